"""Figures about the work of one process, in the form that Prometheus reads.

Each bot has a registry of its own: tests run several in one process.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0)
"""Three are what Discord waits for an answer."""
LAG_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LAG_EVERY = 0.5
TOO_MANY_REQUESTS = 429


class Result(StrEnum):
    """What became of a request."""

    ANSWERED = "answered"
    REFUSED = "refused"
    """It could not be done, and whoever asked was told why."""
    FAILED = "failed"
    """An error of ours."""
    LATE = "late"
    """Discord no longer took the answer."""
    REPEATED = "repeated"
    """It came twice, or another process serves it."""


class Figures:
    """What is counted and timed."""

    def __init__(self) -> None:
        self._registry = every = CollectorRegistry()
        self._requests = Counter(
            "market_requests", "What people asked for, and what became of it", ("verb", "result"), registry=every
        )
        self._answer_seconds = Histogram(
            "market_answer_seconds", "From a request to its answer", ("verb",), buckets=SECONDS, registry=every
        )
        self._discord_requests = Counter(
            "market_discord_requests", "Requests to Discord", ("method", "status"), registry=every
        )
        self._rate_limits = Counter(
            "market_discord_rate_limits", "Answers 429 of Discord, by what they limit", ("scope",), registry=every
        )
        self._picture_seconds = Histogram(
            "market_picture_seconds", "Drawing a picture", ("kind",), buckets=SECONDS, registry=every
        )
        self._lag = Histogram(
            "market_loop_lag_seconds", "How late the event loop is", buckets=LAG_SECONDS, registry=every
        )
        self.outbox_waiting = Gauge("market_outbox_waiting", "Notices that have not reached Discord", registry=every)
        self.outbox_oldest = Gauge("market_outbox_oldest_seconds", "Age of the oldest of them", registry=every)
        self.timers_late = Gauge("market_timers_late_seconds", "How late the earliest timer is", registry=every)
        self.tables = Gauge("market_tables", "Tables that are kept", ("game", "status"), registry=every)
        self.connections = Gauge("market_database_connections", "Connections to the database in use", registry=every)
        self.trouble = Gauge("market_trouble", "Parts of the bot that fail now", registry=every)
        self.gateway = Gauge("market_gateway_latency_seconds", "Latency of Discord's gateway", registry=every)

    def served(self, verb: str, result: Result, seconds: float) -> None:
        """A request was served."""
        self._requests.labels(verb, result.value).inc()
        self._answer_seconds.labels(verb).observe(seconds)

    @contextmanager
    def drawing(self, kind: str) -> Iterator[None]:
        """Time how long a picture takes."""
        with self._picture_seconds.labels(kind).time():
            yield

    def traced(self) -> aiohttp.TraceConfig:
        """Counts what discord.py sends to Discord."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._request_ended)
        return trace

    async def _request_ended(
        self, _client: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        self._discord_requests.labels(ended.method, str(ended.response.status)).inc()
        if ended.response.status == TOO_MANY_REQUESTS:
            self._rate_limits.labels(ended.response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def watch_loop(self) -> None:
        """Measure, for as long as the bot runs, how late the event loop wakes whoever sleeps."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(time.monotonic() - began - LAG_EVERY, 0.0))

    def written(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
