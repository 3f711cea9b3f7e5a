"""SM-5 and SM-6: the rate, the final turn, and the end of an offer."""

import pytest

from games.schwarzmarkt.actions import Pass, Sell
from games.schwarzmarkt.components import DICE, RATES, Product
from games.schwarzmarkt.reasons import Because
from tests.games.bench import kinds, only
from tests.games.schwarzmarkt.positions import GAME, Position, counts

HANDS = ("PPSB", "CCCF", "PFFB", "BBPSS")


def at(rate: int, seat: int = 2, waiting: tuple[str, ...] = (), hands: tuple[str, ...] = HANDS) -> Position:
    """The offer of two potatoes and a sugar, laid by the first seat, at a rate."""
    position = Position(*hands, market={0: ["O06"]}, waiting=waiting)
    position.play(0, "lay O06")
    position.state.marker = RATES.index(rate)
    position.offer.turn = seat
    return position


@pytest.mark.rule("SM-5.1")
@pytest.mark.parametrize("rate", RATES)
def test_the_rate_is_the_price_of_any_card(rate: int) -> None:
    for card in ("potato", "sugar"):
        position = at(rate, seat=3)
        position.play(3, f"sell 1 {card}")
        assert position.points[3] == rate


@pytest.mark.rule("SM-5.2")
def test_the_cap_is_50_or_25_under_limit() -> None:
    for waiting, cap in (((), 50), (("T10",), 25)):
        view = at(1, waiting=waiting).view(None)
        assert view.offer is not None
        assert view.offer.cap == cap


@pytest.mark.rule("SM-5.2")
@pytest.mark.parametrize(("waiting", "cap"), [((), 50), (("T10",), 25)])
def test_the_question_names_the_cap_of_this_offer(waiting: tuple[str, ...], cap: int) -> None:
    for rate, kind, steps in ((1, "turn", 4), (cap, "final", 0)):
        decision = at(rate, waiting=waiting).decision(2)
        assert decision.kind == kind
        assert (decision.facts["rate"], decision.facts["cap"], decision.facts["steps"]) == (rate, cap, steps)


@pytest.mark.rule("SM-5.3")
@pytest.mark.parametrize(("rate", "steps"), [(12, 3), (16, 2), (20, 1)])
def test_under_limit_the_steps_are_cut_at_25(rate: int, steps: int) -> None:
    position = at(rate, waiting=("T10",))
    passes = {choice for choice in position.choices(2) if choice.startswith("pass")}
    assert passes == {f"pass {number}" for number in range(1, steps + 1)}
    if steps < 3:
        refusal = position.refused(2, Pass(steps=3))
        assert (refusal.reason, refusal.clause) == (Because.LIMIT_AHEAD, "SM-5.3")
        assert refusal.figures == {"steps": 3, "most": steps, "rate": 25}


@pytest.mark.rule("SM-5.3")
@pytest.mark.parametrize("space", range(13))
def test_without_limit_the_die_alone_counts(space: int) -> None:
    position = at(RATES[space])
    passes = [choice for choice in position.choices(2) if choice.startswith("pass")]
    assert len(passes) == DICE[space]


@pytest.mark.rule("SM-5.4")
@pytest.mark.parametrize(
    ("rate", "move", "waiting"), [(45, "pass 1", ()), (45, "sell 1 potato", ()), (20, "pass 1", ("T10",))]
)
def test_at_the_cap_the_next_player_alone_has_a_turn(rate: int, move: str, waiting: tuple[str, ...]) -> None:
    position = at(rate, waiting=waiting)
    position.play(2, move)
    assert position.asked == {3: "final"}
    before = position.points[3]
    position.play(3, "sell 1 sugar")
    assert position.points[3] - before == (25 if waiting else 50)
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-5.5")
def test_in_the_final_turn_a_pass_asks_for_no_steps() -> None:
    position = at(50)
    assert set(position.choices(2)) == {"sell 1 potato", "pass"}
    for steps in (0, 1):
        refusal = position.refused(2, Pass(steps=steps))
        assert (refusal.reason, refusal.clause) == (Because.NO_STEPS_IN_FINAL_TURN, "SM-5.5")
    events = position.play(2, "pass")
    assert (only(events, "passed").steps, only(events, "passed").rate) == (0, 50)


@pytest.mark.rule("SM-5.5", "SM-5.6", "SM-6.1")
def test_an_exchange_in_the_final_turn_makes_no_step_and_ends_the_offer() -> None:
    position = at(50)
    events = position.play(2, "sell 1 potato")
    assert kinds(events) == ["sold", "offer-ended", "starts"]
    assert only(events, "offer-ended").reason == "final-turn"
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-5.6", "SM-6.1")
def test_after_the_final_turn_nobody_else_may_act() -> None:
    position = at(50)
    position.play(2, "pass")
    assert position.state.offer is None
    refusal = position.refused(3, Sell(goods={Product.SUGAR: 1}))
    assert refusal.reason.value == "not-asked"


@pytest.mark.rule("SM-5.7")
@pytest.mark.parametrize("hands", [HANDS[:3], HANDS, (*HANDS, "CF")])
def test_who_moved_the_marker_to_the_cap_does_not_act_again(hands: tuple[str, ...]) -> None:
    position = at(45, hands=hands, seat=0)
    position.play(0, "pass 1")
    assert position.asked == {1: "final"}
    position.play(1, "pass")
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-6.1", "SM-6.2")
@pytest.mark.parametrize("rate", [9, 45, 50])
def test_an_offer_that_is_met_ends_without_a_step_or_a_final_turn(rate: int) -> None:
    position = at(rate, seat=0)
    events = position.play(0, "sell 2 potato + 1 sugar")
    assert kinds(events) == ["sold", "offer-ended", "starts"]
    assert only(events, "offer-ended").reason == "met"
    assert position.points[0] == 3 * rate
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-6.3")
def test_delivered_cards_go_under_the_product_pile() -> None:
    position = at(9, seat=0)
    before = list(position.state.pile)
    position.play(0, "sell 2 potato + 1 sugar")
    assert [now - then for now, then in zip(position.state.pile, before, strict=True)] == counts("PPS")


@pytest.mark.rule("SM-6.4", "SM-6.5", "SM-7.6")
def test_text_cards_in_order_and_then_the_offer_go_under_the_pile_unshuffled() -> None:
    position = at(9, seat=0, waiting=("T07", "T05", "T10"))
    before = list(position.state.market_pile)
    position.go("0 sell 1 potato", "1 pass 1", "2 sell 1 potato", "3 sell 1 sugar")
    assert position.state.market_pile == [*before, "T07", "T05", "T10", "O06"]
    assert position.state.waiting == []


@pytest.mark.rule("SM-6.5")
def test_the_product_pile_is_a_heap_whose_order_nobody_uses() -> None:
    """It is only searched whole or shuffled for the deal: counts are all there is to know of it."""
    position = at(9, seat=0)
    assert len(position.state.pile) == 5
    assert GAME.violations(position.state) == []


@pytest.mark.rule("SM-6.6")
def test_the_marker_returns_to_the_arrow() -> None:
    position = at(50)
    position.play(2, "pass")
    assert position.state.marker == 0
    assert position.view(None).marker == 0


@pytest.mark.rule("SM-6.7", "SM-3.6")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_left_neighbour_of_who_laid_the_offer_starts_whoever_ended_it(seat: int) -> None:
    position = at(50, seat=seat)
    position.play(seat, "pass")
    assert position.asked == {1: "lay"}
