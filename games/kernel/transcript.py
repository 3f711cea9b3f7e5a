"""The transcript of a finished game: all that anybody needs to check it without trusting the house.

It holds what was published (the hash at the start, the seed at the end, the fingerprint of all moves) and what came of
it: every entry of the log with its events and the digest of the position after it, and the result. Checking means
playing the whole log once more from the seed; the first thing that does not fit is found.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, ValidationError
from pydantic_core import to_jsonable_python

from games.kernel.dice import Dice
from games.kernel.event import Event
from games.kernel.log import Entry, SavedTable
from games.kernel.outcome import Outcome
from games.kernel.record import Record
from games.kernel.refusal import Refusal
from games.kernel.table import Finder, Table

Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
_FOR_EVERYBODY: tuple[tuple[str, Any], ...] = (("to", None), ("hidden_from", []))


class Step(Record):
    """An entry of the log, what happened by it, and the digest of the position after it."""

    entry: Entry
    events: tuple[dict[str, Any], ...]
    position: Digest


class Transcript(Record):
    """A finished game, as it is written to a file."""

    format: Literal[1] = 1
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    hash: Digest
    seed: Digest
    start: Digest
    """The digest of the position before the first move."""
    steps: tuple[Step, ...]
    outcome: Outcome
    fingerprint: Digest

    @property
    def saved(self) -> SavedTable:
        """The table as the house keeps it."""
        return SavedTable(
            game=self.game,
            rules_version=self.rules_version,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            log=tuple(step.entry for step in self.steps),
        )


class Fault(StrEnum):
    """What can be wrong with a transcript, or with a table that is kept."""

    UNREADABLE = "unreadable"
    """No transcript at all."""
    RULES = "rules"
    """Rules, seats or options that do not exist here."""
    HASH = "hash"
    """The seed is not the one whose hash was published."""
    START = "start"
    """The seed deals something else."""
    MOVE = "move"
    """A move that the rules do not allow there."""
    EVENTS = "events"
    """A move had other consequences: a card drawn, a payment, a revealed bid."""
    POSITION = "position"
    """A move led to another position."""
    UNFINISHED = "unfinished"
    """The game is not over after the last move."""
    OUTCOME = "outcome"
    """Another result."""
    FINGERPRINT = "fingerprint"
    """Something that no rule depends on: a name, or whether a move was made by the clock."""


class Verdict(NamedTuple):
    """What checking has found: the first fault with the number of the entry, or none."""

    fault: Fault | None = None
    number: int = 0


def fingerprint(saved: SavedTable, players: Sequence[str]) -> str:
    """SHA-256 of the whole record and the names, as JSON with sorted keys and no spaces: shown when a game ends."""
    record = {**saved.model_dump(mode="json", exclude={"format"}), "players": list(players)}
    written = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()


def transcribe(table: Table, players: Sequence[str]) -> Transcript:
    """The transcript of a finished table."""
    saved = table.save()
    fresh = table.beginning()
    return Transcript(
        game=saved.game,
        rules_version=saved.rules_version,
        seats=saved.seats,
        options=saved.options,
        players=tuple(players),
        hash=table.dice.commitment,
        seed=saved.seed,
        start=_position(fresh),
        steps=tuple(
            Step(entry=entry, events=_written(fresh.repeat(entry)), position=_position(fresh)) for entry in saved.log
        ),
        outcome=table.outcome,
        fingerprint=fingerprint(saved, players),
    )


def check(table: Table) -> Verdict:
    """Whether a table is what its seed and its log give."""
    fresh = table.beginning()
    for number, entry in enumerate(table.log, 1):
        try:
            fresh.repeat(entry)
        except Refusal:
            return Verdict(Fault.MOVE, number)
    if _position(fresh) != _position(table):
        return Verdict(Fault.POSITION, len(table.log))
    return Verdict() if fresh.over else Verdict(Fault.UNFINISHED)


def read_transcript(written: bytes | str) -> Transcript | None:
    """A transcript from a file; None if it is none."""
    try:
        return Transcript.model_validate_json(written)
    except ValidationError:
        return None


def verify(transcript: Transcript | None, find: Finder) -> Verdict:
    """Play a transcript once more, and compare everything it says."""
    if transcript is None:
        return Verdict(Fault.UNREADABLE)
    return next((verdict for verdict in _verdicts(transcript, find) if verdict.fault), Verdict())


def _verdicts(transcript: Transcript, find: Finder) -> Iterator[Verdict]:
    dice = Dice(bytes.fromhex(transcript.seed))
    if dice.commitment != transcript.hash:
        yield Verdict(Fault.HASH)
    try:
        game = find(transcript.game, transcript.rules_version)
        table = Table(game, transcript.seats, transcript.options, dice)
    except Refusal:
        yield Verdict(Fault.RULES)
        return
    if _position(table) != transcript.start:
        yield Verdict(Fault.START)
    for number, step in enumerate(transcript.steps, 1):
        yield _repeated(table, step, number)
    if not table.over:
        yield Verdict(Fault.UNFINISHED)
        return
    if to_jsonable_python(table.outcome) != to_jsonable_python(transcript.outcome):
        yield Verdict(Fault.OUTCOME)
    if fingerprint(transcript.saved, transcript.players) != transcript.fingerprint:
        yield Verdict(Fault.FINGERPRINT)


def _repeated(table: Table, step: Step, number: int) -> Verdict:
    try:
        events = table.repeat(step.entry)
    except Refusal:
        return Verdict(Fault.MOVE, number)
    if _written(events) != step.events:
        return Verdict(Fault.EVENTS, number)
    return Verdict() if _position(table) == step.position else Verdict(Fault.POSITION, number)


def _position(table: Table) -> str:
    return hashlib.sha256(table.dump()).hexdigest()


def _written(events: Sequence[Event]) -> tuple[dict[str, Any], ...]:
    """Events as JSON; who may know one is written only where not everybody may."""
    return tuple(
        {"kind": event.kind}
        | {name: value for name, value in to_jsonable_python(event).items() if (name, value) not in _FOR_EVERYBODY}
        for event in events
    )
