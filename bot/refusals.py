"""Why the house says no, beside what the rules of the games refuse."""

from enum import StrEnum


class HouseReason(StrEnum):
    """The refusals of the host."""

    NO_TABLE = "no-table"
    """There is no table here."""
    TABLE_OPEN = "table-open"
    """This channel has a table already."""
    ALREADY_BEGUN = "already-begun"
    NOT_BEGUN = "not-begun"
    NOT_OVER = "not-over"
    FULL = "full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_OPENER = "not-opener"
    """Only who opened the table, or who may manage the channel, can do this."""
    TOO_FEW = "too-few"
    MISSING_PERMISSION = "missing-permission"
    """The bot may not write, attach pictures or make threads here."""
    RUNNING_LEAVE = "running-leave"
    """A running game cannot be left."""
    NOTHING_WAITS = "nothing-waits"
    """No question waits for an answer from this person."""
    NOT_YOUR_UNDO = "not-your-undo"
    UNKNOWN_PRESS = "unknown-press"
    """A button that nobody made."""
