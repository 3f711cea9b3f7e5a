"""What is told before a move is confirmed."""

import pytest

from games.kernel import Refusal
from games.lisboa.listed import COIN, SWAP_HAND
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene, earned
from tests.games.lisboa.test_end import FIVE_LEFT, fifteen_customers


def test_cost_income_net_and_what_others_earn() -> None:
    scene = Scene("0fish 1fish 1flower . . " + ". " * 20, seats=3)
    assert scene.preview("bring K2-1 L1") == {"cost": 0, "income": 2, "net": 2, "seat-1": 4, "ends": 0}
    assert scene.preview("coin") == {"cost": 0, "income": 0, "net": 1, "ends": 0}


def test_the_restaurant_that_is_taken_and_the_coin_for_one_that_is_opened() -> None:
    scene = Scene("(tea) . . . . " + ". " * 20, restaurants=("bar", ""))
    assert scene.preview("restaurant bar A1") == {"cost": 0, "income": 0, "net": 1, "taken": "tea", "ends": 0}


def test_the_end_is_foretold() -> None:
    scene = Scene(FIVE_LEFT, restaurants=("tea", "wine"), money=(9, 9))
    assert scene.preview("restaurant tea E5")["ends"] == 1
    assert scene.preview("open fish E5 take fish")["ends"] == 1
    assert scene.preview("coin")["ends"] == 0
    scene.do("restaurant tea E5")
    assert scene.preview("restaurant wine E4")["ends"] == 0
    run = Scene()
    run.do("coin", "coin", "coin")
    assert run.preview("coin")["ends"] == 1


@pytest.mark.rule("ML-9.4")
def test_an_end_that_is_triggered_already_is_not_foretold_once_more() -> None:
    """The entrances have ended the game, and now the fifth last cell is filled."""
    scene = Scene(
        FIVE_LEFT,
        restaurants=("", "wine"),
        entrances=fifteen_customers(("TA", "TB", "L1", "L2", "L3")),
    )
    assert scene.preview("restaurant wine E5", seat=1)["ends"] == 1
    scene.do("bring K1-1 L1")
    assert scene.preview("restaurant wine E5")["ends"] == 0
    assert "end-triggered" not in kinds(scene.do("restaurant wine E5"))


def test_the_sixteenth_customers_and_the_eighth_stand_of_the_crowded_market_end_it() -> None:
    names = [f"{side}{line}" for side in "TB" for line in "ABCDE"] + ["R1", "R2", "R3", "R4", "R5"]
    tiles = [f"K{n}-{k}" for n in (2, 3) for k in range(1, 9)]
    scene = Scene("0fish . . . . " + ". " * 20, entrances=dict(zip(names, tiles, strict=False)))
    assert scene.preview("bring K1-1 L1")["ends"] == 1
    crowded = Scene(
        challenge=7, stands_left=(1,), entrances=dict.fromkeys([*names, "L1", "L2", "L3", "L4", "L5"], "K1-1")
    )
    assert crowded.preview("open fish C3 take fish")["ends"] == 1


@pytest.mark.parametrize("challenge", [0, 3, 8])
def test_elsewhere_the_last_stand_of_a_player_ends_nothing(challenge: int) -> None:
    scene = Scene(challenge=challenge, stands_left=(1, 1))
    text = "open fish C3 take fish"
    assert scene.preview(text)["ends"] == 0
    scene.do(text)
    assert not scene.table.over


def test_one_can_look_ahead_before_ones_turn() -> None:
    scene = Scene("1fish . . . . " + ". " * 20)
    assert scene.preview("bring K1-1 L1", seat=1)["income"] == 1


def test_no_preview_of_what_is_refused_and_none_of_what_has_no_figures() -> None:
    scene = Scene(money=(0, 0))
    with pytest.raises(Refusal):
        scene.preview("open fish C3 take fish")
    assert GAME.preview(scene.state, 0, SWAP_HAND) == {}
    assert GAME.preview(scene.state, 0, COIN)["net"] == 1


def test_previews_come_true() -> None:
    text = "open flower C3 take fish"
    entrances = {"L3": "K3-1", "TC": "K2-6"}
    scene = Scene(". . . . .  . . TEA . . " + ". " * 15, entrances=entrances)
    foretold = GAME.preview(scene.state, 0, scene.action(text))
    assert earned(scene.do(text)) == foretold["income"] == 10
    assert scene.money() == 5 + int(foretold["net"])


def best_first(scene: Scene, *texts: str) -> list[str]:
    """These moves as a menu lists them."""
    return sorted(texts, key=lambda text: -GAME.merit(scene.preview(text)))


def test_of_what_earns_alike_that_comes_first_which_brings_others_least() -> None:
    scene = Scene("0fish . . . . " + "1fish . . . . " + ". " * 15, entrances={})
    shared, alone = "bring K1-1 TA", "bring K1-1 L1"
    assert scene.preview(shared)["net"] == scene.preview(alone)["net"] == 1
    assert best_first(scene, shared, alone) == [alone, shared]


def test_a_stand_is_best_where_a_restaurant_lies_that_goes_with_it() -> None:
    scene = Scene("(tea) . (sushi) . (bar) " + ". " * 20)
    beside, useless, fitting, bar = (f"open fish {cell} take fish" for cell in ("B1", "A1", "C1", "E1"))
    assert set(best_first(scene, beside, useless, fitting, bar)[:2]) == {fitting, bar}
    assert best_first(scene, beside, useless, fitting, bar)[2:] == [useless, beside]


def test_a_restaurant_is_best_beside_ones_own_stands_and_not_beside_those_of_others() -> None:
    scene = Scene(". 0fish . 1fish . " + ". " * 20, restaurants=("sushi", ""))
    own, both, theirs, nobodys = (f"restaurant sushi {cell}" for cell in ("A1", "C1", "E1", "C3"))
    assert best_first(scene, theirs, nobodys, both, own) == [own, both, nobodys, theirs]
