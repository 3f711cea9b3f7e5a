"""What one player has: fruits, right guesses, and the guess that only they know."""

from games.orchard.view import OrchardView
from render.picture.canvas import Canvas
from render.picture.orchard.board import ROW, draw_player
from render.picture.page import MARGIN, SCALLOPS, page
from render.words import Words


def hand(view: OrchardView, words: Words) -> Canvas:
    """The own line of the board."""
    if view.seat is None:
        raise LookupError("a spectator has no hand")
    top = SCALLOPS + MARGIN
    canvas = page(top + ROW + MARGIN)
    draw_player(canvas, view.players[view.seat], words, top)
    return canvas
