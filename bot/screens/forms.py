"""Forms: an action that cannot be listed becomes fields to fill in, and what was typed becomes the action again."""

from collections.abc import Mapping

from bot.message import Entry, FormField, FormScreen, MenuField, TextField
from bot.press import Verb
from bot.screens.scene import Scene
from games.kernel import Amounts, Form, Number, Pick, Picks
from games.kernel.action import pattern_parts
from games.kernel.form import Field
from games.kernel.notation import read_field, read_form

FIELDS = 5
"""Discord shows at most five fields in a form."""
MENU_LINES = 25
PART = "."
"""Between the name of a field and its item, where each item has a line of its own."""
MENU_JOIN = ","
WHOLE = "notation"
"""The one field of a form that would have too many: the whole action as it is typed."""


def form_of(scene: Scene, decision: str, kind: str) -> Form | None:
    """The form for a kind of action, if it is open."""
    for other in scene.moves:
        if other.id == decision:
            return next((form for form in other.forms if form.kind == kind), None)
    return None


def screen(scene: Scene, decision: str, form: Form, typed: Mapping[str, str]) -> FormScreen:
    """The form to be filled in, with what was typed before."""
    return FormScreen(
        title=scene.speaker.action_name(form.kind)[:45],
        submit=scene.press(Verb.SEND, decision, form.kind),
        fields=tuple(_fitting(scene, form, typed)),
    )


def _fitting(scene: Scene, form: Form, typed: Mapping[str, str]) -> list[FormField]:
    """A line for each item if they fit, else one for each field, else one for everything in notation."""
    for each_item in (True, False):
        lines = [line for field in form.fields for line in _lines(scene, form, field, typed, each_item)]
        if 1 <= len(lines) <= FIELDS:
            return lines
    bare = "".join(part for part, optional in pattern_parts(form.notation) if not optional)
    written = typed or ({} if "{" in bare else {WHOLE: bare})
    return [_text(WHOLE, scene.say("in-notation"), form.notation[:100], written, required=True)]


def _lines(scene: Scene, form: Form, field: Field, typed: Mapping[str, str], each_item: bool) -> list[FormField]:
    label = scene.speaker.field(form.kind, field.name)
    match field:
        case Number():
            hint = f"{field.low} – {field.high}"
            return [_text(field.name, label, hint, typed, required=not field.optional)]
        case Pick() if len(field.items) <= MENU_LINES and field.items:
            return [_menu(scene, field.name, label, field.items, 0 if field.optional else 1, 1, typed)]
        case Picks() if len(field.items) <= MENU_LINES and not field.ordered and field.items:
            most = min(field.most, len(field.items))
            return [_menu(scene, field.name, label, field.items, field.least, most, typed)]
        case Pick() | Picks():
            hint = ", ".join(scene.speaker.item(item) for item in field.items[:6])
            required = isinstance(field, Pick) and not field.optional
            return [_text(field.name, label, hint[:100], typed, required=required)]
        case Amounts() if each_item:
            return [
                _text(
                    f"{field.name}{PART}{item}", _item_label(scene, item, label), f"0 – {most}", typed, required=False
                )
                for item, most in field.most.items()
            ]
        case Amounts():
            hint = " ".join(f"{item}…" for item in list(field.most)[:8])
            return [_text(field.name, label, hint[:100], typed, required=False)]


def _item_label(scene: Scene, item: str, label: str) -> str:
    name = scene.speaker.item(item)
    return (f"{label}: {item}" if name == item else f"{item} · {name}" if len(item) == 1 else name)[:45]


def _text(name: str, label: str, hint: str, typed: Mapping[str, str], required: bool) -> TextField:
    return TextField(name=name, label=label[:45], hint=hint, value=typed.get(name, ""), required=required)


def _menu(
    scene: Scene, name: str, label: str, items: tuple[str, ...], least: int, most: int, typed: Mapping[str, str]
) -> MenuField:
    chosen = typed.get(name, "").split(MENU_JOIN)
    entries = tuple(Entry(label=scene.speaker.item(item)[:100], value=item, chosen=item in chosen) for item in items)
    return MenuField(name=name, label=label[:45], entries=entries, least=least, most=most)


def values(form: Form, typed: Mapping[str, str], words: Mapping[str, str]) -> dict[str, object] | str:
    """The JSON of the action that was filled in, or the text that could not be understood."""
    if WHOLE in typed:
        return read_form(form, typed[WHOLE], words) or typed[WHOLE]
    action: dict[str, object] = {"kind": form.kind}
    for field in form.fields:
        parts = {name.partition(PART)[2]: text for name, text in typed.items() if name.startswith(field.name + PART)}
        if parts:
            wrong = next((text for text in parts.values() if text.strip() and not text.strip().isdigit()), None)
            if wrong is not None:
                return wrong
            action[field.name] = {item: int(text) for item, text in parts.items() if text.strip()}
            continue
        written = typed.get(field.name, "").strip()
        if not written:
            if isinstance(field, Amounts):
                action[field.name] = {}
            elif isinstance(field, Picks):
                action[field.name] = []
            continue
        value = read_field(field, written, words)
        if value is None:
            return written
        action[field.name] = value
    return action
