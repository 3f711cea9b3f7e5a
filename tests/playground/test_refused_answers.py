"""The rules for answering an interaction: once, in time, in the right way, with the right token."""

import asyncio
from collections.abc import Awaitable

import discord as dpy
import pytest
from discord import ui

from playground import Answer, HandClock, Person, Playground
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import Here, OldForm


@pytest.fixture
def ana(discord: Playground) -> Person:
    return discord.user("Ana")


async def use_hold(ana: Person, bot: DemoBot) -> tuple[Here, asyncio.Task[Answer]]:
    slash = asyncio.create_task(ana.slash("hold"))
    return await bot.next_held(), slash


async def click_hold(ana: Person, bot: DemoBot) -> tuple[Here, asyncio.Task[Answer]]:
    view = ui.View()
    view.add_item(ui.Button(label="Hold", custom_id="hold"))
    view.stop()
    await bot.get_partial_messageable(int(ana.channel.id)).send("a button", view=view)
    click = asyncio.create_task(ana.click("Hold"))
    return await bot.next_held(), click


async def code_of(request: Awaitable[object]) -> tuple[int, int]:
    with pytest.raises(dpy.HTTPException) as caught:
        await request
    return caught.value.status, caught.value.code


async def answer(bot: DemoBot, held: Here, kind: int, data: object = None) -> None:
    """Answer without discord.py's own checks."""
    route = dpy.http.Route("POST", f"/interactions/{held.id}/{held.token}/callback")
    await bot.http.request(route, json={"type": kind, "data": data})


async def test_an_interaction_is_answered_once(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    await held.response.send_message("first")
    assert (await slash).text == "first"
    assert await code_of(answer(bot, held, 4, {"content": "second"})) == (400, 40060)
    assert await code_of(answer(bot, held, 5)) == (400, 40060)
    assert [seen.text for seen in ana.sees()] == ["first"]


async def test_the_first_answer_has_three_seconds(ana: Person, bot: DemoBot, clock: HandClock) -> None:
    in_time, slash = await use_hold(ana, bot)
    clock.advance(2.9)
    await in_time.response.send_message("just in time")
    await slash
    late, slash = await use_hold(ana, bot)
    clock.advance(3)
    assert await code_of(late.response.send_message("too late")) == (404, 10062)
    with pytest.raises(Exception, match="did not respond"):
        await slash


async def test_an_unknown_interaction_is_refused(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    for path in (f"/interactions/1/{held.token}/callback", f"/interactions/{held.id}/wrong/callback"):
        request = bot.http.request(dpy.http.Route("POST", path), json={"type": 4, "data": {"content": "x"}})
        assert await code_of(request) == (404, 10062)
    await held.response.send_message("right")
    await slash


async def test_the_token_lives_fifteen_minutes(ana: Person, bot: DemoBot, clock: HandClock) -> None:
    held, slash = await use_hold(ana, bot)
    await held.response.send_message("first")
    await slash
    clock.advance(15 * 60 - 1)
    await held.followup.send("still there")
    await held.edit_original_response(content="edited")
    clock.advance(1)
    assert await code_of(held.followup.send("too late")) == (401, 50027)
    assert await code_of(held.edit_original_response(content="too late")) == (401, 50027)
    clock.advance(3600)
    await ana.slash("whisper")
    assert await code_of(held.followup.send("forgotten")) == (401, 50027)


async def test_no_follow_up_before_the_first_answer(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    assert await code_of(held.followup.send("too early")) == (404, 10015)
    assert await code_of(held.edit_original_response(content="too early")) == (404, 10015)
    await held.response.send_message("now")
    await slash


async def test_a_token_reaches_only_its_own_answers(ana: Person, bot: DemoBot) -> None:
    other = (await ana.slash("whisper")).message.id
    held, slash = await use_hold(ana, bot)
    await held.response.send_message("mine")
    await slash
    assert await code_of(held.followup.edit_message(int(other), content="stolen")) == (404, 10008)
    follow_up = await held.followup.send("more", wait=True)
    await held.followup.edit_message(follow_up.id, content="edited")
    await held.followup.delete_message(follow_up.id)
    await held.delete_original_response()
    assert await code_of(held.original_response()) == (404, 10008)
    assert [seen.text for seen in ana.sees()] == ["psst"]


async def test_each_kind_of_interaction_has_its_answers(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    for kind in (1, 6, 7, 8, 12):
        assert await code_of(answer(bot, held, kind, {"content": "x"})) == (400, 50035)
    await held.response.send_modal(OldForm())
    await slash
    submitted = asyncio.create_task(ana.fill(Name="Ana"))
    assert (await submitted).text == "hello Ana"


async def test_a_form_cannot_answer_a_form(ana: Person, bot: DemoBot) -> None:
    held, click = await click_hold(ana, bot)
    name = {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "name"}}
    form = {"title": "Form", "custom_id": "hold", "components": [name]}
    await answer(bot, held, 9, form)
    await click
    submit = asyncio.create_task(ana.fill(Name="x"))
    again = await bot.next_held()
    assert await code_of(answer(bot, again, 9, form)) == (400, 50035)
    await answer(bot, again, 7, {"content": "the message it came from"})
    await submit
    assert [seen.text for seen in ana.sees()] == ["the message it came from"]


async def test_a_deferred_answer_cannot_be_v2_yet(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    assert await code_of(answer(bot, held, 5, {"flags": 1 << 15})) == (400, 50035)
    await answer(bot, held, 5, {"flags": 1 << 6})
    thinking = await slash
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("V2 after all"))
    await held.edit_original_response(view=view)
    done = await thinking.done()
    assert (done.text, done.ephemeral) == ("V2 after all", True)


async def test_ephemeral_messages_are_out_of_the_bots_reach(ana: Person, bot: DemoBot) -> None:
    held, slash = await use_hold(ana, bot)
    await held.response.send_message("secret", ephemeral=True)
    number = int((await slash).message.id)
    channel = bot.get_partial_messageable(int(ana.channel.id))
    assert await code_of(channel.fetch_message(number)) == (404, 10008)
    partial = channel.get_partial_message(number)
    assert await code_of(partial.edit(content="x")) == (404, 10008)
    assert await code_of(partial.delete()) == (404, 10008)
    assert bot.heard == []
    await held.edit_original_response(content="its token reaches it")
    assert [seen.text for seen in ana.sees()] == ["its token reaches it"]


async def test_a_command_for_one_person_alone_has_five_follow_ups(discord: Playground, bot: DemoBot) -> None:
    @bot.tree.command(name="follow", description="Follows you")
    @dpy.app_commands.user_install()
    async def follow(interaction: Here) -> None:
        await interaction.response.send_message("here I am", ephemeral=True)
        bot.held.put_nowait(interaction)

    await bot.tree.sync()
    ana = discord.user("Ana")
    ana.user.has_installed = True
    elsewhere = discord.world.add_guild("Elsewhere", ana.user, with_bot=False)
    square = discord.world.add_channel(elsewhere, "square")
    await ana.slash("follow", in_=square)
    held = await bot.next_held()
    for number in range(5):
        await held.followup.send(str(number))
    assert await code_of(held.followup.send("one too many")) == (400, 40094)
