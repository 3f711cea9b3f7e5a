"""The gateway through discord.py: intents, resuming, invalid sessions, doubled events, streams, shards."""

import asyncio
import json
import zlib
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord as dpy
import pytest

from playground import HandClock, Playground
from playground.gateway import Intent
from tests.patience import patience
from tests.playground.conftest import StartBot
from tests.playground.demo_bot import DemoBot


async def back(discord: Playground, bot: DemoBot) -> None:
    """Wait until the bot is connected again."""
    await bot.is_connected()
    await discord.bot_ready()


async def test_a_dropped_socket_is_resumed_and_nothing_is_lost(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user()
    bot.connected.clear()
    before = set(discord.gateway.sessions)
    await discord.gateway.drop()
    await ana.dm("said while away")
    await back(discord, bot)
    assert (await ana.gets_dm("you said")).text == "you said said while away"
    assert bot.happened == ["resumed"]
    assert set(discord.gateway.sessions) == before


async def test_a_request_to_reconnect_is_followed(discord: Playground, bot: DemoBot) -> None:
    bot.connected.clear()
    discord.gateway.ask_to_reconnect()
    await back(discord, bot)
    assert bot.happened == ["resumed"]


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalidated_session(discord: Playground, bot: DemoBot, resumable: bool) -> None:
    before = set(discord.gateway.sessions)
    bot.connected.clear()
    discord.gateway.invalidate(resumable=resumable)
    await back(discord, bot)
    assert (set(discord.gateway.sessions) == before) is resumable
    assert (await discord.user().slash("echo", text="back")).text == "back"


async def test_a_session_that_lost_too_much_starts_over(discord: Playground, bot: DemoBot) -> None:
    (session,) = discord.gateway.sessions.values()
    bot.connected.clear()
    await discord.gateway.drop()
    for number in range(2100):
        session.dispatch("TYPING_START", {"number": number})
    await back(discord, bot)
    assert session.id not in [each.id for each in discord.gateway.sessions.values() if each.connection]


async def test_an_event_can_come_twice(discord: Playground, bot: DemoBot) -> None:
    discord.faults.double("INTERACTION_CREATE")
    answer = await discord.user().slash("echo", text="once")
    await discord.watch.until(lambda: discord.records.refusals or None, "the second answer is refused")
    assert bot.happened == ["application_command"] * 2
    assert discord.records.refusals[0].code == 40060
    assert answer.text == "once"
    assert len(discord.channel.messages) == 1


async def test_a_wrong_token(discord: Playground) -> None:
    discord.settle()
    bot = DemoBot(discord.connector())
    with pytest.raises(dpy.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_privileged_intents_need_the_portal(discord: Playground, start_bot: StartBot) -> None:
    intents = dpy.Intents.default()
    intents.members = True
    with pytest.raises(dpy.PrivilegedIntentsRequired):
        await start_bot(intents=intents)


async def test_without_the_members_intent_only_the_bot_is_known(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user()
    guild = bot.guilds[0]
    assert [member.id for member in guild.members] == [int(discord.world.bot.id)]
    assert guild.get_member(int(ana.id)) is None
    assert (await guild.fetch_member(int(ana.id))).display_name == ana.name


async def test_with_the_members_intent_everybody_is_known(discord: Playground, start_bot: StartBot) -> None:
    discord.world.portal_intents = Intent.GUILD_MEMBERS
    ana = discord.user("Ana")
    intents = dpy.Intents.default()
    intents.members = True
    bot = await start_bot(intents=intents)
    guild = bot.guilds[0]
    assert {member.name for member in guild.members} == {"olga", "ana", "Market Hall"}
    joined = asyncio.create_task(bot.wait_for("member_join", timeout=5))
    await asyncio.sleep(0)
    discord.user("Bruno")
    assert (await joined).name == "bruno"
    found = await guild.query_members("an")
    assert [member.id for member in found] == [int(ana.id)]


async def test_message_content_needs_its_intent(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user()
    mention = f"<@{discord.world.bot.id}>"
    await ana.say("a secret recipe")
    await ana.say(f"{mention} a question")
    await ana.dm("private")
    await ana.gets_dm("you said private")
    assert [message.content for message in bot.heard] == ["", f"{mention} a question", "private"]
    channel = bot.get_partial_messageable(int(discord.channel.id))
    assert [each.content async for each in channel.history(oldest_first=True)] == [
        "",
        f"{mention} a question",
    ]


async def test_no_intent_no_event(discord: Playground, start_bot: StartBot) -> None:
    bot = await start_bot(intents=dpy.Intents(guilds=True))
    ana = discord.user()
    await ana.dm("anybody there?")
    await ana.say("hello?")
    assert (await ana.slash("echo", text="interactions always arrive")).text == "interactions always arrive"
    assert bot.heard == []


async def test_guilds_come_and_go(discord: Playground, bot: DemoBot) -> None:
    seen: list[str] = []
    for name in ("guild_join", "guild_update", "guild_remove", "guild_channel_update"):
        bot.event(_noting(name, seen))
    ana = discord.user()
    second = discord.world.add_guild("Second", ana.user)
    square = discord.world.add_channel(second, "square")
    discord.world.rename_guild(second, "Other")
    assert (await ana.slash("echo", in_=square, text="hi")).text == "hi"
    assert {guild.name for guild in bot.guilds} == {"Market Square", "Other"}
    discord.world.remove_bot(second)
    await ana.slash("echo", text="still here")
    assert len(bot.guilds) == 1
    assert seen == ["guild_join", "guild_update", "guild_remove"]


def _noting(name: str, seen: list[str]) -> Callable[..., Coroutine[object, object, None]]:
    async def note(*_: object) -> None:
        seen.append(name)

    note.__name__ = f"on_{name}"
    return note


class _Sharded(dpy.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


async def test_shards_get_their_own_guilds(discord: Playground) -> None:
    discord.settle()
    second = discord.world.add_guild("Second", next(discord.world.people()))
    bot = _Sharded(
        intents=dpy.Intents.default(), connector=discord.connector(), shard_count=2, guild_ready_timeout=0.01
    )
    ready = asyncio.Event()

    @bot.event
    async def on_ready() -> None:
        ready.set()

    bot_task = asyncio.create_task(bot.start(discord.token))
    async with patience("both shards are ready"):
        await ready.wait()
    assert {guild.id for guild in bot.guilds} == {int(discord.guild.id), int(second.id)}
    for guild in bot.guilds:
        assert guild.shard_id == (guild.id >> 22) % 2
    async with patience("both shards end"):
        await bot.close()
        await bot_task


# -- the bare protocol ------------------------------------------------------------------------------------


async def _connect(discord: Playground, compress: str = "") -> tuple[aiohttp.ClientSession, Any]:
    session = aiohttp.ClientSession(connector=discord.connector())
    query = f"&compress={compress}" if compress else ""
    return session, await session.ws_connect(f"wss://gateway.discord.gg/?v=10&encoding=json{query}")


async def _hear(socket: aiohttp.ClientWebSocketResponse) -> aiohttp.WSMessage:
    async with patience("the gateway says something"):
        return await socket.receive()


def _identify(discord: Playground, **more: object) -> dict[str, object]:
    return {"op": 2, "d": {"token": discord.token, "intents": 1, "properties": {}} | more}


async def test_streams_are_compressed_as_asked(discord: Playground) -> None:
    session, socket = await _connect(discord, "zlib-stream")
    stream = zlib.decompressobj()
    hello = json.loads(stream.decompress((await _hear(socket)).data))
    assert hello["op"] == 10
    await socket.send_json(_identify(discord))
    ready = json.loads(stream.decompress((await _hear(socket)).data))
    assert ready["t"] == "READY"
    await session.close()


async def test_zstd_streams(discord: Playground) -> None:
    zstandard = pytest.importorskip("zstandard", reason="zstandard is not installed: discord.py uses zlib")
    session, socket = await _connect(discord, "zstd-stream")
    stream = zstandard.ZstdDecompressor().decompressobj()
    assert json.loads(stream.decompress((await _hear(socket)).data))["op"] == 10
    await session.close()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"op": 99}, 4001),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ({"no": "op"}, 4002),
        ({"op": 1, "d": "x" * 4097}, 4002),
    ],
)
async def test_what_the_gateway_does_not_stand(discord: Playground, said: dict[str, object], code: int) -> None:
    session, socket = await _connect(discord)
    await _hear(socket)
    await socket.send_json(said)
    assert (await _hear(socket)).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == code
    await session.close()


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"intents": 1 << 30}, 4013),
        ({"intents": 2}, 4014),
        ({"shard": [2, 2]}, 4010),
        ({"shard": [-1, 2]}, 4010),
        ({"shard": [0]}, 4010),
        ({"shard": "0/2"}, 4010),
    ],
)
async def test_what_cannot_be_identified(discord: Playground, more: dict[str, object], code: int) -> None:
    session, socket = await _connect(discord)
    await _hear(socket)
    await socket.send_json(_identify(discord, **more))
    assert (await _hear(socket)).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == code
    await session.close()


async def test_a_heartbeat_is_answered_a_moment_later(discord: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before discord.py has noted when it was sent: else it warns that it cannot keep up."""
    monkeypatch.setattr("playground.gateway.ACK_SECONDS", 1.0)
    discord.settle()
    session, socket = await _connect(discord)
    await _hear(socket)
    await socket.send_json({"op": 1, "d": None})
    await socket.send_json(_identify(discord))
    async with patience("the heartbeat is answered"):
        said = [json.loads((await socket.receive()).data) for _ in range(3)]
    assert [each["op"] for each in said] == [0, 0, 11]
    await session.close()


async def test_too_much_talk(discord: Playground) -> None:
    session, socket = await _connect(discord)
    await _hear(socket)
    for _ in range(121):
        await socket.send_json({"op": 1, "d": None})
    async with patience("the socket is closed"):
        while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
    assert socket.close_code == 4008
    await session.close()


async def test_an_unknown_session_cannot_be_resumed(discord: Playground) -> None:
    session, socket = await _connect(discord)
    await _hear(socket)
    await socket.send_json({"op": 6, "d": {"token": discord.token, "session_id": "x", "seq": 1}})
    assert json.loads((await _hear(socket)).data)["op"] == 9
    await session.close()


async def _says(discord: Playground, number: int, count: int) -> aiohttp.WSMessage:
    """What the gateway answers to a shard that says who it is."""
    session, socket = await _connect(discord)
    await _hear(socket)
    await socket.send_json(_identify(discord, shard=[number, count]))
    said = await _hear(socket)
    await session.close()
    return said


async def test_a_shard_with_too_many_guilds_is_not_let_in(discord: Playground) -> None:
    discord.settle()
    discord.world.limits.guilds_per_shard = 1
    assert json.loads((await _says(discord, 0, 1)).data)["t"] == "READY"
    discord.world.add_guild("Second", next(discord.world.people()))
    assert ((said := await _says(discord, 0, 1)).type, said.data) == (aiohttp.WSMsgType.CLOSE, 4011)


async def test_as_many_shards_are_let_in_at_a_time_as_discord_says(discord: Playground) -> None:
    limits, clock = discord.world.limits, discord.world.clock
    limits.seconds_between_identifies, limits.max_concurrency = 5.0, 2
    assert isinstance(clock, HandClock)

    async def is_let_in(number: int) -> bool:
        return bool(json.loads((await _says(discord, number, 4)).data)["op"] == 0)

    assert [await is_let_in(number) for number in range(4)] == [True, True, False, False]
    clock.advance(5.0)
    assert [await is_let_in(number) for number in (2, 0)] == [True, False]


async def test_how_many_shards_are_recommended_and_may_be_started(discord: Playground) -> None:
    discord.settle()
    limits = discord.world.limits
    limits.recommended_guilds_per_shard, limits.max_concurrency = 1, 16
    discord.world.add_guild("Second", next(discord.world.people()))
    bot = dpy.AutoShardedClient(intents=dpy.Intents.none(), connector=discord.connector())
    await bot.login(discord.token)
    await _says(discord, 0, 2)
    shards, _, starts = await bot.http.get_bot_gateway()
    assert (shards, starts["max_concurrency"], starts["total"], starts["remaining"]) == (2, 16, 1000, 999)
    await bot.close()
