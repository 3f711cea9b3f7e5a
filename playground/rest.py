"""The REST adapter: credentials, bodies, files, rate-limit headers, refusals, and faults on demand."""

import asyncio
import hashlib
import json
import math
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.content import File
from playground.faults import Effect, Fault, Faults
from playground.multipart import MULTIPART, parts
from playground.refusal import Json, Problems, RateLimit, Refusal, invalid_field
from playground.world import World

MAX_REQUEST = 25 * 1024 * 1024
BUCKET_SIZE = 50
INVALID_PER_10_MINUTES = 10_000
SERVER_BUG = 418  # never 500: discord.py would quietly try again
CUT_OFF = 499  # nobody is there to read it


@dataclass(slots=True)
class Call:
    """One request, read and ready to be acted on."""

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    files: list[File]
    problems: Problems = field(default_factory=Problems)

    def __getitem__(self, name: str) -> str:
        return self.params[name]


class Vanished(Exception):
    """The client went away before its request was whole: that is no fault of the server's, and nothing is done."""


Handler = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """A route of Discord's: template, what answers it, and which query parameters it knows."""

    method: str
    path: str
    handler: Handler
    query: frozenset[str] = frozenset()
    needs_token: bool = True
    status: int = 200
    takes_list: bool = False

    @property
    def name(self) -> str:
        """How faults and reports call it."""
        return f"{self.method} {self.path}"


def into(routes: list[Route]) -> Callable[..., Callable[[Handler], Handler]]:
    """A decorator that puts a handler into a list of routes."""

    def route(
        method: str, path: str, *query: str, token: bool = True, status: int = 200, takes_list: bool = False
    ) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            routes.append(Route(method, path, handler, frozenset(query), token, status, takes_list))
            return handler

        return keep

    return route


def perform(route: Route, call: Call) -> Any:  # noqa: ANN401 - whatever JSON the route answers
    """Do what a request asks; raises a Refusal."""
    if not isinstance(call.body, list if route.takes_list else dict):
        message = "Only dictionaries may be used in a ModelType."
        raise invalid_field((), "LIST_TYPE_CONVERT" if route.takes_list else "MODEL_TYPE_CONVERT", message)
    return route.handler(call)


@dataclass(frozen=True, slots=True)
class Seen:
    """A refusal that the bot was given."""

    route: str
    status: int
    code: int
    body: Json


@dataclass(slots=True)
class Records:
    """What went wrong: `surprises` fail a test; `refusals` are what Discord would have refused."""

    surprises: list[str] = field(default_factory=list)
    refusals: list[Seen] = field(default_factory=list)
    watchers: list[Callable[[Route, int, Any], None]] = field(default_factory=list)


class Rest:
    """Answers requests of the bot."""

    def __init__(self, world: World, faults: Faults, records: Records) -> None:
        self.world = world
        self.faults = faults
        self.records = records

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Put Discord's routes into the web application."""
        for route in routes:
            app.router.add_route(route.method, f"/api/v10{route.path}", self._answering(route))
        app.router.add_route("*", "/api/{rest:.*}", self.unknown_route)

    async def unknown_route(self, request: web.Request) -> web.Response:
        """Answer 404 and remember, so that the test fails."""
        self.records.surprises.append(f"unknown route: {request.method} {request.path}")
        return _json({"message": "404: Not Found", "code": 0}, 404)

    def _answering(self, route: Route) -> Callable[[web.Request], Any]:
        async def answer(request: web.Request) -> web.StreamResponse:
            fault = self.faults.next_for(route.name)
            if fault and fault.effect is Effect.ANSWER:
                return self._faulty(fault)
            if fault and fault.effect is Effect.DELAY:
                await asyncio.sleep(fault.seconds)
            if self._is_banned():
                return web.Response(status=429, text="error code: 1015")
            response = await self._work(route, request)
            if response.status in (401, 403, 429):
                self.world.recent.invalid.append(self.world.clock.now())
            if fault and fault.effect is Effect.LOSE:
                return _json(fault.body, fault.status)
            if fault and fault.effect is Effect.CUT and request.transport:
                request.transport.abort()
            return response

        return answer

    def _is_banned(self) -> bool:
        """Whether Cloudflare would no longer let this bot through: too many invalid requests."""
        invalid, now = self.world.recent.invalid, self.world.clock.now()
        while invalid and invalid[0] <= now - 600:
            invalid.popleft()
        return len(invalid) >= INVALID_PER_10_MINUTES

    def _count(self, route: Route) -> None:
        """Refuse more requests in a second than all routes together may have; answers are exempt."""
        most, requests = self.world.limits.requests_per_second, self.world.recent.requests
        if most is None or not route.needs_token:
            return
        now = self.world.clock.now()
        while requests and requests[0] <= now - 1:
            requests.popleft()
        if len(requests) >= most:
            raise RateLimit(requests[0] + 1 - now, everywhere=True)
        requests.append(now)

    async def _work(self, route: Route, request: web.Request) -> web.Response:
        try:
            if route.needs_token and request.headers.get("Authorization") != f"Bot {self.world.bot_token}":
                raise Refusal(401, 0, "401: Unauthorized")
            self._count(route)
            call = await self._read(route, request)
            try:
                result = perform(route, call)
            finally:
                for name in call.problems.unknown:
                    self.records.surprises.append(f"unknown field: {name} in {route.name}")
        except Refusal as refusal:
            return self._refused(route, refusal)
        except Vanished:
            return web.Response(status=CUT_OFF)
        except Exception:
            self.records.surprises.append(f"the server broke on {route.name}:\n{traceback.format_exc()}")
            return _json({"message": "the local Discord has a bug", "code": 0}, SERVER_BUG)
        status = 204 if result is None else route.status
        for watcher in self.records.watchers:
            watcher(route, status, result)
        return self._limited(route, request, _json(result, status))

    async def _read(self, route: Route, request: web.Request) -> Call:
        query = dict(request.query)
        for name in set(query) - route.query:
            self.records.surprises.append(f"unknown query parameter: {name} in {route.name}")
        if (request.content_length or 0) > MAX_REQUEST:
            raise _too_large()
        body, files = await _content(request)
        return Call(self.world, dict(request.match_info), query, body, files)

    def _refused(self, route: Route, refusal: Refusal) -> web.Response:
        body = refusal.body()
        self.records.refusals.append(Seen(route.name, refusal.status, refusal.code, body))
        for watcher in self.records.watchers:
            watcher(route, refusal.status, body)
        response = _json(body, refusal.status)
        if isinstance(refusal, RateLimit):
            _mark_limited(response, refusal)
        return response

    def _faulty(self, fault: Fault) -> web.Response:
        if fault.status != 429 or fault.body:
            return _json(fault.body, fault.status)
        refusal = RateLimit(fault.retry_after, everywhere=fault.everywhere)
        response = _json(refusal.body(), 429)
        _mark_limited(response, refusal)
        return response

    def _limited(self, route: Route, request: web.Request, response: web.Response) -> web.Response:
        """The rate-limit headers of a normal answer; without them discord.py sends one at a time."""
        response.headers.update(
            {
                "X-RateLimit-Limit": str(BUCKET_SIZE),
                "X-RateLimit-Remaining": str(BUCKET_SIZE - 1),
                "X-RateLimit-Reset": f"{self.world.clock.now() + 1:.3f}",
                "X-RateLimit-Reset-After": "1.000",
                "X-RateLimit-Bucket": hashlib.sha256(route.name.encode()).hexdigest()[:32],
            }
        )
        return response


def _mark_limited(response: web.Response, refusal: RateLimit) -> None:
    response.headers.update(
        {
            "Via": "1.1 google",  # without it discord.py takes the answer for a ban
            "Retry-After": str(max(1, math.ceil(refusal.retry_after))),
            "X-RateLimit-Scope": refusal.scope,
        }
    )
    if refusal.everywhere:
        response.headers["X-RateLimit-Global"] = "true"


def _json(value: object, status: int) -> web.Response:
    if status == 204:
        return web.Response(status=204)
    body = json.dumps(value, ensure_ascii=False).encode()
    response = web.Response(body=body, status=status)
    # discord.py compares the header as a whole: no charset may follow.
    response.headers["Content-Type"] = "application/json"
    return response


def _parsed(text: bytes) -> object:
    try:
        return json.loads(text or b"{}")
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


async def _content(request: web.Request) -> tuple[Any, list[File]]:
    try:
        content = await request.read()
    except ConnectionError as error:
        raise Vanished from error
    except web.HTTPRequestEntityTooLarge:
        raise _too_large() from None
    content_type = request.headers.get("Content-Type", "")
    return _form(content_type, content) if content_type.startswith(MULTIPART) else (_parsed(content), [])


def _form(content_type: str, content: bytes) -> tuple[Any, list[File]]:
    body: Any = {}
    files: list[File] = []
    for part in parts(content_type, content):
        if part.name == "payload_json":
            body = _parsed(part.content)
        elif part.name.startswith("files["):
            files.append(File(part.name[6:-1], part.filename or "unknown", part.content))
        else:
            files.append(File(str(len(files)), part.filename or part.name, part.content))
    return body, files


def _too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")
