"""People: who they are, what they have set, and when their time runs."""

from datetime import timedelta

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
    person = met.model_copy(update={"name": name, "locale": met.locale if locale is None else locale})
    if person != known:
        async with store.transaction() as tx:
            await tx.people.keep(person)
    return person


async def change_settings(tables: Tables, person: Person, **settings: object) -> Person:
    """Change a person's settings; who turns direct messages on gets another try at them."""
    changed = person.model_copy(update=settings | ({"dms_closed": False} if settings.get("dms") else {}))
    async with tables.store.transaction() as tx:
        await tx.people.keep(changed)
    if _hours(person) != _hours(changed):
        await _use_new_hours(tables, changed)
        await digest.plan(tables, changed)
    return changed


def _hours(person: Person) -> tuple[object, ...]:
    return person.zone, person.quiet_from, person.quiet_until, person.digest_hour


async def go_on_vacation(tables: Tables, person: Person, days: int) -> Person:
    """Stop one's clock everywhere for some days; none: be back."""
    now = tables.clock.now()
    used = person.vacation_days if person.vacation_year == now.year else 0
    left = VACATION_DAYS - used
    if days > left:
        raise Refusal(HouseReason.VACATION_SPENT, "", days=days, left=left, most=VACATION_DAYS)
    changes = (
        {
            "away_from": now,
            "away_until": now + timedelta(days=days),
            "vacation_year": now.year,
            "vacation_days": used + days,
        }
        if days
        else {"away_until": now if person.away_until and person.away_until > now else person.away_until}
    )
    changed = person.model_copy(update=changes)
    async with tables.store.transaction() as tx:
        await tx.people.keep(changed)
    await _use_new_hours(tables, changed)
    return changed


async def _use_new_hours(tables: Tables, person: Person) -> None:
    """Give a person the time that follows from their new hours, wherever they are asked now."""
    for hosted in await tables.of_person(person.id):
        if hosted.record.status is Status.RUNNING:
            await tables.change(hosted.record.id, None, _lengthen)


async def _lengthen(change: Change) -> None:
    if await (await windows_of(change)).lengthen():
        await refresh(change, change.screens.turn(change.hosted, ()))
