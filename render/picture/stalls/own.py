"""One's own hand below the stalls, with the card that one has chosen."""

from collections.abc import Mapping

from games.stalls.components import card_id
from games.stalls.view import StallsView
from render.picture.canvas import Box, Canvas
from render.picture.marks import TAG, mark
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import PAPER, SOFT_INK, STONE_DARK
from render.picture.sprites import panel, sprite
from render.picture.stalls.cards import CARD, TALL, card, name
from render.picture.stalls.places import OWN
from render.picture.tokens import tick
from render.words import Words

STEP = CARD + 28


def own_height(marks: Mapping[str, str]) -> int:
    """How much room one's hand needs: more where something is said below the cards."""
    return OWN + (TAG if any(marks.values()) else 0)


def draw_own(canvas: Canvas, view: StallsView, top: int, words: Words, marks: Mapping[str, str]) -> None:
    """The cards that one chooses from; below each what it would bring."""
    assert view.seat is not None  # noqa: S101 - a spectator has no hand
    own = view.players[view.seat]
    held = own.hand or ()
    box = Box.at(MARGIN, top, WIDTH - 2 * MARGIN, own_height(marks))
    canvas.image(panel(box.width, box.height, PAPER, STONE_DARK, 3, 18), box.left, box.top, "own")
    heading = Box(box.left + 20, box.top + 6, box.right - 20, box.top + 52)
    canvas.text(words.label("yours"), heading, 36, colour=SOFT_INK, align="middle", what="your hand")
    left = box.middle[0] - (len(held) * STEP - 28) // 2
    chosen = held.index(own.choice) if own.choice is not None else None
    for place, each in enumerate(held):
        x, y = left + place * STEP, heading.bottom + 8
        canvas.image(card(each.good, each.crates, place == chosen), x, y, f"own {name(each)}")
        if place == chosen:
            canvas.image(sprite(tick, 60), x + CARD - 48, y + TALL - 50, f"chosen {name(each)}")
        if (label := marks.get(card_id(each.good, each.crates))) is not None:
            mark(canvas, Box(x - 4, y - 4, x + CARD + 4, y + TALL + (TAG + 6 if label else 4)), label, name(each))
