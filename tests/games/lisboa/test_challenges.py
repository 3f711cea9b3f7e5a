"""ML-21 to ML-29: what each challenge changes."""

from collections import Counter

import pytest

from games.kernel import Dice
from games.lisboa.components import BAR, CROWD, CUSTOMERS, ENTRANCE_NUMBER, RESTAURANTS, End
from games.lisboa.reasons import Because
from games.lisboa.scoring import challenge_prestige
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene, challenge_start, earned, paid
from tests.games.lisboa.test_end import FOUR_STANDS_IN_A_ROW, fifteen_customers

EMPTY_ROWS = ". " * 20
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


# 7, the crowded market

AROUND = {
    "TA": "K1-1", "TB": "K1-2", "TC": "K1-3", "TD": "K1-4", "TE": "K1-5",
    "R1": "K2-1", "R2": "K2-2", "R3": "K2-3", "R4": "K2-4", "R5": "K2-5",
    "BA": "K3-1", "BB": "K3-2", "BC": "K3-3", "BD": "K3-4", "BE": "K3-5",
    "L1": "K4-1", "L2": "K4-2", "L3": "K4-3", "L4": "K4-4", "L5": "K4-5",
}  # fmt: skip


def crowded(row_1: str, money: int = 9, hand: str = "fish flower tomato") -> Scene:
    return Scene(
        row_1 + EMPTY_ROWS, challenge=7, entrances=AROUND, face_up="", stacks="", money=(money,), hands=(hand,)
    )


@pytest.mark.rule("ML-27.1")
def test_all_entrances_are_filled_at_random_and_the_rest_is_discarded() -> None:
    state = challenge_start(7)
    assert Counter(CROWD[tile] for tile in state.market.entrances) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert state.face_up == state.stacks == [[], [], [], []]
    assert sorted(state.discarded + state.market.entrances) == list(range(35))
    assert challenge_start(7, 2).market.entrances != state.market.entrances


@pytest.mark.rule("ML-27.2")
def test_no_customers_can_be_brought() -> None:
    scene = crowded("0fish 0fish . . . ")
    assert not [text for text in scene.listed() if text.startswith("bring")]
    scene.do("open fish C1 take fish")
    assert not scene.table.over


@pytest.mark.rule("ML-27.3")
def test_customers_sleep_until_their_line_holds_enough_stands() -> None:
    assert earned(crowded(". . . . . ").do("open fish A1 take fish")) == 1  # TA; R1, BA and L1 sleep


@pytest.mark.rule("ML-27.4")
def test_waking_customers_pay_for_every_matching_stand_of_the_line() -> None:
    scene = crowded("0fish . . . . ")
    events = scene.do("open flower C1 take fish")
    assert [vars(event)["cell"] for event in events if event.kind == "earned"] == ["A1", "C1"]
    assert earned(events) == 2 + 2  # R1 (fish and flower) wakes: A1 and C1; TC wants fish or meat
    third = crowded("0fish 0meat . . . ")
    assert earned(third.do("open fish C1 take fish")) == 2 + 1  # R1 was awake: C1 only; and TC
    fourth = crowded("0fish 0meat 0fish . . ")
    assert earned(fourth.do("open fish D1 take fish")) == 4 * 3 + 2 + 1  # L1 wakes: A1, C1, D1; R1 and TD for D1
    mismatch = crowded("0fish . . . . ")
    assert earned(mismatch.do("open tomato B1 take fish")) == 2 + 1  # R1 wakes for A1; TB wants tomato


@pytest.mark.rule("ML-27.5")
def test_awake_customers_pay_for_a_new_stand_only() -> None:
    scene = crowded("0fish 0fish 0fish 0fish . ")
    events = scene.do("open flower E1 take fish")
    assert [(vars(event)["cell"], vars(event)["amount"]) for event in events if event.kind == "earned"] == [
        ("E1", 1),
        ("E1", 2),
    ]


@pytest.mark.rule("ML-27.6")
def test_all_income_of_an_opening_counts_for_place_then_pay() -> None:
    scene = crowded("0fish . . . . ", money=0, hand="fish meat tomato")
    assert scene.illegal("open meat A2 take fish").figures == {"cost": 2, "money": 0, "income": 0}
    assert paid(scene.do("open meat D1 take fish")) == 2  # paid by A1, for which R1 wakes
    assert scene.money() == 0


@pytest.mark.rule("ML-27.7")
def test_the_challenge_ends_after_the_eighth_stand_with_its_income_and_tile() -> None:
    scene = crowded("0fish . . . . ")
    scene.state.players[0].stands_left = 1
    events = scene.do("open flower C1 take tomato")
    assert kinds(events)[-3:] == ["tile-taken", "display-refilled", "challenge-ended"]
    assert scene.state.end is End.LAST_STAND
    assert scene.solo.results == [9 + 4 - 2]


# 8, bar crawl


@pytest.mark.rule("ML-28.1")
def test_the_spare_bar_is_in_front_of_the_player_and_closed_restaurants_are_known() -> None:
    state = challenge_start(8, restaurant_info="hidden")
    assert state.players[0].restaurants == [BAR]
    shown = [cell.restaurant for cell in GAME.view(state, 0).market if cell is not None and cell.kind == "restaurant"]
    assert Counter(shown) == {kind: 1 if kind == "bar" else 2 for kind in RESTAURANTS}


@pytest.mark.rule("ML-28.2", "ML-28.3")
def test_closed_restaurants_block_their_cells_except_the_bar() -> None:
    scene = Scene("(tea) (bar) . . . " + EMPTY_ROWS, challenge=8, restaurants=("bar",))
    for text in ("open fish A1 take fish", "restaurant bar A1"):
        refusal = scene.illegal(text)
        assert (refusal.reason, refusal.clause) == (Because.CELL_BLOCKED, "ML-28.2")
    assert scene.legal("restaurant bar B1")
    scene.do("open fish B1 take fish")
    assert scene.restaurants() == ["bar", "bar"]
    placed = Scene("(tea) (bar) . . . " + EMPTY_ROWS, challenge=8, restaurants=("bar",))
    placed.do("restaurant bar B1")
    assert placed.restaurants() == ["bar"]


@pytest.mark.rule("ML-28.3")
def test_blocked_restaurants_give_no_bonus() -> None:
    scene = Scene("0fish (sushi) . . . " + EMPTY_ROWS, challenge=8)
    assert earned(scene.do("bring K1-1 L1")) == 1


@pytest.mark.rule("ML-28.4")
def test_blocked_cells_count_as_available() -> None:
    for row, ends in (("(tea) (tea) (wine) (wine) 0fish ", 1), ("(tea) (tea) (wine) (wine) (sushi) ", 0)):
        scene = Scene(row + "0fish " * 19 + ".", challenge=8, restaurants=("bar",), stands_left=(0,))
        assert scene.preview("restaurant bar E5")["ends"] == ends


# 9, Marquis of Lisboa


@pytest.mark.rule("ML-29.1")
def test_three_random_tiles_at_the_top_before_the_display_is_filled() -> None:
    tops = set()
    for seed in range(5):
        state = challenge_start(9, seed)
        placed = {entrance: tile for entrance, tile in enumerate(state.market.entrances) if tile >= 0}
        assert set(placed) == {ENTRANCE_NUMBER[name] for name in ("TA", "TC", "TE")}
        assert {CROWD[tile] for tile in placed.values()} == {1}
        assert (len(state.face_up[0]), len(state.stacks[0])) == (3, 4)
        tops.add(tuple(placed.values()))
    assert len(tops) == 5


TOPS = {"TA": "K1-1", "TC": "K1-8", "TE": "K1-4"}


@pytest.mark.rule("ML-29.2")
def test_stands_only_under_the_three_tiles_and_of_their_goods() -> None:
    scene = Scene(challenge=9, entrances=TOPS, hands=("fish tomato grape",))
    cells = {(text.split()[1], text.split()[2][0]) for text in scene.listed() if text.startswith("open")}
    assert cells == {("fish", "A"), ("tomato", "C"), ("fish", "E"), ("grape", "E")}
    for text in ("open fish B1 take fish", "open fish C1 take fish", "open grape A1 take fish"):
        refusal = scene.illegal(text)
        assert (refusal.reason, refusal.clause) == (Because.WRONG_STREET, "ML-29.2")


@pytest.mark.rule("ML-29.3")
def test_no_customers_on_the_top_side() -> None:
    scene = Scene("0fish 0fish 0tomato . . " + EMPTY_ROWS, challenge=9, entrances=TOPS, face_up="K1-2 K1-3")
    assert scene.illegal("bring K1-2 TB").reason is Because.SIDE_CLOSED
    for entrance in ("BA", "BC", "L1", "R1"):
        assert scene.legal(f"bring K1-2 {entrance}")


@pytest.mark.rule("ML-29.4")
def test_restaurants_in_any_column() -> None:
    scene = Scene(challenge=9, entrances=TOPS, restaurants=("tea",))
    assert {text.split()[2][0] for text in scene.listed() if text.startswith("restaurant")} == set("ABCDE")


@pytest.mark.rule("ML-29.5")
def test_the_end_comes_with_the_thirteenth_tile_brought() -> None:
    board = "0fish . 0tomato . 0fish " * 5
    names = ["BA", "BC", "BE", "L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4"]
    tiles = [name for name in CUSTOMERS if name.startswith("K2")] + ["K3-1", "K3-2"]
    entrances = TOPS | dict(zip(names, tiles, strict=True))
    scene = Scene(board, challenge=9, entrances=entrances, face_up="K1-2 K3-3", stands_left=(0,))
    assert {text.split()[2] for text in scene.listed()} == {"R5"}
    scene.do("bring K1-2 R5")
    assert scene.state.end is End.ENTRANCES


def was_repeated(seed: int) -> bool:
    state = challenge_start(9, seed)
    return state.solo is not None and state.solo.setups > 0


@pytest.mark.rule("ML-29.6")
def test_a_setup_that_allows_nothing_is_repeated_without_counting_as_an_attempt() -> None:
    seed = next(seed for seed in range(4000) if was_repeated(seed))
    state = challenge_start(9, seed)
    assert state.solo is not None
    assert (state.solo.setups, state.solo.results) == (1, [])
    assert GAME.moves(state, 0)[0].choices
    assert GAME.violations(state) == []


@pytest.mark.rule("ML-29.6")
@pytest.mark.parametrize("answer", ["keep hand", "swap hand"])
def test_a_first_turn_with_nothing_but_a_swap_in_vain_or_declined_repeats_the_setup(answer: str) -> None:
    tops = {"TA": "K1-1", "TC": "K1-2", "TE": "K1-4"}
    scene = Scene(challenge=9, entrances=tops, hands=("meat meat meat",), bag="meat meat meat")
    assert scene.listed() == ["keep hand", "swap hand"]
    assert kinds(scene.do(answer))[-1] == "setup-repeated"
    assert scene.solo.setups == 1
    assert (scene.solo.results, scene.table.over) == ([], False)
    assert [decision.id for decision in GAME.decisions(scene.state, 0)] == ["t2"]
    assert GAME.violations(scene.state) == []


@pytest.mark.rule("ML-29.6")
def test_later_a_challenge_ends_as_usual() -> None:
    tops = {"TA": "K1-1", "TC": "K1-2", "TE": "K1-5"}
    scene = Scene(
        challenge=9, entrances=tops, hands=("fish meat meat",), money=(0,), face_up="", display="meat meat grape"
    )
    scene.do("open fish A3 take grape")
    assert scene.table.over
    assert scene.state.end is End.NO_ACTION
