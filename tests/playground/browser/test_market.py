"""A newcomer plays in the page, from the README alone: start, add a computer, begin, make moves by clicking."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.front.client import MarketBot
from bot.screens.scene import Scene
from games.kernel import Action, AnyGame
from games.kernel.things import bare
from games.registry import games
from playground import Person, Playground
from render import picture
from tests.database import open_database
from tests.patience import patience, until
from tests.playground.browser.deciding import decide
from tests.playground.browser.window import Window
from words import catalogue

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(town: Playground, tmp_path: Path) -> AsyncIterator[MarketBot]:
    """The real bot in the place of the demonstration bot."""
    town.settle()
    store = await open_database(tmp_path / "hall.sqlite")
    bot = MarketBot(store, connector=town.connector(), guild_ready_timeout=0.05)
    task = asyncio.create_task(bot.start(town.token))
    await town.bot_ready()
    yield bot
    async with patience("the bot ends"):
        await bot.close()
        await task
    await store.close()


async def begin(window: Window, game: str, computers: int) -> None:
    await window.use("market start", game=game)
    await expect(window.message("Your table is open")).to_be_visible()
    for seats in range(2, 2 + computers):
        await window.click("Add computer")
        await expect(window.messages.filter(has_text=f"Seats: {seats} of").first).to_be_visible()
    await window.click("Begin")
    await expect(window.messages.get_by_role("button", name="My hand", exact=True).last).to_be_visible()


async def board(bot: MarketBot, ana: Person) -> str:
    """The message that has the buttons now, once it is there."""

    async def posted() -> bool:
        hosted = await bot.tables.in_channel(int(ana.channel.id))
        return await bot.tables.board_message(hosted) is not None

    await until(posted, "the board is posted as it is now")
    return str(await bot.tables.board_message(await bot.tables.in_channel(int(ana.channel.id))))


async def confirmed(bot: MarketBot, ana: Person) -> list[str]:
    """How each of her moves is confirmed to her, without the pictures."""
    hosted = await bot.tables.in_channel(int(ana.channel.id))
    seat = hosted.record.seat_of(int(ana.id))
    scene = Scene(hosted, "en", seat)
    return [
        bare(_confirmed(scene, hosted.game.read_action(entry.action)))
        for entry in hosted.running.standing()
        if entry.seat == seat
    ]


def _confirmed(scene: Scene, action: Action) -> str:
    try:
        return scene.speaker.done(action)
    except LookupError:
        return "You"  # it answered what lay on the table, and that is gone: so the sentence begins


MOST_PRESSES = 9
"""From the page as it opens to the first move that is made (issue 19)."""


async def test_from_the_page_to_the_first_move_in_few_presses(window: Window, bot: MarketBot, ana: Person) -> None:
    await window.page.locator("#beginning").get_by_role("button", name="Begin", exact=True).click()
    presses = (
        ("Play now", "anyone can join"),
        ("Mercado de Lisboa", "Seats: 1 of 4"),
        ("Fill with computers", "Seats: 4 of 4"),
        ("Begin", "Game on!"),
        ("Take 1 coin", "You took 1 coin."),
    )
    for label, then in presses:
        await window.click(label)
        await expect(window.message(then).first).to_be_visible()
    hosted = await bot.tables.in_channel(int(ana.channel.id))
    assert hosted.record.seat_of(int(ana.id)) in [entry.seat for entry in hosted.running.standing()]
    assert 1 + len(presses) <= MOST_PRESSES


async def test_whoever_opens_the_page_reads_what_one_can_do_there(window: Window, bot: MarketBot) -> None:
    beginning = window.page.locator("#beginning")
    await expect(beginning.get_by_role("heading")).to_have_text("Market Hall")
    await expect(beginning).to_contain_text("Board games about markets, to play right here in the chat")
    await expect(beginning.get_by_role("button")).to_have_text("Begin")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
async def test_three_decisions_by_clicking(window: Window, bot: MarketBot, ana: Person, game: AnyGame) -> None:
    await begin(window, catalogue("en").say(game.id), max(1, game.seat_counts[0] - 1))
    if picture.drawn(game.id):
        await expect(window.messages.get_by_role("img").last).to_be_visible()
    for _ in range(3):
        await decide(window, await board(bot, ana), partial(confirmed, bot, ana))
    hosted = await bot.tables.in_channel(int(ana.channel.id))
    seat = hosted.record.seat_of(int(ana.id))
    assert [entry.seat for entry in hosted.running.standing()].count(seat or 0) >= 3
