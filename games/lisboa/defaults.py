"""What a seat does whose time has run out."""

from games.kernel import Action, Decision, Dice, Seat
from games.lisboa import listed
from games.lisboa.choices import choices
from games.lisboa.state import NOTHING, State


def default(state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
    """A coin, the leftmost tile of the display, the next challenge; a solo player has no deadline anyway."""
    match decision.kind:
        case "turn" if state.solo is None:
            return listed.COIN
        case "take":
            return listed.TAKE[next(good for good in state.display if good != NOTHING)]
        case _:
            return choices(state, seat, decision)[0]
