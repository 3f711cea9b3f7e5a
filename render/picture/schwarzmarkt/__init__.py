"""Schwarzmarkt in pictures."""

from render.picture.schwarzmarkt.alt import alt
from render.picture.schwarzmarkt.board import PLACES, board
from render.picture.schwarzmarkt.cover import ICON, cover
from render.picture.schwarzmarkt.hand import hand
from render.picture.schwarzmarkt.things import THINGS

__all__ = ["ICON", "PLACES", "THINGS", "alt", "board", "cover", "hand"]
