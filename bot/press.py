"""Custom ids: what a pressed button or a submitted form says.

``mk1:<verb>:<table>:<decision>:<argument>``, at most 100 characters, and never a secret: every client can read them.
A button works for as long as its game, whichever process gets the click.
"""

from enum import StrEnum
from typing import NamedTuple

PREFIX = "mk1"
LONGEST = 100
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a press asks for."""

    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    OPTIONS = "options"
    OPTION = "option"
    VALUE = "value"
    BEGIN = "begin"
    CANCEL = "cancel"
    MOVE = "move"
    STEP = "step"
    PLAY = "play"
    TYPED = "typed"
    FORM = "form"
    SEND = "send"
    HAND = "hand"
    TEXT = "text"
    LOG = "log"
    RULES = "rules"
    PAGE = "page"
    CLAUSE = "clause"
    AGREE = "agree"
    DISAGREE = "disagree"
    REMATCH = "rematch"
    REPLAY = "replay"
    FILM = "film"
    VERIFY = "verify"
    FILE = "file"
    ORDERS = "orders"
    PACE = "pace"
    BACK = "back"
    QUIT = "quit"
    TAKE = "take"
    FATE = "fate"
    GO_ON = "goon"
    CONSENT = "consent"


class Press(NamedTuple):
    """A custom id taken apart."""

    verb: Verb
    table: int
    decision: str = ""
    argument: str = ""

    def __str__(self) -> str:
        written = ":".join((PREFIX, self.verb, base36(self.table), self.decision, self.argument))
        if len(written) > LONGEST:
            raise ValueError(f"custom id of {len(written)} characters: {written}")
        return written


def read_press(custom_id: str) -> Press | None:
    """What a custom id says; None if it is not one of ours, or of a format that we no longer know."""
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != PREFIX or parts[1] not in set(Verb) or not set(parts[2]) <= set(_DIGITS):
        return None
    return Press(Verb(parts[1]), int(parts[2] or "0", 36), parts[3], parts[4])


def base36(number: int) -> str:
    """A number in digits and letters, to save characters."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
