"""Bounds: nobody can fill the hall or keep it busy alone, and whoever plays never meets them."""

from datetime import timedelta

import pytest

from bot.host import lobby
from bot.host.bounds import MOST, OPEN_TABLES, Costly, Frequency
from bot.host.hosted import Place
from bot.messages.reasons import HouseReason
from bot.store import Person, Server
from games.kernel import Refusal
from tests.host.house import House


async def open_one(house: House, opener: Person, channel: int, server: int | None = 1) -> int:
    place = Place(guild_id=server, channel_id=channel, language="en")
    return (await lobby.open_table(house.tables, opener, place, "lisboa", "daily")).record.id


async def test_one_person_opens_so_many_tables_and_no_more(house: House) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    first = await open_one(house, ana, 100)
    for number in range(1, OPEN_TABLES):
        await open_one(house, ana, 100 + number, server=number)
    with pytest.raises(Refusal) as refused:
        await open_one(house, ana, 999)
    assert (refused.value.reason, refused.value.figures) == (HouseReason.TOO_MANY_OF_YOURS, {"most": OPEN_TABLES})
    await open_one(house, bruno, 999)
    await house.do(first, lobby.cancel, ana, "", manages=False)
    await open_one(house, ana, 100)


async def test_a_server_has_so_many_tables_until_its_managers_raise_that(house: House) -> None:
    people = [await house.person(number, f"P{number}") for number in range(1, 4)]
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=1, most_tables=2))
    for person in people[:2]:
        await open_one(house, person, 100 + person.id)
    with pytest.raises(Refusal) as refused:
        await open_one(house, people[2], 999)
    assert (refused.value.reason, refused.value.figures) == (HouseReason.TOO_MANY_HERE, {"most": 2})
    await open_one(house, people[2], 998, server=None)
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=1, most_tables=3))
    await open_one(house, people[2], 999)


@pytest.mark.databases("sqlite", "postgresql")
@pytest.mark.parametrize("what", [each for each in Costly if each is not Costly.TYPED])
@pytest.mark.defect(29)
async def test_what_costs_much_can_be_had_so_often_in_a_minute_whichever_process_is_asked(
    house: House, what: Costly
) -> None:
    clock = house.clock
    one, another = Frequency(house.store, clock), Frequency(house.store, clock)
    for number in range(MOST[what]):
        await (another if number % 2 else one).check(what, 1)
    for process in (one, another):
        with pytest.raises(Refusal) as refused:
            await process.check(what, 1)
        assert refused.value.figures == {"what": what.value, "most": MOST[what]}
    await one.check(what, 2)
    clock.at += timedelta(minutes=1)
    await another.check(what, 1)


def test_what_is_typed_is_counted_by_whoever_hears_it(house: House) -> None:
    clock = house.clock
    most = MOST[Costly.TYPED]
    frequency = Frequency(house.store, clock)
    assert [frequency.typed(1) for _ in range(most + 2)] == list(range(1 - most, 3))
    assert frequency.typed(2) == 1 - most
    clock.at += timedelta(minutes=1)
    assert frequency.typed(1) == 1 - most
