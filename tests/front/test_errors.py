"""An unexpected error is answered with a number that stands in the log: to everybody, however they asked."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.tables import Tables
from playground import HandClock, Playground
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.disk import full_disk
from tests.front.lisboa import begun


@pytest.fixture
async def troubled(tmp_path: Path) -> AsyncIterator[House]:
    async with Playground(clock=HandClock()) as discord:
        house = House(discord, tmp_path / "house.sqlite")
        await house.open()
        yield house
        await house.close()
        discord.check()


def number_in(answer: Seen, begins: str = "Something went wrong on my side") -> str:
    assert answer.text.startswith(begins)
    return answer.text.rpartition(" ")[2]


@pytest.mark.defect(12)
async def test_an_error_in_what_was_typed_is_answered_with_a_number(
    troubled: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bruno = await begun(troubled, "Ana", "Bruno")

    def fail(*_: object) -> None:
        raise RecursionError

    with monkeypatch.context() as patch:
        patch.setattr("bot.front.moves.typed.action", fail)
        await ana.dm("coin")
        number = number_in(await ana.gets_dm("went wrong"))
    assert f"request failed, number {number}" in caplog.text
    await ana.dm("coin")
    await bruno.reads("takes 1 coin")


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.defect(29)
async def test_a_newcomer_is_answered_although_nothing_can_be_written(
    troubled: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    eve = troubled.person("Eve", locale)
    begins = {"en-US": "Something went wrong", "fr": "Quelque chose s’est mal passé"}[locale]
    with full_disk(monkeypatch):
        answer = await (await eve.slash("market games")).done()
        assert answer.ephemeral
        assert f"number {number_in(answer, begins)}" in caplog.text
        await eve.dm("hello")
        await eve.gets_dm("Something went wrong")
    assert await _games(eve)


async def _games(person: Person) -> str:
    return (await (await person.slash("market games")).done()).text


async def test_nothing_is_suggested_while_the_database_is_away(
    troubled: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana, _ = await begun(troubled, "Ana", "Bruno")
    with monkeypatch.context() as patch:
        patch.setattr(Tables, "in_channel", _is_away)
        assert await ana.complete("market play", "move", "coi") == []
    assert "nothing is suggested" in caplog.text
    assert await ana.complete("market play", "move", "coi") == ["coin"]


async def _is_away(_: Tables, _channel: int) -> None:
    raise ConnectionResetError
