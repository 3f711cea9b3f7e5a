"""Pictures: from the view to the encoded file, beside what Pillow needs to encode that same picture."""

import asyncio
import io
import time
from collections.abc import Iterator

from PIL import Image

from bench.measure import Figure, interleaved, microseconds
from bot.gallery import Gallery
from bot.message import Picture, PictureKind
from bot.texts import Speaker, catalogue
from games.kernel import AnyGame, Dice, Table
from games.kernel.playout import play_out
from games.registry import games
from render import picture

TIMES_ENCODING = 1.5
MOST_KB = 150
LONGEST_STALL_MS = 20.0
BEAT = 0.001
NAMES = ("Ana", "Bruno", "Chloé", "Dmitri", "Eve")


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on pictures."""
    yield "Pictures", [figure for game in games() for figure in _figures(game)]


def _figures(game: AnyGame) -> Iterator[Figure]:
    seats = game.seat_counts[-1]
    table = _late(game, seats)
    view, words = table.view(None), Speaker(catalogue("en"), game.id, NAMES[:seats])
    palette = picture.colours(game.id)
    drawn = picture.draw_board(game.id, view, words, {}).png(palette)
    with Image.open(io.BytesIO(drawn)) as opened:
        opened.load()
        page = opened.copy()
    ours, pillow = interleaved(
        lambda: microseconds(lambda: picture.draw_board(game.id, view, words, {}).png(palette), 10) / 1000,
        lambda: microseconds(lambda: page.save(io.BytesIO(), "PNG"), 10) / 1000,
    )
    bound = TIMES_ENCODING * pillow
    yield Figure(f"{game.id}: board from view to file", ours, "ms", "(1.5 x encoding)", bound, at_least=False)
    yield Figure(f"{game.id}: size of the board", len(drawn) / 1024, "KB", "", MOST_KB, at_least=False)
    stall = asyncio.run(_stall(table, words))
    yield Figure(f"{game.id}: longest stall of the event loop", stall, "ms", "", LONGEST_STALL_MS, at_least=False)


def _late(game: AnyGame, seats: int) -> Table:
    """A game among computers, two thirds on."""
    whole = Table(game, seats, {}, Dice.of("pictures"))
    moves = sum(1 for _ in play_out(whole, [game.agent()] * seats, Dice.of("pictures")))
    table = Table(game, seats, {}, Dice.of("pictures"))
    for number, _ in enumerate(play_out(table, [game.agent()] * seats, Dice.of("pictures")), 1):
        if number >= moves * 2 // 3:
            return table
    return table


async def _stall(table: Table, words: Speaker) -> float:
    """How late the event loop is at most while boards are drawn that were not drawn before, the middle of five."""
    gallery = Gallery()
    view = table.view(None).model_dump(mode="json")
    stalls = []
    for number in range(5):
        names = (f"Ana {number}", *words.names[1:])
        wanted = Picture(kind=PictureKind.BOARD, game=table.game.id, language="en", names=names, view=view)
        drawing = asyncio.create_task(gallery.draw(wanted))
        late = 0.0
        while not drawing.done():
            start = time.perf_counter()
            await asyncio.sleep(BEAT)
            late = max(late, time.perf_counter() - start - BEAT)
        stalls.append(late * 1000)
    gallery.close()
    return sorted(stalls)[2]
