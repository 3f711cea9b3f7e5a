"""Stall against Stall in pictures."""

from render.picture.stalls.alt import alt
from render.picture.stalls.board import PLACES, board
from render.picture.stalls.cover import ICON, cover
from render.picture.stalls.hand import hand
from render.picture.stalls.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
