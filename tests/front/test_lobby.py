"""Opening a table, as a newcomer would."""

from tests.front.conftest import House
from tests.front.test_clock import manager


async def test_a_table_is_opened_joined_and_begun(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    answer = await ana.slash("market start", game="lisboa")
    seen = await answer.done()
    assert seen.ephemeral
    lobby = await ana.reads("Mercado de Lisboa")
    assert not lobby.ephemeral
    await bruno.click("Join")
    await ana.reads(f"<@{bruno.id}>")
    await ana.click("Begin")
    turn = await ana.reads("Your turn")
    assert turn.buttons[:2] == ["Open a stand", "Take 1 coin"], "as nobody has a stand or a restaurant yet"
    assert turn.buttons[2:] == ["Your move", "My hand", "Board as text", "Log", "Rules", "Standing orders"]


async def test_a_bystander_changes_nothing(house: House) -> None:
    ana, eve = house.person("Ana"), house.person("Eve")
    await (await ana.slash("market start", game="lisboa", pace="daily")).done()
    refused = await (await eve.click("Add computer")).done()
    assert refused.text == "You do not sit at this table."
    pace = await (await eve.click("Pace")).done()
    await eve.choose("weekly", on=pace)
    await eve.until(lambda: pace.text == "You do not sit at this table." or None, "is refused")
    options = await (await eve.click("Options")).done()
    await (await eve.choose("money_visibility", on=options)).done()
    await eve.choose("open", on=options)
    await eve.until(lambda: options.text == "You do not sit at this table." or None, "is refused")
    record = (await house.bot.tables.in_channel(int(house.discord.channel.id))).record
    assert (len(record.chairs), record.pace, record.options) == (1, "daily", {})


async def test_an_opener_who_leaves_hands_the_table_on_and_the_last_one_closes_it(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Leave")).done()
    told = await bruno.reads("the table is yours now")
    assert told.mentions == [bruno.name]
    await (await bruno.click("Add computer")).done()
    await (await bruno.click("Leave")).done()
    await ana.reads("This table was closed.")
    await (await ana.slash("market start", game="lisboa")).done()
    await ana.reads("Seats: 1")


async def test_a_manager_who_mistypes_a_number_is_told_so(house: House) -> None:
    boss = manager(house)
    for command in ("market admin pause", "market admin resume", "market admin end"):
        answer = await (await boss.slash(command, table=1234)).done()
        assert answer.text == "There is no table 1234 on this server."
