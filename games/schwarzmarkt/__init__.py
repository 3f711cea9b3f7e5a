"""Schwarzmarkt: wait for a better price, but not too long. Rule spec: docs/rules/schwarzmarkt.md."""

from games.schwarzmarkt.game import Schwarzmarkt

__all__ = ["Schwarzmarkt"]
