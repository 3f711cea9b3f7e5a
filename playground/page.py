"""What the web page speaks with: the same acts as the tests', over HTTP, and a socket with the news.

The page can act as anybody, so everything here lies below a random key. docs/playground.md is the protocol.
"""

import asyncio
import contextlib
import json
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import WSMsgType, web

from playground import acting, commands, content, interactions, messages, reactions, threads, views
from playground.content import File
from playground.event import Event
from playground.gateway import Gateway
from playground.messages import Impossible
from playground.model import Channel, Message, User
from playground.refusal import Json, Refusal
from playground.views import Readers
from playground.watch import Watch
from playground.world import World

FILES = Path(__file__).parent / "page"
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFE_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Act = Callable[["Ask"], Awaitable[object]]


class Ask:
    """One request of the page: who asks, about what, with which body."""

    def __init__(self, page: "Page", request: web.Request, body: Json) -> None:
        self.request = request
        self.world = page.world
        self.body = body
        user = self.world.users.get(request.query.get("as", ""))
        if user is None or user.bot:
            raise Impossible("say who you are: ?as=<a person's id>")
        self.user: User = user

    @property
    def channel(self) -> Channel:
        """The channel in the address, if this person sees it."""
        channel = self.world.channels.get(self.request.match_info["channel"])
        if channel is None or not self.world.may_see(self.user, channel):
            raise Impossible("there is no such channel")
        return channel

    @property
    def message(self) -> Message:
        """The message in the address, if this person sees it."""
        message = self.world.find_message(self.channel.id, self.request.match_info["message"])
        if message is None or not self.world.sees(self.user, message):
            raise Impossible("there is no such message")
        return message

    def text(self, name: str) -> str:
        """A text in the body."""
        value = self.body.get(name)
        if not isinstance(value, str):
            raise Impossible(f"{name} must be a text")
        return value


class Page:
    """Serves the page's files, its requests and its sockets."""

    def __init__(self, world: World, gateway: Gateway, watch: Watch, key: str) -> None:
        self.world = world
        self.gateway = gateway
        self.watch = watch
        self.key = key
        self.readers = Readers(world)
        self._sockets: set[web.WebSocketResponse] = set()

    def add_to(self, app: web.Application) -> None:
        """Put the page's addresses into the web application."""
        base = f"/{self.key}"
        acts: list[tuple[str, str, Act]] = [
            ("GET", "view", self._view),
            ("POST", "dms", self._open_dm),
            ("POST", "uploads", self._upload),
            ("GET", "channels/{channel}/messages", self._messages),
            ("POST", "channels/{channel}/messages", self._say),
            ("POST", "channels/{channel}/read", self._read),
            ("POST", "channels/{channel}/join", self._join),
            ("GET", "channels/{channel}/commands", self._commands),
            ("POST", "channels/{channel}/commands", self._use),
            ("POST", "channels/{channel}/autocomplete", self._autocomplete),
            ("POST", "channels/{channel}/messages/{message}/click", self._click),
            ("POST", "channels/{channel}/messages/{message}/dismiss", self._dismiss),
            ("POST", "channels/{channel}/messages/{message}/react", self._react),
            ("POST", "modals/{interaction}/submit", self._submit),
            ("POST", "modals/{interaction}/close", self._close),
        ]
        for method, path, act in acts:
            app.router.add_route(method, f"{base}/api/{path}", self._acting(act))
        app.router.add_get(f"{base}/api/persons", self._persons)
        app.router.add_get(f"{base}/ws", self._socket)
        app.router.add_get(f"{base}/{{file:.*}}", self._file)

    # -- files -------------------------------------------------------------------------------------

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["file"] or "index.html"
        path = (FILES / name).resolve()
        if not path.is_relative_to(FILES) or not path.is_file():
            return web.Response(status=404, text="There is no such file.", headers=SAFE_HEADERS)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        body = await asyncio.to_thread(path.read_bytes)
        charset = "utf-8" if kind.startswith("text/") else None
        return web.Response(body=body, content_type=kind, charset=charset, headers=SAFE_HEADERS)

    # -- requests ----------------------------------------------------------------------------------

    def _acting(self, act: Act) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            try:
                body = await request.json() if request.content_type == "application/json" else {}
                if not isinstance(body, dict):
                    raise Impossible("the body must be an object")
                return _json(await act(Ask(self, request, body)))
            except (Impossible, json.JSONDecodeError) as error:
                return _json({"error": str(error)}, 400)
            except Refusal as refusal:
                return _json({"error": refusal.message}, refusal.status)

        return answer

    async def _persons(self, _: web.Request) -> web.Response:
        return _json([views.person(each) for each in self.world.people()])

    async def _view(self, ask: Ask) -> object:
        return views.whole(self.world, self.readers, ask.user, bot_online=self.gateway.is_online)

    async def _open_dm(self, ask: Ask) -> object:
        return views.channel(self.world, self.readers, ask.user, self.world.dm_with(ask.user))

    async def _upload(self, ask: Ask) -> object:
        name = ask.request.query.get("filename", "file")
        kept = content.keep_upload(self.world, name, await ask.request.read())
        return {"id": kept.id, "filename": kept.filename, "size": len(kept.content)}

    async def _messages(self, ask: Ask) -> object:
        seen = self.world.seen_by(ask.user, ask.channel)
        before = ask.request.query.get("before")
        if before:
            seen = [each for each in seen if int(each.id) < int(before)]
        limit = min(int(ask.request.query.get("limit", "50")), 100)
        shown = [views.message(self.world, ask.user, each) for each in seen[-limit:]]
        return {"messages": shown, "more": len(seen) > limit}

    async def _say(self, ask: Ask) -> object:
        numbers = ask.body.get("uploads") or []
        uploads = [self.world.uploads[each] for each in numbers if each in self.world.uploads]
        files = [File(str(index), each.filename, each.content) for index, each in enumerate(uploads)]
        message = messages.say(
            self.world,
            ask.user,
            ask.channel,
            str(ask.body.get("content") or ""),
            reply_to=ask.body.get("reply_to"),
            files=files,
        )
        self.readers.read(ask.user, ask.channel)
        return views.message(self.world, ask.user, message)

    async def _read(self, ask: Ask) -> object:
        self.readers.read(ask.user, ask.channel)
        return {}

    async def _join(self, ask: Ask) -> object:
        threads.add_member(self.world, ask.channel, ask.user)
        return {}

    async def _commands(self, ask: Ask) -> object:
        found = acting.offered(self.world, ask.user, ask.channel)
        return [views.command(each, ask.user.locale) for each in found]

    def _found(self, ask: Ask) -> acting.Found:
        for command in acting.offered(self.world, ask.user, ask.channel):
            if command["id"] == ask.body.get("command_id") and command["type"] == commands.CHAT_INPUT:
                names = [command["name"], *map(str, ask.body.get("path") or [])]
                return acting.find_command(self.world, ask.user, ask.channel, " ".join(names))
        raise Impossible("there is no such command")

    async def _use(self, ask: Ask) -> object:
        target = ask.body.get("target_id")
        if target is None:
            options = ask.body.get("options") or {}
            started = acting.use_command(self.world, ask.user, ask.channel, self._found(ask), options)
        else:
            command = next(
                (
                    each
                    for each in acting.offered(self.world, ask.user, ask.channel)
                    if each["id"] == ask.body.get("command_id")
                ),
                None,
            )
            on = self.world.find_message(ask.channel.id, str(target)) or self.world.users.get(str(target))
            if command is None or on is None:
                raise Impossible("there is no such command")
            started = acting.use_menu(self.world, ask.user, ask.channel, command, on)
        return {"interaction_id": started.id}

    async def _autocomplete(self, ask: Ask) -> object:
        started = acting.autocomplete(
            self.world,
            ask.user,
            ask.channel,
            self._found(ask),
            ask.body.get("options") or {},
            ask.text("focused"),
        )
        with contextlib.suppress(TimeoutError):
            await self.watch.until(
                lambda: started.choices is not None or None,
                "suggestions",
                seconds=interactions.FIRST_ANSWER_SECONDS,
            )
        choices = [
            {"name": commands.localised(each, "name", ask.user.locale), "value": each["value"]}
            for each in started.choices or []
        ]
        return {"choices": choices, "failed": started.choices is None}

    async def _click(self, ask: Ask) -> object:
        values = ask.body.get("values")
        chosen = None if values is None else [str(each) for each in values]
        started = acting.press(self.world, ask.user, ask.message, ask.text("custom_id"), chosen)
        return {"interaction_id": started.id}

    async def _dismiss(self, ask: Ask) -> object:
        messages.dismiss(self.world, ask.user, ask.message)
        return {}

    async def _react(self, ask: Ask) -> object:
        emoji, message = ask.text("emoji"), ask.message
        if ask.user.id in message.reactions.get(emoji, []):
            reactions.unreact(self.world, ask.user, ask.channel, message, emoji)
        else:
            reactions.react(self.world, ask.user, ask.channel, message, emoji)
        return {}

    async def _submit(self, ask: Ask) -> object:
        number = ask.request.match_info["interaction"]
        started = acting.submit(self.world, ask.user, number, ask.body.get("values") or {})
        return {"interaction_id": started.id}

    async def _close(self, ask: Ask) -> object:
        acting.close(self.world, ask.user, ask.request.match_info["interaction"])
        return {}

    # -- the socket --------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        try:
            user = Ask(self, request, {}).user
        except Impossible as error:
            return _json({"error": str(error)}, 400)
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        news: asyncio.Queue[Json] = asyncio.Queue()

        def hear(event: Event) -> None:
            told = views.news(self.world, self.readers, user, event)
            if told is not None:
                news.put_nowait(told)

        self.world.listeners.append(hear)
        self._sockets.add(socket)
        writer = asyncio.create_task(_write(socket, news))
        news.put_nowait({"t": "hello", "me": user.id})
        try:
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            self.world.listeners.remove(hear)
            self._sockets.discard(socket)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket

    async def close(self) -> None:
        """Say goodbye to every window."""
        for socket in list(self._sockets):
            await socket.close()


async def _write(socket: web.WebSocketResponse, news: "asyncio.Queue[Json]") -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(json.dumps(await news.get(), ensure_ascii=False))


def _json(value: object, status: int = 200) -> web.Response:
    return web.json_response(value, status=status, headers=SAFE_HEADERS)
