"""What the bot sends: buttons, menus, pictures, embeds, layouts, and what only one person sees."""

import re

import discord
import pytest
from playwright.async_api import expect

from playground import HandClock, Person, Playground
from tests.playground.browser.conftest import OpenWindow
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import PICTURE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_button_changes_the_message_for_everybody(open_window: OpenWindow, ana: Person, bruno: Person) -> None:
    hers, his = await open_window(ana), await open_window(bruno)
    await hers.use("show panel")
    await his.click("Count")
    await expect(hers.message("pressed 1 times")).to_contain_text("(edited)")
    await expect(hers.find("button", "Closed")).to_be_disabled()


async def test_a_button_is_pressed_by_keyboard_alone(window: Window) -> None:
    await window.use("show panel")
    await expect(window.find("button", "Count")).to_be_visible()
    await expect(window.composer).to_be_focused()
    await window.press("ArrowUp")
    await expect(window.messages.last).to_be_focused()
    for _ in range(10):
        if await window.find("button", "Count").evaluate("button => button === document.activeElement"):
            break
        await window.press("Tab")
    await window.press("Enter")
    await expect(window.message("pressed 1 times")).to_be_visible()
    await expect(window.find("button", "Count")).to_be_focused()
    await window.press("Space")
    await expect(window.message("pressed 2 times")).to_be_visible()


async def test_only_one_person_sees_an_ephemeral_message(open_window: OpenWindow, ana: Person, bruno: Person) -> None:
    hers, his = await open_window(ana), await open_window(bruno)
    await hers.use("show panel")
    await his.click("Whisper")
    secret = his.message("just for you")
    await expect(secret).to_contain_text("Only you can see this")
    await his.say("done")
    await expect(hers.message("done")).to_be_visible()
    await expect(hers.message("just for you")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)


async def test_several_values_are_chosen_in_a_menu(window: Window) -> None:
    await window.use("show panel")
    await window.find("combobox", "Pick colours").click()
    await window.find("option", "Red").click()
    await window.find("option", "Blue").click()
    await expect(window.find("option", "Green")).to_be_disabled()
    await window.find("button", "Done").click()
    await expect(window.message("picked red and blue")).to_be_visible()


async def test_a_menu_is_used_by_keyboard_alone(window: Window) -> None:
    await window.use("show panel")
    await window.find("combobox", "Pick colours").focus()
    await window.press("Enter", "ArrowDown", "Space", "Escape")
    await expect(window.message("picked green")).to_be_visible()


async def test_menus_offer_people_places_and_roles(window: Window, town: Playground, bruno: Person) -> None:
    town.world.add_role(town.guild, "Fishers")
    await window.page.reload()
    await window.use("show choosers")
    await window.find("combobox", "Who?").click()
    await window.type("bru")
    await window.press("Enter")
    await window.find("button", "Done").click()
    await expect(window.message("chose Bruno")).to_be_visible()
    await window.find("combobox", "Where?").click()
    await window.find("option", "general").click()
    await expect(window.message("chose #general")).to_be_visible()
    await window.find("combobox", "Which role?").click()
    await window.find("option", "@Fishers").click()
    await expect(window.message("chose @Fishers")).to_be_visible()


async def test_a_picture_has_its_text_and_opens_large(window: Window) -> None:
    await window.use("show picture")
    await expect(window.message("as it stands").locator(".embed-title")).to_have_text("A board")
    picture = window.message("A board").get_by_role("img", name="the board")
    await expect(picture).to_have_count(0)  # an embed's picture has no text in Discord
    opener = window.find("button", "Open picture")
    await expect(opener.locator("img")).to_have_js_property("naturalWidth", 64)
    await opener.click()
    await expect(window.form.locator("img")).to_have_js_property("naturalWidth", 64)
    await window.press("Escape")
    await expect(window.form).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_a_layout_of_components(window: Window) -> None:
    await window.use("show layout")
    layout = window.message("The board is red")
    await expect(layout.locator(".container")).to_have_css("border-left-color", "rgb(170, 0, 0)")
    await expect(layout.get_by_role("img", name="a red board")).to_have_js_property("naturalWidth", 64)
    await expect(layout.get_by_role("link", name="board.png")).to_be_visible()
    await window.find("button", "Open picture: a red board").click()
    await expect(window.form.get_by_text("a red board")).to_be_visible()
    await window.find("button", "Close").click()
    await window.click("Repaint")
    await expect(window.message("The board is blue")).to_be_visible()


async def test_an_own_emoji_stands_beside_its_word_and_is_not_read_twice(
    open_window: OpenWindow, ana: Person, bot: DemoBot
) -> None:
    fish = await bot.create_application_emoji(name="fish", image=PICTURE)
    view = discord.ui.LayoutView()
    menu: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(placeholder="Which?")
    menu.add_option(label="Sole", emoji=fish)
    view.add_item(discord.ui.TextDisplay(f"{fish} a fish"))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Buy", emoji=fish)))
    view.add_item(discord.ui.ActionRow(menu))
    view.stop()
    await bot.guilds[0].text_channels[0].send(view=view)
    for width in (1280, 390):
        window = await open_window(ana, width=width)
        await expect(window.find("button", "Buy").locator("img.emoji")).to_be_visible()
        await expect(window.message("a fish").get_by_alt_text(":fish:")).to_have_count(1)
        await window.find("combobox", "Which?").click()
        await expect(window.find("option", "Sole").locator("img.emoji")).to_be_visible()


async def test_a_press_without_an_answer_fails_after_three_seconds(
    window: Window, town: Playground, bot: DemoBot, clock: HandClock
) -> None:
    await window.use("show panel")
    button = window.find("button", "Count")
    await expect(button).to_be_visible()
    await bot.close()
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    clock.advance(3)
    await expect(window.message("This interaction failed")).to_be_visible()
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_an_absent_bot_is_listed_as_offline(window: Window, bot: DemoBot) -> None:
    members = window.page.locator("#members")
    await expect(members.get_by_role("heading")).to_have_text([re.compile("^Online")])
    await bot.close()
    await expect(members.get_by_role("heading")).to_have_text([re.compile("^Online"), "Offline — 1"])
