"""Messages as data: what is shown, before anything of Discord comes into it.

Screens make them, the outbox keeps them as JSON, and one place turns them into discord.py components. None can be made
that Discord would refuse: they hold themselves to its limits.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from bot.messages import limits
from bot.messages.press import played_once, read_press
from games.kernel import Ending, Record
from games.kernel.things import bare, length, things_in

CustomId: TypeAlias = Annotated[str, Field(min_length=1, max_length=limits.CUSTOM_ID)]
Words: TypeAlias = Annotated[str, BeforeValidator(bare)]
"""A text in which there are no pictures of things; where there are, a plain ``str`` has their marks."""
ButtonLabel: TypeAlias = Annotated[Words, Field(min_length=1, max_length=limits.BUTTON_LABEL)]
FieldLabel: TypeAlias = Annotated[Words, Field(min_length=1, max_length=limits.FIELD_LABEL)]


def _check_different(what: str, values: Iterable[str]) -> None:
    twice = [value for value, times in Counter(values).items() if times > 1]
    if twice:
        raise ValueError(f"{what} twice: {', '.join(twice)}")


class Style(StrEnum):
    """How a button looks."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


class _Labelled(Record):
    """What has a label, and before it the picture of the first thing that the label names."""

    thing: str = ""

    @model_validator(mode="before")
    @classmethod
    def _take_thing(cls, given: Any) -> Any:  # noqa: ANN401 - whatever is to become one
        named = things_in(str(given.get("label", ""))) if isinstance(given, dict) else []
        return {**given, "thing": named[0]} if named else given


class Button(_Labelled):
    """A button; ``press`` is the custom id that comes back when it is pressed."""

    kind: Literal["button"] = "button"
    label: ButtonLabel
    press: CustomId
    style: Style = Style.PLAIN
    disabled: bool = False


class Link(Record):
    """A button that leads somewhere."""

    kind: Literal["link"] = "link"
    label: ButtonLabel
    url: Annotated[str, Field(min_length=1, max_length=limits.ADDRESS)]


class Entry(_Labelled):
    """A line of a menu."""

    label: Annotated[Words, Field(min_length=1, max_length=limits.MENU_TEXT)]
    value: Annotated[str, Field(min_length=1, max_length=limits.MENU_TEXT)]
    description: Annotated[Words, Field(max_length=limits.MENU_TEXT)] = ""
    chosen: bool = False


class _Choosing(Record):
    """What lets somebody choose among entries, at least and at most so many."""

    entries: Annotated[tuple[Entry, ...], Field(min_length=1, max_length=limits.MENU_LINES)]
    least: Annotated[int, Field(ge=0)] = 1
    most: Annotated[int, Field(ge=1)] = 1

    @model_validator(mode="after")
    def _can_be_chosen(self) -> Self:
        _check_different("a value", (entry.value for entry in self.entries))
        chosen = sum(entry.chosen for entry in self.entries)
        if not max(self.least, chosen) <= self.most <= len(self.entries):
            raise ValueError(f"{self.least} to {self.most} of {len(self.entries)} entries, {chosen} of them chosen")
        return self


class Menu(_Choosing):
    """A menu; what was chosen comes back beside ``press``."""

    kind: Literal["menu"] = "menu"
    press: CustomId
    placeholder: Annotated[Words, Field(min_length=1, max_length=limits.MENU_PLACEHOLDER)]


class Line(Record):
    """A line of text between the rows: it stands alone in its own."""

    kind: Literal["line"] = "line"
    text: Annotated[str, Field(min_length=1)]


Control: TypeAlias = Annotated[Button | Link | Menu | Line, Field(discriminator="kind")]


def _check_row(row: tuple[Control, ...]) -> tuple[Control, ...]:
    if len(row) > 1 and any(isinstance(control, Menu | Line) for control in row):
        raise ValueError("a menu or a line does not stand alone in its row")
    return row


Row: TypeAlias = Annotated[tuple[Control, ...], Field(min_length=1, max_length=limits.ROW), AfterValidator(_check_row)]


def lines_of(rows: Iterable[Row]) -> list[str]:
    """The texts that stand between the rows of buttons and menus."""
    return [control.text for row in rows for control in row if isinstance(control, Line)]


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons in as many rows as they need, so that none is left alone below the others."""
    rows = -(-len(buttons) // limits.ROW)
    abreast = -(-len(buttons) // max(rows, 1))
    return tuple(tuple(buttons[first : first + abreast]) for first in range(0, len(buttons), max(abreast, 1)))


class PictureKind(StrEnum):
    """What a picture shows."""

    COVER = "cover"
    ICON = "icon"
    BOARD = "board"
    HAND = "hand"
    END = "end"
    CHANCES = "chances"
    FILM = "film"
    PROFILE = "profile"
    STANDINGS = "standings"


class Picture(Record):
    """A picture to be drawn from a view when it is sent. It holds nothing that its reader may not know."""

    kind: PictureKind
    game: str
    """Empty where a picture is of no game in particular."""
    rules_version: int = 1
    """The rules that the table was begun with; what was kept before there were others does not say it."""
    language: str
    names: tuple[Words, ...] = ()
    view: dict[str, Any] | None = None
    """What is to be seen; of a profile its card, of standings their sheet."""
    marks: dict[str, str] = Field(default_factory=dict)
    ending: Ending | None = None
    chances: tuple[tuple[int, ...], ...] = ()
    """In percent, by point of the game and seat."""
    stages: tuple[float, ...] = ()
    """Between which of these points each round, day or other part of the game begins: 2.5 is between 2 and 3."""
    frames: tuple[dict[str, Any], ...] = ()
    """The views of a film."""
    alt: Annotated[Words, Field(max_length=limits.ALT_TEXT)] = ""


class Box(Record):
    """The frame of a message that lives."""

    colour: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    """That of the seat that is asked, as in the pictures; none where nobody or several are."""


class Message(Record):
    """A message: text, perhaps a picture, rows of controls, and whom it calls."""

    text: str
    asks: str = ""
    """What is asked, or of a game that is over what happened last: right above the buttons, below the picture."""
    box: Box | None = None
    picture: Picture | None = None
    beside: bool = False
    """Whether the picture stands small beside the text: one that shows nothing to be read."""
    second_picture: Picture | None = None
    """Another one below it: at the end of a game the chart, below the final board."""
    rows: tuple[Row, ...] = ()
    calls: tuple[int, ...] = ()
    """The people who are mentioned so that they are notified; they are named in the text as ``<@id>``."""
    calls_role: int | None = None
    """The role that is mentioned so that whoever has it is notified; it is named in the text as ``<@&id>``."""
    quiet: bool = False
    """Whether it comes without a sound, for its reader is not to be disturbed."""

    @model_validator(mode="after")
    def _can_be_sent(self) -> Self:
        if not self.text.strip():
            raise ValueError("no text")
        characters = sum(length(text) for text in self.texts)
        if characters > limits.TEXT:
            raise ValueError(f"{characters} characters of text")
        if self._parts > limits.PARTS:
            raise ValueError(f"{self._parts} parts")
        if self.beside and self.picture is None:
            raise ValueError("no picture to stand beside the text")
        controls = (control for row in self.rows for control in row)
        _check_different("a press", (control.press for control in controls if isinstance(control, Button | Menu)))
        return self

    @property
    def _parts(self) -> int:
        """How many parts it has, without its frame."""
        buttons = sum(not isinstance(control, Line) for row in self.rows for control in row)
        return 1 + bool(self.asks) + len(self.pictures) + self.beside + len(self.rows) + buttons

    @property
    def is_boxed(self) -> bool:
        """Whether it stands in its box: one that is full of buttons has no room for it."""
        return self.box is not None and self._parts < limits.PARTS

    @property
    def is_parted(self) -> bool:
        """Whether a line stands between what is told and what can be done, where there is room for one more part."""
        return self.is_boxed and self._parts + 1 < limits.PARTS and bool(self.asks or self.rows)

    @property
    def texts(self) -> list[str]:
        """Everything there is to read, from above."""
        return [self.text, *([self.asks] if self.asks else []), *lines_of(self.rows)]

    @property
    def words(self) -> str:
        """The same as words alone, without the marks of things."""
        return bare("\n".join(self.texts))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of its pictures, from above."""
        return tuple(picture for picture in (self.picture, self.second_picture) if picture is not None)

    @property
    def is_asking(self) -> bool:
        """Whether it stands in the colour of somebody who is asked."""
        return self.box is not None and self.box.colour is not None

    @property
    def presses(self) -> frozenset[str]:
        """What can be pressed there."""
        controls = (control for row in self.rows for control in row)
        return frozenset(control.press for control in controls if isinstance(control, Button | Menu))

    def with_first_row(self, row: Row) -> "Message":
        """The same message with a row above its others."""
        return Message(**{**dict(self), "rows": (row, *self.rows)})

    def with_last_row(self, row: Row) -> "Message":
        """The same message with a row below its others."""
        return Message(**{**dict(self), "rows": (*self.rows, row)})

    def settled(self) -> "Message":
        """The same message once nothing can be done there any more: no buttons, and no box that calls for the eye."""
        return self.model_copy(update={"rows": (), "box": None})

    def without_table(self, table: int) -> "Message":
        """The same message once nothing can be done at a table any more: without the buttons that are about it."""
        left = (tuple(each for each in row if not _is_about(each, table)) for row in self.rows)
        return self.model_copy(update={"rows": tuple(row for row in left if row)})

    def played_once(self, screen: int) -> "Message":
        """The same message as the answer to this request: whatever its buttons play is played once."""
        rows = tuple(tuple(_played_once(control, screen) for control in row) for row in self.rows)
        return self.model_copy(update={"rows": rows})


def _is_about(control: Control, table: int) -> bool:
    press = read_press(control.press) if isinstance(control, Button) else None
    return press is not None and press.table == table


def _played_once(control: Control, screen: int) -> Control:
    if not isinstance(control, Button):
        return control
    return control.model_copy(update={"press": played_once(control.press, screen)})


class TextField(Record):
    """A line of a form that is typed into; a ``tall`` one has room for several."""

    kind: Literal["text"] = "text"
    name: CustomId
    label: FieldLabel
    about: Annotated[Words, Field(max_length=limits.FIELD_ABOUT)] = ""
    hint: Annotated[Words, Field(max_length=limits.FIELD_HINT)] = ""
    value: Annotated[Words, Field(max_length=limits.FIELD_VALUE)] = ""
    required: bool = True
    tall: bool = False


class MenuField(_Choosing):
    """A menu in a form."""

    kind: Literal["menu"] = "menu"
    name: CustomId
    label: FieldLabel


FormField: TypeAlias = Annotated[TextField | MenuField, Field(discriminator="kind")]


class FormScreen(Record):
    """A form that opens over the chat; ``submit`` is the custom id with which it comes back.

    It hides what lies below it, so ``text`` says what has to be known to fill it in.
    """

    title: Annotated[Words, Field(min_length=1, max_length=limits.FORM_TITLE)]
    submit: CustomId
    text: Annotated[Words, Field(max_length=limits.TEXT)] = ""
    fields: Annotated[tuple[FormField, ...], Field(min_length=1, max_length=limits.FORM_FIELDS)]

    @model_validator(mode="after")
    def _can_be_filled_in(self) -> Self:
        _check_different("a field", (field.name for field in self.fields))
        if self.text and len(self.fields) == limits.FORM_FIELDS:
            raise ValueError("a text takes the place of a field")
        return self
