"""What a seat does whose time has run out: fixed for every decision, and never an action card (CM-15.1 to CM-15.4)."""

from games.central.listed import ASIDE_NOTHING, DECLINE, OPENINGS, PASS, SKIP, STAY
from games.central.opening import heaviest
from games.central.sale import best
from games.central.state import State
from games.kernel import Action, Decision, Dice, Seat


def default(state: State, seat: Seat, decision: Decision, _dice: Dice) -> Action:
    """What a skipped seat does; nothing of it is drawn by lot."""
    match decision.kind:
        case "open":
            return _opening(state, seat)
        case "bid" | "first-bid":
            return PASS
        case "lower" | "next-bid":
            return STAY
        case "sell":
            return best(state, seat, len(state.players[seat].hand))  # as much as possible (CM-15.2)
        case "aside":
            return ASIDE_NOTHING
        case _:
            return DECLINE


def _opening(state: State, seat: Seat) -> Action:
    """The product with the most kg, for the highest price (CM-15.3)."""
    product = heaviest(state, seat)
    return SKIP if product is None else OPENINGS[product][state.price_max - 1]
