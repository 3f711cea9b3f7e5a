"""Actions that are listed often, made once: listing picks them from here and builds nothing."""

from functools import cache
from typing import Final

from games.kernel import Seat
from games.schwarzmarkt.actions import MOST_RULES, Clear, Collect, Deal, Drop, Lay, Pass, Raid, Sell, Spy, Swap, Take
from games.schwarzmarkt.components import DICE, MARKET_CARDS, PRODUCTS, Product

LAY: Final = {card: Lay(card=card) for card in MARKET_CARDS}
SPY: Final = tuple(Spy(victim=seat) for seat in range(5))
COLLECT: Final = tuple(Collect(victim=seat) for seat in range(5))
DEAL: Final = tuple(Deal(product=product) for product in PRODUCTS)
TAKE: Final = tuple(Take(product=product) for product in PRODUCTS)
RAID: Final = tuple(tuple(Raid(victim=seat, product=product) for product in PRODUCTS) for seat in range(5))


@cache
def swap(victim: Seat, gift: tuple[Product, ...]) -> Swap:
    """Every swap, made once."""
    return Swap(victim=victim, gift=gift)


class _Sales(dict[tuple[int, ...], Sell]):
    """Every exchange, made once."""

    def __missing__(self, counts: tuple[int, ...]) -> Sell:
        self[counts] = Sell(goods=dict(zip(PRODUCTS, counts, strict=True)))
        return self[counts]


SELL: Final = _Sales()
PASSES: Final = (Pass(), *(Pass(steps=steps) for steps in range(1, max(DICE) + 1)))
"""By the number of steps; the first is the pass of the final turn."""
DROP: Final = tuple(Drop(number=number) for number in range(1, MOST_RULES + 1))
CLEAR: Final = Clear()
