"""Deposits and standing orders: one trip instead of several (section 11 of the spec)."""

import pytest

from games.kernel import Dice, Event, OrderActed, OrderStopped
from games.turin.actions import Cancel, Favour, Habit, Next, Place, Plan, Want
from games.turin.components import Phase
from games.turin.events import OrderKept, Sold
from games.turin.game import ThirdTurin
from games.turin.order_book import MOST_WANTS
from tests.games.turin.positions import Position, position


def acted(events: list[Event]) -> list[tuple[tuple[int, ...] | None, str, str]]:
    return [(event.to, event.order, event.action) for event in events if isinstance(event, OrderActed)]


def bought(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.card, event.buyer) for event in events if isinstance(event, Sold)]


# With the bid


@pytest.mark.rule("MT-6.6")
def test_deposited_extras_settle_a_tie_at_once_if_all_have_one() -> None:
    table = position(3)
    table.play(0, "plan 3 extra 2")
    table.play(1, "plan 3 extra 1")
    events = table.play(2, "bid 1")
    assert table.phase() is Phase.CHOOSE
    assert table.state.auction is not None
    assert table.state.auction.holders == [0, 1, 2]
    assert acted(events) == [((0,), "extra 2", "extra 2"), ((1,), "extra 1", "extra 1")]


@pytest.mark.rule("MT-6.6")
def test_who_has_no_deposit_is_asked_and_no_deposit_is_shown_before() -> None:
    table = position(4)
    table.everybody("plan 6 extra 2", "bid 6", "plan 3 extra 1", "plan 3 extra 0")
    assert (table.phase(), table.owing) == (Phase.REBID, [1])
    assert table.state.auction is not None
    assert table.state.auction.extras == [0, 0, 0, 0]
    assert "extra" in table.kinds(0)
    table.play(0, "extra 5")  # a deposit can still be changed
    table.play(1, "extra 3")
    assert table.state.auction.extras == [5, 3, 1, 0]


@pytest.mark.rule("MT-5.1", "MT-6.6")
def test_a_deposit_is_covered_together_with_the_bid() -> None:
    table = position(3, cash=[7, 15, 15])
    assert table.why_not(0, Plan(coins=5, extra=3)) == ("loan-first", "MT-5.6")
    assert table.why_not(0, Plan(coins=5, extra=-1)) == ("below-least", "MT-6.6")
    table.play(0, "plan 5 extra 2")


def test_a_deposit_serves_for_its_round_only() -> None:
    table = position(3, cash=[20, 20, 20], lots="T01 T02 T03")
    table.everybody("plan 6 extra 2 prefer T01", "bid 5", "bid 4")
    table.play(0, "take T01,T02")
    assert [(player.extra, player.prefer) for player in table.state.players] == [(None, [])] * 3


@pytest.mark.rule("MT-8.1")
def test_choices_with_a_deposited_order_are_carried_out_at_once() -> None:
    table = position(4, lots="T01 T02 T03 T04")
    table.play(0, "plan 6 prefer T04,T02,T01")
    table.play(1, "plan 5 prefer T04,T03")
    table.play(2, "bid 4")
    events = table.play(3, "bid 1")
    assert table.cards == [["T02", "T04"], ["T03"], ["T01"], []]
    assert acted(events)[0] == ((0,), "plan 6 prefer T04,T02,T01", "take T02,T04")
    assert table.phase() is Phase.LIST


@pytest.mark.rule("MT-8.1")
def test_a_preference_that_does_not_reach_is_asked_for() -> None:
    table = position(4, lots="T01 T02 T03 T04")
    table.everybody("plan 6 prefer T04,T02", "plan 5 prefer T04", "bid 4", "bid 1")
    assert table.owing == [1]
    assert table.why_not(0, Plan(coins=1, prefer=("T01",)))[0] == "not-asked"
    bidding = position(3, lots="T01 T02 T03")
    assert bidding.why_not(0, Plan(coins=1, prefer=("T01", "T01"))) == ("twice", "MT-8.1")
    assert bidding.why_not(0, Plan(coins=1, prefer=("T09",))) == ("not-a-lot", "MT-8.1")


# Standing buy orders


@pytest.mark.parametrize("phase", [Phase.BID, Phase.LIST, Phase.BUY])
def test_a_standing_order_becomes_an_order_when_the_last_submission_of_a_window_is_in(phase: Phase) -> None:
    table = position(3, phase=phase, listings={"T12": (0, 4)})
    table.play(1, "want T12 max 4")
    assert table.owing == ([1, 2] if phase is Phase.BUY else [0, 1, 2])  # it is no answer
    events: list[Event] = []
    for seat in table.owing:
        events += table.play(seat, "bid 0" if phase is Phase.BID else "pass")
    assert bought(events) == [("T12", 1)]
    assert acted(events) == [((1,), "want T12 max 4", "buy T12")]
    assert table.state.players[1].wants == []


def test_a_standing_order_is_kept_to_its_price_and_to_what_is_left_beside_own_reserves() -> None:
    dear = position(3, phase=Phase.BUY, listings={"T12": (0, 5)})
    dear.play(1, "want T12 max 4")
    dear.play(1, "pass")
    dear.play(2, "pass")
    assert dear.forsale == {"T12": (0, 5)}
    assert len(dear.state.players[1].wants) == 1  # it stands on
    short = position(3, listings={"T12": (0, 5)}, cash=[15, 9, 15])
    short.play(1, "want T12 max 9")
    short.everybody("bid 0", "plan 3 extra 2", "bid 0")
    assert short.forsale == {"T12": (0, 5)}
    listing = position(3, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 5)}, cash=[15, 9, 15])
    listing.play(1, "want T12 max 9")
    listing.everybody("pass", "list T01 at 5", "pass")
    assert "T12" in listing.forsale


def test_an_uncovered_standing_order_says_nothing_to_anybody() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 5)}, cash=[15, 2, 15])
    table.play(1, "want T12 max 9")
    events = table.play(1, "pass") + table.play(2, "pass")
    assert acted(events) == []
    assert not [event for event in events if event.to is not None]


def test_wants_for_a_good_take_the_cheapest_card_with_three_of_it_and_are_tried_in_order() -> None:
    table = position(3, phase=Phase.BUY, listings={"T10": (0, 5), "T11": (0, 3), "T12": (0, 3), "T02": (0, 1)})
    table.play(1, "want pepper max 4")
    table.play(1, "want T12 max 9")
    events = table.play(1, "pass") + table.play(2, "pass")
    assert bought(events) == [("T11", 1), ("T12", 1)]
    assert table.state.players[1].wants == []
    poor = position(3, phase=Phase.BUY, listings={"T10": (0, 5), "T02": (0, 1)}, cash=[15, 5, 15])
    poor.play(1, "want T10 max 5")
    poor.play(1, "want T02 max 5")
    poor.play(1, "pass")
    assert bought(poor.play(2, "pass")) == [("T10", 1)]


def test_a_standing_order_does_not_buy_what_its_owner_sells() -> None:
    for wanted in ("T12", "pepper"):
        table = position(3, phase=Phase.BUY, listings={"T12": (0, 4), "T02": (1, 9)})
        table.play(0, f"want {wanted} max 9")
        events = table.everybody("pass", "pass", "pass")
        assert (bought(events), acted(events)) == ([], [])
        assert (table.cash, table.forsale["T12"]) == ([15, 15, 15], (0, 4))
        assert len(table.state.players[0].wants) == 1


def test_two_standing_orders_do_not_order_the_same_card() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 3), "T02": (0, 4)}, cash=[15, 7, 15])
    for want in ("want pepper max 4", "want T12 max 4", "want onion max 4"):
        table.play(1, want)
    events = table.play(1, "pass") + table.play(2, "pass")
    assert [(order, action) for _, order, action in acted(events)] == [
        ("want pepper max 4", "buy T12"),
        ("want onion max 4", "buy T02"),
    ]
    assert table.cash[1] == 0


def test_a_standing_order_is_carried_out_with_the_last_coin_that_is_left() -> None:
    table = position(3, listings={"T12": (0, 4)}, cash=[15, 9, 15])
    table.play(1, "want T12 max 4")
    assert bought(table.everybody("bid 0", "plan 3 extra 2", "bid 0")) == [("T12", 1)]
    listing = position(3, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 4)}, cash=[15, 9, 15])
    listing.play(1, "want T12 max 9")
    assert bought(listing.everybody("pass", "list T01 at 5", "pass")) == [("T12", 1)]


def test_standing_orders_can_be_changed_cancelled_and_are_counted() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    events = table.play(1, "want T12 max 4")
    assert [(event.to, event.order) for event in events if isinstance(event, OrderKept)] == [((1,), "want T12 max 4")]
    table.play(1, "want T12 max 2")
    assert [want.text for want in table.state.players[1].wants] == ["want T12 max 2"]
    table.play(1, "cancel T12")
    assert table.state.players[1].wants == []
    assert table.why_not(1, Cancel(order="T12")) == ("no-such-order", "")
    assert table.why_not(1, Want(what="T99", price=2)) == ("unknown-target", "")
    assert table.why_not(1, Want(what="T01", price=0)) == ("below-least", "MT-9.2")
    assert table.why_not(1, Want(what="T01", price=100)) == ("above-most", "")
    for number in range(1, MOST_WANTS + 1):
        table.play(1, f"want T{number:02} max 3")
    assert table.why_not(1, Want(what="garlic", price=3)) == ("too-many-wants", "")


def test_with_as_many_wants_as_there_may_be_a_price_can_still_be_changed() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)})
    for number in range(1, MOST_WANTS + 1):
        table.play(1, f"want T{number:02} max 3")
    table.play(1, "want T02 max 5")
    assert table.state.players[1].wants[-1] == Want(what="T02", price=5)
    assert len(table.state.players[1].wants) == MOST_WANTS
    assert table.why_not(1, Want(what="T07", price=5)) == ("too-many-wants", "")
    form = next(form for decision in table.moves(1) for form in decision.forms if form.kind == "want")
    assert {form.sample(Dice.of(number).stream("want"))["what"] for number in range(60)} == {
        want.what for want in table.state.players[1].wants
    }


def test_standing_orders_end_with_the_game() -> None:
    table = position(2, phase=Phase.BUY, round=5, listings={"T12": (0, 4)}, series_length=3)
    table.play(1, "want T01 max 4")
    table.play(1, "pass")
    assert table.state.game == 2
    assert table.state.players[1].wants == []


# The seller's preference


@pytest.mark.rule("MT-10.8")
def test_a_deposited_preference_picks_the_buyer() -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(0, "favour 3,2")
    table.play(1, "buy T12")
    table.play(2, "buy T12")
    events = table.play(3, "pass")
    assert bought(events) == [("T12", 2)]
    assert acted(events) == [((0,), "favour 3,2", "sell T12 to 2")]
    assert "contested" in [event.kind for event in events]


@pytest.mark.rule("MT-10.8")
@pytest.mark.parametrize(("favour", "buyer"), [("3,1", 3), ("1,3", 1), ("2,3,1", 2)])
def test_of_several_preferred_buyers_the_first_named_gets_the_card(favour: str, buyer: int) -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(0, f"favour {favour}")
    events = [event for seat in (1, 2, 3) for event in table.play(seat, "buy T12")]
    assert bought(events) == [("T12", buyer)]


@pytest.mark.rule("MT-10.8")
def test_a_preference_that_names_none_of_them_leaves_the_seller_to_pick() -> None:
    table = position(4, phase=Phase.BUY, listings={"T12": (0, 4)})
    table.play(0, "favour 3")
    table.play(1, "buy T12")
    table.play(2, "buy T12")
    table.play(3, "pass")
    assert table.owing == [0]


@pytest.mark.rule("MT-10.8")
def test_whom_a_seller_can_favour() -> None:
    table = position(3)
    assert table.why_not(0, Favour(buyers=())) == ("wrong-number", "MT-10.8")
    assert table.why_not(0, Favour(buyers=(0,))) == ("not-a-buyer", "MT-10.8")
    assert table.why_not(0, Favour(buyers=(3,))) == ("not-a-buyer", "MT-10.8")
    assert table.why_not(0, Favour(buyers=(1, 1))) == ("twice", "MT-10.8")
    assert position(2).why_not(0, Favour(buyers=(1,))) == ("not-a-buyer", "MT-10.8")
    table.play(0, "favour 1")
    table.play(0, "cancel favour")
    assert table.state.players[0].favour == []


# Habits


def list_phase(**habits: bool) -> Position:
    """Seat 0 has won two cards, seat 1 one; then LIST opens."""
    table = position(3, lots="T01 T02 T03")
    for habit, given in habits.items():
        if given:
            table.play(0, f"habit {habit.replace('_', '-')}")
    table.everybody("bid 5", "bid 3", "bid 0")
    table.play(0, "take T01,T02")
    return table


def test_who_never_sells_is_not_asked_to_list() -> None:
    assert list_phase().owing == [0, 1]
    table = list_phase(never_sell=True)
    assert (table.phase(), table.owing) == (Phase.LIST, [1])
    assert "list" in table.kinds(0)  # they may still change their mind
    table.play(0, "list T01 at 1")
    assert table.why_not(0, Habit(habit="never-sell")) == ("nothing-to-change", "")
    table.play(0, "habit may-sell")


@pytest.mark.defect(4)
def test_who_says_while_asked_that_they_never_sell_has_answered() -> None:
    table = list_phase()
    events = table.play(0, "habit never-sell")
    assert table.owing == [1]
    assert acted(events) == []  # by hand, not by an order
    table.play(0, "list T01 at 1")  # until the window closes an answer can be changed, this one too
    table.play(1, "habit never-sell")
    assert [(listing.card, listing.seller) for listing in table.state.listings] == [("T01", 0)]


def test_a_habit_leaves_an_answer_that_was_given_and_a_question_that_it_does_not_answer() -> None:
    answered = list_phase()
    answered.play(0, "list T01 at 1")
    answered.play(0, "habit never-sell")
    answered.play(1, "pass")
    assert [listing.card for listing in answered.state.listings] == ["T01"]
    asked = position(3, phase=Phase.LIST, cards={0: "T01"}, listings={"T12": (1, 4)})
    asked.play(0, "habit never-sell")
    assert 0 in asked.owing, "they may still buy"
    asked.play(0, "habit no-purchase")
    assert 0 not in asked.owing


@pytest.mark.defect(4)
def test_who_says_while_asked_that_they_do_not_buy_has_answered() -> None:
    for mode in ("windowed", "live"):
        table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)}, purchase_mode=mode)
        table.play(1, "habit no-purchase")
        assert table.owing == [2]


def test_tables_of_the_third_rules_go_on_asking_whoever_has_a_new_habit() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T01", 1: "T02"}, rules=ThirdTurin())
    table.play(0, "habit never-sell")
    assert table.owing == [0, 1]


def test_who_never_sells_is_asked_if_there_is_something_to_order() -> None:
    table = position(3, listings={"T12": (1, 4)}, lots="T01 T02 T03")
    table.play(0, "habit never-sell")
    table.everybody("bid 5", "bid 3", "bid 0")
    table.play(0, "take T01,T02")
    assert 0 in table.owing
    both = position(3, listings={"T12": (1, 4)}, lots="T01 T02 T03")
    both.play(0, "habit never-sell")
    both.play(0, "habit no-purchase")
    both.everybody("bid 5", "bid 3", "bid 0")
    events = both.play(0, "take T01,T02")
    assert both.owing == [1, 2]
    assert acted(events) == [((0,), "habit never-sell; habit no-purchase", "pass")]


def test_no_purchase_passes_in_buy_for_this_round() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12"}, hands={0: "T01", 1: "T02", 2: "T03"})
    table.play(1, "habit no-purchase")
    table.play(0, "list T12 at 4")
    assert (table.phase(), table.owing) == (Phase.BUY, [2])
    table.play(2, "pass")
    assert not table.state.players[1].no_purchase


@pytest.mark.rule("MT-10.11")
def test_with_live_purchases_no_purchase_says_done() -> None:
    table = position(3, phase=Phase.LIST, cards={0: "T12"}, purchase_mode="live")
    table.play(1, "habit no-purchase")
    events = table.play(0, "list T12 at 4")
    assert (table.phase(), table.owing) == (Phase.BUY, [2])
    assert acted(events) == [((1,), "habit no-purchase", "done")]


# The next card


@pytest.mark.rule("MT-4.2")
def test_the_next_card_can_be_deposited_and_changed_until_the_reveal() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)}, hands={0: "T01 T02", 1: "T03"})
    table.play(0, "next T01")
    assert table.why_not(0, Next(card="T03")) == ("not-in-hand", "MT-4.1")
    table.play(1, "pass")
    table.play(2, "pass")
    assert (table.phase(), table.owing) == (Phase.SELECT, [1, 2])
    assert table.state.players[0].next_card is None  # it has served
    table.play(0, "place T02")
    table.play(1, "place T03")
    table.play(2, table.listed(2, "place")[0])
    assert table.state.placed[:2] == ["T02", "T03"]


def test_if_all_have_deposited_the_lots_are_shown_at_once() -> None:
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)}, hands={0: "T01", 1: "T02", 2: "T03"})
    for seat in range(3):
        table.play(seat, f"next T0{seat + 1}")
    table.play(1, "pass")
    events = table.play(2, "pass")
    assert (table.phase(), table.state.lots) == (Phase.BID, ["T01", "T02", "T03"])
    assert [order for _, order, _ in acted(events)] == ["next T01", "next T02", "next T03"]


def in_phase(phase: Phase) -> Position:
    """Seat 0 holds T01, T02 and T03, and a further round is to come."""
    hands = {0: "T01 T02 T03"}
    match phase:
        case Phase.SELECT:
            return position(3, phase=phase, hands=hands)
        case Phase.BID:
            return position(4, round=1, hands=hands)
        case Phase.LIST:
            return position(3, phase=phase, hands=hands, cards={1: "T12"})
        case Phase.BUY:
            return position(3, phase=phase, hands=hands, listings={"T12": (1, 4)})
        case _:
            table = position(3, hands=hands, goose="yield_tie" if phase is Phase.GOOSE else "off")
            table.everybody("bid 3", "bid 3", "bid 4" if phase is Phase.CHOOSE else "bid 3")
            if phase is Phase.CHOOSE:
                table.everybody("extra 1", "extra 2")
            return table


@pytest.mark.rule("MT-4.1")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_the_next_card_can_be_deposited_in_every_phase(phase: Phase) -> None:
    table = in_phase(phase)
    assert table.phase() is phase
    assert {"next T01", "next T02", "next T03"} <= set(table.listed(0, "orders"))
    number = table.state.round
    table.play(0, "next T02")
    for _ in range(30):
        if table.state.round > number:
            break
        waiting, decision = next(
            (seat, decision) for seat in range(table.table.seats) for decision in table.table.owed(seat)
        )
        if (waiting, decision.kind) == (0, "place"):
            table.play(0, "place T01")
        else:
            table.table.skip(waiting, decision.id)
    assert (table.phase(), table.state.round) == (Phase.SELECT, number + 1)
    assert 0 not in table.owing
    assert table.moves(0)[0].answered == Place(card="T02")


@pytest.mark.rule("MT-4.1", "MT-4.2")
def test_the_card_that_goes_up_now_is_not_the_next_one() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T01 T02 T03"})
    table.play(0, "place T01")
    assert table.why_not(0, Next(card="T01")) == ("goes-up-now", "MT-4.1")
    assert "next T01" not in table.listed(0, "orders")
    table.play(0, "next T02")
    table.play(0, "place T02")  # a change of mind: the plan falls away when the lots are shown
    assert table.state.players[0].next_card == "T02"
    table.play(1, table.listed(1, "place")[0])
    events = table.play(2, table.listed(2, "place")[0])
    assert table.state.players[0].next_card is None
    assert [(event.to, event.order, event.reason) for event in events if isinstance(event, OrderStopped)] == [
        ((0,), "next T02", "goes-up-now")
    ]


@pytest.mark.rule("MT-4.4")
def test_a_card_can_be_deposited_only_if_there_will_be_a_choice() -> None:
    for phase in (Phase.SELECT, Phase.BID, Phase.LIST):
        final = position(3, phase=phase, round=5, cards={0: "T02"}, hands={0: "T01"})
        assert final.why_not(0, Next(card="T01")) == ("no-next-card", "MT-4.1")
    last = position(3, phase=Phase.BUY, round=5, listings={"T12": (0, 4)}, hands={0: "T01"})
    assert last.why_not(0, Next(card="T01")) == ("no-next-card", "MT-4.1")
    forced = position(4, phase=Phase.BUY, round=4, listings={"T12": (0, 4)}, hands={0: "T01"})
    assert forced.why_not(0, Next(card="T01")) == ("no-next-card", "MT-4.1")
    before = position(4, phase=Phase.SELECT, round=4, hands={0: "T01 T02"})
    assert before.why_not(0, Next(card="T01")) == ("no-next-card", "MT-4.1")  # one of the two goes up now
    assert not [text for text in before.listed(0, "orders") if text.startswith("next")]
    table = position(3, phase=Phase.BUY, listings={"T12": (0, 4)}, hands={0: "T01"})
    table.play(0, "next T01")
    table.play(0, "cancel next")
    assert table.state.players[0].next_card is None
