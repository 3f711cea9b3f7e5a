"""A finished game is checked in Discord, and its file on anybody's machine."""

from pathlib import Path

import pytest

from terminal.verify import check_file
from tests.front.conftest import House
from tests.front.test_trouble import begun
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
    end = await ana.reads("Game over")
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


async def test_the_check_explains_itself_in_french(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    chloe = house.person("Chloé", "fr")
    early = await (await chloe.slash("market archives vérifier")).done()
    assert "La partie n’est pas encore terminée" in early.text
    assert ana.sees()
