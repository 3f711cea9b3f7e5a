"""Choosing a move in private: kind of action, then its fields one after the other, then a clear sentence.

A dialogue keeps nothing. Where it stands is written in the custom ids: the kind and the values chosen so far, joined
by ``~``. The listed choices are narrowed by them; a field in which all that are left agree is not asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.message import Button, Entry, Menu, Message, PictureKind, Style
from bot.press import Verb
from bot.screens.scene import Scene
from games.kernel import Action, Decision, Nature
from games.kernel.record import SEAT

JOIN = "~"
NONE = "-"
MENU_LINES = 25
ROW = 5
PAGE = "@"


@dataclass(frozen=True)
class Path:
    """The decision, the kind of action and the values chosen so far; of a long menu also the page."""

    decision: str
    kind: str
    values: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, decision: str, argument: str) -> "Path":
        """A path from a custom id."""
        steps, _, page = argument.partition(PAGE)
        kind, *values = steps.split(JOIN)
        return cls(decision, kind, tuple(values), int(page) if page.isdigit() else 0)

    @property
    def argument(self) -> str:
        """The path as it is written into a custom id."""
        return JOIN.join((self.kind, *self.values)) + (f"{PAGE}{self.page}" if self.page else "")

    def then(self, *values: str) -> "Path":
        """The path with further values."""
        return Path(self.decision, self.kind, (*self.values, *values))

    def back(self) -> "Path":
        """The path without its last value."""
        return Path(self.decision, self.kind, self.values[:-1])


def start(scene: Scene, note: str = "", beside: tuple[Button, ...] = ()) -> Message:
    """All that this seat may do now: a button for each kind of action; before them what belongs to the note."""
    lines = [note] if note else []
    lines += [f"**{scene.speaker.decision(decision)}**" for decision in scene.moves if decision.owed]
    if not any(decision.owed for decision in scene.moves):
        lines.append(scene.say("not-your-turn"))
    lines += [
        scene.say("answered", answer=scene.speaker.action(decision.answered))
        for decision in scene.moves
        if decision.answered is not None
    ]
    buttons = [button for decision in _in_order(scene) for button in _kinds(scene, decision)]
    rows = tuple(tuple(buttons[place : place + ROW]) for place in range(0, len(buttons), ROW))
    return Message(
        text="\n".join(lines), rows=(beside, *rows) if beside else rows, picture=scene.picture(PictureKind.HAND)
    )


def _in_order(scene: Scene) -> list[Decision]:
    return sorted(scene.moves, key=lambda decision: (not decision.owed, decision.nature is Nature.ORDER))


def _kinds(scene: Scene, decision: Decision) -> list[Button]:
    style = Style.MAIN if decision.owed else Style.PLAIN
    listed = dict.fromkeys(choice.kind for choice in decision.choices)
    buttons = [
        Button(
            label=scene.speaker.action_name(kind),
            press=scene.press(Verb.STEP, decision.id, kind),
            style=style,
        )
        for kind in listed
    ]
    return buttons + [
        Button(
            label=scene.speaker.action_name(form.kind),
            press=scene.press(Verb.FORM, decision.id, form.kind),
            style=style,
        )
        for form in decision.forms
    ]


def find(scene: Scene, path: Path) -> list[Action]:
    """The listed choices that a path leaves."""
    for decision in scene.moves:
        if decision.id == path.decision:
            return [
                choice
                for choice in decision.choices
                if choice.kind == path.kind and _values(choice)[: len(path.values)] == path.values
            ]
    return []


def _values(choice: Action) -> tuple[str, ...]:
    return tuple(written(getattr(choice, name)) for name in type(choice).model_fields if name != "kind")


def written(value: object) -> str:
    """A value as it stands in a custom id."""
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return ",".join(written(part) for part in value) or NONE
    if isinstance(value, dict):
        return ",".join(f"{item}{count}" for item, count in value.items()) or NONE
    return str(value)


def step(scene: Scene, path: Path) -> Message | None:
    """The next question of a dialogue, or the sentence to confirm; None if the path leads nowhere any more."""
    left = find(scene, path)
    if not left:
        return None
    path, field = _next_field(path, left)
    if field is None:
        return _confirm(scene, path, left[0])
    return _ask(scene, path, field, left)


def _next_field(path: Path, left: Sequence[Action]) -> tuple[Path, str | None]:
    """Go on until the choices that are left differ."""
    names = [name for name in type(left[0]).model_fields if name != "kind"]
    page = path.page
    while len(path.values) < len(names):
        values = {_values(choice)[len(path.values)] for choice in left}
        if len(values) > 1:
            return Path(path.decision, path.kind, path.values, page), names[len(path.values)]
        path = path.then(values.pop())
    return path, None


def _ask(scene: Scene, path: Path, field: str, left: Sequence[Action]) -> Message:
    place = len(path.values)
    first: dict[str, Action] = {}
    for choice in left:
        first.setdefault(_values(choice)[place], choice)
    values = list(first)
    pages = -(-len(values) // MENU_LINES)
    page = min(path.page, pages - 1)
    shown = values[page * MENU_LINES : (page + 1) * MENU_LINES]
    entries = tuple(
        Entry(
            label=_label(scene, first[value], field)[:100],
            value=value,
            description=_figures(scene, first[value])[:100],
        )
        for value in shown
    )
    question = scene.speaker.field(path.kind, field)
    menu = Menu(
        press=scene.press(Verb.STEP, path.decision, Path(path.decision, path.kind, path.values).argument),
        placeholder=question,
        entries=entries,
    )
    buttons = [
        Button(label=label, press=scene.press(Verb.STEP, path.decision, turned.argument))
        for label, turned in _page_turns(scene, path, page, pages)
    ]
    marks = {value: _figures(scene, first[value], mark=True) for value in values}
    return Message(
        text=f"**{scene.speaker.action_name(path.kind)}** · {question}",
        rows=((menu,), (*buttons, _back(scene, path))),
        picture=scene.picture(PictureKind.BOARD, {place: mark for place, mark in marks.items() if mark}),
    )


def _page_turns(scene: Scene, path: Path, page: int, pages: int) -> list[tuple[str, Path]]:
    turns = []
    if page > 0:
        turns.append((scene.say("button-earlier"), Path(path.decision, path.kind, path.values, page - 1)))
    if page < pages - 1:
        turns.append((scene.say("button-later"), Path(path.decision, path.kind, path.values, page + 1)))
    return turns


def _label(scene: Scene, choice: Action, field: str) -> str:
    value = getattr(choice, field)
    if value is None:
        return scene.say("none")
    if SEAT in type(choice).model_fields[field].metadata and isinstance(value, int):
        return scene.speaker.person(value)
    if isinstance(value, str):
        name = scene.speaker.item(value)
        return f"{value} · {name}" if name != value and _is_code(value) else name
    return written(value)


def _is_code(item: str) -> bool:
    """Whether an id is one that people see and type, such as a tile's number or a boat's letter."""
    return item.isupper() or any(character.isdigit() for character in item)


def _figures(scene: Scene, choice: Action, mark: bool = False) -> str:
    if scene.seat is None:
        return ""
    table = scene.hosted.running
    figures = table.game.preview(table.state, scene.seat, choice)
    return scene.speaker.mark(choice, figures) if mark else scene.speaker.preview(choice, figures)


def _confirm(scene: Scene, path: Path, choice: Action) -> Message:
    lines = [f"**{scene.speaker.action(choice)}**", _figures(scene, choice), f"-# `{choice.text}`"]
    confirm = Button(
        label=scene.say("button-confirm"),
        press=scene.press(Verb.PLAY, path.decision, path.argument),
        style=Style.GOOD,
    )
    return Message(text="\n".join(line for line in lines if line), rows=((confirm, _back(scene, path)),))


def _back(scene: Scene, path: Path) -> Button:
    """One question back; from the first one to the kinds of action."""
    earlier = path
    while earlier.values:
        earlier = earlier.back()
        if _next_field(earlier, find(scene, earlier))[0].values == earlier.values:
            return Button(label=scene.say("button-back"), press=scene.press(Verb.STEP, path.decision, earlier.argument))
    return Button(label=scene.say("button-back"), press=scene.press(Verb.MOVE, path.decision))
