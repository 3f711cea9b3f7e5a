"""Standing buy orders and habits: one trip instead of several (section 11 of the spec)."""

import pytest

from games.kernel import Dice, Event
from games.turin.actions import Cancel, Habit, Want
from games.turin.components import Phase
from games.turin.events import OrderKept
from games.turin.game import ThirdTurin
from games.turin.order_book import MOST_WANTS
from tests.games.turin.positions import Position, acted, bought, position

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
