"""Actions that are listed often, made once."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from games.fishmarket.actions import Accept, Freeze, Reject, SetStall, Stall, Unplan, Withdraw
from games.fishmarket.components import FREEZABLE, ICE

SET_STALL: Final[dict[Stall, SetStall]] = {
    "open": SetStall(stall="open"),
    "done": SetStall(stall="done"),
    "closed": SetStall(stall="closed"),
}
UNPLAN: Final = Unplan()
FREEZE: Final = {kinds: Freeze(kinds=kinds) for blocks in range(ICE + 1) for kinds in combinations(FREEZABLE, blocks)}


@lru_cache(maxsize=4096)
def accepting(offer: str) -> Accept:
    """The acceptance of this offer."""
    return Accept(offer=offer)


@lru_cache(maxsize=4096)
def rejecting(offer: str) -> Reject:
    """The rejection of this offer."""
    return Reject(offer=offer)


@lru_cache(maxsize=4096)
def withdrawing(offer: str) -> Withdraw:
    """The withdrawal of this offer."""
    return Withdraw(offer=offer)
