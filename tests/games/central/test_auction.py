"""The bidding (CM-5)."""

import pytest

from games.central.events import BiddingEnded, BidMade, Passed, Stayed
from games.central.reasons import Because
from games.kernel import Reason
from tests.games.central.market import Market, of

FOUR = ("tomato 2 3", "tomato 3", "tomato 4", "tomato 2")


@pytest.mark.rule("CM-5.1")
def test_the_first_lap_begins_on_the_openers_left() -> None:
    market = Market(FOUR)
    market.go("0 open tomato 10")
    for line, following in (("1 bid 9", 2), ("2 pass", 3), ("3 bid 7", 0)):
        assert list(market.asked) == [int(line[0])]
        market.go(line)
        assert list(market.asked) == [following]
    assert market.asked == {0: "lower"}


@pytest.mark.rule("CM-5.2", "CM-11.1")
def test_a_bid_needs_the_product_or_the_cheater() -> None:
    market = Market(["tomato 2", "carrot 3", "carrot 4"], ahead=True)
    market.player(2).cheater = False
    market.go("0 open tomato 4")
    assert market.choices(1, "first-bid")[:5] == ["pass", "wait", "bid 3", "bid 2", "bid 1"]
    assert market.choices(2, "first-bid") == ["pass"]
    refusal = market.refused(2, {"kind": "bid", "price": 3})
    assert (refusal.reason, refusal.clause, refusal.figures) == (Because.CANNOT_BID, "CM-5.2", {"product": "tomato"})


@pytest.mark.rule("CM-5.3")
def test_every_bid_is_lower_than_the_lowest() -> None:
    market = Market(FOUR)
    market.go("0 open tomato 8")
    bids = [choice for choice in market.choices(1, "bid") if choice.startswith("bid") and "then" not in choice]
    assert bids == [f"bid {price}" for price in range(7, 0, -1)]
    for price in (8, 9):
        refusal = market.refused(1, {"kind": "bid", "price": price})
        assert (refusal.reason, refusal.clause) == (Because.NOT_LOWER, "CM-5.3")
        assert refusal.figures == {"price": price, "lowest": 8}
    assert market.refused(1, {"kind": "bid", "price": 0}).reason is Because.PRICE_RANGE
    market.go("1 bid 3")  # any step down
    assert market.refused(2, {"kind": "bid", "price": 3}).reason is Because.NOT_LOWER


@pytest.mark.rule("CM-5.4")
def test_who_passes_sells_nothing_of_this_product_but_stays_free_for_others() -> None:
    market = Market(["tomato 2", "tomato 3, carrot 3", "carrot 2"])
    market.go("0 open tomato 8", "1 pass", "2 pass")
    assert market.state.bidding.sellers == [0]
    market.go("0 sell 1x2kg")
    market.decline()
    market.go("1 open carrot 9")
    assert market.state.bidding.bids[1] == 9


@pytest.mark.rule("CM-5.5", "CM-7.5")
def test_who_has_sold_ten_kg_is_not_asked() -> None:
    market = Market(["tomato 4 4 4, carrot 2", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 3x4kg")
    market.decline()
    market.go("1 open carrot 8")
    assert market.state.bidding.bidding[0] == "out"
    market.go("2 pass")
    assert market.asked == {1: "sell"}


@pytest.mark.rule("CM-5.6", "CM-5.7")
def test_in_later_laps_one_lowers_or_stays_and_staying_is_for_good() -> None:
    market = Market(FOUR)
    market.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 pass")
    assert market.choices(0, "lower")[:3] == ["stay", "bid 7", "bid 6"]
    (stayed,) = of(Stayed, market.go("0 stay"))
    assert (stayed.seat, stayed.price) == (0, 10)
    market.go("1 bid 6")
    assert list(market.asked) == [2]  # neither 3, who passed, nor 0, who stays
    market.go("2 bid 5")
    assert list(market.asked) == [1]
    assert market.refused(0, {"kind": "bid", "price": 2}).reason is Reason.NOT_ASKED
    assert market.refused(3, {"kind": "bid", "price": 2}).reason is Reason.NOT_ASKED


@pytest.mark.rule("CM-5.7")
def test_a_bid_is_never_raised_or_withdrawn() -> None:
    market = Market(FOUR)
    market.go("0 open tomato 10", "1 bid 5", "2 pass", "3 pass")
    assert market.refused(0, {"kind": "bid", "price": 6}).reason is Because.NOT_LOWER
    assert market.refused(0, {"kind": "pass"}).reason is Reason.NOT_ASKED


@pytest.mark.rule("CM-5.8")
def test_the_lowest_bidder_is_not_asked_again() -> None:
    market = Market(FOUR)
    market.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 pass", "0 stay")
    happened = market.go("1 stay")
    (ended,) = of(BiddingEnded, happened)
    assert (ended.sellers, ended.prices) == ((2, 1, 0), (8, 9, 10))
    assert market.asked == {2: "sell"}


@pytest.mark.rule("CM-5.9")
def test_if_all_pass_the_opener_sells_at_the_first_bid() -> None:
    market = Market(FOUR)
    happened = market.go("0 open tomato 10", "1 pass", "2 pass", "3 pass")
    assert len(of(Passed, happened)) == 3
    assert of(BiddingEnded, happened)[0].sellers == (0,)
    assert market.asked == {0: "sell"}


@pytest.mark.rule("CM-5.10")
def test_at_price_one_the_bidding_ends_at_once() -> None:
    market = Market(FOUR)
    happened = market.go("0 open tomato 10", "1 bid 9", "2 bid 1")
    assert of(BiddingEnded, happened)[0].sellers == (2, 1, 0)
    assert market.state.bidding.bidding == ["stayed", "stayed", "stayed", "passed"]
    assert market.asked == {2: "sell"}
    opened_at_one = Market(FOUR)
    opened_at_one.go("0 open tomato 1")
    assert opened_at_one.asked == {0: "sell"}


@pytest.mark.rule("CM-5.11")
def test_an_illegal_bid_is_refused_and_nobody_else_hears_of_it() -> None:
    market = Market(["tomato 2", "carrot 3", "carrot 4"])
    market.player(1).cheater = False
    market.go("0 open tomato 4")
    before = [market.table.view(seat).model_dump_json() for seat in (0, 2, None)]
    market.refused(1, {"kind": "bid", "price": 3})
    market.refused(1, {"kind": "undercut", "floor": 3})
    market.refused(1, {"kind": "bid-once", "price": 3})
    assert [market.table.view(seat).model_dump_json() for seat in (0, 2, None)] == before


@pytest.mark.rule("CM-5.12")
def test_an_empty_hand_takes_no_part() -> None:
    market = Market(["tomato 2", "", "tomato 4"])
    market.go("0 open tomato 8")
    assert market.state.bidding.bidding[1] == "out"
    assert market.asked == {2: "bid"}


@pytest.mark.rule("CM-5.2", "CM-5.11")
@pytest.mark.parametrize("bid", ["bid 8", "bid 8 then stay", "undercut to 8"])
@pytest.mark.defect(4)
def test_a_bid_shows_what_one_holds_only_if_the_cheater_is_spent(bid: str) -> None:
    for cheater in (True, False):
        market = Market(["tomato 2", "tomato 3", "tomato 4"])
        market.player(1).cheater = cheater
        market.go("0 open tomato 9")
        assert [event.reveals for event in of(BidMade, market.go(f"1 {bid}"))] == [not cheater]


@pytest.mark.rule("CM-5.6", "CM-5.11")
def test_to_go_lower_shows_nothing_new() -> None:
    market = Market(["tomato 2", "tomato 3", "tomato 4"])
    for seat in (0, 1):
        market.player(seat).cheater = False
    lowered = of(BidMade, market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 bid 7", "1 bid 6"))
    assert [event.reveals for event in lowered] == [True, False, False]


def test_a_bid_can_be_combined_with_what_follows() -> None:
    """``undercut to 6`` and ``bid 5 then stay`` at one's turn save the later turns."""
    market = Market(FOUR)
    happened = market.go("0 open tomato 10", "1 undercut to 6", "2 undercut to 6", "3 bid 5 then stay")
    prices = [(event.seat, event.price) for event in of(BidMade, happened)]
    assert prices == [(1, 9), (2, 8), (3, 5)]
    assert market.asked == {0: "lower"}
    happened = market.go("0 bid 4")
    assert [event.seat for event in of(Stayed, happened)] == [1, 2, 3]
    assert market.asked == {0: "sell"}


@pytest.mark.rule("CM-11.1")
def test_who_cheats_by_hand_has_consented_to_go_on() -> None:
    market = Market(["tomato 2", "carrot 3", "eggplant 4"])
    market.go("0 open tomato 10", "1 undercut to 6", "2 pass", "0 bid 8")
    assert market.state.bidding.bids == [8, 7, 0]
    assert market.asked == {0: "lower"}
    once = Market(["tomato 2", "carrot 3", "eggplant 4"])
    once.go("0 open tomato 10", "1 bid 7 then stay")
    assert once.table.view(1).model_dump()["orders"] == ("order tomato bid 7 then stay with cheater",)


def test_two_who_undercut_each_other_meet_at_once() -> None:
    market = Market(["tomato 2", "tomato 3", "tomato 4"])
    happened = market.go("0 open tomato 10", "1 undercut to 3", "2 undercut to 5", "0 stay")
    assert [event.price for event in of(BidMade, happened)] == [9, 8, 7, 6, 5]
    assert market.state.bidding.sellers == [1, 2, 0]
    assert market.state.bidding.bids == [10, 5, 6]
