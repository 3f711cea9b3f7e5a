"""Plans: a round in one form, and nobody asked to buy where nothing new is on sale (section 11 of the spec)."""

from dataclasses import asdict

import pytest

from games.kernel import Event, OrderActed, OrderStopped, seen_by
from games.turin.actions import Ahead
from games.turin.components import Phase
from games.turin.game import SecondTurin, Turin
from tests.games.turin.positions import Position, position
from tools.waits import Habit, measure

PASSES = ("pass", "pass", "pass")


def public(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """What a spectator is told."""
    return [(event.kind, asdict(event)) for event in seen_by(None, events)]


def acted(events: list[Event]) -> list[tuple[tuple[int, ...] | None, str, str]]:
    return [(event.to, event.order, event.action) for event in events if isinstance(event, OrderActed)]


def plan_of(table: Position, seat: int) -> str | None:
    plan = table.state.players[seat].plan
    return None if plan is None else plan.text


# A whole round


@pytest.mark.rule("MT-6.6", "MT-8.1", "MT-9.1", "MT-10.4")
def test_a_planned_round_is_one_answer_each_and_looks_like_one_given_by_hand() -> None:
    planned = position(3, lots="T01 T02 T03", cards={0: "T12"}, hands={0: "T04", 1: "T05", 2: "T06"})
    by_hand = position(3, lots="T01 T02 T03", cards={0: "T12"}, hands={0: "T04", 1: "T05", 2: "T06"})
    seen = planned.play(0, "ahead bid 5 extra 2 first T02 second T01 offer T12 at 4 up to 0 next T04")
    seen += planned.play(1, "ahead bid 5 extra 1 first T02 second T03 offer not-now buy pepper up to 4 next T05")
    seen += planned.play(2, "ahead bid 1 offer never up to 0 next T06")
    assert (planned.phase(), planned.state.round) == (Phase.BID, 3)

    done = by_hand.everybody("bid 5", "bid 5", "bid 1")
    done += by_hand.play(0, "extra 2") + by_hand.play(1, "extra 1")
    done += by_hand.play(0, "take T01,T02")
    done += by_hand.play(0, "list T12 at 4") + by_hand.play(1, "pass")
    done += by_hand.play(1, "buy T12") + by_hand.play(2, "pass")
    done += by_hand.everybody("place T04", "place T05", "place T06")
    assert public(seen) == public(done)
    assert planned.table.view(None) == by_hand.table.view(None)
    assert planned.cards == [["T01", "T02"], ["T03", "T12"], []]


def test_what_a_plan_did_is_told_to_its_owner_part_by_part() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12 T01"}, hands={1: "T05"})
    table.play(1, "ahead buy pepper up to 4 next T05")
    events = table.play(0, "ahead offer T12 at 4 up to 0")
    assert acted(events) == [((1,), "ahead buy pepper up to 4", "pass")]
    events = table.play(2, "pass")
    assert acted(events) == [
        ((1,), "ahead buy pepper up to 4", "buy T12"),
        ((1,), "ahead next T05", "place T05"),
    ]


def test_a_plan_takes_the_place_of_the_one_before_and_an_empty_one_of_all() -> None:
    table = position(3, hands={0: "T04 T05"})
    table.play(0, "ahead offer never up to 0 next T04")
    table.play(0, "ahead up to 3 next T05")
    assert plan_of(table, 0) == "ahead up to 3 next T05"
    assert [order.text for order in table.table.orders(0)] == ["ahead up to 3 next T05"]
    table.play(0, "ahead")
    assert (plan_of(table, 0), table.table.orders(0)) == (None, ())


# The auction


@pytest.mark.rule("MT-5.1", "MT-5.3")
def test_a_planned_bid_is_sealed_at_once_and_can_be_changed_by_hand() -> None:
    table = position(3, lots="T01 T02 T03")
    table.play(0, "ahead bid 5 extra 1 first T02")
    assert table.owing == [1, 2]
    table.play(0, "bid 7")
    table.play(0, "ahead up to 0")  # says nothing about the bid
    table.play(1, "bid 0")
    table.play(2, "bid 0")
    assert table.state.auction is not None
    assert table.state.auction.bids == [7, 0, 0]


@pytest.mark.rule("MT-6.6", "MT-8.1")
def test_extra_and_choice_that_are_planned_go_with_a_bid_by_hand_that_names_none() -> None:
    table = position(4, lots="T01 T02 T03 T04")
    table.play(0, "ahead extra 2 first T04 second T04 third T03")
    table.play(1, "ahead extra 3 first T04 second T02 third T01")
    table.everybody("bid 5", "bid 5", "plan 1 extra 1", "bid 0")
    assert table.state.auction is not None
    assert table.state.auction.extras == [2, 3, 0, 0]
    assert table.cards[:2] == [["T03"], ["T02", "T04"]]


@pytest.mark.rule("MT-6.6")
def test_a_planned_extra_is_what_the_bid_leaves_at_the_most() -> None:
    table = position(3, cash=[7, 8, 15])
    table.play(0, "ahead extra 5")
    table.play(1, "ahead bid 5 extra 8")
    table.play(0, "bid 5")
    table.play(2, "bid 1")
    assert table.state.auction is not None
    assert table.state.auction.extras == [2, 3, 0]
    assert plan_of(table, 0) is None


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Ahead(bid=24), "above-most"),
        (Ahead(bid=-1), "below-least"),
        (Ahead(bid=21), "loan-first"),
        (Ahead(extra=21), "loan-first"),
        (Ahead(first="T18"), "not-a-lot"),
        (Ahead(offer="T18"), "not-your-card"),
        (Ahead(offer="T01", price=0), "below-least"),
        (Ahead(goods=("gold",)), "unknown-target"),
        (Ahead(goods=("olive", "olive")), "twice"),
        (Ahead(card="T01"), "not-in-hand"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.text,
)
def test_what_cannot_be_done_cannot_be_planned(plan: Ahead, reason: str) -> None:
    table = position(3, lots="T01 T02 T03", cards={1: "T18"}, cash=[20, 15, 15])
    assert table.why_not(0, plan)[0] == reason


@pytest.mark.rule("MT-5.1")
def test_a_bid_is_planned_when_the_lots_are_known() -> None:
    table = position(3, phase=Phase.SELECT)
    assert table.why_not(0, Ahead(bid=3)) == ("no-bids-now", "MT-5.1")
    assert table.why_not(0, Ahead(first="T01")) == ("no-bids-now", "MT-5.1")


# The next card


@pytest.mark.rule("MT-4.1")
def test_the_next_card_can_be_given_from_the_bid_on_and_while_it_is_asked_for() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T04 T05"})
    table.play(0, "ahead next T04")
    assert (table.owing, plan_of(table, 0)) == ([1, 2], None)
    table.play(0, "ahead next T05")  # for the round after
    assert table.why_not(0, Ahead(card="T04")) == ("goes-up-now", "MT-4.1")
    events = table.play(0, "place T05")
    events += [event for seat in (1, 2) for event in table.play(seat, f"place {table.state.players[seat].hand[0]}")]
    assert [event.order for event in events if isinstance(event, OrderStopped)] == ["ahead next T05"]
    assert plan_of(table, 0) is None


def test_there_is_one_next_card_by_order_or_by_plan() -> None:
    table = position(3, hands={0: "T04 T05"})
    table.play(0, "next T04")
    table.play(0, "ahead next T05")
    assert table.state.players[0].next_card is None
    table.play(0, "next T04")
    assert plan_of(table, 0) is None


# Selling


@pytest.mark.rule("MT-9.1")
def test_a_card_that_went_to_somebody_else_is_not_offered_and_nobody_is_asked_about_it() -> None:
    table = position(3, lots="T01 T02 T03")
    table.play(0, "ahead bid 1 offer T01 at 3")
    table.play(1, "plan 5 prefer T01,T02")
    table.play(2, "bid 4")
    assert (table.phase(), table.owing) == (Phase.LIST, [1, 2])  # seat 0 has no card at all
    with_card = position(3, phase=Phase.LIST, cards={0: "T12"}, hands={1: "T01"})
    with_card.state.lots = ["T02"]
    with_card.state.discarded.remove("T02")
    with_card.play(0, "ahead offer T02 at 3")
    assert (with_card.phase(), with_card.forsale) == (Phase.SELECT, {})


@pytest.mark.rule("MT-9.2")
def test_an_offer_that_is_not_covered_any_more_is_told_and_asked() -> None:
    table = position(3, lots="T01 T02 T03", cards={0: "T12"})
    table.play(0, "ahead bid 12 first T01 second T02 offer T12 at 5")
    table.play(1, "bid 3")
    events = table.play(2, "bid 1")
    assert (table.phase(), table.owing) == (Phase.LIST, [0, 1])
    (stopped,) = [event for event in events if isinstance(event, OrderStopped)]
    assert (stopped.to, stopped.order, stopped.reason) == ((0,), "ahead offer T12 at 5", "loan-first")


def test_without_a_price_the_offer_is_asked_about() -> None:
    table = position(3, lots="T01 T02 T03", cards={0: "T12"})
    table.play(0, "ahead bid 5 first T01 second T02 offer T12")
    table.play(1, "bid 0")
    table.play(2, "bid 0")
    assert (table.phase(), table.owing) == (Phase.LIST, [0])


def test_nothing_is_offered_for_a_round_or_until_the_plan_is_withdrawn() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12", 1: "T01", 2: "T04"})
    table.play(0, "ahead offer not-now")
    table.play(1, "ahead offer never")
    assert table.owing == [2]
    table.play(2, "pass")
    assert (plan_of(table, 0), plan_of(table, 1)) == (None, "ahead offer never")


# Buying


@pytest.mark.rule("MT-10.4", "MT-3.7")
def test_who_buys_nothing_is_not_asked_to_buy_until_they_withdraw_it() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(1, "ahead up to 0")
    assert table.owing == [2]
    table.play(2, "pass")
    assert plan_of(table, 1) == "ahead up to 0"
    for seat in range(3):
        table.play(seat, f"place {table.state.players[seat].hand[0]}")
    table.everybody("bid 0", "bid 0", "bid 0")
    assert (table.phase(), table.owing) == (Phase.LIST, [0, 2])


@pytest.mark.rule("MT-10.4")
def test_wished_goods_are_bought_up_to_the_limit_as_often_as_they_come() -> None:
    table = position(3, phase=Phase.BUY, listings={"T10": (0, 5), "T11": (2, 3)})
    table.play(1, "ahead buy pepper,olive up to 4")
    events = table.play(0, "pass") + table.play(2, "pass")
    assert acted(events) == [((1,), "ahead buy pepper up to 4", "buy T11")]
    assert table.cards[1] == ["T11"]
    assert plan_of(table, 1) == "ahead buy pepper,olive up to 4"


def test_goods_without_a_limit_and_a_limit_without_goods_are_asked_about() -> None:
    for plan in ("ahead buy pepper", "ahead up to 4"):
        table = position(3, phase=Phase.BUY, listings={"T10": (0, 3)})
        table.play(1, plan)
        assert table.owing == [1, 2]


@pytest.mark.rule("MT-10.11")
def test_where_cards_are_claimed_a_plan_can_only_buy_nothing() -> None:
    table = position(3, phase=Phase.BUY, listings={"T10": (0, 3)}, purchase_mode="live")
    assert table.why_not(1, Ahead(goods=("pepper",), limit=3)) == ("no-orders-here", "MT-10.11")
    table.play(1, "ahead up to 0")
    assert table.owing == [2]


# Nothing new, nothing asked


@pytest.mark.rule("MT-3.7", "MT-10.6")
def test_nobody_is_asked_to_buy_where_the_list_phase_brought_nothing_new() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 4)})
    table.everybody(*PASSES)
    assert (table.phase(), table.state.round) == (Phase.SELECT, 3)
    assert table.forsale == {"T12": (0, 4)}


@pytest.mark.rule("MT-3.7", "MT-9.7")
def test_who_has_placed_the_only_new_listing_is_not_asked_to_buy_old_ones() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 4)}, cards={1: "T01"})
    table.everybody("pass", "list T01 at 2", "pass")
    assert (table.phase(), table.owing) == (Phase.BUY, [0, 2])
    again = position(3, phase=Phase.LIST, listings={"T12": (0, 4)})
    again.everybody("list T12 at 3", "pass", "pass")
    assert (again.phase(), again.owing) == (Phase.BUY, [1, 2])


@pytest.mark.rule("MT-3.6", "MT-3.7")
def test_a_last_round_without_a_list_phase_asks_for_old_listings() -> None:
    table = position(3, round=5, listings={"T12": (0, 4)}, final_sales="buy_only")
    table.everybody("bid 0", "bid 0", "bid 0")
    assert (table.phase(), table.owing) == (Phase.BUY, [1, 2])


def test_tables_of_the_second_rules_go_on_asking() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 4)}, rules=SecondTurin())
    table.everybody(*PASSES)
    assert (table.phase(), table.owing) == (Phase.BUY, [1, 2])


def test_four_who_plan_wait_for_little_more_than_the_bids() -> None:
    """27 waits without plans; a bid in each of the five rounds cannot be planned away."""
    (played,) = measure(Turin(), 4, 4, Habit.PLANNING, count=1, seed=1)
    assert 5 <= played.waits <= 12
