"""Bounds as people meet them: whoever asks for too much reads why in their own language, and loses nothing."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.host.bounds import MOST, Costly
from bot.host.people import change_settings, meet
from bot.store import Server
from games.kernel import Refusal
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.lisboa import begun, moves
from tests.patience import until
from words import catalogue

pytestmark = pytest.mark.parametrize("language", ["en", "fr", "de"])

Ask = Callable[[], Awaitable[Seen]]


async def speaks(house: House, person: Person, language: str) -> None:
    """Somebody reads the bot in this language, whatever that of their Discord is."""
    met = await meet(house.store, int(person.id), person.user.username, "en-US")
    await change_settings(house.bot.tables, met, language=language, told_of_languages=True)


def asks(person: Person) -> dict[Costly, Ask]:
    """How to ask for each costly thing where a game is over and others can be had."""

    async def ask(command: str, **options: str) -> Seen:
        return await (await person.slash(command, in_=None, **options)).done()

    async def film() -> Seen:
        screen = await ask("market archive replay")
        return await (await person.click(screen.buttons[-1], on=screen)).done()

    return {
        Costly.FILM: film,
        Costly.VERIFICATION: lambda: ask("market archive verify"),
        Costly.PICTURE: lambda: ask("market profile"),
        Costly.LESSON: lambda: ask("market learn", game="lisboa"),
        Costly.TABLE: lambda: ask("market start", game="lisboa"),
    }


async def use_up(house: House, person: Person, what: Costly) -> None:
    with suppress(Refusal):  # something may have been asked for already
        for _ in range(MOST[what]):
            await house.bot.tables.frequency.check(what, int(person.id))


async def test_whoever_asks_too_often_reads_so_and_is_served_a_minute_later(slow_house: House, language: str) -> None:
    house = slow_house
    ana, bruno = await begun(house, "Ana", "Bruno")
    for person in (ana, bruno, ana, bruno):  # both twice in a row: the game is over
        await (await person.slash("market play", move="coin")).done()
    await speaks(house, ana, language)
    words, ways = catalogue(language), asks(ana)
    told = {what: words.say("house-refusal-too-often", what=what.value, most=MOST[what]) for what in ways}
    assert len(set(told.values())) == len(ways), "each has a sentence of its own"
    for what, ask in ways.items():
        await use_up(house, ana, what)
        assert (await ask()).text == told[what]
    assert (await house.bot.tables.in_channel(int(house.discord.channel.id))).running.over, "no other was opened"
    await house.wait(minutes=1)
    for what, ask in ways.items():
        assert (await ask()).text != told[what]
    assert not (await house.bot.tables.in_channel(int(house.discord.channel.id))).table


async def test_whoever_types_too_much_reads_so_once_and_what_was_played_is_kept(
    slow_house: House, language: str
) -> None:
    house = slow_house
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    await speaks(house, ana, language)
    for _ in range(MOST[Costly.TYPED]):
        house.bot.tables.frequency.typed(int(ana.id))
    told = catalogue(language).say("house-refusal-too-often", what="typed", most=MOST[Costly.TYPED])
    await ana.dm("coin")
    await ana.gets_dm(told)
    await ana.dm("coin")
    await house.wait(minutes=1)
    assert await moves(house) == 2
    await ana.dm("coin")
    await until(lambda: has_moved(house, 3), "what is typed a minute later is played")
    assert [each.text for each in ana.dms].count(told) == 1


@pytest.mark.defect(38)
async def test_whoever_has_too_many_tables_reads_so_and_gets_no_thread_for_another(
    house: House, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    opener = ana if (await opened_by(house)) == int(ana.id) else bruno
    await speaks(house, opener, language)
    monkeypatch.setattr("bot.host.bounds.OPEN_TABLES", 1)
    refused = await (await opener.slash("market start", game="turin", thread=True)).done()
    assert refused.text.startswith(catalogue(language).say("house-refusal-too-many-of-yours", most=1))
    assert threads(house) == []
    await (await ana.slash("market play", move="coin")).done()
    assert await moves(house) == 1


@pytest.mark.defect(38)
async def test_a_server_with_too_many_tables_says_so_and_gets_no_thread_for_another(
    house: House, language: str
) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    eve = house.person("Eve")
    await speaks(house, eve, language)
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=int(house.discord.guild.id), most_tables=1))
    refused = await (await eve.slash("market start", game="turin", thread=True)).done()
    assert refused.text.startswith(catalogue(language).say("house-refusal-too-many-here", most=1))
    assert threads(house) == []
    await (await ana.slash("market play", move="coin")).done()
    assert await moves(house) == 1


async def has_moved(house: House, times: int) -> bool:
    return await moves(house) == times


async def opened_by(house: House) -> int:
    return (await house.bot.tables.in_channel(int(house.discord.channel.id))).record.opener_id


def threads(house: House) -> list[str]:
    return [each.name for each in house.discord.world.channels.values() if each.is_thread]
