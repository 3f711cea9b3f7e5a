"""Giving standing orders and taking them back. They are private, and gone at the end of the offer.

A player without wanted products may leave the same rules as any other, and rules say nothing about hands: they are
checked against the offer alone. What a rule does when its moment comes is in ``orders``.
"""

from functools import lru_cache

from games.kernel import Amounts, Event, Form, Number, Pick, Picks, Reason, Refusal, Seat
from games.schwarzmarkt.actions import MOST_RULES, AnyRule, Clear, ClimbRule, Drop, PassRule, SellAllRule, SellRule
from games.schwarzmarkt.components import DICE, OFFERS, RATES, goods
from games.schwarzmarkt.events import RulesKept
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.state import State


@lru_cache(maxsize=len(OFFERS))
def rule_forms(card: str) -> tuple[Form, ...]:
    """A form for each kind of rule: what can be said in the offer of this card."""
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
    form = next(form for form in rule_forms(card) if form.kind == rule.kind)
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
