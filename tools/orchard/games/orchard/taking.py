"""D2: in turn everybody takes fruits out of the basket (OG-3); then the round is over (OG-4)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, Window, kinds_of, plays
from games.orchard.actions import Take
from games.orchard.components import MOST_TAKEN, RIGHT_GUESS, Phase
from games.orchard.events import GuessedRight, RoundBegan, RoundEnded, Took
from games.orchard.reasons import Because
from games.orchard.setup import fruits_of_round
from games.orchard.state import State


class Taking(Question[State]):
    """How many fruits do you take?"""

    kinds = ("take",)
    accepts = kinds_of(Take)
    phases = (Phase.TAKE,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.turn

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.round, state.taken, state.basket)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return [Take(fruits=fruits) for fruits in range(1, _most(state.basket) + 1)]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """OG-3.3: one fruit."""
        return Take(fruits=1)


@plays
def take(state: State, move: Move[Take], dice: Dice) -> list[Event]:
    """Take fruits; the round ends with the last player, or with the last fruit."""
    fruits = move.action.fruits
    if not 1 <= fruits <= _most(state.basket):
        raise Refusal(Because.NOT_SO_MANY, "OG-3.1", fruits=fruits, most=_most(state.basket))
    state.basket -= fruits
    state.players[move.seat].fruits += fruits
    state.taken += 1
    events: list[Event] = [Took(seat=move.seat, fruits=fruits, left=state.basket)]
    if state.taken == state.seats or not state.basket:  # OG-3.2
        events += _end_round(state, dice)
    return events


def _most(basket: int) -> int:
    return min(MOST_TAKEN, basket)


def _end_round(state: State, dice: Dice) -> list[Event]:
    """OG-4.1: guesses are shown, and right ones count; then the next round begins, if there is one."""
    guesses = tuple(player.guess or 0 for player in state.players)
    events: list[Event] = [RoundEnded(round=state.round, left=state.basket, guesses=guesses)]
    for seat, player in enumerate(state.players):
        if player.guess == state.basket:
            player.right += 1
            events.append(GuessedRight(seat=seat, points=RIGHT_GUESS))
        player.guess = None
    if state.round == state.options.rounds:  # OG-4.2
        state.phase = Phase.OVER
        return events
    state.round, state.taken, state.phase = state.round + 1, 0, Phase.GUESS
    state.filled = state.basket = fruits_of_round(state.round, state.seats, dice)
    state.window = Window.open(state.round, list(range(state.seats)))
    return [*events, RoundBegan(round=state.round, fruits=state.basket)]


@lru_cache(maxsize=256)
def _decision(number: int, taken: int, basket: int) -> Decision:
    return Taking.put(f"r{number}.t{taken}", {"basket": basket, "most": _most(basket)})
