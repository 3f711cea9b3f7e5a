"""Each invariant of the spec is seen to break."""

from collections.abc import Callable

import pytest

from games.stalls.components import Card, Good
from games.stalls.state import State
from tests.games.stalls.positions import GAME, Position


def forge(state: State) -> None:
    state.players[0].hand = [Card(Good.BREAD, 3)] * 5


def double_a_price(state: State) -> None:
    state.prices[Good.BREAD] = state.prices[Good.ROSES]


def ask_nobody(state: State) -> None:
    state.window = None


def lose_a_card(state: State) -> None:
    state.players[0].hand.pop()


def lose_coins(state: State) -> None:
    state.families[0].sales = -1


@pytest.mark.parametrize(
    ("broken", "name"),
    [(forge, "I1"), (double_a_price, "I2"), (ask_nobody, "I3"), (lose_a_card, "I4"), (lose_coins, "I5")],
)
def test_what_must_hold_is_seen_to_break(broken: Callable[[State], None], name: str) -> None:
    position = Position(seats=4)
    assert GAME.violations(position.state) == []
    broken(position.state)
    assert [violation[:2] for violation in GAME.violations(position.state)] == [name]


def test_nobody_holds_anything_after_the_last_day() -> None:
    position = Position(options={"days": 2})
    while not position.table.over:
        position.skip(position.owing[0])
    assert GAME.violations(position.state) == []
    position.state.players[0].hand.append(Card(Good.BREAD, 0))
    assert [violation[:2] for violation in GAME.violations(position.state)] == ["I4"]
