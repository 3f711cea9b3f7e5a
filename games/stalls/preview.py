"""What a choice would bring as things stand."""

from collections.abc import Mapping

from games.kernel import Action, Fact, Seat
from games.stalls.actions import Pick
from games.stalls.components import REGULAR
from games.stalls.state import State


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Fact]:
    """How far ahead or behind one's family would be with a good, or what its regular customer would pay by now."""
    if not isinstance(action, Pick):
        return {}
    good, crates = action.meant
    family = state.family_of(seat)
    own = state.crates(family, good)
    if crates == REGULAR:
        return {"pays": own}
    best = max(state.crates(other, good) for other in range(len(state.families)) if other != family)
    lead = own + crates - best
    return {"price": state.prices[good]} | ({"ahead": lead} if lead >= 0 else {"behind": -lead})
