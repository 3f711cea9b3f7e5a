"""What is kept of tournaments: plain frozen records."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.messages.names import Name
from bot.store.records.people import NO_ZONE
from games.kernel import Record

BYE = 0
"""In the place of a pod's number: somebody sits out."""


class System(StrEnum):
    """By what people are paired."""

    SWISS = "swiss"
    """Who stands alike plays together."""
    ROBIN = "robin"
    """Everybody meets as many others as possible, however they stand."""


class Phase(StrEnum):
    """Where a tournament is in its life."""

    SIGN_UP = "sign-up"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Entrant(Record):
    """Somebody who has signed up, in the order of signing up."""

    person_id: int
    """Below zero for somebody whose traces were erased."""
    name: Name
    number: int
    dropped: bool = False
    """Whether they are paired no more."""
    rejoined: int = 0
    """In which round they came back after they had dropped out."""


class Tournament(Record):
    """A tournament with its entrants."""

    id: int
    guild_id: int
    channel_id: int
    """Where it is told of, and on which the threads of its pods hang."""
    opener_id: int
    language: str
    zone: str = NO_ZONE
    game: str
    options: dict[str, Any]
    pace: str
    rated: bool
    system: System
    seats: int
    """Of every pod."""
    rounds: int
    """So many are played; 0 until sign-up is over if nobody has said how many."""
    round_hours: int
    """How long a round lasts at most."""
    phase: Phase = Phase.SIGN_UP
    round: int = 0
    """The one that is played, from 1."""
    seed: str | None = None
    """The deal of that round. Nobody is shown it before the last pod of the round is over."""
    deadline: datetime | None = None
    """When sign-up ends, or the round."""
    homeless_since: datetime | None = None
    """When its channel was lost."""
    given_back_until: datetime | None = None
    """Up to when it has got back the time in which nobody was served."""
    post: int | None = None
    """The notice of the message with which it began."""
    opened_at: datetime
    entrants: tuple[Entrant, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it is not over."""
        return self.phase in (Phase.SIGN_UP, Phase.RUNNING)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who are paired in the next round."""
        return tuple(entrant for entrant in self.entrants if not entrant.dropped)

    def entrant(self, person_id: int) -> Entrant | None:
        """Somebody who has signed up."""
        return next((entrant for entrant in self.entrants if entrant.person_id == person_id), None)


class PodRecord(Record):
    """A pod: a table of a round, once it has a thread to stand in."""

    tournament_id: int
    round: int
    number: int
    """From 1, in every round."""
    table_id: int | None = None
    notice: int | None = None
    """What asks for its thread."""
    void: bool = False
    """Whether it counts as not played: nobody could sit down there, or it cannot be read."""


class Pairing(Record):
    """Somebody in a round: in which pod, and what came of it once the round is over."""

    round: int
    person_id: int
    pod: int
    points: int | None = None
    """In halves; None while the round runs."""
    beaten: int = 0
    """Of those who had the same seat in other pods, how many had a lower score, in halves."""
    rivals: int = 0
    """How many these were."""
