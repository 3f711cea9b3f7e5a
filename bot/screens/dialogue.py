"""Choosing a move in private: kind of action, then its fields one after the other, then a clear sentence.

A dialogue keeps nothing. Where it stands is written in the custom ids: the kind and the values chosen so far, joined
by ``~``. The listed choices are narrowed by them; a field in which all that are left agree is not asked.
"""

from collections.abc import Mapping, Sequence

from bot.messages.limits import MENU_LINES, MENU_TEXT, ROW, cut, first_lines
from bot.messages.message import Button, Entry, Menu, Message, PictureKind, Row, Style, in_rows
from bot.messages.press import Verb
from bot.screens import clock, topics
from bot.screens.path import Path, written
from bot.screens.scene import Scene
from games.kernel import Action, Decision, Event, Form, Nature, forced, seen_by
from games.kernel.record import SEAT

FEW_ORDERS = 2
"""So many kinds of standing orders stand among the moves; more of them would bury what is asked behind one button."""


def start(scene: Scene, note: str = "", page: int = 0, beside: tuple[Button, ...] = ()) -> Message:
    """All that this seat may do now: what it needs to see, what lies there to be answered, and what it may do else.

    ``beside`` are buttons that belong to the note.
    """
    lines = [note] if note else []
    lines += asked_lines(scene)
    return Message(
        text="\n".join([*lines, scene.glance()]).strip(),
        rows=(*((beside,) if beside else ()), *topics.private_rows(scene, page), *kind_rows(scene)),
        picture=scene.picture(PictureKind.HAND),
    )


def asked_lines(scene: Scene) -> list[str]:
    """What this seat is asked, and what it has answered so far."""
    lines = [f"**{scene.speaker.decision(decision)}**" for decision in scene.moves if decision.owed]
    if not lines:
        lines += clock.standstill(scene) or [scene.say("not-your-turn")]
    elif forced(scene.moves) is not None:
        lines.append(scene.say("one-answer"))
    return lines + [
        scene.say("answered", answer=scene.speaker.action(decision.answered))
        for decision in scene.moves
        if decision.answered is not None
    ]


def orders(scene: Scene) -> Message:
    """What this seat has left to be done later, and what it may leave, change and withdraw."""
    left = standing(scene)
    lines = [scene.say("orders"), *(f"- {scene.speaker.action(order)} · `{order.text}`" for order in left)]
    if not left:
        lines.append(scene.say("orders-none"))
    rows = in_rows(_buttons(scene, [decision for decision in scene.moves if decision.nature is Nature.ORDER]))
    if not rows:
        lines.append(scene.say("orders-not-now"))
    back = Button(label=scene.say("button-back"), press=scene.press(Verb.MOVE))
    return Message(text=first_lines(lines), rows=(*rows, (back,)) if rows else ())


def standing(scene: Scene) -> Sequence[Action]:
    """What this seat has left to be done later."""
    return () if scene.seat is None else scene.hosted.running.orders(scene.seat)


def kind_rows(scene: Scene) -> tuple[Row, ...]:
    """A button for each kind of action that answers no topic; of quick ones for each choice. Orders come last."""
    asked = sorted(scene.moves, key=lambda decision: not decision.owed)
    buttons = _buttons(scene, [decision for decision in asked if decision.nature is not Nature.ORDER])
    left = _buttons(scene, [decision for decision in asked if decision.nature is Nature.ORDER])
    return in_rows(buttons + (left if len(left) <= FEW_ORDERS else [scene.button("orders", Verb.ORDERS)]))


def _buttons(scene: Scene, decisions: Sequence[Decision]) -> list[Button]:
    at_topics = {kind for topic in scene.topics for kind in topic.answers}
    return [button for decision in decisions for button in _kinds(scene, decision, at_topics)]


def _kinds(scene: Scene, decision: Decision, at_topics: set[str]) -> list[Button]:
    style = Style.MAIN if decision.owed else Style.PLAIN
    by_kind: dict[str, list[Action]] = {}
    for choice in decision.choices:
        if choice.kind not in at_topics:
            by_kind.setdefault(choice.kind, []).append(choice)
    asking: list[Button] = []
    quick: list[Button] = []
    for kind, choices in by_kind.items():
        if choices[0].quick and len(choices) <= ROW:
            quick += [_quick(scene, decision, choice) for choice in choices]
        else:
            press = scene.press(Verb.STEP, decision.id, kind)
            asking.append(Button(label=scene.speaker.action_name(kind), press=press, style=style))
    forms = [_form(scene, decision, form, style) for form in decision.forms if form.kind not in at_topics]
    return asking + forms + quick


def _form(scene: Scene, decision: Decision, form: Form, style: Style) -> Button:
    """What opens a form; a plan is put together in a message of its own."""
    if form.kind == scene.hosted.game.plan_kind:
        return Button(label=scene.speaker.action_name(form.kind), press=scene.press(Verb.PLAN), style=style)
    press = scene.press(Verb.FORM, decision.id, form.kind)
    return Button(label=scene.speaker.action_name(form.kind), press=press, style=style)


def _quick(scene: Scene, decision: Decision, choice: Action) -> Button:
    path = Path(decision.id, choice.kind, _values(choice))
    return Button(label=scene.speaker.quick_name(choice), press=scene.press(Verb.PLAY, decision.id, path.argument))


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


def chosen(scene: Scene, path: Path) -> Action | None:
    """The one action to which a path has led; a quick one although it is no longer listed."""
    left = find(scene, path)
    if len(left) == 1:
        return left[0]
    quick = scene.hosted.game.quick_actions.get(path.kind)
    return None if quick is None else path.action(quick)


def in_words(scene: Scene, action: Action) -> str:
    """What an action does, with what it answers if that lies there."""
    for topic in scene.topics:
        if action in topics.listed(scene, topic).values():
            return f"{scene.speaker.short_name(action.kind)} · {scene.speaker.topic(topic)}"
    return scene.speaker.action(action)


def is_turn(scene: Scene, action: Action) -> bool:
    """Whether an action would be this seat's turn: not a secret answer, which has nothing to tell but itself."""
    return any(decision.nature is Nature.TURN and action.kind in decision.accepts for decision in scene.moves)


def learned(scene: Scene, events: list[Event]) -> list[str]:
    """What this seat alone learned by what happened."""
    return [scene.speaker.event(event) for event in seen_by(scene.seat, events) if not event.visible_to(None)]


def is_asked(scene: Scene) -> bool:
    """Whether this seat is to answer something; what it may do freely, for as long as it likes, does not count."""
    return any(decision.owed and decision.nature is not Nature.FREE for decision in scene.moves)


def after(scene: Scene, action: Action, said: str) -> Message:
    """What stands there after a move: where one is asked, or may go on at once, all that may be done now."""
    free = any(decision.nature is Nature.FREE and action.kind in decision.accepts for decision in scene.moves)
    return start(scene, said) if free or is_asked(scene) else Message(text=said)


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
            label=cut(_label(scene, first[value], field), MENU_TEXT),
            value=value,
            description=cut(scene.figures(first[value]) or _about(scene, first[value], field), MENU_TEXT),
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
    marks = {place: scene.figures(choice, mark=True) for place, choice in _places(field, first).items()}
    return Message(
        text=" · ".join([f"**{scene.speaker.action_name(path.kind)}**", *_chosen_so_far(scene, path, left), question]),
        rows=((menu,), (*buttons, _back(scene, path))),
        picture=scene.picture(PictureKind.BOARD, {place: mark for place, mark in marks.items() if mark}),
    )


def _places(field: str, choices: Mapping[str, Action]) -> dict[str, Action]:
    """What can be marked, with the choice that tells what it would bring: of several things each for itself."""
    places: dict[str, Action] = {}
    for value, choice in choices.items():
        chosen = getattr(choice, field)
        if not isinstance(chosen, tuple):
            places[value] = choice
            continue
        for part in chosen:
            places.setdefault(written(part), choice.model_copy(update={field: (part,)}))
    return places


def _chosen_so_far(scene: Scene, path: Path, left: Sequence[Action]) -> list[str]:
    """What the earlier questions were answered with."""
    names = [name for name in type(left[0]).model_fields if name != "kind"]
    return [_label(scene, left[0], name) for name in names[: len(path.values)]]


def _page_turns(scene: Scene, path: Path, page: int, pages: int) -> list[tuple[str, Path]]:
    turns = []
    if page > 0:
        turns.append((scene.say("button-earlier"), Path(path.decision, path.kind, path.values, page - 1)))
    if page < pages - 1:
        turns.append((scene.say("button-later"), Path(path.decision, path.kind, path.values, page + 1)))
    return turns


def _label(scene: Scene, choice: Action, field: str) -> str:
    value = getattr(choice, field)
    if value is None or value == ():
        return scene.speaker.left_out(choice.kind, field) or scene.say("none")
    if SEAT in type(choice).model_fields[field].metadata and isinstance(value, int):
        return scene.speaker.person(value)
    return scene.speaker.things(value)


def _about(scene: Scene, choice: Action, field: str) -> str:
    """What the thing does that is chosen in a field."""
    value = getattr(choice, field)
    return scene.speaker.item_about(value) if isinstance(value, str) else ""


def _confirm(scene: Scene, path: Path, choice: Action) -> Message:
    fields = [name for name in type(choice).model_fields if name != "kind"]
    abouts = [about for name in fields if (about := _about(scene, choice, name))]
    meaning = scene.figures(choice) or "\n".join(abouts)
    lines = [f"**{scene.speaker.action(choice)}**", meaning, f"-# `{choice.text}`"]
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
