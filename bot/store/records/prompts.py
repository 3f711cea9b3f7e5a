"""Messages beside the board that ask for something."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import model_validator

from games.kernel import Record


class About(StrEnum):
    """What a message beside the board asks for."""

    QUESTION = "question"
    """A decision of a seat."""
    SEAT = "seat"
    """What is to become of a seat in which the computer plays for somebody."""
    PAUSE = "pause"
    """Whether the table goes on."""
    CONSENT = "consent"
    """Whether somebody agrees to what needs everybody's consent."""
    HAND = "hand"
    """Whatever a seat may do: the slip of who sits there."""
    LOBBY = "lobby"
    """Who joins: the card of a table that waits in a thread, in the channel of that thread."""
    INVITATION = "invitation"
    """Whether somebody who was invited takes a free seat."""


class Asks(Record):
    """What exactly a message beside the board asks for."""

    about: About
    seat: int | None = None
    subject: str = ""
    """Which decision, which pause, what needs consent, or who is invited."""


class Prompt(Record):
    """A message beside the board with buttons, which it loses when what it asks for is settled."""

    notice: int
    asks: Asks
    person_id: int | None = None
    """To whom it was sent; without one it stands in a channel."""
    channel_id: int | None = None
    """In which channel, if not in that of its table."""
    fingerprint: str = ""
    """Of a slip: that of all it says. It is edited only if it would say something else."""
    rang_at: datetime | None = None
    """Of a slip: when it, or one that it follows without a sound, called its reader, who has not moved since."""
    vanishes: bool = False
    """Whether it is gone altogether then: nobody needs to read a reminder any more."""

    @property
    def is_beside_board(self) -> bool:
        """Whether it stands in the channel of its table."""
        return self.person_id is None and self.channel_id is None

    @model_validator(mode="before")
    @classmethod
    def _without_lines(cls, written: Any) -> Any:  # noqa: ANN401 - whatever was written
        """Slips of version 0.3.0 also kept what they had said."""
        return (
            {name: value for name, value in written.items() if name != "lines"}
            if isinstance(written, dict)
            else written
        )
