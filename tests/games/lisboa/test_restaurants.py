"""ML-5: opening a restaurant."""

import pytest

from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import Scene, earned


@pytest.mark.rule("ML-5.1")
def test_opening_a_restaurant_brings_one_coin() -> None:
    scene = Scene(restaurants=("tea wine", ""), money=(0, 0))
    assert len([text for text in scene.listed() if text.startswith("restaurant")]) == 2 * 25
    scene.do("restaurant wine C3")
    assert scene.holds("C3", "WINE")
    assert scene.restaurants() == ["tea"]
    assert scene.money() == 1


@pytest.mark.rule("ML-5.2")
def test_a_closed_restaurant_under_it_is_taken() -> None:
    scene = Scene("(pizza) . . . . " + ". " * 20, restaurants=("tea", ""))
    assert kinds(scene.do("restaurant tea A1")) == ["restaurant-opened", "restaurant-taken"]
    assert scene.holds("A1", "TEA")
    assert scene.restaurants() == ["pizza"]


@pytest.mark.rule("ML-5.3")
def test_a_restaurant_raises_later_earnings_only() -> None:
    scene = Scene("0fish . 0fish . . " + ". " * 20, entrances={"L1": "K2-1"}, restaurants=("sushi", ""))
    events = scene.do("restaurant sushi B1")
    assert earned(events) == 0
    assert scene.money() == 6
    scene.do("coin")
    assert earned(scene.do("bring K1-1 R1")) == 4


@pytest.mark.rule("ML-5.4")
def test_an_open_restaurant_serves_everybody_for_good() -> None:
    scene = Scene("1fish . . . . " + ". " * 20, restaurants=("sushi bar", ""))
    scene.do("restaurant sushi B1")
    assert earned(scene.do("bring K1-1 L1"), 1) == 2
    assert not scene.legal("restaurant bar B1")
    assert not scene.legal("open fish B1 take fish")


@pytest.mark.rule("ML-5.5")
def test_there_is_no_limit_to_restaurants_in_front_of_a_player() -> None:
    scene = Scene("(bar) . . . . " + ". " * 20, restaurants=("sushi sushi tea tea pizza pizza wine wine", ""))
    scene.do("open fish A1 take fish")
    assert len(scene.restaurants()) == 9


@pytest.mark.rule("ML-11.6", "ML-5.1")
def test_without_a_restaurant_none_can_be_opened() -> None:
    scene = Scene()
    assert not [text for text in scene.listed() if text.startswith("restaurant")]
    refusal = scene.illegal("restaurant tea C3")
    assert refusal.reason is Because.NO_SUCH_RESTAURANT
    assert Scene(restaurants=("wine", "")).illegal("restaurant tea C3").figures == {"restaurant": "tea"}
