"""What a seat does whose time has run out (section 6 of the rule spec)."""

from games.kernel import Action, Decision, Dice, Seat
from games.turin.actions import Bid, Extra, Goose, Place, Take
from games.turin.choices import choices
from games.turin.choosing import preference, prize
from games.turin.components import Phase
from games.turin.listed import DONE, PASS
from games.turin.state import State


def default(state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
    """Nothing bid, bought or sold; what must be chosen is chosen by lot where a fixed choice would tell something."""
    stream = dice.stream(f"default:{decision.id}:{seat}")
    match decision.kind:
        case "place":
            return Place(card=stream.choice(state.players[seat].hand))
        case "bid":
            return Bid(coins=0)
        case "goose":
            return Goose(answer="leave" if state.goose is None else "keep")
        case "extra":
            return Extra(coins=0)
        case "take":
            return _take(state, seat)
        case "sell" | "answer":
            listed = choices(state, seat, decision)
            return stream.choice(listed) if decision.kind == "sell" else listed[0]
        case _:
            return DONE if state.live and state.phase is Phase.BUY else PASS


def _take(state: State, seat: Seat) -> Take:
    """The deposited preference as far as it goes, then the lowest cards."""
    rest = sorted(card for card in state.lots if card not in state.players[seat].prefer)
    wanted = [*preference(state, seat), *rest][: prize(state)]
    return Take(cards=tuple(card for card in state.lots if card in wanted))
