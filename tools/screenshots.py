"""What people see at a table, as a browser shows it: ``make screenshots``, of all games or one.

The bot plays on the Discord of this machine; Ana opens a table, fills it with computers and plays on as the computer
would, to the end. On the way the messages are taken that she sees, each at the width of a desk and of a telephone.
"""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.async_api import Browser, Page, async_playwright

from bot.front.client import MarketBot
from bot.host.hosted import HostedTable
from bot.store import open_store
from games.kernel import Action, AnyGame, Dice
from playground import Person, Playground
from playground.seen import Seen
from tools.chosen import chosen_games

FOLDER = Path("build/screenshots")
WIDTHS = {"desk": 1280, "phone": 390}
HEIGHT = 2600
"""As high as a window need be in which a whole message stands."""
DRAWN = 400
"""After so many milliseconds the page has drawn what it was told of."""
MOVES = 400
"""More than one person has in any game."""
SOME = 5
"""After so many moves of hers the board is worth looking at."""


class Album:
    """Takes what one person sees."""

    def __init__(self, pages: dict[str, Page], game: str) -> None:
        self._pages = pages
        self._game = game

    async def take(self, name: str, seen: Seen) -> None:
        """A message, at every width."""
        for width, page in self._pages.items():
            message = page.locator(f"#message-{seen.id}")
            await message.wait_for()
            await page.wait_for_timeout(DRAWN)
            for image in await message.locator("img").all():
                await image.evaluate("image => image.decode()")
            await message.screenshot(path=FOLDER / f"{self._game}-{name}-{width}.png")


class Table:
    """A table at which Ana plays among computers."""

    def __init__(self, bot: MarketBot, ana: Person) -> None:
        self._bot, self._ana = bot, ana

    async def hosted(self) -> HostedTable:
        """The table as it is now."""
        return await self._bot.tables.in_channel(int(self._ana.channel.id))

    async def shows(self, button: str) -> Seen:
        """The newest message in the channel with this button, once it is there."""

        def newest() -> Seen | None:
            shown = (seen for seen in reversed(self._ana.sees()) if not seen.ephemeral)
            return next((seen for seen in shown if button in seen.buttons), None)

        return await self._ana.until(newest, f"sees {button}")

    async def next_action(self) -> Action | None:
        """What the computer would do in her place; None if nothing is asked of her."""
        hosted = await self.hosted()
        table, seat = hosted.running, hosted.record.seat_of(int(self._ana.id))
        if seat is None or table.over or not table.owed(seat):
            return None
        chosen = table.game.agent().choose(table.view(seat), table.moves(seat), Dice.of(str(len(table.log))))
        return chosen if isinstance(chosen, Action) else table.game.read_action(chosen)

    async def play(self, action: Action) -> None:
        """Type it."""
        await (await self._ana.slash("market play", move=action.text)).done()


async def _game(game: AnyGame, bot: MarketBot, ana: Person, album: Album) -> None:
    await (await ana.slash("market start", game=game.id)).done()
    await (await ana.click("Fill with computers")).done()
    await album.take("lobby", await ana.reads("Seats:"))
    await (await ana.click("Begin")).done()
    table = Table(bot, ana)
    for number in range(MOVES):
        action = await table.next_action()
        if action is None:
            break
        if number == SOME:
            await _turn(table, ana, album, action)
        await table.play(action)
    await album.take("end", await table.shows("Rematch"))


async def _turn(table: Table, ana: Person, album: Album, action: Action) -> None:
    """The board, the hand, the board as text, and the dialogue of the move that comes next."""
    board = await table.shows("My hand")
    await album.take("turn", board)
    await album.take("hand", await (await ana.click("My hand", on=board)).done())
    more = await (await ana.click("More", on=board)).done()
    await album.take("text", await (await ana.click("Board as text", on=more)).done())
    start = await (await ana.click("Your move", on=board)).done()
    await album.take("start", start)
    presses = [component.get("custom_id", "") for component in start.components]
    asking = next((press for press in presses if press.endswith(f":{action.kind}")), None)
    if asking is not None:
        answer = await ana.click(asking, on=start)
        if answer.form is None:
            await album.take("dialogue", await answer.done())


@asynccontextmanager
async def _house(folder: Path) -> AsyncIterator[tuple[Playground, MarketBot]]:
    async with Playground(port=0) as discord:
        discord.settle()
        store = await open_store(f"sqlite+aiosqlite:///{folder / 'hall.sqlite'}")
        bot = MarketBot(store, connector=discord.connector(), guild_ready_timeout=0.05)
        running = asyncio.create_task(bot.start(discord.token))
        try:
            await discord.bot_ready()
            yield discord, bot
        finally:
            await bot.close()
            await running
            await store.close()


async def _window(browser: Browser, discord: Playground, ana: Person, width: int) -> Page:
    context = await browser.new_context(viewport={"width": width, "height": HEIGHT}, color_scheme="dark")
    page = await context.new_page()
    await page.goto(f"{discord.address}#{ana.id}/{ana.channel.id}")
    return page


async def take(names: list[str]) -> None:
    """Play the games, each in a hall of its own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for game in chosen_games(names):
            with TemporaryDirectory() as folder, patch.object(Dice, "fresh", lambda: Dice.of("screenshots")):
                async with _house(Path(folder)) as (discord, bot):
                    ana = discord.user("Ana")
                    pages = {name: await _window(browser, discord, ana, width) for name, width in WIDTHS.items()}
                    await _game(game, bot, ana, Album(pages, game.id))
            print(f"{FOLDER}/{game.id}-*.png")
        await browser.close()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(sys.argv[1:]))
