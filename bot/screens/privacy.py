"""What is kept about a person, in plain words; a copy of it, and that it is erased."""

from bot.messages.message import Button, Message, Style
from bot.messages.press import Press, Verb
from words import Catalogue

EXPORT, ERASE, SURE = "export", "erase", "sure"
FILE = "market-hall.json"


def privacy(words: Catalogue) -> Message:
    """What is kept, and what can be done about it."""
    export = Button(label=words.say("screen-button-export"), press=_press(EXPORT), style=Style.MAIN)
    erase = Button(label=words.say("screen-button-erase"), press=_press(ERASE), style=Style.DANGER)
    return Message(text=words.say("screen-privacy"), rows=((export, erase),))


def exported(words: Catalogue) -> Message:
    """With the file."""
    return Message(text=words.say("screen-exported"))


def erasing(words: Catalogue, tables: int, rated: int) -> Message:
    """Whether somebody really wants to be forgotten, with what becomes of the games in which they sit."""
    lines = [words.say("screen-erasing")]
    if tables:
        lines.append(words.say("screen-erasing-tables", tables=tables, rated=rated))
    sure = Button(label=words.say("screen-button-erase-sure"), press=_press(SURE), style=Style.DANGER)
    return Message(text="\n".join(lines), rows=((sure,),))


def erased(words: Catalogue) -> Message:
    """That it is done."""
    return Message(text=words.say("screen-erased"))


def _press(what: str) -> str:
    return str(Press(Verb.PRIVACY, 0, what))
