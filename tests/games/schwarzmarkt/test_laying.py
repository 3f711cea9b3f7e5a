"""SM-3: laying a black market card."""

import pytest

from games.kernel import Reason
from games.schwarzmarkt.actions import Lay, Sell
from games.schwarzmarkt.components import Product
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import return_market_cards
from tests.games.bench import kinds, only, told
from tests.games.schwarzmarkt.positions import Position

HANDS = ("PPSB", "CCCF", "FFFB", "BBSS")


@pytest.mark.rule("SM-3.1")
def test_only_the_start_player_lays_and_only_one_card_of_his_own() -> None:
    position = Position(*HANDS, market={0: ["O06", "O01", "T01"], 1: ["O02"]})
    assert position.asked == {0: "lay"}
    assert set(position.choices(0)) == {"lay O06", "lay O01", "lay T01"}
    assert position.refused(1, Lay(card="O02")).reason is Reason.NOT_ASKED
    refusal = position.refused(0, Lay(card="O02"))
    assert (refusal.reason, refusal.clause) == (Because.NOT_YOUR_CARD, "SM-3.1")
    position.play(0, "lay O06")
    assert position.refused(0, Lay(card="O01")).reason is Reason.NOT_ASKED


@pytest.mark.rule("SM-3.1")
def test_the_start_player_cannot_decline() -> None:
    position = Position(*HANDS)
    assert all(choice.startswith("lay ") for choice in position.choices(0))
    assert len(position.choices(0)) in {2, 3}
    assert [seat for seat, _ in position.table.awaited()] == [0]


@pytest.mark.rule("SM-3.2", "SM-3.3")
def test_the_card_is_laid_in_sight_of_all_and_another_drawn_at_once() -> None:
    position = Position(*HANDS, market={0: ["O06"]})
    top, second = position.state.market_pile[:2]
    events = position.play(0, "lay O06")
    assert only(events, "laid").card == "O06"
    assert told(None, events) == ["laid"]
    assert told(0, events) == ["laid", "drew"]
    assert only(events, "drew").card == top
    assert position.player(0).market[-1] == top
    assert len(position.player(0).market) == 3
    assert position.state.market_pile[0] == second


@pytest.mark.rule("SM-3.3")
def test_a_text_card_is_replaced_before_it_is_carried_out() -> None:
    position = Position(*HANDS, market={0: ["T01"]})
    top = position.state.market_pile[0]
    position.play(0, "lay T01")
    assert position.asked == {0: "spy"}
    assert position.player(0).market[-1] == top
    assert len(position.player(0).market) == 3


@pytest.mark.rule("SM-3.4")
def test_an_offer_opens_and_a_text_card_is_carried_out() -> None:
    position = Position(*HANDS, market={0: ["O06", "T08"]})
    position.play(0, "lay O06")
    assert position.asked == {0: "turn"}
    other = Position(*HANDS, market={0: ["O06", "T08"]})
    other.play(0, "lay T08")
    assert other.asked == {0: "raid"}


@pytest.mark.rule("SM-3.5")
def test_every_other_card_can_always_be_laid() -> None:
    position = Position(*HANDS, market={0: ["T09", "T01", "O20"]})
    assert set(position.choices(0)) == {"lay T01", "lay O20"}
    rich = Position(*HANDS, market={0: ["T09", "T01", "O20"]}, points=[5])
    assert set(rich.choices(0)) == {"lay T09", "lay T01", "lay O20"}


@pytest.mark.rule("SM-3.6", "SM-6.7", "SM-7.9")
def test_the_start_role_passes_on_by_one_seat_after_every_play() -> None:
    position = Position(*HANDS, starter=2, market={2: ["T10"], 3: ["O05"], 0: ["T01"], 1: ["O02"]}, seed=4)
    position.play(2, "lay T10")
    assert position.asked == {3: "lay"}
    position.go("3 lay O05", "3 sell 2 sugar", "0 sell 1 sugar")
    assert position.asked == {0: "lay"}
    events = position.go("0 lay T01", "0 spy 3")
    assert position.asked == {1: "lay"}
    assert only(events, "starts").seat == 1


@pytest.mark.rule("SM-3.7")
def test_with_an_empty_pile_the_card_is_drawn_when_cards_return() -> None:
    """Cannot happen with this deck, but the rules say what would be."""
    position = Position(*HANDS, market={0: ["O06"]})
    position.state.market_pile = []
    assert kinds(position.table.play(0, Lay(card="O06"))) == ["laid"]
    assert len(position.player(0).market) == 2
    events = position.table.play(0, Sell(goods={Product.POTATO: 2, Product.SUGAR: 1}))
    assert only(events, "drew").card == "O06"
    assert position.player(0).market[-1] == "O06"
    assert position.state.market_pile == []


@pytest.mark.rule("SM-3.7")
def test_of_several_who_could_not_draw_the_start_player_draws_first() -> None:
    position = Position(*HANDS)
    returned, _ = position.player(0).market.pop(), position.player(2).market.pop()
    position.state.market_pile, position.state.starter = [], 2
    assert only(return_market_cards(position.state, [returned]), "drew").to == (2,)
