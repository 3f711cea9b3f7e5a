"""Whoever has looked at a table sees what was last committed, whatever becomes of a change in the meantime."""

import pytest

from bot.host import playing
from bot.host.change import Change
from bot.host.hosted import HostedTable
from bot.messages.reasons import HouseReason
from bot.store import Person
from games.kernel import Refusal
from tests.host.house import House

pytestmark = pytest.mark.defect(32)


async def begun(house: House) -> tuple[int, Person, HostedTable]:
    """A table, who is asked there, and what somebody sees who has looked at it."""
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    held = await house.table(table)
    asked = next(iter(await house.owing(table)))
    return table, ana if asked == ana.id else bruno, held


def seen(held: HostedTable) -> tuple[object, ...]:
    return held.record, list(held.running.log), held.running.dump(), list(held.running.happened())


async def test_who_holds_a_table_does_not_see_a_change_before_it_is_committed(house: House) -> None:
    table, asked, held = await begun(house)
    before = seen(held)

    async def play(change: Change) -> None:
        await playing.play(change, asked, "coin")
        assert len(change.hosted.running.log) > len(held.running.log)
        assert seen(held) == before

    await house.do(table, play)
    assert seen(held) == before
    assert len((await house.table(table)).running.log) == 1


async def test_what_is_undone_was_never_seen_by_who_holds_the_table(house: House) -> None:
    table, asked, held = await begun(house)
    before = seen(held)

    async def play_and_refuse(change: Change) -> None:
        await playing.play(change, asked, "coin")
        raise Refusal(HouseReason.PAUSED)

    with pytest.raises(Refusal):
        await house.do(table, play_and_refuse)
    assert seen(held) == before
    assert seen(await house.table(table)) == before
    await house.move(table, asked, "coin")
    assert len((await house.table(table)).running.log) == 1
