"""Discord's limits: the records refuse what Discord refuses and nothing else.

Judge is the playground, which keeps these limits on its own account. Every screen of every game is made of these
records, so none of them can be made that Discord would not take.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from bot.messages import limits
from bot.messages.message import (
    Box,
    Button,
    Entry,
    FormScreen,
    Line,
    Link,
    Menu,
    MenuField,
    Message,
    Picture,
    PictureKind,
    Row,
    TextField,
    in_rows,
)
from bot.messages.press import Press, Verb
from games.kernel import Record
from games.kernel.things import marked
from playground.answers import _choices
from playground.content import MAX_FILE_SIZE
from playground.refusal import Problems, Refusal
from playground.threads import THREAD
from tests.screens.limits import form_problems, problems

# What is at the limit, and one beyond


def unchecked(record: Record, **changes: object) -> Any:  # noqa: ANN401 - the record's own type
    """A record as it could not be made."""
    return record.model_copy(update=changes)


def message(*rows: Row, text: str = "text", picture: Picture | None = None) -> Message:
    return Message.model_construct(text=text, rows=rows, picture=picture)


def button(number: int = 0, **changes: object) -> Button:
    plain: Button = unchecked(Button(label="label", press=f"press {number}"), **changes)
    return plain


def entries(count: int) -> tuple[Entry, ...]:
    return tuple(Entry(label="label", value=f"value {number}") for number in range(count))


def menu(**changes: object) -> Menu:
    plain: Menu = unchecked(Menu(press="menu", placeholder="placeholder", entries=entries(2)), **changes)
    return plain


def entry(**changes: object) -> Menu:
    return menu(entries=(unchecked(entries(1)[0], **changes),))


def buttons(count: int) -> list[Button]:
    return [button(number) for number in range(count)]


def picture(alt: str) -> Picture:
    plain: Picture = unchecked(Picture(kind=PictureKind.COVER, game="lisboa", language="en"), alt=alt)
    return plain


def lines(count: int) -> Iterator[Row]:
    for _ in range(count):
        yield (Line(text="line"),)


def form(*fields: TextField | MenuField, title: str = "title", submit: str = "submit") -> FormScreen:
    return FormScreen.model_construct(title=title, submit=submit, fields=fields)


def field(number: int = 0, **changes: object) -> TextField:
    plain: TextField = unchecked(TextField(name=f"field {number}", label="label"), **changes)
    return plain


def menu_field(**changes: object) -> MenuField:
    plain: MenuField = unchecked(MenuField(name="menu", label="label", entries=entries(2)), **changes)
    return plain


Made = Message | FormScreen
LIMITS: dict[str, tuple[int, Callable[[int], Made]]] = {
    "text": (limits.TEXT, lambda most: message(text="x" * most)),
    "text with lines": (limits.TEXT, lambda most: message((Line(text="x" * 1000),), text="x" * (most - 1000))),
    "parts: lines": (limits.PARTS, lambda most: message(*lines(most - 1))),
    "parts: buttons": (limits.PARTS, lambda most: message(*lines(most - 1 - 36), *in_rows(buttons(30)))),
    "parts: a picture": (limits.PARTS, lambda most: message(*lines(most - 2), picture=picture("alt"))),
    "buttons in a row": (limits.ROW, lambda most: message(tuple(buttons(most)))),
    "button label": (limits.BUTTON_LABEL, lambda most: message((button(label="x" * most),))),
    "custom id of a button": (limits.CUSTOM_ID, lambda most: message((button(press="x" * most),))),
    "custom id of a menu": (limits.CUSTOM_ID, lambda most: message((menu(press="x" * most),))),
    "link label": (
        limits.BUTTON_LABEL,
        lambda most: message((unchecked(Link(label="x", url="https://x"), label="x" * most),)),
    ),
    "address": (
        limits.ADDRESS,
        lambda most: message((unchecked(Link(label="x", url="x"), url="https://x/".ljust(most, "x")),)),
    ),
    "alt text": (limits.ALT_TEXT, lambda most: message(picture=picture("x" * most))),
    "menu lines": (limits.MENU_LINES, lambda most: message((menu(entries=entries(most)),))),
    "menu label": (limits.MENU_TEXT, lambda most: message((entry(label="x" * most),))),
    "menu value": (limits.MENU_TEXT, lambda most: message((entry(value="x" * most),))),
    "menu description": (limits.MENU_TEXT, lambda most: message((entry(description="x" * most),))),
    "menu placeholder": (limits.MENU_PLACEHOLDER, lambda most: message((menu(placeholder="x" * most),))),
    "form title": (limits.FORM_TITLE, lambda most: form(field(), title="x" * most)),
    "custom id of a form": (limits.CUSTOM_ID, lambda most: form(field(), submit="x" * most)),
    "form fields": (limits.FORM_FIELDS, lambda most: form(*(field(number) for number in range(most)))),
    "field label": (limits.FIELD_LABEL, lambda most: form(field(label="x" * most))),
    "field name": (limits.CUSTOM_ID, lambda most: form(field(name="x" * most))),
    "field hint": (limits.FIELD_HINT, lambda most: form(field(hint="x" * most))),
    "field value": (limits.FIELD_VALUE, lambda most: form(field(value="x" * most))),
    "label of a menu in a form": (limits.FIELD_LABEL, lambda most: form(menu_field(label="x" * most))),
    "name of a menu in a form": (limits.CUSTOM_ID, lambda most: form(menu_field(name="x" * most))),
    "menu lines in a form": (limits.MENU_LINES, lambda most: form(menu_field(entries=entries(most)))),
}

WRONG: dict[str, Made] = {
    "no text": message(text=""),
    "an empty row": message(()),
    "an empty line": message((unchecked(Line(text="x"), text=""),)),
    "a button without a label": message((button(label=""),)),
    "a button without a press": message((button(press=""),)),
    "a link without a label": message((unchecked(Link(label="x", url="https://x"), label=""),)),
    "a link to nowhere": message((unchecked(Link(label="x", url="x"), url=""),)),
    "the same press twice": message((button(1), button(1))),
    "the same press in a button and a menu": message((button(press="menu"),), (menu(),)),
    "a menu beside a button": message((menu(), button())),
    "a menu without entries": message((menu(entries=()),)),
    "an entry without a label": message((entry(label=""),)),
    "an entry without a value": message((entry(value=""),)),
    "the same value twice": message((menu(entries=entries(1) * 2),)),
    "more to be chosen than there is": message((menu(most=3),)),
    "at least more than at most": message((menu(least=2),)),
    "nothing to be chosen": message((menu(least=0, most=0),)),
    "more chosen than may be": message((menu(entries=tuple(unchecked(each, chosen=True) for each in entries(2))),)),
    "a form without a title": form(field(), title=""),
    "a form without fields": form(),
    "a field without a label": form(field(label="")),
    "a field without a name": form(field(name="")),
    "the same field twice": form(field(1), field(1)),
    "a menu in a form that takes too many": form(menu_field(most=3)),
    "a menu in a form that takes nothing": form(menu_field(least=0, most=0)),
    "the same value twice in a form": form(menu_field(entries=entries(1) * 2)),
}


def is_made(wanted: Made) -> bool:
    """Whether the records allow it, as it is read from the outbox too."""
    try:
        type(wanted).model_validate(wanted.model_dump(mode="json"))
    except ValidationError:
        return False
    return True


def is_taken(wanted: Made) -> bool:
    """Whether Discord takes it; some of what it refuses discord.py does not even send."""
    try:
        return not (problems(wanted) if isinstance(wanted, Message) else form_problems(wanted))
    except ValueError:
        return False


@pytest.mark.parametrize("name", LIMITS)
def test_a_record_goes_as_far_as_discord_and_no_further(name: str) -> None:
    limit, made = LIMITS[name]
    assert (is_made(made(limit)), is_taken(made(limit))) == (True, True)
    assert (is_made(made(limit + 1)), is_taken(made(limit + 1))) == (False, False)


@pytest.mark.parametrize("name", WRONG)
def test_what_discord_refuses_cannot_be_made(name: str) -> None:
    assert (is_made(WRONG[name]), is_taken(WRONG[name])) == (False, False)


def test_a_text_of_which_nothing_is_seen_cannot_be_made() -> None:
    with pytest.raises(ValidationError):
        Message(text=" \n ")


def test_a_line_stands_alone() -> None:
    with pytest.raises(ValidationError):
        Message(text="text", rows=((Line(text="line"), button()),))


def test_a_row_too_many_cannot_be_added() -> None:
    full = Message(text="text", rows=tuple(lines(limits.PARTS - 1)))
    with pytest.raises(ValidationError):
        full.with_first_row((button(),))
    assert Message(text="text", rows=((button(1),),)).with_first_row((button(2),)).rows == ((button(2),), (button(1),))


def test_a_box_stands_where_there_is_room_for_it() -> None:
    shown = {
        parts: Message(text="text", box=Box(colour=0x2F9E5F), rows=tuple(lines(parts - 1)))
        for parts in range(limits.PARTS - 2, limits.PARTS + 1)
    }
    assert all(problems(each) == {} for each in shown.values())
    assert [each.is_boxed for each in shown.values()] == [True, True, False]
    assert [each.is_parted for each in shown.values()] == [True, False, False]


def test_the_mark_of_a_thing_counts_for_nothing_and_gives_a_button_its_picture() -> None:
    named = marked("lisboa-fish", "fish")
    full = f"{named} " * (limits.TEXT // 5)
    assert Message(text=full).words == "fish " * (limits.TEXT // 5)
    assert limits.cut(named, 4) == named
    assert limits.cut(named, 3) == "fi…"
    open_fish = Button(label=f"Open {named}", press="press")
    assert (open_fish.label, open_fish.thing) == ("Open fish", "lisboa-fish")
    assert Entry(label=named, value="fish", description=named) == Entry(
        label="fish", value="fish", description="fish", thing="lisboa-fish"
    )


def test_a_custom_id_is_as_long_as_discord_takes_it() -> None:
    empty = len(str(Press(Verb.PLAY, 1, "", "")))
    assert len(str(Press(Verb.PLAY, 1, "", "x" * (limits.CUSTOM_ID - empty)))) == limits.CUSTOM_ID
    with pytest.raises(ValueError, match="custom id of 101 characters"):
        str(Press(Verb.PLAY, 1, "", "x" * (limits.CUSTOM_ID - empty + 1)))


def suggested(count: int, label: int, value: int) -> bool:
    """Whether Discord takes so many suggestions of these lengths."""
    try:
        _choices({"choices": [{"name": "x" * label, "value": "x" * value}] * count}, Problems())
    except Refusal:
        return False
    return True


def test_suggestions_are_as_many_and_as_long_as_discord_takes_them() -> None:
    most, length = limits.SUGGESTIONS, limits.SUGGESTION
    assert suggested(most, length, length)
    assert not suggested(most + 1, length, length)
    assert not suggested(most, length + 1, length)
    assert not suggested(most, length, length + 1)


def thread_problems(name: int, minutes: int) -> dict[str, Any]:
    found = Problems()
    THREAD({"name": "x" * name, "auto_archive_duration": minutes}, (), found)
    return found.tree


def test_threads_and_files_are_as_large_as_discord_takes_them() -> None:
    assert thread_problems(limits.THREAD_NAME, limits.THREAD_MINUTES) == {}
    assert thread_problems(limits.THREAD_NAME + 1, limits.THREAD_MINUTES) != {}
    assert thread_problems(limits.THREAD_NAME, limits.THREAD_MINUTES + 1) != {}
    assert limits.FILE_BYTES == MAX_FILE_SIZE


KEPT = {
    "text": "The market is open.",
    "picture": {
        "kind": "cover",
        "game": "lisboa",
        "language": "en",
        "names": ["Ana"],
        "view": None,
        "marks": {},
        "ending": None,
        "frames": [],
        "alt": "Mercado de Lisboa",
    },
    "rows": [
        [{"kind": "line", "text": "Offer 1"}],
        [
            {"kind": "button", "label": "Join", "press": "mk1:join:1::", "style": "good", "disabled": False},
            {"kind": "link", "label": "To the table", "url": "https://discord.com/channels/1/2"},
        ],
        [
            {
                "kind": "menu",
                "press": "mk1:pace:1::",
                "placeholder": "Which?",
                "entries": [{"label": "Daily", "value": "daily", "description": "", "chosen": True}],
                "least": 1,
                "most": 1,
            }
        ],
    ],
    "calls": [1],
    "quiet": False,
}
"""A row of the outbox, as it was written before the records held themselves to the limits."""


def test_what_was_kept_before_is_read() -> None:
    read = Message.model_validate(KEPT).model_dump(mode="json")
    assert read["picture"].pop("rules_version") == 1, "a picture of before is one of the first version"
    assert read["picture"].pop("chances") == []
    assert read["picture"].pop("stages") == []
    assert read.pop("second_picture") is None
    assert (read.pop("asks"), read.pop("box"), read.pop("beside"), read.pop("calls_role")) == ("", None, False, None)
    (_, (button, _), (menu,)) = read["rows"]
    assert (button.pop("thing"), menu["entries"][0].pop("thing")) == ("", "")
    assert read == KEPT


def test_no_button_is_left_alone_below_the_others() -> None:
    assert [[len(row) for row in in_rows(buttons(count))] for count in (0, 1, 5, 6, 9, 11)] == [
        [],
        [1],
        [5],
        [3, 3],
        [5, 4],
        [4, 4, 3],
    ]
