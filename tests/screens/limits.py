"""Discord's limits: everything that would make it refuse a message or a form."""

from collections.abc import Iterator

from bot.message import Button, FormScreen, Line, Link, Menu, MenuField, Message, Row, TextField

TEXT, COMPONENTS, ROWS_OF_BUTTONS, ALT = 4000, 40, 5, 1024
LABEL, CUSTOM_ID, URL = 80, 100, 512
ENTRIES, ENTRY, PLACEHOLDER = 25, 100, 150
TITLE, FIELDS, FIELD_LABEL, HINT = 45, 5, 45, 100


def problems(message: Message) -> Iterator[str]:
    """What Discord would refuse about a message."""
    if not message.text.strip():
        yield "no text"
    text = len(message.text) + sum(len(line.text) for row in message.rows for line in row if isinstance(line, Line))
    if text > TEXT:
        yield f"text of {text}"
    controls = sum(len(row) for row in message.rows if not isinstance(row[0], Line))
    count = 1 + (2 if message.picture else 0) + len(message.rows) + controls
    if count > COMPONENTS:
        yield f"{count} components"
    if message.picture is not None and len(message.picture.alt) > ALT:
        yield f"alt text of {len(message.picture.alt)}"
    ids = [control.press for row in message.rows for control in row if not isinstance(control, Link | Line)]
    if len(set(ids)) != len(ids):
        yield f"a custom id twice: {sorted(ids)}"
    for row in message.rows:
        yield from _row_problems(row)


def _row_problems(row: Row) -> Iterator[str]:
    alone = any(isinstance(control, Menu | Line) for control in row)
    if not row or len(row) > ROWS_OF_BUTTONS or (len(row) > 1 and alone):
        yield f"a row of {len(row)}"
    for control in row:
        match control:
            case Button():
                yield from _too_long("label", control.label, LABEL)
                yield from _too_long("custom id", control.press, CUSTOM_ID)
            case Link():
                yield from _too_long("label", control.label, LABEL)
                yield from _too_long("url", control.url, URL)
            case Menu():
                yield from _menu_problems(control)
            case Line():
                yield from _too_long("line", control.text, TEXT)


def _menu_problems(menu: Menu) -> Iterator[str]:
    yield from _too_long("custom id", menu.press, CUSTOM_ID)
    yield from _too_long("placeholder", menu.placeholder, PLACEHOLDER)
    values = [entry.value for entry in menu.entries]
    if not 1 <= len(values) <= ENTRIES or len(set(values)) != len(values):
        yield f"a menu of {len(values)} entries, {len(set(values))} different"
    if not 0 <= menu.least <= menu.most <= len(values):
        yield f"a menu that takes {menu.least} to {menu.most} of {len(values)}"
    for entry in menu.entries:
        yield from _too_long("entry", entry.label, ENTRY)
        yield from _too_long("value", entry.value, ENTRY)
        if len(entry.description) > ENTRY:
            yield f"description: {entry.description}"


def form_problems(form: FormScreen) -> Iterator[str]:
    """What Discord would refuse about a form."""
    yield from _too_long("title", form.title, TITLE)
    yield from _too_long("custom id", form.submit, CUSTOM_ID)
    if not 1 <= len(form.fields) <= FIELDS:
        yield f"{len(form.fields)} fields"
    for field in form.fields:
        yield from _too_long("label", field.label, FIELD_LABEL)
        yield from _too_long("custom id", field.name, CUSTOM_ID)
        match field:
            case TextField():
                if len(field.hint) > HINT:
                    yield f"hint: {field.hint}"
            case MenuField():
                values = [entry.value for entry in field.entries]
                if not 1 <= len(values) <= ENTRIES or len(set(values)) != len(values):
                    yield f"a menu of {len(values)} entries"
                if not 0 <= field.least <= field.most <= len(values) or field.most < 1:
                    yield f"a menu that takes {field.least} to {field.most} of {len(values)}"


def _too_long(what: str, text: str, limit: int) -> Iterator[str]:
    if not 1 <= len(text) <= limit:
        yield f"{what} of {len(text)}: {text}"
