"""Forms that the bot opens."""

import pytest
from playwright.async_api import FilePayload, expect

from playground import HandClock
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_form_is_filled_and_sent(window: Window) -> None:
    await window.use("show panel")
    await window.click("Order")
    await expect(window.page.get_by_role("dialog", name="Your order")).to_be_visible()
    await window.form.get_by_label("Price").fill("12345")
    await window.form.get_by_role("combobox", name="Goods").click()
    await window.find("option", "Fish").click()
    await window.find("button", "Done").click()
    await window.form.get_by_role("radio", name="By boat").check()
    await window.form.get_by_role("checkbox", name="Salt").check()
    await window.form.get_by_role("checkbox", name="Sealed").check()
    await window.find("button", "Submit").click()
    await expect(window.message("ordered 1234 | Bread+Fish | boat | Salt | True")).to_be_visible()
    await expect(window.form).to_have_count(0)


async def test_what_is_missing_is_said_and_nothing_is_lost(window: Window) -> None:
    await window.use("show panel")
    await window.click("Order")
    await window.form.get_by_label("Price").fill("7")
    await window.find("button", "Submit").click()
    await expect(window.form.get_by_text("This field is required.")).to_have_count(1)
    await expect(window.form.get_by_role("radio", name="By boat")).to_be_focused()
    await expect(window.form.get_by_label("Price")).to_have_value("7")


async def test_a_form_is_filled_by_keyboard_alone(window: Window) -> None:
    await window.use("form")
    await expect(window.form.get_by_label("Name")).to_be_focused()
    await window.type("Ana")
    await window.press("Enter")
    await expect(window.message("hello Ana")).to_be_visible()
    await expect(window.composer).to_be_focused()


async def test_escape_closes_a_form(window: Window, bot: DemoBot) -> None:
    await window.use("form")
    await expect(window.form).to_be_visible()
    await window.press("Escape")
    await expect(window.form).to_have_count(0)
    assert "modal_submit" not in bot.happened


async def test_a_form_without_an_answer_keeps_what_was_typed(window: Window, bot: DemoBot, clock: HandClock) -> None:
    await window.use("form")
    await window.form.get_by_label("Name").fill("Ana")
    await bot.close()
    await window.find("button", "Submit").click()
    await expect(window.find("button", "Submit")).to_be_disabled()
    clock.advance(3)
    await expect(window.form.get_by_text("Something went wrong. Try again.")).to_be_visible()
    await expect(window.form.get_by_label("Name")).to_have_value("Ana")
    await expect(window.find("button", "Submit")).to_be_enabled()


async def test_a_form_takes_files_and_people(window: Window) -> None:
    await window.use("show panel")
    await window.click("Papers")
    await expect(window.form.get_by_text("We need your papers.")).to_be_visible()
    paper = FilePayload(name="passport.txt", mimeType="text/plain", buffer=b"Ana")
    async with window.page.expect_response("**/uploads*"):
        await window.form.get_by_label("Papers").set_input_files([paper])
    await window.form.get_by_role("combobox", name="Friend").click()
    await window.type("olg")
    await window.press("Enter")
    await window.find("button", "Submit").click()
    await expect(window.message("[('passport.txt', 3)] ['Olga']")).to_be_visible()
