"""SM-8.5, SM-8.6, SM-8.10 and SM-8.11: the text cards that wait for the next offer, alone and together."""

import pytest

from games.schwarzmarkt.actions import Sell
from games.schwarzmarkt.components import OFFERS, RATES, Product
from games.schwarzmarkt.reasons import Because
from tests.games.bench import only
from tests.games.schwarzmarkt.positions import GAME, Position, laid, letters

P, C, F, B, S = Product

# SM-8.5: Spoiled goods


def spoiled(rate: int, scope: str = "whole_exchange", *waiting: str) -> Position:
    position = laid("O06", waiting=("T05", *waiting), spoiled_scope=scope)
    position.state.marker = RATES.index(rate)
    return position


@pytest.mark.rule("SM-8.5")
@pytest.mark.parametrize(
    ("rate", "scope", "move", "paid"),
    [
        (9, "whole_exchange", "sell 2 potato", 8),
        (9, "first_card", "sell 2 potato", 13),
        (9, "whole_exchange", "sell 1 potato", 4),
        (9, "first_card", "sell 1 potato", 4),
        (9, "whole_exchange", "sell 2 potato + 1 sugar", 12),
        (25, "first_card", "sell 2 potato + 1 sugar", 62),
        (50, "whole_exchange", "sell 2 potato", 50),
        (1, "whole_exchange", "sell 2 potato", 0),
        (1, "first_card", "sell 2 potato", 1),
        (1, "first_card", "sell 1 potato", 0),
    ],
)
def test_the_first_exchange_is_paid_at_half_the_rate(rate: int, scope: str, move: str, paid: int) -> None:
    position = spoiled(rate, scope)
    choice = next(choice for choice in position.decision(0).choices if choice.text == move)
    assert GAME.preview(position.state, 0, choice)["paid"] == paid
    events = position.play(0, move)
    assert (position.points[0], only(events, "sold").paid) == (paid, paid)


@pytest.mark.rule("SM-8.5")
def test_later_exchanges_are_paid_in_full_even_after_one_for_nothing() -> None:
    position = spoiled(1)
    position.go("0 sell 1 potato", "1 pass 1", "2 sell 1 potato")
    assert position.points == [0, 0, 4, 0]


@pytest.mark.rule("SM-8.5")
def test_passes_do_not_use_the_spoiled_goods_up() -> None:
    position = spoiled(1)
    position.go("0 pass 3", "1 pass 1", "2 sell 1 potato")
    assert position.points[2] == 4


# SM-8.6: Goods scarce


@pytest.mark.rule("SM-8.6")
def test_one_card_in_a_turn() -> None:
    position = laid("O06", waiting=("T07",))
    assert {choice for choice in position.choices(0) if "sell" in choice} == {"sell 1 potato", "sell 1 sugar"}
    refusal = position.refused(0, Sell(goods={P: 2}))
    assert (refusal.reason, refusal.clause) == (Because.ONE_CARD_ONLY, "SM-8.6")
    position.go("0 sell 1 potato", "1 pass 1", "2 pass 1", "3 pass 1")
    position.play(0, "sell 1 potato")
    assert position.points[0] == 1 + 9


@pytest.mark.rule("SM-8.6")
@pytest.mark.parametrize("scope", ["per_turn", "per_offer"])
@pytest.mark.parametrize("card", OFFERS)
def test_one_card_whatever_is_wanted(card: str, scope: str) -> None:
    """Also where four cards are wanted, and the player holds them all."""
    wanted = letters(OFFERS[card])
    position = laid(card, wanted + "PB", "CCCF", "FFFF", "BBSS", waiting=("T07",), short_supply_scope=scope)
    sales = {choice for choice in position.choices(0) if "sell" in choice}
    assert sales == {f"sell 1 {product}" for product, count in zip(Product, OFFERS[card], strict=True) if count}
    everything = Sell(goods=dict(zip(Product, OFFERS[card], strict=True)))
    assert position.refused(0, everything).reason is Because.ONE_CARD_ONLY


@pytest.mark.rule("SM-8.6")
def test_one_card_in_the_whole_offer() -> None:
    position = laid("O06", waiting=("T07",), short_supply_scope="per_offer")
    position.go("0 sell 1 potato", "1 pass 1", "2 sell 1 potato", "3 pass 1")
    assert set(position.choices(0)) == {"pass 1", "pass 2", "pass 3"}
    refusal = position.refused(0, Sell(goods={S: 1}))
    assert (refusal.reason, refusal.clause) == (Because.DELIVERED_ALREADY, "SM-8.6")
    position.go("0 pass 1", "1 pass 1", "2 pass 1", "3 sell 1 sugar")
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-8.6")
def test_in_the_final_turn_too_it_is_one_card() -> None:
    position = laid("O06", waiting=("T07",))
    position.state.marker = 13
    assert set(position.choices(0)) == {"sell 1 potato", "sell 1 sugar", "pass"}


# SM-8.10, SM-8.11: Limit, and cards together


@pytest.mark.rule("SM-8.10")
def test_under_limit_the_final_turn_is_at_25() -> None:
    position = laid("O06", waiting=("T10",))
    position.go("0 pass 4", "1 pass 3")
    assert position.state.rate == 20
    assert {choice for choice in position.choices(2) if "pass" in choice} == {"pass 1"}
    position.play(2, "pass 1")
    assert position.asked == {3: "final"}
    events = position.play(3, "sell 1 sugar")
    assert position.points[3] == 25
    assert only(events, "offer-ended").reason == "final-turn"


@pytest.mark.rule("SM-8.10", "SM-5.3")
def test_an_exchange_at_20_under_limit_leads_to_the_final_turn() -> None:
    position = laid("O06", waiting=("T10",))
    position.state.marker = RATES.index(20)
    position.play(0, "sell 1 potato")
    assert position.asked == {1: "final"}
    assert set(position.choices(1)) == {"pass"}


@pytest.mark.rule("SM-8.11")
def test_spoiled_and_scarce_together_are_one_card_at_half_the_rate() -> None:
    position = spoiled(9, "whole_exchange", "T07")
    assert {choice for choice in position.choices(0) if "sell" in choice} == {"sell 1 potato", "sell 1 sugar"}
    position.play(0, "sell 1 potato")
    assert position.points[0] == 4
    position.go("1 pass 1", "2 sell 1 potato")
    assert position.points[2] == 16


@pytest.mark.rule("SM-8.11")
@pytest.mark.parametrize("scope", ["whole_exchange", "first_card"])
def test_all_three_together(scope: str) -> None:
    position = spoiled(20, scope, "T07", "T10")
    position.play(0, "sell 1 sugar")
    assert position.points[0] == 10
    assert position.asked == {1: "final"}
    position.play(1, "pass")
    assert position.state.market_pile[-4:] == ["T05", "T07", "T10", "O06"]
