"""D1: everybody guesses in secret how many fruits will be left (OG-2)."""

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
from games.orchard.actions import Guess
from games.orchard.components import Phase
from games.orchard.events import Guessed, TakingBegan
from games.orchard.reasons import Because
from games.orchard.state import State


class Guessing(WindowQuestion[State, Guess]):
    """How many fruits will be left?"""

    kinds = ("guess",)
    accepts = kinds_of(Guess)
    phases = (Phase.GUESS,)

    @override
    def window(self, state: State) -> Window[Guess] | None:
        return state.window

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.round, state.basket, state.most_left)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [Guess(left=left) for left in range(state.most_left + 1)]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """OG-2.3: nothing will be left."""
        return Guess(left=0)

    @override
    def noticed(self, state: State, seat: Seat) -> list[Event]:
        return [Guessed(seat=seat)]

    @override
    def close(self, state: State, answers: list[tuple[Seat, Guess]], dice: Dice) -> list[Event]:
        """OG-2.2: the guesses stay face down until the round ends."""
        state.window, state.phase = None, Phase.TAKE
        for seat, guess in answers:
            state.players[seat].guess = guess.left
        return [TakingBegan(seat=state.turn)]

    @override
    def another(self, state: State, seat: Seat, answer: Guess, stream: Stream) -> Guess:
        return Guess(left=stream.between(0, state.most_left))


GUESSING = Guessing()


@plays
def guess(state: State, move: Move[Guess], dice: Dice) -> list[Event]:
    """Lay a guess face down."""
    if not 0 <= move.action.left <= state.most_left:
        raise Refusal(Because.NO_SUCH_REST, "OG-2.1", left=move.action.left, most=state.most_left)
    return GUESSING.answer(state, move.seat, move.action, dice)


@lru_cache(maxsize=256)
def _decision(number: int, basket: int, most: int) -> Decision:
    return Guessing.put(f"r{number}.guess", {"round": number, "basket": basket, "most": most})
