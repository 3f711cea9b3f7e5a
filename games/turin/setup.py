"""The deal (MT-2)."""

from games.kernel import Dice
from games.turin.auction import begin_round
from games.turin.components import CARDS, HAND_SIZES, REMOVED, START_CASH
from games.turin.options import TurinOptions
from games.turin.state import Player, State


def set_up(seats: int, options: TurinOptions, dice: Dice, kind: type[State]) -> State:
    """The deal, and the first question."""
    state = kind(options, [], [], [])
    deal(state, seats, dice)
    begin_round(state)
    return state


def deal(state: State, seats: int, dice: Dice) -> None:
    """Everything anew but the game's number and the scores."""
    deck = dice.stream(f"deck:{state.game}").shuffled(tuple(CARDS))
    size = HAND_SIZES[seats]
    state.players = [Player(START_CASH, sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats)]
    rest = sorted(deck[seats * size :])
    state.removed, state.lots = rest[: REMOVED[seats]], rest[REMOVED[seats] :]
    state.round, state.placed, state.discarded, state.auction = 1, [], [], None
    state.tokens, state.goose = [None] * len(state.tokens), None
