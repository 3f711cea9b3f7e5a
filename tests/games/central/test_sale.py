"""Selling, and the two limits (CM-6, CM-7)."""

import pytest

from games.central.components import BATCHES, sellable
from games.central.events import Paid, ShutOut, Sold
from games.central.reasons import Because
from games.central.scoring import income_card
from games.kernel import Reason
from tests.games.central.market import Market, of


@pytest.mark.rule("CM-6.1")
def test_the_cheapest_sells_first() -> None:
    market = Market(["tomato 2", "tomato 3", "tomato 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 bid 4", "0 stay", "1 stay")
    assert market.asked == {2: "sell"}
    market.go("2 sell 1x2kg")
    market.decline()
    assert market.asked == {1: "sell"}
    market.go("1 sell 1x3kg")
    market.decline()
    assert market.asked == {0: "sell"}


@pytest.mark.rule("CM-6.2", "CM-6.3")
def test_the_seller_plays_one_or_more_cards_of_the_product_and_may_not_refuse() -> None:
    market = Market(["tomato 2 3 3, carrot 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass")
    assert sorted(market.choices(0, "sell")) == [
        "sell 1x2kg",
        "sell 1x2kg 1x3kg",
        "sell 1x2kg 2x3kg",
        "sell 1x3kg",
        "sell 2x3kg",
    ]
    assert market.refused(0, {"kind": "decline"}).reason is Reason.NOT_ASKED
    assert market.refused(0, {"kind": "stay"}).reason is Reason.NOT_ASKED
    refusal = market.refused(0, {"kind": "sell", "batch": "1x4kg"})
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_HAND, "CM-6.2")
    market.go("0 sell 1x2kg 2x3kg")
    assert market.hand(0) == "carrot 4"


def test_cards_of_one_kind_are_interchangeable_and_the_lowest_go_first() -> None:
    market = Market(["tomato 3 3 3", "carrot 2", "eggplant 2"])
    lowest = market.player(0).hand
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 2x3kg")
    assert market.player(0).played == list(lowest[:2])
    assert market.player(0).hand == lowest[2:]


@pytest.mark.rule("CM-6.4")
def test_ex_1_six_kg_at_four_bring_24() -> None:
    market = Market(["tomato 2 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg")
    (paid,) = of(Paid, market.decline())
    assert (paid.kg, paid.price, paid.income, paid.total) == (6, 4, 24, 24)
    assert market.sold("tomato") == 6
    assert market.table.view(None).model_dump()["players"][0]["income_card"] == 24  # markers on 20 and 4


@pytest.mark.rule("CM-6.4")
def test_incomes_of_a_round_add_up() -> None:
    market = Market(["tomato 2, carrot 3", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    market.go("1 open carrot 9", "2 pass", "0 bid 5", "1 stay", "0 sell 1x3kg")
    market.decline()
    assert market.incomes()[0] == 2 * 4 + 3 * 5


@pytest.mark.rule("CM-6.5", "CM-8.3")
def test_played_cards_lie_in_front_until_the_end_of_the_round() -> None:
    market = Market(["tomato 2 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg")
    market.decline()
    assert market.table.view(1).model_dump()["players"][0]["played"] == ("tomato-2kg", "tomato-4kg")
    assert market.state.discard == []
    market.finish_round()
    assert market.player(0).played == []
    assert len(market.state.discard) == 4


@pytest.mark.rule("CM-6.6")
@pytest.mark.parametrize(
    ("held", "cap", "legal"),
    [
        ((0, 1, 1), 5, {"1x3kg", "1x4kg", "1x3kg 1x4kg"}),  # 7 kg for a cap of 5: each card still sells something
        ((0, 1, 1), 3, {"1x3kg", "1x4kg"}),
        ((0, 1, 1), 4, {"1x3kg", "1x4kg", "1x3kg 1x4kg"}),
        ((3, 0, 0), 4, {"1x2kg", "2x2kg"}),
        ((3, 0, 0), 5, {"1x2kg", "2x2kg", "3x2kg"}),
        ((1, 0, 1), 2, {"1x2kg", "1x4kg"}),
        ((1, 0, 1), 3, {"1x2kg", "1x4kg", "1x2kg 1x4kg"}),
        ((1, 1, 1), 1, {"1x2kg", "1x3kg", "1x4kg"}),
    ],
)
def test_no_card_may_sell_nothing(held: tuple[int, int, int], cap: int, legal: set[str]) -> None:
    assert {BATCHES[number].text for number in sellable(held, cap)} == legal


@pytest.mark.rule("CM-6.6")
def test_a_card_that_would_sell_nothing_is_refused() -> None:
    market = Market(["tomato 4 4 4, carrot 2", "tomato 3 3 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 3x3kg")
    market.decline()
    refusal = market.refused(0, {"kind": "sell", "batch": "2x4kg"})
    assert (refusal.reason, refusal.clause) == (Because.CARD_SELLS_NOTHING, "CM-6.6")
    assert refusal.figures == {"batch": "2x4kg", "cap": 1}
    assert market.choices(0, "sell") == ["sell 1x4kg"]


@pytest.mark.rule("CM-6.7", "CM-7.2")
def test_what_is_above_the_cap_is_lost_and_counts_for_nothing() -> None:
    market = Market(["tomato 4 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 5", "1 pass", "2 pass")
    (sold,) = of(Sold, market.go("0 sell 3x4kg"))
    assert (sold.kg, sold.lost) == (10, 2)
    market.decline()
    assert (market.sold("tomato"), market.player(0).sold, market.incomes()[0]) == (10, 10, 50)
    assert len(market.player(0).played) == 3  # the whole card is spent


@pytest.mark.rule("CM-6.8")
@pytest.mark.parametrize(("income", "shown"), [(0, 0), (24, 24), (99, 99), (100, 1), (104, 5), (198, 99), (199, 1)])
def test_the_income_card_restarts_after_99(income: int, shown: int) -> None:
    assert income_card(income) == shown


@pytest.mark.rule("CM-6.8")
def test_ex_6_an_income_of_104_is_shown_as_5_and_counts_as_104() -> None:
    market = Market(["tomato 4 4 4, carrot 2", "carrot 2", "eggplant 2"], price_max=12)
    market.player(0).income = 104 - 100
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 3x4kg")
    market.decline()
    view = market.table.view(None).model_dump()["players"][0]
    assert (view["income"], view["income_card"]) == (104, 5)


@pytest.mark.rule("CM-6.10", "CM-13.1")
def test_cards_first_then_the_limits_then_rot_then_income() -> None:
    market = Market(["tomato 2 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg")
    assert market.asked == {1: "rot", 2: "rot"}
    assert (market.sold("tomato"), market.player(0).sold) == (6, 6)
    assert market.incomes() == [0, 0, 0]
    market.decline()
    assert market.incomes() == [24, 0, 0]


@pytest.mark.rule("CM-6.1", "CM-7.1", "CM-7.2", "CM-7.3", "CM-7.4")
def test_ex_2_anna_john_madara_and_one_who_comes_too_late() -> None:
    late, madara, john, anna = range(4)
    market = Market(["carrot 4, tomato 2", "carrot 3", "carrot 3", "carrot 2 4"])
    market.go("0 open carrot 10", "1 bid 9", "2 bid 8", "3 bid 7", "0 stay", "1 stay", "2 stay")
    assert market.state.bidding.sellers == [anna, john, madara, late]
    happened = market.go("3 sell 1x2kg 1x4kg") + market.decline()
    happened += market.go("2 sell 1x3kg") + market.decline()
    assert market.choices(madara, "sell") == ["sell 1x3kg"]
    happened += market.go("1 sell 1x3kg") + market.decline()
    assert [(event.seat, event.kg, event.lost) for event in of(Sold, happened)] == [
        (anna, 6, 0),
        (john, 3, 0),
        (madara, 1, 2),
    ]
    assert market.incomes()[madara] == 1 * 9
    assert market.sold("carrot") == 10
    assert [event.seat for event in of(ShutOut, happened)] == [late]
    assert market.hand(late) == "tomato 2, carrot 4"
    assert [10 - market.player(seat).sold for seat in (anna, john, madara, late)] == [4, 7, 9, 10]


@pytest.mark.rule("CM-7.1")
def test_a_seller_has_ten_kg_over_all_products() -> None:
    market = Market(["tomato 4 4, carrot 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 2x4kg")
    market.decline()
    market.go("1 open carrot 9", "2 pass", "0 bid 8", "1 stay")
    assert market.decision(0, "sell").facts == {"product": "carrot", "price": 8, "cap": 2}
    assert market.choices(0, "sell") == ["sell 1x4kg"]
    (sold,) = of(Sold, market.go("0 sell 1x4kg"))
    assert (sold.kg, sold.lost) == (2, 2)


@pytest.mark.rule("CM-7.3", "CM-15.5")
def test_whoever_is_shut_out_is_not_asked_and_shows_nothing() -> None:
    market = Market(["tomato 4 4 4", "tomato 3", "carrot 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 bid 7", "1 stay")
    happened = market.go("0 sell 3x4kg") + market.decline()
    assert [event.seat for event in of(ShutOut, happened)] == [1]
    assert market.hand(1) == "tomato 3"


@pytest.mark.rule("CM-7.5", "CM-12.10")
def test_at_ten_kg_rot_and_tourists_are_still_played() -> None:
    market = Market(["tomato 3 4 4 4", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 3x4kg", "1 decline", "2 decline")
    assert market.player(0).sold == 10
    assert market.asked == {0: "tourists"}
    market.go("0 tourists 1x3kg")
    assert market.incomes()[0] == 90 + 27
    market.go("1 open carrot 9", "2 pass", "1 sell 1x4kg")
    assert market.asked.get(0) == "rot"


@pytest.mark.rule("CM-7.7", "CM-13.6")
def test_rotten_kg_were_sold_as_far_as_the_limits_go() -> None:
    market = Market(["tomato 2 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg", "1 rot 2", "2 decline")
    assert (market.sold("tomato"), market.player(0).sold, market.incomes()[0]) == (6, 6, 12)
    assert len(market.player(0).played) == 2
