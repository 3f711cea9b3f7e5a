"""Messages and forms become discord.py components. They are built to be sent, and never listened to.

A view is stopped before it is sent, so that discord.py keeps nothing of it: every click comes back through the router.
"""

import io
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, cast

import discord
from discord import ui

from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.messages import limits
from bot.messages.message import (
    Button,
    Entry,
    FormField,
    FormScreen,
    Line,
    Link,
    Menu,
    MenuField,
    Message,
    Picture,
    PictureKind,
    Style,
    TextField,
)

HIGHEST_MARK = 2**31 - 1
"""Discord numbers components with 32 bits."""
PICTURE_NAME, SECOND_NAME, FILM_NAME = "market.png", "market-2.png", "market.gif"

_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """The custom ids below a message that was sent, wherever they stand in its layout."""
    for each in components:
        custom_id = getattr(each, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(each, "children", ()))


def layout(
    message: Message, emojis: Emojis, *, with_picture: bool, file: str | None = None, mark: int | None = None
) -> ui.LayoutView:
    """A message as components: text, picture, an attached file by its name, what is asked, rows of controls.

    By its mark a message can be known again: it is the number of its text among its components, which nobody sees.
    """
    view = ui.LayoutView(timeout=None)
    parts = _parts(message, emojis, with_picture=with_picture, file=file, mark=mark)
    if message.box is not None and message.is_boxed:
        view.add_item(ui.Container(*parts, accent_colour=message.box.colour))
    else:
        for part in parts:
            view.add_item(part)
    view.stop()
    return view


def _parts(
    message: Message, emojis: Emojis, *, with_picture: bool, file: str | None, mark: int | None
) -> Iterator[ui.Item[ui.LayoutView]]:
    texts = iter(emojis.put_into(message.texts))
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(next(texts), id=mark)
    pictures = list(_named(message)) if with_picture else []
    if pictures and message.beside:
        (name, picture), *pictures = pictures
        yield ui.Section(text, accessory=ui.Thumbnail(f"attachment://{name}", description=picture.alt or None))
    else:
        yield text
    for name, picture in pictures:
        item = discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt or None)
        yield ui.MediaGallery(item)
    if file is not None:
        yield ui.File(f"attachment://{file}")
    if message.is_parted:
        yield ui.Separator()
    if message.asks:
        yield ui.TextDisplay(next(texts))
    for row in message.rows:
        if any(isinstance(control, Line) for control in row):
            yield ui.TextDisplay(next(texts))
        else:
            yield ui.ActionRow(*(_control(control, emojis) for control in row if not isinstance(control, Line)))


def mark_of(nonce: str) -> int:
    """The mark of a message that is sent with a nonce. (Discord tells nobody the nonce of a message later.)"""
    return 1 + int.from_bytes(sha256(nonce.encode()).digest()[:8]) % HIGHEST_MARK


def marks_on(message: discord.Message) -> list[int | None]:
    """The marks that a message may have been sent with."""
    return [part.id for part in _texts_in(message.components)]


def _texts_in(components: Iterable[object]) -> Iterator[discord.TextDisplay]:
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each
        yield from _texts_in(getattr(each, "children", ()))


async def picture_files(gallery: Gallery, message: Message, *, answer: bool = False) -> list[discord.File]:
    """The pictures of a message, drawn, to be attached."""
    return [
        discord.File(io.BytesIO(await gallery.draw(picture, answer=answer)), filename=name)
        for name, picture in _named(message)
    ]


def _named(message: Message) -> Iterator[tuple[str, Picture]]:
    """The pictures of a message, each with the name of its file."""
    for number, picture in enumerate(message.pictures):
        if picture.kind is PictureKind.FILM:
            yield FILM_NAME, picture
        else:
            yield SECOND_NAME if number else PICTURE_NAME, picture


def mentions(message: Message) -> discord.AllowedMentions:
    """Notify exactly those whom a message calls."""
    roles = [] if message.calls_role is None else [discord.Object(message.calls_role)]
    people = [discord.Object(person) for person in message.calls]
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=people)


def _control(control: Button | Link | Menu, emojis: Emojis) -> ui.Item[ui.LayoutView]:
    match control:
        case Button():
            return ui.Button(
                label=control.label,
                custom_id=control.press,
                style=_STYLES[control.style],
                disabled=control.disabled,
                emoji=emojis.of(control.thing),
            )
        case Link():
            return ui.Button(label=control.label, url=control.url)
        case Menu():
            return ui.Select(
                custom_id=control.press,
                placeholder=control.placeholder,
                min_values=control.least,
                max_values=control.most,
                options=[_option(entry, emojis) for entry in control.entries],
            )


def _option(entry: Entry, emojis: Emojis) -> discord.SelectOption:
    return discord.SelectOption(
        label=entry.label,
        value=entry.value,
        description=entry.description or None,
        default=entry.chosen,
        emoji=emojis.of(entry.thing),
    )


def modal(form: FormScreen, emojis: Emojis) -> ui.Modal:
    """A form as a modal."""
    window = ui.Modal(title=form.title, custom_id=form.submit, timeout=None)
    for text in emojis.put_into([form.text] if form.text else []):
        window.add_item(ui.TextDisplay(text))
    for field in form.fields:
        window.add_item(_form_field(field, emojis))
    window.stop()
    return window


def _form_field(field: FormField, emojis: Emojis) -> ui.Label[ui.Modal]:
    match field:
        case TextField():
            entry: ui.Item[ui.Modal] = ui.TextInput(
                custom_id=field.name,
                style=discord.TextStyle.paragraph if field.tall else discord.TextStyle.short,
                placeholder=field.hint or None,
                default=field.value or None,
                required=field.required,
                max_length=limits.FIELD_VALUE,
            )
            return ui.Label(text=field.label, description=field.about or None, component=entry)
        case MenuField():
            entry = ui.Select(
                custom_id=field.name,
                min_values=field.least,
                max_values=field.most,
                required=field.least > 0,
                options=[_option(entry, emojis) for entry in field.entries],
            )
            return ui.Label(text=field.label, component=entry)


def typed_into(interaction: discord.Interaction) -> dict[str, str]:
    """What was filled into a form: the text of each field; of a menu what was chosen, joined by commas."""
    submitted = cast("Mapping[str, Any]", interaction.data or {})
    typed: dict[str, str] = {}
    for outer in submitted.get("components", []):
        component = outer.get("component")
        if component is None:
            continue
        chosen = component.get("values")
        typed[component["custom_id"]] = ",".join(chosen) if chosen is not None else component.get("value") or ""
    return typed


def chosen_in(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a menu."""
    pressed = cast("Mapping[str, Any]", interaction.data or {})
    return list(pressed.get("values", []))


def custom_id_of(interaction: discord.Interaction) -> str:
    """The custom id of the button that was pressed, the menu that was used, or the form that was sent."""
    pressed = cast("Mapping[str, Any]", interaction.data or {})
    return str(pressed.get("custom_id", ""))
