"""Forms: an action that cannot be listed becomes fields to fill in, and what was typed becomes the action again."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.messages.limits import FIELD_ABOUT, FIELD_HINT, FIELD_LABEL, FORM_FIELDS, MENU_LINES, MENU_TEXT, cut
from bot.messages.message import Entry, FormField, FormScreen, MenuField, TextField
from bot.messages.press import Verb
from bot.screens.asking import KEYS
from bot.screens.path import Path, fields_of
from bot.screens.scene import Scene
from games.kernel import Action, Amounts, Decision, Dice, Form, Number, Payments, Pick, Picks
from games.kernel.fields import read_field
from games.kernel.form import Field
from games.kernel.notation import read_form
from games.kernel.pattern import FIELD, pattern_parts
from words import Listener

TALL = 8
"""Amounts of so many items at most stand below one another in one tall field, if they do not get a field each."""
PART = "."
"""Between the name of a field and its item, where each item has a field of its own."""
MENU_JOIN = ","
WHOLE = "notation"
"""The one field of a form that would have too many: the whole action as it is typed."""
EXAMPLES = 24
"""So many chances are filled in to find an example that shows how a long form is typed."""


def find(scene: Scene, path: Path) -> tuple[Decision, Form] | None:
    """The form to which a path leads, if it is open; values in the path are those of its first fields."""
    for decision in scene.moves:
        for form in (*decision.forms, *_number_forms(decision, path)):
            if decision.id == path.decision and form.kind == path.kind:
                offered = [getattr(field, "items", ()) for field in form.fields]
                known = all(value in items for value, items in zip(path.values, offered, strict=False))
                return (decision, form) if known else None
    return None


def _number_forms(decision: Decision, path: Path) -> list[Form]:
    """A number of which more can be chosen than there is room for buttons is typed into a form, listed as it is."""
    listed = [choice for choice in decision.choices if choice.kind == path.kind] if decision.id == path.decision else []
    names = fields_of(listed[0]) if len(listed) > KEYS else ()
    numbers = [getattr(choice, names[0]) for choice in listed] if len(names) == 1 else []
    if not numbers or not all(isinstance(number, int) for number in numbers):
        return []
    field = Number(name=names[0], low=min(numbers), high=max(numbers))
    return [Form(kind=path.kind, notation=listed[0].notation, fields=(field,))]


def screen(scene: Scene, path: Path, typed: Mapping[str, str]) -> FormScreen | None:
    """The form to be filled in, with what was typed before; None if it is no longer open."""
    found = find(scene, path)
    if found is None:
        return None
    decision, form = found
    written = typed or _begun(scene, path, decision, form)
    fields = _fitting(scene, form, form.fields[len(path.values) :], written)
    return FormScreen(
        title=scene.speaker.action_name(form.kind),
        submit=scene.press(Verb.SEND, path.decision, path.argument),
        text=scene.behind_a_form() if len(fields) < FORM_FIELDS else "",
        fields=tuple(fields),
    )


# What a form says at first


def _begun(scene: Scene, path: Path, decision: Decision, form: Form) -> dict[str, str]:
    """What the topic says that is answered, or the answer that was given before."""
    topic = next((topic for topic in scene.topics if path.values and topic.id == path.values[0]), None)
    if topic is not None:
        return written(scene, form, topic.filled)
    answered = decision.answered
    return {} if answered is None or answered.kind != form.kind else _of_action(scene, form, answered)


def of_action(scene: Scene, path: Path, action: Action) -> dict[str, str]:
    """What has to be typed into the form to which a path leads for an action; nothing if it is not open."""
    found = find(scene, path)
    return {} if found is None else _of_action(scene, found[1], action)


def _of_action(scene: Scene, form: Form, action: Action) -> dict[str, str]:
    return written(scene, form, {field.name: getattr(action, field.name) for field in form.fields})


def written(scene: Scene, form: Form, values: Mapping[str, object]) -> dict[str, str]:
    """What has to be typed into a form for these values, however its fields are laid out."""
    typed: dict[str, str] = {}
    for field in form.fields:
        match values.get(field.name):
            case None:
                continue
            case Mapping() as amounts:
                typed[field.name] = _amounts(scene, form, field, amounts)
                typed |= {f"{field.name}{PART}{item}": str(count) for item, count in amounts.items()}
            case tuple() as items:
                typed[field.name] = _picked(scene, field, items)
            case value:
                typed[field.name] = str(value)
    return typed


def _picked(scene: Scene, field: Field, items: Sequence[object]) -> str:
    """The things that a menu has chosen, or their names where they are typed."""
    if isinstance(field, Picks) and _is_menu(field):
        return MENU_JOIN.join(map(str, items))
    return f"{MENU_JOIN} ".join(_as_typed(scene, field, str(item)) for item in items)


def _as_typed(scene: Scene, field: Field, item: str) -> str:
    """What is typed for a thing: a person's or a thing's name, or the number that is printed on it."""
    if isinstance(field, Pick | Picks) and field.people:
        return scene.speaker.person(int(item))
    return item if any(character.isdigit() for character in item) else scene.plain_speaker.item(item)


def _amounts(scene: Scene, form: Form, field: Field, amounts: Mapping[str, int]) -> str:
    if isinstance(field, Amounts) and _is_tall(form, field):
        return "\n".join(f"{item}: {amounts.get(item, field.least)}" for item in field.most)
    if all(len(item) == 1 for item in amounts):
        return " ".join(f"{item}{count}" for item, count in amounts.items())
    return " + ".join(scene.plain_speaker.counted(item, count) for item, count in amounts.items())


# Laying it out


def _fitting(scene: Scene, form: Form, fields: Sequence[Field], typed: Mapping[str, str]) -> list[FormField]:
    """A line for each item if they fit, from the first field on; else one for each field, else one for everything."""
    for spread in range(len(fields), -1, -1):
        if 1 <= sum(_height(field, place < spread) for place, field in enumerate(fields)) <= FORM_FIELDS:
            return [
                line for place, field in enumerate(fields) for line in _lines(scene, form, field, typed, place < spread)
            ]
    return [_text(WHOLE, scene.say("in-notation"), _sentence(scene, form), typed, required=True)]


def _sentence(scene: Scene, form: Form) -> str:
    """A form filled in, as one sentence: of some chances the one that shows most and is not cut."""
    chance = Dice.of("example").stream(form.kind)
    tried = (scene.hosted.game.read_action(form.sample(chance)) for _ in range(EXAMPLES))
    said = sorted((scene.plain_speaker.action(action) for action in tried), key=len)
    return next((each for each in reversed(said) if len(each) <= FIELD_HINT), said[0])


def _height(field: Field, each_item: bool) -> int:
    """How many lines a field takes."""
    return len(field.most) if isinstance(field, Amounts) and each_item else 1


def _lines(scene: Scene, form: Form, field: Field, typed: Mapping[str, str], each_item: bool) -> list[FormField]:
    label = scene.speaker.field(form.kind, field.name)
    match field:
        case Number():
            hint = f"{field.low} – {field.high}"
            return [_text(field.name, label, hint, typed, required=not field.optional)]
        case Pick() if _is_menu(field):
            return [_menu(scene, field, label, 0 if field.optional else 1, 1, typed)]
        case Picks() if _is_menu(field):
            return [_menu(scene, field, label, field.least, min(field.most, len(field.items)), typed)]
        case Pick() | Picks():
            hint = ", ".join(_as_typed(scene, field, item) for item in field.items[:6])
            required = isinstance(field, Pick) and not field.optional
            return [_text(field.name, label, hint, typed, required=required)]
        case Amounts() if each_item:
            return [
                _text(
                    f"{field.name}{PART}{item}",
                    scene.speaker.field_item(form.kind, field.name, item) or _item_label(scene, item, label),
                    f"{field.least} – {most}",
                    typed,
                    required=False,
                    about=_bought(scene, field, place),
                )
                for place, (item, most) in enumerate(field.most.items())
            ]
        case Amounts():
            tall = _is_tall(form, field)
            begun = typed if field.name in typed or not tall else {field.name: _amounts(scene, form, field, {})}
            return [_text(field.name, label, _hint(scene, field), begun, required=False, tall=tall)]


def _is_menu(field: Pick | Picks) -> bool:
    """Whether a menu asks for it: not for too many, nor in an order, which a menu does not keep."""
    return 1 <= len(field.items) <= MENU_LINES and not (isinstance(field, Picks) and field.ordered)


def _is_tall(form: Form, field: Amounts) -> bool:
    """Whether few enough items are asked for that each gets a line, and none may be left out."""
    optional = {name for part, optional in pattern_parts(form.notation) if optional for name in FIELD.findall(part)}
    return len(field.most) <= TALL and field.name not in optional


def example(form: Form) -> str:
    """What may be typed instead of filling in a form, where that is short: amounts for things of one letter."""
    field = form.fields[0]
    return _amounts_of_letters(field) if isinstance(field, Amounts) and _of_letters(field) else ""


def _of_letters(field: Amounts) -> bool:
    return all(len(item) == 1 for item in field.most)


def _amounts_of_letters(field: Amounts) -> str:
    return " ".join(f"{item}{3 + 2 * place}" for place, item in enumerate(list(field.most)[:3]))


def _hint(scene: Scene, field: Amounts) -> str:
    """What there is of each item, where that is known; else an example."""
    if _of_letters(field):
        return _amounts_of_letters(field)
    held = [scene.speaker.counted(item, most) for item, most in field.most.items() if most]
    if len(held) < len(field.most):
        return scene.say("hint-at-most", items=", ".join(held))
    example = [scene.speaker.counted(next(iter(field.most)), 1)]
    example += [scene.speaker.counted(field.bare, 5)] if field.bare else []
    return scene.say("hint-example", example=" + ".join(example))


def _item_label(scene: Scene, item: str, label: str) -> str:
    name = scene.plain_speaker.item(item)
    return cut(scene.say("plan-line", part=label, said=item), FIELD_LABEL) if name == item else name


def _bought(scene: Scene, field: Amounts, place: int) -> str:
    """What an amount is paid for, where its name does not tell."""
    if not isinstance(field, Payments) or not field.bought:
        return ""
    return cut(scene.plain_speaker.things(Counter(field.bought[place])), FIELD_ABOUT)


def _text(
    name: str, label: str, hint: str, typed: Mapping[str, str], *, required: bool, tall: bool = False, about: str = ""
) -> TextField:
    return TextField(
        name=name,
        label=label,
        about=about,
        hint=cut(hint, FIELD_HINT),
        value=typed.get(name, ""),
        required=required,
        tall=tall,
    )


def _menu(scene: Scene, field: Pick | Picks, label: str, least: int, most: int, typed: Mapping[str, str]) -> MenuField:
    chosen = typed.get(field.name, "").split(MENU_JOIN)[:most]
    if least == len(field.items):
        chosen = list(field.items)  # nothing else can be chosen
    entries = tuple(
        Entry(
            label=cut(scene.speaker.person(int(item)) if field.people else _named(scene, item), MENU_TEXT),
            value=item,
            chosen=item in chosen,
        )
        for item in field.items
    )
    return MenuField(name=field.name, label=label, entries=entries, least=least, most=most)


def _named(scene: Scene, item: str) -> str:
    """A thing in a menu; if it lies on the table, with all that there is to know of it."""
    topic = next((topic for topic in scene.topics if topic.id == item), None)
    return scene.speaker.item(item) if topic is None else scene.speaker.topic(topic).replace("*", "")


# Reading it back


class Unread(NamedTuple):
    """A line of a form, and what was typed into it that could not be understood."""

    name: str
    text: str


def values(form: Form, path: Path, typed: Mapping[str, str], listener: Listener) -> dict[str, object] | Unread:
    """The JSON of the action that was filled in, or what could not be understood."""
    names = listener.names()
    if WHOLE in typed:
        read = read_form(form, typed[WHOLE], names) or listener.in_form(form, typed[WHOLE])
        return read or Unread(WHOLE, typed[WHOLE])
    action: dict[str, object] = {"kind": form.kind}
    for place, field in enumerate(form.fields):
        if place < len(path.values):
            action[field.name] = path.values[place]
            continue
        parts = {name.partition(PART)[2]: text for name, text in typed.items() if name.startswith(field.name + PART)}
        if parts:
            numbers = {item: listener.number(text) for item, text in parts.items() if text.strip()}
            wrong = next((item for item, number in numbers.items() if number is None), None)
            if wrong is not None:
                return Unread(f"{field.name}{PART}{wrong}", parts[wrong])
            action[field.name] = numbers
            continue
        text = _without_empty_lines(field, typed.get(field.name, "")).strip()
        if not text:
            if isinstance(field, Amounts):
                action[field.name] = {}
            elif isinstance(field, Picks):
                action[field.name] = []
            continue
        value = read_field(field, listener.in_field(field, text), names)
        if value is None:
            return Unread(field.name, text)
        action[field.name] = value
    return action


def wanted(scene: Scene, path: Path, form: Form, unread: Unread) -> tuple[str, str]:
    """The label of the line that could not be understood, and what is wanted there, as the form says it."""
    lines = _fitting(scene, form, form.fields[len(path.values) :], {})
    line = next(line for line in lines if line.name == unread.name)
    return line.label, line.hint if isinstance(line, TextField) else ""


def is_number(form: Form, unread: Unread) -> bool:
    """Whether a number is asked for in that line."""
    return PART in unread.name or any(isinstance(field, Number) for field in form.fields if field.name == unread.name)


def _without_empty_lines(field: Field, text: str) -> str:
    """A tall field without the lines in which nothing stands beside the item."""
    lines = text.splitlines()
    if not isinstance(field, Amounts) or len(lines) < 2:
        return text
    return "\n".join(line for line in lines if line.strip(" :=").upper() not in field.most)
