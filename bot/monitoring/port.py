"""The port on which whoever runs the bot, or their machines, ask how it is.

``/healthz``: the process is alive. ``/readyz``: it serves people. ``/metrics``: figures, for Prometheus.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web

from bot.host.health import Health
from bot.host.time.clock import Clock
from bot.monitoring.figures import Figures
from bot.store import STORE_IS_AWAY, Store

log = logging.getLogger(__name__)

EVERYWHERE = "0.0.0.0"  # noqa: S104 - whoever asks is another machine
PATIENCE = 5.0
"""So many seconds the database may take to answer."""
LONGEST_WAIT = 60.0
"""So many seconds old a notice may be that nobody has tried to send."""
STANDS_BY = "it stands by until another process is gone"


class PortTakenError(Exception):
    """The port cannot be had; the message says what to do."""


class Served(Protocol):
    """A bot that serves people."""

    health: Health
    store: Store

    @property
    def gateway_open(self) -> bool:
        """Whether Discord tells what happens."""

    @property
    def clock(self) -> Clock:
        """The clock of the house."""

    @property
    def latency(self) -> float:
        """How many seconds Discord's gateway takes to answer; infinite before the first time."""


class Monitor:
    """Answers on the port, from before there is a bot."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self.bot: Served | None = None
        """Who serves; None as long as another process does."""

    async def alive(self, _: web.Request) -> web.Response:
        """Whoever can answer is alive."""
        return web.Response(text="alive\n")

    async def ready(self, _: web.Request) -> web.Response:
        """Whether people are served, or else why not, a line each."""
        missing = [STANDS_BY] if self.bot is None else [reason async for reason in _missing(self.bot)]
        return web.Response(text="\n".join(missing or ["ready"]) + "\n", status=503 if missing else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """All figures; those of the database are taken now."""
        if self.bot is None:
            return web.Response(text=f"# {STANDS_BY}\n")
        try:
            async with asyncio.timeout(PATIENCE):
                await _count(self.bot, self._figures)
        except STORE_IS_AWAY as error:
            log.warning("the database cannot be counted: %s", type(error).__qualname__)
        return web.Response(body=self._figures.written(), content_type="text/plain", charset="utf-8")


async def _missing(bot: Served) -> AsyncIterator[str]:
    if not bot.gateway_open:
        yield "the gateway is not open"
    now = bot.clock.now()
    try:
        async with asyncio.timeout(PATIENCE), bot.store.transaction() as tx:
            await tx.census.try_to_write(now)
            waiting = await tx.census.waiting()
    except STORE_IS_AWAY as error:
        yield f"the database cannot be written: {type(error).__qualname__}"
        return
    age = 0.0 if waiting.untried_since is None else (now - waiting.untried_since).total_seconds()
    if age > LONGEST_WAIT:
        yield f"a notice has waited for {age:.0f} seconds, and nobody has tried to send it"


async def _count(bot: Served, figures: Figures) -> None:
    now = bot.clock.now()
    figures.trouble.set(len(bot.health.trouble))
    figures.gateway.set(bot.latency)
    figures.connections.set(bot.store.connections)
    async with bot.store.reading() as look:
        waiting = await look.census.waiting()
        due = await look.census.due_since()
        tables = await look.census.tables()
    figures.outbox_waiting.set(waiting.notices)
    figures.outbox_oldest.set(0.0 if waiting.since is None else max((now - waiting.since).total_seconds(), 0.0))
    figures.timers_late.set(0.0 if due is None else max((now - due).total_seconds(), 0.0))
    figures.tables.clear()
    for (game, status), number in tables.items():
        figures.tables.labels(game, status.value).set(number)


@asynccontextmanager
async def monitored(port: int | None, figures: Figures) -> AsyncIterator[Monitor]:
    """Answer on a port for as long as this lasts; without one, nobody can ask."""
    monitor = Monitor(figures)
    if port is None:
        yield monitor
        return
    app = web.Application()
    routes = (("/healthz", monitor.alive), ("/readyz", monitor.ready), ("/metrics", monitor.metrics))
    app.add_routes([web.get(path, answer) for path, answer in routes])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    lag = asyncio.create_task(figures.watch_loop())
    try:
        await _open(runner, port)
        yield monitor
    finally:
        lag.cancel()
        await asyncio.gather(lag, return_exceptions=True)
        await runner.cleanup()


async def _open(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, EVERYWHERE, port).start()
    except OSError as error:
        raise PortTakenError(f"The port {port} cannot be had. Set HEALTH_PORT to another one.") from error
