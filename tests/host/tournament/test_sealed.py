"""What a pod does tells nobody outside of it anything of the deal, nor of itself, before the round is over."""

from pathlib import Path

import pytest

from bot.host.club import profile as club
from bot.host.tournament import pods, signing_up
from bot.host.tournament.desk import at_desk
from bot.messages.reasons import HouseReason
from bot.screens.house import HouseScreens
from bot.store import Person
from tests.host.house import House, open_house
from tests.host.tournament.cup import Cup, opened, refuses

FEW = 5


async def told_outside(house: House, room: int, inside: set[int]) -> list[str]:
    """All that was to be sent since the last look, but to one pod."""
    return [
        f"{notice.kind} {notice.channel_id} {notice.person_id} {notice.due_at} {notice.message}"
        for notice in await house.notices()
        if notice.channel_id != room and notice.person_id not in inside
    ]


async def lived(folder: Path, moves: tuple[int | None, int]) -> tuple[list[str], list[str]]:
    """A round in which the first pod plays so many moves (None: all) and the second so many: what others are told."""
    house = await open_house(folder)
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    inside = set((await house.table(first)).players())
    room = (await house.record(first)).channel_id
    await house.notices()
    if moves[0] is None:
        await cup.play(first)
    else:
        await cup.play(first, moves[0])
    await cup.play(second, moves[1])
    await cup.settle()
    told = await told_outside(house, room, inside)
    shown = await shown_outside(house, cup, inside)
    await house.store.close()
    return told, shown


async def shown_outside(house: House, cup: Cup, inside: set[int]) -> list[str]:
    """What people outside of the first pod are shown when they ask."""
    tournament, lines = await cup.tournament(), await cup.lines()
    screens = HouseScreens()
    outside = [person for person in cup.people.values() if person.id not in inside]
    profiles = [await club.profile(house.store, person.id, person.name, person.id, 1) for person in outside]
    return [screens.tournaments.sign_up(tournament).words, repr(lines), repr(profiles)]


@pytest.mark.databases("sqlite")
async def test_what_others_are_told_and_shown_is_the_same_however_a_pod_plays(tmp_path: Path) -> None:
    nothing = await lived(tmp_path / "a", (0, FEW))
    some = await lived(tmp_path / "b", (FEW, FEW))
    all_ = await lived(tmp_path / "c", (None, FEW))
    assert nothing[0], "the second pod has played"
    assert nothing == some == all_


async def test_a_pod_that_is_over_is_sealed_until_the_last_of_its_round_is(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    record = await house.record(first)
    with refuses(HouseReason.SEALED):
        await pods.check_unsealed(house.tables, record)
    await cup.play(second)
    await cup.settle()
    await pods.check_unsealed(house.tables, record)
    ordinary = await house.begun("turin", [Person(id=1, name="Ana"), Person(id=2, name="Bruno")])
    await pods.check_unsealed(house.tables, await house.record(ordinary))


async def test_a_tournament_that_was_closed_keeps_the_deal_of_games_that_run(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    await at_desk(house.tables, cup.id, None, signing_up.close)
    with refuses(HouseReason.SEALED):
        await pods.check_unsealed(house.tables, await house.record(first))
    await cup.play(second)
    await pods.check_unsealed(house.tables, await house.record(first))
