"""The application: lobbies, tables, seats, undo, history. It knows no Discord."""

from bot.host.hall import Hall
from bot.host.hosted import Hosted, Place, Screens
from bot.host.tables import Repeated

__all__ = ["Hall", "Hosted", "Place", "Repeated", "Screens"]
