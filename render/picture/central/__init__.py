"""Central Market in pictures."""

from render.picture.central.alt import alt
from render.picture.central.board import PLACES, board
from render.picture.central.cover import cover
from render.picture.central.hand import hand

__all__ = ["PLACES", "alt", "board", "cover", "hand"]
