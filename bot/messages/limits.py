"""Discord's limits, all of them that concern us, and how a text is made to fit.

The records in ``message`` hold themselves to them: what breaks one cannot be made, so it fails in a test and not at
Discord. Where the length of a text is not in our hands (a list that grows, names, what somebody typed), the screen
that writes it cuts it; a text of the catalogues that is too long is a mistake in the catalogue. The marks of things do
not count (``games.kernel.things``): pictures are put in their place as far as there is room.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Literal

from games.kernel.things import cut_off, length

# A message

TEXT = 4000
"""Characters of a message: all of its texts together."""
PARTS = 40
"""Components of a message: texts, a picture, rows, and each button or menu in them."""
ROW = 5
"""Buttons in a row; a menu stands in a row of its own."""
CUSTOM_ID = 100
"""Characters of what comes back when a button is pressed, a menu used or a form sent; so too of a field's name."""
BUTTON_LABEL = 80
ADDRESS = 512
"""Characters of the address to which a button leads."""
ALT_TEXT = 1024
"""Characters that tell what a picture shows to whoever cannot see it."""

# A menu

MENU_LINES = 25
MENU_TEXT = 100
"""Characters of a line of a menu: of its label, of its value and of its description each."""
MENU_PLACEHOLDER = 150
"""Characters that stand in a menu before something is chosen."""

# A form

FORM_TITLE = 45
FORM_FIELDS = 5
FIELD_LABEL = 45
FIELD_ABOUT = 100
"""Characters below the label of a field."""
FIELD_HINT = 100
"""Characters that stand in a field before something is typed."""
FIELD_VALUE = 400
"""Characters of what is typed into a field. Discord takes 4,000; no move needs as many."""

# Elsewhere

NAME = 32
"""Characters of a name that people give themselves."""
SUGGESTIONS = 25
"""Lines that are offered while somebody types a command."""
SUGGESTION = 100
"""Characters of such a line: of what is read and of what is typed each."""
THREAD_NAME = 100
THREAD_MINUTES: Literal[10080] = 10080
"""The longest time after which a thread in which nothing happens is put away: a week."""
FILE_BYTES = 10 * 1024 * 1024
"""The size of a file, such as a film, where a server has not paid for more."""
_LETTERS = re.compile(r"\*\*|^-# ", re.MULTILINE)


def read_aloud(text: str) -> str:
    """What a picture shows, without the signs of bold and small letters: nothing there understands them."""
    return cut(_LETTERS.sub("", text), ALT_TEXT)


def cut(text: str, most: int) -> str:
    """A text of at most so many characters: a longer one ends after a word, with an ellipsis, and shows no things."""
    if length(text) <= most:
        return text
    return (cut_off(text, most).rpartition(" ")[0] or cut_off(text, most - 1)) + "…" if most > 0 else ""


def first_lines(lines: Sequence[str], most: int = TEXT) -> str:
    """As many of the first lines as fit, below one another: for a list that begins with what matters most."""
    return "\n".join(_fitting(lines, most))


def last_lines(lines: Sequence[str], most: int = TEXT) -> str:
    """As many of the last lines as fit, below one another: for a course of events, of which the newest matters most."""
    return "\n".join(reversed(_fitting(tuple(reversed(lines)), most)))


def _fitting(lines: Sequence[str], most: int) -> list[str]:
    ends = accumulate(length(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= most + 1]


def room_beside(texts: Iterable[str]) -> int:
    """How many characters of a message are left beside these texts, with an empty line between any two."""
    return TEXT - sum(length(text) + 2 for text in texts)
