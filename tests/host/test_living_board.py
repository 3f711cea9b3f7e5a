"""One line per move, and one board that lives: it is edited until somebody else has to be called (issue 19)."""

import pytest

from bot.host import consent, seats
from bot.store import Notice, Person
from tests.host.house import House

HALF_A_ROUND = 13 / 2
"""A round of Lisboa with two computers had thirteen lines."""


async def shown(house: House, table: int) -> Notice:
    """The message with the board, as it is now."""
    post = (await house.record(table)).post
    assert post is not None
    async with house.store.reading() as look:
        notice = await look.outbox.find(post)
    assert notice is not None
    return notice


def text_of(notice: Notice) -> str:
    assert notice.message is not None
    return notice.message.words


def happened(notice: Notice) -> list[str]:
    return [line for line in text_of(notice).splitlines() if line.startswith("- **")]


@pytest.mark.parametrize("game", ["lisboa", "schwarzmarkt"])
async def test_among_computers_a_game_is_one_message_of_few_lines_that_calls_nobody(house: House, game: str) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun(game, [ana], computers=2)
    board = await shown(house, table)
    begun = await house.posts()
    assert [notice.message.calls for notice in begun if notice.message is not None] == [()] * len(begun)
    lines = []
    for _ in range(12):
        await house.move(table, ana)
        now = await shown(house, table)
        assert now.id == board.id
        lines.append(len(happened(now)))
    assert min(lines) >= 1
    assert sum(lines) / len(lines) <= HALF_A_ROUND
    assert await house.posts() == [], "neither in the channel nor in private"


async def test_alone_no_move_calls_oneself(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("lisboa", [ana])
    await house.notices()
    for _ in range(6):
        await house.move(table, ana)
    assert await house.posts() == []


async def test_what_happened_before_one_s_move_is_said_no_more_where_nobody_else_reads(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("lisboa", [ana], computers=1)
    for _ in range(2):
        await house.move(table, ana, "coin")
    assert [line.count("**Ana**") for line in happened(await shown(house, table))].count(1) == 1


async def test_another_person_who_is_due_gets_a_new_message(house: House) -> None:
    people = [await house.person(1, "Ana"), await house.person(2, "Bruno")]
    table = await house.begun("lisboa", people)
    first = await shown(house, table)
    await house.notices()
    (due,) = await house.owing(table)
    mover, other = sorted(people, key=lambda person: person.id != due)
    await house.move(table, mover, "coin")
    board = await shown(house, table)
    assert board.id != first.id
    assert board.message is not None
    assert board.message.calls == (other.id,)


async def left_alone(house: House) -> tuple[int, Person]:
    """A table of two from which Bruno has gone: the computer plays for him."""
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    await house.do(table, seats.leave, bruno)
    assert await house.owing(table) == [ana.id]
    return table, ana


async def test_while_nobody_else_is_due_the_message_keeps_all_that_it_said(house: House) -> None:
    table, ana = await left_alone(house)
    board = await shown(house, table)
    said = happened(board)
    await house.notices()
    for _ in range(2):
        await house.move(table, ana, "coin")
    now = await shown(house, table)
    assert now.id == board.id
    assert happened(now)[: len(said)] == said, "Bruno may not have read it"
    assert sum("**Ana** takes 1 coin" in line for line in happened(now)) == 2
    assert await house.pings(ana) == []


async def test_a_move_that_is_taken_back_leaves_the_board_where_it_is(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("lisboa", [ana], computers=1)
    await house.move(table, ana, "coin")
    board = await shown(house, table)
    await house.notices()
    assert await house.do(table, consent.ask_undo, ana)
    assert (await shown(house, table)).id == board.id
    assert "Taken back" in text_of(await shown(house, table))
    assert await house.pings(ana) == []


async def test_a_board_that_is_too_old_to_be_edited_is_posted_anew_without_a_call(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("lisboa", [ana], computers=1)
    board = await shown(house, table)
    await house.notices()
    await house.jump(hours=2)
    await house.move(table, ana, "coin")
    assert (await shown(house, table)).id != board.id
    assert await house.pings(ana) == []


async def test_what_computers_offer_in_private_makes_no_sound(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("fishmarket", [ana], computers=2)
    await house.notices()
    told = 0
    for _ in range(14):
        await house.move(table, ana)
        slips = await house.posts()
        assert all(notice.message is not None and notice.message.quiet for notice in slips)
        told += len(slips)
    assert told, "they have offered nothing"


async def test_whoever_plays_alone_at_night_is_not_called_in_the_morning(house: House) -> None:
    ana = await house.person(1, "Ana", quiet_from=22, quiet_until=8)
    house.clock.at = house.clock.at.replace(hour=23)
    table = await house.begun("lisboa", [ana], computers=1)
    await house.move(table, ana, "coin")
    await house.notices()
    await house.wait(hours=12)
    assert await house.posts() == []
