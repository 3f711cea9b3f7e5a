"""The board: what is done now, the basket, what can be taken, and the players."""

from collections.abc import Mapping
from typing import Final

from games.orchard.components import MOST_TAKEN, Phase
from games.orchard.view import OrchardView, PlayerView
from render.picture.canvas import Box, Canvas
from render.picture.goods import tomato
from render.picture.harbour import sealed
from render.picture.marks import mark
from render.picture.orchard.basket import basket
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import PAPER, SHADE, SOFT_INK, STONE
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, star
from render.words import Words

PLACES: Final = frozenset(str(fruits) for fruits in range(1, MOST_TAKEN + 1))
"""What can be marked: how many fruits are taken."""

HEADER: Final = Box(MARGIN, SCALLOPS + 14, WIDTH - MARGIN, SCALLOPS + 114)
BASKET: Final = Box.at(MARGIN, HEADER.bottom + 12, 520, 240)
PLAYERS: Final = BASKET.bottom + 16
ROW: Final = 96
FRUIT: Final = 58


def board(view: OrchardView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """Everything that the view shows; marks stand at what can be taken."""
    canvas = page(PLAYERS + ROW * len(view.players) + MARGIN)
    _draw_header(canvas, view, words)
    _draw_basket(canvas, view)
    for number in range(1, MOST_TAKEN + 1):
        _draw_handful(canvas, number, marks.get(str(number)))
    for player in view.players:
        draw_player(canvas, player, words, PLAYERS + ROW * player.seat)
    return canvas


def _draw_header(canvas: Canvas, view: OrchardView, words: Words) -> None:
    first = Box(HEADER.left, HEADER.top, HEADER.right, HEADER.top + 58)
    second = Box(HEADER.left, first.bottom, HEADER.right, HEADER.bottom)
    left = first.left
    if view.phase is Phase.TAKE:
        canvas.image(badge(view.turn, 52), left, first.top + 3, f"seat {view.turn} is active")
        left += 64
    now = words.label("now", phase=view.phase.value, seat=view.turn)
    canvas.text(now, Box(left, first.top, first.right, first.bottom), 46, least=34, weight="Black")
    said = words.label("round", round=view.round, rounds=view.rounds)
    canvas.text(said, second, 34, weight="Semibold", colour=SOFT_INK, what=f"round {view.round}")


def _draw_basket(canvas: Canvas, view: OrchardView) -> None:
    canvas.image(panel(BASKET.width, BASKET.height, STONE, SHADE), BASKET.left, BASKET.top, "table")
    canvas.image(sprite(basket, 200), BASKET.left + 30, BASKET.top + 20, "basket")
    amount = Box(BASKET.left + 260, BASKET.top, BASKET.right - 20, BASKET.bottom)
    canvas.text(str(view.basket), amount, 150, weight="Black", align="middle", what=f"basket {view.basket}")


def _draw_handful(canvas: Canvas, number: int, label: str | None) -> None:
    """So many fruits, as they can be taken; with what would be left where it is asked."""
    width = (WIDTH - MARGIN - BASKET.right - 16 * MOST_TAKEN) // MOST_TAKEN
    place = Box.at(BASKET.right + 16 + (number - 1) * (width + 16), BASKET.top, width, BASKET.height)
    canvas.image(panel(place.width, place.height, PAPER, SHADE), place.left, place.top, f"handful {number}")
    for fruit in range(number):
        canvas.image(sprite(tomato, FRUIT), place.middle[0] - FRUIT // 2, place.top + 8 + fruit * FRUIT, "fruit")
    if label is not None:
        mark(canvas, place, label, f"handful {number}")


def draw_player(canvas: Canvas, player: PlayerView, words: Words, top: int) -> None:
    """A line for a player: sign, name, fruits, right guesses, and whether they have guessed or what."""
    row = Box(MARGIN, top, WIDTH - MARGIN, top + ROW - 12)
    canvas.image(panel(row.width, row.height, PAPER, SHADE), row.left, row.top, f"player {player.seat}")
    canvas.image(badge(player.seat, 60), row.left + 14, row.top + 12, f"seat {player.seat}")
    name = Box(row.left + 90, row.top, row.left + 560, row.bottom)
    canvas.text(words.person(player.seat), name, 46, least=34, weight="Black", what=f"name {player.seat}")
    if player.guessed:
        canvas.image(sprite(sealed, 60), row.left + 590, row.top + 12, f"guessed {player.seat}")
    if player.guess is not None:
        guess = Box(row.left + 660, row.top, row.left + 760, row.bottom)
        canvas.text(str(player.guess), guess, 46, weight="Black", what=f"guess {player.seat} {player.guess}")
    for left, painter, amount, what in (
        (780, tomato, player.fruits, "fruits"),
        (970, star, player.right, "right"),
    ):
        canvas.image(sprite(painter, 60), row.left + left, row.top + 12, what)
        figure = Box(row.left + left + 72, row.top, row.left + left + 172, row.bottom)
        canvas.text(str(amount), figure, 46, weight="Black", what=f"{what} {player.seat} {amount}")
