"""Messages as data: what is shown, before anything of Discord comes into it.

Screens make them, the outbox keeps them as JSON, and one place turns them into discord.py components.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from games.kernel import Ending, Record


class Style(StrEnum):
    """How a button looks."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


class Button(Record):
    """A button; ``press`` is the custom id that comes back when it is pressed."""

    kind: Literal["button"] = "button"
    label: str
    press: str
    style: Style = Style.PLAIN
    disabled: bool = False


class Link(Record):
    """A button that leads somewhere."""

    kind: Literal["link"] = "link"
    label: str
    url: str


class Entry(Record):
    """A line of a menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


class Menu(Record):
    """A menu; what was chosen comes back beside ``press``."""

    kind: Literal["menu"] = "menu"
    press: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


class Line(Record):
    """A line of text between the rows: it stands alone in its own."""

    kind: Literal["line"] = "line"
    text: str


Control: TypeAlias = Annotated[Button | Link | Menu | Line, Field(discriminator="kind")]
Row: TypeAlias = tuple[Control, ...]


class PictureKind(StrEnum):
    """What a picture shows."""

    COVER = "cover"
    BOARD = "board"
    HAND = "hand"
    END = "end"
    FILM = "film"


class Picture(Record):
    """A picture to be drawn from a view when it is sent. It holds nothing that its reader may not know."""

    kind: PictureKind
    game: str
    language: str
    names: tuple[str, ...] = ()
    view: dict[str, Any] | None = None
    marks: dict[str, str] = Field(default_factory=dict)
    ending: Ending | None = None
    frames: tuple[dict[str, Any], ...] = ()
    """The views of a film."""
    alt: str = ""


class Message(Record):
    """A message: text, perhaps a picture, rows of controls, and whom it calls."""

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    calls: tuple[int, ...] = ()
    """The people who are mentioned so that they are notified; they are named in the text as ``<@id>``."""
    quiet: bool = False
    """Whether it comes without a sound, for its reader is not to be disturbed."""


class TextField(Record):
    """A line of a form that is typed into; a ``tall`` one has room for several."""

    kind: Literal["text"] = "text"
    name: str
    label: str
    hint: str = ""
    value: str = ""
    required: bool = True
    tall: bool = False


class MenuField(Record):
    """A menu in a form."""

    kind: Literal["menu"] = "menu"
    name: str
    label: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


FormField: TypeAlias = Annotated[TextField | MenuField, Field(discriminator="kind")]


class FormScreen(Record):
    """A form that opens over the chat; ``submit`` is the custom id with which it comes back."""

    title: str
    submit: str
    fields: tuple[FormField, ...]
