"""The application: lobbies, tables, seats, undo, history, the clock. It knows no Discord."""

from bot.host.attendance import Attendance
from bot.host.digest import Digest
from bot.host.hall import Hall
from bot.host.hosted import Hosted, Place, Screens
from bot.host.tables import Repeated
from bot.host.timekeeper import Timekeeper

__all__ = ["Attendance", "Digest", "Hall", "Hosted", "Place", "Repeated", "Screens", "Timekeeper"]
