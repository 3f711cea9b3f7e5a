"""What speaks for a choice: how one's family stands with the good, and what goes to the neighbour otherwise."""

from enum import StrEnum

from games.kernel import Action, Point, View
from games.stalls.actions import Pick
from games.stalls.components import REGULAR
from games.stalls.view import StallsView


class Ground(StrEnum):
    """What can speak for a choice, or against it."""

    TAKES_LEAD = "takes-lead"
    """One's family would have the most crates of a good, and did not before."""
    DRAWS_LEVEL = "draws-level"
    """It would have as many as the best other one."""
    KEEPS_LEAD = "keeps-lead"
    """It has the most already."""
    BEHIND = "behind"
    """Against it: another family has more all the same."""
    REGULAR_PAYS = "regular-pays"
    """The regular customer would pay so much by now."""
    REGULAR_WAITS = "regular-waits"
    """Against it: there is nothing yet that the regular customer would buy."""


def points(view: View, action: Action) -> list[Point]:
    """What speaks for an action, or against it."""
    assert isinstance(view, StallsView)  # noqa: S101 - each game has its own views
    if not isinstance(action, Pick) or view.seat is None:
        return []
    family = view.players[view.seat].family
    good, crates = action.meant
    own = view.families[family].crates.get(good, 0)
    if crates == REGULAR:
        return [Point.of(Ground.REGULAR_PAYS, coins=own) if own else Point.of(Ground.REGULAR_WAITS)]
    best = max(each.crates.get(good, 0) for number, each in enumerate(view.families) if number != family)
    return [Point.of(_standing(own, crates, best), price=view.prices[good])]


def _standing(own: int, more: int, best: int) -> Ground:
    if own > best:
        return Ground.KEEPS_LEAD
    if own + more > best:
        return Ground.TAKES_LEAD
    return Ground.DRAWS_LEVEL if own + more == best else Ground.BEHIND
