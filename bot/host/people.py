"""People: who they are, what they have set, and when their time runs."""

from datetime import datetime, timedelta

from bot.host.change import Change
from bot.host.posting import refresh
from bot.host.tables import Tables
from bot.host.time import digest
from bot.host.time.windows import windows_of
from bot.messages.reasons import HouseReason
from bot.store import Person, Status, Store
from games.kernel import Refusal

VACATION_DAYS = 30
"""So many days a year anybody may take."""


async def meet(store: Store, person_id: int, name: str, locale: str | None) -> Person:
    """Remember somebody who does something; without a locale (a direct message has none) the last one stays."""
    async with store.reading(brief=True) as look:
        known = await look.people.find(person_id)
    met = known or Person(id=person_id, name=name)
    shown = {"name": name, "locale": met.locale if locale is None else locale}
    person = met.model_copy(update=shown)
    if person != known:
        async with store.transaction() as tx:
            await (tx.people.add(person) if known is None else tx.people.change(person_id, **shown))
    return person


async def change_settings(tables: Tables, person: Person, **settings: object) -> Person:
    """Change a person's settings; who turns direct messages on gets another try at them."""
    changes = settings | ({"dms_closed": False} if settings.get("dms") else {})
    async with tables.store.transaction() as tx:
        before = await tx.people.lock(person.id) or person
        if changes:
            await tx.people.change(person.id, **changes)
    changed = before.model_copy(update=changes)
    if _hours(before) != _hours(changed):
        await _use_new_hours(tables, changed)
        await digest.plan(tables, changed)
    return changed


async def reach_again(tables: Tables, guild_id: int) -> None:
    """The bot is on a server again: whoever sits at a table there may get direct messages, as they did before."""
    sitting = {person_id for hosted in await tables.in_server(guild_id) for _, person_id in hosted.people()}
    for person_id in sorted(sitting):
        async with tables.store.transaction() as tx:
            person = await tx.people.lock(person_id)
            if person is not None and person.dms_closed:
                await tx.people.change(person_id, dms_closed=False)


def _hours(person: Person) -> tuple[object, ...]:
    return person.zone, person.quiet_from, person.quiet_until, person.digest_hour


async def go_on_vacation(tables: Tables, person: Person, days: int) -> Person:
    """Stop one's clock everywhere for some days; none: be back."""
    now = tables.clock.now()
    async with tables.store.transaction() as tx:
        before = await tx.people.lock(person.id) or person
        changes = _vacation(before, days, now) if days else _end_of_vacation(before, now)
        await tx.people.change(person.id, **changes)
    changed = before.model_copy(update=changes)
    await _use_new_hours(tables, changed)
    await digest.plan(tables, changed)
    return changed


def _vacation(person: Person, days: int, now: datetime) -> dict[str, object]:
    """What is kept of a vacation that begins now; a Refusal if not so many days are left this year."""
    used = person.vacation_days if person.vacation_year == now.year else 0
    left = VACATION_DAYS - used
    if days > left:
        raise Refusal(HouseReason.VACATION_SPENT, "", days=days, left=left, most=VACATION_DAYS)
    until = now + timedelta(days=days)
    return {"away_from": now, "away_until": until, "vacation_year": now.year, "vacation_days": used + days}


def _end_of_vacation(person: Person, now: datetime) -> dict[str, object]:
    return {"away_until": now if person.away_until and person.away_until > now else person.away_until}


async def _use_new_hours(tables: Tables, person: Person) -> None:
    """Give a person the time that follows from their new hours, wherever they are asked now."""
    for hosted in await tables.of_person(person.id):
        if hosted.record.status is Status.RUNNING:
            await tables.change(hosted.record.id, None, _lengthen)


async def _lengthen(change: Change) -> None:
    if await (await windows_of(change)).lengthen():
        await refresh(change, change.screens.turn(change.hosted, ()))
