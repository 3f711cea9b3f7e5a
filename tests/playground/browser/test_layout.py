"""The page itself: phone width, light and dark, what a screen reader is told."""

import io
import struct
import zlib

import discord
import pytest
from playwright.async_api import expect

from playground import Person, Playground
from tests.playground.browser.conftest import OpenWindow
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import Layout

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = 390


async def test_panes_slide_on_a_phone(open_window: OpenWindow, ana: Person) -> None:
    window = await open_window(ana, width=PHONE)
    nav, members = window.page.locator("#nav"), window.page.locator("#members")
    await expect(nav).not_to_be_in_viewport()
    await window.find("button", "Channels").click()
    await expect(nav).to_be_in_viewport(ratio=1)
    await window.find("button", "Direct Messages").click()
    await window.channel("Market Hall").click()
    await expect(nav).not_to_be_in_viewport()
    await expect(window.page.get_by_text("the beginning of your direct message history")).to_be_visible()
    await window.find("button", "Members").click()
    await expect(members).to_be_in_viewport(ratio=1)
    await window.press("Escape")
    await expect(members).not_to_be_in_viewport()


async def test_a_phone_tells_that_something_is_unread_elsewhere(open_window: OpenWindow, ana: Person) -> None:
    window = await open_window(ana, width=PHONE)
    await window.use("write")
    await expect(window.find("button", "Channels, 1 mention")).to_be_visible()


async def test_a_command_is_sent_on_a_phone(open_window: OpenWindow, ana: Person) -> None:
    window = await open_window(ana, width=PHONE)
    await window.composer.fill("/echo ")
    await window.type("fish")
    await window.find("button", "Send").click()
    await expect(window.message("fish")).to_be_visible()


def wide_picture() -> bytes:
    """A white PNG of 1200 by 300."""
    head, rows = struct.pack(">IIBBBBB", 1200, 300, 8, 0, 0, 0, 0), zlib.compress((b"\0" + b"\xff" * 1200) * 300)
    chunks = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    packed = (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


async def test_nothing_is_wider_than_a_phone(
    open_window: OpenWindow, ana: Person, town: Playground, bot: DemoBot
) -> None:
    window = await open_window(ana, width=PHONE)
    await window.say("x" * 300)
    await window.say("```\n" + "wide " * 60 + "\n```")
    await window.use("show panel")
    picture = discord.File(io.BytesIO(wide_picture()), "board.png")
    await bot.get_partial_messageable(int(town.channel.id)).send(view=Layout("wide"), file=picture)
    await expect(window.message("The board is wide")).to_be_visible()
    too_wide = await window.page.locator("#scroller *").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().right > innerWidth).map(each => each.className)"
    )
    assert too_wide == []


@pytest.mark.parametrize(("scheme", "background"), [("light", "rgb(255, 255, 255)"), ("dark", "rgb(49, 51, 56)")])
async def test_the_theme_follows_the_system_until_one_is_chosen(
    open_window: OpenWindow, ana: Person, scheme: str, background: str
) -> None:
    window = await open_window(ana, scheme=scheme)
    chat = window.page.locator("#chat")
    await expect(chat).to_have_css("background-color", background)
    await window.find("button", "Theme: system").click()
    await window.find("button", "Theme: dark").click()
    await expect(chat).to_have_css("background-color", "rgb(255, 255, 255)")
    await window.page.reload()
    await expect(chat).to_have_css("background-color", "rgb(255, 255, 255)")


async def test_a_screen_reader_is_told_what_others_say(window: Window, bruno: Person) -> None:
    await window.page.reload()
    await expect(window.composer).to_be_enabled()
    await bruno.say("**fish** for <@1>")
    await expect(window.page.locator("#announcer")).to_have_text("Bruno: fish for @unknown-user")


async def test_every_control_has_a_name(window: Window, bruno: Person) -> None:
    await bruno.say("hello")
    for command in ("show panel", "show choosers", "show layout", "whisper"):
        await window.use(command)
    await expect(window.message("psst")).to_be_visible()
    controls = window.page.locator("button, a, input:not([hidden]), textarea, [role=combobox]")
    nameless = await controls.evaluate_all(
        """all => all.filter(each => !each.ariaLabel && !each.textContent.trim() && !each.title
                                     && !each.labels?.length).map(each => each.outerHTML)"""
    )
    assert nameless == []


async def test_the_page_is_the_same_at_localhost(window: Window, town: Playground, ana: Person) -> None:
    await window.page.goto(f"{town.address.replace('127.0.0.1', 'localhost')}#{ana.id}")
    await window.use("show layout")
    await expect(window.messages.get_by_role("img", name="a red board")).to_have_js_property("naturalWidth", 64)
