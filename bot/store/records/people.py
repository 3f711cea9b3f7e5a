"""People: who has met the bot, and what they have set."""

from datetime import datetime
from enum import StrEnum

from bot.messages.names import Name
from games.kernel import Record


class Call(StrEnum):
    """How somebody is told that it is their turn, and reminded of it."""

    DM = "dm"
    MENTION = "mention"
    NONE = "none"


class Confirming(StrEnum):
    """Which moves somebody wants to confirm before they are played."""

    ALWAYS = "always"
    FINAL = "final"
    """Those that cannot be taken back."""
    NEVER = "never"


NO_ZONE = "UTC"
"""The time zone of whoever has chosen none."""


class Person(Record):
    """Somebody who has met the bot."""

    id: int
    name: Name
    language: str | None = None
    """What they chose; None: as their Discord is set (``locale``)."""
    locale: str = ""
    dms: bool = True
    """Whether they want direct messages."""
    dms_closed: bool = False
    """Whether Discord refused the last one."""
    conversation: int | None = None
    """Discord's id of the channel in which the bot writes to them, once it has."""
    zone: str = NO_ZONE
    quiet_from: int | None = None
    quiet_until: int | None = None
    """The hours, as their clocks show them, in which they are not to be disturbed; the same twice if they want none."""
    reminders: Call = Call.MENTION
    confirming: Confirming = Confirming.FINAL
    digest_hour: int | None = None
    """The hour at which they want to be told every day which tables wait for them."""
    away_from: datetime | None = None
    away_until: datetime | None = None
    """Their vacation, present or past."""
    vacation_year: int = 0
    vacation_days: int = 0
    """How many days of vacation they have taken in that year."""
    told_of_languages: bool = False
    """Whether they have been told that they can choose the language in which they are spoken to."""
    listed: bool = True
    """Whether others may see their profile, and find them in lists."""
    tips: bool = True
    """Whether they want to be told about each kind of decision when it is first asked of them."""
    tips_told: tuple[str, ...] = ()
    """What they were told about, as ``<game>-<decision>``; a game alone if it is known that they have finished one."""

    @property
    def reachable(self) -> bool:
        """Whether a direct message would reach them."""
        return self.dms and not self.dms_closed
