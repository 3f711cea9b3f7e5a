"""What everybody can tell of how many answers a seat has (CM-15.5)."""

from collections.abc import Iterable

from games.central.view import CentralView
from games.kernel import Answers, Decision, Event, Seat, View

FORCIBLE = frozenset({"first-bid", "bid", "sell", "tourists"})


def foreseen(view: View, seat: Seat, decision: Decision, _told: Iterable[Event]) -> Answers:
    """The Cheater can always bid; the last card must be sold; everything else is for the hand to say."""
    assert isinstance(view, CentralView)  # noqa: S101 - the kernel shows this game its own views
    player = view.players[seat]
    if decision.kind in ("first-bid", "bid") and player.cheater:
        return Answers.SEVERAL
    if decision.kind == "sell" and player.hand == 1:
        return Answers.ONE
    return Answers.HIDDEN
