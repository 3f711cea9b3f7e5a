"""What everybody can tell of how many answers a seat has."""

from games.kernel import Answers, Seat
from games.turin.view import TurinView

FORCIBLE = frozenset({"extra", "list", "buy", "answer"})


def foreseen(view: TurinView, seat: Seat) -> Answers:
    """Who can still borrow can do something else first (MT-11); of all others the cash decides."""
    return Answers.HIDDEN if view.players[seat].loan else Answers.SEVERAL
