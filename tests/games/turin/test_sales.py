"""Resale: LIST, and purchases in windows (MT-9, MT-10)."""

import pytest

from games.kernel import Dice, Event
from games.turin.actions import Buy, ListCard, Plan, Sell, Withdraw
from games.turin.components import Phase
from games.turin.events import Contested, Listed, Sold, Withdrawn
from tests.games.turin.positions import Position, position


def sales(events: list[Event]) -> list[tuple[str, int, int, int]]:
    return [(event.card, event.seller, event.buyer, event.price) for event in events if isinstance(event, Sold)]


# MT-9


@pytest.mark.rule("MT-9.1", "MT-9.2", "MT-9.4")
def test_listing_a_card_locks_own_coins_on_it() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12 T01"})
    events = table.play(0, "list T12 at 6")
    assert table.cash[0] == 9
    assert table.forsale == {"T12": (0, 6)}
    assert [(event.seat, event.card, event.price) for event in events if isinstance(event, Listed)] == [(0, "T12", 6)]
    assert table.cards[0] == ["T01", "T12"]
    assert table.table.view(1).model_dump()["players"][0]["locked"] == 6


@pytest.mark.rule("MT-9.1")
def test_one_new_listing_in_a_list_phase() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12 T01", 1: "T02"})
    table.play(0, "list T12 at 6")
    table.play(0, "list T01 at 2")  # takes the place of the first
    table.play(1, "pass")
    assert table.forsale == {"T01": (0, 2)}


@pytest.mark.rule("MT-9.2")
@pytest.mark.parametrize(("price", "reason"), [(0, "below-least"), (-1, "below-least"), (8, "loan-first")])
def test_the_price_is_shown_by_own_coins(price: int, reason: str) -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12"}, cash=[7, 15, 15])
    assert table.why_not(0, ListCard(card="T12", price=price)) == (reason, "MT-9.2")


@pytest.mark.rule("MT-9.2", "MT-9.11", "MT-10.4")
def test_orders_lower_and_withdrawals_raise_what_can_be_asked() -> None:
    table = position(
        3,
        phase=Phase.LIST,
        cards={0: "T12 T01"},
        listings={"T12": (0, 4), "T02": (1, 3)},
        cash=[5, 15, 15],
    )
    assert table.why_not(0, ListCard(card="T01", price=6)) == ("loan-first", "MT-9.2")
    assert table.why_not(0, ListCard(card="T01", price=3, buy=("T02",))) == ("loan-first", "MT-9.2")
    assert table.why_not(0, ListCard(card="T01", price=7, withdraw=("T12",), buy=("T02",))) == ("loan-first", "MT-9.2")
    events = table.everybody("list T01 at 6 withdraw T12 buy T02", "pass", "pass")
    assert [event.kind for event in events][-4:] == ["sold", "closed", "withdrawn", "listed"]
    assert table.forsale == {"T01": (0, 6)}
    assert table.cards[0] == ["T01", "T02", "T12"]
    assert table.cash[:2] == [0, 21]


@pytest.mark.rule("MT-10.4")
def test_orders_in_list_are_covered_by_cash_alone() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 4), "T02": (1, 6)}, cash=[5, 15, 15])
    assert table.why_not(0, Withdraw(withdraw=("T12",), buy=("T02",))) == ("loan-first", "MT-10.4")
    assert table.why_not(0, Buy(buy=("T02",))) == ("loan-first", "MT-10.4")


@pytest.mark.rule("MT-9.3")
def test_locked_coins_serve_for_nothing_else() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 9), "T02": (1, 3)}, cash=[2, 15, 15])
    assert table.why_not(0, Buy(buy=("T02",))) == ("loan-first", "MT-10.4")
    bidding = position(3, listings={"T12": (0, 9)}, cash=[2, 15, 15])
    assert bidding.listed(0, "bid")[-1] == "bid 2"
    bidding.everybody("bid 2", "bid 2", "bid 1")
    assert bidding.listed(0, "extra") == ["extra 0"]


@pytest.mark.rule("MT-9.4")
def test_a_listed_card_counts_for_its_seller() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 2)})
    table.everybody("pass", "pass", "pass")
    assert table.state.tokens[6] == 0  # three peppers on T12


@pytest.mark.rule("MT-9.5", "MT-9.6")
def test_withdrawing_releases_the_coins_in_the_next_list_phase_at_the_earliest() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12"}, hands={0: "T01", 1: "T02", 2: "T03"})
    table.play(0, "list T12 at 6")
    assert table.phase() is Phase.BUY
    assert table.why_not(0, Withdraw(withdraw=("T12",)))[0] == "not-asked"
    table.play(1, "pass")
    table.play(2, "pass")
    table.everybody("place T01", "place T02", "place T03")
    assert table.why_not(0, Withdraw(withdraw=("T12",)))[0] == "not-asked"
    table.everybody("bid 0", "bid 0", "bid 0")
    assert table.phase() is Phase.LIST
    table.play(1, "pass")
    table.play(2, "pass")
    events = table.play(0, "withdraw T12")
    assert [(event.seat, event.card, event.price) for event in events if isinstance(event, Withdrawn)] == [
        (0, "T12", 6)
    ]
    assert (table.cash[0], table.forsale) == (15, {})


@pytest.mark.rule("MT-9.6")
def test_any_number_of_listings_can_be_withdrawn_at_once() -> None:
    table = position(3, phase=Phase.LIST, listings={"T12": (0, 4), "T01": (0, 3), "T02": (1, 2)}, cash=[1, 15, 15])
    assert table.why_not(0, Withdraw(withdraw=())) == ("wrong-number", "MT-9.6")
    assert table.why_not(0, Withdraw(withdraw=("T02",))) == ("not-own-listing", "MT-9.6")
    assert table.why_not(0, Withdraw(withdraw=("T12", "T12"))) == ("twice", "MT-9.11")
    table.everybody("withdraw T12,T01", "pass", "pass")
    assert (table.cash[0], table.forsale) == (8, {"T02": (1, 2)})


@pytest.mark.rule("MT-9.7")
def test_a_new_price_is_a_new_listing() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, cash=[3, 15, 15])
    assert table.why_not(0, ListCard(card="T12", price=8)) == ("loan-first", "MT-9.2")
    table.everybody("list T12 at 7", "pass", "pass")
    assert (table.cash[0], table.forsale) == (0, {"T12": (0, 7)})
    assert table.state.listings[0].round == table.state.round


@pytest.mark.rule("MT-9.8")
def test_purchase_before_withdrawal_and_a_lapsed_withdrawal_is_not_shown() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, cash=[3, 15, 15])
    table.play(0, "withdraw T12")
    table.play(1, "buy T12")
    events = table.play(2, "pass")
    assert sales(events) == [("T12", 0, 1, 4)]
    assert not [event for event in events if isinstance(event, Withdrawn)]
    assert table.cash == [11, 11, 15]


@pytest.mark.rule("MT-9.8")
def test_relisting_a_card_that_is_sold_lapses_but_another_listing_stands() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, cash=[3, 15, 15])
    table.everybody("list T12 at 7", "buy T12", "pass")
    assert table.forsale == {}
    assert table.cards == [["T01"], ["T12"], []]
    other = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, cash=[3, 15, 15])
    other.everybody("list T01 at 7 withdraw T12", "buy T12", "pass")
    assert other.forsale == {"T01": (0, 7)}
    assert other.cash[0] == 3 + 8 - 7


@pytest.mark.rule("MT-9.9")
def test_older_listings_may_stand_beside_a_new_one_unless_one_at_a_time_is_agreed() -> None:
    free = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)})
    free.everybody("list T01 at 2", "pass", "pass")
    assert free.forsale == {"T12": (0, 4), "T01": (0, 2)}
    single = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, listing_limit="one_at_a_time")
    assert single.why_not(0, ListCard(card="T01", price=2)) == ("one-at-a-time", "MT-9.9")
    single.everybody("list T01 at 2 withdraw T12", "pass", "pass")
    assert single.forsale == {"T01": (0, 2)}


@pytest.mark.rule("MT-9.7", "MT-9.9")
def test_one_at_a_time_the_only_listing_can_get_another_price() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (0, 4)}, listing_limit="one_at_a_time")
    form = next(form for decision in table.moves(0) for form in decision.forms if form.kind == "list")
    sampled = [form.sample(Dice.of(number).stream("list")) for number in range(60)]
    assert {(values["card"], values["withdraw"]) for values in sampled} == {
        ("T12", ()),
        ("T12", ("T12",)),
        ("T01", ("T12",)),
    }
    table.everybody("list T12 at 7", "pass", "pass")
    assert table.forsale == {"T12": (0, 7)}


@pytest.mark.rule("MT-9.10")
def test_only_own_face_up_cards_can_be_listed() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01", 1: "T02"}, hands={0: "T03"})
    table.state.discarded.append(table.state.discarded.pop())
    for card in ("T02", "T03", table.state.discarded[0], "T99"):
        assert table.why_not(0, ListCard(card=card, price=1)) == ("not-your-card", "MT-9.10")


@pytest.mark.rule("MT-9.11")
def test_a_submission_can_be_replaced_as_a_whole_and_nothing_moves_before_the_last() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01", 2: "T03"}, listings={"T12": (1, 4)})
    table.play(0, "list T01 at 5 buy T12")
    assert (table.cash, table.forsale) == ([15] * 3, {"T12": (1, 4)})
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "list T03 at 1")
    assert table.forsale == {"T12": (1, 4), "T03": (2, 1)}
    assert table.cash[0] == 15


# MT-10


@pytest.mark.rule("MT-10.1")
def test_who_may_buy() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4), "T02": (1, 9)}, cash=[8, 15, 15])
    assert table.why_not(0, Buy(buy=("T12",))) == ("own-listing", "MT-10.1")
    assert table.why_not(0, Buy(buy=("T03",))) == ("not-listed", "MT-10.1")
    assert table.why_not(0, Buy(buy=("T02",))) == ("loan-first", "MT-10.4")
    assert table.why_not(1, Buy(buy=())) == ("wrong-number", "MT-10.4")
    assert table.why_not(1, Buy(buy=("T12", "T12"))) == ("twice", "MT-10.4")


@pytest.mark.rule("MT-10.2", "MT-9.5")
def test_example_7_resale() -> None:
    table = position(2, phase=Phase.LIST, cards={0: "T12"}, cash=[15, 12], hands={0: "T01", 1: "T02"})
    table.play(0, "list T12 at 6")
    assert (table.cash[0], table.state.listings[0].price) == (9, 6)
    table.play(1, "pass")
    table.everybody("place T01", "place T02")
    assert table.listed(0, "bid")[-1] == "bid 9"
    table.everybody("bid 0", "plan 0 buy T12")
    assert table.cash == [21, 6]
    assert table.cards == [[], ["T12"]]
    assert table.forsale == {}


@pytest.mark.rule("MT-10.3")
def test_one_interested_player_buys_and_the_seller_cannot_refuse() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(1, "buy T12")
    assert sales(table.play(2, "pass")) == [("T12", 0, 1, 4)]


def contested(seed: int = 1) -> Position:
    """T12 is ordered by seats 1 and 2."""
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)}, seed=seed)
    table.play(1, "buy T12")
    events = table.play(2, "buy T12")
    assert [(event.card, event.seats) for event in events if isinstance(event, Contested)] == [("T12", (1, 2))]
    return table


@pytest.mark.rule("MT-10.3", "MT-10.8")
def test_of_several_the_seller_picks_one_and_the_others_keep_their_coins() -> None:
    table = contested()
    assert table.owing == [0]
    assert table.listed(0, "sell") == ["sell T12 to 1", "sell T12 to 2"]
    assert sales(table.play(0, "sell T12 to 2")) == [("T12", 0, 2, 4)]
    assert table.cash == [23, 15, 11]


@pytest.mark.rule("MT-10.3")
def test_only_the_seller_picks_and_only_one_who_ordered() -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4), "T01": (1, 2)})
    table.everybody("buy T01", "buy T12", "buy T12,T01", "pass")
    for buyer in (0, 3, 4):
        assert table.why_not(0, Sell(card="T12", buyer=buyer)) == ("not-interested", "MT-10.3")
    assert table.why_not(0, Sell(card="T01", buyer=2)) == ("not-own-listing", "MT-10.3")
    assert table.why_not(2, Sell(card="T12", buyer=2))[0] == "not-asked"


def test_a_skipped_seller_sells_by_lot() -> None:
    assert {sales(contested(seed=seed).skip(0))[0][2] for seed in range(12)} == {1, 2}


@pytest.mark.rule("MT-10.4", "MT-10.5")
def test_several_orders_are_covered_together_and_coins_of_the_window_serve_only_after_it() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4), "T01": (1, 5), "T02": (1, 6)}, cash=[5, 5, 10])
    assert table.why_not(2, Buy(buy=("T12", "T02", "T01"))) == ("loan-first", "MT-10.4")
    assert table.why_not(0, Buy(buy=("T02",))) == ("loan-first", "MT-10.4")  # the sale of T12 is no cover
    table.everybody("buy T01", "buy T12", "buy T12,T02")
    table.play(0, "sell T12 to 1")
    assert table.cash == [5 - 5 + 8, 5 - 4 + 10 + 12, 10 - 6]


@pytest.mark.rule("MT-10.4")
def test_orders_with_the_bid_are_settled_before_the_bids_are_shown() -> None:
    table = position(3, listings={"T12": (0, 4)}, cash=[10, 10, 10])
    assert table.why_not(1, Plan(coins=5, extra=2, buy=("T12",))) == ("loan-first", "MT-5.6")
    table.play(0, "bid 1")
    table.play(1, "plan 4 extra 2 buy T12")
    events = table.play(2, "bid 2")
    assert [event.kind for event in events][:3] == ["answered", "sold", "bid"]


@pytest.mark.rule("MT-10.4")
@pytest.mark.parametrize("phase", [Phase.BID, Phase.LIST, Phase.BUY])
def test_there_are_three_windows_and_orders_can_be_changed_in_each(phase: Phase) -> None:
    table = position(3, phase=phase, listings={"T12": (0, 4)})
    order, none = ("plan 0 buy T12", "bid 0") if phase is Phase.BID else ("buy T12", "pass")
    table.play(1, order)
    table.play(1, none)
    table.play(2, order)
    if phase is not Phase.BUY:
        table.play(0, none)
    assert table.cards == [[], [], ["T12"]]


@pytest.mark.rule("MT-10.5")
def test_a_bought_card_can_be_listed_from_the_next_list_phase_on() -> None:
    table = position(3, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 4)})
    assert table.why_not(1, ListCard(card="T12", price=2, buy=("T12",))) == ("not-your-card", "MT-9.10")
    bid = position(3, listings={"T12": (0, 4)})
    bid.everybody("bid 0", "plan 0 buy T12", "bid 0")
    assert bid.phase() is Phase.LIST
    bid.play(1, "list T12 at 3")
    assert bid.phase() in (Phase.BUY,)
    assert bid.forsale == {"T12": (1, 3)}


@pytest.mark.rule("MT-10.7")
def test_an_unsold_listing_stays_with_its_price() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(1, "pass")
    table.play(2, "pass")
    assert (table.phase(), table.forsale) == (Phase.SELECT, {"T12": (0, 4)})


@pytest.mark.rule("MT-10.8")
def test_the_seller_is_asked_after_the_last_submission_and_the_bids_stay_sealed_until_he_has_picked() -> None:
    table = position(3, listings={"T12": (0, 4)})
    table.play(1, "plan 2 buy T12")
    table.play(2, "plan 3 buy T12")
    assert "sell" not in table.kinds(0)
    events = table.play(0, "bid 5")
    assert [event.kind for event in events] == ["answered", "contested"]
    assert table.state.auction is None
    for seat in range(3):
        assert "bid" not in table.kinds(seat)  # final by now
    table.play(0, "sell T12 to 1")
    assert table.state.auction is not None
    assert table.state.auction.bids == [5, 2, 3]


@pytest.mark.rule("MT-10.8")
def test_two_sellers_pick_side_by_side() -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4), "T01": (1, 2)})
    table.everybody("buy T01", "buy T12", "buy T12,T01", "buy T12")
    assert table.owing == [0, 1]
    table.play(1, "sell T01 to 2")
    assert table.owing == [0]
    table.play(0, "sell T12 to 3")
    assert table.cards[2:] == [["T01"], ["T12"]]


@pytest.mark.rule("MT-10.10")
def test_nothing_can_be_bought_after_the_last_sales_phase() -> None:
    table = position(3, phase=Phase.BUY, round=5, listings={"T12": (0, 4)})
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.table.over
