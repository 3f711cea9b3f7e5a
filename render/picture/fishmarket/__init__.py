"""Fish Market in pictures."""

from render.picture.fishmarket.alt import alt
from render.picture.fishmarket.board import PLACES, board
from render.picture.fishmarket.cover import ICON, cover
from render.picture.fishmarket.hand import hand
from render.picture.fishmarket.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
