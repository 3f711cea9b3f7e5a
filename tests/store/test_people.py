"""People are kept as they are now."""

from datetime import timedelta

import pytest

from bot.store import Call, Person, Store
from tests.store.examples import NOON

pytestmark = pytest.mark.databases("sqlite", "postgresql")

ANA = Person(id=2**62 + 11, name="Ana", language="fr", dms=False, away_from=NOON, away_until=NOON + timedelta(days=3))


async def test_a_person_is_kept_in_the_place_of_who_they_were(store: Store) -> None:
    changed = ANA.model_copy(update={"name": "Ana B.", "reminders": Call.DM, "away_until": None})
    async with store.transaction() as tx:
        await tx.people.keep(ANA)
        assert await tx.people.find(ANA.id) == ANA
        await tx.people.keep(changed)
    async with store.reading() as look:
        assert await look.people.find(ANA.id) == changed


async def test_of_many_those_are_found_whom_we_have_met(store: Store) -> None:
    bruno = Person(id=12, name="Bruno")
    async with store.transaction() as tx:
        for person in (ANA, bruno, Person(id=13, name="Carla")):
            await tx.people.keep(person)
        assert await tx.people.find_all([ANA.id, 12, 99]) == {ANA.id: ANA, 12: bruno}
        assert await tx.people.find_all([]) == {}
        assert await tx.people.find(99) is None
