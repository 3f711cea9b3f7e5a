"""Why something cannot be done."""

from enum import StrEnum


class Because(StrEnum):
    """The refusals of this game; each names its clause."""

    NOT_IN_HAND = "not-in-hand"
