"""Decisions: what a seat may do now, as data. One description serves buttons, checks, agents and deadlines."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from games.kernel.action import Action
from games.kernel.form import Form
from games.kernel.record import Fact


class Nature(StrEnum):
    """How a decision stands to those of the other seats, and so what others may see of it."""

    TURN = "turn"
    """This seat alone, and everybody knows it."""
    SEALED = "sealed"
    """Everybody asked must answer, in secret; that somebody has answered is public. Can be changed until all have."""
    REACTION = "reaction"
    """Asked of all who could react by public information; not even that somebody has answered is public."""
    FREE = "free"
    """May be used at any time while it is open: a trade, a loan. Owed only if the table waits for it."""
    ORDER = "order"
    """A standing order: a private instruction that the engine carries out at a later decision."""


class Answers(StrEnum):
    """How many answers a seat has to a decision, as far as everybody can tell."""

    ONE = "one"
    SEVERAL = "several"
    HIDDEN = "hidden"
    """One or several: that depends on what only the seat can know."""


class Decision(NamedTuple):
    """One thing that a seat may decide now.

    ``id`` is the same for as long as the decision's window is open, and is public: it may depend on nothing hidden.
    ``accepts`` are the kinds of action it takes. ``choices`` are all legal actions that can be listed and ``forms``
    describe the others; both are empty until ``Game.moves`` lists them.
    """

    id: str
    kind: str
    nature: Nature
    owed: bool
    accepts: frozenset[str]
    facts: Mapping[str, Fact] = MappingProxyType({})
    answered: Action | None = None
    choices: Sequence[Action] = ()
    forms: tuple[Form, ...] = ()

    def number(self, fact: str) -> int:
        """A fact that is a whole number."""
        value = self.facts[fact]
        if not isinstance(value, int):
            raise TypeError(f"{fact} of {self.kind} is no number")
        return value

    def sole_answer(self) -> Action | dict[str, object] | None:
        """The only answer there is to a listed decision, as an action or the values of a form; None if there are more.

        Nobody can choose anything else instead; what they do beside it, by another decision, is not looked at.
        """
        if self.forms:
            return self.forms[0].sole_filling() if len(self.forms) == 1 and not self.choices else None
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def impossible(self) -> frozenset[str]:
        """Of a decision that is listed, the kinds of action that it takes and that have no choices now."""
        return self.accepts.difference([choice.kind for choice in self.choices], [form.kind for form in self.forms])

    def listed(self, choices: Sequence[Action], forms: tuple[Form, ...]) -> "Decision":
        """The same decision with all that answers it. (By hand: ``replace`` takes four times as long.)"""
        return Decision(
            self.id, self.kind, self.nature, self.owed, self.accepts, self.facts, self.answered, choices, forms
        )

    def answered_by(self, answer: Action) -> "Decision":
        """The same decision, no longer owed since this seat has answered so."""
        return Decision(self.id, self.kind, self.nature, False, self.accepts, self.facts, answer)


OpenDecisions: TypeAlias = tuple[Decision, ...]
"""All that one seat may do now."""


def owed(moves: OpenDecisions) -> tuple[Decision, ...]:
    """The decisions for which the table waits."""
    return tuple(decision for decision in moves if decision.owed)


def forced(moves: OpenDecisions) -> Decision | None:
    """The decision that a seat owes and can answer in one way only, with nothing else to do instead or first.

    Who could take a loan and bid with it has a choice, and so has who could wait for an offer in a market: where
    something is free to be done, nothing is forced. A standing order for later changes nothing about now.
    """
    now = [decision for decision in moves if decision.nature is not Nature.ORDER]
    if len(now) != 1 or not now[0].owed or now[0].nature is Nature.FREE:
        return None
    return now[0] if now[0].sole_answer() is not None else None
