"""Slips: of all direct messages of a table to somebody the one that has the buttons now.

A slip says what they have, what they are asked, what lies there for them, and until when. As that changes it is edited,
which makes no sound; a new one comes, and the one before loses its buttons, only when something is newly asked of them
or has happened to them. When they are reminded one takes the place of the other, which goes: it said the same. What a
slip says follows from what they may know, so none of this can tell them more.

A table in a direct message needs none: its board stands there, and says all that.

Nobody waits for an edit, so it rests until the table has been quiet for a while. Only what could still be pressed, and
is over, is taken away at once; or soon, however restless the table is, if something else is asked there now.
"""

from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256

from bot.host.change import Change
from bot.host.posting import is_closed, is_quiet_for, strip
from bot.host.screens import Stage
from bot.messages.message import Message
from bot.messages.press import read_press
from bot.store import About, Asks, Prompt, Status
from games.kernel import Seat

REST = timedelta(minutes=2)
"""So long a table is quiet before a slip is edited."""
A_MOMENT, AT_ONCE = timedelta(minutes=10), timedelta(minutes=2)
"""For so long after a slip has called somebody who has not come yet another one makes no sound, if it asks nothing; and
if it asks for something, such as a second offer."""
SOON = timedelta(seconds=10)
"""So long a slip may still show a question that was answered, to somebody who is asked another one."""


def slip_of(change: Change, seat: Seat) -> Prompt | None:
    """The slip of who sits there now, if they have one."""
    person_id = change.hosted.record.chairs[seat].person_id
    slips = (prompt for prompt in change.hosted.record.prompts if prompt.asks.about is About.HAND)
    return next((slip for slip in slips if (slip.asks.seat, slip.person_id) == (seat, person_id)), None)


def has_just_rung(change: Change, seat: Seat, *, asks: bool) -> bool:
    """Whether somebody was called by a slip a moment ago and has not moved since: they find there what follows it."""
    slip = slip_of(change, seat)
    return slip is not None and slip.rang_at is not None and change.now - slip.rang_at < (AT_ONCE if asks else A_MOMENT)


async def give(change: Change, seat: Seat, lines: Sequence[str], *, silent: bool = False, again: bool = False) -> None:
    """A new slip that begins with these lines, if the person wants and gets direct messages.

    One that says the same ``again`` takes the place of the one before: nobody reads it twice.
    """
    person = await change.person_in(seat)
    if not person.reachable or change.hosted.record.guild_id is None:
        return
    before = slip_of(change, seat)
    message = change.screens.slip(change.hosted, seat, person, lines)
    quiet = silent or await is_quiet_for(change, person.id)
    rang_at = change.now if not quiet else before.rang_at if before is not None else None
    sent = message.model_copy(update={"quiet": quiet})
    notice = await change.tx.outbox.post(sent, change.now, table_id=change.table_id, person_id=person.id)
    if before is not None:
        await strip(change, before, wholly=again)
    slip = Prompt(notice=notice, asks=Asks(about=About.HAND, seat=seat), person_id=person.id, rang_at=rang_at)
    change.update(prompts=(*change.hosted.record.prompts, slip))
    change.given.add(seat)


async def give_first(change: Change, seat: Seat) -> None:
    """The first slip of who has just sat down, unless they have got one.

    It makes no sound: they sat down themselves, and whoever is asked something is called for that.
    """
    if seat not in change.given:
        since = change.screens.since(change.hosted, seat, await change.person_in(seat), Stage.ASKED)
        await give(change, seat, since, silent=True)


async def follow(change: Change) -> None:
    """Let all slips say what is true now."""
    for slip in [prompt for prompt in change.hosted.record.prompts if prompt.asks.about is About.HAND]:
        if slip.asks.seat is None:
            continue
        if change.hosted.record.status in (Status.OVER, Status.CANCELLED):
            await _edit(change, slip, await _message(change, slip, slip.asks.seat))
            change.update(prompts=tuple(other for other in change.hosted.record.prompts if other != slip))
        elif is_closed(change.hosted, slip) or change.hosted.record.guild_id is None:
            await strip(change, slip)
        else:
            await _keep_true(change, slip, slip.asks.seat)


async def _keep_true(change: Change, slip: Prompt, seat: Seat) -> None:
    """Edit a slip if what its reader may know has changed.

    One that was given just now began with the reason for it. It is compared as if it did not, for it must not change at
    the next answer that somebody else gives in secret.
    """
    message = await _message(change, slip, seat)
    fingerprint = _fingerprint(message)
    rang_at = None if change.own_move is not None and change.own_move[0] == seat else slip.rang_at
    if fingerprint != slip.fingerprint and seat not in change.given:
        await _edit(change, slip, message)
    followed = slip.model_copy(update={"fingerprint": fingerprint, "rang_at": rang_at})
    if followed != slip:
        change.update(prompts=tuple(followed if other == slip else other for other in change.hosted.record.prompts))


async def _message(change: Change, slip: Prompt, seat: Seat) -> Message:
    """What a slip says to who looks at it now: what has happened since their last move, and all that is theirs."""
    person = await change.person(slip.person_id or 0)
    since = change.screens.since(change.hosted, seat, person, Stage.ASKED)
    return change.screens.slip(change.hosted, seat, person, since)


async def _edit(change: Change, slip: Prompt, message: Message) -> None:
    """Put a message in the place of a slip; one that was not sent yet, and was to make no sound, still makes none."""
    standing = await change.tx.outbox.standing(slip.notice)
    if standing is None:
        return
    held, shown = standing.notice.message, standing.shown
    quiet = (held is not None and held.quiet) or await is_quiet_for(change, slip.person_id or 0)
    edited = message.model_copy(update={"quiet": quiet})
    answered = shown is not None and _answers_question(shown, message)
    rest = REST if not answered else min(SOON, REST) if message.is_asking else timedelta(0)
    await change.tx.outbox.edit(
        slip.notice, edited, change.now, rest=rest, standing=standing, can_be_put_off=not answered
    )


def _answers_question(shown: Message, message: Message) -> bool:
    """Whether somebody was asked something that they look still asked until this is edited."""
    if not message.is_asking:
        asked = any(press is not None and press.decision for press in map(read_press, shown.presses - message.presses))
        return shown.is_asking and asked
    return shown.is_asking and not _decisions(shown) <= _decisions(message)


def _decisions(message: Message) -> set[str]:
    """What can be answered there."""
    return {press.decision for press in map(read_press, message.presses) if press is not None and press.decision}


def _fingerprint(message: Message) -> str:
    """Of all that is said. A picture shows nothing else, and is drawn again with the words."""
    return sha256(message.model_dump_json(include={"text", "rows"}).encode()).hexdigest()[:16]
