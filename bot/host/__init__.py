"""The application: lobbies, tables, seats, undo, history. It knows no Discord."""

from bot.host.hall import Hall, Repeated
from bot.host.hosted import Hosted, Place, Screens

__all__ = ["Hall", "Hosted", "Place", "Repeated", "Screens"]
