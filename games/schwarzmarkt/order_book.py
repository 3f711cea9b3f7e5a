"""Giving standing orders and taking them back. They are private, and gone at the end of the offer.

A player without wanted products may leave the same rules as any other, and rules say nothing about hands: they are
checked against the offer alone. What a rule does when its moment comes is in ``orders``.
"""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import (
    Action,
    Amounts,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Pick,
    Picks,
    Question,
    Reason,
    Refusal,
    Seat,
    kinds_of,
    plays,
)
from games.schwarzmarkt.actions import (
    MOST_RULES,
    AnyRule,
    Clear,
    ClimbRule,
    Drop,
    PassRule,
    Rule,
    SellAllRule,
    SellRule,
)
from games.schwarzmarkt.components import DICE, OFFERS, RATES, Phase, goods
from games.schwarzmarkt.events import RulesKept
from games.schwarzmarkt.listed import CLEAR, DROP
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.state import State


class Orders(Question[State]):
    """Everybody may leave rules for their next turns in the offer."""

    kinds = ("rules",)
    nature = Nature.ORDER
    accepts = kinds_of(Rule, Drop, Clear)
    phases = (Phase.TURN,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return True

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.play, state.open_offer.card, len(state.players[seat].rules))

    @override
    def standing(self, state: State, seat: Seat) -> Sequence[Action]:
        return state.players[seat].rules

    @override
    def drop(self, state: State, seat: Seat) -> None:
        state.players[seat].rules = []


@lru_cache(maxsize=256)
def _decision(play: int, card: str, rules: int) -> Decision:
    """Which of so many rules can be taken back, and what can be added; listed, as it is there at every look."""
    choices = (*DROP[:rules], CLEAR) if rules else ()
    return Orders.put(f"p{play}.rules").listed(choices, _forms(card) if rules < MOST_RULES else ())


@lru_cache(maxsize=len(OFFERS))
def _forms(card: str) -> tuple[Form, ...]:
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


@plays
def add(state: State, move: Move[AnyRule], _dice: Dice) -> list[Event]:
    """Add a rule behind the others."""
    rules = state.players[move.seat].rules
    if len(rules) == MOST_RULES:
        raise Refusal(Because.TOO_MANY_RULES, "", most=MOST_RULES)
    check_bounds(next(form for form in _forms(state.open_offer.card) if form.kind == move.action.kind), move.action)
    rules.append(move.action)
    return _kept(state, move.seat)


@plays
def drop(state: State, move: Move[Drop], _dice: Dice) -> list[Event]:
    """Take one rule back."""
    rules, number = state.players[move.seat].rules, move.action.number
    if not 1 <= number <= len(rules):
        raise Refusal(Because.NO_SUCH_RULE, "", number=number, rules=len(rules))
    del rules[number - 1]
    return _kept(state, move.seat)


@plays
def clear(state: State, move: Move[Clear], _dice: Dice) -> list[Event]:
    """Take all rules back."""
    rules = state.players[move.seat].rules
    if not rules:
        raise Refusal(Because.NO_SUCH_RULE, "", number=0, rules=0)
    rules.clear()
    return _kept(state, move.seat)


def _kept(state: State, seat: Seat) -> list[Event]:
    return [RulesKept(to=(seat,), rules=tuple(rule.text for rule in state.players[seat].rules))]


def check_bounds(form: Form, order: Action) -> None:
    """Refuse an order that its form could not say."""
    for field in form.fields:
        value = getattr(order, field.name)
        match field:
            case Number() if value is not None and not field.low <= value <= field.high:
                raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=field.low, high=field.high)
            case Pick() if value is not None and str(value) not in field.items:
                low, high = field.items[0], field.items[-1]
                raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=low, high=high)
            case Amounts():
                for item, count in value.items():
                    most = field.most.get(item, 0)
                    if count > most:
                        raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=0, high=most)
            case Picks() if len(set(value)) < len(value) or not set(value) <= set(field.items):
                raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=field.least, high=field.most)
            case _:
                pass
