"""Who has one way only to bid again, as everybody can tell by the cash."""

from collections.abc import Iterable

from games.fishmarket.view import FishMarketView
from games.kernel import Answers, Decision, Event, Seat, View

FORCIBLE = frozenset({"rebids"})


def foreseen(view: View, seat: Seat, decision: Decision, _told: Iterable[Event]) -> Answers:
    """Everybody sees the cash: with one coin for each boat there is only one way to bid (FM-4.4)."""
    assert isinstance(view, FishMarketView)  # noqa: S101 - the kernel shows this game its own views
    return Answers.ONE if view.players[seat].cash == decision.number("boats") else Answers.SEVERAL
