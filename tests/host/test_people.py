"""What is kept of people is changed piece by piece: two who change it at once do not undo each other."""

import pytest

from bot.host import parking
from bot.host.people import change_settings, go_on_vacation, meet
from bot.store import Call, Person
from games.kernel import Refusal
from tests.host.house import House

pytestmark = pytest.mark.defect(31)


async def kept(house: House) -> Person:
    async with house.store.reading() as look:
        known = await look.people.find(1)
    assert known is not None
    return known


async def test_two_settings_that_were_chosen_at_once_are_both_kept(house: House) -> None:
    ana = await house.person(1, "Ana")
    await change_settings(house.tables, ana, zone="Europe/Lisbon", quiet_from=22, quiet_until=8)
    late = await change_settings(house.tables, ana, reminders=Call.DM)  # asked for before the first was kept
    assert late == await kept(house)
    assert (late.zone, late.quiet_from, late.reminders) == ("Europe/Lisbon", 22, Call.DM)


async def test_a_setting_leaves_alone_what_was_kept_meanwhile(house: House) -> None:
    ana = await house.person(1, "Ana")
    await parking.remember_closed_dms(house.tables, ana.id, None)
    async with house.store.transaction() as tx:
        await tx.people.change(ana.id, tips_told=("lisboa-turn",))
    await change_settings(house.tables, ana, told_of_languages=True)
    assert (await kept(house)).dms_closed
    assert (await kept(house)).tips_told == ("lisboa-turn",)


async def test_days_of_vacation_that_were_taken_meanwhile_are_not_taken_again(house: House) -> None:
    ana = await house.person(1, "Ana")
    await go_on_vacation(house.tables, ana, 20)
    with pytest.raises(Refusal):
        await go_on_vacation(house.tables, ana, 20)  # asked for before the first was kept
    assert (await kept(house)).vacation_days == 20


async def test_whoever_has_another_name_keeps_their_settings(house: House) -> None:
    ana = await house.person(1, "Ana")
    await change_settings(house.tables, ana, language="fr")
    met = await meet(house.store, 1, "Anna", None)
    assert met == await kept(house)
    assert (met.name, met.language, met.locale) == ("Anna", "fr", ana.locale)
