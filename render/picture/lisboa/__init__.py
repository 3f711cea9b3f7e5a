"""Mercado de Lisboa in pictures."""

from render.picture.lisboa.alt import alt
from render.picture.lisboa.board import PLACES, board
from render.picture.lisboa.cover import cover
from render.picture.lisboa.hand import hand

__all__ = ["PLACES", "alt", "board", "cover", "hand"]
