"""Pictures on demand: drawn in a worker thread, so that the event loop goes on."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from bot.message import Picture, PictureKind
from bot.texts import Speaker, catalogue
from games.registry import find_game
from render import picture


class Gallery:
    """Draws the pictures of messages. One thread: drawing holds the interpreter most of the time anyway."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="gallery")

    async def draw(self, wanted: Picture) -> bytes:
        """The encoded picture."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, draw, wanted)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def draw(wanted: Picture) -> bytes:
    """Draw a picture from its description."""
    words = Speaker(catalogue(wanted.language), wanted.game, wanted.names)
    if wanted.view is None:
        return picture.cover(wanted.game, words)
    view = find_game(wanted.game).view_type.model_validate(wanted.view)
    match wanted.kind:
        case PictureKind.HAND:
            return picture.hand(wanted.game, view, words)
        case PictureKind.BOARD:
            return picture.board(wanted.game, view, words, wanted.marks)
        case PictureKind.COVER:
            return picture.cover(wanted.game, words)
