"""Pictures on demand: drawn in a worker thread, so that the event loop goes on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from PIL import Image

from bot.message import Picture, PictureKind
from bot.texts import Speaker, catalogue
from games.registry import find_game
from render import picture
from render.picture.film import film, frame
from render.picture.kept import Kept

T = TypeVar("T")
ROOM = 16 * 1024 * 1024
"""So many bytes of pictures are kept: everybody at a table may ask for its board."""


class Gallery:
    """Draws the pictures of messages. One thread: drawing holds the interpreter most of the time anyway.

    Who waits for an answer does not stand in the queue of what is to be posted: that comes one at a time.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="gallery")
        self._queue = asyncio.Lock()
        self._kept = Kept[bytes, bytes](ROOM, lambda key, drawn: len(drawn))

    async def draw(self, wanted: Picture, *, answer: bool = False) -> bytes:
        """The encoded picture."""
        if wanted.kind is PictureKind.FILM:
            return await self._film(wanted)
        key = _key(wanted)
        drawn = self._kept.get(key)
        if drawn is None:
            async with nullcontext() if answer else self._queue:
                drawn = await self._do(partial(self._draw, key, wanted))
        return drawn

    def _draw(self, key: bytes, wanted: Picture) -> bytes:
        """Draw a picture, unless somebody else has asked for it in the meantime."""
        drawn = self._kept.get(key)
        if drawn is None:
            drawn = draw(wanted)
            self._kept.put(key, drawn)
        return drawn

    async def _film(self, wanted: Picture) -> bytes:
        """A film, frame by frame, so that boards of other tables can be drawn in between."""
        frames = []
        for view in wanted.frames:
            async with self._queue:
                frames.append(await self._do(partial(_frame, wanted, view)))
        return await asyncio.to_thread(film, frames)

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
    words = Speaker(catalogue(wanted.language), wanted.game, wanted.names)
    if wanted.ending is not None:
        return picture.ending(wanted.game, wanted.ending, words)
    if wanted.view is None:
        return picture.cover(wanted.game, words)
    view = find_game(wanted.game).view_type.model_validate(wanted.view)
    if wanted.kind is PictureKind.HAND:
        return picture.hand(wanted.game, view, words)
    return picture.board(wanted.game, view, words, wanted.marks)


def _frame(wanted: Picture, seen: dict[str, Any]) -> Image.Image:
    words = Speaker(catalogue(wanted.language), wanted.game, wanted.names)
    view = find_game(wanted.game).view_type.model_validate(seen)
    return frame(picture.draw_board(wanted.game, view, words, {}))
