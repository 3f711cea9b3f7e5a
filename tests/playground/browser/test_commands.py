"""Slash commands: the list, options, choices, suggestions, and what is shown while the bot is silent."""

import asyncio
import re

import pytest
from playwright.async_api import Route, expect

from playground import HandClock, Person, Playground
from tests.patience import patience
from tests.playground.browser.conftest import OpenWindow
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_slash_lists_the_commands(window: Window) -> None:
    await window.composer.click()
    await window.type("/sho")
    options = window.page.get_by_role("option")
    await expect(options).to_have_text(
        [re.compile(f"/show {each}") for each in ("choosers", "layout", "panel", "picture")]
    )
    await window.press("ArrowDown", "Enter", "Enter")
    await expect(window.message("The board is red")).to_be_visible()
    await expect(window.messages.last.locator(".above")).to_have_text("Ana used /show layout")


async def test_a_required_option_is_asked_for(window: Window) -> None:
    await window.composer.click()
    await window.type("/echo ")
    await window.press("Enter")
    await expect(window.page.get_by_role("alert").filter(has_text="This option is required")).to_be_visible()
    await window.type("fish")
    await window.press("Enter")
    await expect(window.message("fish")).to_be_visible()
    await expect(window.composer).to_be_focused()


async def test_optional_options_and_choices(window: Window) -> None:
    await window.composer.click()
    await window.type("/echo fish")
    await window.find("combobox", "More options").click()
    await window.page.get_by_role("option", name=re.compile("^voice")).click()
    await window.page.get_by_role("option", name="Loud").click()
    await window.find("combobox", "More options").focus()
    await expect(window.page.get_by_role("option", name=re.compile("^times"))).to_be_visible()
    await window.press("ArrowDown", "Enter")
    await window.type("9")
    await window.press("Enter")
    await expect(window.page.get_by_text("Enter a number of at most 3.")).to_be_visible()
    await window.press("Backspace")
    await window.type("2")
    await window.press("Enter")
    await expect(window.message("FISH FISH")).to_be_visible()


async def test_a_whole_command_can_be_typed(window: Window) -> None:
    await window.use("echo", text="one fish", times="2", voice="loud")
    await expect(window.message("ONE FISH ONE FISH")).to_be_visible()


async def test_a_command_is_no_message_however_fast_it_is_sent(window: Window) -> None:
    known = asyncio.Event()

    async def hold(route: Route) -> None:
        async with patience("the test lets the commands through"):
            await known.wait()
        await route.continue_()

    await window.page.route("**/commands?*", hold)
    await window.page.reload()
    await window.say("/echo text:quick")
    known.set()
    await expect(window.page.get_by_label("text", exact=True)).to_have_value("quick")
    await window.press("Enter")
    await expect(window.message("quick").locator(".above")).to_have_text("Ana used /echo")


async def test_the_bot_suggests_while_one_types(window: Window) -> None:
    await window.composer.click()
    await window.type("/colour bl")
    options = window.page.get_by_role("option")
    await expect(options).to_have_text(["Blue", "Black"])
    await window.type("a")
    await expect(options).to_have_text(["Black"])
    await window.press("Enter", "Enter")
    await expect(window.message("en-US black")).to_be_visible()


async def test_commands_speak_the_language_of_the_person(open_window: OpenWindow, town: Playground) -> None:
    window = await open_window(town.user("Chloé", locale="fr"))
    await window.use("écho", texte="salut")
    await expect(window.message("salut")).to_be_visible()


async def test_a_person_is_an_option(window: Window, bruno: Person) -> None:
    await window.page.reload()
    await window.composer.click()
    await window.type("/greet bru")
    await window.page.get_by_role("option", name=re.compile("^Bruno")).click()
    await window.press("Enter")
    await expect(window.message("hello Bruno in here, 0 bytes")).to_be_visible()


async def test_escape_leaves_a_command(window: Window) -> None:
    await window.composer.click()
    await window.type("/echo ")
    await window.press("Escape")
    await window.type("hello")
    await expect(window.composer).to_have_value("hello")


async def test_the_bot_thinks_then_answers(window: Window, bot: DemoBot) -> None:
    await window.use("slow")
    await expect(window.message("Market Hall is thinking…")).to_be_visible()
    bot.go_on.set()
    await expect(window.message("finally")).to_be_visible()
    await expect(window.message("is thinking")).to_have_count(0)


async def test_a_command_without_an_answer_fails_after_three_seconds(window: Window, clock: HandClock) -> None:
    await window.use("silent")
    await expect(window.message("Sending command…")).to_be_visible()
    clock.advance(3)
    failed = window.message("The application did not respond")
    await expect(failed).to_contain_text("Only you can see this")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_commands_on_messages_and_on_people(window: Window) -> None:
    await window.say("wise words")
    await window.message("wise words").hover()
    await window.find("button", "More").click()
    await window.find("menuitem", "Quote").click()
    await expect(window.messages.last.locator("blockquote")).to_have_text("wise words")
    await window.page.locator("#members").get_by_role("button", name="Olga").click()
    await window.form.get_by_role("button", name="Wave").click()
    await expect(window.message("waves at Olga")).to_be_visible()
