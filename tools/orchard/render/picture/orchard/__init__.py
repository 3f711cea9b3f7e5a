"""Orchard in pictures: a placeholder that shows everything, to be drawn better."""

from render.picture.orchard.alt import alt
from render.picture.orchard.board import PLACES, board
from render.picture.orchard.cover import cover
from render.picture.orchard.hand import hand

__all__ = ["PLACES", "alt", "board", "cover", "hand"]
