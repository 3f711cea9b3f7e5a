"""What everybody can tell of how many answers a seat has."""

from games.kernel import Answers, Decision, Seat
from games.turin.view import TurinView

FORCIBLE = frozenset({"extra", "list", "buy", "answer"})


def foreseen(view: TurinView, seat: Seat, _decision: Decision) -> Answers:
    """Who can still borrow can do something else first (MT-11); of all others the cash decides."""
    return Answers.HIDDEN if view.players[seat].loan else Answers.SEVERAL
