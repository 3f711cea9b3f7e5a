"""ML-2 and ML-3: the turn, and opening a stand."""

import pytest

from games.kernel import Reason
from games.lisboa.components import BAR, Good
from games.lisboa.events import DisplayRefilled
from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import Scene, earned, paid


@pytest.mark.rule("ML-2.1")
def test_a_turn_is_exactly_one_of_four_actions() -> None:
    scene = Scene("0fish " + ". " * 24, restaurants=("tea", ""), hands=("fish flower tomato", "meat grape grape"))
    assert {text.split()[0] for text in scene.listed()} == {"open", "bring", "restaurant", "coin"}
    for text in ("open fish C3 take fish", "bring K1-1 L1", "restaurant tea C3", "coin"):
        copy = Scene("0fish " + ". " * 24, restaurants=("tea", ""))
        copy.do(text)
        assert copy.state.active == 1
        assert copy.illegal(f"0: {text}").reason is Reason.NOT_ASKED


@pytest.mark.rule("ML-2.2")
def test_the_hand_swap_comes_before_the_action() -> None:
    scene = Scene(hands=("fish fish fish",))
    scene.do("swap hand")
    assert scene.state.active == 0
    assert scene.legal("coin")
    scene.do("coin")
    assert scene.state.active == 1


@pytest.mark.rule("ML-2.3")
def test_an_illegal_action_changes_nothing() -> None:
    scene = Scene("0fish . . . . " * 5, money=(0, 0))
    for text in ("open fish A1 take fish", "open fish B1 take fish", "bring K2-8 L1", "restaurant tea B1"):
        scene.illegal(text)
    assert scene.state.active == 0


@pytest.mark.rule("ML-2.4")
def test_a_closed_restaurant_does_not_make_a_cell_unavailable_but_a_stand_and_an_open_one_do() -> None:
    scene = Scene("(tea) 1fish SUSHI . . " + ". " * 20, restaurants=("bar", ""))
    assert scene.legal("open fish A1 take fish")
    assert scene.legal("restaurant bar A1")
    for cell in ("B1", "C1"):
        assert scene.illegal(f"open fish {cell} take fish").reason is Because.CELL_OCCUPIED
        assert scene.illegal(f"restaurant bar {cell}").reason is Because.CELL_OCCUPIED


@pytest.mark.rule("ML-2.5")
def test_with_several_players_there_is_always_a_coin_to_take() -> None:
    scene = Scene(money=(0, 0))
    assert scene.listed() == ["coin"]


@pytest.mark.rule("ML-3.1")
def test_a_stand_needs_a_wooden_stand_a_tile_and_an_available_cell_and_nothing_else() -> None:
    scene = Scene(hands=("fish meat meat",))
    assert scene.illegal("open grape C3 take fish").reason is Because.NO_SUCH_STAND_TILE
    cells = {text.split()[2] for text in scene.listed() if text.startswith("open fish")}
    assert len(cells) == 25
    scene.do("open fish E5 take fish")
    assert scene.holds("E5", "0fish")
    assert scene.state.players[0].stands_left == 7


@pytest.mark.rule("ML-3.2")
@pytest.mark.parametrize(
    ("board", "cost"),
    [
        (". . . . .  . . . . .  . . . . .  . . . . .  . . . . .", 1),
        (". . 1fish . .  . . . . .  0meat . . . .  . . . . .  . . . . .", 2),
        (". . 1fish . .  . . 0fish . .  0meat . . . .  . . . . .  . . . . .", 3),
        (". . . . .  . . . . .  0meat 1meat . 0fish 1fish  . . . . .  . . . . .", 5),
        (". . (tea) . .  . . TEA . .  BAR (bar) . SUSHI WINE  . . . . .  . . PIZZA . .", 1),
        ("1fish . . . 1fish  . . . . .  . . . . .  . . . . .  0fish . . . 0fish", 1),
    ],
)
def test_the_cost_is_one_more_than_the_stands_in_the_fuller_line(board: str, cost: int) -> None:
    scene = Scene(board)
    assert paid(scene.do("open fish C3 take fish")) == cost
    assert scene.money() == 5 - cost


@pytest.mark.rule("ML-3.3", "ML-7.5")
def test_a_new_stand_earns_from_the_customers_at_its_four_entrances() -> None:
    scene = Scene(entrances={"TC": "K1-1", "BC": "K2-1", "L3": "K3-1", "R3": "K4-1", "L2": "K1-2", "TD": "K1-3"})
    events = scene.do("open fish C3 take fish")
    assert earned(events, 0) == 1 + 2 + 3 + 4
    assert scene.money() == 5 + 10 - 1


@pytest.mark.rule("ML-3.4", "ML-11.1")
def test_place_then_pay_needs_the_money_or_the_earnings() -> None:
    board = ". . . . .  . . . . .  0meat 1meat . . .  . . . . .  . . . . ."
    scene = Scene(board, money=(0, 0), entrances={"TC": "K2-1"})
    refusal = scene.illegal("open fish C3 take fish")
    assert refusal.reason is Because.TOO_EXPENSIVE
    assert refusal.clause == "ML-3.4"
    assert refusal.figures == {"cost": 3, "money": 0, "income": 2}
    rich = Scene(board, money=(0, 0), entrances={"TC": "K2-1", "BC": "K1-1"})
    rich.do("open fish C3 take fish")
    assert rich.money() == 0
    assert Scene(board, money=(2, 0)).illegal("open fish C3 take fish").reason is Because.TOO_EXPENSIVE
    assert Scene(board, money=(3, 0)).legal("open fish C3 take fish")


@pytest.mark.rule("ML-3.5")
def test_the_sequence_of_an_opening() -> None:
    scene = Scene(". . (tea) . . " + ". " * 20, entrances={"TC": "K1-1"}, bag="grape meat")
    events = scene.do("open fish C1 take flower")
    assert kinds(events) == ["stand-opened", "restaurant-taken", "earned", "paid", "tile-taken", "display-refilled"]
    assert scene.holds("C1", "0fish")
    assert scene.restaurants() == ["tea"]


@pytest.mark.rule("ML-3.6", "ML-3.10")
def test_one_takes_a_display_tile_and_its_place_is_refilled_from_the_bag() -> None:
    scene = Scene(display="fish meat grape", bag="tomato flower", hands=("fish flower tomato",))
    takes = {text.partition(" take ")[2] for text in scene.listed() if text.startswith("open fish C3")}
    assert takes == {"fish", "meat", "grape"}
    assert scene.illegal("open fish C3").reason is Because.TAKE_NOT_NAMED
    assert scene.illegal("open fish C3 take flower").reason is Because.NOT_IN_DISPLAY
    scene.do("open fish C3 take meat")
    assert scene.hand() == ["flower", "tomato", "meat"]
    assert scene.display == ["fish", "tomato", "grape"]
    assert len(scene.state.bag) == 1


@pytest.mark.rule("ML-3.6")
def test_one_takes_a_tile_after_the_last_wooden_stand_too() -> None:
    scene = Scene(stands_left=(1, 8), display="meat meat grape")
    scene.do("open fish C3 take grape")
    assert scene.hand() == ["flower", "tomato", "grape"]


@pytest.mark.rule("ML-3.7")
def test_a_restaurant_taken_this_turn_is_not_opened_and_gives_no_bonus() -> None:
    scene = Scene(". (sushi) . . . " + ". " * 20, entrances={"L1": "K1-1"})
    events = scene.do("open fish B1 take fish")
    assert earned(events) == 1
    assert scene.state.active == 1
    assert scene.restaurants() == ["sushi"]
    scene.do("coin")
    assert earned(scene.do("open flower A1 take flower")) == 1


@pytest.mark.rule("ML-3.8")
def test_nobody_but_the_new_stand_earns_when_it_is_opened() -> None:
    scene = Scene("0fish 1fish . . . " + ". " * 20, entrances={"L1": "K2-1"})
    events = scene.do("open fish C1 take fish")
    assert earned(events, 0) == 2
    assert earned(events, 1) == 0


@pytest.mark.rule("ML-3.9")
def test_nothing_is_placed_on_a_stand() -> None:
    scene = Scene("0fish " + ". " * 24, restaurants=("bar", ""))
    assert not [text for text in scene.listed() if " A1" in text]


@pytest.mark.rule("ML-3.10")
@pytest.mark.parametrize(("taken", "place"), [("meat", 1), ("fish", 2), ("grape", 3)])
def test_everybody_is_told_which_place_of_the_display_was_refilled(taken: str, place: int) -> None:
    scene = Scene(display="meat fish grape", bag="tomato flower")
    refilled = scene.do(f"open fish C3 take {taken}")[-1]
    assert refilled == DisplayRefilled(good=Good.TOMATO, place=place)


@pytest.mark.rule("ML-3.10")
def test_the_display_keeps_its_places() -> None:
    scene = Scene(display="meat meat grape", bag="tomato")
    scene.do("open fish C3 take meat")
    assert scene.display == ["tomato", "meat", "grape"]
    scene.do("open fish A1 take meat")
    assert scene.display == ["tomato", "-", "grape"]
    scene.do("open flower E1 take tomato")
    assert scene.display == ["-", "-", "grape"]


def test_the_bar_is_one_restaurant_and_sushi_and_wine_are_not() -> None:
    scene = Scene("(bar) . . . . " + ". " * 20)
    scene.do("open fish A1 take fish")
    assert scene.state.players[0].restaurants == [BAR]
