"""ML-6: taking a coin, and the end by coins."""

import pytest

from games.lisboa.components import End
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FIVE_LEFT, fifteen_customers


@pytest.mark.rule("ML-6.1")
def test_a_coin_is_always_there() -> None:
    scene = Scene(money=(0, 3))
    scene.do("coin")
    assert (scene.money(0), scene.money(1)) == (1, 3)
    assert scene.legal("coin")


@pytest.mark.rule("ML-6.2", "ML-9.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_coin_of_everybody_in_a_row_ends_the_game_at_once(seats: int) -> None:
    scene = Scene(seats=seats, active=1, restaurants=("",) * seats)
    scene.do(*["coin"] * (seats - 1))
    assert not scene.table.over
    assert GAME.view(scene.state, None).coin_run == seats - 1
    scene.do("coin")
    assert scene.table.over
    assert scene.state.end is End.COINS
    assert [scene.money(seat) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("ML-6.3")
def test_two_players_end_the_game_with_two_coins_each() -> None:
    scene = Scene()
    scene.do("coin", "coin", "coin")
    assert not scene.table.over
    scene.do("coin")
    assert scene.table.over
    assert scene.state.end is End.COINS


@pytest.mark.rule("ML-6.4")
@pytest.mark.parametrize("action", ["open fish C3 take fish", "bring K1-1 L1", "restaurant tea C3"])
def test_any_other_action_begins_the_count_anew(action: str) -> None:
    scene = Scene("0fish . . . . " + ". " * 20, seats=3, restaurants=("tea", "", ""), active=1)
    scene.do("coin", "coin", action)
    assert GAME.view(scene.state, None).coin_run == 0
    scene.do("coin", "coin")
    assert not scene.table.over
    scene.do("coin")
    assert scene.table.over


@pytest.mark.rule("ML-6.4", "ML-9.5")
@pytest.mark.parametrize("action", ["open meat E5 take fish", "restaurant tea E5", "bring K1-1 L1"])
def test_the_count_begins_anew_also_when_the_end_is_triggered(action: str) -> None:
    """Else coins from before would end the game in the middle of the last turns."""
    scene = Scene(
        FIVE_LEFT,
        seats=3,
        restaurants=("tea", "", "wine"),
        hands=("meat meat fish",),
        money=(9, 9, 9),
        entrances=fifteen_customers(("TA", "TB", "L1", "L2", "L3")),
    )
    scene.do("coin")
    scene.skip(scene.state.active)
    scene.do("coin")
    assert GAME.view(scene.state, None).coin_run == 2
    assert kinds(scene.do(action))[-1] == "end-triggered"
    assert GAME.view(scene.state, None).coin_run == 0
    scene.do("coin")
    assert not scene.table.over
    scene.do("restaurant wine E4")
    assert scene.table.over
    assert scene.state.end is not End.COINS
    assert GAME.view(scene.state, None).coin_run == 0


@pytest.mark.rule("ML-6.2", "ML-6.3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 3), (4, 4)])
def test_everybody_is_told_how_many_coins_in_a_row_would_end_the_game(seats: int, limit: int) -> None:
    scene = Scene(seats=seats)
    for run in range(1, limit + 1):
        (coin, *_) = scene.do("coin")
        assert vars(coin).items() >= {"amount": 1, "run": run, "limit": limit}.items()
        assert GAME.view(scene.state, None).coin_limit == limit
    assert scene.table.over


@pytest.mark.rule("ML-6.5")
def test_a_coin_by_default_is_paid_and_neither_counts_nor_resets() -> None:
    scene = Scene(seats=3)
    scene.do("coin", "coin")
    scene.skip(scene.state.active)
    assert scene.money(2) == 6
    assert not scene.table.over
    assert GAME.view(scene.state, None).coin_run == 2
    scene.do("coin", "coin")
    assert not scene.table.over, "nobody can end a game against an absent rival"
    scene.do("coin")
    assert scene.table.over


@pytest.mark.rule("ML-6.5")
def test_absence_alone_never_ends_a_game() -> None:
    for seats in (2, 3, 4):
        scene = Scene(seats=seats)
        for _ in range(20):
            scene.skip(scene.state.active)
        assert not scene.table.over


@pytest.mark.rule("ML-6.5")
def test_two_players_one_absent() -> None:
    scene = Scene()
    for _ in range(6):
        scene.do("coin")
        scene.skip(scene.state.active)
    assert not scene.table.over
