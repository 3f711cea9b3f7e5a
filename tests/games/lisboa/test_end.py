"""ML-9 and ML-10: the end of the game and final scoring; ML-11: shortages."""

import pytest

from games.kernel import Nature
from games.lisboa.components import End
from games.lisboa.events import EndTriggered
from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene

FIVE_LEFT = """
    0fish 0fish 1meat TEA   (bar)
    0fish BAR   1meat WINE  (tea)
    1fish PIZZA 1meat SUSHI .
    0meat 1fish PIZZA SUSHI .
    1fish 0meat 0meat 1fish .
"""
"""20 cells filled, two of the others with closed restaurants."""
FOUR_STANDS_IN_A_ROW = "0fish 0fish 1fish 1fish . " + "0fish 0fish 1fish 1fish . " * 4


def fifteen_customers(free: tuple[str, ...]) -> dict[str, str]:
    names = [f"{side}{line}" for side in "TB" for line in "ABCDE"] + [
        f"{side}{row}" for side in "LR" for row in "12345"
    ]
    tiles = [f"K{n}-{k}" for n in (1, 2) for k in range(4, 11)] + ["K3-10"]
    return dict(zip([name for name in names if name not in free], tiles, strict=True))


@pytest.mark.rule("ML-9.1", "ML-9.3")
@pytest.mark.parametrize("action", ["open meat E5 take fish", "restaurant tea E5", "restaurant tea E1"])
def test_filling_the_fifth_last_cell_triggers_the_end_closed_restaurants_counting_as_available(action: str) -> None:
    scene = Scene(FIVE_LEFT, seats=3, restaurants=("tea", "", ""), hands=("meat meat fish",), money=(9, 9, 9))
    events = scene.do(action)
    assert kinds(events)[-1] == "end-triggered"
    view = GAME.view(scene.state, None)
    assert (view.last_seat, view.end) == (2, End.CELLS)
    scene.do("coin")
    assert not scene.table.over
    scene.do("coin")
    assert scene.table.over
    assert scene.state.end is End.CELLS


@pytest.mark.rule("ML-9.1")
def test_six_cells_left_do_not_trigger_the_end() -> None:
    scene = Scene(FIVE_LEFT.replace("0fish 0fish", "0fish ."), restaurants=("tea", ""))
    assert "end-triggered" not in kinds(scene.do("restaurant tea E5"))


@pytest.mark.rule("ML-9.1")
def test_the_trigger_waits_for_the_end_of_the_turn() -> None:
    scene = Scene(FIVE_LEFT, display="meat meat meat", hands=("fish fish fish",), money=(9, 9))
    assert "end-triggered" not in kinds(scene.do("open fish E5"))
    assert kinds(scene.do("take meat"))[-1] == "end-triggered"


@pytest.mark.rule("ML-9.2", "ML-9.3")
def test_bringing_the_sixteenth_customers_triggers_the_end() -> None:
    free = ("TA", "TB", "L1", "L2", "L3")
    scene = Scene(FOUR_STANDS_IN_A_ROW, entrances=fifteen_customers(free), active=1)
    events = scene.do("bring K1-1 L1")
    assert kinds(events)[-1] == "end-triggered"
    assert scene.state.last_seat == 0
    scene.do("bring K1-2 L2")
    assert scene.table.over
    assert scene.state.end is End.ENTRANCES


@pytest.mark.rule("ML-9.2")
def test_the_fifteenth_customers_and_a_stand_beside_sixteen_do_not() -> None:
    free = ("TA", "TB", "TC", "L1", "L2", "L3")
    entrances = dict(list(fifteen_customers(free[1:]).items())[:14])
    scene = Scene(FOUR_STANDS_IN_A_ROW, entrances=entrances)
    assert "end-triggered" not in kinds(scene.do("bring K1-1 L1"))
    full = Scene(entrances=fifteen_customers(free[1:]) | {"TB": "K3-9"})
    assert "end-triggered" not in kinds(full.do("open fish E1 take fish"))


@pytest.mark.rule("ML-9.3")
@pytest.mark.parametrize(("seats", "active", "last"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 3, 2)])
@pytest.mark.parametrize(("action", "reason"), [("restaurant tea E5", End.CELLS), ("bring K1-1 L1", End.ENTRANCES)])
def test_everybody_is_told_who_triggered_the_end_how_and_who_plays_last(
    action: str, reason: End, seats: int, active: int, last: int
) -> None:
    board = FIVE_LEFT.replace("0fish 0fish", f"{active}fish {active}fish", 1)
    entrances = fifteen_customers(("TA", "TB", "L1", "L2", "L3"))
    scene = Scene(board, seats=seats, active=active, restaurants=("tea",) * seats, entrances=entrances)
    told = scene.do(action)[-1]
    assert told == EndTriggered(seat=active, reason=reason, last=last)
    view = GAME.view(scene.state, None)
    assert (view.last_seat, view.end) == (last, reason)


@pytest.mark.rule("ML-9.3")
def test_the_one_who_triggered_the_end_has_no_further_turn_and_the_others_one_each() -> None:
    scene = Scene(FIVE_LEFT, seats=4, restaurants=("", "", "tea", ""), active=2)
    scene.do("restaurant tea E5")
    moved = []
    while not scene.table.over:
        moved.append(scene.state.active)
        scene.do("coin")
    assert moved == [3, 0, 1]


@pytest.mark.rule("ML-9.4")
def test_in_the_last_turns_cells_and_entrances_beyond_the_limit_may_be_filled() -> None:
    scene = Scene(FIVE_LEFT, seats=3, restaurants=("tea", "wine", "wine"))
    scene.do("restaurant tea E5")
    events = scene.do("restaurant wine E4")
    assert "end-triggered" not in kinds(events)
    assert scene.state.last_seat == 2
    assert {text.split()[0] for text in scene.listed()} >= {"restaurant", "coin"}
    scene.do("restaurant wine E3")
    assert scene.table.over


@pytest.mark.rule("ML-9.4")
def test_a_second_trigger_changes_nothing() -> None:
    free = ("TA", "L1", "L2", "L3", "TB")
    scene = Scene(FIVE_LEFT, seats=3, restaurants=("tea", "", ""), entrances=fifteen_customers(free), money=(9, 9, 9))
    scene.do("restaurant tea E5")
    events = scene.do("bring K1-1 TA")
    assert "end-triggered" not in kinds(events)
    assert (scene.state.end, scene.state.last_seat) == (End.CELLS, 2)


@pytest.mark.rule("ML-9.5")
def test_coins_in_the_last_turns_are_too_few_to_end_the_game_by_themselves() -> None:
    scene = Scene(FIVE_LEFT, seats=3, restaurants=("tea", "", ""), active=1)
    scene.do("coin", "coin")
    scene.do("restaurant tea E5")
    scene.do("coin", "coin")
    assert scene.table.over
    assert scene.state.end is End.CELLS


def ended(money: tuple[int, ...], restaurants: tuple[str, ...] = (), board: str = "") -> Scene:
    """A game that ends by coins with this money in the purses."""
    seats = len(money)
    before = tuple(amount - (2 if seats == 2 else 1) for amount in money)
    scene = Scene(board, seats=seats, money=before, restaurants=restaurants or ("",) * seats)
    scene.do(*["coin"] * (4 if seats == 2 else seats))
    assert scene.table.over
    return scene


def scores(scene: Scene) -> list[int]:
    return [standing.score for standing in GAME.outcome(scene.state).standings]


def places(scene: Scene) -> list[int]:
    return [standing.place for standing in GAME.outcome(scene.state).standings]


@pytest.mark.rule("ML-10.1")
def test_a_restaurant_still_in_front_costs_one_coin_and_the_result_may_be_negative() -> None:
    scene = ended((7, 2, 3), ("tea bar", "sushi tea wine", ""))
    assert scores(scene) == [5, -1, 3]
    lines = {line.name: line.amount for line in GAME.outcome(scene.state).standings[0].lines}
    assert lines["restaurants-left"] == -2


@pytest.mark.rule("ML-10.2")
def test_the_most_money_wins() -> None:
    scene = ended((4, 9, 6))
    assert GAME.outcome(scene.state).winners == (1,)


@pytest.mark.rule("ML-10.3")
def test_among_equals_the_one_with_more_stands_on_the_market_wins() -> None:
    scene = ended((6, 6), board="1fish 1meat 0fish . . " + ". " * 20)
    assert places(scene) == [2, 1]


@pytest.mark.rule("ML-10.4")
def test_an_unbroken_tie_is_a_shared_victory_and_a_rematch_is_offered() -> None:
    seats = 3
    scene = Scene("0fish 1meat . . . " + ". " * 20, seats=seats, money=(5, 5, 0))
    events = scene.do(*["coin"] * seats)
    assert GAME.outcome(scene.state).winners == (0, 1)
    end = vars(events[-1])
    assert (end["winners"], end["rematch"]) == ((0, 1), True)
    alone = Scene(seats=seats, money=(6, 5, 0)).do(*["coin"] * seats)[-1]
    assert (vars(alone)["winners"], vars(alone)["rematch"]) == ((0,), False)


@pytest.mark.rule("ML-10.5")
def test_nothing_else_scores() -> None:
    scene = ended((4, 4), board="0fish 1fish BAR TEA . " + ". " * 20)
    scene.state.players[0].hand = []
    scene.state.players[1].stands_left = 0
    assert scores(scene) == [4, 4]


@pytest.mark.rule("ML-10.6")
def test_the_other_places_are_ranked_the_same_way() -> None:
    assert places(ended((9, 5, 5, 1))) == [1, 2, 2, 4]
    assert places(ended((9, 5, 5, 1), board="2fish . . . . " + ". " * 20)) == [1, 3, 2, 4]


# Shortages


@pytest.mark.rule("ML-11.1")
def test_there_is_no_limit_to_the_money_of_the_bank() -> None:
    scene = Scene("0fish . . . . " + ". " * 20, money=(5000, 0))
    scene.do("bring K1-1 L1")
    assert scene.money() == 5001


@pytest.mark.rule("ML-11.2")
def test_without_a_wooden_stand_everything_else_stays_legal() -> None:
    scene = Scene("0fish . . . . " + ". " * 20, stands_left=(0, 8), restaurants=("tea", ""))
    assert scene.illegal("open fish C3 take fish").reason is Because.NO_WOODEN_STAND
    assert {text.split()[0] for text in scene.listed()} == {"bring", "restaurant", "coin"}


@pytest.mark.rule("ML-11.3")
def test_with_an_empty_bag_and_display_one_plays_on_with_fewer_tiles() -> None:
    scene = Scene(display="fish", bag="", hands=("fish meat meat",))
    assert "display-refilled" not in kinds(scene.do("open fish C3 take fish"))
    assert scene.display == ["-", "-", "-"]
    assert [text for text in scene.listed() if text.startswith("open fish A1")] == ["open fish A1"]
    scene.do("open fish A1")
    assert len(scene.hand(1)) == 2
    assert scene.state.active == 0


@pytest.mark.rule("ML-11.5")
def test_with_an_empty_stack_fewer_tiles_are_face_up() -> None:
    scene = Scene("0fish . . . . " + ". " * 20, face_up="K1-1", stacks="")
    assert "customers-turned-up" not in kinds(scene.do("bring K1-1 L1"))
    assert scene.face_up(1) == []
    scene.do("coin")
    assert not [text for text in scene.listed() if text.startswith("bring")]


# Who is asked


def test_only_the_active_player_owes_a_decision_and_a_skipped_one_takes_a_coin_or_the_leftmost_tile() -> None:
    scene = Scene(seats=3, display="meat meat meat")
    decision, _planning = GAME.decisions(scene.state, 0)
    assert (decision.owed, decision.nature) == (True, Nature.TURN)
    assert GAME.default(scene.state, 0, decision, scene.table.dice).text == "coin"
    assert all(not other.owed for seat in (1, 2) for other in GAME.decisions(scene.state, seat))
    scene.do("open fish C3")
    step, _planning = GAME.decisions(scene.state, 0)
    assert GAME.default(scene.state, 0, step, scene.table.dice).text == "take meat"


@pytest.mark.rule("ML-3.10")
@pytest.mark.parametrize(
    ("display", "taken"),
    [((2, 0, 4), "tomato"), ((4, 0, 2), "grape"), ((-1, 3, 1), "meat"), ((-1, -1, 1), "flower")],
)
def test_the_leftmost_tile_is_that_of_the_first_place_that_is_not_empty(display: tuple[int, ...], taken: str) -> None:
    scene = Scene(display="meat meat meat")
    scene.do("open fish C3")
    scene.state.display = list(display)
    step, _planning = GAME.decisions(scene.state, 0)
    assert GAME.default(scene.state, 0, step, scene.table.dice).text == f"take {taken}"
