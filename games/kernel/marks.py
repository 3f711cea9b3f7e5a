"""What the fields of actions, events and topics stand for, told by their types: people, things, other actions.

So texts name them, whoever made the record: an action is checked and its values know what they are, an event is not.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import ClassVar, get_args, get_origin, get_type_hints

from games.kernel.action import Action
from games.kernel.record import CARDS, REFERS, SEAT, WRITES, Plain, Reference


class Mark(Enum):
    """What a field stands for."""

    SEAT = SEAT
    """Somebody at the table: ``Seat``."""
    THING = REFERS
    """Something that lies on the table: ``Referring``."""
    ACTION = WRITES
    """An action in notation: ``Written``."""
    CARDS = CARDS
    """Cards of which several may be alike: ``Annotated[tuple[…], CARDS]``."""


@cache
def marks_of(kind: type) -> Mapping[str, Mark | None]:
    """The fields of a record in their order, each with what it stands for, one or several; None: what it says."""
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType({name: _mark(hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar})


def _mark(hint: object) -> Mark | None:
    """``Seat | None`` and ``tuple[Seat, ...]`` are made of seats too."""
    metadata = getattr(hint, "__metadata__", ())
    found = (mark for mark in Mark if mark.value in metadata)
    return next(found, None) or next((mark for part in get_args(hint) if (mark := _mark(part))), None)


def things_named(said: Action | Plain) -> frozenset[Reference]:
    """The ids of all that a record names on the table."""
    kind: type = type(said)
    named = (getattr(said, name) for name, mark in marks_of(kind).items() if mark is Mark.THING)
    return frozenset(Reference(each) for value in named for each in several(value))


def several(value: object) -> tuple[object, ...]:
    """The values of a field that may hold one, several or none."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)
