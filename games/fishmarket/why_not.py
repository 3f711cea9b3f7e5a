"""Why a kind of action has no choices now, as its player would ask."""

from games.fishmarket.market import check_may_offer
from games.fishmarket.state import State
from games.kernel import Refusal, Seat


def why_not(state: State, seat: Seat, kind: str) -> Refusal | None:
    """Why this player cannot make an offer; None if nothing more is to be said."""
    if kind != "offer":
        return None
    try:
        check_may_offer(state, seat)
    except Refusal as refusal:
        return refusal
    return None
