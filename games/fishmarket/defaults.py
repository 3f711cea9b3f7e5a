"""What a seat does whose time has run out (section 5 of the rule spec)."""

from games.fishmarket.actions import Boats, Rebid
from games.fishmarket.afternoon import most_first
from games.fishmarket.listed import FREEZE, SET_STALL
from games.fishmarket.state import State
from games.kernel import Action, Decision, Dice, Seat


def default(state: State, seat: Seat, decision: Decision, _dice: Dice) -> Action:
    """No bids, or the same ones again; ice for kinds of which two or more would rot; done with the market."""
    match decision.kind:
        case "bids":
            return Boats(bids={})
        case "rebids":
            return Rebid(bids={boat.dock: boat.bids[seat] for boat in state.contended(seat)})  # FM-4.9
        case "ice":
            return FREEZE[most_first(state.players[seat], 2)]
        case "market":
            return SET_STALL["done"]
        case kind:
            raise LookupError(f"nobody owes {kind}")
