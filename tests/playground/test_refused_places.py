"""Who may do what where: permissions, threads, direct messages, and limits over time."""

from collections.abc import Awaitable

import discord as dpy
import pytest

from playground import HandClock, Impossible, Playground, threads
from playground.model import Channel
from playground.permissions import Permission
from tests.playground.conftest import StartBot
from tests.playground.demo_bot import DemoBot


async def code_of(request: Awaitable[object]) -> tuple[int, int]:
    with pytest.raises(dpy.HTTPException) as caught:
        await request
    return caught.value.status, caught.value.code


def place(bot: DemoBot, channel: Channel) -> dpy.PartialMessageable:
    return bot.get_partial_messageable(int(channel.id))


def deny(discord: Playground, channel: Channel, what: Permission) -> None:
    threads.permit(discord.world, channel, discord.world.bot.id, deny=what)


def _text_channel(discord: Playground, bot: DemoBot) -> dpy.TextChannel:
    channel = bot.get_channel(int(discord.channel.id))
    assert isinstance(channel, dpy.TextChannel)
    return channel


async def start_thread(discord: Playground, bot: DemoBot) -> tuple[dpy.Thread, Channel]:
    thread = await _text_channel(discord, bot).create_thread(name="Table 1", type=dpy.ChannelType.public_thread)
    return thread, discord.world.threads[str(thread.id)]


# -- permissions ----------------------------------------------------------------------------------------


async def test_an_unseen_channel_is_out_of_reach(discord: Playground, bot: DemoBot) -> None:
    deny(discord, discord.channel, Permission.VIEW_CHANNEL)
    assert await code_of(place(bot, discord.channel).send("x")) == (403, 50001)
    assert await code_of(bot.fetch_channel(int(discord.channel.id))) == (403, 50001)
    assert await code_of(bot.fetch_channel(1)) == (404, 10003)


@pytest.mark.parametrize("lacking", [Permission.SEND_MESSAGES, Permission.ATTACH_FILES])
async def test_sending_needs_permissions(discord: Playground, bot: DemoBot, lacking: Permission) -> None:
    deny(discord, discord.channel, lacking)
    file = dpy.File(__file__)
    assert await code_of(place(bot, discord.channel).send("x", file=file)) == (403, 50013)
    file.close()


async def test_answers_need_no_permission_to_send(discord: Playground, bot: DemoBot) -> None:
    deny(discord, discord.channel, Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    assert (await discord.user().slash("echo", text="still here")).text == "still here"


async def test_people_need_permissions_too(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user()
    threads.permit(discord.world, discord.channel, ana.id, deny=Permission.SEND_MESSAGES)
    with pytest.raises(Impossible):
        await ana.say("x")
    await ana.slash("echo", text="commands are another matter")
    threads.permit(discord.world, discord.channel, ana.id, deny=Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(Impossible):
        await ana.slash("echo", text="x")
    threads.permit(discord.world, discord.channel, ana.id, deny=Permission.VIEW_CHANNEL)
    assert ana.sees() == []


async def test_other_peoples_messages(discord: Playground, bot: DemoBot) -> None:
    said = await discord.user().say("mine")
    message = place(bot, discord.channel).get_partial_message(int(said.id))
    assert await code_of(message.edit(content="yours")) == (403, 50005)
    deny(discord, discord.channel, Permission.MANAGE_MESSAGES)
    assert await code_of(message.delete()) == (403, 50013)
    assert await code_of(message.delete(delay=None)) == (403, 50013)


async def test_a_deleted_message_is_unknown(discord: Playground, bot: DemoBot) -> None:
    sent = await place(bot, discord.channel).send("x")
    await sent.delete()
    assert await code_of(sent.edit(content="y")) == (404, 10008)
    assert await code_of(sent.delete()) == (404, 10008)


async def test_a_command_may_need_permissions(discord: Playground, bot: DemoBot) -> None:
    @bot.tree.command(name="close", description="Close the market")
    @dpy.app_commands.default_permissions(manage_guild=True)
    async def close(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("closed")

    await bot.tree.sync()
    ana = discord.user()
    with pytest.raises(Impossible):
        await ana.slash("close")
    role = discord.world.add_role(discord.guild, "Warden", Permission.MANAGE_GUILD)
    discord.guild.members[ana.id].roles.append(role.id)
    assert (await ana.slash("close")).text == "closed"


# -- threads --------------------------------------------------------------------------------------------


async def test_an_archived_thread_comes_back_when_somebody_writes(discord: Playground, bot: DemoBot) -> None:
    thread, kept = await start_thread(discord, bot)
    sent = await thread.send("board")
    await thread.edit(archived=True)
    assert await code_of(sent.edit(content="x")) == (400, 50083)
    assert await code_of(thread.edit(name="x")) == (400, 50083)
    await thread.send("awake")
    assert not kept.archived
    await sent.edit(content="works again")


async def test_a_locked_thread_stays_closed(discord: Playground, bot: DemoBot) -> None:
    thread, _ = await start_thread(discord, bot)
    await thread.edit(archived=True, locked=True)
    assert await code_of(thread.send("x")) == (400, 50083)
    await thread.edit(archived=False, locked=False)
    await thread.send("open again")


async def test_a_quiet_thread_is_archived(discord: Playground, bot: DemoBot, clock: HandClock) -> None:
    thread, kept = await start_thread(discord, bot)
    clock.advance(1440 * 60 - 1)
    await thread.send("not yet")
    clock.advance(1440 * 60 - 1)
    assert not kept.archived
    clock.advance(1)
    assert kept.archived


async def test_what_was_refused_can_be_sent_again_with_its_nonce(discord: Playground, bot: DemoBot) -> None:
    thread, kept = await start_thread(discord, bot)
    ana = discord.user("Ana")
    kept.thread_members |= dict.fromkeys(map(str, range(threads.MAX_THREAD_MEMBERS)), 0.0)
    assert await code_of(thread.send(ana.mention, nonce="row-17")) == (400, 30033)
    kept.thread_members.clear()
    await thread.send(ana.mention, nonce="row-17")
    assert [seen.text for seen in ana.sees(kept)] == [ana.mention]


async def test_threads_have_limits(discord: Playground, bot: DemoBot) -> None:
    sent = await _text_channel(discord, bot).send("x")
    await sent.create_thread(name="one")
    assert await code_of(sent.create_thread(name="two")) == (400, 160004)
    discord.world.limits.active_threads = 1
    with pytest.raises(dpy.HTTPException) as caught:
        await start_thread(discord, bot)
    assert caught.value.code == 160006
    deny(discord, discord.channel, Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(dpy.Forbidden) as refused:
        await start_thread(discord, bot)
    assert refused.value.code == 50013


async def test_archive_times_are_a_few(discord: Playground, bot: DemoBot) -> None:
    route = dpy.http.Route("POST", f"/channels/{discord.channel.id}/threads")
    body = {"name": "x", "type": 11, "auto_archive_duration": 61}
    with pytest.raises(dpy.HTTPException, match="In auto_archive_duration: Value must be one of"):
        await bot.http.request(route, json=body)


async def test_a_private_thread_is_seen_by_its_members_and_wardens(discord: Playground, bot: DemoBot) -> None:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    thread = await _text_channel(discord, bot).create_thread(name="hidden", type=dpy.ChannelType.private_thread)
    await thread.send(f"come in, {ana.mention}")
    kept = discord.world.threads[str(thread.id)]
    assert [seen.text for seen in ana.sees(kept)] == [f"come in, {ana.mention}"]
    assert bruno.sees(kept) == []
    role = discord.world.add_role(discord.guild, "Warden", Permission.MANAGE_THREADS)
    discord.guild.members[bruno.id].roles.append(role.id)
    assert len(bruno.sees(kept)) == 1


async def test_names_change_twice_in_ten_minutes(discord: Playground, start_bot: StartBot, clock: HandClock) -> None:
    bot = await start_bot(max_ratelimit_timeout=30.0)
    thread, _ = await start_thread(discord, bot)
    await thread.edit(name="one")
    await thread.edit(name="two")
    with pytest.raises(dpy.RateLimited) as caught:
        await thread.edit(name="three")
    assert caught.value.retry_after == 600
    clock.advance(600)
    await thread.edit(name="three")


async def test_old_messages_are_not_edited_for_ever(discord: Playground, start_bot: StartBot, clock: HandClock) -> None:
    bot = await start_bot(max_ratelimit_timeout=30.0)
    discord.world.limits.old_edits_per_hour = 1
    sent = await place(bot, discord.channel).send("board")
    for number in range(3):
        await sent.edit(content=str(number))
    clock.advance(3600)
    await sent.edit(content="once")
    with pytest.raises(dpy.RateLimited):
        await sent.edit(content="twice")
    assert discord.records.refusals[-1].code == 30046


# -- direct messages ------------------------------------------------------------------------------------


async def test_closed_dms(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user(dms_open=False)
    answer = await ana.slash("write")
    assert (await answer.done()).text == "closed: 50007"
    assert ana.dms == []


async def test_no_mutual_guild(discord: Playground, bot: DemoBot) -> None:
    stranger = discord.user(member=False)
    user = await bot.fetch_user(int(stranger.id))
    assert await code_of(user.send("x")) == (403, 50278)


async def test_opening_dms_too_fast(discord: Playground, bot: DemoBot, clock: HandClock) -> None:
    discord.world.limits.new_dms_per_10_minutes = 1
    first, second = [await bot.fetch_user(int(discord.user().id)) for _ in range(2)]
    await first.send("x")
    assert await code_of(second.send("x")) == (403, 40003)
    await first.send("an open one is no matter")
    clock.advance(600)
    await second.send("x")


# -- commands over time -----------------------------------------------------------------------------------


async def test_two_hundred_new_commands_a_day(discord: Playground, bot: DemoBot, clock: HandClock) -> None:
    already = len(await bot.tree.fetch_commands())
    discord.world.limits.command_creates_per_day = already

    @bot.tree.command(name="another", description="One more")
    async def another(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("x")

    assert await code_of(bot.tree.sync()) == (400, 30034)
    clock.advance(24 * 3600)
    await bot.tree.sync()
