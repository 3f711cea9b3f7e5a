"""ML-30 and ML-31: the best move, the campaign, the sheet."""

import pytest

from games.kernel import Dice
from games.lisboa.components import End, Stage
from games.lisboa.options import LisboaOptions
from games.lisboa.scoring import rank_of
from games.lisboa.state import Solo, State
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FOUR_STANDS_IN_A_ROW, fifteen_customers

CAMPAIGN = {"solo_mode": "campaign"}


def ending(challenge: int, money: int, prestige: tuple[int, ...] = ()) -> Scene:
    """A campaign one move before the end of a challenge."""
    entrances = fifteen_customers(("TA", "TB", "L1", "L2", "L3"))
    board = FOUR_STANDS_IN_A_ROW.replace("1", "0")
    scene = Scene(board, challenge=challenge, options=CAMPAIGN, entrances=entrances, stands_left=(0,), money=(money,))
    scene.solo.prestige = list(prestige)
    scene.solo.results = [0] * len(prestige)
    return scene


def row_paying(value: int, challenge: int = 2, options: dict[str, str] | None = None) -> Scene:
    """A row of four fish stands that are worth so much together."""
    rows = {
        8: "SUSHI BAR SUSHI . .  0fish 0fish 0fish 0fish .  . . . BAR .",
        7: "SUSHI BAR SUSHI . .  0fish 0fish 0fish 0fish .  . . . . .",
    }
    return Scene(f"{rows[value]}  . . . . .  . . . . .", challenge=challenge, options=options or CAMPAIGN)


@pytest.mark.rule("ML-30.1")
def test_thirty_two_coins_in_one_turn_give_two_prestige_once_per_campaign() -> None:
    scene = row_paying(8)
    assert "best-move" in kinds(scene.do("bring K4-1 L2"))
    assert scene.solo.bonus
    scene.state.market.entrances = [-1] * 20
    scene.state.face_up[3] = [30]
    assert "best-move" not in kinds(scene.do("bring K4-1 L2"))
    less = row_paying(7)
    assert "best-move" not in kinds(less.do("bring K4-1 L2"))
    assert (less.solo.bonus, less.solo.best_move) == (False, 28)


@pytest.mark.rule("ML-30.1")
def test_the_cost_of_the_stand_does_not_lower_the_best_move() -> None:
    board = ". SUSHI . . .  SUSHI . BAR . .  . BAR . . .  . . . . .  . . . . ."
    entrances = {"TB": "K1-1", "BB": "K2-1", "L2": "K4-1"}
    scene = Scene(board, challenge=2, options=CAMPAIGN, entrances=entrances)
    (told,) = [event for event in scene.do("open fish B2 take fish") if event.kind == "best-move"]
    assert vars(told).items() >= {"amount": 5 * 7, "prestige": 2}.items()
    assert scene.solo.best_move == 5 * 7
    assert scene.solo.bonus


@pytest.mark.rule("ML-30.2")
def test_only_collected_income_counts_in_challenge_1_and_all_income_in_challenge_2() -> None:
    one = row_paying(8, challenge=1)
    one.do("speciality meat", "bring K4-1 L2")
    assert (one.solo.bonus, one.solo.best_move) == (False, 0)
    collected = row_paying(8, challenge=1)
    collected.do("bring K4-1 L2")
    assert collected.solo.bonus
    threes = Scene(
        "SUSHI BAR SUSHI WINE .  0fish 0fish 0fish 0grape 0grape  . BAR . SUSHI WINE  . . . . .  . . . . .",
        challenge=2,
        options=CAMPAIGN,
        face_up="K3-4",
    )
    threes.do("bring K3-4 L2")
    assert threes.solo.best_move >= 32
    assert threes.solo.bonus
    assert threes.solo.four_money == 0


@pytest.mark.rule("ML-30.2")
def test_the_bonus_stays_whatever_the_result_of_the_challenge() -> None:
    scene = ending(3, money=0)
    scene.solo.bonus = True
    scene.do("bring K1-1 L1")
    assert scene.solo.prestige == [0]
    scene.do("go on")
    assert scene.solo.bonus


@pytest.mark.rule("ML-30.3")
def test_without_a_campaign_there_is_no_bonus_but_the_best_move_is_shown() -> None:
    scene = row_paying(8, options={"solo_mode": "single"})
    assert "best-move" not in kinds(scene.do("bring K4-1 L2"))
    view = GAME.view(scene.state, 0).solo
    assert view is not None
    assert (view.bonus, view.best_move) == (False, 32)


@pytest.mark.rule("ML-31.1")
def test_a_campaign_is_the_challenges_in_order_and_zero_prestige_does_not_stop_it() -> None:
    state: State = GAME.start(1, LisboaOptions(), Dice.of(4))
    assert state.solo is not None
    assert state.solo.challenge == 1
    scene = ending(1, money=0)
    assert kinds(scene.do("bring K1-1 L1"))[-1] == "challenge-ended"
    assert scene.state.stage is Stage.NEXT
    assert scene.listed() == ["go on", "give up"]
    (began,) = scene.do("go on")
    assert (began.kind, vars(began)["challenge"]) == ("challenge-began", 2)
    assert (scene.solo.challenge, scene.solo.prestige) == (2, [0])


@pytest.mark.rule("ML-31.1")
def test_prestige_is_written_down_by_challenge_with_the_result_it_was_given_for() -> None:
    scene = ending(3, money=83, prestige=(3, 1))
    scene.solo.results = [101, 56]
    scene.solo.bonus = True
    scene.do("bring K1-1 L1")
    sheet = GAME.sheet(scene.state)
    assert sheet is not None
    assert [(part.name, part.amount, part.result) for part in sheet.parts] == [
        ("challenge-1", 3, 101),
        ("challenge-2", 1, 56),
        ("challenge-3", 2, 83 + 4),
        ("best-move", 2, None),
    ]
    assert sheet.total == 3 + 1 + 2 + 2
    assert sheet.title is None


@pytest.mark.rule("ML-31.2")
def test_the_best_move_counts_in_the_total_as_soon_as_it_is_made() -> None:
    scene = row_paying(8)
    scene.solo.prestige, scene.solo.results = [3], [101]
    assert GAME.tally(scene.state) == (3,)
    scene.do("bring K4-1 L2")
    assert GAME.tally(scene.state) == (3 + 2,)


@pytest.mark.rule("ML-31.3", "ML-31.2")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (29, "best_in_the_world"),
        (28, "best_in_the_world"),
        (27, "king"),
        (20, "king"),
        (19, "tycoon"),
        (15, "tycoon"),
        (14, "keep_trying"),
        (11, "keep_trying"),
        (10, "beer_with_friends"),
        (6, "beer_with_friends"),
        (5, "find_the_bar"),
        (0, "find_the_bar"),
    ],
)
def test_ranks(total: int, rank: str) -> None:
    assert rank_of(total) == rank


@pytest.mark.rule("ML-31.1")
def test_between_two_challenges_the_purse_is_open_to_who_looks_on() -> None:
    scene = ending(1, money=10)
    assert GAME.view(scene.state, None).players[0].money is None
    scene.do("bring K1-1 L1")
    assert GAME.view(scene.state, None).players[0].money == 10 + 4
    scene.do("go on")
    assert GAME.view(scene.state, None).players[0].money is None


@pytest.mark.rule("ML-31.3", "ML-31.4")
def test_the_rank_is_given_after_challenge_9() -> None:
    scene = ending(9, money=95, prestige=(3, 2, 1, 0, 3, 3, 2, 1))
    scene.solo.bonus = True
    events = scene.do("bring K1-1 L1")
    assert scene.table.over
    assert vars(events[-1]).items() >= {"total": 19, "rank": "tycoon"}.items()
    outcome = GAME.outcome(scene.state)
    (standing,) = outcome.standings
    assert (outcome.reason, standing.score, standing.title) == (End.CAMPAIGN_COMPLETE, 19, "tycoon")
    assert [line.amount for line in standing.lines] == [3, 2, 1, 0, 3, 3, 2, 1, 2, 2]


@pytest.mark.rule("ML-31.4")
def test_every_challenge_starts_from_a_fresh_setup() -> None:
    scene = ending(5, money=70, prestige=(1, 2, 3, 0))
    scene.do("bring K1-1 L1")
    scene.do("go on")
    state = scene.state
    assert state.players[0].money == 2
    assert (state.players[0].stands_left, len(state.bag), state.market.entrances) == (8, 29, [-1] * 20)
    assert scene.solo.prestige == [1, 2, 3, 0, 0]
    assert (scene.solo.speciality, scene.solo.four_money) == (-1, 0)
    assert GAME.violations(state) == []


@pytest.mark.rule("ML-31.4", "ML-30.1")
@pytest.mark.parametrize("challenge", [1, 2, 3, 4, 5, 8])
def test_only_the_sheet_and_the_best_move_with_its_bonus_carry_over(challenge: int) -> None:
    """Neither a speciality, nor money earned through four customers, nor how often a setup was repeated."""
    scene = ending(challenge, money=70, prestige=(2,) * (challenge - 1))
    scene.solo.speciality, scene.solo.four_money, scene.solo.setups = 0, 40, 3
    scene.solo.best_move, scene.solo.bonus = 33, True
    scene.do("bring K1-1 L1")
    results, prestige = list(scene.solo.results), list(scene.solo.prestige)
    assert (len(results), scene.solo.four_money) == (challenge, 40)
    scene.do("go on")
    assert scene.solo == Solo(challenge + 1, best_move=33, bonus=True, results=results, prestige=prestige)
    without = ending(challenge, money=70, prestige=(2,) * (challenge - 1))
    without.do("bring K1-1 L1", "go on")
    assert (without.solo.best_move, without.solo.bonus) == (4, False)


@pytest.mark.rule("ML-31.4", "ML-31.3")
@pytest.mark.parametrize("played", [1, 5, 8])
def test_before_challenge_9_is_over_there_is_no_rank(played: int) -> None:
    scene = ending(played, money=95, prestige=(3,) * (played - 1))
    scene.do("bring K1-1 L1")
    sheet = GAME.sheet(scene.state)
    assert sheet is not None
    assert sheet.title is None
    assert vars(scene.do("give up")[-1])["rank"] is None
    assert GAME.outcome(scene.state).standings[0].title is None


@pytest.mark.rule("ML-31.4", "ML-20.5")
def test_a_campaign_given_up_has_no_rank() -> None:
    scene = ending(3, money=95, prestige=(3, 3))
    scene.do("bring K1-1 L1")
    events = scene.do("give up")
    assert vars(events[-1]).items() >= {"total": 9, "rank": None}.items()
    outcome = GAME.outcome(scene.state)
    assert (outcome.reason, outcome.standings[0].title) == (End.CAMPAIGN_GIVEN_UP, None)


def test_chance_is_named_by_challenge() -> None:
    """The next challenge is the same whatever happened in the one before."""
    dealt = []
    for money in (10, 70):
        scene = ending(1, money=money)
        scene.do("bring K1-1 L1", "go on")
        dealt.append((scene.state.bag, scene.state.market.cells, scene.state.stacks))
    assert dealt[0] == dealt[1]


def test_decisions_between_challenges_wait_for_the_player() -> None:
    scene = ending(1, money=0)
    scene.do("bring K1-1 L1")
    (decision,) = GAME.decisions(scene.state, 0)
    assert decision.owed
    assert scene.default(0) == "go on"
