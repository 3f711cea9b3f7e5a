"""A local Discord with the demonstration bot, and windows of a real browser in it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from playground import HandClock, Person, Playground
from tests.patience import patience
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot
from tools import chromium

OpenWindow = Callable[..., Awaitable[Window]]

PHONE = 500
"""Narrower ones are touched."""
AT_REST = '<link rel="icon" href="data:,">'
"""A page of a town in which nothing runs, and nothing is asked for."""

expect.set_options(timeout=15_000)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Closed after the last test that needs it: it is busy even while nobody looks."""
    path = chromium.program()
    if path is None:
        pytest.skip("the browser tests need Chromium: apt-get install chromium-headless-shell")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path)
        yield browser
        await browser.close()


class Pages:
    """The pages of a browser, each a browser of its own to all that it shows.

    They are shown one town after the other, of which each has an address of its own: to open one costs a process.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._at_rest: dict[bool, list[Page]] = {False: [], True: []}

    async def take(self, *, width: int, scheme: str) -> Page:
        """A page so wide, in which nothing is shown, that nobody has but this one."""
        touched = width < PHONE
        pages = self._at_rest[touched]
        page = pages.pop() if pages else await (await self._browser.new_context(has_touch=touched)).new_page()
        await page.set_viewport_size({"width": width, "height": 800})
        await page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        return page

    async def give_back(self, page: Page, town: Playground) -> None:
        """Leave a town, and nothing behind."""
        await page.unroute_all()
        await page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        await page.route("**/at-rest", lambda route: route.fulfill(body=AT_REST, content_type="text/html"))
        await page.goto(f"{town.address}at-rest")
        await page.unroute_all()
        self._at_rest[page.viewport_size is not None and page.viewport_size["width"] < PHONE].append(page)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def pages(browser: Browser) -> Pages:
    return Pages(browser)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest_asyncio.fixture(loop_scope="session")
async def town(browser: Browser, clock: HandClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, port=0) as playground:
        yield playground
    playground.check()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(town: Playground) -> AsyncIterator[DemoBot]:
    town.settle()
    bot = DemoBot(town.connector())
    task = asyncio.create_task(bot.start(town.token))
    await bot.is_connected()
    yield bot
    async with patience("the demonstration bot ends"):
        await bot.close()
        await task


@pytest.fixture
def ana(town: Playground) -> Person:
    return town.user("Ana")


@pytest.fixture
def bruno(town: Playground) -> Person:
    return town.user("Bruno")


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(pages: Pages, town: Playground, bot: DemoBot) -> AsyncIterator[OpenWindow]:
    """Opens windows as persons; whatever one complains about in its console fails the test."""
    complaints: list[str] = []
    opened: list[Page] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def fail(error: Error) -> None:
        complaints.append(str(error))

    async def open_(person: Person, *, width: int = 1280, scheme: str = "dark") -> Window:
        page = await pages.take(width=width, scheme=scheme)
        opened.append(page)
        page.on("console", listen)
        page.on("pageerror", fail)
        await page.goto(f"{town.address}#{person.id}")
        window = Window(page)
        await expect(window.composer).to_be_enabled()
        return window

    yield open_
    for page in opened:
        page.remove_listener("console", listen)
        page.remove_listener("pageerror", fail)
        await pages.give_back(page, town)
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def window(open_window: OpenWindow, ana: Person) -> Window:
    """Ana's."""
    return await open_window(ana)
