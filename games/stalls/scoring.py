"""How it ends (SA-4.5, SA-4.6)."""

from games.kernel import Outcome
from games.stalls.state import State


def outcome(state: State) -> Outcome:
    """SA-4.5, SA-4.6: what the family has counts for each of its members; among equals more goods sold alone."""
    families = [state.families[state.family_of(seat)] for seat in range(state.seats)]
    lines = [{"sales": family.sales, "regulars": family.regulars} for family in families]
    return Outcome.ranked("days", lines, [{"sold": family.sold} for family in families])


def tally(state: State) -> tuple[int, ...]:
    """What everybody's family has so far."""
    return tuple(state.families[state.family_of(seat)].coins for seat in range(state.seats))
