"""D1: everybody chooses a card in secret; all are laid at once, and the hands go on (SA-3)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Move,
    Refusal,
    Seat,
    Stream,
    Window,
    WindowQuestion,
    kinds_of,
    plays,
)
from games.stalls.actions import Pick
from games.stalls.components import PICKS, Phase, card_id
from games.stalls.evening import end_day
from games.stalls.events import Chose, HandsPassed, Laid
from games.stalls.listed import PICKED
from games.stalls.reasons import Because
from games.stalls.setup import open_window
from games.stalls.state import State


class Picking(WindowQuestion[State, Pick]):
    """Which card do you lay?"""

    kinds = ("pick",)
    accepts = kinds_of(Pick)
    phases = (Phase.PICK,)

    @override
    def window(self, state: State) -> Window[Pick] | None:
        return state.window

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.day, state.picks)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [PICKED[card] for card in dict.fromkeys(state.players[seat].hand)]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """SA-3.5: a card by lot, so that nobody learns what the hand holds."""
        stream = dice.stream(f"default:{state.day}:{state.picks}:{seat}")
        return PICKED[stream.choice(state.players[seat].hand)]

    @override
    def noticed(self, state: State, seat: Seat) -> list[Event]:
        return [Chose(seat=seat)]

    @override
    def close(self, state: State, answers: list[tuple[Seat, Pick]], dice: Dice) -> list[Event]:
        """SA-3.2 to SA-3.4: lay all cards, pass the hands; after the fourth card it is evening."""
        events: list[Event] = []
        for seat, pick in sorted(answers, key=lambda answer: answer[0]):
            state.players[seat].hand.remove(pick.meant)
            state.players[seat].laid.append(pick.meant)
            events.append(Laid(seat=seat, good=pick.meant.good, crates=pick.meant.crates))
        state.window, state.picks = None, state.picks + 1
        if state.picks == PICKS:
            return [*events, *end_day(state, dice)]
        hands = [player.hand for player in state.players]
        for seat, hand in enumerate(hands):
            state.players[(seat + state.step) % state.seats].hand = hand
        open_window(state)
        return [*events, HandsPassed(left=state.step == 1)]

    @override
    def another(self, state: State, seat: Seat, answer: Pick, stream: Stream) -> Pick:
        return PICKED[stream.choice(state.players[seat].hand)]


PICKING = Picking()


@plays
def pick(state: State, move: Move[Pick], dice: Dice) -> list[Event]:
    """Lay a card face down."""
    if move.action.card not in {card_id(*card) for card in state.players[move.seat].hand}:
        raise Refusal(Because.NOT_IN_HAND, "SA-3.1", card=move.action.card)
    return PICKING.answer(state, move.seat, move.action, dice)


@lru_cache(maxsize=64)
def _decision(day: int, picks: int) -> Decision:
    return Picking.put(f"d{day}.p{picks}", {"day": day, "card": picks + 1, "cards": PICKS})
