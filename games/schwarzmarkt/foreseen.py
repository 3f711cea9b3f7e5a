"""Who can take their turn in one way only, as everybody can tell by the sizes of hands and by the rate."""

from collections.abc import Iterable

from games.kernel import Answers, Decision, Event, Seat, View
from games.schwarzmarkt.view import SchwarzmarktView

FORCIBLE = frozenset({"turn", "final", "deal"})


def foreseen(view: View, seat: Seat, _decision: Decision, _told: Iterable[Event]) -> Answers:
    """Who can push the rate in several ways has a choice; who has no card to sell, or one to give away, has none."""
    assert isinstance(view, SchwarzmarktView)  # noqa: S101 - the kernel's views are not told apart by type
    if view.offer is not None and view.offer.steps > 1:
        return Answers.SEVERAL
    most_for_one_answer = 0 if view.offer is not None else 1
    return Answers.ONE if view.players[seat].cards <= most_for_one_answer else Answers.HIDDEN
