"""Standing orders: an ordered list of rules for the next turns in the open offer (rule spec, section 10)."""

import pytest

from games.kernel import Action, Nature, Reason, Refusal, Seat
from games.kernel.notation import read
from games.schwarzmarkt.actions import MOST_RULES, Clear, ClimbRule, Drop, PassRule, SellAllRule, SellRule
from games.schwarzmarkt.components import RATES, Product
from games.schwarzmarkt.reasons import Because
from tests.games.bench import every, kinds, only, told
from tests.games.schwarzmarkt.positions import GAME, Position

P, C, F, B, S = Product
HANDS = ("PPSB", "CCCF", "PPPSF", "BBPSS")


def offer(rate: int = 1, card: str = "O06", waiting: tuple[str, ...] = (), scope: str = "per_turn") -> Position:
    """The first seat has laid the offer of two potatoes and a sugar, and the rate is this; it is in turn."""
    position = Position(*HANDS, market={0: [card]}, waiting=waiting, short_supply_scope=scope)
    position.play(0, f"lay {card}")
    position.state.marker = RATES.index(rate)
    return position


def order(position: Position, seat: Seat, *rules: str) -> None:
    for rule in rules:
        position.table.play(seat, read(rule, position.table.moves(seat)))


def rules_of(position: Position, seat: Seat) -> list[str]:
    return [rule.text for rule in position.view(seat).rules]


# Giving and taking back


def test_rules_are_kept_in_the_order_in_which_they_are_given() -> None:
    position = offer()
    given = [
        "on turn sell all first sugar,potato min 16 if final",
        "on turn sell 2 potato + 1 sugar min 9 max 30 wanted 1 sugar",
        "on turn pass to 25 max 12",
        "on turn pass 4",
    ]
    order(position, 2, *given)
    assert rules_of(position, 2) == given


def test_rules_can_be_taken_back() -> None:
    position = offer()
    order(position, 2, "on turn pass 1 max 4", "on turn pass 2 max 9", "on turn pass 3")
    order(position, 2, "drop rule 2")
    assert rules_of(position, 2) == ["on turn pass 1 max 4", "on turn pass 3"]
    order(position, 2, "drop all rules")
    assert rules_of(position, 2) == []
    for action in (Drop(number=1), Clear()):
        assert position.refused(2, action).reason is Because.NO_SUCH_RULE


def test_there_is_a_most_number_of_rules() -> None:
    position = offer()
    order(position, 2, *["on turn pass 1 max 4"] * MOST_RULES)
    assert position.decision(2, "rules").forms == ()
    assert position.refused(2, PassRule(steps=1)).reason is Because.TOO_MANY_RULES


@pytest.mark.parametrize(
    "rule",
    [
        PassRule(steps=5),
        PassRule(steps=0),
        PassRule(steps=1, least=0),
        PassRule(steps=1, most=51),
        ClimbRule(rate=51),
        SellRule(goods={P: 3}),
        SellRule(goods={B: 1}),
        SellAllRule(first=(P, P)),
        SellAllRule(first=(C,)),
        SellAllRule(wanted={S: 2}),
    ],
)
def test_rules_outside_the_bounds_of_their_form_are_refused(rule: Action) -> None:
    assert offer().refused(2, rule).reason is Reason.OUT_OF_BOUNDS


def test_rules_are_taken_in_offers_only_and_lapse_with_them() -> None:
    position = Position(*HANDS, market={0: ["O06"]})
    assert position.refused(2, PassRule(steps=1)).reason is Reason.NOT_ASKED
    position.play(0, "lay O06")
    order(position, 2, "on turn pass 1 if final")
    position.play(0, "sell 2 potato + 1 sugar")
    assert rules_of(position, 2) == []


@pytest.mark.parametrize(
    ("rate", "act", "reason"),
    [(1, "sell 2 potato + 1 sugar", "met"), (50, "sell 1 potato", "final-turn"), (50, "pass", "final-turn")],
)
def test_whoever_left_rules_is_told_alone_when_they_lapse_with_the_offer(rate: int, act: str, reason: str) -> None:
    position = offer(rate)
    order(position, 0, "on turn pass 1")
    order(position, 2, "on turn sell all", "on turn pass 4 max 9")
    events = position.play(0, act)
    assert only(events, "offer-ended").reason == reason
    lapsed = {event.to: event.rules for event in every(events, "rules-lapsed")}
    assert lapsed == {(0,): ("on turn pass 1",), (2,): ("on turn sell all", "on turn pass 4 max 9")}
    assert "rules-lapsed" not in told(1, events) + told(None, events)


def test_whoever_took_their_rules_back_is_told_nothing_when_the_offer_ends() -> None:
    position = offer()
    order(position, 2, "on turn pass 1", "drop all rules")
    assert "rules-lapsed" not in kinds(position.play(0, "sell 2 potato + 1 sugar"))


def test_the_forms_say_nothing_about_the_hand() -> None:
    """Whoever holds nothing that is wanted is offered the same rules."""
    position = offer()
    asked = [position.decision(seat, "rules") for seat in range(4)]
    assert [decision.forms for decision in asked] == [asked[0].forms] * 4
    assert all(decision.nature is Nature.ORDER for decision in asked)


def test_a_sale_that_is_not_possible_is_not_read_as_a_rule() -> None:
    position = offer()
    for text in ("sell 3 potato", "sell all", "3 potato", "pass 9"):
        with pytest.raises(Refusal) as refused:
            read(text, position.table.moves(0))
        assert refused.value.reason is Reason.NOT_UNDERSTOOD


# Carrying out


@pytest.mark.parametrize(
    ("rate", "rule", "rate_after"),
    [
        (1, "on turn pass 1", 4),
        (1, "on turn pass 4", 12),
        (20, "on turn pass 4", 35),
        (1, "on turn pass to 10", 9),
        (1, "on turn pass to 12", 12),
        (1, "on turn pass to 50", 12),
        (1, "on turn pass to 1", 4),
        (16, "on turn pass to 20", 25),
    ],
)
def test_passing_rules(rate: int, rule: str, rate_after: int) -> None:
    """The first seat pushes the marker one space, then the rule of the second acts."""
    position = offer(rate)
    order(position, 1, rule)
    events = position.play(0, "pass 1")
    assert kinds(events) == ["passed", "order-acted", "passed"]
    assert position.state.rate == rate_after
    assert position.asked == {2: "turn"}


def test_in_the_final_turn_every_pass_is_the_plain_pass() -> None:
    for rule in ("on turn pass 4", "on turn pass to 25", "on turn pass 1 if final"):
        position = offer(45)
        order(position, 1, rule)
        events = position.play(0, "pass 1")
        assert kinds(events) == ["passed", "order-acted", "passed", "offer-ended", "rules-lapsed", "starts"]


def test_a_selling_rule_sells_as_much_as_possible() -> None:
    position = offer(12)
    order(position, 2, "on turn sell all")
    position.go("0 sell 1 potato", "1 pass 1")
    assert position.points[2] == 2 * 20
    assert position.asked == {1: "lay"}


def test_a_listed_sale_is_cut_to_what_is_held_and_still_wanted() -> None:
    position = offer(12)
    order(position, 3, "on turn sell 2 potato + 1 sugar")
    position.go("0 pass 1", "1 pass 1", "2 sell 1 potato")
    assert position.points[3] == 2 * 25
    other = offer(12)
    order(other, 2, "on turn sell 1 potato")
    other.go("0 pass 1", "1 pass 1")
    assert (other.points[2], other.wanted) == (20, "PS")


def test_a_selling_rule_under_which_nothing_can_be_sold_is_skipped() -> None:
    position = offer(12)
    order(position, 1, "on turn sell all", "on turn sell nothing", "on turn pass 2")
    events = position.play(0, "pass 1")
    assert only(events, "order-acted").order == "on turn pass 2"
    assert position.state.rate == 25


def test_if_no_rule_matches_the_player_is_asked() -> None:
    position = offer(12)
    order(position, 1, "on turn sell all", "on turn pass 1 min 20", "on turn pass 1 if final", "on turn pass 1 max 12")
    assert kinds(position.play(0, "pass 1")) == ["passed"]
    assert position.asked == {1: "turn"}
    position.play(1, "pass 3")
    assert rules_of(position, 1) != []


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("min 16", True),
        ("min 17", False),
        ("max 16", True),
        ("max 15", False),
        ("min 10 max 20", True),
        ("if final", False),
        ("wanted 2 potato", True),
        ("wanted 1 sugar", False),
        ("wanted 2 potato + 1 sugar", False),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    """At rate 16, with two potatoes and no sugar still wanted."""
    position = offer(12)
    order(position, 1, f"on turn pass 1 {condition}")
    position.play(0, "sell 1 sugar")
    assert (position.asked == {2: "turn"}) is holds


def test_the_turn_before_the_final_one_is_not_final() -> None:
    """At 40 the first seat passes to 45: the last space but one."""
    position = offer(40)
    order(position, 1, "on turn pass 1 if final")
    position.play(0, "pass 1")
    assert (position.state.rate, position.asked) == (45, {1: "turn"})


def test_the_final_turn_as_a_condition() -> None:
    position = offer(45)
    order(position, 3, "on turn sell all if final", "on turn pass 1")
    position.offer.turn = 2
    position.play(2, "pass 1")
    assert position.points[3] == 2 * 50


@pytest.mark.parametrize(
    ("rule", "left"),
    [
        ("on turn sell all", "PS"),
        ("on turn sell all first sugar", "PP"),
        ("on turn sell all first sugar,potato", "PP"),
        ("on turn sell 2 potato + 1 sugar first sugar", "PP"),
        ("on turn sell 2 potato", "PS"),
    ],
)
def test_where_one_card_is_allowed_the_first_in_order_is_sold(rule: str, left: str) -> None:
    position = offer(9, waiting=("T07",))
    order(position, 2, rule)
    position.go("0 pass 1", "1 pass 1")
    assert position.wanted == left
    assert position.points[2] == 16


def test_where_nothing_more_may_be_delivered_a_selling_rule_is_skipped() -> None:
    position = offer(1, waiting=("T07",), scope="per_offer")
    order(position, 2, "on turn sell all", "on turn pass 1")
    position.go("0 pass 1", "1 pass 1")
    assert position.points[2] == 4
    position.go("3 pass 1", "0 pass 1", "1 pass 1")
    assert kinds(position.events) == ["passed", "order-acted", "passed"]


def test_several_players_rules_act_one_after_the_other_in_one_move() -> None:
    position = offer()
    order(position, 1, "on turn pass 4")
    order(position, 2, "on turn pass 1")
    order(position, 3, "on turn sell 1 potato min 16")
    events = position.play(0, "pass 1")
    assert kinds(events) == [
        "passed",
        "order-acted",
        "passed",
        "order-acted",
        "passed",
        "order-acted",
        "sold",
        "rate-rose",
    ]
    assert position.points[3] == 16
    assert position.asked == {0: "turn"}


def test_rules_alone_can_carry_an_offer_to_its_end() -> None:
    position = offer()
    for seat in range(4):
        order(position, seat, "on turn pass 1")
    events = position.play(0, "pass 1")
    assert kinds(events)[-6:] == ["offer-ended", *["rules-lapsed"] * 4, "starts"]
    assert len([event for event in events if event.kind == "passed"]) == 14


def test_a_rule_given_in_ones_own_turn_is_for_the_next_one() -> None:
    position = offer()
    order(position, 0, "on turn pass 4")
    assert position.asked == {0: "turn"}
    position.go("0 pass 1", "1 pass 1", "2 pass 1", "3 pass 1")
    assert kinds(position.events) == ["passed", "order-acted", "passed"]
    assert position.asked == {1: "turn"}


def test_a_rule_that_empties_a_hand_ends_the_round() -> None:
    position = Position("PPSB", "CCCF", "P", "BBPSS", market={0: ["O06"]})
    position.play(0, "lay O06")
    order(position, 2, "on turn sell all")
    position.go("0 pass 1", "1 pass 4")
    assert kinds(position.events)[:6] == ["passed", "order-acted", "sold", "offer-ended", "rules-lapsed", "round-ended"]
    assert position.state.round == 2


# Secrets


def test_nobody_else_learns_of_a_rule_or_that_there_is_one() -> None:
    position = offer()
    before = [position.view(seat) for seat in (0, 1, 3, None)]
    events = position.table.play(2, PassRule(steps=1))
    assert told(2, events) == ["rules-kept"]
    for seat in (0, 1, 3, None):
        assert told(seat, events) == []
    assert [position.view(seat) for seat in (0, 1, 3, None)] == before


def test_an_act_by_rule_looks_to_others_like_one_by_hand() -> None:
    by_rule, by_hand = offer(), offer()
    order(by_rule, 1, "on turn pass 4")
    together = by_rule.play(0, "pass 1")
    apart = by_hand.play(0, "pass 1") + by_hand.play(1, "pass 4")
    assert [event for event in together if event.visible_to(3)] == apart
    assert by_rule.view(3) == by_hand.view(3)
    assert told(1, together) == ["passed", "order-acted", "passed"]


def test_a_move_cannot_be_taken_back_behind_an_act_by_rule() -> None:
    """Else the rule could be felt out: pass, see what it does, take the pass back."""
    position = offer()
    order(position, 1, "on turn pass 4")
    assert any(event.reveals for event in position.play(0, "pass 1"))


def test_states_stay_small_when_everybody_leaves_three_rules() -> None:
    position = Position("PPSB", "CCCF", "PPPSF", "BBPSS", "FFF", market={0: ["O17"]})
    position.play(0, "lay O17")
    for seat in range(5):
        order(position, seat, *["on turn sell 1 potato + 1 sugar first sugar,potato min 16 max 30 if final"] * 3)
    assert len(GAME.dump(position.state)) <= 4096
