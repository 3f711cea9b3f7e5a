"""The same once more: with whom, and in which language."""

import pytest

from bot.host import lobby, privacy, seats
from bot.host.change import Change
from bot.host.finishing import finish
from bot.store import Person, Server
from tests.host.house import House

pytestmark = pytest.mark.defect(80)


async def over(house: House, table: int) -> None:
    """Let computers play a game to its end."""

    async def play_out(change: Change) -> None:
        await change.play_out()
        await finish(change)

    await house.do(table, play_out)


async def met(house: House, *names: str) -> list[Person]:
    return [await house.person(9_000_001 + number, name) for number, name in enumerate(names)]


async def test_nobody_sits_in_the_place_of_who_was_erased(house: House) -> None:
    ana, bruno = await met(house, "Ana", "Bruno")
    table = await house.begun("lisboa", [ana, bruno], computers=1)
    await over(house, table)
    await privacy.erase(house.tables, bruno)
    again = await lobby.rematch(house.tables, await house.table(table), ana)
    assert [(chair.person_id, chair.name) for chair in again.record.chairs] == [(ana.id, "Ana"), (None, "Beatriz")]


@pytest.mark.parametrize("computers", [0, 1])
async def test_who_was_replaced_takes_the_place_of_a_computer_and_nobody_is_called_in_vain(
    house: House, computers: int
) -> None:
    eve, *people = await met(house, "Eve", "Ana", "Bruno", "Chloé", *([] if computers else ["Dmitri"]))
    table = await house.begun("lisboa", people, computers=computers)
    (first,) = await house.owing(table)
    (left,) = (person for person in people if person.id == first)
    seat = (await house.record(table)).seat_of(left.id)
    assert seat is not None
    await house.do(table, seats.leave, left)
    await house.do(table, seats.take, eve, seat)
    await over(house, table)
    await house.notices()
    again = await lobby.rematch(house.tables, await house.table(table), left)
    (posted,) = await house.posts()
    seated = {person for _, person in again.people()}
    assert len(seated) == len(again.record.chairs) == 4
    assert posted.message is not None
    assert set(posted.message.calls) == seated - {left.id}


async def test_it_speaks_the_language_that_the_server_has_now(house: House) -> None:
    ana, bruno = await met(house, "Ana", "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    await over(house, table)
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=1, language="fr"))
    again = await lobby.rematch(house.tables, await house.table(table), ana)
    assert again.record.language == "fr"
