"""What has happened at a table, as far as somebody may know it: since their last move, and the whole log."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from itertools import takewhile

from bot.messages.limits import last_lines
from bot.messages.message import Button, Message, Row, in_rows
from bot.messages.press import Verb
from bot.screens import clock, topics
from bot.screens.scene import Scene
from bot.store import NoteKind
from games.kernel import Event, MoveEntry, OrderActed, Seat, Skipped, seen_by
from words import Speaker
from words.account import in_lines, moves_in_lines
from words.naming import STOP

SINCE = 20
"""So many of the last lines are told to who is asked again."""
MEANWHILE = 1500
"""So many characters of what others have done stand above what one is asked next."""
A_PAGE = 12
"""So many moves stand on a page of the log."""
APART = timedelta(minutes=10)
"""Moves that lie closer together stand below the same instant."""


@dataclass(frozen=True)
class Told:
    """A move as somebody was told of it; its number in the log, and how many moves stood after it."""

    number: int
    stood: int
    entry: MoveEntry
    events: Sequence[Event]
    """What they may know of it."""
    speaking: Callable[[], Speaker]
    """Makes who speaks of it, with the numbers by which they knew then what lay on the table."""

    @property
    def lines(self) -> list[str]:
        """Every event of it."""
        return [self.speaking().event(event) for event in self._said]

    @property
    def lasting(self) -> list[str]:
        """The same without who has answered: what that was is told once something has come of it."""
        return [self.speaking().event(event) for event in self._said if not _tells_who_answered(event)]

    @property
    def only_answers(self) -> bool:
        """Whether nothing has come of it yet."""
        return all(map(_tells_who_answered, self._said))

    @property
    def in_short(self) -> list[str]:
        """The same in a line, but for what tells only that somebody has answered; what was done for them is told."""
        lasting = [each for each in self._said if not each.passing]
        return in_lines(self.speaking(), lasting or (self._said if self.entry.skipped else []))

    @property
    def _said(self) -> list[Event]:
        return [event for event in self.events if not event.quiet]

    @property
    def reveals(self) -> bool:
        """Whether they learned something by it."""
        return any(event.reveals for event in self.events)


def _tells_who_answered(event: Event) -> bool:
    """Whether it tells everybody only that somebody has answered."""
    return event.passing and event.to is None


def told(scene: Scene) -> Iterator[Told]:
    """What this person was told after each move."""
    table = scene.hosted.running
    heard: list[Event] = []

    def speaking(count: int) -> Speaker:
        return scene.speaker.with_numbers(table.game.numbers(reversed(heard[:count])))

    for stood, played in enumerate(table.happened(), 1):
        events = seen_by(scene.seat, played.events)
        heard += events
        if _has_missed(scene, played.entry):
            # Of others only what was public then may be told, which the log does not say.
            events = [Skipped(seat=played.entry.seat), *events]
        yield Told(played.number, stood, played.entry, events, partial(speaking, len(heard)))


def _has_missed(scene: Scene, entry: MoveEntry) -> bool:
    """Whether this person's time had run out, for something that they had to answer."""
    ran_out = entry.skipped and entry.seat == scene.seat
    return ran_out and not scene.hosted.game.may_be_left(entry.action["kind"])


# What has just happened


def happened(scene: Scene, moves: Sequence[Sequence[Event]]) -> list[str]:
    """What whoever looks may know of some moves, in lines, but for what stands beside them anyway.

    That somebody has answered is told only where nothing came of it yet; that something was laid on the table only
    while it lies there and has no room in the list of what does.
    """
    unlisted = {None, *(topic.id for topic in scene.topics if topic not in topics.in_public(scene))}
    told = [[event for event in _lasting(scene.seat, move) if event.topic in unlisted] for move in moves]
    return moves_in_lines(scene.speaker, [_beside_board(move) for move in _still_open(told)])


def _still_open(moves: Sequence[list[Event]]) -> list[list[Event]]:
    """These moves, without those that only answered what something has come of since."""
    news: list[list[Event]] = []
    for move in moves:
        if not _only_answers(move):
            news = [each for each in news if not _only_answers(each)]
        news.append(move)
    return news


def _only_answers(move: Sequence[Event]) -> bool:
    return all(event.passing for event in move)


def _beside_board(move: Sequence[Event]) -> list[Event]:
    """What is told of a move to whoever has the board before their eyes."""
    return [event for event in move if not event.on_board]


def meanwhile(scene: Scene, moves: Sequence[Sequence[Event]]) -> str:
    """What others have done since, as a list for whoever has made the first of these moves and is asked again.

    The last of it is told where it is long. Plans of others may have acted within their own move.
    """
    own, *others = [_lasting(scene.seat, move) for move in moves]
    told = [_beside_board(move) for move in (_after_ones_own(scene, own), *others)]
    return last_lines([f"- {line}" for line in moves_in_lines(scene.speaker, told)], MEANWHILE)


def was_planned(scene: Scene, moves: Sequence[Sequence[Event]]) -> bool:
    """Whether an order of whoever reads it has acted in these moves: what it did makes sense with what others did."""
    return any(isinstance(event, OrderActed) for move in moves for event in seen_by(scene.seat, list(move)))


def tells_own(scene: Scene, move: Sequence[Event], meanwhile: str) -> bool:
    """Whether a list of what has happened meanwhile begins with what its reader did, and what came of it."""
    told = _beside_board(_after_ones_own(scene, _lasting(scene.seat, move)))
    lines = in_lines(scene.speaker, told) if told and _is_by(scene, told[0]) else []
    return bool(lines) and meanwhile.startswith(f"- {lines[0].removesuffix(STOP)}")


def brought(scene: Scene, move: Sequence[Event]) -> str:
    """What whoever reads it has done in a line, with what it cost and brought them; nothing if it did no more."""
    told = [event for event in _lasting(scene.seat, move) if event.visible_to(None)]
    if not told or not _is_by(scene, told[0]) or not any(map(scene.speaker.is_detail, told[1:])):
        return ""
    return "\n".join(in_lines(scene.speaker, told))


def _after_ones_own(scene: Scene, move: list[Event]) -> list[Event]:
    """What came of a move besides what its player did, if others had a part in it; with that, if it goes on from it."""
    if not is_shared(scene, move):
        return []
    done_alone = _is_by(scene, move[0]) and not any(map(scene.speaker.is_detail, move[1:2]))
    return move[1:] if done_alone else move


def _is_by(scene: Scene, event: Event) -> bool:
    return getattr(event, "seat", None) == scene.seat


def is_shared(scene: Scene, move: Sequence[Event]) -> bool:
    """Whether others had a part in a move of whoever reads it: then what they learned stands among what came of it."""
    return any(getattr(event, "seat", scene.seat) != scene.seat for event in _lasting(scene.seat, move))


def _lasting(seat: Seat | None, move: Sequence[Event]) -> list[Event]:
    told = [event for event in seen_by(seat, list(move)) if not event.quiet]
    return [event for event in told if not event.passing] or told


# Since one's last move


def news(scene: Scene, seat: Seat) -> dict[str, str]:
    """The places of the board where everybody can see something new since the last move of a seat, to be marked."""
    later = takewhile(lambda played: played.entry.seat != seat, reversed(scene.hosted.running.happened()))
    events = [event for played in later for event in seen_by(None, played.events)]
    return {str(getattr(event, field)): "" for event in events for field in event.seen_at}


def since(scene: Scene) -> list[str]:
    """What has happened since this person's last move, which counts if it revealed something; else all so far."""
    moves = list(told(scene))
    own = next((move for move in reversed(moves) if _is_own(scene, move)), None)
    first = 0 if own is None else own.stood - own.reveals
    lines = [f"- {line}" for move in moves[first:] for line in move.in_short]
    earlier = len(lines) - SINCE
    more = [scene.say("since-more")] if earlier > 0 else []
    if not lines:
        return [scene.say("begun")] if own is None else []  # whatever others have planned in secret
    return [scene.say("so-far" if own is None else "since"), *more, *lines[-SINCE:]]


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
    moves = [(0, 0, _noted(scene, 0)), *_logged(scene)]
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


def _logged(scene: Scene) -> Iterator[tuple[int, int, list[str]]]:
    """All moves, each with its lines; who has answered is told of what is still open."""
    moves = list(told(scene))
    settled = max((move.stood for move in moves if not move.only_answers), default=0)
    for move in moves:
        yield move.number, move.stood, move.lines if move.stood > settled else move.lasting


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
    return in_rows((*buttons, *scene.back_to_more()))


def _finished(scene: Scene) -> tuple[Row, ...]:
    if not scene.hosted.running.over:
        return ()
    return ((scene.button("verify", Verb.VERIFY), scene.button("file", Verb.FILE)),)
