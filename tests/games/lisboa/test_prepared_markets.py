"""ML-27 to ML-29: challenges that begin with customers or restaurants in the market."""

from collections import Counter

import pytest

from games.lisboa.components import BAR, CROWD, CUSTOMERS, ENTRANCE_NUMBER, RESTAURANTS, End
from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import EMPTY_ROWS, GAME, Scene, challenge_start, earned, paid

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
