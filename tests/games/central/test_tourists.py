"""Tourists (CM-12)."""

import pytest

from games.central.events import TouristsCame
from games.central.reasons import Because
from games.kernel import Nature, Reason
from tests.games.central.market import Market, of


def two_sellers(first: str = "tomato 2 3 4", second: str = "tomato 3 4 4", third: str = "eggplant 2") -> Market:
    """Seat 1 at 5 has sold one card, seat 0 at 9 is to sell."""
    market = Market([first, second, third])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 sell 1x3kg", "0 decline", "2 decline")
    assert market.asked == {0: "sell"}
    return market


def closing() -> Market:
    market = two_sellers()
    market.go("0 sell 1x2kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists", 1: "tourists"}
    return market


@pytest.mark.rule("CM-12.1", "CM-12.3", "CM-12.4", "CM-12.5")
def test_a_further_sale_beside_all_limits_at_the_lowest_bid() -> None:
    market = closing()
    assert sorted(market.choices(0, "tourists")) == [
        "decline",
        "no tourists",
        "tourists 1x3kg",
        "tourists 1x3kg 1x4kg",
        "tourists 1x4kg",
    ]
    before = (market.sold("tomato"), market.player(0).sold)
    income = market.incomes()[0]
    market.go("0 tourists 1x3kg 1x4kg")
    (came,) = of(TouristsCame, market.go("1 decline"))
    assert (came.seat, came.kg, came.price, came.income) == (0, 7, 5, 35)
    assert market.incomes()[0] == income + 35
    assert (market.sold("tomato"), market.player(0).sold) == before
    assert not market.player(0).tourists
    assert len(market.state.discard) == 2
    assert len(market.player(0).played) == 1


@pytest.mark.rule("CM-12.2")
def test_only_who_has_sold_in_this_auction_is_asked() -> None:
    market = Market(["tomato 2 3", "tomato 3 4 4, pepper 2", "tomato 4", "tomato 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "3 bid 7", "0 stay", "1 bid 6", "3 stay")
    market.go("1 sell 1x3kg 2x4kg")  # 10 kg: the others are shut out
    market.go("0 decline", "2 decline", "3 decline")
    assert market.asked == {1: "tourists"}


@pytest.mark.rule("CM-12.3", "CM-10.3")
def test_only_cards_in_the_hand_can_be_sold() -> None:
    market = closing()
    refusal = market.refused(0, {"kind": "tourists", "batch": "2x4kg"})
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_HAND, "CM-12.3")


@pytest.mark.rule("CM-12.6", "CM-13.7")
def test_nobody_is_asked_about_rot_after_tourists() -> None:
    market = closing()
    market.go("0 tourists 1x4kg", "1 decline")
    assert "rot" not in market.asked.values()
    early = two_sellers()
    early.go("1 tourists 1x4kg")
    assert early.asked == {0: "sell"}


@pytest.mark.rule("CM-12.7", "CM-15.5")
def test_who_sold_with_the_cheater_is_not_asked() -> None:
    market = Market(["tomato 3 4", "carrot 3 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 cheat carrot 1x3kg", "0 decline", "2 decline")
    market.go("0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}


@pytest.mark.rule("CM-12.8")
def test_it_can_be_played_early_while_a_seller_is_awaited() -> None:
    market = two_sellers()
    early = market.decision(1, "early-tourists")
    assert (early.nature, early.owed) == (Nature.FREE, False)
    (came,) = of(TouristsCame, market.go("1 tourists 2x4kg"))
    assert (came.kg, came.price) == (8, 5)
    assert market.asked == {0: "sell"}
    market.go("0 sell 1x2kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}


@pytest.mark.rule("CM-12.8")
def test_it_cannot_be_played_before_ones_income_during_rot_or_after_closing() -> None:
    market = Market(["tomato 2 3 4", "tomato 3 4 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay")
    tourists: dict[str, object] = {"kind": "tourists", "batch": "1x4kg"}
    assert market.refused(1, tourists).reason is Reason.NOT_ASKED
    market.go("1 sell 1x3kg")
    assert market.refused(1, tourists).reason is Reason.NOT_ASKED
    market.go("0 decline", "2 decline", "0 sell 1x2kg")
    assert market.refused(1, tourists).reason is Reason.NOT_ASKED
    market.go("1 decline", "2 decline", "0 decline", "1 decline")
    assert market.refused(1, tourists).reason is Reason.NOT_ASKED


@pytest.mark.rule("CM-12.9", "CM-15.6")
def test_the_closing_window_is_simultaneous_and_booked_in_selling_order() -> None:
    market = closing()
    assert market.decision(0, "tourists").nature is Nature.REACTION
    market.go("0 tourists 1x4kg")
    assert market.incomes()[0] == 18
    happened = market.go("1 tourists 1x4kg")
    assert [(event.seat, event.income) for event in of(TouristsCame, happened)] == [(1, 20), (0, 20)]


@pytest.mark.rule("CM-12.10")
def test_who_reached_ten_kg_in_this_sale_may_play_it() -> None:
    market = Market(["tomato 2 4 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 3x4kg", "1 decline", "2 decline")
    assert market.player(0).sold == 10
    market.go("0 tourists 1x2kg")
    assert market.incomes()[0] == 90 + 18


@pytest.mark.rule("CM-12.11")
def test_who_declines_for_the_round_is_not_asked_again_before_its_end() -> None:
    market = Market(["tomato 2 3 4 4, carrot 2 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline", "0 no tourists")
    assert [order.text for order in market.table.orders(0)] == ["order tourists never"]
    market.go("1 open carrot 9", "2 pass", "0 bid 8", "1 stay", "0 sell 1x2kg", "1 decline", "2 decline")
    assert "cancel tourists" in market.choices(0, "orders")
    assert "tourists 1x3kg" in market.choices(0, "early-tourists")
    happened = market.go("1 sell 1x4kg", "0 decline", "2 decline")
    assert [event for event in happened if event.kind.startswith("order-")] == []
    assert market.asked == {2: "open"}
    market.finish_round()
    assert market.player(0).tourists
    assert market.player(0).orders == []


@pytest.mark.rule("CM-12.11")
def test_declining_for_the_round_can_be_changed_taken_back_and_ordered_before() -> None:
    market = closing()
    market.go("0 no tourists", "0 tourists 1x4kg", "1 no tourists")
    assert not market.player(0).tourists
    assert market.player(0).orders == []
    market.go("1 cancel tourists")
    assert market.player(1).orders == []
    market = two_sellers()
    market.go("1 order tourists all", "1 order tourists never", "0 sell 1x2kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}


@pytest.mark.rule("CM-12.11", "CM-12.3")
def test_who_has_nothing_to_sell_to_tourists_has_one_answer() -> None:
    market = Market(["tomato 2, carrot 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline")
    assert market.choices(0) == ["decline"]
    assert market.refused(0, "no tourists").reason is Because.NONE_LEFT


@pytest.mark.rule("CM-12.2", "CM-13.6")
def test_rot_does_not_touch_the_right_to_tourists() -> None:
    market = two_sellers()
    market.go("0 sell 1x2kg", "1 rot 2", "2 decline")
    assert market.asked == {0: "tourists", 1: "tourists"}


@pytest.mark.rule("CM-15.5", "CM-12.8")
@pytest.mark.parametrize(("seen", "asked"), [("2 2 2 3 3 3 4 4 4", {1: "open"}), ("2 2 2 3 3 3 4 4", {0: "tourists"})])
@pytest.mark.defect(4)
def test_nobody_is_asked_once_all_cards_of_the_product_were_seen(seen: str, asked: dict[int, str]) -> None:
    market = Market(["tomato 3, carrot 2", "carrot 3", "eggplant 2"])
    market.discard(f"tomato {seen}")
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == asked


@pytest.mark.rule("CM-15.5", "CM-12.8")
@pytest.mark.parametrize("may_open", [False, True])
def test_a_card_that_somebody_must_hold_cannot_be_anothers(may_open: bool) -> None:
    """The tenth tomato is the opener's, who comes too late to sell it: unless they opened with the Cheater."""
    market = Market(["tomato 3, pepper 2", "tomato 2 4 4, carrot 2", "eggplant 2"], cheater_may_open=may_open)
    market.discard("tomato 2 2 3 3 3 4")
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 1x2kg 2x4kg", "0 decline", "2 decline")
    assert market.asked == ({1: "tourists"} if may_open else {2: "open"})


@pytest.mark.rule("CM-15.5", "CM-12.8")
def test_who_cannot_hold_more_is_not_offered_tourists_early_either() -> None:
    market = Market(["tomato 3, carrot 2", "tomato 4, carrot 3", "eggplant 2"])
    market.discard("tomato 2 2 2 3 3 3 4 4")
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 sell 1x4kg", "0 decline", "2 decline")
    assert market.asked == {0: "sell"}  # with the last tomato, which the opener must hold
    assert "early-tourists" not in [decision.kind for decision in market.table.moves(1)]
