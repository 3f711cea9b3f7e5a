"""Opening a table, as a newcomer would."""

from tests.bot.conftest import House


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
    assert turn.buttons == ["Your move", "My hand", "Board as text", "Log", "Rules", "Standing orders"]
