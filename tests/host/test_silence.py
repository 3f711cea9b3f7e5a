"""If all who were asked stay silent the table is paused before anything is played for them (issue 18, item 9)."""

from datetime import timedelta
from pathlib import Path

from bot.host import consent, managing, seats
from bot.store import Pause, Person, Window
from games.kernel import Nature
from tests.host.house import House
from tests.host.worlds import answer, in_a_reaction, nothing, world

NAMES = ("Ana", "Bruno", "Chloé", "Dmitri")


async def table_of(house: House, game: str, number: int, computers: int = 0) -> tuple[int, list[Person]]:
    people = [await house.person(place + 1, name) for place, name in enumerate(NAMES[:number])]
    return await house.begun(game, people, computers=computers), people


async def defaults(house: House, table: int) -> int:
    return sum(move.skipped for move in (await house.table(table)).running.standing())


async def open_window(house: House, table: int) -> Window:
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    return window


async def test_four_silent_people_lose_no_card(house: House) -> None:
    table, people = await table_of(house, "turin", 4)
    assert {decision.nature for _, decision in await house.asked(table)} == {Nature.SEALED}
    await house.wait(days=30)
    assert (await house.record(table)).pause is Pause.ABSENCE
    assert await defaults(house, table) == 0
    await house.notices()
    assert await house.do(table, consent.ask_to_go_on, people[0])
    await house.keeper.tick()
    assert (await open_window(house, table)).deadline == house.clock.at + timedelta(days=1)
    assert sorted(await house.owing(table)) == [person.id for person in people]


async def test_one_answer_and_the_silent_get_their_defaults(house: House) -> None:
    table, people = await table_of(house, "turin", 4)
    await house.move(table, people[0])
    await house.wait(days=1)
    assert (await house.record(table)).pause is None
    assert await defaults(house, table) == 3


async def test_of_a_turn_only_the_last_ones_default_is_not_played(house: House) -> None:
    """One who is absent does not hold up the others; that nobody is there is known when the last one is silent."""
    table, people = await table_of(house, "lisboa", 3)
    await house.wait(days=30)
    assert (await house.record(table)).pause is Pause.ABSENCE
    assert await defaults(house, table) == 2
    (late,) = await house.owing(table)
    await house.move(table, people[late - 1])
    assert await defaults(house, table) == 2
    assert (await house.record(table)).pause is None


async def test_silent_again_after_somebody_went_on_they_are_absent(house: House) -> None:
    """Two of three are silent twice, while the third is there: they hold the others up once."""
    table, people = await table_of(house, "turin", 3)
    await house.wait(days=2)
    await house.do(table, consent.ask_to_go_on, people[0])
    await house.move(table, people[0])
    await house.wait(days=1)
    assert [chair.computer_plays for chair in (await house.record(table)).chairs].count(True) == 2


async def test_alone_beside_a_computer_that_took_a_seat_nothing_is_played_out(house: House) -> None:
    table, people = await table_of(house, "lisboa", 2, computers=1)
    await house.do(table, seats.leave, people[1])
    moves = len((await house.table(table)).running.log)
    await house.wait(days=30)
    assert (await house.record(table)).pause is Pause.ABSENCE
    assert len((await house.table(table)).running.log) == moves


async def test_a_managers_pause_on_top_of_it_gives_time_again(house: House) -> None:
    table, _ = await table_of(house, "turin", 3)
    await house.wait(days=3)
    await house.do(table, managing.stop, 1)
    await house.wait(days=3)
    await house.do(table, managing.resume, 1)
    window = await open_window(house, table)
    assert window.deadline is not None
    assert window.deadline >= house.clock.at + timedelta(hours=2)
    await house.wait(days=1)
    assert (await house.record(table)).pause is Pause.ABSENCE


async def test_a_reaction_ends_alike_whether_anybody_answered_or_not(tmp_path: Path) -> None:
    """A pause after one would tell that nobody had: it never comes from a reaction."""

    async def the_window_and_more(house: House, table: int) -> None:
        await house.wait(hours=14)
        assert (await house.record(table)).pause is None

    seen = [
        await world(tmp_path / name, "central", in_a_reaction, secret, the_window_and_more)
        for name, secret in (("one", answer), ("other", nothing))
    ]
    assert seen[0] == seen[1]


async def test_two_of_three_who_are_silent_hold_the_third_up_once(house: House) -> None:
    """Ana and Bruno tie and are asked again; Chloé, who is not asked, lets the game go on."""
    table, (ana, bruno, chloe) = await table_of(house, "fishmarket", 3)
    for person, bid in ((ana, "A5"), (bruno, "A5"), (chloe, "B3")):
        await house.move(table, person, bid)
    assert sorted(await house.owing(table)) == [ana.id, bruno.id]
    await house.wait(days=5)
    assert (await house.record(table)).pause is Pause.ABSENCE
    assert await defaults(house, table) == 0
    await house.do(table, consent.ask_to_go_on, chloe)
    await house.wait(days=1)
    assert (await house.record(table)).pause is None
    assert await defaults(house, table) == 2
