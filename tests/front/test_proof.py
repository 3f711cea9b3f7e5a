"""A finished game is checked in Discord, and its file on anybody's machine."""

from pathlib import Path

import pytest

from bot.screens.scene import link
from playground import messages
from terminal.verify import check_file
from tests.front.conftest import House
from tests.front.hand import end_of
from tests.front.lisboa import begun
from tests.front.test_moving import another
from words import catalogue


async def test_a_finished_game_is_checked_and_its_file_too(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    first = await ana.reads("Fair-deal code")
    early = await (await bruno.slash("market archive verify")).done()
    assert "isn’t over yet" in early.text
    for person in (ana, bruno, ana, bruno):  # both twice in a row: the game is over
        await (await person.slash("market play", move="coin")).done()
    end = await end_of(ana)
    seed = (await house.bot.tables.in_channel(int(house.discord.channel.id))).running.dice.seed.hex()
    checked = await (await ana.click("Check the deal", on=end)).done()
    assert checked.ephemeral
    assert seed in checked.text
    assert "The deal was sealed before play" in checked.text
    assert f"/{first.id})" in checked.text
    assert "all 4 entries of the log" in checked.text

    log = await (await bruno.slash("market log")).done()
    await (await ana.click("Rematch", on=end)).done()
    again = await (await bruno.slash("market archive verify")).done()
    assert seed in again.text
    answer = await (await bruno.click("Get the file", on=log)).done()
    await bruno.until(lambda: answer.files or None, "gets the file")
    ((name, content),) = answer.files.items()
    path = tmp_path / name
    path.write_bytes(content)
    assert check_file(path, catalogue("en")) == 0
    assert seed not in end.text, "what only the curious need is behind the button"
    fingerprint = again.text.rpartition("Fingerprint of all moves: ")[2].split()[0]
    assert fingerprint in capsys.readouterr().out


@pytest.mark.defect(37)
async def test_the_code_stays_where_a_game_among_computers_was_opened(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Add computer")).done()
    await (await ana.click("Begin")).done()
    lobby = await ana.reads("Fair-deal code")
    assert not lobby.buttons
    assert "Anyone can join" not in lobby.text
    for _ in range(2):  # the board is edited
        await (await ana.slash("market play", move="coin")).done()
        await house.settled()
    code = (await house.bot.tables.find(1)).running.dice.commitment
    assert [each.id for each in ana.sees() if code in each.text] == [lobby.id]
    await (await ana.slash("market table move", to=another(house))).done()
    hosted = await house.bot.tables.find(1)
    posted = await house.bot.tables.message_saying(hosted, code)
    assert posted is not None
    assert link(hosted, posted.message_id, posted.channel_id).endswith(f"/{house.discord.channel.id}/{lobby.id}")


@pytest.mark.defect(37)
async def test_the_code_has_a_message_of_its_own_where_the_lobby_was_deleted(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Add computer")).done()
    lobby = await ana.reads("Seats: 2")
    await house.settled()
    channel = house.discord.channel
    messages.delete(house.discord.world, channel, channel.messages[lobby.id])
    await (await ana.slash("market table begin")).done()
    told = await ana.reads("Fair-deal code")
    await house.settled()
    hosted = await house.bot.tables.find(1)
    posted = await house.bot.tables.message_saying(hosted, hosted.running.dice.commitment)
    assert posted is not None
    assert str(posted.message_id) == told.id


@pytest.mark.defect(37)
async def test_the_code_has_a_message_of_its_own_where_the_lobby_is_too_old_to_be_edited(slow_house: House) -> None:
    ana = slow_house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Add computer")).done()
    await slow_house.wait(hours=2)
    await (await ana.click("Begin")).done()
    await slow_house.settled()
    (said,) = (each for each in ana.sees() if "Fair-deal code" in each.text)
    assert said.text.startswith("-# Fair-deal code: ")
    assert not said.buttons


async def test_the_check_explains_itself_in_french(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    chloe = house.person("Chloé", "fr")
    early = await (await chloe.slash("market archives vérifier")).done()
    assert "La partie n’est pas encore terminée" in early.text
    assert ana.sees()
