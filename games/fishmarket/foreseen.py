"""What everybody can tell of how many answers a seat has."""

from games.fishmarket.view import FishMarketView
from games.kernel import Answers, Decision, Seat

FORCIBLE = frozenset({"rebids"})


def foreseen(view: FishMarketView, seat: Seat, decision: Decision) -> Answers:
    """Everybody sees the cash: with one coin for each boat there is only one way to bid (FM-4.4)."""
    return Answers.ONE if view.players[seat].cash == decision.number("boats") else Answers.SEVERAL
