"""Standing orders: an ordered list of rules for a player's next turns in the open offer (rule spec, section 10).

When his turn comes, the first rule whose conditions hold and that can do something acts for him, at once. If there is
none, he is asked. A player without wanted products may leave the same rules as any other, and rules say nothing about
hands: they are checked against the offer alone.
"""

from collections.abc import Sequence
from functools import lru_cache

from games.kernel import Action, Amounts, Dice, Event, Form, Number, Pick, Picks, Reason, Refusal, Seat, acted
from games.schwarzmarkt.actions import (
    AnyRule,
    Clear,
    ClimbRule,
    Drop,
    Pass,
    PassRule,
    Rule,
    Sell,
    SellAllRule,
    SellRule,
)
from games.schwarzmarkt.components import DICE, INDEX, OFFERS, PRODUCTS, RATES, Product, goods
from games.schwarzmarkt.events import RulesKept
from games.schwarzmarkt.offer import PASSES, SELL, most_cards, most_steps, sellable, take_turn
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.state import Offer, State

MOST_RULES = 6
DROP = tuple(Drop(number=number) for number in range(1, MOST_RULES + 1))
CLEAR = Clear()


# Giving and taking back


def order_choices(state: State, seat: Seat) -> Sequence[Action]:
    """Which of his rules the seat may take back."""
    rules = len(state.players[seat].rules)
    return (*DROP[:rules], CLEAR) if rules else ()


def order_forms(state: State, offer: Offer, seat: Seat) -> tuple[Form, ...]:
    """Which rules the seat may add."""
    return _forms(offer.card) if len(state.players[seat].rules) < MOST_RULES else ()


@lru_cache(maxsize=len(OFFERS))
def _forms(card: str) -> tuple[Form, ...]:
    wanted = goods(OFFERS[card])
    conditions = (
        Number(name="least", low=RATES[0], high=RATES[-1], optional=True),
        Number(name="most", low=RATES[0], high=RATES[-1], optional=True),
        Amounts(name="wanted", most=wanted),
        Pick(name="turn", items=("final",), optional=True),
    )
    cards = Amounts(name="goods", most=wanted)
    first = Picks(name="first", items=tuple(wanted), least=0, most=len(wanted), ordered=True)
    steps = Number(name="steps", low=1, high=max(DICE))
    rate = Number(name="rate", low=RATES[0], high=RATES[-1])
    return (
        Form(kind="sell-all-rule", notation=SellAllRule.notation, fields=(first, *conditions)),
        Form(kind="sell-rule", notation=SellRule.notation, fields=(cards, first, *conditions)),
        Form(kind="pass-rule", notation=PassRule.notation, fields=(steps, *conditions)),
        Form(kind="climb-rule", notation=ClimbRule.notation, fields=(rate, *conditions)),
    )


def change_rules(state: State, seat: Seat, action: AnyRule | Drop | Clear) -> list[Event]:
    """Add a rule behind the others, or take one or all of them back."""
    assert state.offer is not None  # noqa: S101 - rules are taken in offers only
    rules = state.players[seat].rules
    match action:
        case Drop(number=number):
            if not 1 <= number <= len(rules):
                raise Refusal(Because.NO_SUCH_RULE, "", number=number, rules=len(rules))
            del rules[number - 1]
        case Clear():
            if not rules:
                raise Refusal(Because.NO_SUCH_RULE, "", number=0, rules=0)
            rules.clear()
        case _:
            if len(rules) == MOST_RULES:
                raise Refusal(Because.TOO_MANY_RULES, "", most=MOST_RULES)
            _check_bounds(action, state.offer.card)
            rules.append(action)
    return [RulesKept(to=(seat,), rules=tuple(rule.text for rule in rules))]


def _check_bounds(rule: AnyRule, card: str) -> None:
    form = next(form for form in _forms(card) if form.kind == rule.kind)
    for field in form.fields:
        value = getattr(rule, field.name)
        match field:
            case Number() if value is not None and not field.low <= value <= field.high:
                raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=field.low, high=field.high)
            case Amounts():
                for item, count in value.items():
                    most = field.most.get(item, 0)
                    if count > most:
                        raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=0, high=most)
            case Picks() if len(set(value)) < len(value) or not set(value) <= set(field.items):
                raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=field.least, high=field.most)
            case _:
                pass


# Carrying out


def carry_out_rules(state: State, dice: Dice) -> list[Event]:
    """Let rules act for as long as the player in turn has one that does."""
    events: list[Event] = []
    while (offer := state.offer) is not None:
        seat = offer.turn
        found = _first_act(state, offer, seat)
        if found is None:
            break
        rule, action = found
        events.append(acted(seat, rule, action))
        events += take_turn(state, seat, action, dice)
    return events


def _first_act(state: State, offer: Offer, seat: Seat) -> tuple[AnyRule, Sell | Pass] | None:
    for rule in state.players[seat].rules:
        if _holds(state, offer, rule):
            action = _act(state, offer, seat, rule)
            if action is not None:
                return rule, action
    return None


def _holds(state: State, offer: Offer, rule: Rule) -> bool:
    return (
        (rule.least is None or state.rate >= rule.least)
        and (rule.most is None or state.rate <= rule.most)
        and (rule.turn is None or state.marker == offer.cap)
        and all(offer.wanted[INDEX[product]] >= count for product, count in rule.wanted.items())
    )


def _act(state: State, offer: Offer, seat: Seat, rule: AnyRule) -> Sell | Pass | None:
    match rule:
        case SellAllRule():
            return _sale(state, offer, seat, sellable(state, offer, seat), rule.first)
        case SellRule():
            listed = [rule.goods.get(product, 0) for product in PRODUCTS]
            cards = tuple(map(min, listed, sellable(state, offer, seat)))
            return _sale(state, offer, seat, cards, rule.first)
        case PassRule():
            return PASSES[min(rule.steps, most_steps(state.marker, offer.cap))]
        case ClimbRule():
            return PASSES[_climb(state.marker, offer.cap, rule.rate)]


def _sale(state: State, offer: Offer, seat: Seat, cards: tuple[int, ...], first: tuple[Product, ...]) -> Sell | None:
    most = most_cards(state, offer, seat)
    if not any(cards) or not most:
        return None
    if sum(cards) <= most:
        return SELL[cards]
    for product in (*first, *PRODUCTS):  # SM-8.6: one card only
        if cards[INDEX[product]]:
            return SELL[tuple(int(other is product) for other in PRODUCTS)]
    return None


def _climb(marker: int, cap: int, rate: int) -> int:
    most = most_steps(marker, cap)
    reached = [steps for steps in range(1, most + 1) if RATES[marker + steps] <= rate]
    return max(reached, default=min(1, most))
