"""Talking: messages, replies, persons, windows, direct messages, threads, what is unread."""

import asyncio
import re

import pytest
from playwright.async_api import FilePayload, Route, expect

from playground import Person, Playground
from tests.patience import patience
from tests.playground.browser.conftest import OpenWindow
from tests.playground.browser.window import Window
from tests.playground.demo_bot import DemoBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_two_windows_are_two_people(open_window: OpenWindow, ana: Person, bruno: Person) -> None:
    hers, his = await open_window(ana), await open_window(bruno)
    await hers.say("good morning")
    await expect(his.message("good morning").get_by_role("button", name="Ana", exact=True)).to_be_visible()
    await his.say("bom dia")
    await expect(hers.message("bom dia")).to_be_visible()


async def test_messages_of_one_author_are_grouped(window: Window) -> None:
    await window.say("one")
    await window.say("two")
    await expect(window.message("two")).to_have_class(re.compile("follows"))
    await expect(window.message("one")).not_to_have_class(re.compile("follows"))


async def test_what_people_write_never_becomes_markup(window: Window) -> None:
    evil = "<script>window.hurt = 1</script> <img src=x onerror='window.hurt = 2'> **bold** [x](javascript:alert(1))"
    await window.say(evil)
    text = window.messages.locator(".text")
    await expect(text).to_have_text(evil.replace("**", ""))
    await expect(text.locator("script, img, a")).to_have_count(0)
    await expect(text.locator("strong")).to_have_text("bold")
    assert await window.page.evaluate("window.hurt") is None


async def test_a_spoiler_opens_when_pressed(window: Window) -> None:
    await window.say("the winner is ||Bruno||")
    spoiler = window.find("button", "Spoiler")
    await spoiler.press("Enter")
    await expect(window.messages.locator(".spoiler.revealed")).to_have_text("Bruno")
    await expect(spoiler).to_have_count(0)


async def test_a_reply_shows_what_it_answers(open_window: OpenWindow, ana: Person, bruno: Person) -> None:
    hers, his = await open_window(ana), await open_window(bruno)
    await hers.say("who plays?")
    await his.message("who plays?").hover()
    await his.find("button", "Reply").click()
    await expect(his.page.get_by_text("Replying to Ana")).to_be_visible()
    await his.say("me")
    reply = hers.messages.last
    await expect(reply.locator(".above")).to_contain_text("who plays?")
    await expect(reply).to_have_class(re.compile("pings"))


async def test_a_name_is_suggested_and_calls_its_person(
    open_window: OpenWindow, ana: Person, bruno: Person, town: Playground
) -> None:
    hers, his = await open_window(ana), await open_window(bruno)
    await hers.composer.click()
    await hers.type("come here, @bru")
    await expect(hers.find("option", "Bruno bruno")).to_be_visible()
    await hers.press("Enter", "Enter")
    await expect(his.messages.last).to_have_text(re.compile("come here, @Bruno"))
    await expect(his.messages.last).to_have_class(re.compile("pings"))
    assert town.channel.messages.popitem()[1].mentions == [bruno.id]


async def test_each_person_keeps_their_own_view(
    open_window: OpenWindow, town: Playground, ana: Person, bruno: Person
) -> None:
    town.world.add_channel(town.guild, "quiet")
    window = await open_window(ana)
    await window.channel("quiet").click()
    await expect(window.channel("quiet")).to_have_attribute("aria-current", "page")
    await window.say("Ana was here")
    await window.composer.fill("half a thou")
    await window.become("Bruno")
    await expect(window.page.get_by_role("heading", name="general", exact=True)).to_be_visible()
    await expect(window.composer).to_have_value("")
    await window.become("Ana")
    await expect(window.message("Ana was here")).to_be_visible()
    await expect(window.composer).to_have_value("half a thou")
    await window.page.reload()
    await expect(window.message("Ana was here")).to_be_visible()


async def test_what_is_written_while_a_message_is_on_its_way_is_kept(window: Window, bruno: Person) -> None:
    arrives = asyncio.Event()

    async def hold(route: Route) -> None:
        if route.request.method == "POST":
            async with patience("the test lets the message through"):
                await arrives.wait()
        await route.continue_()

    await window.page.route("**/messages*", hold)
    await window.say("the first")
    await window.composer.fill("half of the sec")
    arrives.set()
    await expect(window.message("the first")).to_be_visible()
    await window.become(bruno.name)
    await expect(window.composer).to_have_value("")
    await window.become("Ana")
    await expect(window.composer).to_have_value("half of the sec")


async def test_unread_messages_are_marked_until_they_are_read(
    open_window: OpenWindow, ana: Person, bruno: Person, town: Playground
) -> None:
    quiet = town.world.add_channel(town.guild, "quiet")
    hers = await open_window(ana)
    await bruno.say("psst", in_=quiet)
    await expect(hers.channel("quiet, unread")).to_be_visible()
    await bruno.say(f"<@{ana.id}>!", in_=quiet)
    await hers.channel("quiet, 1 mention").click()
    await expect(hers.channel("quiet")).to_have_attribute("aria-current", "page")
    await expect(hers.message("psst").locator(".new")).to_have_text("New")


async def test_the_switch_tells_who_else_is_called(window: Window, ana: Person, bruno: Person) -> None:
    await ana.say(f"<@{bruno.id}> your turn")
    await window.page.get_by_role("button", name="You are: Ana. Change person").click()
    await expect(window.page.get_by_role("menuitemradio", name=re.compile("^Bruno")).locator(".badge")).to_have_text(
        "1"
    )


async def test_a_direct_message_is_marked_opened_and_answered(window: Window) -> None:
    await window.use("write")
    await expect(window.message("look at your DMs")).to_be_visible()
    await window.find("button", "Direct Messages, 1 mention").click()
    await expect(window.message("a secret")).to_be_visible()
    await expect(window.find("button", "Direct Messages")).to_have_attribute("aria-current", "true")
    await window.say("A12 C17")
    await expect(window.message("you said A12 C17")).to_be_visible()


async def test_a_thread_is_listed_and_opened_from_its_message(window: Window) -> None:
    await window.use("talk", name="Table 7")
    await window.messages.get_by_role("button", name=re.compile("^Table 7")).click()
    await expect(window.message("welcome")).to_be_visible()
    await expect(window.channel("Table 7 (thread)")).to_have_attribute("aria-current", "page")
    await window.click("Count")
    await expect(window.message("pressed 1 times")).to_be_visible()


async def test_a_link_to_a_message_leads_there(window: Window, town: Playground, ana: Person) -> None:
    said = await ana.say("look here")
    for number in range(60):
        await ana.say(f"talk {number}")
    await window.say(f"https://discord.com/channels/{town.guild.id}/{town.channel.id}/{said.id}")
    await window.messages.last.get_by_role("link", name="#general › message").click()
    await expect(window.message("look here")).to_be_in_viewport()
    await window.page.get_by_role("button", name=re.compile("Jump to present")).click()
    await expect(window.messages.last).to_be_in_viewport()


async def test_older_messages_come_when_one_scrolls_up(open_window: OpenWindow, ana: Person) -> None:
    for number in range(120):
        await ana.say(f"line {number}")
    window = await open_window(ana)
    await expect(window.message("line 119")).to_be_in_viewport()
    await expect(window.messages).to_have_count(50)
    for shown in (100, 120):
        await window.page.locator("#scroller").evaluate("scroller => scroller.scrollTo(0, 0)")
        await expect(window.messages).to_have_count(shown)
    await expect(window.page.get_by_text("Welcome to #general!")).to_be_visible()


async def test_a_reaction_is_added_and_taken_back(window: Window, bot: DemoBot) -> None:
    await window.say("fish?")
    await window.message("fish?").hover()
    await window.find("button", "Add reaction").click()
    await window.find("button", "👍").click()
    await window.find("button", "👍, 1").click()
    await expect(window.find("button", "👍, 1")).to_have_count(0)


async def test_a_file_is_sent(window: Window, bot: DemoBot) -> None:
    file = FilePayload(name="rules.txt", mimeType="text/plain", buffer=b"be kind")
    await window.page.locator("#composer input[type=file]").set_input_files([file])
    await expect(window.find("button", "Remove rules.txt")).to_be_visible()
    await window.say("read this")
    await expect(window.message("read this").get_by_role("link", name="rules.txt")).to_be_visible()


async def test_the_page_comes_back_after_the_connection_was_lost(window: Window, town: Playground, ana: Person) -> None:
    await town._page.close()
    await ana.say("while you were away")
    await expect(window.message("while you were away")).to_be_visible()
    await expect(window.page.get_by_text("Connecting…")).to_be_hidden()
