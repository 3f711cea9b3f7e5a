"""Planning ahead: one private message with a menu for each part, a draft until it is saved, changed and withdrawn."""

import pytest

from games.schwarzmarkt.actions import Plan
from games.schwarzmarkt.view import SchwarzmarktView
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.test_schwarzmarkt import begun

IN_WORDS = {
    "en-US": "Sell all you can from rate 12. Otherwise pass up to rate 9.",
    "fr": "Vendre le plus possible dès le taux 12. Sinon, passer jusqu’au taux 9.",
}
LABELS = {
    "en-US": ("Sell from 12", "Pass up to 9", "Save plan", "Plan saved. ", "Your plan · "),
    "fr": ("Vendre dès 12", "Passer jusqu’à 9", "Enregistrer", "Plan enregistré. ", "Votre plan · "),
}
UNSAVED = "Not saved yet."


async def moves(house: House) -> int:
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    return len(hosted.running.standing())


async def plan_of(house: House, person: Person) -> Plan | None:
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    view = hosted.running.view(hosted.record.seat_of(int(person.id)))
    assert isinstance(view, SchwarzmarktView)
    return view.plan


async def opened(person: Person) -> Seen:
    return await (await person.slash("market plan")).done()


async def picks(person: Person, screen: Seen, *lines: str) -> Seen:
    """Pick one line after the other, each in its own menu."""
    for line in lines:
        await (await person.choose(line, on=screen)).done()
    return screen


async def saved(person: Person, *lines: str) -> Seen:
    """The answer to a plan of these lines."""
    screen = await picks(person, await opened(person), *lines)
    return await pressed(person, "Save plan", screen)


@pytest.mark.parametrize("locale", IN_WORDS)
async def test_a_plan_is_put_together_saved_and_read_back(house: House, locale: str) -> None:
    _, bruno, chloe = await begun(house)
    await (await bruno.slash("market settings", language=locale[:2])).done()
    sell, wait, save, confirmed, shown = LABELS[locale]
    screen = await picks(bruno, await opened(bruno), sell, wait)
    assert IN_WORDS[locale] in screen.text
    assert (await moves(house), await plan_of(house, bruno)) == (0, None), "half a plan must not act"
    answer = await pressed(bruno, save, screen)
    assert answer.text == confirmed + IN_WORDS[locale]
    assert (await moves(house), await plan_of(house, bruno)) == (1, Plan(sell=12, up_to=9))
    hand = await (await bruno.slash("market hand")).done()
    assert shown + IN_WORDS[locale] in hand.text
    assert not any(shown in each.text for each in chloe.sees())


async def test_what_was_picked_stands_in_the_menus_and_says_that_it_is_not_saved(house: House) -> None:
    _, bruno, _ = await begun(house)
    screen = await opened(bruno)
    assert UNSAVED not in screen.text
    await picks(bruno, screen, "Sell from 12", "Hold back: sugar")
    assert UNSAVED in screen.text
    chosen = [line["label"] for menu in screen.components for line in menu.get("options", ()) if line.get("default")]
    assert chosen[:3] == ["Next card: ask me", "Sell from 12", "Hold back: sugar"]
    await picks(bruno, screen, "Sell from rate: ask me")
    await (await bruno.choose(from_="Hold back", on=screen)).done()
    assert UNSAVED not in screen.text


async def test_a_draft_outlives_a_restart(house: House) -> None:
    _, bruno, _ = await begun(house)
    await picks(bruno, await opened(bruno), "Sell from 12")
    await house.restart()
    screen = await picks(bruno, await opened(bruno), "Pass up to 9")
    assert IN_WORDS["en-US"] in screen.text
    await pressed(bruno, "Save plan", screen)
    assert await plan_of(house, bruno) == Plan(sell=12, up_to=9)


async def test_a_plan_is_changed_and_withdrawn(house: House) -> None:
    _, bruno, _ = await begun(house)
    await saved(bruno, "Sell from 12", "Pass up to 9")
    await saved(bruno, "Sell from 25")
    assert await plan_of(house, bruno) == Plan(sell=25, up_to=9), "what was not changed stays"
    dropped = await pressed(bruno, "Drop plan", await opened(bruno))
    assert dropped.text == "No plan: you decide every turn."
    assert await plan_of(house, bruno) is None
    assert "Drop plan" not in (await opened(bruno)).buttons


async def test_who_types_the_word_plan_sees_theirs_and_keeps_it(house: House) -> None:
    _, bruno, _ = await begun(house)
    await saved(bruno, "Sell from 12", "Pass up to 9")
    screen = await (await bruno.slash("market play", move="plan")).done()
    assert f"> {IN_WORDS['en-US']}" in screen.text
    assert "Drop plan" in screen.buttons
    await bruno.dm("plan")
    await bruno.gets_dm(f"> {IN_WORDS['en-US']}")
    assert await plan_of(house, bruno) == Plan(sell=12, up_to=9)


async def test_a_plan_acts_in_ones_turn_and_its_owner_is_told(house: House) -> None:
    ana, bruno, chloe = await begun(house)
    await saved(bruno, "Pass up to 9")
    await (await ana.slash("market play", move="lay O01")).done()
    await (await ana.slash("market play", move="pass 1")).done()
    await bruno.gets_dm("you to 4 (as planned).")
    await chloe.reads(f"{bruno.name} to 4.")
    assert not any("plan:" in each.text for each in (*chloe.dms, *ana.dms))


async def test_laying_and_the_first_turn_are_one_answer_of_a_plan(house: House) -> None:
    ana, *_ = await begun(house)
    answer = await saved(ana, "Next card: offer for 3 potatoes", "Pass up to 9")
    assert "As planned: you played an offer for 3 potatoes.\nYou drew " in answer.text
    assert answer.text.endswith("As planned: you passed and pushed the rate up 1 space.")
    await ana.reads(f"**{ana.name}** passes and pushes the rate to 2.")
    assert await plan_of(house, ana) == Plan(up_to=9)


async def test_a_card_that_was_laid_meanwhile_is_no_part_of_the_draft_any_more(house: House) -> None:
    ana, *_ = await begun(house)
    screen = await picks(ana, await opened(ana), "Next card: offer for 3 potatoes", "Pass up to 9")
    await (await ana.slash("market play", move="lay O01")).done()
    again = await opened(ana)
    assert "> Otherwise pass up to rate 9." in again.text
    await pressed(ana, "Save plan", screen)
    assert await plan_of(house, ana) == Plan(up_to=9)


async def test_everybody_finds_the_plan_below_the_board(house: House) -> None:
    ana, bruno, _ = await begun(house)
    await (await ana.slash("market play", move="lay O01")).done()
    board = await bruno.reads("plays an offer for 3 potatoes")
    screen = await (await bruno.click("Plan ahead", on=board)).done()
    assert screen.ephemeral
    assert "Save plan" in screen.buttons


async def test_who_does_not_play_is_told_so(house: House) -> None:
    await begun(house)
    stranger = house.person("Dmitri")
    assert (await opened(stranger)).text == "You’re not at this table."


async def test_nothing_is_planned_before_the_game_begins(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="schwarzmarkt")).done()
    assert (await opened(ana)).text == "The game hasn’t started yet."
