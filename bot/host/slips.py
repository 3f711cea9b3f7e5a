"""Slips: of all direct messages of a table to somebody the one that has the buttons now.

A slip says what they have, what they are asked, what lies there for them, and until when. As that changes it is edited,
which makes no sound; a new one comes, and the one before loses its buttons, only when something is newly asked of them
or has happened to them. What it says follows from what they may know, so neither can tell them more.
"""

from collections.abc import Sequence
from hashlib import sha256

from bot.host.change import Change
from bot.host.posting import is_closed, is_quiet_for, strip
from bot.host.screens import Stage
from bot.messages.message import Message
from bot.store import About, Asks, Person, Prompt, Status
from games.kernel import Seat

LINES_KEPT = 20


def slip_of(change: Change, seat: Seat) -> Prompt | None:
    """The slip of who sits there now, if they have one."""
    person_id = change.hosted.record.chairs[seat].person_id
    slips = (prompt for prompt in change.hosted.record.prompts if prompt.asks.about is About.HAND)
    return next((slip for slip in slips if (slip.asks.seat, slip.person_id) == (seat, person_id)), None)


async def give(change: Change, seat: Seat, lines: Sequence[str], *, silent: bool = False) -> None:
    """A new slip that begins with these lines, if the person wants and gets direct messages."""
    person = await change.person_in(seat)
    if not person.reachable:
        return
    before = slip_of(change, seat)
    message = await _message(change, seat, person, lines)
    sent = message.model_copy(update={"quiet": message.quiet or silent})
    notice = await change.tx.outbox.post(sent, change.now, table_id=change.table_id, person_id=person.id)
    if before is not None:
        await strip(change, before)
    asks = Asks(about=About.HAND, seat=seat)
    slip = Prompt(notice=notice, asks=asks, person_id=person.id, lines=tuple(lines), fingerprint=_fingerprint(message))
    change.update(prompts=(*change.hosted.record.prompts, slip))
    change.given.add(seat)


async def give_first(change: Change, seat: Seat, *, silent: bool = False) -> None:
    """The first slip of who has just sat down, unless they have got one; without a sound if they are called anyway."""
    if seat not in change.given:
        called = silent or any(asked == seat for asked, _ in change.hosted.running.awaited())
        since = change.screens.since(change.hosted, seat, await change.person_in(seat), Stage.ASKED)
        await give(change, seat, since, silent=called)


async def _message(change: Change, seat: Seat, person: Person, lines: Sequence[str]) -> Message:
    message = change.screens.slip(change.hosted, seat, person, lines)
    return message.model_copy(update={"quiet": await is_quiet_for(change, person.id)})


def _fingerprint(message: Message) -> str:
    """Of all that is said. A picture shows nothing else, and is drawn again with the words."""
    return sha256(message.model_dump_json(include={"text", "rows"}).encode()).hexdigest()[:16]


def add_lines(change: Change, seat: Seat, lines: Sequence[str]) -> None:
    """Have the slip of a seat also say this, without a sound."""
    slip = slip_of(change, seat)
    if slip is not None:
        _change(change, slip, lines=(*slip.lines, *lines)[-LINES_KEPT:])


def _change(change: Change, slip: Prompt, **values: object) -> None:
    changed = slip.model_copy(update=values)
    change.update(prompts=tuple(changed if other == slip else other for other in change.hosted.record.prompts))


async def follow(change: Change) -> None:
    """Let all slips say what is true now; who has moved has read what had happened before."""
    for slip in [prompt for prompt in change.hosted.record.prompts if prompt.asks.about is About.HAND]:
        if slip.asks.seat is None or slip.asks.seat in change.given:
            continue
        if change.hosted.record.status in (Status.OVER, Status.CANCELLED):
            await _show(change, slip, slip.asks.seat)
            change.update(prompts=tuple(other for other in change.hosted.record.prompts if other != slip))
        elif is_closed(change.hosted, slip):
            await strip(change, slip)
        else:
            await _show(change, slip, slip.asks.seat)


async def _show(change: Change, slip: Prompt, seat: Seat) -> None:
    moved = change.own_move is not None and change.own_move[0] == seat
    lines = () if moved else slip.lines
    message = await _message(change, seat, await change.person(slip.person_id or 0), lines)
    fingerprint = _fingerprint(message)
    if fingerprint != slip.fingerprint:
        await change.tx.outbox.edit(slip.notice, message, change.now)
        _change(change, slip, lines=lines, fingerprint=fingerprint)
