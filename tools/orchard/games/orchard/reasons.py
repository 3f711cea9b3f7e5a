"""Why something cannot be done."""

from enum import StrEnum


class Because(StrEnum):
    """The refusals of this game; each names its clause."""

    NO_SUCH_REST = "no-such-rest"
    NOT_SO_MANY = "not-so-many"
