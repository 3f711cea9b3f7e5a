"""SM-7: what all text cards have in common."""

from typing import Any

import pytest

from games.schwarzmarkt.actions import Collect, Lay, Raid, Sell, Spy, Swap
from games.schwarzmarkt.components import RATES, Product
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.text_cards import PHASE_OF
from tests.games.schwarzmarkt.positions import HANDS, Position, laid

P, C, F, B, S = Product


@pytest.mark.rule("SM-7.1", "SM-7.9")
@pytest.mark.parametrize("card", ["T01", "T05", "T07", "T08", "T10"])
def test_a_text_card_opens_no_offer_and_costs_the_start_role(card: str) -> None:
    position = laid(card)
    assert position.state.offer is None
    if "lay" not in position.asked.values():
        position.table.play(0, position.decision(0).choices[0])
    assert position.state.offer is None
    assert position.state.marker == 0
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-7.2")
@pytest.mark.parametrize("card", ["T01", "T02", "T03", "T06", "T08"])
def test_the_instruction_is_compulsory_and_comes_at_once(card: str) -> None:
    position = laid(card)
    ((seat, kind),) = position.asked.items()
    assert seat == 0
    assert kind in {phase.value for phase in PHASE_OF.values()}
    assert {choice.kind for choice in position.decision(0).choices} == {kind}


@pytest.mark.rule("SM-7.3")
@pytest.mark.parametrize("card", ["T01", "T02", "T03", "T06", "T08", "T09"])
def test_an_immediate_card_goes_under_the_pile_when_it_is_done(card: str) -> None:
    position = laid(card, points=[5])
    assert position.state.text == card
    position.table.play(0, position.decision(0).choices[0])
    assert position.state.market_pile[-1] == card
    assert position.state.text is None


@pytest.mark.rule("SM-7.4", "SM-7.5", "SM-7.6")
def test_cards_for_the_next_offer_wait_for_it_together_and_leave_with_it() -> None:
    position = Position(*HANDS, market={0: ["T10"], 1: ["T01"], 2: ["T07"], 3: ["O05"]}, starter=0)
    position.go("0 lay T10", "1 lay T01", "1 spy 0")
    assert position.state.waiting == ["T10"]
    position.play(2, "lay T07")
    assert list(position.view(None).waiting) == ["T10", "T07"]
    position.play(3, "lay O05")
    assert position.state.waiting == []
    assert position.offer.texts == ["T10", "T07"]
    assert (RATES[position.offer.cap], position.offer.scarce) == (25, True)
    position.go("3 pass 4", "0 pass 3", "1 pass 1", "2 pass")
    assert position.state.market_pile[-3:] == ["T10", "T07", "O05"]
    assert position.asked == {0: "lay"}
    other = next(card for card in position.player(0).market if card.startswith("O"))
    position.play(0, f"lay {other}")
    assert (RATES[position.offer.cap], position.offer.scarce, position.offer.texts) == (50, False, [])


@pytest.mark.rule("SM-7.7")
def test_two_waiting_cards_of_a_kind_have_the_effect_of_one() -> None:
    """Only with another deck."""
    position = Position(*HANDS, market={0: ["O06"]})
    position.state.waiting = ["T05", "T05", "T10", "T10"]
    position.table.play(0, Lay(card="O06"))
    position.state.marker = RATES.index(9)
    position.table.play(0, Sell(goods={P: 1}))
    assert position.points[0] == 4
    assert (RATES[position.offer.cap], position.offer.spoiled) == (25, False)


@pytest.mark.rule("SM-7.8")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("T01", Spy(victim=0)),
        ("T02", Collect(victim=0)),
        ("T06", Swap(victim=0, gift=(P,))),
        ("T08", Raid(victim=0, product=P)),
        ("T01", Spy(victim=4)),
        ("T02", Collect(victim=-1)),
        ("T08", Raid(victim=4, product=P)),
        ("T06", Swap(victim=7, gift=(P,))),
    ],
)
def test_only_another_player_can_be_chosen(card: str, action: Spy | Collect | Swap | Raid) -> None:
    position = laid(card)
    refusal = position.refused(0, action)
    assert (refusal.reason, refusal.clause) == (Because.NO_OPPONENT, "SM-7.8")


@pytest.mark.rule("SM-7.8")
@pytest.mark.parametrize("card", ["T01", "T02", "T06", "T08"])
def test_every_opponent_can_be_chosen(card: str) -> None:
    position = laid(card, "PPSB", "C", "F", "B")
    choices: Any = position.decision(0).choices
    victims = {choice.victim for choice in choices}
    assert victims == {1, 2, 3}
