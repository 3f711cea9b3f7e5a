"""What every value of the kernel is made of: frozen records, and seats."""

from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict

SEAT: Final = "seat"
"""Marks the whole numbers in actions, events and views that stand for a person, so that texts can name him."""

Seat: TypeAlias = Annotated[int, SEAT]
"""A place at the table, from 0 in seat order. A spectator is ``None``."""

Figure: TypeAlias = int | str
"""A number or a notation word that a sentence needs: "You bid 53 of 50 coins." """


class Record(BaseModel):
    """A frozen value that knows all of its fields and takes no others."""

    model_config = ConfigDict(frozen=True, extra="forbid")
