"""What is left ahead of a question: extras and preferences with a bid, the buyer one prefers, the next card."""

import pytest

from games.kernel import OrderStopped
from games.turin.actions import Favour, Next, Place, Plan
from games.turin.components import Phase
from tests.games.turin.positions import Position, acted, bought, position

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
