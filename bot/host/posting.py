"""Messages of a table: the one with the board and the buttons, others beside it, and what people get directly.

A message beside the board that asks for something (a question in private, a seat, a pause, consent) is a prompt: once
what it asks for is answered or void it loses its buttons, so that nothing that is over looks open. Whether it is
follows from what everybody may see.
"""

from datetime import timedelta

from bot.host.change import Change
from bot.host.hosted import HostedTable
from bot.host.time.hours import hours_of
from bot.host.time.questions import SECRET, questions
from bot.messages.message import Message
from bot.store import About, Asks, Person, Prompt, Status

EDITABLE = timedelta(minutes=50)
"""Discord lets older messages be edited only rarely."""


async def post(change: Change, message: Message) -> None:
    """A new message with buttons in the channel; the one before loses its own."""
    before = change.hosted.record.post
    place = {"table_id": change.table_id, "channel_id": change.hosted.record.channel_id}
    notice = await change.tx.outbox.post(message, change.now, **place)
    if before is not None:
        await change.tx.outbox.strip(before, change.now, **place)
    change.update(post=notice, post_at=change.now)


async def refresh(change: Change, message: Message) -> bool:
    """Put a message in the place of the last one; whether a new one was needed.

    One that says the same is left alone, however old it is: else a secret answer, or a plan, would leave a trace.
    """
    post_id = change.hosted.record.post
    shown = None if post_id is None else await change.tx.outbox.find(post_id)
    standing = None if shown is None else shown.message
    edited = message if standing is None else message.model_copy(update={"calls": standing.calls})
    if edited == standing:
        return False
    if post_id is None or not _is_editable(change):
        await post(change, message)
        return True
    await change.tx.outbox.edit(post_id, edited, change.now)
    return False


async def settle(change: Change, message: Message) -> bool:
    """Put into the last message what it is to say from now on; whether it can. The next one leaves it as it is."""
    post_id = change.hosted.record.post
    if post_id is None or not _is_editable(change):
        return False
    await change.tx.outbox.edit(post_id, message, change.now)
    change.update(post=None, post_at=None)
    return True


def _is_editable(change: Change) -> bool:
    at = change.hosted.record.post_at
    return at is not None and change.now - at <= EDITABLE


async def post_again(change: Change, lost: int) -> None:
    """The message with the board, or the lobby that told the hash of the seed, was deleted or can no longer be edited.

    What it should say is posted anew; of the lobby the hash alone.
    """
    shown = await change.tx.outbox.find(lost)
    if shown is None or shown.message is None:
        return
    if change.hosted.record.post == lost:
        await post(change, shown.message.model_copy(update={"calls": ()}))
    elif change.hosted.table is not None and change.hosted.table.dice.commitment in shown.message.words:
        await change.tx.outbox.remove([lost])  # a check of the deal leads to what stands there
        await say(change, change.screens.fair_deal(change.hosted))


async def say(change: Change, message: Message, asks: Asks | None = None, *, vanishes: bool = False) -> None:
    """A message in the channel beside the one with the board; it calls nobody who is not to be disturbed."""
    said = await awake_only(change, message)
    channel = change.hosted.record.channel_id
    notice = await change.tx.outbox.post(said, change.now, table_id=change.table_id, channel_id=channel)
    if asks is not None:
        _remember_prompt(change, Prompt(notice=notice, asks=asks, vanishes=vanishes))


async def awake_only(change: Change, message: Message) -> Message:
    """The same message, calling nobody who is not to be disturbed now."""
    calls = tuple([person for person in message.calls if not await is_quiet_for(change, person)])
    return message.model_copy(update={"calls": calls})


async def send(change: Change, person: Person, message: Message, asks: Asks | None = None) -> None:
    """A direct message, if the person wants and gets any; without a sound while they are not to be disturbed."""
    if person.reachable:
        sent = message.model_copy(update={"quiet": await is_quiet_for(change, person.id)})
        notice = await change.tx.outbox.post(sent, change.now, table_id=change.table_id, person_id=person.id)
        if asks is not None:
            _remember_prompt(change, Prompt(notice=notice, asks=asks, person_id=person.id))


async def is_quiet_for(change: Change, person_id: int) -> bool:
    """Whether a person is not to be disturbed now."""
    return hours_of(await change.person(person_id), change.hosted.record.weekends_off).is_quiet(change.now)


# Prompts


def _remember_prompt(change: Change, prompt: Prompt) -> None:
    change.update(prompts=(*change.hosted.record.prompts, prompt))


async def strip_closed_prompts(change: Change) -> None:
    """Take the buttons off what can no longer be answered; what nobody needs to read any more is taken away."""
    for prompt in change.hosted.record.prompts:
        if prompt.asks.about is not About.HAND and is_closed(change.hosted, prompt):
            await strip(change, prompt)


async def strip(change: Change, prompt: Prompt, *, wholly: bool = False) -> None:
    """Take the buttons off a prompt, or the whole of it away, and think of it no more."""
    record, outbox = change.hosted.record, change.tx.outbox
    channel = (prompt.channel_id or record.channel_id) if prompt.person_id is None else None
    settle = outbox.delete if wholly or prompt.vanishes else outbox.strip
    await settle(prompt.notice, change.now, table_id=record.id, channel_id=channel, person_id=prompt.person_id)
    change.update(prompts=tuple(other for other in record.prompts if other != prompt))


def is_closed(hosted: HostedTable, prompt: Prompt) -> bool:
    """Whether nothing can be answered there any more."""
    record, asks = hosted.record, prompt.asks
    if record.status in (Status.OVER, Status.CANCELLED):
        return True
    match asks.about:
        case About.QUESTION:
            question = questions(hosted).get(asks.subject)
            if question is None:
                return True
            # A secret answer can be changed until the last one is in.
            return question.decision.nature not in SECRET and asks.seat not in question.seats
        case About.SEAT:
            return asks.seat is None or not record.chairs[asks.seat].computer_plays
        case About.PAUSE:
            # One pause may follow another, and ends otherwise; what was asked before did not say which it is about.
            return record.pause is None or asks.subject not in ("", record.pause)
        case About.CONSENT:
            return all(request.subject != asks.subject for request in record.consents)
        case About.HAND:
            return asks.seat is None or prompt.person_id not in hosted.players()
        case About.LOBBY:
            return hosted.table is not None
        case About.INVITATION:
            # Of a guest who was erased there is no number any more.
            comes = asks.subject.isdecimal() and record.seat_of(int(asks.subject)) is None
            return not comes or not hosted.has_free_seat
