"""Who has one answer only, as everybody can tell by cash and cards."""

from collections.abc import Iterable

from games.kernel import Answers, Decision, Event, Seat, View
from games.turin.view import TurinView

FORCIBLE = frozenset({"extra", "list", "buy", "answer"})


def foreseen(view: View, seat: Seat, _decision: Decision, _told: Iterable[Event]) -> Answers:
    """Who can still borrow can do something else first (MT-11); of all others the cash decides."""
    assert isinstance(view, TurinView)  # noqa: S101 - the kernel shows this game its own views
    return Answers.HIDDEN if view.players[seat].loan else Answers.SEVERAL
