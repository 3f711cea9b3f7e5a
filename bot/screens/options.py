"""What is agreed on of a game before it begins: its options at a glance, and the values of one of them.

An option of two values is a button that switches it. Of all others a menu leads to their values, which are buttons as
long as they fit into a row.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.messages.limits import BUTTON_LABEL, MENU_LINES, MENU_PLACEHOLDER, ROW, cut
from bot.messages.message import Button, Entry, Menu, Message, Row, Style, in_rows
from bot.screens import course
from bot.screens.scene import Scene
from games.kernel import Figure, Option, menu, read_options

SWITCHED = 2
"""An option of so many values has one other."""


class Choosing(NamedTuple):
    """The options of a game for so many seats, and the custom ids by which they are chosen."""

    scene: Scene
    seats: int
    which: str
    """Of the menu that asks for one of them."""
    to: Callable[[str, str], str]
    """Of what sets an option, by its name, to a value; of a menu of its values without one."""
    back: str

    @property
    def relevant(self) -> list[Option]:
        """The options that mean something here."""
        game = self.scene.hosted.game
        names = game.relevant_options(self.seats, read_options(game.options_type, self.scene.hosted.record.options))
        return [each for each in menu(game.options_type) if each.name in names and course.is_timed(self.scene, each)]

    def current(self, option: Option) -> Figure:
        """What is agreed on."""
        value: Figure = getattr(
            read_options(self.scene.hosted.game.options_type, self.scene.hosted.record.options), option.name
        )
        return value

    def said(self, option: Option, value: Figure) -> str:
        """A value in words."""
        return course.option_value(self.scene, option, value)


def lines(choosing: Choosing) -> list[str]:
    """Each option with what is agreed on, and what it is about."""
    speaker = choosing.scene.speaker
    return [
        f"**{speaker.option(each)}** · {choosing.said(each, choosing.current(each))}\n-# {speaker.option_about(each)}"
        for each in choosing.relevant
    ]


def controls(choosing: Choosing) -> tuple[Row, ...]:
    """What switches the options of two values, and a menu of the others."""
    speaker = choosing.scene.speaker
    switches = [_switch(choosing, each) for each in choosing.relevant if len(each.values) == SWITCHED]
    entries = tuple(
        Entry(label=speaker.option(each), value=each.name, description=choosing.said(each, choosing.current(each)))
        for each in choosing.relevant
        if len(each.values) != SWITCHED
    )
    placeholder = cut(choosing.scene.say("options-which"), MENU_PLACEHOLDER)
    picker = ((Menu(press=choosing.which, placeholder=placeholder, entries=entries),),) if entries else ()
    return (*in_rows(switches), *picker)


def _switch(choosing: Choosing, option: Option) -> Button:
    """What sets an option to its other value; what that means in detail stands above."""
    (other,) = [value for value in option.values if value != choosing.current(option)]
    short, _, _ = choosing.said(option, other).partition(":")
    label = choosing.scene.say("button-switch", option=choosing.scene.speaker.option(option), value=short.rstrip())
    return Button(label=cut(label, BUTTON_LABEL), press=choosing.to(option.name, str(other)))


def values(choosing: Choosing, name: str) -> Message | None:
    """The values of one option."""
    speaker = choosing.scene.speaker
    option = next((each for each in menu(choosing.scene.hosted.game.options_type) if each.name == name), None)
    if option is None:
        return None
    back = Button(label=choosing.scene.say("button-back"), press=choosing.back)
    text = f"**{speaker.option(option)}**\n{speaker.option_about(option)}"
    return Message(text=text, rows=(tuple(_values(choosing, option)), (back,)))


def _values(choosing: Choosing, option: Option) -> Iterator[Button | Menu]:
    current = choosing.current(option)
    if len(option.values) <= ROW:
        for value in option.values:
            label = cut(choosing.said(option, value), BUTTON_LABEL)
            style = Style.MAIN if value == current else Style.PLAIN
            yield Button(label=label, press=choosing.to(option.name, str(value)), style=style)
        return
    entries = tuple(
        Entry(label=choosing.said(option, value), value=str(value), chosen=value == current)
        for value in offered_values(option.values, current)
    )
    yield Menu(press=choosing.to(option.name, ""), placeholder=choosing.scene.speaker.option(option), entries=entries)


def offered_values(values: Sequence[Figure], current: Figure) -> Sequence[Figure]:
    """All values, or if there are too many for a menu a spread of them that has the current one and the last."""
    if len(values) <= MENU_LINES:
        return values
    always = (current, values[-1])
    spread = values[:: -(-len(values) // (MENU_LINES - len(always)))]
    return sorted({*spread, *always}, key=values.index)


def option_value(values: Sequence[Figure], written: str) -> Figure | None:
    """The value that a custom id or a menu line stands for."""
    return next((value for value in values if str(value) == written), None)
