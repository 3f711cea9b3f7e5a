"""ML-6: taking a coin, and the end by coins."""

import pytest

from games.lisboa.state import End
from tests.lisboa.scene import GAME, Scene


@pytest.mark.rule("ML-6.1")
def test_a_coin_is_always_there() -> None:
    scene = Scene(money=(0, 3))
    scene.play("coin")
    assert (scene.money(0), scene.money(1)) == (1, 3)
    assert scene.legal("coin")


@pytest.mark.rule("ML-6.2", "ML-9.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_coin_of_everybody_in_a_row_ends_the_game_at_once(seats: int) -> None:
    scene = Scene(seats=seats, active=1, restaurants=("",) * seats)
    scene.play(*["coin"] * (seats - 1))
    assert not scene.over
    assert GAME.view(scene.state, None).coin_run == seats - 1
    scene.play("coin")
    assert scene.over
    assert scene.state.end is End.COINS
    assert [scene.money(seat) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("ML-6.3")
def test_two_players_end_the_game_with_two_coins_each() -> None:
    scene = Scene()
    scene.play("coin", "coin", "coin")
    assert not scene.over
    scene.play("coin")
    assert scene.over
    assert scene.state.end is End.COINS


@pytest.mark.rule("ML-6.4")
@pytest.mark.parametrize("action", ["open fish C3 take fish", "bring K1-1 L1", "restaurant tea C3"])
def test_any_other_action_begins_the_count_anew(action: str) -> None:
    scene = Scene("0fish . . . . " + ". " * 20, seats=3, restaurants=("tea", "", ""), active=1)
    scene.play("coin", "coin", action)
    assert GAME.view(scene.state, None).coin_run == 0
    scene.play("coin", "coin")
    assert not scene.over
    scene.play("coin")
    assert scene.over


@pytest.mark.rule("ML-6.5")
def test_a_coin_by_default_is_paid_and_neither_counts_nor_resets() -> None:
    scene = Scene(seats=3)
    scene.play("coin", "coin")
    scene.play("coin", skipped=True)
    assert scene.money(2) == 6
    assert not scene.over
    assert GAME.view(scene.state, None).coin_run == 2
    scene.play("coin", "coin")
    assert not scene.over, "nobody can end a game against an absent rival"
    scene.play("coin")
    assert scene.over


@pytest.mark.rule("ML-6.5")
def test_absence_alone_never_ends_a_game() -> None:
    for seats in (2, 3, 4):
        scene = Scene(seats=seats)
        scene.play(*["coin"] * 20, skipped=True)
        assert not scene.over


@pytest.mark.rule("ML-6.5")
def test_two_players_one_absent() -> None:
    scene = Scene()
    for _ in range(6):
        scene.play("coin")
        scene.play("coin", skipped=True)
    assert not scene.over
