"""Orchard in pictures: a placeholder that shows everything, to be drawn better."""

from render.picture.orchard.alt import alt
from render.picture.orchard.board import PLACES, board
from render.picture.orchard.cover import ICON, cover
from render.picture.orchard.hand import hand
from render.picture.orchard.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
