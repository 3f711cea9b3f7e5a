"""A local Discord with the demonstration bot, and windows of a real browser in it."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, async_playwright, expect

from playground import HandClock, Person, Playground
from tests.patience import patience
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot

OpenWindow = Callable[..., Awaitable[Window]]

expect.set_options(timeout=15_000)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Closed after the last test that needs it: it is busy even while nobody looks."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("the browser tests need Chromium: apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path)
        yield browser
        await browser.close()


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
async def open_window(browser: Browser, town: Playground, bot: DemoBot) -> AsyncIterator[OpenWindow]:
    """Opens windows as persons; whatever one complains about in its console fails the test."""
    complaints: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def fail(error: Error) -> None:
        complaints.append(str(error))

    async def open_(person: Person, *, width: int = 1280, scheme: str = "dark") -> Window:
        context = await browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme="light" if scheme == "light" else "dark",
            has_touch=width < 500,
        )
        contexts.append(context)
        page = await context.new_page()
        page.on("console", listen)
        page.on("pageerror", fail)
        await page.goto(f"{town.address}#{person.id}")
        window = Window(page)
        await expect(window.composer).to_be_enabled()
        return window

    yield open_
    for context in contexts:
        await context.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def window(open_window: OpenWindow, ana: Person) -> Window:
    """Ana's."""
    return await open_window(ana)
