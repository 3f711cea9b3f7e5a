"""ML-21 to ML-26: what a challenge changes that begins with an empty market."""

import pytest

from games.kernel import Dice
from games.lisboa.reasons import Because
from games.lisboa.scoring import challenge_prestige
from tests.games.bench import kinds
from tests.games.lisboa.scene import EMPTY_ROWS, GAME, Scene, challenge_start, earned, paid
from tests.games.lisboa.test_end import FOUR_STANDS_IN_A_ROW, fifteen_customers

FISH_AND_FLOWER = "0fish 0flower 0fish . . " + EMPTY_ROWS


# 1, the specialist


@pytest.mark.rule("ML-21.1")
def test_only_stands_of_the_speciality_earn() -> None:
    scene = Scene(FISH_AND_FLOWER, challenge=1, speciality="flower", entrances={"L1": "K3-2"})
    assert earned(scene.do("bring K2-1 R1")) == 2
    scene = Scene(FISH_AND_FLOWER, challenge=1, speciality="flower", entrances={"L1": "K3-2"})
    assert earned(scene.do("open fish D1 take fish")) == 0


@pytest.mark.rule("ML-21.2")
def test_the_speciality_can_be_declared_once_before_an_action() -> None:
    scene = Scene(FISH_AND_FLOWER, challenge=1)
    assert {f"speciality {good}" for good in ("fish", "flower", "tomato", "meat", "grape")} <= set(scene.listed())
    assert kinds(scene.do("speciality meat")) == ["speciality-declared"]
    refusal = scene.illegal("speciality fish")
    assert refusal.reason is Because.SPECIALITY_DECLARED
    assert scene.legal("bring K1-1 L1")
    assert earned(scene.do("bring K1-1 L1")) == 0
    assert Scene(FISH_AND_FLOWER, challenge=2).illegal("speciality fish").reason is Because.NO_SPECIALITY_HERE


@pytest.mark.rule("ML-21.2")
def test_the_first_good_that_is_paid_for_becomes_the_speciality() -> None:
    scene = Scene(FISH_AND_FLOWER, challenge=1)
    assert kinds(scene.do("bring K1-2 L1"))[:3] == ["customers-brought", "speciality-declared", "earned"]
    view = GAME.view(scene.state, 0)
    assert view.solo is not None
    assert view.solo.speciality == "fish"
    opened = Scene(challenge=1, entrances={"L3": "K1-1"})
    opened.do("open flower C3 take fish")
    assert opened.solo.speciality == 1
    assert Scene(challenge=1).solo.speciality == -1
    unpaid = Scene(challenge=1)
    unpaid.do("open flower C3 take fish")
    assert unpaid.solo.speciality == -1


@pytest.mark.rule("ML-21.2")
def test_where_two_goods_would_be_paid_one_is_named_with_the_action() -> None:
    scene = Scene(FISH_AND_FLOWER, challenge=1)
    assert [text for text in scene.listed() if text.startswith("bring K2-1 L1")] == [
        "bring K2-1 L1 pay fish",
        "bring K2-1 L1 pay flower",
    ]
    assert scene.illegal("bring K2-1 L1").reason is Because.PAY_NOT_NAMED
    assert scene.illegal("bring K1-2 L1 pay fish").reason is Because.PAY_NOT_ASKED
    assert earned(scene.do("bring K2-1 L1 pay flower")) == 2
    assert scene.solo.speciality == 1
    assert scene.illegal("bring K1-1 R1 pay flower").reason is Because.PAY_NOT_ASKED
    assert scene.legal("bring K1-1 R1")
    assert Scene(FISH_AND_FLOWER, challenge=2).illegal("bring K2-1 L1 pay fish").clause == "ML-21.2"


@pytest.mark.rule("ML-21.3")
def test_any_stand_lets_customers_come() -> None:
    scene = Scene(FISH_AND_FLOWER, challenge=1, speciality="grape")
    assert scene.legal("bring K1-1 L1")
    assert scene.legal("open fish C3 take fish")


@pytest.mark.rule("ML-21.4")
def test_place_then_pay_counts_only_what_may_be_collected() -> None:
    board = "0fish 0flower 0fish . . " + EMPTY_ROWS
    entrances = {"L1": "K3-2", "R1": "K2-2"}
    scene = Scene(board, challenge=1, speciality="flower", entrances=entrances, money=(1,), restaurants=("tea",))
    assert scene.illegal("open fish D1 take fish").figures == {"cost": 4, "money": 1, "income": 0}
    assert Scene(board, challenge=1, speciality="fish", entrances=entrances, money=(1,)).legal("open fish D1 take fish")
    assert Scene(board, challenge=1, entrances=entrances, money=(1,)).legal("open fish D1 take fish")


@pytest.mark.rule("ML-21.2", "ML-20.4")
def test_a_speciality_that_leaves_no_action_ends_the_challenge() -> None:
    scene = Scene(challenge=1, entrances={"L3": "K1-1"}, money=(0,), face_up="", hands=("fish fish meat",))
    assert scene.legal("open fish C3 take fish")
    assert kinds(scene.do("speciality grape")) == ["speciality-declared", "challenge-ended"]


@pytest.mark.rule("ML-21.5")
def test_the_coin_for_a_restaurant_is_always_paid() -> None:
    scene = Scene(challenge=1, speciality="fish", restaurants=("tea",))
    scene.do("restaurant tea C3")
    assert scene.money() == 6


# 2, a long game


@pytest.mark.rule("ML-22.1")
def test_four_money_counts_both_ways_of_earning_and_no_costs() -> None:
    scene = Scene("0fish 0fish 0fish . . " + EMPTY_ROWS, challenge=2, entrances={"L1": "K4-1", "R1": "K2-1"})
    events = scene.do("open fish D1 take fish")
    assert (earned(events), paid(events)) == (6, 4)
    assert scene.money() == 5 + 6 - 4
    assert scene.solo.four_money == 4
    brought = Scene("0flower 0flower 0fish 0fish . " + EMPTY_ROWS, challenge=2)
    brought.do("bring K4-2 L1")
    assert brought.solo.four_money == 8
    brought.do("bring K1-1 R1")
    assert brought.solo.four_money == 8


@pytest.mark.rule("ML-22.2", "ML-20.7")
def test_the_result_is_four_money_less_unplaced_restaurants() -> None:
    entrances = fifteen_customers(("TA", "TB", "L1", "L2", "L3"))
    board = FOUR_STANDS_IN_A_ROW.replace("1", "0")
    scene = Scene(board, challenge=2, entrances=entrances, stands_left=(0,), money=(500,), restaurants=("tea wine",))
    scene.solo.four_money = 57
    scene.do("bring K1-1 L1")
    assert scene.solo.results == [55]
    assert scene.solo.prestige == [1]
    (standing,) = GAME.outcome(scene.state).standings
    assert (standing.score, standing.title) == (55, "prestige-1")


# 3, catering for two


@pytest.mark.rule("ML-23.1")
def test_only_one_and_two_customers_come() -> None:
    state = challenge_start(3)
    assert [len(tiles) for tiles in state.face_up] == [3, 3, 0, 0]
    assert [len(stack) for stack in state.stacks] == [7, 7, 0, 0]
    assert state.discarded == list(range(20, 35))


@pytest.mark.rule("ML-23.2")
def test_at_most_two_stands_in_a_line_but_any_number_of_restaurants() -> None:
    scene = Scene("0fish . 0fish . . " + EMPTY_ROWS, challenge=3, restaurants=("tea bar",))
    refusal = scene.illegal("open fish B1 take fish")
    assert (refusal.reason, refusal.clause) == (Because.LINE_FULL, "ML-23.2")
    assert scene.legal("open fish A2 take fish")
    column = Scene("0fish . . . .  0fish . . . . " + ". " * 15, challenge=3)
    assert column.illegal("open fish A5 take fish").reason is Because.LINE_FULL
    scene.do("restaurant tea B1", "restaurant bar D1")


# 4, third wheel


@pytest.mark.rule("ML-24.1")
def test_only_threes_and_four_coins() -> None:
    state = challenge_start(4)
    assert [len(tiles) for tiles in state.face_up] == [0, 0, 3, 0]
    assert [len(stack) for stack in state.stacks] == [0, 0, 7, 0]
    assert state.players[0].money == 4


# 5, last call


@pytest.mark.rule("ML-25.1")
def test_seven_customer_tiles_at_random() -> None:
    seen = set()
    for seed in range(8):
        state = challenge_start(5, seed)
        assert [len(tiles) for tiles in state.face_up] == [1, 1, 1, 3]
        assert [len(stack) for stack in state.stacks] == [0, 0, 0, 1]
        assert len(state.discarded) == 28
        assert state.players[0].money == 1
        seen.add((state.face_up[0][0], state.stacks[3][0]))
    assert len(seen) > 3


@pytest.mark.rule("ML-25.2")
@pytest.mark.parametrize(("placed", "prestige"), [(2, 0), (3, 3), (4, 3)])
def test_three_of_the_four_fours_must_be_placed(placed: int, prestige: int) -> None:
    names = ["L1", "L2", "L3", "L4"][:placed]
    entrances = {name: f"K4-{number}" for number, name in enumerate(names, 1)} | {"TA": "K3-1", "TB": "K2-1"}
    scene = Scene(challenge=5, entrances=entrances)
    assert challenge_prestige(scene.state, 60) == prestige


@pytest.mark.rule("ML-25.3")
def test_nobody_knows_which_four_was_discarded() -> None:
    state = challenge_start(5)
    assert GAME.view(state, 0).discarded is None
    waiting = {GAME.resample(state, 0, Dice.of(seed)).stacks[3][0] for seed in range(20)}
    assert waiting == set(range(30, 35)) - set(state.face_up[3])


# 6, customers in a queue


@pytest.mark.rule("ML-26.1")
def test_one_tile_of_each_number_and_two_coins() -> None:
    state = challenge_start(6)
    assert [len(tiles) for tiles in state.face_up] == [1, 1, 1, 1]
    assert [len(stack) for stack in state.stacks] == [0, 0, 0, 0]
    assert state.players[0].money == 2
    assert challenge_start(6, 2).face_up != state.face_up


@pytest.mark.rule("ML-26.2")
def test_the_line_must_hold_every_good_on_the_tile() -> None:
    scene = Scene("0fish 0fish 0meat . . " + EMPTY_ROWS, challenge=6, face_up="K1-1 K2-3 K3-3 K4-1")
    assert scene.illegal("bring K1-1 L1").reason is Because.GOODS_MISSING
    assert scene.legal("bring K2-3 L1")
    assert scene.illegal("bring K4-1 L1").reason is Because.TOO_FEW_STANDS
    assert Scene("0fish 0fish 0fish 0meat . " + EMPTY_ROWS, challenge=6, face_up="K4-1").legal("bring K4-1 L1")


@pytest.mark.rule("ML-26.3")
def test_a_new_stand_is_paid_for_one_matching_good() -> None:
    scene = Scene(challenge=6, entrances={"L3": "K3-1"})
    assert earned(scene.do("open fish C3 take fish")) == 3
