"""Each invariant of the spec is seen to break."""

from collections.abc import Callable

import pytest

from games.kernel import Window
from games.orchard.state import State
from tests.games.orchard.positions import GAME, Position


def overfill(state: State) -> None:
    state.basket = state.filled + 1


def ask_again(state: State) -> None:
    state.window = Window.open(1, [0])


def forget_a_guess(state: State) -> None:
    state.players[0].guess = None


@pytest.mark.parametrize(("broken", "name"), [(overfill, "I1"), (ask_again, "I2"), (forget_a_guess, "I3")])
def test_what_must_hold_is_seen_to_break(broken: Callable[[State], None], name: str) -> None:
    seats = GAME.seat_counts[-1]
    position = Position(3 * seats, seats, [0] * seats)
    assert GAME.violations(position.state) == []
    broken(position.state)
    assert [violation[:2] for violation in GAME.violations(position.state)] == [name]
