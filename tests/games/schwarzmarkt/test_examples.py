"""The worked examples of the rule spec, section 7, with their figures. Seats are counted from 0: P1 is seat 0."""

import pytest

from games.schwarzmarkt.actions import Lay, Pass
from games.schwarzmarkt.components import RATES, luxury
from games.schwarzmarkt.reasons import Because
from tests.games.bench import only
from tests.games.schwarzmarkt.positions import Position, counts


@pytest.mark.rule("SM-4.2", "SM-4.5", "SM-4.7", "SM-4.8", "SM-6.3", "SM-6.4", "SM-6.6", "SM-6.7")
def test_w1_the_offer_of_the_book_from_rate_1_to_16() -> None:
    position = Position("PPS", "CC", "FF", "PBB", market={0: ["O06"]})
    under_pile = list(position.state.pile)
    position.play(0, "lay O06")
    assert len(position.player(0).market) == 3

    position.play(0, "sell 1 potato + 1 sugar")
    assert position.points == [2, 0, 0, 0]
    assert luxury(2) == {"gum": 2}
    assert (position.wanted, position.state.marker, position.state.rate) == ("P", 1, 2)

    passes = {choice for choice in position.choices(1) if choice.startswith("pass")}
    assert passes == {"pass 1", "pass 2", "pass 3", "pass 4"}
    assert [RATES[position.state.marker + steps] for steps in (1, 2, 3, 4)] == [4, 6, 9, 12]
    assert position.refused(1, Pass(steps=0)).reason is Because.WRONG_STEPS
    assert position.refused(1, Pass(steps=5)).reason is Because.WRONG_STEPS
    position.play(1, "pass 4")
    assert position.state.rate == 12

    assert {choice for choice in position.choices(2) if choice.startswith("pass")} == {"pass 1", "pass 2", "pass 3"}
    assert [RATES[position.state.marker + steps] for steps in (1, 2, 3)] == [16, 20, 25]
    position.play(2, "pass 1")
    assert position.state.rate == 16

    position.play(3, "sell 1 potato")
    assert luxury(16) == {"cigarettes": 1, "chocolate": 1, "gum": 1}
    assert position.state.market_pile[-1] == "O06"
    returned = [now - then for now, then in zip(position.state.pile, under_pile, strict=True)]
    assert returned == counts("PPS")
    assert position.state.marker == 0
    assert position.asked == {1: "lay"}
    assert position.points == [2, 0, 0, 16]


@pytest.mark.rule("SM-5.4", "SM-5.6")
@pytest.mark.parametrize("act", ["pass", "sell 1 potato"])
def test_w3_the_ceiling(act: str) -> None:
    position = Position("PPS", "CC", "PFF", "PBB", market={0: ["O06"]})
    position.play(0, "lay O06")
    position.state.marker, position.offer.turn = RATES.index(45), 1
    position.play(1, "pass 1")
    assert position.state.rate == 50
    assert position.asked == {2: "final"}
    assert set(position.choices(2)) == {"sell 1 potato", "pass"}
    position.play(2, act)
    assert position.points[2] == (50 if act.startswith("sell") else 0)
    assert (position.state.marker, position.state.offer) == (0, None)
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-7.4", "SM-7.5", "SM-6.4")
def test_w4_two_text_cards_on_one_offer() -> None:
    position = Position("PPS", "CC", "PFF", "PBB", market={0: ["T10"], 1: ["T07"], 2: ["O06"]})
    position.go("0 lay T10", "1 lay T07", "2 lay O06")
    assert (RATES[position.offer.cap], position.offer.scarce) == (25, True)
    position.go("2 sell 1 potato", "3 sell 1 potato", "0 sell 1 sugar")
    assert position.state.market_pile[-3:] == ["T10", "T07", "O06"]
    assert position.asked == {3: "lay"}


@pytest.mark.rule("SM-7.1", "SM-8.3", "SM-3.3")
def test_w5_a_text_card_as_a_play() -> None:
    position = Position("PPS", "CC", "PFF", "PBB", market={0: ["T03"]})
    events = position.play(0, "lay T03")
    assert only(events, "drew").to == (0,)
    position.play(0, "deal sugar")
    assert position.points == [20, 0, 0, 0]
    assert (position.state.marker, position.state.offer) == (0, None)
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-8.5")
@pytest.mark.parametrize(("scope", "paid"), [("whole_exchange", 8), ("first_card", 13)])
def test_w6_spoiled_goods(scope: str, paid: int) -> None:
    position = Position("PPSB", "CC", "PSF", "PBB", market={0: ["O15"]}, waiting=["T05"], spoiled_scope=scope)
    position.play(0, "lay O15")
    position.state.marker = RATES.index(9)
    position.play(0, "sell 1 potato + 1 sugar")
    assert position.points[0] == paid
    position.go("1 pass 1", "2 sell 1 sugar")
    assert position.points[2] == 16


@pytest.mark.rule("SM-8.9")
def test_w7_no_points_no_discovery() -> None:
    position = Position("PPS", "CC", "PFF", "PBB", market={0: ["T09"]})
    assert "lay T09" not in position.choices(0)
    assert position.refused(0, Lay(card="T09")).reason is Because.TOO_POOR
