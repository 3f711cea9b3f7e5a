"""Films are made one at a time; who has to wait is told so."""

import asyncio

import pytest

from bot.front import gallery
from bot.front.gallery import Gallery
from bot.front.request import MOST_FILMS
from bot.messages.message import Picture, PictureKind
from bot.monitoring import Figures
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import end_of
from tests.front.lisboa import begun
from tests.patience import patience

pytestmark = pytest.mark.drawn


async def over(house: House) -> list[Person]:
    """People at a table at which a short game is over."""
    ana, bruno = await begun(house, "Ana", "Bruno")
    for person in (ana, bruno, ana, bruno):  # both twice in a row: the game is over
        await (await person.slash("market play", move="coin")).done()
    return [ana, bruno]


async def asks_for_a_film(person: Person) -> Seen:
    screen = await (await person.slash("market archive replay")).done()
    await person.click("Film", on=screen)
    return screen


async def gets_it(person: Person, screen: Seen) -> None:
    await person.until(lambda: "market.gif" in screen.files or None, "gets the film")
    assert screen.text.startswith("Mercado de Lisboa: the whole game in 4 moves")


async def test_who_has_to_wait_for_a_film_is_told_for_how_many(house: House) -> None:
    ana, bruno = await over(house)
    async with house.bot._gallery.turn_to_film():  # somebody else's is being made
        first = await asks_for_a_film(ana)
        await ana.until(lambda: first.text.startswith("1 film is ahead of yours") or None, "is told")
        second = await asks_for_a_film(bruno)
        await bruno.until(lambda: second.text.startswith("2 films are ahead of yours") or None, "is told")
    await gets_it(ana, first)
    await gets_it(bruno, second)
    assert house.bot._gallery.films_asked_for == 0


async def test_a_film_is_posted_for_all_by_whoever_played(house: House) -> None:
    ana, _ = await over(house)
    eve = house.person("Eve")
    end = await end_of(ana)
    own = await (await eve.click("Film", on=end)).done()
    await gets_it(eve, own)
    assert own.buttons == ["Step by step"], "whoever did not play looks on"
    own = await (await ana.click("Film", on=end)).done()
    await gets_it(ana, own)
    posted = await (await ana.click("Show everyone", on=own)).done()
    await gets_it(eve, posted)
    assert not posted.ephemeral
    assert posted.buttons == ["Step by step"]


@pytest.mark.defect(29)
async def test_when_too_many_wait_nobody_more_is_made_to(house: House) -> None:
    ana, _ = await over(house)
    house.bot._gallery.films_asked_for = MOST_FILMS
    screen = await asks_for_a_film(ana)
    await ana.until(lambda: screen.text.startswith("I’m already making 10 films") or None, "is told")
    house.bot._gallery.films_asked_for = 0
    await gets_it(ana, await asks_for_a_film(ana))


@pytest.mark.defect(29)
async def test_films_are_made_one_at_a_time_and_the_last_one_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    making: list[str] = []
    most = 0

    async def make(_: Gallery, wanted: Picture) -> bytes:
        nonlocal most
        making.append(wanted.language)
        most = max(most, len(making) - made)
        await asyncio.sleep(0)
        return wanted.language.encode()

    monkeypatch.setattr(gallery.Gallery, "_film", make)
    shown = Gallery(Figures())
    made = 0

    async def ask(language: str) -> bytes:
        nonlocal made
        wanted = Picture(kind=PictureKind.FILM, game="lisboa", language=language)
        async with shown.turn_to_film():
            film = await shown.draw(wanted)
            made = len(making)
            return film

    async with patience("all films are made"):
        films = await asyncio.gather(*(ask(language) for language in ("en", "en", "fr", "fr", "en")))
    shown.close()
    assert films == [b"en", b"en", b"fr", b"fr", b"en"]
    assert making == ["en", "fr", "en"]
    assert most == 1
