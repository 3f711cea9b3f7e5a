"""Pictures: from the view to the encoded file, beside what Pillow needs to encode that same picture."""

import asyncio
import io
import time
from collections.abc import Iterator
from itertools import islice

from PIL import Image

from bench.measure import Figure, interleaved, microseconds
from bot.front.gallery import Gallery
from bot.messages.message import Picture, PictureKind
from bot.monitoring import Figures
from games.kernel import AnyGame, Dice, Table, View
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from games.registry import games
from render import picture
from render.picture import strips
from words import Speaker, catalogue

TIMES_ENCODING = 1.5
TIMES_ENCODING_AFTER_A_MOVE = 0.75
MOVES = 12
MOST_KB = 150
LONGEST_STALL_MS = 20.0
BEAT = 0.001


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on pictures."""
    yield "Pictures", [figure for game in games() for figure in _figures(game)]


def _figures(game: AnyGame) -> Iterator[Figure]:
    seats = game.seat_counts[-1]
    table, words = _late(game, seats), Speaker(catalogue("en"), game, PEOPLE[:seats])
    views = _course(table)
    drawn = _board(game, views[0], words)
    with Image.open(io.BytesIO(drawn)) as opened:
        opened.load()
        page = opened.copy()
    alone, after, pillow = interleaved(
        lambda: _alone(game, views[0], words),
        lambda: _after_moves(game, views, words),
        lambda: microseconds(lambda: page.save(io.BytesIO(), "PNG"), 10) / 1000,
    )
    bound = TIMES_ENCODING * pillow
    yield Figure(f"{game.id}: board from view to file", alone, "ms", "(1.5 x encoding)", bound, at_least=False)
    bound = TIMES_ENCODING_AFTER_A_MOVE * pillow
    yield Figure(f"{game.id}: board after a move", after, "ms", "(0.75 x encoding)", bound, at_least=False)
    yield Figure(f"{game.id}: size of the board", len(drawn) / 1024, "KB", "", MOST_KB, at_least=False)
    stall = asyncio.run(_stall(views[0], game, words))
    yield Figure(f"{game.id}: longest stall of the event loop", stall, "ms", "", LONGEST_STALL_MS, at_least=False)


def _board(game: AnyGame, view: View, words: Speaker) -> bytes:
    return picture.board(game.id, view, words)


def _alone(game: AnyGame, view: View, words: Speaker) -> float:
    """How long a board takes of which nothing is kept."""

    def draw() -> None:
        strips.forget()
        _board(game, view, words)

    return microseconds(draw, 10) / 1000


def _after_moves(game: AnyGame, views: list[View], words: Speaker) -> float:
    """How long a board takes if that before the last move was drawn, on average over several moves."""
    strips.forget()
    _board(game, views[0], words)
    following = iter(views[1:])
    return microseconds(lambda: _board(game, next(following), words), len(views) - 1) / 1000


def _late(game: AnyGame, seats: int) -> Table:
    """A game among computers, two thirds on."""
    whole = Table(game, seats, {}, Dice.of("pictures"))
    moves = sum(1 for _ in play_out(whole, [game.agent()] * seats, Dice.of("pictures")))
    table = Table(game, seats, {}, Dice.of("pictures"))
    for number, _ in enumerate(play_out(table, [game.agent()] * seats, Dice.of("pictures")), 1):
        if number >= moves * 2 // 3:
            return table
    return table


def _course(table: Table) -> list[View]:
    """What everybody sees now, and after each of the next moves."""
    moves = play_out(table, [table.game.agent()] * table.seats, Dice.of("pictures on"))
    return [table.view(None), *(table.view(None) for _ in islice(moves, MOVES))]


async def _stall(seen: View, game: AnyGame, words: Speaker) -> float:
    """How late the event loop is at most while boards are drawn that were not drawn before, the middle of five."""
    gallery = Gallery(Figures())
    view = seen.model_dump(mode="json")
    stalls = []
    for number in range(5):
        names = (f"Ana {number}", *words.names[1:])
        wanted = Picture(
            kind=PictureKind.BOARD,
            game=game.id,
            rules_version=game.rules_version,
            language="en",
            names=names,
            view=view,
        )
        drawing = asyncio.create_task(gallery.draw(wanted))
        late = 0.0
        while not drawing.done():
            start = time.perf_counter()
            await asyncio.sleep(BEAT)
            late = max(late, time.perf_counter() - start - BEAT)
        stalls.append(late * 1000)
    gallery.close()
    return sorted(stalls)[2]
