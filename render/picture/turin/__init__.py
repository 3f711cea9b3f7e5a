"""Market of Turin in pictures."""

from render.picture.turin.alt import alt
from render.picture.turin.board import PLACES, board
from render.picture.turin.cover import ICON, cover
from render.picture.turin.hand import hand
from render.picture.turin.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
