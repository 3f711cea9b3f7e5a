"""What has happened at a table, as far as somebody may know it: since their last move, and the whole log."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.messages.limits import last_lines
from bot.messages.message import Button, Message, Row
from bot.messages.press import Verb
from bot.screens import clock
from bot.screens.scene import Scene
from bot.store import NoteKind
from games.kernel import Event, MoveEntry, Skipped, seen_by
from words.account import in_lines

SINCE = 20
"""So many of the last lines are told to who is asked again."""
MEANWHILE = 1500
"""So many characters of what others have done stand above what one is asked next."""
A_PAGE = 12
"""So many moves stand on a page of the log."""
APART = timedelta(minutes=10)
"""Moves that lie closer together stand below the same instant."""


class Told(NamedTuple):
    """A move as somebody was told of it; its number in the log, and how many moves stood after it."""

    number: int
    stood: int
    entry: MoveEntry
    lines: list[str]
    """Every event of it."""
    in_short: list[str]
    """The same in a line, but for what tells only that somebody has answered."""
    reveals: bool
    """Whether they learned something by it."""


def told(scene: Scene) -> Iterator[Told]:
    """What this person was told after each move, with the numbers by which they knew then what lay on the table."""
    table = scene.hosted.running
    heard: list[Event] = []
    for stood, played in enumerate(table.happened(), 1):
        events = seen_by(scene.seat, played.events)
        heard += events
        if played.entry.skipped and played.entry.seat == scene.seat:
            # Of others only what was public then may be told, which the log does not say.
            events = [Skipped(seat=played.entry.seat), *events]
        speaker = scene.speaker.with_numbers(table.game.numbers(reversed(heard)))
        said = [event for event in events if not event.quiet]
        lines, in_short = [*map(speaker.event, said)], in_lines(speaker, [event for event in said if not event.passing])
        yield Told(played.number, stood, played.entry, lines, in_short, any(event.reveals for event in events))


# What has just happened


def happened(scene: Scene, moves: Sequence[Sequence[Event]]) -> list[str]:
    """What everybody may know of some moves, a line each; that somebody has answered only where nothing came of it."""
    lines: list[str] = []
    for move in moves:
        told = [event for event in seen_by(None, list(move)) if not event.quiet]
        lasting = [event for event in told if not event.passing]
        lines += in_lines(scene.speaker, lasting or told)
    return lines


def meanwhile(scene: Scene, moves: Sequence[Sequence[Event]]) -> str:
    """The same as a list, for whoever has moved and is asked again: the last of it where it is long."""
    return last_lines([f"- {line}" for line in happened(scene, moves)], MEANWHILE)


# Since one's last move


def since(scene: Scene) -> list[str]:
    """What has happened since this person's last move, which counts if it revealed something; else all so far."""
    moves = list(told(scene))
    if not moves:
        return [scene.say("begun")]
    own = next((move for move in reversed(moves) if _is_own(scene, move)), None)
    first = 0 if own is None else own.stood - own.reveals
    lines = [f"- {line}" for move in moves[first:] for line in move.in_short]
    earlier = len(lines) - SINCE
    more = [scene.say("since-more")] if earlier > 0 else []
    return [scene.say("so-far" if own is None else "since"), *more, *lines[-SINCE:]] if lines else []


def _is_own(scene: Scene, move: Told) -> bool:
    """Whether this person has made a move themselves: not the clock, nor the computer or somebody else before them."""
    return (
        move.entry.seat == scene.seat
        and not move.entry.skipped
        and not any(first < move.stood <= last for first, last in _absences(scene))
    )


def _absences(scene: Scene) -> Iterator[tuple[int, int]]:
    """Between how many moves somebody else has played in the seat that looks."""
    if scene.seat is None:
        return
    name, gone = scene.hosted.names[scene.seat], 0
    for note in scene.hosted.record.notes:
        if note.kind in (NoteKind.COMPUTER_TOOK_OVER, NoteKind.LEFT) and note.name == name:
            gone = note.moves
        elif note.kind is NoteKind.BACK and note.name == name:
            yield gone, note.moves
        elif note.kind is NoteKind.TAKEN and note.other == name:
            yield 0, note.moves


# The log


def log(scene: Scene, times: Mapping[int, datetime], wanted: str = "") -> Message:
    """A page of what has happened, the last one if none is wanted, with when it happened."""
    moves = [(0, 0, _noted(scene, 0)), *((move.number, move.stood, move.lines) for move in told(scene))]
    moves = [(number, stood, [*lines, *(_noted(scene, stood) if stood else ())]) for number, stood, lines in moves]
    happened = [(times.get(number), lines) for number, _, lines in moves if lines]
    pages = max(1, -(-len(happened) // A_PAGE))
    page = min(int(wanted), pages - 1) if wanted.isdecimal() else pages - 1
    lines = list(_dated(happened[page * A_PAGE : (page + 1) * A_PAGE]))
    foot = [scene.say("list-page", page=page + 1, pages=pages)] if pages > 1 else []
    return Message(
        text=last_lines([*lines, *foot]) or scene.say("log-empty"),
        rows=(*_turns(scene, page, pages), *_finished(scene)),
    )


def _noted(scene: Scene, stood: int) -> list[str]:
    """What happened beside the game after so many moves."""
    return [clock.note(scene, note) for note in scene.hosted.record.notes if note.moves == stood]


def _dated(happened: Sequence[tuple[datetime | None, list[str]]]) -> Iterator[str]:
    shown: datetime | None = None
    for at, lines in happened:
        if at is not None and (shown is None or at - shown >= APART):
            shown = at
            yield f"-# {clock.instant(at)}"
        yield from (f"- {line}" for line in lines)


def _turns(scene: Scene, page: int, pages: int) -> tuple[Row, ...]:
    buttons = tuple(
        Button(label=scene.say(f"button-{name}"), press=scene.press(Verb.LOG, "", str(other)))
        for name, other in (("earlier", page - 1), ("later", page + 1))
        if 0 <= other < pages
    )
    return (buttons,) if buttons else ()


def _finished(scene: Scene) -> tuple[Row, ...]:
    if not scene.hosted.running.over:
        return ()
    return ((scene.button("verify", Verb.VERIFY), scene.button("file", Verb.FILE)),)
