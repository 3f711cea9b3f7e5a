"""Why a kind of action has no choices now, as its player would ask."""

from games.central.components import NONE_HELD, PRODUCTS
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Refusal, Seat


def why_not(state: State, seat: Seat, kind: str) -> Refusal | None:
    """Why this seat has no such action where it is asked; None if nothing more is to be said."""
    match kind:
        case "skip":
            return Refusal(Because.MUST_OPEN, "CM-4.4")
        case "open":
            return Refusal(Because.NOTHING_TO_OPEN, "CM-4.2")
        case "bid" | "bid-once" | "undercut" if state.bidding.lowest == 1:
            return Refusal(Because.NO_LOWER, "CM-5.3")
        case "bid" | "bid-once" | "undercut" | "wait":
            return Refusal(Because.CANNOT_BID, "CM-5.2", product=PRODUCTS[state.bidding.product])
        case "sell":
            return Refusal(Because.MUST_CHEAT, "CM-11.2", product=PRODUCTS[state.bidding.product])
        case "cheat" if state.held(seat) != NONE_HELD:
            return Refusal(Because.MUST_BE_HONEST, "CM-11.7", product=PRODUCTS[state.bidding.product])
        case "tourists":
            return Refusal(Because.NONE_LEFT, "CM-12.3", product=PRODUCTS[state.bidding.product])
        case _:
            return None
