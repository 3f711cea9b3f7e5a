"""When a hand may hold one kind of card only, as everybody can tell by how many are left of it."""

from collections.abc import Iterable

from games.kernel import Answers, Decision, Event, Seat, View
from games.stalls.components import PICKS
from games.stalls.view import StallsView

FORCIBLE = frozenset({"pick"})


def foreseen(view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
    """Two cards at the most are alike (SA-1.4): only the last two of a hand may be one choice, and they are hidden."""
    assert isinstance(view, StallsView)  # noqa: S101 - the kernel's views are not told apart by type
    return Answers.HIDDEN if view.card == PICKS else Answers.SEVERAL
