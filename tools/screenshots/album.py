"""A browser at a desk and one on a telephone, which take what one person sees."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page

from playground import Person, Playground
from playground.seen import Seen

FOLDER = Path("build/screenshots")
WIDTHS = {"desk": 1280, "phone": 390}
HEIGHT = 2600
"""As high as a window need be in which a whole message stands."""
DRAWN = 400
"""After so many milliseconds the page has drawn what it was told of."""


class Album:
    """Takes what one person sees, wherever it stands."""

    def __init__(self, pages: dict[str, Page], address: str, person: Person, folder: Path) -> None:
        self._pages = pages
        self._address = address
        self._person = person
        self._folder = folder
        self._open = ""

    async def take(self, name: str, seen: Seen) -> None:
        """A message, at every width."""
        await self._go_to(seen.message.channel_id)
        for width, page in self._pages.items():
            message = page.locator(f"#message-{seen.id}")
            await message.wait_for()
            await page.wait_for_timeout(DRAWN)
            for image in await message.locator("img").all():
                await image.evaluate("image => image.decode()")
            await message.screenshot(path=self._folder / f"{name}-{width}.png")

    async def form(self, name: str) -> None:
        """The form that stands open, which is closed then."""
        for width, page in self._pages.items():
            form = page.locator("dialog[open]")
            await form.wait_for()
            await page.wait_for_timeout(DRAWN)
            await form.screenshot(path=self._folder / f"{name}-{width}.png")
        for page in self._pages.values():
            await page.keyboard.press("Escape")

    async def _go_to(self, channel: str) -> None:
        if channel != self._open:
            for page in self._pages.values():
                await page.goto("about:blank")
                await page.goto(f"{self._address}#{self._person.id}/{channel}")
            self._open = channel


@asynccontextmanager
async def album(browser: Browser, discord: Playground, person: Person, folder: Path) -> AsyncIterator[Album]:
    """An album of what a person sees."""
    pages = {}
    for name, width in WIDTHS.items():
        context = await browser.new_context(viewport={"width": width, "height": HEIGHT}, color_scheme="dark")
        pages[name] = await context.new_page()
    try:
        yield Album(pages, discord.address, person, folder)
    finally:
        for page in pages.values():
            await page.context.close()
