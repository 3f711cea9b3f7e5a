"""Monitoring: whether the bot is alive and ready, and figures about its work, for whoever runs it.

Nothing here tells what people hold, do or say: a figure counts, and is never about one table or person.
"""

from bot.monitoring.figures import Figures, Result
from bot.monitoring.port import Monitor, PortTakenError, monitored

__all__ = ["Figures", "Monitor", "PortTakenError", "Result", "monitored"]
