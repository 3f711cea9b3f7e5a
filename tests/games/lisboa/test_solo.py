"""ML-20: what all solo challenges share."""

import pytest

from games.lisboa.components import CELLS, CROWD, End, Stage
from games.lisboa.market import CLOSED_ON
from games.lisboa.reasons import Because
from games.lisboa.scoring import challenge_prestige
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene, challenge_start
from tests.games.lisboa.test_end import FOUR_STANDS_IN_A_ROW, fifteen_customers

PLAIN = 2
"""A challenge without restrictions on moves."""


@pytest.mark.rule("ML-20.1")
def test_the_setup_is_that_of_one_player() -> None:
    state = challenge_start(PLAIN)
    (player,) = state.players
    assert (player.money, player.stands_left, len(player.hand), player.restaurants) == (1, 8, 3, [])
    assert (len(state.bag), len(state.display)) == (29, 3)
    assert sum(CLOSED_ON[code] >= 0 for code in state.market.cells) == 11


@pytest.mark.rule("ML-20.2")
def test_all_normal_rules_hold() -> None:
    scene = Scene("0fish 0meat . . . " + ". " * 20, challenge=PLAIN, restaurants=("tea",), money=(2,))
    assert scene.illegal("open fish C1 take fish").reason is Because.TOO_EXPENSIVE
    assert scene.illegal("bring K3-1 L1").reason is Because.TOO_FEW_STANDS
    scene.do("restaurant tea C3", "bring K2-1 L1")
    assert scene.money() == 2 + 1 + 2


@pytest.mark.rule("ML-20.3", "ML-6.1")
def test_taking_a_coin_is_never_allowed() -> None:
    for challenge in range(1, 10):
        scene = Scene(challenge=challenge, entrances={"TA": "K1-1", "TC": "K1-2", "TE": "K1-3"})
        refusal = scene.illegal("coin")
        assert (refusal.reason, refusal.clause) == (Because.NO_COIN_IN_SOLO, "ML-20.3")


@pytest.mark.rule("ML-20.4")
def test_the_sixteenth_customers_end_a_challenge_at_once() -> None:
    entrances = fifteen_customers(("TA", "TB", "L1", "L2", "L3"))
    scene = Scene(FOUR_STANDS_IN_A_ROW.replace("1", "0"), challenge=PLAIN, entrances=entrances, stands_left=(0,))
    events = scene.do("bring K1-1 L1")
    assert scene.table.over
    assert kinds(events)[-1] == "challenge-ended"
    assert scene.state.end is End.ENTRANCES


@pytest.mark.rule("ML-20.4")
def test_a_challenge_ends_when_no_action_is_legal_at_the_start_of_a_turn() -> None:
    scene = Scene(challenge=PLAIN, money=(1,), face_up="K4-1", hands=("fish fish meat",))
    scene.do("open fish C3 take fish")
    assert scene.table.over
    assert scene.state.end is End.NO_ACTION


@pytest.mark.rule("ML-20.5")
def test_while_an_action_is_legal_one_must_be_taken() -> None:
    scene = Scene(challenge=PLAIN)
    (decision,) = GAME.moves(scene.state, 0)
    assert decision.owed
    assert {choice.kind for choice in decision.choices} == {"open"}
    assert scene.illegal("give up").reason.value == "not-asked"
    assert scene.illegal("keep hand").reason is Because.TILES_DIFFER


@pytest.mark.rule("ML-20.6", "ML-20.4")
def test_a_possible_hand_swap_keeps_a_challenge_alive_until_it_is_declined() -> None:
    scene = Scene(challenge=PLAIN, money=(1,), face_up="", hands=("fish fish meat",), display="fish fish meat")
    scene.state.players[0].hand = [0, 0, 3]
    scene.do("open meat C3 take fish")
    assert not scene.table.over
    assert scene.listed() == ["keep hand", "swap hand"]
    assert kinds(scene.do("keep hand")) == ["hand-kept", "challenge-ended"]
    assert scene.state.end is End.NO_ACTION


@pytest.mark.rule("ML-20.6", "ML-20.4")
def test_a_hand_swap_in_vain_ends_a_challenge() -> None:
    scene = Scene(challenge=PLAIN, money=(1,), face_up="", hands=("fish fish meat",))
    scene.do("open meat C3 take fish")
    assert kinds(scene.do("swap hand")) == ["hand-swapped", "challenge-ended"]


@pytest.mark.rule("ML-20.6")
def test_a_hand_swap_that_helps_goes_on() -> None:
    scene = Scene(
        challenge=PLAIN,
        money=(1,),
        face_up="",
        hands=("fish fish meat",),
        entrances={"L3": "K4-5"},
        bag="meat grape grape tomato",
    )
    scene.do("open meat C3 take fish")
    assert scene.listed() == ["keep hand", "swap hand"]
    scene.do("swap hand")
    assert not scene.table.over
    assert {text.split()[1] for text in scene.listed()} == {"grape"}


@pytest.mark.rule("ML-20.6")
def test_the_hand_is_not_declined_while_an_action_is_legal() -> None:
    scene = Scene(challenge=PLAIN, hands=("fish fish fish",))
    assert scene.legal("swap hand")
    assert scene.illegal("keep hand").reason is Because.ACTION_POSSIBLE


@pytest.mark.rule("ML-20.7")
@pytest.mark.parametrize(("result", "prestige"), [(79, 0), (80, 1), (89, 1), (90, 2), (99, 2), (100, 3), (300, 3)])
def test_prestige_by_threshold(result: int, prestige: int) -> None:
    assert challenge_prestige(challenge_start(1), result) == prestige


@pytest.mark.rule("ML-20.7")
def test_the_result_is_money_less_unplaced_restaurants() -> None:
    entrances = fifteen_customers(("TA", "TB", "L1", "L2", "L3"))
    board = FOUR_STANDS_IN_A_ROW.replace("1", "0")
    scene = Scene(board, challenge=1, entrances=entrances, stands_left=(0,), money=(82,), restaurants=("tea wine bar",))
    scene.do("bring K1-1 L1")
    assert scene.solo.results == [82 + 4 - 3]
    assert scene.solo.prestige == [1]


@pytest.mark.rule("ML-20.8", "ML-28.4")
def test_the_market_never_fills_up_in_solo_play() -> None:
    closed = challenge_start(PLAIN).market.cells
    assert len(CELLS) - 8 - sum(CLOSED_ON[code] >= 0 for code in closed) == 6
    crawl = challenge_start(8)
    assert len([code for code in crawl.market.cells if CLOSED_ON[code] >= 0]) == 11
    view = GAME.view(crawl, 0)
    assert sum(cell is None or cell.kind == "restaurant" for cell in view.market) == 25


@pytest.mark.rule("ML-20.9")
def test_some_challenges_have_too_few_customers_to_fill_the_entrances() -> None:
    for challenge in (4, 5, 6):
        state = challenge_start(challenge)
        tiles = sum(len(tiles) for tiles in state.face_up + state.stacks)
        assert tiles < 16
    crowded = challenge_start(7)
    assert sum(len(tiles) for tiles in crowded.face_up + crowded.stacks) == 0
    assert [CROWD[tile] for tile in crowded.market.entrances].count(4) == 5


def test_a_solo_player_who_is_skipped_does_something_legal() -> None:
    scene = Scene(challenge=PLAIN)
    (decision,) = GAME.decisions(scene.state, 0)
    assert scene.legal(GAME.default(scene.state, 0, decision, scene.table.dice).text)


def test_nobody_waits_for_a_solo_player_to_plan() -> None:
    scene = Scene(challenge=PLAIN)
    assert [decision.kind for decision in GAME.decisions(scene.state, 0)] == ["turn"]
    assert scene.state.stage is Stage.ACTION
