"""Sentences about a game: events, actions, decisions, refusals and scores in the words of one language.

Records are turned into arguments by what their fields are: a seat becomes the name of the person in it, an id becomes
the item's name (with the bare id beside it as ``<field>_id``, for choosing among variants of a sentence), a truth
becomes ``yes`` or ``no``, several things become a list.
"""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from bot.refusals import HouseReason
from bot.texts.catalogue import Argument, Catalogue
from games.kernel import (
    Action,
    Decision,
    Event,
    Figure,
    Option,
    OrderActed,
    OrderStopped,
    Record,
    Refusal,
    Skipped,
    Undone,
)
from games.kernel.record import SEAT
from games.kernel.refusal import Reason

_FAMILIES: Mapping[type, str] = {Reason: "kernel", HouseReason: "house"}
KERNEL_EVENTS = (Skipped, Undone, OrderActed, OrderStopped)


class Speaker:
    """Speaks of one table: a game, in a language, with the names of those who sit there."""

    def __init__(self, catalogue: Catalogue, game: str, names: Sequence[str]) -> None:
        self._words = catalogue
        self._game = game
        self._names = names

    # Sentences

    def event(self, event: Event) -> str:
        """What happened."""
        family = "kernel" if isinstance(event, KERNEL_EVENTS) else self._game
        return self._words.say(f"{family}-event-{event.kind}", **self._arguments(event, {"kind", "to", "hidden_from"}))

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        return self._words.say(f"{self._game}-action-{action.kind}", **self._arguments(action, {"kind"}))

    def preview(self, action: Action, figures: Mapping[str, Figure]) -> str:
        """What an action would cost and bring; empty if there is nothing to say."""
        key = f"{self._game}-action-{action.kind}.preview"
        if not figures or not self._words.has(key):
            return ""
        return self._words.say(key, **self._arguments(action, {"kind"}), **self._figures(figures))

    def action_name(self, kind: str) -> str:
        """What a kind of action is called on a button."""
        return self._words.say(f"{self._game}-action-{kind}.name")

    def field(self, kind: str, name: str) -> str:
        """The label of a field, or the question of a menu, of a kind of action."""
        return self._words.say(f"{self._game}-action-{kind}.{name}")

    def decision(self, decision: Decision) -> str:
        """What is asked."""
        return self._words.say(f"{self._game}-decision-{decision.kind}", **self._figures(decision.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done: one sentence, with the figures and the clause."""
        family = _FAMILIES.get(type(refusal.reason), self._game)
        said = self._words.say(f"{family}-refusal-{refusal.reason.value}", **self._figures(refusal.figures))
        return f"{said} ({refusal.clause})" if refusal.clause else said

    def label(self, name: str, /, **figures: Figure) -> str:
        """A word or a line of the board as text."""
        return self._words.say(f"{self._game}-board-{name}", **self._figures(figures))

    def person(self, seat: int) -> str:
        """The name of the person in a seat."""
        return self._names[seat]

    def item(self, item: str) -> str:
        """The name of a thing; its id where it has no other name (a cell, a tile, a boat)."""
        key = f"{self._game}-item-{item}"
        return self._words.say(key) if self._words.has(key) else item

    def counted(self, item: str, count: int) -> str:
        """So many of a thing."""
        key = f"{self._game}-item-{item}.count"
        return self._words.say(key, count=count) if self._words.has(key) else f"{count} {self.item(item)}"

    def score_line(self, name: str) -> str:
        """The name of a line of the score sheet."""
        return self._words.say(f"{self._game}-line-{name}")

    def end(self, reason: str) -> str:
        """Why the game ended."""
        return self._words.say(f"{self._game}-end-{reason}")

    # Options

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self._words.say(f"{self._game}-option-{option.name}")

    def option_about(self, option: Option) -> str:
        """An option explained in a sentence."""
        return self._words.say(f"{self._game}-option-{option.name}.about")

    def option_value(self, option: Option, value: Figure) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self._words.say("kernel-yes" if value else "kernel-no")
        if isinstance(value, int):
            return str(value)
        return self._words.say(f"{self._game}-option-{option.name}-{value}")

    # Arguments

    def _figures(self, figures: Mapping[str, Figure]) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, value in figures.items():
            if name == SEAT and isinstance(value, int):
                arguments[name] = self.person(value)
            else:
                arguments |= self._argument(name, value)
        return arguments

    def _arguments(self, record: Record, without: set[str]) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, field in type(record).model_fields.items():
            if name in without:
                continue
            value = getattr(record, name)
            if SEAT in field.metadata or _mentions_seats(field.annotation):
                arguments[name] = self._list([self.person(seat) for seat in _several(value)])
            else:
                arguments |= self._argument(name, value)
        return arguments

    def _argument(self, name: str, value: object) -> dict[str, Argument]:
        match value:
            case None | "":
                return {name: "", f"{name}_id": "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value}
            case str():
                return {name: self.item(value), f"{name}_id": str(value)}
            case Mapping():
                return {name: self._list([self.counted(item, count) for item, count in value.items()])}
            case _ if isinstance(value, Sequence):
                return {name: self._list([self._word(part) for part in value]), f"{name}_count": len(value)}
            case _:
                return {name: str(value)}

    def _word(self, value: object) -> str:
        return self.item(value) if isinstance(value, str) else str(value)

    def _list(self, parts: list[str]) -> str:
        if not parts:
            return self._words.say("kernel-nothing")
        if len(parts) == 1:
            return parts[0]
        return self._words.say("kernel-list", first=", ".join(parts[:-1]), last=parts[-1])


def _several(value: Any) -> Sequence[int]:  # noqa: ANN401 - a field that is known to hold seats
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def _mentions_seats(annotation: object) -> bool:
    """Whether a type is made of seats: ``Seat | None``, ``tuple[Seat, ...]``."""
    metadata = getattr(annotation, "__metadata__", ())
    return SEAT in metadata or any(_mentions_seats(part) for part in get_args(annotation))
