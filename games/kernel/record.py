"""What every value of the kernel is made of: frozen records, and seats."""

from typing import TypeAlias

from pydantic import BaseModel, ConfigDict

Seat: TypeAlias = int
"""A place at the table, from 0 in seat order. A spectator is ``None``."""

Figure: TypeAlias = int | str
"""A number or a notation word that a sentence needs: "You bid 53 of 50 coins." """


class Record(BaseModel):
    """A frozen value that knows all of its fields and takes no others."""

    model_config = ConfigDict(frozen=True, extra="forbid")
