"""The worked examples of the rule book, with its figures."""

import pytest

from games.lisboa.components import CROWD, ENTRANCES, LINE_ENTRANCES
from games.lisboa.reasons import Because
from games.lisboa.scoring import campaign_rank, total_prestige
from games.lisboa.state import Solo
from tests.games.lisboa.scene import Scene, challenge_start, earned, paid

GREEN, VIOLET, BLUE = 0, 1, 0


@pytest.mark.rule("ML-3.2")
def test_w1_the_larger_of_row_and_column_is_paid() -> None:
    scene = Scene(
        """
        . . . . .
        1fish . . . 1meat
        . . . . .
        . . . . .
        . 1fish . . .
        """
    )
    events = scene.do("open tomato B2 take fish")
    assert (paid(events), earned(events)) == (3, 0)


@pytest.mark.rule("ML-4.4", "ML-7.1", "ML-7.3")
def test_w2_customers_pay_violet_ten_and_green_two() -> None:
    scene = Scene(
        """
        . . . . .
        . . TEA . .
        1flower BAR 1flower . 0fish
        . . . . .
        . . . . .
        """,
        active=VIOLET,
    )
    events = scene.do("bring K2-1 L3")
    assert [event.amount for event in events if event.kind == "earned"] == [4, 6, 2]  # type: ignore[attr-defined] # Earned
    assert (earned(events, VIOLET), earned(events, GREEN)) == (10, 2)


@pytest.mark.rule("ML-3.2", "ML-7.5")
def test_w3_a_stand_facing_customers_earns_eight_for_four() -> None:
    scene = Scene(
        """
        . . . . .
        1meat 1grape 1tomato . .
        . . . SUSHI .
        . . . . .
        . . . 1grape .
        """,
        entrances={"TD": "K1-4", "L2": "K3-3"},
    )
    events = scene.do("open fish D2 take fish")
    assert (paid(events), earned(events, BLUE)) == (4, 8)
    assert scene.money(BLUE) == 5 + 4


@pytest.mark.rule("ML-3.4")
@pytest.mark.parametrize("money", [0, 5])
def test_w4_place_then_pay_earns_sixteen_for_four_even_without_a_coin(money: int) -> None:
    scene = Scene(
        """
        . . 0meat . .
        . . 0meat . .
        0meat BAR . 0grape 0grape
        . . . . .
        . . 0grape . .
        """,
        entrances={"L3": "K3-1", "R3": "K2-5", "TC": "K2-6", "BC": "K1-7"},
        active=VIOLET,
        money=(0, money),
    )
    assert scene.preview("open flower C3 take fish") == {"cost": 4, "income": 16, "net": 12, "ends": 0}
    scene.do("open flower C3 take fish")
    assert scene.money(VIOLET) == money + 12


@pytest.mark.rule("ML-26.2")
def test_w5_customers_in_a_queue_want_both_goods() -> None:
    board = ". . . . .  . . . . .  . . . . .  0fish 0fish {} . .  . . . . ."
    scene = Scene(board.format("0meat"), challenge=6, face_up="K1-3")
    assert earned(scene.do("bring K1-3 L4")) == 3
    without = Scene(board.format("."), challenge=6, face_up="K1-3")
    assert without.illegal("bring K1-3 L4").reason is Because.GOODS_MISSING


@pytest.mark.rule("ML-27.1")
def test_w6_one_customer_faces_three_and_two_face_four() -> None:
    entrances = challenge_start(7).market.entrances
    for line in range(10):
        facing = {CROWD[entrances[entrance]] for entrance in LINE_ENTRANCES[line]}
        assert facing == ({1, 3} if line < 5 else {2, 4})
    assert [CROWD[entrances[entrance]] for entrance in range(20)] == [
        {"T": 1, "R": 2, "B": 3, "L": 4}[name[0]] for name in ENTRANCES
    ]


@pytest.mark.rule("ML-31.2")
def test_w7_nine_times_three_and_the_bonus_give_29() -> None:
    campaign = Solo(challenge=9, prestige=[3] * 9, bonus=True)
    assert total_prestige(campaign) == 29
    assert campaign_rank(campaign) == "best_in_the_world"
