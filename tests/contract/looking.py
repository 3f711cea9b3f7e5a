"""How the tests look at a table: what is shown to a seat, what is told it, and a few of the actions it has."""

import itertools
import json

import pytest

from games.kernel import Action, Decision, Dice, Event, Nature, Refusal, Seat, Table, seen_by
from games.kernel.hidden import differing
from tests.contract.cases import VARIANTS, in_state

every_variant = pytest.mark.parametrize("name", VARIANTS, scope="module")
"""Variant by variant: what is looked at together lies near together."""

CHOICES_TRIED = 12
SECRET_UNTIL_CLOSED = frozenset({Nature.SEALED, Nature.REACTION, Nature.ORDER})
"""Natures whose answers nobody else may learn anything about while the decision is open."""


def spread(choices: list[Action]) -> list[Action]:
    """A few of many, from the first to the last."""
    step = max(1, len(choices) // CHOICES_TRIED)
    return choices[::step]


def actions_of(table: Table, seat: Seat, decision: Decision) -> list[Action]:
    """Some listed choices and some filled forms of a decision."""
    filled = [
        table.game.read_action(form.sample(Dice.of(f"{seat}{number}").stream(form.kind)))
        for form in decision.forms
        for number in range(3)
    ]
    return spread(list(decision.choices)) + filled


def picture(table: Table, seat: Seat | None) -> str:
    """Everything that is shown to a seat, as one text: view, decisions, choices with previews, forms."""
    shown: list[object] = [table.view(seat).model_dump_json()]
    shown += [(awaited, decision.id) for awaited, decision in table.awaited()]
    for decision in table.moves(seat) if seat is not None else ():
        shown += [decision.id, decision.kind, decision.nature, decision.owed, dict(decision.facts)]
        shown += [decision.answered.text if decision.answered else None]
        shown += [
            (choice.text, dict(table.game.preview(table.state, seat, choice)))
            for choice in decision.choices
            if seat is not None
        ]
        shown += [repr(form) for form in decision.forms]
    return json.dumps(shown)


def tells(seat: Seat | None, one: Table, other: Table) -> str:
    """By what somebody could tell two worlds apart that must look the same: the fields by name."""
    who = "a spectator" if seat is None else f"seat {seat}"
    views = (json.loads(table.view(seat).model_dump_json()) for table in (one, other))
    if fields := sorted({".".join(path) for path in differing(*views)}):
        return f"{who} must not know {', '.join(fields)}, but the view shows it"
    asked = [{each.id: each for each in table.moves(seat)} for table in (one, other)] if seat is not None else [{}, {}]
    for name in sorted({*asked[0], *asked[1]}):
        first, second = (moves.get(name) for moves in asked)
        if first is None or second is None:
            return f"{who} is asked {name} in one of two worlds that must look the same"
        for part in ("kind", "nature", "owed", "facts", "answered", "choices", "forms"):
            if getattr(first, part) != getattr(second, part):
                return f"{who} can tell by the {part} of {name}"
    return f"{who} can tell by what was told, by whom the table waits for, or by a preview"


def everybody(table: Table) -> list[Seat | None]:
    return [*range(table.seats), None]


def told(seat: Seat | None, events: list[Event]) -> list[str]:
    return [repr(event) for event in seen_by(seat, events)]


def elsewhere(table: Table, seat: Seat | None, dice: Dice) -> Table:
    """The table in another world that this seat cannot tell from this one."""
    return in_state(table, table.game.resample(table.state, seat, dice), table.log, table.happened())


def attempt(table: Table, seat: Seat, action: Action) -> list[Event] | Refusal:
    """What happens by an action, or why it is impossible."""
    try:
        return table.play(seat, action)
    except Refusal as refusal:
        return refusal


def until_revealing(events: list[Event]) -> list[Event]:
    """What happened before anybody learned anything."""
    return list(itertools.takewhile(lambda event: not event.reveals, events))
