"""Market of Turin in pictures."""

from render.picture.turin.alt import alt
from render.picture.turin.board import PLACES, board
from render.picture.turin.cover import cover
from render.picture.turin.hand import hand

__all__ = ["PLACES", "alt", "board", "cover", "hand"]
