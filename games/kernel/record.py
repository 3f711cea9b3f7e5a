"""What every value of the kernel is made of: frozen records, seats, and ids that texts put into words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias, dataclass_transform

from pydantic import AfterValidator, BaseModel, ConfigDict

SEAT: Final = "seat"
"""Marks the whole numbers in actions, events and views that stand for a person, so that texts can name them."""

Seat: TypeAlias = Annotated[int, SEAT]
"""A place at the table, from 0 in seat order. A spectator is ``None``."""

Figure: TypeAlias = int | str
"""A number or a notation word that a sentence needs: "You bid 53 of 50 coins." """


class Notation(str):
    """The notation of an action, where it is told to people: texts say it in words."""

    __slots__ = ()


class Reference(str):
    """The id of something that lies on the table, such as an offer: texts say what ``Game.reference`` makes of it."""

    __slots__ = ()


WRITES: Final = AfterValidator(Notation)
"""Marks the fields of actions and events that hold the notation of another action."""

Written: TypeAlias = Annotated[str, WRITES]
"""A field of an action or an event that holds the notation of another action."""

REFERS: Final = AfterValidator(Reference)
"""Marks the fields of actions and events that name what lies on the table."""

Referring: TypeAlias = Annotated[str, REFERS]
"""A field of an action or an event that names what lies on the table."""

CARDS: Final = "cards"
"""Marks the fields that name cards one by one, of which several may be alike: texts say how many of each."""

Fact: TypeAlias = Figure | Mapping[str, int]
"""A figure, or so many of each item: what is still wanted."""


_NEXT_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(name: str) -> str:
    """``quick-deal`` for ``QuickDeal``: kinds are called after their classes."""
    return _NEXT_WORD.sub("-", name).lower()


class Record(BaseModel):
    """A frozen value that knows all of its fields and takes no others."""

    # What could not be read may be a secret: no error quotes it.
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Plain:
    """A value that only our own code makes, by the thousand: its types are checked by mypy and not once more.

    Its subclasses are dataclasses whose fields nobody changes. (Frozen at run time they would take twice as long to
    make, and a pydantic model four times.)
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(kw_only=True, unsafe_hash=True)(cls)
