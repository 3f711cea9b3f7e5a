"""Standing orders: an auction over days needs few questions (section 10 of the rule spec)."""

import pytest

from games.central.actions import OrderOpen
from games.central.components import PRODUCT_NUMBER
from games.central.events import BidMade, Opened, Passed, Sold, Stayed, TouristsCame
from games.central.reasons import Because
from games.kernel import Nature, OrderActed, OrderStopped, Reason
from tests.games.central.market import GAME, HANDS, Market, of, public, told


def test_the_same_auction_by_hand_and_by_orders() -> None:
    by_hand, by_order = Market(HANDS), Market(HANDS)
    hand = by_hand.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 pass", "0 bid 7", "1 bid 6", "2 bid 5", "0 stay")
    hand += by_hand.go("1 bid 4", "2 stay")
    hand += by_hand.go("1 sell 1x3kg 1x4kg", "0 decline", "2 rot 6", "3 decline")
    hand += by_hand.go("2 sell 1x4kg", "0 decline", "1 decline", "3 decline")
    hand += by_hand.go("1 decline", "2 tourists 1x2kg")
    assert by_hand.asked == {1: "open"}

    given = by_order.go(
        "0 order sell",
        "0 order rot never",
        "1 order tomato undercut to 4",
        "1 order sell",
        "1 order rot never",
        "2 order tomato undercut to 5",
        "2 order sell at most 1",
        "2 order rot at 6 worth 24",
        "3 order tomato pass",
        "3 order rot never on tomato",
    )
    assert public(given) == []
    ordered = by_order.go("0 open tomato 10")
    assert by_order.asked == {0: "lower"}  # the opener has left no order for their own product
    by_order.go("1 order tourists none", "2 order tourists 1x2kg")
    ordered += by_order.go("0 undercut to 7")
    assert public(ordered) == public(hand)
    for player in (*by_hand.state.players, *by_order.state.players):
        player.orders = []
    assert GAME.dump(by_order.state) == GAME.dump(by_hand.state)


def test_a_product_needs_one_question_each_if_everybody_leaves_orders() -> None:
    market = Market(HANDS)
    market.go("1 order tomato undercut to 4", "2 order tomato bid 6 then stay", "3 order tomato pass")
    market.go(*[f"{seat} order sell" for seat in range(4)], *[f"{seat} order rot never" for seat in range(4)])
    market.go("0 order tomato pass")
    happened = market.go("0 open tomato 10")
    assert [(event.seat, event.price) for event in of(BidMade, happened)] == [(1, 9), (2, 6), (1, 5)]
    assert [event.seat for event in of(Sold, happened)] == [1, 2]
    assert set(market.asked.values()) == {"tourists"}


@pytest.mark.parametrize(
    ("order", "opening", "does"),
    [
        ("order tomato pass", 10, "pass"),
        ("order tomato undercut to 4", 10, "bid 9"),
        ("order tomato undercut to 4", 5, "bid 4"),
        ("order tomato undercut to 4", 4, "pass"),
        ("order tomato bid 6 then stay", 10, "bid 6"),
        ("order tomato bid 6 then stay", 7, "bid 6"),
        ("order tomato bid 6 then stay", 6, "pass"),
    ],
)
def test_what_an_order_does_in_the_first_lap(order: str, opening: int, does: str) -> None:
    market = Market(HANDS)
    market.go(f"1 {order}")
    happened = market.go(f"0 open tomato {opening}")
    (acted,) = of(OrderActed, happened)
    assert (acted.to, acted.order, acted.action) == ((1,), order, does)


def test_a_bid_that_was_made_once_stays() -> None:
    market = Market(HANDS)
    happened = market.go("1 order tomato bid 6 then stay", "0 open tomato 10", "2 bid 5", "3 pass", "0 stay")
    assert [event.seat for event in of(Stayed, happened)] == [0, 1]
    assert market.asked == {2: "sell"}


def test_the_opener_may_order_before_and_after_opening() -> None:
    market = Market(HANDS)
    market.go("0 order tomato undercut to 8", "0 open tomato 10", "0 order tomato undercut to 6")
    happened = market.go("1 bid 9", "2 pass", "3 pass")
    assert [event.price for event in of(BidMade, happened)] == [9, 8]
    market.go("1 bid 7")
    assert market.state.bidding.bids[0] == 6


@pytest.mark.rule("CM-11.1")
def test_an_order_cheats_only_with_consent() -> None:
    without, consenting, used = (Market(["tomato 2", "carrot 3", "eggplant 2"]) for _ in range(3))
    happened = without.go("1 order tomato undercut to 4", "0 open tomato 10")
    assert of(Passed, happened)[0].seat == 1
    consenting.go("1 order tomato undercut to 4 with cheater", "0 open tomato 10")
    assert consenting.state.bidding.bids[1] == 9
    used.go("1 order tomato undercut to 4 with cheater")
    used.player(1).cheater = False
    used.go("0 open tomato 10")
    assert used.state.bidding.bidding[1] == "passed"
    refusal = used.refused(1, {"kind": "order-bid", "product": "carrot", "price": 3, "cheater": "cheater"})
    assert (refusal.reason, refusal.figures) == (Because.CARD_USED, {"card": "cheater"})


def test_the_first_possible_opening_of_the_list_is_used() -> None:
    market = Market(["tomato 2", "tomato 3, carrot 4, pepper 2", "eggplant 2"])
    market.go("1 order open tomato for 9", "1 order open pepper for 8", "1 order open carrot for 7")
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    happened = market.decline()
    (opened,) = of(Opened, happened)
    assert (opened.seat, opened.product, opened.price) == (1, "pepper", 8)


@pytest.mark.rule("CM-4.8")
def test_an_opening_order_never_uses_the_cheater() -> None:
    """Whoever ordered what they do not hold is asked: nobody spends the Cheater for them."""
    market = Market(["tomato 2", "tomato 4, carrot 2", "pepper 2"], cheater_may_open=True)
    market.player(1).orders = [OrderOpen(product="pepper", price=8)]
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {1: "open"}
    assert "open pepper 8" in market.choices(1, "open")


def test_without_a_possible_opening_the_player_is_asked() -> None:
    market = Market(["tomato 2", "tomato 3, carrot 4", "eggplant 2"])
    market.go("1 order open tomato for 9", "0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {1: "open"}


@pytest.mark.rule("CM-15.2")
@pytest.mark.parametrize(
    ("order", "sale"),
    [("order sell", "1x2kg 1x3kg 1x4kg"), ("order sell at most 2", "1x3kg 1x4kg"), ("order sell at most 1", "1x4kg")],
)
def test_selling_by_order(order: str, sale: str) -> None:
    market = Market(["tomato 2 3 4", "carrot 3", "eggplant 2"])
    market.go(f"0 {order}", "0 open tomato 10", "1 pass")
    (sold,) = of(Sold, market.go("2 pass"))
    assert sold.batch == sale


def test_a_cheater_sells_by_the_same_order() -> None:
    market = Market(["tomato 2", "carrot 3 4", "eggplant 2"])
    market.go("1 order sell", "0 open tomato 10", "1 bid 9", "2 pass")
    (sold,) = of(Sold, market.go("0 stay"))
    assert (sold.cheated, sold.batch) == (True, "1x3kg 1x4kg")


@pytest.mark.parametrize(("batch", "kg"), [("all", 7), ("1x3kg", 3), ("none", 0)])
def test_tourists_by_order(batch: str, kg: int) -> None:
    market = Market(["tomato 2 3 4", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", f"0 order tourists {batch}", "1 pass", "2 pass", "0 sell 1x2kg")
    happened = market.decline()
    assert sum(event.kg for event in of(TouristsCame, happened)) == kg
    assert market.asked == {1: "open"}


def test_an_order_for_cards_that_are_gone_stops_and_its_owner_is_asked() -> None:
    market = Market(["tomato 2 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "0 order tourists 1x2kg", "1 pass", "2 pass", "0 sell 1x2kg")
    (stopped,) = of(OrderStopped, market.decline(("rot",)))
    assert (stopped.to, stopped.reason, stopped.clause) == ((0,), "not-in-hand", "CM-12.3")
    assert stopped.figures == {"product": "tomato", "batch": "1x2kg"}
    assert market.asked == {0: "tourists"}
    assert market.player(0).orders == []


def test_orders_can_be_changed_and_taken_back() -> None:
    market = Market(HANDS)
    market.go("1 order tomato pass", "1 order tomato undercut to 3", "1 order sell", "1 order rot never")
    assert market.table.view(1).model_dump()["orders"] == (
        "order tomato undercut to 3",
        "order sell",
        "order rot never",
    )
    assert market.choices(1, "orders")[:3] == ["cancel bid tomato", "cancel sell", "cancel rot"]
    market.go("1 cancel bid tomato", "1 cancel rot")
    assert market.table.view(1).model_dump()["orders"] == ("order sell",)
    refusal = market.refused(1, {"kind": "cancel", "order": "rot"})
    assert (refusal.reason, refusal.figures) == (Because.NO_SUCH_ORDER, {"order": "rot"})
    market.go("0 open tomato 9")
    assert market.asked == {1: "bid"}


def test_orders_end_with_their_product_and_all_with_the_round() -> None:
    market = Market(["tomato 3, pepper 2", "carrot 4, pepper 3", "eggplant 2, pepper 4"])
    market.go("1 order tomato pass", "1 order pepper pass", "1 order rot never on tomato", "2 order sell")
    market.go("0 open tomato 9", "2 pass", "0 sell 1x3kg")
    market.decline()
    assert market.table.view(1).model_dump()["orders"] == ("order pepper pass",)
    market.until_aside()
    market.answer_all("aside", "aside nothing")
    assert all(player.orders == [] for player in market.state.players)


def test_an_order_never_answers_a_question_that_is_already_put() -> None:
    market = Market(HANDS)
    assert all(form.kind != "order-open" for form in market.decision(0, "orders").forms)
    refusal = market.refused(0, {"kind": "order-open", "product": "tomato", "price": 8})
    assert (refusal.reason, refusal.clause) == (Because.ASKED_NOW, "CM-4.2")
    market.go("0 open tomato 9")
    refusal = market.refused(1, {"kind": "order-pass", "product": "tomato"})
    assert (refusal.reason, refusal.clause) == (Because.ASKED_NOW, "CM-5.2")
    market.go("1 order carrot pass", "1 pass", "2 pass", "3 pass")
    assert market.refused(0, {"kind": "order-sell"}).reason is Because.ASKED_NOW
    market.go("0 sell 1x2kg", "1 order rot at 2")
    assert market.asked[1] == "rot"
    market.decline(("rot",))
    assert market.asked == {0: "tourists"}
    assert market.refused(0, {"kind": "order-tourists", "batch": "none"}).reason is Because.ASKED_NOW


def test_an_order_that_comes_too_late_is_refused() -> None:
    market = Market(HANDS)
    market.go("0 open tomato 9", "1 pass")
    refusal = market.refused(1, {"kind": "order-pass", "product": "tomato"})
    assert (refusal.reason, refusal.clause) == (Because.TOO_LATE, "CM-5.2")
    refusal = market.refused(0, {"kind": "order-open", "product": "carrot", "price": 8})
    assert (refusal.reason, refusal.clause) == (Because.TOO_LATE, "CM-4.2")
    market.go("2 pass", "3 pass", "0 sell 1x2kg")
    market.decline()
    refusal = market.refused(2, {"kind": "order-bid", "product": "tomato", "price": 3})
    assert (refusal.reason, refusal.clause) == (Because.TOO_LATE, "CM-5.2")


@pytest.mark.rule("CM-4.2", "CM-4.3")
@pytest.mark.defect(4)
def test_an_opening_order_says_why_it_could_not_be_carried_out() -> None:
    market = Market(HANDS)
    market.go("0 open tomato 9")
    refusal = market.refused(1, {"kind": "order-open", "product": "pepper", "price": 8})
    assert (refusal.reason, refusal.clause, refusal.figures) == (Because.NOT_IN_HAND, "CM-4.2", {"product": "pepper"})
    refusal = market.refused(1, {"kind": "order-open", "product": "tomato", "price": 8})
    assert (refusal.reason, refusal.clause) == (Because.ALREADY_OPENED, "CM-4.3")


# Orders of which nothing can come any more


@pytest.mark.defect(4)
def test_of_two_opening_orders_the_second_goes_with_the_first() -> None:
    market = Market(["tomato 2", "tomato 3, carrot 4, pepper 2", "eggplant 2"])
    market.go("1 order open pepper for 8", "1 order open carrot for 7", "1 order sell")
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.state.bidding.product == PRODUCT_NUMBER["pepper"]
    assert market.table.view(1).model_dump()["orders"] == ("order sell",)


def test_opening_orders_go_with_the_right_to_open() -> None:
    """Opened by hand, as the ordered product was sold meanwhile; or passed over for having sold 10 kg."""
    by_hand = Market(["tomato 2", "carrot 4, pepper 2", "eggplant 2"])
    by_hand.go("1 order open carrot for 7", "0 open tomato 10", "1 bid 9", "2 pass", "0 stay", "1 cheat carrot 1x4kg")
    by_hand.decline()
    by_hand.go("0 sell 1x2kg")
    by_hand.decline()
    by_hand.go("1 open pepper 9")
    assert by_hand.table.view(1).model_dump()["orders"] == ()
    passed_over = Market(["tomato 2", "tomato 4 4 4, carrot 4", "eggplant 2"])
    passed_over.go("1 order open carrot for 7", "1 order carrot pass", "1 order sell", "1 order rot at 5")
    passed_over.go("0 open tomato 10", "1 bid 9", "2 pass", "0 stay")
    passed_over.decline()
    assert passed_over.player(1).sold == 10
    assert passed_over.table.view(1).model_dump()["orders"] == ("order rot at 5",)


def test_an_order_for_tourists_goes_when_they_have_come() -> None:
    market = Market(["tomato 2 3", "tomato 3 4 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 order tourists all", "1 sell 1x3kg")
    market.decline(("rot",))
    market.go("1 tourists 2x4kg")
    assert market.table.view(1).model_dump()["orders"] == ()


@pytest.mark.rule("CM-12.8")
def test_an_order_for_tourists_ends_with_its_product() -> None:
    market = Market(["tomato 2 3, carrot 2 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "0 order tourists none", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.player(0).orders == []
    market.go("1 open carrot 9", "2 pass", "0 bid 8", "1 stay", "0 sell 1x2kg", "1 decline", "2 decline")
    market.go("1 sell 1x4kg", "0 decline", "2 decline")
    assert market.asked == {0: "tourists"}


def test_there_are_no_orders_once_the_sale_is_over() -> None:
    market = Market(["tomato 4, pepper 2", "carrot 4, pepper 3", "eggplant 4, pepper 4"])
    market.until_aside()
    assert [decision.kind for decision in market.table.moves(0)] == ["aside"]
    assert market.refused(0, {"kind": "order-sell"}).reason is Reason.NOT_ASKED


def test_nobody_sees_an_order() -> None:
    market = Market(HANDS)
    before = [market.table.view(seat).model_dump_json() for seat in (0, 2, 3, None)]
    assert market.decision(1, "orders").nature is Nature.ORDER
    for order in ("order tomato undercut to 4 with cheater", "order sell", "order rot at 4 against 2", "cancel sell"):
        happened = market.go(f"1 {order}")
        for seat in (0, 2, 3, None):
            assert told(seat, happened) == []
    assert [market.table.view(seat).model_dump_json() for seat in (0, 2, 3, None)] == before


def test_orders_with_wrong_figures_are_refused() -> None:
    market = Market(HANDS)
    for order in (
        {"kind": "order-undercut", "product": "tomato", "floor": 10},
        {"kind": "order-rot", "least": 1},
        {"kind": "order-rot", "least": 4, "victim": 1},
        {"kind": "order-rot", "least": 4, "victim": 4},
        {"kind": "order-rot", "least": 4, "worth": 101},
        {"kind": "order-sell", "cards": 0},
        {"kind": "order-open", "product": "tomato", "price": 11},
    ):
        refusal = market.refused(1, dict(order))
        assert refusal.reason is Because.WRONG_FIGURE, order
    market.player(1).rot = False
    assert market.refused(1, {"kind": "order-no-rot"}).reason is Because.CARD_USED
