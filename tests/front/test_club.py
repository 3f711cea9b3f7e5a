"""The club as people use it: rated tables, profiles, lists, and being forgotten."""

import json

import pytest

from bot.host.bounds import MOST, Costly
from bot.store import Person as Guest
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import pressed
from tests.host.tournament.cup import to_the_end

pytestmark = pytest.mark.drawn


async def lobby_of(house: House, opener: Person) -> Seen:
    await (await opener.slash("market start", game="lisboa")).done()
    return await opener.reads("Seats:")


async def play_to_the_end(house: House) -> None:
    """Everybody plays as the computer would, until the game of the channel is over."""
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    await house.bot.tables.change(hosted.record.id, None, to_the_end)


async def rated_game(house: House, ana: Person, bruno: Person) -> None:
    await (await ana.slash("market start", game="lisboa")).done()
    pace = await (await ana.click("Pace", on=await (await ana.click("Options")).done())).done()
    await pressed(ana, "Make it rated", pace)
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    await play_to_the_end(house)


async def test_the_opener_alone_makes_a_table_rated_and_everybody_sees_it_before_they_join(house: House) -> None:
    ana, bruno, chloe = (house.person(name) for name in ("Ana", "Bruno", "Chloé"))
    lobby = await lobby_of(house, ana)
    assert "ated" not in lobby.text, "as always, so nobody needs to be told"
    await (await bruno.click("Join")).done()
    theirs = await (await bruno.click("Pace", on=await (await bruno.click("Options")).done())).done()
    refused = await (await bruno.click("Make it rated", on=theirs)).done()
    assert refused.text == "Only the host can change that."
    own = await (await ana.click("Options")).done()
    await pressed(ana, "Make it rated", await (await ana.click("Pace", on=own)).done())
    told = await bruno.reads("made this game **rated**")
    assert told.mentions == ["Bruno"]
    await chloe.reads("this game counts for the ratings")
    await (await chloe.click("Join")).done()


async def test_a_profile_is_a_picture_and_says_the_same_as_text(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    none = await (await ana.slash("market profile")).done()
    assert none.text == "You haven’t finished a game here yet. Your profile begins with your first."
    assert none.buttons == ["Play now"]
    await rated_game(house, ana, bruno)
    shown = await (await ana.slash("market profile", person=bruno)).done()
    await ana.until(lambda: shown.files or None, "sees the picture")
    assert list(shown.files) == ["market.png"]
    text = (await pressed(ana, "As text", shown)).text
    assert "You against Bruno: " in text
    assert "**Mercado de Lisboa**\n- 1 game, " in text
    assert "- Rating: " in text
    again = await pressed(ana, "As picture", shown)
    assert "Bruno’s profile" in again.text


async def test_alone_with_the_bot_nobody_is_shown_the_profile_of_somebody_else(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    alone = ana.dm_channel
    refused = await (await ana.slash("market profile", in_=alone, person=bruno)).done()
    assert refused.text == "That only works on a server: here it’s just you and me."
    assert "finished a game" in (await (await ana.slash("market profile", in_=alone)).done()).text


@pytest.mark.defect(29)
async def test_whoever_asks_for_picture_after_picture_is_told_to_wait_a_moment(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    for _ in range(MOST[Costly.PICTURE]):
        await house.bot.tables.frequency.check(Costly.PICTURE, int(ana.id))
    refused = await (await ana.slash("market profile", person=bruno)).done()
    assert refused.text.startswith(f"That’s {MOST[Costly.PICTURE]} pictures in a minute")
    assert "pictures in a minute" not in (await (await bruno.slash("market profile")).done()).text


async def test_the_best_of_a_server_stand_in_a_list_but_for_those_who_hide(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    empty = await (await ana.slash("market top")).done()
    assert "has a rating in" in empty.text
    await rated_game(house, ana, bruno)
    shown = (await (await ana.slash("market top", game="lisboa")).done()).text
    assert "**1.**" in shown
    assert "Ana" in shown
    assert "Bruno" in shown
    assert "You: " in shown
    await (await bruno.slash("market settings", listed=False)).done()
    hidden = (await (await ana.slash("market top")).done()).text
    assert "Bruno" not in hidden
    refused = await (await ana.slash("market profile", person=bruno)).done()
    assert refused.text == "Bruno keeps their profile private."
    own = await (await bruno.slash("market profile")).done()
    assert "Bruno’s profile" in own.text


async def test_a_long_list_has_pages(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await rated_game(house, ana, bruno)
    async with house.store.transaction() as tx:
        (tally,) = await tx.derived.tallies(int(ana.id))
        for number in range(25):
            await tx.people.add(Guest(id=100 + number, name=f"Guest {number}"))
            await tx.derived.keep_tally(tally.model_copy(update={"person_id": 100 + number, "points": 2000 - number}))
    shown = await (await ana.slash("market top", game="lisboa")).done()
    assert "Page 1 of 3" in shown.text
    assert "**1.** Guest 0 · **2000**" in shown.text
    await pressed(ana, "Next ▶", shown)
    last = await pressed(ana, "Next ▶", shown)
    assert "Page 3 of 3" in last.text
    assert "Ana" in last.text


async def test_everything_about_oneself_comes_as_a_file_and_goes_after_asking_once_more(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await rated_game(house, ana, bruno)
    shown = await (await ana.slash("market privacy")).done()
    assert "What I keep about you" in shown.text
    answer = await pressed(ana, "My copy", shown)
    await ana.until(lambda: answer.files or None, "gets the file")
    ((name, content),) = answer.files.items()
    assert name == "market-hall.json"
    assert json.loads(content)["person"]["name"] == "Ana"
    asked = await pressed(ana, "Erase everything", await (await ana.slash("market privacy")).done())
    assert "This can’t be undone" in asked.text
    assert "Ana" in (await house.bot.tables.finished_in(int(house.discord.channel.id))).names
    done = await pressed(ana, "Yes, erase everything", asked)
    assert "I know nothing about you any more" in done.text
    assert sorted((await house.bot.tables.finished_in(int(house.discord.channel.id))).names) == [
        "Bruno",
        "former player",
    ]
    top = (await (await bruno.slash("market top", game="lisboa")).done()).text
    assert "former player" not in top
