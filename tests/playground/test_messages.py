"""Messages in detail: nonces, mentions, replies, files kept and dropped, reactions, pins, history."""

import asyncio
import io

import discord as dpy
import pytest

from playground import HandClock, Playground
from tests.playground.demo_bot import DemoBot


@pytest.fixture
def square(discord: Playground, bot: DemoBot) -> dpy.TextChannel:
    channel = bot.get_channel(int(discord.channel.id))
    assert isinstance(channel, dpy.TextChannel)
    return channel


async def test_a_repeated_nonce_posts_once(discord: Playground, square: dpy.TextChannel, clock: HandClock) -> None:
    first = await square.send("board", nonce="row-17")
    again = await square.send("board", nonce="row-17")
    other = await square.send("board", nonce="row-18")
    assert first.id == again.id != other.id
    clock.advance(discord.world.limits.nonce_seconds + 1)
    late = await square.send("board", nonce="row-17")
    assert late.id != first.id
    assert len(discord.channel.messages) == 3
    await late.delete()
    with pytest.raises(dpy.NotFound):
        await square.send("board", nonce="row-17")


async def test_a_nonce_counts_from_its_last_message(
    discord: Playground, bot: DemoBot, square: dpy.TextChannel, clock: HandClock
) -> None:
    lasts = discord.world.limits.nonce_seconds
    route = dpy.http.Route("POST", f"/channels/{square.id}/messages")
    await square.send("first", nonce="row-17")
    await square.send("beside", nonce="row-18")
    clock.advance(lasts - 1)
    later = await bot.http.request(route, json={"content": "not enforced", "nonce": "row-17"})
    clock.advance(2)
    again = await square.send("board", nonce="row-17")
    await square.send("beside", nonce="row-18")
    assert again.id == int(later["id"])
    texts = [seen.text for seen in discord.user().sees()]
    assert texts == ["first", "beside", "not enforced", "beside"]


async def test_mentions_call_only_whom_they_may(discord: Playground, square: dpy.TextChannel) -> None:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    text = f"{ana.mention} {bruno.mention} @everyone"
    await square.send(text)
    await square.send(text, allowed_mentions=dpy.AllowedMentions.none())
    only_ana = dpy.AllowedMentions(users=[dpy.Object(int(ana.id))], everyone=False)
    await square.send(text, allowed_mentions=only_ana, silent=True)
    everybody, nobody, one = ana.sees()
    assert everybody.mentions == ["Ana", "Bruno"]
    assert not everybody.message.mention_everyone  # the bot lacks the permission
    assert nobody.mentions == []
    assert one.mentions == ["Ana"]
    assert one.silent


async def test_replies(discord: Playground, bot: DemoBot, square: dpy.TextChannel) -> None:
    ana = discord.user("Ana")
    hearing = asyncio.create_task(bot.wait_for("message", timeout=5))
    await asyncio.sleep(0)
    said = await ana.say("hello")
    await (await hearing).reply("hello yourself")
    reply = await ana.reads("hello yourself")
    assert reply.mentions == ["Ana"]
    again = await ana.say("how are you?", reply_to=reply)
    fetched = await square.fetch_message(int(again.id))
    assert fetched.reference
    assert fetched.reference.message_id == int(reply.id)
    await (await square.fetch_message(int(said.id))).delete()
    await square.send("gone?", reference=dpy.MessageReference(
        message_id=int(said.id), channel_id=square.id, fail_if_not_exists=False))  # fmt: skip


async def test_files_stay_or_go_with_an_edit(discord: Playground, square: dpy.TextChannel) -> None:
    ana = discord.user()
    one, two = (dpy.File(io.BytesIO(name.encode()), f"{name}.txt") for name in ("one", "two"))
    sent = await square.send("files", files=[one, two])
    assert ana.sees()[0].files == {"one.txt": b"one", "two.txt": b"two"}
    await sent.edit(content="no change")
    assert len(ana.sees()[0].files) == 2
    three = dpy.File(io.BytesIO(b"three"), "three.txt")
    sent = await sent.edit(attachments=[sent.attachments[1], three])
    assert ana.sees()[0].files == {"two.txt": b"two", "three.txt": b"three"}
    gone = sent.attachments[0]
    await sent.edit(attachments=[])
    assert ana.sees()[0].files == {}
    with pytest.raises(dpy.NotFound):
        await gone.read()


async def test_more_than_ten_files(discord: Playground, square: dpy.TextChannel) -> None:
    files = [dpy.File(io.BytesIO(b"x"), f"{number}.txt") for number in range(10)]
    sent = await square.send(files=files)
    with pytest.raises(dpy.HTTPException) as caught:
        await sent.add_files(dpy.File(io.BytesIO(b"x"), "11.txt"))
    assert caught.value.code in (30015, 50035)


async def test_reactions_and_pins(discord: Playground, square: dpy.TextChannel) -> None:
    ana = discord.user("Ana")
    sent = await square.send("vote")
    await sent.add_reaction("👍")
    ana.react(ana.sees()[0], "👍")
    fetched = await square.fetch_message(sent.id)
    assert [(str(each.emoji), each.count, each.me) for each in fetched.reactions] == [("👍", 2, True)]
    assert [user.display_name async for user in fetched.reactions[0].users()] == ["Ana", "Market Hall"]
    await sent.remove_reaction("👍", dpy.Object(int(ana.id)))
    await sent.clear_reactions()
    assert (await square.fetch_message(sent.id)).reactions == []
    await sent.pin()
    assert [message.id async for message in square.pins()] == [sent.id]
    await sent.unpin()
    assert [message.id async for message in square.pins()] == []


async def test_history_and_bulk_delete(discord: Playground, square: dpy.TextChannel, clock: HandClock) -> None:
    sent = []
    for number in range(5):
        clock.advance(1)
        sent.append(await square.send(str(number)))
    assert [each.content async for each in square.history(limit=2)] == ["4", "3"]
    assert [each.content async for each in square.history(before=sent[2])] == ["1", "0"]
    assert [each.content async for each in square.history(after=sent[2], oldest_first=True)] == ["3", "4"]
    await square.delete_messages(sent[:3])
    assert [each.text for each in discord.user().sees()] == ["3", "4"]
    clock.advance(15 * 24 * 3600)
    with pytest.raises(dpy.HTTPException) as caught:
        await square.delete_messages(sent[3:])
    assert caught.value.code == 50034


async def test_unknown_things_fail_the_test_at_its_end(discord: Playground, bot: DemoBot) -> None:
    with pytest.raises(dpy.NotFound):
        await bot.http.request(dpy.http.Route("GET", "/guilds/1/stickers"))
    path = f"/channels/{discord.channel.id}/messages"
    await bot.http.request(dpy.http.Route("POST", path), json={"content": "x", "colour": 3})
    await bot.http.request(dpy.http.Route("GET", path), params={"sort": "up"})
    with pytest.raises(AssertionError) as caught:
        discord.check()
    assert str(caught.value).splitlines() == [
        "unknown route: GET /api/v10/guilds/1/stickers",
        "unknown field: colour in POST /channels/{channel}/messages",
        "unknown query parameter: sort in GET /channels/{channel}/messages",
    ]
    discord.records.surprises.clear()


async def test_newest_first_is_oldest_first_turned_round(discord: Playground, square: dpy.TextChannel) -> None:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    await square.send("one")
    await ana.slash("whisper")
    await bruno.slash("whisper")
    await square.send("two")
    await ana.slash("whisper")
    newest = list(discord.world.newest_seen_by(ana.user, discord.channel))
    assert [message.content for message in newest] == ["psst", "two", "psst", "one"]
    assert [seen.message for seen in ana.sees()] == newest[::-1]
