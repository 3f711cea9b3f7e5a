"""A table that cannot be read, as its people meet it: they are told, and everything else works."""

import logging

import pytest
import sqlalchemy as sa

from playground.person import Person
from tests.front.conftest import House
from tests.front.hand import custom_id
from tests.front.lisboa import begun

pytestmark = pytest.mark.defect(20)


async def do(house: House, statement: str) -> None:
    async with house.store.transaction() as tx:
        await tx.tables._connection.execute(sa.text(statement))
    house.bot.tables._in_memory.clear()


async def at_two_tables(house: House) -> tuple[Person, Person]:
    """Two people at a table that can be read and at one in a thread, the second, that cannot; the first is to move."""
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await ana.reads("Your turn", in_=thread)
    await house.settled()
    await do(house, "UPDATE tables SET state = x'00ff' WHERE id = 2")
    return ana, bruno


def operator_is_told(caplog: pytest.LogCaptureFixture) -> None:
    """That is all that is logged; the house of these tests wants no errors in the log."""
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert [error.partition(":")[0] for error in errors] == ["table 2 cannot be read and is set aside"]
    caplog.clear()


async def test_everything_else_works(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ana, bruno = await at_two_tables(house)
    done = await (await ana.slash("market play", move="coin")).done()
    assert done.text == "You took 1 coin."
    for person in (ana, bruno):
        await person.gets_dm("**Mercado de Lisboa** (table 2) any more, so I’ve put it aside")
    games = await (await ana.slash("market games")).done()
    assert ("#1]" in games.text, "#2]" in games.text) == (True, False)
    away = await (await bruno.slash("market vacation", days=1)).done()
    assert "You’re on vacation" in away.text
    await ana.dm("dance")
    await ana.gets_dm("haven’t played")
    operator_is_told(caplog)


async def test_its_buttons_and_its_channel_say_so_and_a_new_table_is_opened_there(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bruno = await at_two_tables(house)
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    sentence = "I can’t read this table any more, so I’ve put it aside"
    board = await ana.reads("Your turn", in_=thread)
    assert (await (await ana.click(custom_id(board, "move"), on=board)).done()).text.startswith(sentence)
    await bruno.reads("so I’ve put it aside", in_=thread)
    for command in ("market hand", "market table cancel", "market undo", "market leave"):
        assert (await (await ana.slash(command, in_=thread)).done()).text.startswith(sentence)
    await (await ana.slash("market start", game="lisboa", in_=thread)).done()
    await ana.reads("Seats: 1", in_=thread)
    operator_is_told(caplog)


async def test_a_press_lets_it_go_on_if_it_can_be_read_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ana, bruno = await at_two_tables(house)
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    board = await ana.reads("Your turn", in_=thread)
    await do(house, "UPDATE tables SET rules_version = 99 WHERE id = 2")
    await (await bruno.slash("market games")).done()
    await do(house, "UPDATE tables SET rules_version = 1, state = (SELECT state FROM tables WHERE id = 1) WHERE id = 2")
    await (await ana.click(custom_id(board, "hand"), on=board)).done()
    await ana.until(
        lambda: len([each for each in ana.sees(thread) if "Your turn" in each.text]) > 1 or None, "is asked"
    )
    assert "#2]" in (await (await ana.slash("market games")).done()).text
    operator_is_told(caplog)


@pytest.mark.defect(16)
async def test_messages_that_cannot_be_read_keep_neither_the_bot_from_starting_nor_a_table_from_going_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    prompts = (await house.bot.tables.find(1)).record.prompts
    (waits,) = [prompt.notice for prompt in prompts if prompt.person_id == int(bruno.id)]
    await do(house, """UPDATE outbox SET message = '{"text": ""}'""")
    await do(house, f"UPDATE outbox SET done = 0 WHERE id = {waits}")
    await house.restart()
    assert f"notice {waits} cannot be read" in caplog.text
    caplog.clear()
    await (await ana.slash("market play", move="coin")).done()
    await bruno.reads("takes 1 coin")
