"""What speaks for a move in Lisboa."""

import pytest

from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FIVE_LEFT

ROW = "0fish 0fish 0fish . . " + ". " * 20


def grounds(scene: Scene, move: str) -> list[str]:
    return [point.ground for point in GAME.points(scene.view(0), scene.action(move))]


def test_whoever_brings_the_end_about_is_promised_no_further_turn() -> None:
    scene = Scene(FIVE_LEFT, restaurants=("tea", "wine"), money=(9, 9))
    assert "next" in grounds(scene, "coin")
    assert "next" not in grounds(scene, "restaurant tea E5")


def test_nor_is_anybody_in_their_last_turn() -> None:
    scene = Scene(FIVE_LEFT, restaurants=("wine", "tea"), money=(9, 9), active=1)
    scene.do("restaurant tea E5")
    assert "next" not in grounds(scene, "restaurant wine E4")


def test_nor_whoever_takes_the_last_coin_in_a_row() -> None:
    scene = Scene(ROW, active=1)
    assert "next" in grounds(scene, "coin")
    scene.do("coin", "coin", "coin")
    assert "next" not in grounds(scene, "coin")


@pytest.mark.parametrize(("good", "fits"), [("tomato", True), ("fish", False)])
def test_a_closed_restaurant_that_goes_with_the_stand_speaks_for_its_cell(good: str, *, fits: bool) -> None:
    scene = Scene("(pizza) . . . . " + ". " * 20)
    assert ("fits" in grounds(scene, f"open {good} A1 take fish")) == fits


def test_a_restaurant_whose_type_nobody_knows_speaks_for_nothing() -> None:
    scene = Scene("(pizza) . . . . " + ". " * 20, options={"restaurant_info": "hidden"})
    assert "fits" not in grounds(scene, "open tomato A1 take fish")


def test_customers_may_be_followed_by_stands_where_they_stay() -> None:
    (room,) = [
        point for point in GAME.points(Scene(ROW).view(0), Scene(ROW).action("bring K1-1 L1")) if point.ground == "room"
    ]
    assert dict(room.figures) == {"cells": 2}
