"""What one player holds, and the hands that they have had and that others hold now."""

from games.stalls.view import StallsView
from render.picture.canvas import Box, Canvas
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import SOFT_INK
from render.picture.stalls.cards import CHIP, draw_chips
from render.picture.stalls.own import draw_own
from render.picture.stalls.places import GAP, OWN
from render.picture.tokens import badge
from render.words import Words

ROW = 84
HEADING = 50


def hand(view: StallsView, words: Words) -> Canvas:
    """The own cards, large, and below them what is known of others."""
    if view.seat is None:
        raise LookupError("a spectator has no hand")
    known = [player for player in view.players if player.hand and player.seat != view.seat]
    top = SCALLOPS + GAP
    canvas = page(top + OWN + GAP + (HEADING + ROW * len(known) if known else 0) + GAP)
    draw_own(canvas, view, top, words, {})
    top += OWN + GAP
    if known:
        heading = Box.at(MARGIN, top, WIDTH - 2 * MARGIN, HEADING - 6)
        canvas.text(words.label("seen"), heading, 36, colour=SOFT_INK, align="middle", what="seen")
    for place, player in enumerate(known):
        row = Box.at(MARGIN + 40, top + HEADING + place * ROW, WIDTH - 2 * MARGIN - 80, CHIP)
        canvas.image(badge(player.seat, 56), row.left, row.top + 6, f"seat {player.seat}")
        name = Box(row.left + 70, row.top, row.left + 560, row.bottom)
        canvas.text(words.person(player.seat), name, 42, least=28, weight="Black", what=f"name {player.seat}")
        draw_chips(canvas, player.hand or (), Box(row.left + 600, *row[1:]), f"holds {player.seat}")
    return canvas
