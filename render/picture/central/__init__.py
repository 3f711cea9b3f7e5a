"""Central Market in pictures."""

from render.picture.central.alt import alt
from render.picture.central.board import PLACES, board
from render.picture.central.cover import ICON, cover
from render.picture.central.hand import hand
from render.picture.central.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
