"""SM-4: turns in an offer."""

import pytest

from games.kernel import Reason
from games.schwarzmarkt.actions import Pass, Sell
from games.schwarzmarkt.components import Product
from games.schwarzmarkt.reasons import Because
from tests.games.bench import kinds, only, told
from tests.games.schwarzmarkt.positions import Position

P, C, F, B, S = Product


def offer() -> Position:
    """Two potatoes and a sugar are wanted; the second seat has neither."""
    position = Position("PPSB", "CCCF", "PFFB", "BBPSS", market={0: ["O06"]})
    position.play(0, "lay O06")
    return position


@pytest.mark.rule("SM-4.1")
def test_an_offer_starts_with_its_whole_list_and_the_marker_on_the_arrow() -> None:
    position = offer()
    assert position.wanted == "PPS"
    assert (position.state.marker, position.state.rate) == (0, 1)


@pytest.mark.rule("SM-4.2")
def test_turns_go_round_and_round_from_the_start_player() -> None:
    position = offer()
    seats = []
    for _ in range(9):
        ((seat, kind),) = position.asked.items()
        assert kind == "turn"
        seats.append(seat)
        position.play(seat, "pass 1")
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.rule("SM-4.3", "SM-4.4")
def test_every_part_of_the_demand_that_is_held_may_be_exchanged_or_none_of_it() -> None:
    sales = {
        "sell 1 potato",
        "sell 2 potato",
        "sell 1 sugar",
        "sell 1 potato + 1 sugar",
        "sell 2 potato + 1 sugar",
    }
    assert set(offer().choices(0)) == sales | {"pass 1", "pass 2", "pass 3", "pass 4"}


@pytest.mark.rule("SM-4.5", "SM-5.1")
def test_every_card_is_paid_at_the_rate_at_once() -> None:
    position = offer()
    position.go("0 pass 4", "1 pass 2", "2 pass 1")
    assert position.state.rate == 20
    events = position.play(3, "sell 1 potato + 1 sugar")
    assert position.points == [0, 0, 0, 40]
    sold = only(events, "sold")
    assert (sold.rate, sold.paid, sold.goods) == (20, 40, {"potato": 1, "sugar": 1})
    assert "sold" in told(None, events)


@pytest.mark.rule("SM-4.6")
def test_exchanged_cards_lie_beside_the_offer() -> None:
    position = offer()
    pile = list(position.state.pile)
    position.play(0, "sell 1 potato + 1 sugar")
    assert position.wanted == "P"
    assert position.hand(0) == "PB"
    assert position.state.pile == pile
    view = position.view(None)
    assert [player.delivered for player in view.players] == [{"potato": 1, "sugar": 1}, {}, {}, {}]
    assert view.offer is not None
    assert view.offer.wanted == {"potato": 1}


@pytest.mark.rule("SM-4.7")
def test_after_an_exchange_the_marker_moves_one_space_by_itself() -> None:
    position = offer()
    position.play(0, "pass 3")
    assert position.state.rate == 6
    position.play(1, "pass 1")
    events = position.play(2, "sell 1 potato")
    assert position.state.rate == 12
    assert only(events, "rate-rose").rate == 12
    assert position.asked == {3: "turn"}


@pytest.mark.rule("SM-4.8", "SM-4.11")
def test_a_pass_moves_the_marker_by_one_to_the_number_of_the_die() -> None:
    position = offer()
    position.play(0, "pass 1")
    assert {choice for choice in position.choices(1) if choice.startswith("pass")} == {
        "pass 1",
        "pass 2",
        "pass 3",
        "pass 4",
    }
    for steps in (None, -1, 0, 5):
        refusal = position.refused(1, Pass(steps=steps))
        assert (refusal.reason, refusal.clause) == (Because.WRONG_STEPS, "SM-4.8")
        assert refusal.figures == {"steps": steps or 0, "most": 4}
    events = position.play(1, "pass 4")
    assert (only(events, "passed").steps, only(events, "passed").rate) == (4, 12)
    assert position.state.rate == 12


@pytest.mark.rule("SM-4.9")
def test_a_player_without_wanted_products_is_asked_like_any_other() -> None:
    """An automatic pass would give their hand away."""
    position = offer()
    events = position.play(0, "pass 1")
    assert kinds(events) == ["passed"]
    assert position.asked == {1: "turn"}
    assert set(position.choices(1)) == {"pass 1", "pass 2", "pass 3", "pass 4"}
    public = [(seat, decision.id, decision.kind, dict(decision.facts)) for seat, decision in position.table.awaited()]
    position.state.players[1].hand, position.state.players[2].hand = [1, 1, 1, 1, 0], [0, 2, 2, 1, 0]
    assert public == [
        (seat, decision.id, decision.kind, dict(decision.facts)) for seat, decision in position.table.awaited()
    ]


@pytest.mark.rule("SM-4.10")
def test_who_has_passed_may_exchange_later() -> None:
    position = offer()
    position.go("0 pass 1", "1 pass 1", "2 pass 1", "3 pass 1")
    assert "sell 2 potato + 1 sugar" in position.choices(0)
    position.play(0, "sell 2 potato + 1 sugar")
    assert position.points[0] == 3 * 9


@pytest.mark.rule("SM-4.11", "SM-4.4")
@pytest.mark.parametrize(
    ("goods", "reason", "figures"),
    [
        ({}, Because.NOTHING_GIVEN, {}),
        ({B: 1}, Because.NOT_WANTED, {"product": "butter", "count": 1, "wanted": 0}),
        ({S: 2}, Because.NOT_WANTED, {"product": "sugar", "count": 2, "wanted": 1}),
        ({P: 2, S: 1}, Because.NOT_IN_HAND, {"product": "potato", "count": 2, "held": 1}),
    ],
)
def test_illegal_exchanges(goods: dict[Product, int], reason: Because, figures: dict[str, object]) -> None:
    position = offer()
    position.go("0 pass 1", "1 pass 1", "2 pass 1")
    refusal = position.refused(3, Sell(goods=goods))
    assert (refusal.reason, refusal.clause) == (reason, "SM-4.11")
    assert refusal.figures == figures


@pytest.mark.rule("SM-4.11")
def test_what_is_no_longer_wanted_is_refused() -> None:
    position = offer()
    position.go("0 sell 1 sugar", "1 pass 1", "2 pass 1")
    assert position.refused(3, Sell(goods={S: 1})).reason is Because.NOT_WANTED


@pytest.mark.rule("SM-4.2", "SM-4.11")
def test_who_is_not_in_turn_is_refused() -> None:
    position = offer()
    assert position.refused(3, Sell(goods={P: 1})).reason is Reason.NOT_ASKED
    assert position.refused(1, Pass(steps=1)).reason is Reason.NOT_ASKED
