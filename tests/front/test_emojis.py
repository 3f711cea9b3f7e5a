"""Emojis of our own: they are uploaded once, stand before words and never instead of them, and are no condition."""

import io
import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.front.emojis import Emojis
from bot.messages.limits import TEXT
from bot.screens.scene import SIGN
from games.kernel import Dice
from games.kernel.things import marked
from games.registry import games
from playground import HandClock, Playground
from playground.model import Emoji
from playground.person import Person
from playground.routes.application import MAX_EMOJI_SIZE, MAX_EMOJIS
from render import picture
from tests.front.conftest import UPLOAD, House
from tests.front.lisboa import begun
from tests.patience import until
from words import catalogue

SHOWN = re.compile("<:(\\w+):\\d+>\u00a0")


@pytest.fixture
async def pictured_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose application may have emojis."""
    async with Playground(clock=HandClock()) as playground:
        house = House(playground, tmp_path / "house.sqlite", emojis=True)
        await house.open()
        yield house
        await house.close()
        playground.check()


def names(house: House) -> list[str]:
    return [emoji.name for emoji in house.discord.world.emojis.values()]


async def uploaded(house: House) -> None:
    """Wait until there is an emoji for everything."""
    things = len(picture.seat_things()) + sum(len(set(picture.things(game.id).values())) for game in games())

    async def complete() -> bool:
        return len(names(house)) == things

    await until(complete, "all emojis are uploaded")


async def seen_after_a_move(house: House) -> tuple[Person, str]:
    """Everything that is to be read after a stand was opened, and who opened it."""
    house.bot.tables.fresh_dice = lambda: Dice.of("leaving")  # nothing lies where the stand opens that asks for more
    people = await begun(house, "Ana", "Bruno")
    await house.settled()
    mover = next(each for each in people if each.name in each.sees()[-1].mentions)
    await (await mover.slash("market play", move=(await mover.complete("market play", "move", "open"))[0])).done()
    await mover.reads("opens a")
    await house.settled()
    return mover, "\n".join(each.text for each in mover.sees())


async def test_what_is_there_is_not_uploaded_again_and_what_is_not_ours_stays(pictured_house: House) -> None:
    house, world = pictured_house, pictured_house.discord.world
    await uploaded(house)
    first = names(house)
    lost = next(emoji for emoji in world.emojis.values() if emoji.name.startswith("lisboa_tomato_"))
    del world.emojis[lost.id]
    for name in ("lisboa_tomato_00beef", "lisboa_tomato", "party"):
        number = world.new_id()
        world.emojis[number] = Emoji(number, name, False, lost.image)
    sent: list[str] = []
    house.discord.records.watchers.append(lambda route, _status, _body: sent.append(route.name))
    await house.restart()

    async def tidied() -> bool:
        return "lisboa_tomato_00beef" not in names(house)

    await until(tidied, "what looks otherwise by now is taken away")
    assert sorted(names(house)) == sorted([*first, "lisboa_tomato", "party"])
    assert sent.count(UPLOAD) == 1, "what was lost"


async def test_an_emoji_stands_before_the_word_in_lines_buttons_and_menus(pictured_house: House) -> None:
    await uploaded(pictured_house)
    mover, text = await seen_after_a_move(pictured_house)
    assert re.search("opens an? <:lisboa_(\\w+)_\\w{6}:\\d+>\u00a0\\1 stand", text), "no end of a line parts them"
    bare = SHOWN.sub("", text)
    assert re.search(r"\*\*\w+\*\* opens an? \w+ stand", bare), "the word is there without its picture"
    assert "\ue000" not in text
    buttons = [part for each in mover.sees() for part in each.components if part.get("emoji")]
    assert {"Open a stand", "Take 1 coin"} <= {button["label"] for button in buttons}
    assert all(button["emoji"]["id"] in pictured_house.discord.world.emojis for button in buttons)


async def test_where_emojis_are_refused_words_alone_serve(house: House) -> None:
    _, text = await seen_after_a_move(house)
    assert re.search(r"opens an? \w+ stand", text)
    assert not re.search("[\ue000\ue001]|<:", text)
    assert house.discord.world.emojis == {}


def test_emojis_are_put_where_there_is_room_and_never_into_code() -> None:
    emojis = Emojis()
    emojis.learn("lisboa-fish", discord.PartialEmoji(name="lisboa_fish", id=10**18))
    shown = f"<:lisboa_fish:{10**18}>\u00a0"
    fish, unknown = marked("lisboa-fish", "fish"), marked("lisboa-whale", "whale")
    assert emojis.put_into([f"a {fish} and a {unknown}", f"`{fish}`\n```\n{fish}\n```\n{fish}"]) == [
        f"a {shown}fish and a whale",
        f"`fish`\n```\nfish\n```\n{shown}fish",
    ]
    full = [f"{fish} " * 20, "x" * (TEXT - 100 - 2 * len(shown))]
    put = emojis.put_into(full)
    assert sum(map(len, put)) <= TEXT
    assert put[0].startswith(f"{shown}fish {shown}fish fish"), "from above, as long as there is room"


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_thing_that_is_drawn_has_a_word_and_fits_discord(game: str) -> None:
    words = catalogue("en")
    things = picture.things(game)
    named = {SIGN: words.has(game)}
    named |= {
        each: words.has(f"{game}-item-{each}") or words.has(f"{game}-{each}.name") for each in things if each != SIGN
    }
    assert [each for each in named if not named[each]] == []
    assert SIGN in things
    for thing, image in {**things, **picture.seat_things()}.items():
        assert re.fullmatch(r"\w{2,32}", f"{game}_{thing}_abcdef".replace("-", "_"))
        assert len(image) < MAX_EMOJI_SIZE
        with Image.open(io.BytesIO(image)) as drawn:
            assert drawn.size == (picture.SMALL, picture.SMALL)
    assert sum(len(picture.things(each.id)) for each in games()) < MAX_EMOJIS
