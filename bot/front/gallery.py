"""Pictures on demand: drawn in a worker thread, so that the event loop goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from PIL import Image

from bot.messages.message import Picture, PictureKind
from bot.monitoring import Figures
from games.registry import find_rules
from render import picture
from render.picture.film import Film, frame
from render.picture.profile import draw_profile
from render.picture.recently_used import RecentlyUsed
from render.picture.standings import draw_standings
from render.profile import Card
from render.standings import StandingsSheet
from words import Speaker, catalogue

T = TypeVar("T")
ROOM = 16 * 1024 * 1024
"""So many bytes of pictures are kept: everybody at a table may ask for its board."""


class Gallery:
    """Draws the pictures of messages. One thread: drawing holds the interpreter most of the time anyway.

    Who waits for an answer does not stand in the queue of what is to be posted: that comes one at a time. So do films,
    each frame of which stands in that queue like a board; and the next film is begun when the one before is done.
    """

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="gallery")
        self._queue = asyncio.Lock()
        self._filming = asyncio.Lock()
        self._last_film: tuple[bytes, bytes] | None = None
        self.films_asked_for = 0
        """How many films are being made, or wait to be."""
        self._kept = RecentlyUsed[bytes, bytes](ROOM, lambda key, drawn: len(drawn))

    async def draw(self, wanted: Picture, *, answer: bool = False) -> bytes:
        """The encoded picture."""
        key = _key(wanted)
        if wanted.kind is PictureKind.FILM:
            return await self._kept_film(key, wanted)
        drawn = self._kept.get(key)
        if drawn is None:
            async with nullcontext() if answer else self._queue:
                drawn = await self._do(partial(self._draw, key, wanted))
        return drawn

    def _draw(self, key: bytes, wanted: Picture) -> bytes:
        """Draw a picture, unless somebody else has asked for it in the meantime."""
        drawn = self._kept.get(key)
        if drawn is None:
            with self._figures.drawing(wanted.kind.value):
                drawn = draw(wanted)
            self._kept.put(key, drawn)
        return drawn

    @asynccontextmanager
    async def turn_to_film(self) -> AsyncIterator[None]:
        """Films take time and room: whoever wants one waits here until nobody else's is being made."""
        self.films_asked_for += 1
        try:
            async with self._filming:
                yield
        finally:
            self.films_asked_for -= 1

    async def _kept_film(self, key: bytes, wanted: Picture) -> bytes:
        """A film; after a game everybody asks for the same one."""
        if self._last_film is None or self._last_film[0] != key:
            self._last_film = None  # the room is needed
            with self._figures.drawing(wanted.kind.value):
                self._last_film = key, await self._film(wanted)
        return self._last_film[1]

    async def _film(self, wanted: Picture) -> bytes:
        """A film, frame by frame, so that boards of other tables can be drawn in between."""
        last = await self._one_frame(partial(_frame, wanted, wanted.frames[-1]))
        film = Film(last, picture.colours(wanted.game))
        for view in wanted.frames[:-1]:
            await self._one_frame(partial(_add_frame, film, wanted, view))
        film.add(last)
        return await asyncio.to_thread(film.encode)

    async def _one_frame(self, work: Callable[[], T]) -> T:
        async with self._queue:
            return await self._do(work)

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _key(wanted: Picture) -> bytes:
    """The hash of everything that can be seen in a picture."""
    return sha256(wanted.model_dump_json(exclude={"alt"}).encode()).digest()


def draw(wanted: Picture) -> bytes:
    """Draw a picture from its description."""
    if wanted.kind is PictureKind.PROFILE:
        return draw_profile(Card.model_validate(wanted.view)).png()
    if wanted.kind is PictureKind.STANDINGS:
        return draw_standings(StandingsSheet.model_validate(wanted.view)).png()
    rules = find_rules(wanted.game, wanted.rules_version)
    words = Speaker(catalogue(wanted.language), rules, wanted.names)
    if wanted.chances:
        return picture.chances(wanted.game, wanted.chances, wanted.stages)
    if wanted.ending is not None:
        return picture.ending(wanted.game, wanted.ending, words)
    if wanted.kind is PictureKind.ICON:
        return picture.icon(wanted.game, words)
    if wanted.view is None:
        return picture.cover(wanted.game, words)
    view = rules.view_type.model_validate(wanted.view)
    if wanted.kind is PictureKind.HAND:
        return picture.hand(wanted.game, view, words)
    return picture.board(wanted.game, view, words, wanted.marks)


def _add_frame(film: Film, wanted: Picture, seen: dict[str, Any]) -> None:
    film.add(_frame(wanted, seen))


def _frame(wanted: Picture, seen: dict[str, Any]) -> Image.Image:
    rules = find_rules(wanted.game, wanted.rules_version)
    words = Speaker(catalogue(wanted.language), rules, wanted.names)
    view = rules.view_type.model_validate(seen)
    return frame(picture.draw_board(wanted.game, view, words, {}))
