"""Custom ids: what a pressed button or a submitted form says.

``mk1:<verb>:<table>:<decision>:<argument>``: short, and never a secret, for every client can read it. A button works
for as long as its game, whichever process gets the click.

What is played from a private screen or a form is played once, however often it is sent: the table is followed by
``.<screen>``, the id of the request that was answered with it. Custom ids without one were made before there was any,
or stand below a message that everybody may press.
"""

from enum import StrEnum
from typing import NamedTuple

from bot.messages import limits

PREFIX = "mk1"
HIGHEST_TABLE = 2**31 - 1
"""No database of ours can count further."""
HIGHEST_ID = 2**63 - 1
"""No id of Discord's is higher: that of a person, or of the request that a screen answers."""
MOST_PAGES = 10_000
"""No list of ours has more pages."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a press asks for."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    COMPUTER = "computer"
    FILL = "fill"
    LEVEL = "level"
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
    MORE = "more"
    RULES = "rules"
    PAGE = "page"
    CLAUSE = "clause"
    UNDO = "undo"
    AGREE = "agree"
    DISAGREE = "disagree"
    REMATCH = "rematch"
    REPLAY = "replay"
    FILM = "film"
    VERIFY = "verify"
    FILE = "file"
    ORDERS = "orders"
    PLAN = "plan"
    PLAN_PART = "planpart"
    PLAN_SAVE = "plansave"
    PLAN_WITHDRAW = "planoff"
    PACE = "pace"
    BACK = "back"
    QUIT = "quit"
    TAKE = "take"
    SEAT_WISH = "fate"
    GO_ON = "goon"
    CONSENT = "consent"
    HELP = "help"
    SETTINGS = "settings"
    TABLES = "tables"
    SERVER_TABLES = "srvtables"
    ELSEWHERE = "elsewhere"
    PROFILE = "profile"
    TOP = "top"
    SEASON = "season"
    SEASON_END = "seasonend"
    ANNOUNCE = "announce"
    LIKES = "likes"
    ANNOUNCES = "announces"
    PRIVACY = "privacy"
    HINTS = "hints"
    HINT = "hint"
    REVIEW = "review"
    TOURNAMENT = "tournament"
    LEARN = "learn"
    LESSON_NEXT = "lessonnext"
    LESSON_SHOW = "lessonshow"


PLAYED_ONCE = frozenset({Verb.PLAY, Verb.SEND, Verb.PLAN_SAVE, Verb.PLAN_WITHDRAW})


class Press(NamedTuple):
    """A custom id taken apart."""

    verb: Verb
    table: int
    decision: str = ""
    argument: str = ""
    screen: int = 0

    def __str__(self) -> str:
        if not self.fits:
            raise ValueError(f"custom id of {len(self.written)} characters: {self.written}")
        return self.written

    @property
    def written(self) -> str:
        """As it would be written, however long that is."""
        where = base36(self.table) + (f".{base36(self.screen)}" if self.screen else "")
        return f"{PREFIX}:{self.verb}:{where}:{self.decision}:{self.argument}"

    @property
    def fits(self) -> bool:
        """Whether Discord takes it."""
        return len(self.written) <= limits.CUSTOM_ID


def read_press(custom_id: str) -> Press | None:
    """What a custom id says; None if it is not one of ours, or of a format that we no longer know."""
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != PREFIX or parts[1] not in set(Verb):
        return None
    table, _, screen = parts[2].partition(".")
    if not set(table + screen) <= set(_DIGITS):
        return None
    press = Press(Verb(parts[1]), int(table or "0", 36), parts[3], parts[4], int(screen or "0", 36))
    return None if press.table > HIGHEST_TABLE or press.screen > HIGHEST_ID else press


def number_in(text: str, most: int = HIGHEST_TABLE) -> int | None:
    """The number that stands in a custom id, or was typed; None if there is none, or one that nothing of ours has."""
    is_number = text.isdecimal() and len(text) <= len(str(most))
    return int(text) if is_number and int(text) <= most else None


def page_in(text: str) -> int:
    """The page that a custom id asks for, from 0."""
    return number_in(text, MOST_PAGES) or 0


def played_once(custom_id: str, screen: int) -> str:
    """The same custom id on the screen that answers this request; as it was if nothing is played by it, or too long."""
    press = read_press(custom_id)
    if press is None or press.verb not in PLAYED_ONCE:
        return custom_id
    room = limits.CUSTOM_ID - len(custom_id) - len(base36(screen)) - 1
    return custom_id if room < 0 else str(press._replace(screen=screen))


def base36(number: int) -> str:
    """A number in digits and letters, to save characters."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
