"""Looking for players: a table is announced, and whoever likes its game is told.

Nobody is looked for unless somebody at the table says so. Then a card is put up where the managers of the server want
it, and people who like the game get a direct message: one a day at most, so it is a timer of theirs
(``bot/host/time/openings.py``) that tells them of all tables there are by then.
"""

from datetime import datetime, timedelta

from bot.host import cards
from bot.host.change import Change
from bot.host.hosted import HostedTable
from bot.host.posting import refresh
from bot.host.time.hours import reminding_hours
from bot.messages.reasons import HouseReason
from bot.store import About, Person, Server, Status, Timer, TimerKind
from games.kernel import Refusal, Seat

GATHERED = timedelta(minutes=5)
"""So long it takes until people are told: what was a mistake, or is full at once, is nobody's business."""
ONCE_IN = timedelta(days=1)
"""Nobody is told more often."""
ROLE_RESTS = timedelta(hours=1)
"""The role of a server is called once in so long, however many tables are announced."""


async def announce(change: Change, person: Person, seat: Seat | None, *, manages: bool) -> Server:
    """Look for players: for the free seats of a lobby, or for one that is offered in a game that runs."""
    hosted = change.hosted
    hosted.check_open()
    if hosted.record.guild_id is None:
        raise Refusal(HouseReason.SERVERS_ONLY)
    server = await change.tx.servers.lock(hosted.record.guild_id)
    role = _role_to_call(server, change.now)
    if hosted.table is None:
        await _announce_lobby(change, person, server.announces_in, role, manages=manages)
    else:
        await _announce_seat(change, person, seat, server.announces_in, role, manages=manages)
    if server.announces_in is not None and role is not None:
        await change.tx.servers.calls_role(server.id, change.now)
    await _call_whoever_likes(change)
    return server


def _role_to_call(server: Server, now: datetime) -> int | None:
    rests = server.role_called_at is not None and now < server.role_called_at + ROLE_RESTS
    return None if rests else server.calls_role


async def _announce_lobby(
    change: Change, person: Person, channel_id: int | None, role: int | None, *, manages: bool
) -> None:
    record = change.hosted.record
    if person.id != record.opener_id and not manages:
        raise Refusal(HouseReason.NOT_OPENER)
    if record.seeking:
        raise Refusal(HouseReason.ANNOUNCED)
    if not change.hosted.has_free_seat:
        raise Refusal(HouseReason.FULL, "", seats=len(record.chairs))
    change.update(seeking=True)
    if channel_id is not None:
        await cards.put_up(change, channel_id, role)
    await refresh(change, change.screens.lobby(change.hosted))


async def _announce_seat(
    change: Change, person: Person, wanted: Seat | None, channel_id: int | None, role: int | None, *, manages: bool
) -> None:
    hosted = change.hosted
    hosted.check_running()
    if person.id not in hosted.players() and not manages:
        raise Refusal(HouseReason.NOT_SEATED)
    offered = [seat for seat, chair in enumerate(hosted.record.chairs) if chair.offered and wanted in (None, seat)]
    if not offered:
        raise Refusal(HouseReason.NOT_OFFERED)
    if all(_has_card(hosted, seat) for seat in offered) or (channel_id is None and hosted.record.seeking):
        raise Refusal(HouseReason.ANNOUNCED)
    change.update(seeking=True)
    for seat in offered:
        if channel_id is not None and not _has_card(hosted, seat):
            await cards.put_up_seat(change, seat, channel_id, role)


def _has_card(hosted: HostedTable, seat: Seat) -> bool:
    """Whether a seat has been announced elsewhere."""
    prompts = hosted.record.prompts
    return any(each.asks.about is About.SEAT and each.asks.seat == seat and each.channel_id for each in prompts)


async def _call_whoever_likes(change: Change) -> None:
    """Have everybody told who likes the game and knows the server, as soon as they may be. There may be thousands."""
    people = await change.tx.people.find_all(await _who_likes(change))
    called = await change.tx.timers.who_has(TimerKind.SEATS, people, change.now)
    last = await change.tx.wishes.last_called(people)
    timers: list[Timer] = []
    for person in people.values():
        if person.reachable and person.id not in called:
            soonest = change.now + GATHERED
            if person.id in last:
                soonest = max(soonest, last[person.id] + ONCE_IN)
            at = reminding_hours(person, change.hosted.record).after_quiet(soonest)
            timers.append(Timer(kind=TimerKind.SEATS, at=at, person_id=person.id))
    await change.tx.timers.add(timers)


async def _who_likes(change: Change) -> list[int]:
    record = change.hosted.record
    here = {person for _, person in change.hosted.people()} | {hand.person_id for hand in record.known_hands}
    found = await change.tx.wishes.who_likes(record.game, record.guild_id or 0)
    return [person for person in found if person not in here]


async def follow(change: Change) -> None:
    """Once there is no seat to be had any more, nobody is looked for, and nothing that was sent looks as if."""
    if not change.hosted.record.seeking or _may_still_come(change.hosted):
        return
    change.update(seeking=False)
    for notice in await change.tx.wishes.calls_about(change.table_id):
        shown = await change.tx.outbox.find(notice)
        if shown is not None and shown.message is not None:
            left = shown.message.without_table(change.table_id)
            if left != shown.message:
                await change.tx.outbox.edit(notice, left, change.now)


def _may_still_come(hosted: HostedTable) -> bool:
    if hosted.record.status in (Status.OVER, Status.CANCELLED):
        return False
    return hosted.table is None or any(chair.offered for chair in hosted.record.chairs)
