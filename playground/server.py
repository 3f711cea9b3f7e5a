"""The local Discord as one thing to start: world, REST, gateway, CDN and page on one loopback server."""

import asyncio
import secrets
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp
from aiohttp import web

from playground.cdn import Cdn
from playground.clock import Clock, RealClock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.model import Channel, Guild
from playground.page import Page
from playground.person import Person
from playground.rest import Records, Rest
from playground.routes import all_routes
from playground.watch import Watch
from playground.world import World

MAX_BODY = 26 * 1024 * 1024


class Playground:
    """A Discord on this machine.

    `port` opens it on 127.0.0.1 (0 takes any free one); without, only a Unix socket leads in, which is what
    tests use. `portal_intents` are the privileged intents that the developer portal would have switched on.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        bot_name: str = "Market Hall",
        port: int | None = None,
        portal_intents: int = 0,
    ) -> None:
        self.world = World(clock or RealClock(), bot_name=bot_name)
        self.world.portal_intents = portal_intents
        self.faults = Faults()
        self.records = Records()
        self.gateway = Gateway(self.world, self.faults)
        self.watch = Watch(self.world)
        self.records.watchers.append(lambda *_: self.watch.look_again())
        self.key = secrets.token_urlsafe(24)
        self._page = Page(self.world, self.gateway, self.watch, self.key)
        self._port = port
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._runner: web.AppRunner | None = None

    # -- coming and going --------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the doors."""
        app = web.Application(middlewares=[self._guard], client_max_size=MAX_BODY)
        Rest(self.world, self.faults, self.records).add_to(app, all_routes())
        Cdn(self.world).add_to(app)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        if self._port is not None:  # else no browser finds in, and to lay out its addresses takes half of the start
            self._page.add_to(app)
        app.router.add_route("*", "/{rest:.*}", self._lost)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        if hasattr(asyncio.get_running_loop(), "create_unix_server"):
            self._folder = tempfile.TemporaryDirectory(prefix="playground-")
            await web.UnixSite(self._runner, self.socket_path).start()
        if self._port is not None:
            await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
            addresses = [each for each in self._runner.addresses if isinstance(each, tuple)]
            self._port = addresses[0][1]
            self.world.cdn = f"{self.base}/cdn"
            self.world.gateway_url = f"ws://127.0.0.1:{self._port}/gateway/"

    async def close(self) -> None:
        """Close the doors; the world goes with it."""
        await self._page.close()
        await self.gateway.drop(1001)
        if self._runner:
            await self._runner.cleanup()
        if self._folder:
            self._folder.cleanup()

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- addresses ---------------------------------------------------------------------------------

    @property
    def base(self) -> str:
        """Where it listens on loopback."""
        if not self._port:
            raise RuntimeError("this playground was started without a port")
        return f"http://127.0.0.1:{self._port}"

    @property
    def address(self) -> str:
        """The page's address, with its key."""
        return f"{self.base}/{self.key}/"

    @property
    def socket_path(self) -> str:
        """The Unix socket that leads in."""
        if self._folder is None:
            raise RuntimeError("the playground is not started")
        return str(Path(self._folder.name) / "discord")

    def connector(self) -> aiohttp.UnixConnector:
        """For `Client(connector=...)`: everything the bot sends arrives here, whatever its address."""
        return aiohttp.UnixConnector(self.socket_path)

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.bot_token

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Let in only what comes from this machine to this machine's own name."""
        here = request.transport.get_extra_info("sockname") if request.transport else None
        if isinstance(here, str):
            return await handler(request)
        own = {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}
        origin = request.headers.get("Origin")
        if request.host not in own or (origin is not None and origin not in {f"http://{each}" for each in own}):
            return web.Response(status=403, text="Only pages of this machine's own address are served.")
        return await handler(request)

    async def _lost(self, request: web.Request) -> web.Response:
        self.records.surprises.append(f"unknown address: {request.method} {request.host}{request.path}")
        return web.Response(status=404, text="There is nothing here.")

    # -- the language of a user ----------------------------------------------------------------------

    @property
    def guild(self) -> Guild:
        """The first guild."""
        self.settle()
        return next(iter(self.world.guilds.values()))

    def settle(self) -> None:
        """Make a guild with a channel, unless there is one."""
        if not self.world.guilds:
            owner = self.world.add_user("Olga")
            guild = self.world.add_guild("Market Square", owner)
            self.world.add_channel(guild, "general")

    @property
    def channel(self) -> Channel:
        """The first text channel of the first guild."""
        return next(each for each in self.guild.channels.values() if each.type == 0)

    def user(
        self, name: str | None = None, *, locale: str = "en-US", dms_open: bool = True, member: bool = True
    ) -> Person:
        """A new person, by default a member of the guild."""
        guild = self.guild
        user = self.world.add_user(name or f"User {len(self.world.users)}", locale=locale, dms_open=dms_open)
        if member:
            self.world.join(guild, user)
        return Person(self.world, self.watch, user, self.channel)

    async def bot_ready(self) -> None:
        """Wait until the bot has said who it is."""
        self.settle()  # its coming is told to people, so there must be some
        await self.watch.until(lambda: self.gateway.is_online or None, "the bot connects")

    def check(self) -> None:
        """Fail if the bot did something that this Discord does not know, or if the server broke."""
        if self.records.surprises:
            raise AssertionError("\n".join(self.records.surprises))
