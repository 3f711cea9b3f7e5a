"""Section 10: plans of wishes for the coming turns."""

import pytest

from games.kernel import Dice, Event, Nature, Reason, Table, seen_by
from games.kernel.notation import read
from games.lisboa.actions import Wishes
from games.lisboa.components import End, Wish
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FIVE_LEFT
from tools.waits import Habit, measure

ROW = "1fish 1fish . . . "
REST = ". " * 20


def acted(events: list[Event]) -> list[str]:
    """What plans did."""
    return [vars(event)["action"] for event in events if event.kind == "order-acted"]


def done(scene: Scene, wishes: str) -> str | None:
    """What the plan of seat 1 does once seat 0 has taken a coin."""
    scene.do(f"1: wish {wishes}")
    return next(iter(acted(scene.do("coin"))), None)


# Which move makes a wish come true


@pytest.mark.parametrize(
    ("wish", "move"),
    [
        ("customers", "bring K2-1 L1"),
        ("customers-1", "bring K2-1 L1"),
        ("customers-A", "bring K1-1 TA"),
        ("customers-2", None),
        ("customers gain 4", "bring K2-1 L1"),
        ("customers gain 5", None),
        ("best", "bring K2-1 L1"),
        ("best gain 5", None),
        ("coin", "coin"),
        ("restaurant", None),
        ("stand", "open fish C2 take fish"),
        ("earning-stand", None),
    ],
)
def test_a_wish_becomes_the_move_that_brings_most(wish: str, move: str | None) -> None:
    assert done(Scene(ROW + REST), f"first {wish}") == move


def test_customers_are_brought_where_they_put_their_owner_furthest_ahead() -> None:
    """Two customers in row 1 would pay seat 0 as much, one in column A pays nobody else."""
    assert done(Scene("1fish 0fish . . . " + REST), "first customers") == "bring K1-1 TA"


@pytest.mark.parametrize(("rivals", "move"), [("0fish .", "bring K3-1 L1"), ("0fish 0fish", None)])
def test_nothing_is_done_of_which_somebody_else_has_more(rivals: str, move: str | None) -> None:
    scene = Scene(f"1fish 0meat {rivals} . " + REST, face_up="K3-1 K3-2 K3-3")
    assert done(scene, "first customers-1") == move


@pytest.mark.parametrize(
    ("stand", "move"),
    [
        ("good tomato column D row 4", "open tomato D4 take fish"),
        ("good meat", None),
        ("column A row 1", None),
        ("column C row 1 cost 2", None),
        ("column C row 1 cost 3", "open fish C1 take fish"),
        ("row 5 take flower,tomato", "open fish C5 take flower"),
        ("row 5 take meat", None),
    ],
)
def test_the_planned_stand_is_the_one_that_was_described(stand: str, move: str | None) -> None:
    assert done(Scene(ROW + REST), f"first stand {stand}") == move


def test_a_stand_is_opened_where_it_earns_more_than_it_costs() -> None:
    scene = Scene(entrances={"L3": "K3-5", "TB": "K2-5"})
    assert done(scene, "first earning-stand gain 4") == "open flower B3 take fish"


@pytest.mark.parametrize(("customers", "move"), [("K1-5", None), ("K2-5", "open flower A3 take fish")])
def test_a_stand_that_earns_what_it_costs_is_none_that_earns(customers: str, move: str | None) -> None:
    assert done(Scene(entrances={"L3": customers}), "first earning-stand") == move


def test_a_restaurant_is_opened_where_it_helps_its_owner_most_and_nobody_else_more() -> None:
    board = ". . . . . . 1flower . 1flower . . . . . . . 0flower . . . " + ". " * 5
    scene = Scene(board, restaurants=("", "tea"))
    assert done(scene, "first restaurant") == "restaurant tea C2"
    crowded = Scene("0fish 0fish 0fish 0fish 0fish " * 4 + ". " * 5, restaurants=("", "bar"))
    crowded.state.last_seat, crowded.state.end = 1, End.CELLS
    assert done(crowded, "first restaurant") is None


def test_a_display_without_a_wanted_tile_that_may_be_swapped_leaves_the_tile_to_be_asked_for() -> None:
    scene = Scene(display="meat meat meat")
    assert done(scene, "first stand row 3 take fish") == "open fish A3"
    assert scene.listed(1)[:2] == ["take meat", "swap display"]


# In which order, and for how long


def test_the_first_wish_that_can_come_true_does_and_is_struck_off() -> None:
    scene = Scene(ROW + REST, seats=3)
    scene.do("1: wish first restaurant second customers third coin gain 3")
    assert acted(scene.do("coin")) == ["bring K2-1 L1"]
    plan = GAME.view(scene.state, 1).plan
    assert plan is not None
    assert plan.text == "wish first restaurant second coin gain 3"
    scene.do("coin")
    assert acted(scene.do("open fish E5 take fish")) == ["coin"]
    assert [order.text for order in GAME.orders(scene.state, 1)] == ["wish first restaurant gain 3"]


def test_after_its_last_wish_a_plan_is_gone() -> None:
    scene = Scene()
    scene.do("1: wish first coin gain 3", "coin")
    assert scene.state.plans == [None, None]


def test_a_plan_that_finds_nothing_to_do_is_silent_and_stays() -> None:
    scene = Scene(seats=3)
    scene.do("1: wish first customers")
    events = scene.do("coin")
    assert kinds(seen_by(1, events)) == ["coin-taken", "plan-silent"]
    assert kinds(seen_by(0, events)) == ["coin-taken"]
    assert scene.state.active == 1
    scene.do("open fish C3 take fish", "coin")
    assert acted(scene.do("coin")) == ["bring K1-1 TC"]


def test_plans_of_several_players_follow_each_other() -> None:
    scene = Scene(seats=4)
    scene.do("1: wish first coin", "2: wish first stand", "3: wish first coin")
    assert acted(scene.do("coin")) == ["coin", "open fish A1 take fish", "coin"]
    assert scene.state.active == 0


def test_who_is_in_turn_plans_the_next_one() -> None:
    scene = Scene()
    scene.do("0: wish first coin")
    assert scene.state.active == 0
    scene.do("open fish C3 take fish")
    assert acted(scene.do("open flower A1 take flower")) == ["coin"]


def test_the_decision_keeps_its_id_until_the_turn_it_is_for() -> None:
    scene = Scene(seats=4)
    ids = []
    for _ in range(3):
        (planning,) = GAME.decisions(scene.state, 3)
        ids.append(planning.id)
        scene.do("coin")
    assert ids == ["t4.plan"] * 3
    assert [decision.id for decision in GAME.decisions(scene.state, 3)] == ["t4", "t8.plan"]
    assert [decision.id for decision in GAME.decisions(scene.state, 0)] == ["t5.plan"]


# The end


def test_a_plan_never_brings_the_end() -> None:
    coins = Scene()
    coins.do("coin", "coin", "1: wish first coin")
    assert acted(coins.do("coin")) == []
    cells = Scene(FIVE_LEFT, seats=2, restaurants=("", "tea"))
    assert done(cells, "first restaurant second stand") is None
    cells.do("restaurant tea E5")
    assert cells.state.last_seat == 0


def test_in_the_last_round_a_plan_acts_and_nobody_plans_a_turn_he_will_not_have() -> None:
    scene = Scene(FIVE_LEFT, seats=3, restaurants=("tea", "", ""))
    scene.do("0: wish first coin", "2: wish first coin")
    scene.do("restaurant tea E5")
    assert scene.state.plans[0] is None
    assert GAME.decisions(scene.state, 0) == []
    assert [decision.kind for decision in GAME.decisions(scene.state, 2)] == ["plan"]
    assert acted(scene.do("coin")) == ["coin"]
    assert scene.table.over


def test_a_plan_that_the_end_overtakes_is_gone_without_a_word() -> None:
    scene = Scene(seats=3)
    scene.do("coin", "coin", "0: wish first customers")
    assert "order-stopped" not in kinds(scene.do("coin"))
    assert scene.table.over
    assert scene.state.plans == [None] * 3


# Who knows


def public(events: list[Event]) -> list[str]:
    return [repr(event) for event in seen_by(None, events)]


@pytest.mark.parametrize(
    ("wishes", "move"),
    [("first coin", "coin"), ("first customers", "bring K2-1 L1"), ("first stand row 5", "open fish C5 take fish")],
)
def test_a_planned_turn_looks_like_a_quick_answer(wishes: str, move: str) -> None:
    planned, by_hand = Scene(ROW + REST, seats=3), Scene(ROW + REST, seats=3)
    planned.do(f"1: wish {wishes}")
    together = planned.do("coin")
    one_by_one = by_hand.do("coin") + by_hand.do(move)
    assert acted(together) == [move]
    assert public(together) == public(one_by_one)
    assert [repr(event) for event in seen_by(2, together)] == [repr(event) for event in seen_by(2, one_by_one)]
    assert [GAME.view(planned.state, seat) for seat in (0, 1, 2, None)] == [
        GAME.view(by_hand.state, seat) for seat in (0, 1, 2, None)
    ]


def test_a_plan_is_private_and_its_owner_sees_it() -> None:
    scene = Scene(seats=3)
    before = [GAME.view(scene.state, seat) for seat in (0, 2, None)]
    events = scene.do("1: wish first coin")
    assert [seen_by(seat, events) for seat in (0, 2, None)] == [[], [], []]
    assert [GAME.view(scene.state, seat) for seat in (0, 2, None)] == before
    (decision,) = GAME.decisions(scene.state, 1)
    assert (decision.answered, decision.nature, decision.owed) == (Wishes(first=Wish.COIN), Nature.ORDER, False)


# Making plans


def test_a_plan_takes_the_place_of_the_one_before_and_an_empty_one_of_all() -> None:
    scene = Scene()
    scene.do("1: plan coin", "1: wish first customers", "1: wish first coin")
    assert [order.text for order in GAME.orders(scene.state, 1)] == ["wish first coin"]
    assert scene.listed(1) == ["withdraw plan"]
    assert kinds(scene.do("1: wish")) == ["plan-withdrawn"]
    assert GAME.orders(scene.state, 1) == []
    assert scene.do("1: wish") == []


def test_figures_have_bounds() -> None:
    """No stand costs more than 5, and a menu has room for 24 gains."""
    for part, high in (("gain", 24), ("row", 5), ("cost", 5)):
        Scene().do(f"1: wish {part} {high}")
        refusal = Scene().illegal(f"1: wish {part} {high + 1}")
        assert refusal.reason is Reason.OUT_OF_BOUNDS
        assert refusal.figures == {"field": part, "low": 1, "high": high}


def test_every_part_of_a_plan_fits_into_a_menu() -> None:
    table = Table(GAME, 2, {"start_player": "seat"}, Dice.of(5))
    (planning,) = table.moves(1)
    (form,) = planning.forms
    assert all(len(vars(field).get("items", ())) <= 24 for field in form.fields)
    assert len(form.fields) <= 11
    understood = read("WISH first customers-a second stand good fish column c row 3 take flower, meat", (planning,))
    assert isinstance(understood, dict)
    assert GAME.read_action(understood).text == (
        "wish first customers-A second stand good fish column C row 3 take flower,meat"
    )


# Who plans sensibly


def test_two_who_plan_wait_two_thirds_as_often_at_most() -> None:
    """With two, the plan of one acts as soon as the other has moved: so it is made before that move, or not at all."""
    plain, planned = (
        sum(each.waits for each in measure(GAME, 2, 2, habit, 3, seed=7)) for habit in (Habit.PLAIN, Habit.PLANNING)
    )
    assert 3 * planned <= 2 * plain
