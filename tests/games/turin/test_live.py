"""Purchase mode `live`: claims at any time, claim rounds beside everything else (MT-10.9, MT-10.11)."""

from functools import partial

import pytest

from games.registry import find_game, find_rules
from games.turin.actions import Bid, Buy, Claim, Decline, ListCard, Plan, Want
from games.turin.components import Phase
from games.turin.events import Claimed, Contested, Sold
from games.turin.game import FirstTurin
from tests.games.turin.positions import Position, position

live = partial(position, purchase_mode="live")


@pytest.mark.rule("MT-10.9")
@pytest.mark.parametrize("phase", [Phase.SELECT, Phase.BID, Phase.LIST, Phase.BUY])
def test_a_listing_can_be_claimed_in_every_phase(phase: Phase) -> None:
    table = live(4, phase=phase, listings={"T12": (0, 4), "T01": (0, 2)})
    events = table.play(1, "claim T12")
    assert [(event.seat, event.card, event.price) for event in events if isinstance(event, Claimed)] == [(1, "T12", 4)]
    table.play(2, "decline T12")
    events = table.play(3, "decline T12")
    assert [(event.buyer, event.price) for event in events if isinstance(event, Sold)] == [(1, 4)]
    assert table.cash == [23, 11, 15, 15]
    assert table.phase() is phase


@pytest.mark.rule("MT-10.9", "MT-10.11")
def test_a_claim_round_asks_all_other_non_sellers_whatever_their_cash() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)}, cash=[15, 15, 0, 15])
    table.play(1, "claim T12")
    assert [seat for seat in range(4) if "answer" in table.kinds(seat)] == [2, 3]
    assert table.listed(2, "answer") == ["decline T12"]
    assert table.listed(3, "answer") == ["decline T12", "claim T12"]
    assert table.why_not(2, Claim(card="T12")) == ("loan-first", "MT-10.11")
    assert table.why_not(0, Claim(card="T12"))[0] == "not-asked"


@pytest.mark.rule("MT-10.9", "MT-10.3")
def test_of_several_claimants_the_seller_picks_one() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    table.play(2, "claim T12")
    events = table.play(3, "decline T12")
    assert [event.seats for event in events if isinstance(event, Contested)] == [(1, 2)]
    assert table.listed(0, "sell") == ["sell T12 to 1", "sell T12 to 2"]
    assert table.why_not(3, Claim(card="T12")) == ("already-claimed", "MT-10.11")
    table.play(0, "sell T12 to 2")
    assert table.cash == [23, 15, 11, 15]


@pytest.mark.rule("MT-10.9")
def test_between_two_players_a_claim_is_a_sale() -> None:
    table = live(2, phase=Phase.BID, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    assert table.cash == [23, 11]


@pytest.mark.rule("MT-10.9")
def test_the_host_closes_a_claim_round_by_skipping() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    for seat in (2, 3):
        claim = next(decision.id for decision in table.table.owed(seat) if decision.kind == "answer")
        table.table.skip(seat, claim)
    assert table.cards[1] == ["T12"]


@pytest.mark.rule("MT-10.11")
def test_a_claim_is_covered_by_unreserved_cash_and_reserves_its_price() -> None:
    table = live(4, phase=Phase.BID, listings={"T12": (0, 4), "T01": (0, 5)}, cash=[15, 8, 15, 15])
    table.play(1, "bid 5")
    assert table.why_not(1, Claim(card="T12")) == ("loan-first", "MT-10.11")
    table.play(1, "bid 3")
    table.play(1, "claim T12")
    assert table.why_not(1, Claim(card="T01")) == ("loan-first", "MT-10.11")
    assert table.why_not(1, Bid(coins=5)) == ("loan-first", "MT-5.6")
    assert table.listed(1, "bid")[-1] == "bid 4"


@pytest.mark.rule("MT-10.11")
def test_a_claim_cannot_be_taken_back() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    assert table.why_not(1, Decline(card="T12"))[0] == "not-asked"
    table.play(2, "claim T12")
    assert table.why_not(2, Decline(card="T12"))[0] == "not-asked"
    assert table.why_not(2, Claim(card="T12")) == ("already-claimed", "MT-10.11")


@pytest.mark.rule("MT-10.11")
def test_a_claim_cannot_be_taken_back_in_answer_to_another_claim() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4), "T01": (0, 2)})
    table.play(1, "claim T12")
    table.play(2, "claim T12")
    table.play(1, "claim T01")
    assert table.why_not(2, Decline(card="T12")) == ("already-claimed", "MT-10.11")


@pytest.mark.rule("MT-10.11")
def test_answers_are_secret_until_the_claim_round_ends() -> None:
    shown = []
    for answer in ("claim T12", "decline T12"):
        table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)})
        table.play(1, "claim T12")
        events = table.play(2, answer)
        shown.append(([event.kind for event in events], [table.table.view(seat) for seat in (0, 1, 3, None)]))
    assert shown[0] == shown[1]
    assert shown[0][0] == ["answered"]


@pytest.mark.rule("MT-10.11")
def test_several_claim_rounds_run_side_by_side() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4), "T01": (1, 2)})
    table.play(1, "claim T12")
    table.play(0, "claim T01")
    assert [claim.card for claim in table.state.claims] == ["T12", "T01"]
    for seat in (2, 3):
        table.play(seat, "decline T01")
        table.play(seat, "decline T12")
    assert table.cards[:2] == [["T01"], ["T12"]]


@pytest.mark.rule("MT-10.9", "MT-10.11")
def test_bids_are_not_shown_while_a_claim_round_is_open() -> None:
    table = live(4, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    table.everybody("bid 1", "bid 2", "bid 3", "bid 4")
    assert (table.phase(), table.state.auction) == (Phase.BID, None)
    assert table.owing == [2, 3]
    for seat in range(4):
        assert table.why_not(seat, Bid(coins=0))[0] == "not-asked"  # all are in: final, though not shown
    table.play(2, "decline T12")
    table.play(3, "claim T12")
    assert table.state.auction is None  # the seller has still to pick
    table.play(0, "sell T12 to 1")
    assert table.state.auction is not None
    assert table.state.auction.bids == [1, 2, 3, 4]


@pytest.mark.rule("MT-10.11", "MT-6.6")
def test_extras_are_not_shown_while_a_claim_round_is_open_and_its_coins_cannot_be_added() -> None:
    table = live(4, listings={"T12": (0, 4)}, cash=[15, 9, 9, 9])
    table.everybody("bid 1", "bid 3", "bid 3", "bid 2")
    assert table.owing == [1, 2]
    table.play(1, "claim T12")
    assert table.listed(1, "extra")[-1] == "extra 2"
    table.play(1, "extra 2")
    table.play(2, "extra 1")
    assert table.phase() is Phase.REBID
    table.play(2, "decline T12")
    table.play(3, "decline T12")
    assert table.phase() is Phase.CHOOSE


@pytest.mark.rule("MT-10.9")
def test_lots_are_shown_while_a_claim_round_is_open() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    for seat in range(4):
        table.play(seat, table.listed(seat, "place")[0])
    assert (table.phase(), [claim.card for claim in table.state.claims]) == (Phase.BID, ["T12"])


@pytest.mark.rule("MT-10.9", "MT-16.2")
def test_the_goose_is_settled_while_a_claim_round_is_open() -> None:
    table = at_the_goose()
    table.play(3, "claim T12")
    table.play(1, "goose leave")
    table.play(2, "goose leave")
    assert (table.phase(), [claim.card for claim in table.state.claims]) == (Phase.REBID, ["T12"])


@pytest.mark.rule("MT-10.11", "MT-16.2")
def test_at_the_goose_the_bid_is_promised_and_a_loan_may_be_taken() -> None:
    table = at_the_goose()
    assert table.why_not(1, Claim(card="T12")) == ("loan-first", "MT-10.11")  # 9 less the bid of 6 leaves 3
    for seat in range(4):
        assert "loan" in table.kinds(seat)
    table.play(1, "loan")
    table.play(1, "claim T12")
    assert table.table.view(1).model_dump()["own"]["free"] == 9 + 10 - 6 - 4


def at_the_goose() -> Position:
    """T12 is on sale for 4; seats 1 and 2 have bid 6 of their 9 coins and may take the goose."""
    table = live(4, listings={"T12": (0, 4)}, cash=[9, 9, 9, 9], goose="yield_tie")
    table.everybody("bid 1", "bid 6", "bid 6", "bid 2")
    assert (table.phase(), table.owing) == (Phase.GOOSE, [1, 2])
    return table


@pytest.mark.rule("MT-10.9", "MT-10.11")
def test_list_is_not_worked_off_while_a_claim_round_is_open_and_a_sold_card_is_not_withdrawn() -> None:
    table = live(4, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    table.play(0, "withdraw T12")
    assert (table.phase(), table.forsale) == (Phase.LIST, {"T12": (0, 4)})
    table.play(2, "decline T12")
    table.play(3, "decline T12")
    assert table.cards[1] == ["T12"]
    assert table.cash[:2] == [23, 11]


@pytest.mark.rule("MT-10.11")
def test_the_windows_fall_away() -> None:
    bidding = live(4, listings={"T12": (0, 4)})
    assert bidding.why_not(1, Plan(coins=1, buy=("T12",))) == ("no-orders-here", "MT-10.11")
    listing = live(4, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 4)})
    assert listing.owing == [0, 1]  # only who has a card
    assert listing.why_not(1, Buy(buy=("T12",)))[0] == "not-asked"
    assert listing.why_not(1, ListCard(card="T01", price=2, buy=("T12",))) == ("no-orders-here", "MT-10.11")
    assert listing.why_not(1, Want(what="T12", price=4)) == ("no-orders-here", "MT-10.11")


@pytest.mark.rule("MT-10.11")
def test_buy_ends_when_all_are_done_and_who_is_done_may_still_claim() -> None:
    table = live(4, phase=Phase.BUY, listings={"T12": (0, 4), "T01": (0, 3)})
    assert table.owing == [1, 2, 3]
    table.play(1, "done")
    table.play(2, "done")
    table.play(1, "claim T12")
    table.play(3, "done")
    assert table.phase() is Phase.BUY
    table.play(2, "decline T12")
    table.play(3, "decline T12")
    assert table.phase() is Phase.SELECT
    assert table.cards[1] == ["T12"]


def sell(table: Position, card: str, buyer: int) -> None:
    """The buyer claims a card and all others decline."""
    table.play(buyer, f"claim {card}")
    for seat in range(table.table.seats):
        if any(decision.kind == "answer" for decision in table.table.owed(seat)):
            table.play(seat, f"decline {card}")


@pytest.mark.rule("MT-10.11", "MT-3.7")
def test_nobody_is_asked_any_more_when_nothing_is_left_to_buy() -> None:
    table = live(4, phase=Phase.BUY, listings={"T12": (0, 4)})
    assert table.owing == [1, 2, 3]
    sell(table, "T12", 1)
    assert (table.phase(), table.state.round) == (Phase.SELECT, 3)


@pytest.mark.rule("MT-10.11", "MT-3.7")
def test_who_has_only_their_own_cards_on_sale_need_not_say_that_they_are_done() -> None:
    table = live(4, phase=Phase.BUY, listings={"T12": (0, 4), "T01": (1, 2)})
    assert table.owing == [0, 1, 2, 3]
    sell(table, "T01", 2)
    assert (table.phase(), table.owing) == (Phase.BUY, [1, 2, 3])
    for seat in (1, 2, 3):
        table.play(seat, "done")
    assert table.phase() is Phase.SELECT


@pytest.mark.rule("MT-10.11", "MT-3.7", "MT-10.5")
def test_who_has_no_card_left_to_list_is_not_asked_any_more() -> None:
    table = live(4, phase=Phase.LIST, listings={"T12": (0, 4), "T01": (1, 2)})
    assert table.owing == [0, 1]
    sell(table, "T12", 1)
    assert table.owing == [1]
    sell(table, "T01", 2)  # what seat 1 has left was bought in this phase, and cannot be listed in it
    assert (table.phase(), table.state.round) == (Phase.SELECT, 3)


def test_tables_of_the_first_rules_go_on_asking() -> None:
    buying = live(4, phase=Phase.BUY, listings={"T12": (0, 4)}, rules=FirstTurin())
    sell(buying, "T12", 1)
    assert (buying.phase(), buying.owing) == (Phase.BUY, [1, 2, 3])
    listing = live(4, phase=Phase.LIST, listings={"T12": (0, 4)}, rules=FirstTurin())
    sell(listing, "T12", 1)
    assert (listing.phase(), listing.owing) == (Phase.LIST, [0])
    assert find_rules("turin", 1).rules_version == 1
    assert find_game("turin").rules_version == 4


@pytest.mark.rule("MT-10.11", "MT-3.6")
def test_sales_do_not_end_while_a_claim_round_is_open() -> None:
    table = live(4, round=5, listings={"T12": (0, 4)}, final_sales="none", lots="T01 T02 T03 T04")
    table.everybody("bid 1", "bid 2", "bid 3", "bid 4")
    table.play(3, "take T01,T02")
    table.play(1, "claim T12")
    table.play(2, "take T03")
    assert not table.table.over
    table.play(2, "decline T12")
    table.play(3, "decline T12")
    assert table.table.over
    assert "T12" in table.cards[1]


@pytest.mark.rule("MT-10.5")
def test_a_card_claimed_during_list_cannot_be_listed_in_it() -> None:
    table = live(4, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 4)})
    table.play(1, "claim T12")
    table.play(2, "decline T12")
    table.play(3, "decline T12")
    assert table.why_not(1, ListCard(card="T12", price=2)) == ("just-bought", "MT-10.5")
    table.play(0, "pass")
    table.play(1, "list T01 at 2")
    assert table.state.fresh == []


def test_declining_what_nobody_claims_is_refused() -> None:
    table = live(4, phase=Phase.SELECT, listings={"T12": (0, 4), "T01": (0, 2)})
    table.play(1, "claim T12")
    assert table.why_not(2, Decline(card="T01")) == ("no-claim", "MT-10.9")
    table.play(2, "decline T12")
    table.play(2, "claim T12")  # a decline can still become a claim
    table.play(3, "decline T12")
    assert table.listed(0, "sell") == ["sell T12 to 1", "sell T12 to 2"]
