"""Plans: what is done in every offer, and which card is laid next (rule spec, section 10)."""

import pytest
from typing_extensions import Unpack

from games.kernel import Event, Nature, OrderActed, Reason
from games.schwarzmarkt.actions import Plan
from games.schwarzmarkt.components import RATES
from games.schwarzmarkt.planner import SchwarzmarktPlanner
from games.schwarzmarkt.reasons import Because
from tests.games.bench import every, kinds, only, told
from tests.games.schwarzmarkt.positions import GAME, Position, Setup

HANDS = ("PPSB", "CCCF", "PPPSF", "BBPSS")
WIDE = "plan sell 12 pass 9"


def dealt(*hands: str, **setup: Unpack[Setup]) -> Position:
    """The first seat starts and holds the offer of two potatoes and a sugar (O06); the second that of three coffee."""
    market = {0: ["O06", "T05", "T09"], 1: ["O02", "T03", "T10"]}
    return Position(*(hands or HANDS), market=market, **setup)


def offer(rate: int = 1, **setup: Unpack[Setup]) -> Position:
    """The offer is open at this rate, and the first seat is in turn."""
    position = dealt(**setup)
    position.play(0, "lay O06")
    position.state.marker = RATES.index(rate)
    return position


def public(events: list[Event]) -> list[Event]:
    return [event for event in events if event.visible_to(None)]


# Giving and withdrawing


def test_a_plan_can_be_made_from_the_deal_on_and_between_offers() -> None:
    position = dealt()
    position.play(2, WIDE)
    assert position.view(2).plan == Plan(sell=12, up_to=9)
    position.go("0 lay T05")
    position.play(3, "plan pass 4")
    assert [order.text for order in position.table.orders(3)] == ["plan pass 4"]


def test_a_plan_takes_the_place_of_the_one_before_and_an_empty_one_withdraws_it() -> None:
    position = dealt()
    position.go(f"2 {WIDE}", "2 plan sell 25 keep sugar until 40 by 3 push coffee,flour for one-offer")
    assert [order.text for order in position.table.orders(2)] == [
        "plan sell 25 keep sugar until 40 by 3 push coffee,flour for one-offer"
    ]
    position.act(2, Plan())
    assert list(position.table.orders(2)) == []


def test_a_plan_outlives_the_offer_and_the_round() -> None:
    position = Position("P", "CCCF", "PPPSF", "BBPSS", market={0: ["O06"]})
    position.go(f"2 {WIDE}", "0 lay O06", "0 sell 1 potato")
    assert position.state.round == 2
    assert position.view(2).plan == Plan(sell=12, up_to=9)


def test_a_plan_for_one_offer_ends_with_it_but_for_the_card_to_lay() -> None:
    position = dealt()
    position.go("1 plan lay T10 pass 9 for one-offer", "2 plan pass 9 for one-offer", f"3 {WIDE}", "0 lay O06")
    events = position.play(0, "sell 2 potato + 1 sugar")
    assert [event.to for event in events if event.kind == "plan-lapsed"] == [(1,), (2,)]
    assert "plan-lapsed" not in told(3, events) + told(None, events)
    assert only(events, "laid").card == "T10"
    assert [position.view(seat).plan for seat in range(4)] == [None, None, None, Plan(sell=12, up_to=9)]


@pytest.mark.parametrize("plan", [Plan(sell=13), Plan(until=0), Plan(up_to=51), Plan(steps=1), Plan(steps=5)])
def test_what_the_form_cannot_say_is_refused(plan: Plan) -> None:
    assert dealt().refused(2, plan).reason is Reason.OUT_OF_BOUNDS


def test_a_card_that_is_not_held_cannot_be_planned() -> None:
    assert dealt().refused(2, Plan(lay="O06")).reason is Because.NOT_YOUR_CARD


def test_who_holds_nothing_that_is_wanted_may_plan_the_same() -> None:
    """All but which card to lay, which nobody else sees."""
    position = offer()
    asked = [position.decision(seat, "plan") for seat in range(4)]
    assert all(decision.nature is Nature.ORDER for decision in asked)
    assert [decision.forms[0].fields[1:] for decision in asked] == [asked[0].forms[0].fields[1:]] * 4


# Selling and passing


@pytest.mark.parametrize(
    ("rate", "plan", "done"),
    [
        (9, "sell 12 pass 9", "sell 2 potato + 1 sugar"),
        (9, "sell 16 pass 9", None),
        (6, "sell 16 pass 9", "pass 1"),
        (6, "sell 16 pass 9 by 3", "pass 3"),
        (30, "pass 50 by 4", "pass 2"),
        (30, "by 4", None),
        (9, "sell 12 keep sugar", "sell 2 potato"),
        (9, "sell 12 keep sugar until 12", "sell 2 potato + 1 sugar"),
        (9, "sell 12 keep potato,sugar until 16 pass 12", "pass 1"),
        (9, "sell 16 pass 12 push potato", "pass 1"),
        (9, "sell 16 pass 12 push potato,sugar,flour", "pass 3"),
        (9, "sell 16 pass 9 push potato,sugar", None),
        (45, "sell 50", "sell 2 potato + 1 sugar"),
        (45, "pass 50", "pass"),
    ],
)
def test_what_a_plan_does(rate: int, plan: str, done: str | None) -> None:
    """The second seat pushes the rate one space from here; the third seat, which holds all that is wanted, planned."""
    position = offer(rate)
    position.offer.turn = 1
    position.play(2, f"plan {plan}")
    events = position.play(1, "pass 1")
    acted = [event.action for event in events if isinstance(event, OrderActed)]
    assert acted == ([] if done is None else [done])
    assert (position.asked == {2: "turn"}) is (done is None)


def test_who_has_nothing_to_sell_passes_as_planned() -> None:
    position = offer(12)
    position.play(1, "plan sell 12 pass 16")
    assert kinds(position.play(0, "pass 1")) == ["passed", "order-acted", "passed"]
    assert position.asked == {2: "turn"}


def test_where_one_card_is_allowed_the_first_in_product_order_is_sold() -> None:
    position = offer(12, waiting=("T07",))
    position.offer.turn = 1
    position.go("2 plan sell 12 keep potato", "1 pass 1")
    assert position.wanted == "PP"


def test_rules_for_this_offer_go_before_the_plan() -> None:
    position = offer()
    position.go("1 plan pass 50", "1 on turn pass 4 max 2")
    assert only(position.play(0, "pass 1"), "order-acted").order == "on turn pass 4 max 2"
    position.go("2 pass 1", "3 pass 1")
    assert only(position.play(0, "pass 1"), "order-acted").order == "plan pass 50"


def test_planned_turns_of_all_follow_one_another_in_one_move() -> None:
    position = dealt()
    position.go("1 plan sell 12 pass 12", f"2 {WIDE}", f"3 {WIDE}", "0 plan pass 9")
    events = position.play(0, "lay O06")
    assert kinds(public(events)) == ["laid", *["passed"] * 6, "sold", "offer-ended", "starts"]
    assert position.points == [0, 0, 3 * 16, 0]
    assert position.asked == {1: "lay"}


# Laying


def test_laying_and_the_first_turn_are_one_answer() -> None:
    position = dealt()
    events = position.play(0, "plan lay O06 pass 1")
    assert kinds(events) == ["order-acted", "laid", "drew", "order-acted", "passed"]
    assert position.view(0).plan == Plan(up_to=1)
    assert position.asked == {1: "turn"}


def test_the_next_start_player_lays_what_they_planned() -> None:
    position = offer()
    position.play(1, "plan lay O02")
    events = position.play(0, "sell 2 potato + 1 sugar")
    assert kinds(events)[-5:] == ["offer-ended", "starts", "order-acted", "laid", "drew"]
    assert position.view(1).plan is None
    assert position.asked == {1: "turn"}


def test_a_planned_text_card_asks_for_its_choice() -> None:
    position = offer()
    position.play(1, "plan lay T03 pass 9")
    position.play(0, "sell 2 potato + 1 sugar")
    assert position.asked == {1: "deal"}
    assert kinds(position.play(1, "deal coffee"))[-1] == "starts"


def test_a_card_that_may_not_be_laid_then_is_told_and_asked_for() -> None:
    position = dealt(points=(0, 9, 9, 9))
    events = position.play(0, "plan lay T09 pass 9")
    assert kinds(events) == ["order-stopped"]
    assert only(events, "order-stopped").reason == "too-poor"
    assert position.asked == {0: "lay"}
    assert position.view(0).plan == Plan(up_to=9)


def test_an_absent_players_text_card_leads_on_to_what_the_next_one_planned() -> None:
    position = Position(*HANDS, market={0: ["T01", "T02", "T08"], 1: ["T10"]})
    position.play(1, "plan lay T10")
    events = position.skip(0)
    assert [event.card for event in every(events, "laid")][1:] == ["T10"]
    assert position.asked == {2: "lay"}


# In one's own turn


def test_a_plan_made_in_ones_own_turn_acts_at_once() -> None:
    position = offer(12)
    assert kinds(position.play(0, "plan sell 12")) == ["order-acted", "sold", "offer-ended", "starts"]
    other = offer(9)
    assert other.play(0, "plan sell 12") == []
    assert other.asked == {0: "turn"}


def test_rules_stay_for_the_next_turn_when_a_plan_is_made_in_ones_own() -> None:
    position = offer()
    position.go("0 on turn pass 4", "0 plan sell 12")
    assert position.asked == {0: "turn"}


# Secrets


def test_nobody_else_learns_of_a_plan_or_that_there_is_one() -> None:
    position = offer()
    before = [position.view(seat) for seat in (0, 1, 3, None)]
    assert position.play(2, "plan lay " + position.view(2).market[0] + " sell 12") == []
    assert [position.view(seat) for seat in (0, 1, 3, None)] == before


def test_a_planned_offer_looks_like_one_by_hand() -> None:
    """The same public events in the same order, and the same view for whoever watches."""
    planned, manual = dealt(), dealt()
    planned.go("0 plan pass 50", "1 plan pass 9 by 2", "2 plan sell 25 pass 20", "3 plan sell 9 keep sugar pass 12")
    together = planned.play(0, "lay O06")
    done = [event for event in together if isinstance(event, OrderActed)]
    apart = manual.play(0, "lay O06")
    for event in done:
        assert event.to is not None
        apart = apart + manual.play(event.to[0], event.action)
    assert len(done) > 4
    assert public(together) == public(apart)
    for seat in (0, 1, 2, 3, None):
        own = [event for event in together if event.visible_to(seat) and not isinstance(event, OrderActed)]
        assert own == [event for event in apart if event.visible_to(seat)]
        assert planned.view(seat).model_copy(update={"plan": None}) == manual.view(seat)


def test_how_quickly_somebody_passes_tells_nothing_of_their_hand() -> None:
    """A plan without a sale does the same whatever its owner holds."""
    for plan in ("pass 9", "pass 25 by 3", "pass 50 push potato,sugar"):
        acts = []
        for hand in ("CCCF", "PPSB"):
            position = dealt("PPSB", hand, "PPPSF", "BBPSS")
            position.go(f"1 plan {plan}", "0 lay O06")
            acts.append(public(position.play(0, "pass 1")))
        assert acts[0] == acts[1]


def test_a_move_cannot_be_taken_back_behind_an_act_by_plan() -> None:
    position = offer()
    position.play(1, "plan pass 9")
    assert any(event.reveals for event in position.play(0, "pass 1"))


# States and planners


def test_a_state_without_plans_is_written_as_before_there_were_any() -> None:
    assert b"plan" not in GAME.dump(offer().state)


def test_a_planner_says_nothing_twice_and_nothing_while_it_is_asked() -> None:
    position = dealt()
    planner = SchwarzmarktPlanner()
    assert planner.plan(position.view(0), position.table.moves(0), position.table.dice) == ()
    (plan,) = planner.plan(position.view(1), position.table.moves(1), position.table.dice)
    position.act(1, plan)
    assert planner.plan(position.view(1), position.table.moves(1), position.table.dice) == ()
