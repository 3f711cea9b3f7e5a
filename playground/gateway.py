"""The gateway: sessions that survive a lost socket, events filtered by intents, compressed streams."""

import asyncio
import contextlib
import importlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from enum import IntFlag
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from playground import wire
from playground.event import Event
from playground.faults import Faults
from playground.permissions import Permission
from playground.refusal import Json
from playground.sharding import INVALID_SHARD, SHARDING_REQUIRED, Shard, read_shard
from playground.world import World

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.25
"""As if over a network. Of what comes back at once, discord.py takes the heartbeat before for the one that is answered,
and warns that it cannot keep up."""
REPLAY = 2000
SESSION_SECONDS = 180.0
SENDS_PER_MINUTE = 120


class Intent(IntFlag):
    """What a bot asks to be told."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
LAST_INTENT_BIT = 26
# By the beginning of the event's name: what it needs in a guild, and in a DM.
_NEEDS: list[tuple[str, Intent, Intent]] = [
    ("GUILD_MEMBER", Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    ("THREAD_MEMBERS", Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    ("MESSAGE_REACTION", Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS),
    ("MESSAGE", Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    ("TYPING", Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING),
    ("", Intent.GUILDS, Intent.GUILDS),
]


class _Stream(Protocol):
    def __call__(self, text: str) -> bytes: ...


def _zlib_stream() -> _Stream:
    squeeze = zlib.compressobj()
    return lambda text: squeeze.compress(text.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> _Stream | None:
    try:
        zstandard: Any = importlib.import_module("zstandard")
    except ModuleNotFoundError:
        return None
    squeeze = zstandard.ZstdCompressor().compressobj()

    def send(text: str) -> bytes:
        return bytes(squeeze.compress(text.encode()) + squeeze.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))

    return send


class Session:
    """One identified bot: what it wants to know and what it has been told."""

    def __init__(self, intents: Intent, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAY)
        self.connection: Connection | None = None
        self.lost_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Tell the bot something, now or when it comes back."""
        self.sequence += 1
        text = json.dumps({"op": 0, "t": name, "s": self.sequence, "d": data}, ensure_ascii=False)
        self.sent.append((self.sequence, text))
        if self.connection:
            self.connection.send(text)

    def since(self, sequence: int) -> list[str] | None:
        """What was said after a number; None if that is no longer known."""
        if sequence > self.sequence or (self.sent and sequence < self.sent[0][0] - 1):
            return None
        return [text for number, text in self.sent if number > sequence]


class Connection:
    """One socket. A writer task sends in order, so that whoever speaks need not wait."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._stream = _zlib_stream() if compress == "zlib-stream" else None
        if compress == "zstd-stream":
            self._stream = _zstd_stream()
        self.received: deque[float] = deque()

    def send(self, text: str) -> None:
        """Put a text in line."""
        self._queue.put_nowait(text)

    def op(self, number: int, data: object = None) -> None:
        """Put a control message in line."""
        self.send(json.dumps({"op": number, "d": data, "s": None, "t": None}))

    async def write(self) -> None:
        """Send what is in line, until the socket is gone."""
        with contextlib.suppress(ConnectionError):
            while (text := await self._queue.get()) is not None:
                if self._stream:
                    await self.socket.send_bytes(self._stream(text))
                else:
                    await self.socket.send_str(text)

    def finish(self) -> None:
        """Let the writer end after what is in line."""
        self._queue.put_nowait(None)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.watchers: list[Callable[[str, Json], None]] = []
        world.listeners.append(self._hear)

    # -- faults ------------------------------------------------------------------------------------

    async def drop(self, code: int = 4000) -> None:
        """Close every socket; the bot may resume."""
        for connection in list(self.connections):
            await connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Send op 7 to everybody."""
        for connection in self.connections:
            connection.op(7)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send op 9 to everybody; unless resumable, their sessions are gone."""
        for connection in list(self.connections):
            if connection.session and not resumable:
                self.sessions.pop(connection.session.id, None)
                connection.session.connection = None
                connection.session = None
            connection.op(9, resumable)

    @property
    def is_online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.connection for session in self.sessions.values())

    # -- telling -----------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if event.person is not None:
            return
        for session in list(self.sessions.values()):
            if session.shard.takes(event.guild_id):
                data = self._for(session, event)
                if data is not None:
                    self._dispatch(session, event.name, data)

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        for watcher in self.watchers:
            watcher(name, data)
        session.dispatch(name, data)
        if self.faults.is_doubled(name):
            session.dispatch(name, data)

    def _for(self, session: Session, event: Event) -> Json | None:
        """The event as this session may see it, or None."""
        world, bot = self.world, self.world.bot
        if event.name == "INTERACTION_CREATE":
            return event.data
        if event.guild_id and bot.id not in world.guilds[event.guild_id].members and not self._about_bot(event):
            return None
        if event.channel and not world.allowed(bot, event.channel) & Permission.VIEW_CHANNEL:
            return None
        _, in_guild, in_dm = next(need for need in _NEEDS if event.name.startswith(need[0]))
        need = in_guild if event.guild_id else in_dm
        if need & ~session.intents and not self._about_bot(event):
            return None
        if event.name == "GUILD_CREATE":
            return self._guild(session, event.data)
        if event.message and event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return blanked(world, event.data, content=bool(session.intents & Intent.MESSAGE_CONTENT))
        return event.data

    def _about_bot(self, event: Event) -> bool:
        bot = self.world.bot.id
        if event.name == "GUILD_DELETE":
            return True
        if event.name in ("GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"):
            return bool(event.data["user"]["id"] == bot)
        if event.name == "THREAD_MEMBERS_UPDATE":
            added = [each["user_id"] for each in event.data.get("added_members", [])]
            return bot in added or bot in event.data.get("removed_member_ids", [])
        return False

    def _guild(self, session: Session, data: Json) -> Json:
        if session.intents & Intent.GUILD_MEMBERS:
            return data
        own = [each for each in data["members"] if each["user"]["id"] == self.world.bot.id]
        return {**data, "members": own}

    # -- one socket --------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one bot until its socket closes."""
        socket = web.WebSocketResponse(max_msg_size=16 * 1024, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.op(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            async for message in socket:
                code = self._read(connection, message.data) if message.type is WSMsgType.TEXT else 4002
                if code:
                    await socket.close(code=code)
        finally:
            self.connections.discard(connection)
            if connection.session and connection.session.connection is connection:
                connection.session.connection = None
                connection.session.lost_at = self.world.clock.now()
                self._tell_people()
            connection.finish()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket

    def _tell_people(self) -> None:
        for person in self.world.people():
            self.world.publish(Event("bot", {"online": self.is_online}, person=person.id))

    def _read(self, connection: Connection, text: str) -> int | None:
        """Act on what the bot sent; returns a close code for what the real gateway would not stand."""
        now = self.world.clock.now()
        connection.received.append(now)
        while connection.received[0] <= now - 60:
            connection.received.popleft()
        if len(connection.received) > SENDS_PER_MINUTE:
            return 4008
        if len(text.encode()) > 4096:
            return 4002
        try:
            said = json.loads(text)
            op, data = said["op"], said.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            return 4002
        match op:
            case 1:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.op, 11)
                return None
            case 2:
                return self._identify(connection, data)
            case 6:
                return self._resume(connection, data)
            case 3 | 4 if connection.session:
                return None
            case 8 if connection.session:
                return self._members(connection.session, data)
            case 3 | 4 | 8:
                return 4003
            case _:
                return 4001

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if connection.session:
            return 4005
        if data.get("token") != self.world.bot_token:
            return 4004
        wanted = data.get("intents")
        if not isinstance(wanted, int) or wanted >> LAST_INTENT_BIT:
            return 4013
        if wanted & PRIVILEGED & ~self.world.portal_intents:
            return 4014
        shard = read_shard(data.get("shard"))
        if shard is None:
            return INVALID_SHARD
        if self.world.shards.is_too_full(shard):
            return SHARDING_REQUIRED
        if not self.world.shards.lets_in(shard):
            connection.op(9, False)
            return None
        session = Session(Intent(wanted), shard)
        self._forget_lost()
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        self._greet(session)
        return None

    def _forget_lost(self) -> None:
        oldest = self.world.clock.now() - SESSION_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and (session.lost_at or 0) < oldest:
                del self.sessions[session.id]

    def _greet(self, session: Session) -> None:
        world = self.world
        joined = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
        guilds = [guild for guild in joined if session.shard.takes(guild.id)]
        ready: Json = {
            "v": 10,
            "user": wire.own_user(world.bot),
            "guilds": [{"id": each.id, "unavailable": True} for each in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.gateway_url,
            "application": {"id": world.application_id, "flags": wire.application(world)["flags"]},
            "private_channels": [],
            "shard": [session.shard.number, session.shard.count],
        }
        self._dispatch(session, "READY", ready)
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                self._dispatch(session, "GUILD_CREATE", self._guild(session, world.whole_guild(guild)))
        self._tell_people()

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data.get("token") != self.world.bot_token:
            return 4004
        session = self.sessions.get(data.get("session_id") or "")
        missed = session.since(data.get("seq") or 0) if session else None
        if session is None or missed is None:
            connection.op(9, False)
            return None
        session.connection, connection.session, session.lost_at = connection, session, None
        for text in missed:
            connection.send(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._tell_people()
        return None

    def _members(self, session: Session, data: Json) -> int | None:
        guild = self.world.guilds.get(str(data.get("guild_id")))
        if guild is None or self.world.bot.id not in guild.members:
            return None
        numbers = data.get("user_ids")
        if numbers is not None:
            wanted = [str(each) for each in (numbers if isinstance(numbers, list) else [numbers])]
            found = [guild.members[each] for each in wanted if each in guild.members]
        else:
            query = str(data.get("query") or "").lower()
            if not query and not session.intents & Intent.GUILD_MEMBERS:
                return 4014
            wanted = []
            found = [each for each in guild.members.values() if each.user.username.startswith(query)]
            found = found[: data.get("limit") or None]
        chunk: Json = {
            "guild_id": guild.id,
            "members": [wire.member(each) for each in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [each for each in wanted if each not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)
        return None


def blanked(world: World, data: Json, *, content: bool) -> Json:
    """A message without what a bot that lacks the message content intent may not read."""
    own = data["author"]["id"] == world.bot.id
    mentioned = any(each["id"] == world.bot.id for each in data["mentions"])
    in_dm = world.channels[data["channel_id"]].is_dm
    if content or own or mentioned or in_dm:
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
