"""People are met once, and found again."""

from datetime import timedelta

import pytest

from bot.store import Person, Store
from tests.store.examples import NOON

pytestmark = pytest.mark.databases("sqlite", "postgresql")

ANA = Person(id=2**62 + 11, name="Ana", language="fr", dms=False, away_from=NOON, away_until=NOON + timedelta(days=3))


@pytest.mark.defect(31)
async def test_whoever_is_met_in_two_places_at_once_keeps_what_they_set_in_one(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.people.add(ANA)
        assert await tx.people.find(ANA.id) == ANA
        await tx.people.add(Person(id=ANA.id, name="Ana"))
    async with store.reading() as look:
        assert await look.people.find(ANA.id) == ANA


async def test_of_many_those_are_found_whom_we_have_met(store: Store) -> None:
    bruno = Person(id=12, name="Bruno")
    async with store.transaction() as tx:
        for person in (ANA, bruno, Person(id=13, name="Carla")):
            await tx.people.add(person)
        assert await tx.people.find_all([ANA.id, 12, 99]) == {ANA.id: ANA, 12: bruno}
        assert await tx.people.find_all([]) == {}
        assert await tx.people.find(99) is None
