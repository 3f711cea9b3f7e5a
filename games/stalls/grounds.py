"""What speaks for a choice: how one's family stands with the good, and what goes to the neighbour otherwise."""

from enum import StrEnum

from games.kernel import Action, Point, Seat, View
from games.stalls.actions import Pick
from games.stalls.components import PICKS, REGULAR, Good
from games.stalls.view import StallsView

MUCH = 3
"""So many coins for somebody else are worth a word."""


class Ground(StrEnum):
    """Leads in a good, regular customers, and the neighbour."""

    UNCLAIMED = "unclaimed"
    """Nobody has a crate of the good yet."""
    OVERTAKES = "overtakes"
    """One's family would have the most crates of a good, and did not before."""
    DRAWS_LEVEL = "draws-level"
    """It would have as many as the best other one."""
    KEEPS_LEAD = "keeps-lead"
    """It has the most already."""
    BEHIND = "behind"
    """Against it: another family has more all the same."""
    REGULAR_PAYS = "regular-pays"
    """The regular customer would pay by now, whoever has the most."""
    REGULAR_WAITS = "regular-waits"
    """Against it: there is nothing yet that the regular customer would buy."""
    DENIES = "denies"
    """The neighbour who gets what is left would make so much with this card."""


def points(view: View, action: Action) -> list[Point]:
    """How the family stands with the good of the card, and what the neighbour would get instead."""
    assert isinstance(view, StallsView)  # noqa: S101 - each game has its own views
    if not isinstance(action, Pick) or view.seat is None:
        return []
    good, crates = action.meant
    own, best = _crates(view, view.players[view.seat].family, good)
    return [Point.of(_standing(own, crates, best), good=str(good)), *_of_neighbour(view, view.seat, good, crates)]


def _crates(view: StallsView, family: int, good: Good) -> tuple[int, int]:
    """How many crates of a good a family has, and the best other one."""
    by_family = [each.crates.get(good, 0) for each in view.families]
    return by_family[family], max(count for number, count in enumerate(by_family) if number != family)


def _standing(own: int, more: int, best: int) -> Ground:
    if more == REGULAR:
        return Ground.REGULAR_PAYS if own else Ground.REGULAR_WAITS
    if own > best:
        return Ground.KEEPS_LEAD
    if own + more > best:
        return Ground.OVERTAKES if best else Ground.UNCLAIMED
    return Ground.DRAWS_LEVEL if own + more == best else Ground.BEHIND


def _of_neighbour(view: StallsView, seat: Seat, good: Good, crates: int) -> list[Point]:
    """What the neighbour would make with the card if it were left, as things stand; neighbours are rivals (SA-1.3)."""
    if view.card >= PICKS:
        return []
    neighbour = (seat + (1 if view.left else -1)) % len(view.players)
    own, best = _crates(view, view.players[neighbour].family, good)
    if crates == REGULAR:
        coins = own
    else:
        coins = _share(view.prices[good], own + crates, best) - _share(view.prices[good], own, best)
    return [Point.of(Ground.DENIES, seat=neighbour, coins=coins)] if coins >= MUCH else []


def _share(price: int, own: int, best: int) -> int:
    """What a good brings a family in the evening (SA-4)."""
    if not own or own < best:
        return 0
    return price if own > best else price // 2
