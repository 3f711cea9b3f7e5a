"""Plans of moves: nobody is offered one any more, but tables and logs from before there were wishes hold them."""

import pytest

from games.kernel import Nature, seen_by
from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene


def test_a_planned_move_is_carried_out_when_the_turn_comes() -> None:
    scene = Scene(seats=3)
    scene.do("1: plan open fish C3 take fish")
    events = scene.do("coin")
    assert scene.holds("C3", "1fish")
    assert scene.state.active == 2
    assert kinds(seen_by(1, events)) == [
        "coin-taken",
        "plan-followed",
        "order-acted",
        "stand-opened",
        "paid",
        "tile-taken",
        "display-refilled",
    ]
    assert "order-acted" not in kinds(seen_by(0, events))
    assert "stand-opened" in kinds(seen_by(None, events))
    assert scene.state.plans == [None, None, None]


def test_plans_of_several_players_follow_each_other() -> None:
    scene = Scene(seats=4, display="fish fish flower")
    scene.do("1: plan open fish C3 take fish", "2: plan coin", "3: plan open fish C3 take fish,open fish E3 take fish")
    scene.do("coin")
    assert scene.holds("C3", "1fish")
    assert scene.holds("E3", "3fish")
    assert scene.state.active == 0


def test_the_first_move_that_is_still_legal_is_played() -> None:
    scene = Scene()
    scene.do("1: plan open fish C3 take fish,open flower D3 take flower")
    scene.do("open fish C3 take tomato")
    assert scene.holds("D3", "1flower")


def test_of_several_legal_moves_the_one_named_first_is_played() -> None:
    for first, second in (("A1", "E5"), ("E5", "A1")):
        scene = Scene()
        scene.do(f"1: plan open fish {first} take fish,open fish {second} take fish", "coin")
        assert scene.holds(first, "1fish")
        assert scene.holds(second, ".")


def test_a_plan_without_a_legal_move_stops_and_its_owner_is_told_why() -> None:
    scene = Scene()
    scene.do("1: plan open fish C3 take fish")
    events = scene.do("open fish C3 take tomato")
    (stopped,) = [event for event in events if event.kind == "order-stopped"]
    assert stopped.to == (1,)
    assert vars(stopped).items() >= {"reason": "cell-occupied", "clause": "ML-2.4"}.items()
    assert scene.state.active == 1
    assert scene.state.plans == [None, None]


def test_of_several_moves_that_are_impossible_the_owner_is_told_about_the_one_they_wanted_most() -> None:
    scene = Scene("1fish 1fish . . . " + ". " * 20)
    scene.do("1: plan open fish C3 take fish,bring K1-1 L1 gain 9")
    (stopped,) = [event for event in scene.do("open fish C3 take tomato") if event.kind == "order-stopped"]
    assert vars(stopped).items() >= {"reason": "cell-occupied", "clause": "ML-2.4"}.items()


@pytest.mark.parametrize(("least", "acts"), [(1, True), (2, True), (3, False)])
def test_a_plan_may_ask_for_a_least_gain(least: int, acts: bool) -> None:
    scene = Scene("1fish 1fish . . . " + ". " * 20)
    scene.do(f"1: plan bring K1-1 L1 gain {least}")
    events = scene.do("coin")
    assert ("order-acted" in kinds(events)) == acts
    if not acts:
        assert vars(events[-1])["reason"] == "gain-too-small"


def test_a_plan_is_private_and_its_owner_sees_it() -> None:
    scene = Scene(seats=3)
    before = [GAME.view(scene.state, seat) for seat in (0, 2, None)]
    events = scene.do("1: plan coin")
    assert [seen_by(seat, events) for seat in (0, 2, None)] == [[], [], []]
    assert [GAME.view(scene.state, seat) for seat in (0, 2, None)] == before
    plan = GAME.view(scene.state, 1).plan
    assert plan is not None
    assert plan.text == "plan coin"
    (decision,) = GAME.decisions(scene.state, 1)
    assert (decision.answered, decision.nature, decision.owed) == (plan, Nature.ORDER, False)


def test_a_plan_can_be_replaced_and_withdrawn() -> None:
    scene = Scene()
    assert scene.illegal("1: withdraw plan").reason is Because.NO_PLAN
    scene.do("1: plan coin", "1: plan open fish C3 take fish")
    assert scene.listed(1) == ["withdraw plan"]
    scene.do("1: withdraw plan", "coin")
    assert scene.state.active == 1
    assert not scene.holds("C3", "1fish")


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ("plan open meat C3 take fish", Because.NO_SUCH_STAND_TILE),
        ("plan dance", Because.NOT_A_MOVE),
        ("plan coin,coin", Because.PLAN_LENGTH),
        ("plan coin,open fish A1 take fish,open fish A2 take fish,open fish A3 take fish", Because.PLAN_LENGTH),
    ],
)
def test_plans_that_are_refused(plan: str, reason: Because) -> None:
    assert Scene().illegal(f"1: {plan}").reason is reason


def test_a_plan_that_the_end_overtakes_is_stopped() -> None:
    scene = Scene(seats=3)
    scene.do("coin", "coin", "0: plan open fish C3 take fish")
    events = scene.do("coin")
    assert scene.table.over
    (stopped,) = [event for event in events if event.kind == "order-stopped"]
    assert vars(stopped).items() >= {"to": (0,), "reason": "game-over"}.items()
    assert scene.state.plans == [None] * 3


def test_a_plan_may_lead_to_a_second_step() -> None:
    scene = Scene(display="meat meat meat")
    scene.do("1: plan open fish C3", "coin")
    assert scene.holds("C3", "1fish")
    assert scene.listed(1) == ["take meat", "swap display"]


def test_a_planned_coin_counts_for_the_end_like_one_by_hand() -> None:
    scene = Scene()
    scene.do("1: plan coin", "coin", "1: plan coin", "coin")
    assert scene.table.over
