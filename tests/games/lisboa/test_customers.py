"""ML-4 and ML-7: bringing customers, and earning money."""

import pytest

from games.kernel import Event
from games.lisboa.events import Earned
from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import Scene, earned


def earnings(events: list[Event]) -> list[Earned]:
    return [event for event in events if isinstance(event, Earned)]


ROW_OF_THREE = ". . . . .  . . . . .  0fish 1meat 1grape . .  . . . . .  . . . . ."


@pytest.mark.rule("ML-4.1")
def test_face_up_customers_come_to_an_empty_entrance_free_of_charge() -> None:
    scene = Scene(ROW_OF_THREE, money=(0, 0))
    assert scene.illegal("bring K1-4 L3").reason is Because.NOT_FACE_UP
    scene.do("bring K1-2 L3")
    assert scene.money() == 1
    scene.do("coin")
    assert scene.illegal("bring K1-1 L3").reason is Because.ENTRANCE_OCCUPIED
    assert scene.legal("bring K1-1 R3")
    assert scene.legal("bring K1-1 TA")


@pytest.mark.rule("ML-7.3")
def test_everybody_is_told_which_stand_earned_how_much_from_whom() -> None:
    events = Scene(ROW_OF_THREE).do("bring K3-3 R3")
    told = [(event.seat, event.cell, event.customers, event.entrance, event.amount) for event in earnings(events)]
    assert told == [(0, "A3", "K3-3", "R3", 3), (1, "B3", "K3-3", "R3", 3)]
    opened = Scene(entrances={"TC": "K1-1", "L3": "K2-1"}).do("open fish C3 take fish")
    assert [(event.cell, event.customers, event.entrance, event.amount) for event in earnings(opened)] == [
        ("C3", "K1-1", "TC", 1),
        ("C3", "K2-1", "L3", 2),
    ]


@pytest.mark.rule("ML-4.2")
def test_the_line_needs_as_many_stands_as_customers() -> None:
    scene = Scene(ROW_OF_THREE)
    assert scene.legal("bring K3-1 L3")
    refusal = scene.illegal("bring K4-1 L3")
    assert refusal.reason is Because.TOO_FEW_STANDS
    assert refusal.figures == {"line": "3", "stands": 3, "customers": 4}
    assert scene.legal("bring K1-1 TA")
    assert scene.illegal("bring K2-1 TA").reason is Because.TOO_FEW_STANDS


@pytest.mark.rule("ML-4.3")
def test_one_of_the_own_stands_in_the_line_must_match() -> None:
    scene = Scene(ROW_OF_THREE, face_up="K1-10 K1-3 K1-5")
    assert scene.illegal("bring K1-10 L3").reason is Because.NO_MATCHING_STAND
    assert scene.illegal("bring K1-5 L3").reason is Because.NO_MATCHING_STAND
    assert scene.legal("bring K1-3 L3")
    assert "bring K1-10 L3" in scene.could(1)


@pytest.mark.rule("ML-4.4", "ML-7.3", "ML-7.7")
def test_every_matching_stand_of_the_line_earns_whoever_owns_it() -> None:
    scene = Scene("0fish 1fish 1flower 1meat . " + "0fish . . . . " + ". " * 15)
    events = scene.do("bring K2-1 R1")
    assert earned(events, 0) == 2
    assert earned(events, 1) == 4
    assert (scene.money(0), scene.money(1)) == (7, 9)


@pytest.mark.rule("ML-4.5")
def test_the_next_tile_of_the_same_stack_is_turned_up() -> None:
    scene = Scene(ROW_OF_THREE, face_up="K1-1 K1-2 K1-3 K2-1", stacks="K1-9 K1-10 K2-2")
    assert kinds(scene.do("bring K1-2 L3"))[-1] == "customers-turned-up"
    assert scene.face_up(1) == ["K1-1", "K1-9", "K1-3"]
    assert scene.face_up(2) == ["K2-1"]


@pytest.mark.rule("ML-4.6")
def test_a_second_tile_in_a_line_does_not_make_the_first_pay_again() -> None:
    scene = Scene(ROW_OF_THREE, entrances={"L3": "K3-1"})
    assert earned(scene.do("bring K1-1 R3")) == 1


@pytest.mark.rule("ML-4.7")
def test_customers_stay_where_they_are() -> None:
    scene = Scene(ROW_OF_THREE, entrances={"L3": "K3-1"})
    assert not [text for text in scene.listed() if text.startswith("bring") and text.endswith("L3")]
    assert not [text for text in scene.listed() if text.startswith("bring K3-1")]


@pytest.mark.rule("ML-7.1")
@pytest.mark.parametrize(
    ("board", "value"),
    [
        (". . . . .  . . . . .  . . 0fish . .  . . . . .  . . . . .", 1),
        (". . . . .  . . SUSHI . .  . . 0fish . .  . . . . .  . . . . .", 2),
        (". . . . .  . . SUSHI . .  . SUSHI 0fish BAR .  . . . . .  . . . . .", 4),
        (". . . . .  . . SUSHI . .  . SUSHI 0fish BAR .  . . BAR . .  . . . . .", 5),
        (". . . . .  . SUSHI . SUSHI .  . . 0fish . .  . BAR . . .  . . . . .", 1),
        (". . . . .  . . (sushi) . .  . (bar) 0fish . .  . . . . .  . . . . .", 1),
        (". . . . .  . . TEA . .  . WINE 0fish PIZZA .  . . BURGER . .  . . . . .", 1),
    ],
)
def test_the_value_of_a_stand(board: str, value: int) -> None:
    assert earned(Scene(board).do("bring K1-1 L3")) == value


@pytest.mark.rule("ML-7.1")
@pytest.mark.parametrize(
    ("good", "restaurant", "tile"),
    [
        ("fish", "SUSHI", "K1-1"),
        ("flower", "TEA", "K1-1"),
        ("tomato", "PIZZA", "K1-5"),
        ("meat", "BURGER", "K1-3"),
        ("grape", "WINE", "K1-4"),
    ],
)
def test_every_restaurant_improves_its_good_and_the_bar_all(good: str, restaurant: str, tile: str) -> None:
    for kind in (restaurant, "BAR"):
        scene = Scene(f"0{good} {kind} . . . " + ". " * 20, face_up=tile)
        assert earned(scene.do(f"bring {tile} L1")) == 2


@pytest.mark.rule("ML-7.2")
def test_a_stand_matches_a_tile_once() -> None:
    scene = Scene("0fish 0flower 0meat . . " + ". " * 20)
    assert earned(scene.do("bring K1-1 L1")) == 2


@pytest.mark.rule("ML-7.4")
def test_each_stand_is_computed_for_itself() -> None:
    scene = Scene("0fish SUSHI 0fish 0fish . " + ". " * 20)
    events = scene.do("bring K3-1 L1")
    assert [event.amount for event in events if event.kind == "earned"] == [6, 6, 3]  # type: ignore[attr-defined] # all of them are Earned
    assert scene.money() == 5 + 15


@pytest.mark.rule("ML-7.6")
def test_there_is_no_other_income() -> None:
    scene = Scene("0fish . . . . " + ". " * 20, entrances={"L1": "K1-1"}, restaurants=("", "sushi"), active=1)
    assert earned(scene.do("restaurant sushi B1")) == 0
    assert scene.money(0) == 5
    assert earned(scene.do("open flower E5 take fish")) == 0
    assert scene.money(0) == 4
