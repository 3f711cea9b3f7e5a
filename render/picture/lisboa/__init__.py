"""Mercado de Lisboa in pictures."""

from render.picture.lisboa.alt import alt
from render.picture.lisboa.board import PLACES, board
from render.picture.lisboa.cover import ICON, cover
from render.picture.lisboa.hand import hand
from render.picture.lisboa.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
