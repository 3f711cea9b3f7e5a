"""Guilds, channels, threads, roles, members, commands of a guild, emojis: the rest of what discord.py asks."""

import asyncio

import discord as dpy
import pytest

from playground import HandClock, Playground, threads
from playground.gateway import Intent
from playground.model import ChannelType
from playground.permissions import Permission
from playground.refusal import Problems
from playground.routes.application import MAX_EMOJI_SIZE, MAX_EMOJIS
from tests.playground.conftest import StartBot
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import PICTURE, Here


@pytest.fixture
def ruler(discord: Playground, bot: DemoBot) -> dpy.Guild:
    """The guild, in which the bot may do everything."""
    role = next(each for each in discord.guild.roles.values() if each.bot_id)
    role.permissions = Permission.ADMINISTRATOR
    guild = bot.get_guild(int(discord.guild.id))
    assert guild
    return guild


async def code_of(request: object) -> int:
    with pytest.raises(dpy.HTTPException) as caught:
        await request  # type: ignore[misc]  # any awaitable
    return caught.value.code


async def test_channels_are_made_changed_and_removed(discord: Playground, ruler: dpy.Guild) -> None:
    category = await ruler.create_category("Stands")
    channel = await ruler.create_text_channel("Fish Stand", category=category, topic="fresh")
    kept = discord.world.channels[str(channel.id)]
    assert (kept.name, kept.topic, kept.parent_id) == ("fish-stand", "fresh", str(category.id))
    await channel.edit(name="old-fish", slowmode_delay=5)
    assert kept.name == "old-fish"
    ana = discord.user()
    member = await ruler.fetch_member(int(ana.id))
    await channel.set_permissions(member, view_channel=False)
    assert not discord.world.may_see(ana.user, kept)
    await channel.set_permissions(member, overwrite=None)
    assert discord.world.may_see(ana.user, kept)
    fetched = await ruler.fetch_channel(channel.id)
    assert fetched.name == "old-fish"
    assert len(await ruler.fetch_channels()) == 3
    await channel.delete()
    assert str(channel.id) not in discord.world.channels


async def test_without_the_right_nothing_is_made_or_removed(discord: Playground, bot: DemoBot) -> None:
    guild = bot.guilds[0]
    channel = guild.text_channels[0]
    assert await code_of(guild.create_text_channel("x")) == 50013
    assert await code_of(channel.delete()) == 50013
    assert await code_of(channel.edit(topic="x")) == 50013
    assert await code_of(channel.set_permissions(guild.default_role, send_messages=False)) == 50013
    member = await guild.fetch_member(int(discord.user().id))
    assert await code_of(member.add_roles(dpy.Object(int(discord.world.add_role(discord.guild, "x").id)))) == 50013


async def test_a_guild_has_so_many_channels(discord: Playground, ruler: dpy.Guild) -> None:
    world, guild = discord.world, discord.guild
    category = world.add_channel(guild, "Full", ChannelType.CATEGORY)
    for number in range(50):
        world.add_channel(guild, f"c{number}", parent=category)
    with pytest.raises(dpy.HTTPException, match="In parent_id: Maximum number of channels in category"):
        await ruler.create_text_channel("x", category=dpy.Object(int(category.id)))  # type: ignore[arg-type]  # the id will do
    while len(guild.channels) < 500:
        world.add_channel(guild, "more")
    assert await code_of(ruler.create_text_channel("x")) == 30013


@pytest.mark.defect(30)
async def test_a_voice_channel_is_one_more_channel(discord: Playground, ruler: dpy.Guild) -> None:
    added = discord.world.add_channel(discord.guild, "Talk", ChannelType.VOICE)
    made = await ruler.create_voice_channel("Sing")
    assert {each.name for each in await ruler.fetch_channels()} >= {"Talk", "Sing"}
    assert made.bitrate > 0
    await discord.watch.until(lambda: ruler.get_channel(int(added.id)), "the bot knows of it")


async def test_of_a_deleted_channel_a_bot_is_told_and_of_the_threads_on_it_not(
    discord: Playground, ruler: dpy.Guild, bot: DemoBot
) -> None:
    channel = await ruler.create_text_channel("stalls")
    thread = await channel.create_thread(name="fish", type=dpy.ChannelType.public_thread)
    told: list[str] = []
    discord.gateway.watchers.append(lambda name, _: told.append(name))
    gone = asyncio.create_task(bot.wait_for("guild_channel_delete", timeout=5))
    await channel.delete()
    assert (await gone).id == channel.id
    assert [name for name in told if name.endswith("_DELETE")] == ["CHANNEL_DELETE"]
    assert str(thread.id) not in discord.world.threads
    assert await code_of(ruler.fetch_channel(thread.id)) == 10003


async def test_threads_are_joined_listed_and_removed(discord: Playground, ruler: dpy.Guild) -> None:
    channel = ruler.text_channels[0]
    ana = discord.user("Ana")
    public = await channel.create_thread(name="public", type=dpy.ChannelType.public_thread)
    private = await channel.create_thread(name="private", type=dpy.ChannelType.private_thread, invitable=False)
    member = await ruler.fetch_member(int(ana.id))
    await private.add_user(member)
    assert {each.id for each in await private.fetch_members()} == {int(ana.id), int(discord.world.bot.id)}
    assert (await private.fetch_member(member.id)).thread_id == private.id
    await private.remove_user(member)
    assert await code_of(private.fetch_member(member.id)) == 10007
    assert {each.name for each in await ruler.active_threads()} == {"public", "private"}
    await public.leave()
    await public.join()
    await public.edit(archived=True)
    await private.edit(archived=True)
    assert [each.name async for each in channel.archived_threads()] == ["public"]
    assert [each.name async for each in channel.archived_threads(private=True)] == ["private"]
    await public.delete()
    assert str(public.id) not in discord.world.threads


async def test_a_thread_has_so_many_members(discord: Playground, ruler: dpy.Guild) -> None:
    thread = await ruler.text_channels[0].create_thread(name="full", type=dpy.ChannelType.public_thread)
    kept = discord.world.threads[str(thread.id)]
    kept.thread_members |= {str(number): 0.0 for number in range(999)}
    member = await ruler.fetch_member(int(discord.user().id))
    assert await code_of(thread.add_user(member)) == 30033


async def test_a_channel_comes_into_sight_with_its_threads(discord: Playground, bot: DemoBot) -> None:
    bot_id = discord.world.bot.id
    ana = discord.user().user
    threads.permit(discord.world, discord.channel, bot_id, deny=Permission.VIEW_CHANNEL)
    thread = threads.start(discord.world, discord.channel, ana, {"name": "hanging", "type": 11}, Problems())
    joined = asyncio.create_task(bot.wait_for("thread_join", timeout=5))
    await asyncio.sleep(0)
    threads.permit(discord.world, discord.channel, bot_id)
    assert (await joined).id == int(thread.id)


async def test_roles_and_members(discord: Playground, start_bot: StartBot) -> None:
    discord.world.portal_intents = Intent.GUILD_MEMBERS
    intents = dpy.Intents.default()
    intents.members = True
    bot = await start_bot(intents=intents)
    next(each for each in discord.guild.roles.values() if each.bot_id).permissions = Permission.ADMINISTRATOR
    ana = discord.user("Ana")
    fishers = discord.world.add_role(discord.guild, "Fishers", color=0x0000FF)
    guild = bot.guilds[0]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Market Hall", "Fishers"]
    member = await guild.fetch_member(int(ana.id))
    await member.add_roles(dpy.Object(int(fishers.id)))
    assert discord.guild.members[ana.id].roles == [fishers.id]
    await member.remove_roles(dpy.Object(int(fishers.id)))
    assert discord.guild.members[ana.id].roles == []
    assert await code_of(member.add_roles(dpy.Object(1))) == 10011
    assert {each.name async for each in guild.fetch_members()} == {"Market Hall", "olga", "ana"}
    left = asyncio.create_task(bot.wait_for("member_remove", timeout=5))
    await asyncio.sleep(0)
    discord.world.leave(discord.guild, ana.user)
    assert (await left).id == int(ana.id)
    assert await code_of(guild.fetch_member(int(ana.id))) == 10007


async def test_what_the_bot_may_ask_about_itself(discord: Playground, bot: DemoBot) -> None:
    guild = await bot.fetch_guild(int(discord.guild.id))
    assert guild.name == "Market Square"
    assert guild.approximate_member_count == 2
    assert [each.name async for each in bot.fetch_guilds()] == ["Market Square"]
    assert await code_of(bot.fetch_guild(1)) == 10004
    assert (await bot.application_info()).name == "Market Hall"
    application = await bot.http.request(dpy.http.Route("GET", "/applications/@me"))
    assert application["id"] == discord.world.application_id
    for path in ("/gateway", "/gateway/bot"):
        assert "url" in await bot.http.request(dpy.http.Route("GET", path))
    assert bot.user
    await bot.user.edit(username="Fish Hall")
    assert discord.world.bot.username == "Fish Hall"
    found = await bot.http.request(
        dpy.http.Route("GET", f"/guilds/{guild.id}/members/search"), params={"query": "ol", "limit": 5}
    )
    assert [each["user"]["username"] for each in found] == ["olga"]
    assert await code_of(bot.http.request(dpy.http.Route("GET", f"/guilds/{guild.id}/members"))) == 50001


async def test_commands_one_by_one_and_of_a_guild(discord: Playground, bot: DemoBot) -> None:
    @bot.tree.command(name="local", description="Only here", guild=dpy.Object(int(discord.guild.id)))
    async def local(interaction: Here) -> None:
        await interaction.response.send_message("here")

    guild = dpy.Object(int(discord.guild.id))
    (kept,) = await bot.tree.sync(guild=guild)
    ana = discord.user()
    assert (await ana.slash("local")).text == "here"
    assert [each.name for each in await bot.tree.fetch_commands(guild=guild)] == ["local"]
    assert (await bot.tree.fetch_command(kept.id, guild=guild)).description == "Only here"
    edited = await kept.edit(description="Right here")
    assert edited.description == "Right here"
    base = f"/applications/{discord.world.application_id}"
    guild_base = f"{base}/guilds/{discord.guild.id}"
    for path in (f"{base}/commands", f"{guild_base}/commands"):
        route = dpy.http.Route("POST", path)
        added = await bot.http.request(route, json={"name": "single", "description": "One"})
        assert added["version"]
    assert await bot.http.request(dpy.http.Route("GET", f"{guild_base}/commands/permissions")) == []
    assert await code_of(kept.fetch_permissions(guild)) == 10066
    await kept.delete()
    assert await code_of(bot.tree.fetch_command(kept.id, guild=guild)) == 10063
    everywhere = await bot.tree.fetch_commands()
    single = next(each for each in everywhere if each.name == "single")
    await (await bot.tree.fetch_command(single.id)).edit(description="Two")
    await single.delete()


async def test_typing_and_single_reactions(discord: Playground, bot: DemoBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    async with channel.typing():
        sent = await channel.send("x")
    for emoji in ("👍", "👎"):
        await sent.add_reaction(emoji)
    await sent.remove_reaction("👍", discord_user(bot))
    await sent.clear_reaction("👎")
    assert discord.channel.messages[str(sent.id)].reactions == {}
    for method in ("PUT", "DELETE"):
        await bot.http.request(dpy.http.Route(method, f"/channels/{channel.id}/pins/{sent.id}"))
    for number in range(20):
        discord.channel.messages[str(sent.id)].reactions[f"e{number}"] = ["1"]
    assert await code_of(sent.add_reaction("👍")) == 30010


def discord_user(bot: DemoBot) -> dpy.ClientUser:
    assert bot.user
    return bot.user


async def test_emojis_of_the_application(discord: Playground, bot: DemoBot) -> None:
    emoji = await bot.create_application_emoji(name="fish", image=PICTURE)
    assert [each.name for each in await bot.fetch_application_emojis()] == ["fish"]
    fetched = await bot.fetch_application_emoji(emoji.id)
    assert await fetched.read() == PICTURE
    await fetched.edit(name="big_fish")
    view = dpy.ui.View()
    view.add_item(dpy.ui.Button(emoji=fetched, custom_id="hold"))
    view.stop()
    await bot.guilds[0].text_channels[0].send("pick", view=view)
    ana = discord.user()
    assert ana.sees()[0].buttons == ["fish"]
    click = asyncio.create_task(ana.click("fish"))
    await (await bot.next_held()).response.send_message("ok")
    assert (await click).text == "ok"
    with pytest.raises(dpy.HTTPException, match="In image: File cannot be larger"):
        await bot.create_application_emoji(name="whale", image=PICTURE + bytes(256 * 1024))
    with pytest.raises(dpy.HTTPException, match="In name: "):
        await bot.create_application_emoji(name="no fish", image=PICTURE)
    await fetched.delete()
    assert await code_of(bot.fetch_application_emoji(emoji.id)) == 10014


async def test_pictures_expire_with_their_message(discord: Playground, bot: DemoBot, clock: HandClock) -> None:
    answer = await discord.user().slash("show picture")
    message = await bot.get_partial_messageable(int(discord.channel.id)).fetch_message(int(answer.message.id))
    attachment = message.attachments[0]
    await message.delete()
    with pytest.raises(dpy.NotFound):
        await attachment.read()


@pytest.mark.parametrize(
    ("name", "image", "field"),
    [
        ("f", PICTURE, "name"),
        ("f" * 33, PICTURE, "name"),
        ("big-fish", PICTURE, "name"),
        ("poisson_é", PICTURE, "name"),
        ("taken", PICTURE, "name"),
        ("fish", PICTURE + bytes(MAX_EMOJI_SIZE), "image"),
    ],
)
async def test_emojis_that_discord_refuses(
    discord: Playground, bot: DemoBot, name: str, image: bytes, field: str
) -> None:
    await bot.create_application_emoji(name="taken", image=PICTURE)
    with pytest.raises(dpy.HTTPException, match=f"In {field}:") as refused:
        await bot.create_application_emoji(name=name, image=image)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert [emoji.name for emoji in discord.world.emojis.values()] == ["taken"]


async def test_an_application_has_so_many_emojis_and_no_others(discord: Playground, bot: DemoBot) -> None:
    taken = await bot.create_application_emoji(name="fish", image=PICTURE)
    (emoji,) = discord.world.emojis.values()
    discord.world.emojis |= {str(number): emoji for number in range(MAX_EMOJIS - 1)}
    assert await code_of(bot.create_application_emoji(name="one_more", image=PICTURE)) == 30008
    assert await code_of(bot.http.get_application_emojis(taken.id)) == 20012
