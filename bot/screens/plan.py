"""A plan for a whole round, day or offer: a private message with a menu for each of its parts.

It is kept as a draft while it is put together, and is a move only when it is saved: half a plan must not act. What is
left open is asked when its time comes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.messages.limits import MENU_PLACEHOLDER, MENU_TEXT, cut
from bot.messages.message import Button, Entry, Menu, Message, Style
from bot.messages.press import Verb
from bot.screens import forms
from bot.screens.path import NONE, Path
from bot.screens.scene import Scene
from games.kernel import Action, Form, Number, Pick, Picks
from games.kernel.form import Field

Draft: TypeAlias = Mapping[str, str]
"""What was chosen, by part; an empty text is a part that was left open again."""


@dataclass(frozen=True)
class Planning:
    """The plan that a seat may make now, as it stands."""

    scene: Scene
    path: Path
    form: Form
    saved: Action | None
    draft: Draft

    @property
    def chosen(self) -> dict[str, str]:
        """What stands in each part: as it was saved, with what was chosen since."""
        before = {} if self.saved is None else forms.of_action(self.scene, self.path, self.saved)
        return {**before, **self.draft}

    @property
    def values(self) -> dict[str, object]:
        """The JSON of the plan as it stands."""
        values = forms.values(self.form, self.path, self.chosen, self.scene.speaker.item_words())
        if isinstance(values, str):
            raise TypeError(f"no menu of a plan says {values}")
        return values

    @property
    def nothing(self) -> dict[str, object]:
        """The JSON of the plan that leaves everything open."""
        return {"kind": self.form.kind}

    def with_part(self, name: str, picked: Sequence[str]) -> Draft:
        """The draft after something was picked in a menu; as it was if there is no such part now."""
        field = next((field for field in self.form.fields if field.name == name), None)
        if field is None:
            return self.draft
        return {**self.chosen, name: forms.MENU_JOIN.join(item for item in _items(field) if item in picked)}

    # What is shown

    def screen(self) -> Message:
        """The plan in words, and a menu for each part."""
        scene = self.scene
        lines = [
            f"**{scene.speaker.action_name(self.form.kind)}**",
            scene.say("plan-about"),
            f"> {scene.speaker.action(scene.hosted.game.read_action(self.values))}",
            *([scene.say("plan-unsaved")] if self.draft else []),
        ]
        menus = tuple((self._menu(field),) for field in self.form.fields)
        return Message(text="\n".join(lines), rows=(*menus, self._buttons()))

    def _buttons(self) -> tuple[Button, ...]:
        save = self.scene.button("plan-save", Verb.PLAN_SAVE, Style.GOOD)
        withdraw = () if self.saved is None else (self.scene.button("plan-withdraw", Verb.PLAN_WITHDRAW),)
        return (save, *withdraw, self.scene.button("back", Verb.MOVE))

    def _menu(self, field: Field) -> Menu:
        """A part of the plan. Each line says of which: a menu shows nothing but the line that was picked."""
        label = self.scene.speaker.field(self.form.kind, field.name)
        picked = self.chosen.get(field.name, "").split(forms.MENU_JOIN)
        several = isinstance(field, Picks)
        entries = [
            Entry(label=cut(self._line(field, item), MENU_TEXT), value=item, chosen=item in picked)
            for item in _items(field)
        ]
        if not several:
            open_ = f"{label}: {self._left_open(field)}"
            entries.insert(0, Entry(label=cut(open_, MENU_TEXT), value=NONE, chosen=picked == [""]))
        return Menu(
            press=self.scene.press(Verb.PLAN_PART, "", field.name),
            placeholder=cut(label, MENU_PLACEHOLDER),
            entries=tuple(entries),
            least=0 if several else 1,
            most=len(entries) if several else 1,
        )

    def _line(self, field: Field, item: str) -> str:
        speaker, kind = self.scene.speaker, self.form.kind
        if isinstance(field, Pick | Picks) and field.people:
            return f"{speaker.field(kind, field.name)}: {speaker.person(int(item))}"
        worded = speaker.field_item(kind, field.name, item)
        return worded or f"{speaker.field(kind, field.name)}: {speaker.item(item)}"

    def _left_open(self, field: Field) -> str:
        return self.scene.speaker.left_out(self.form.kind, field.name) or self.scene.say("plan-ask-me")


def planning(scene: Scene, draft: Draft) -> Planning | None:
    """The plan that this seat may make now; None if there is nothing to plan."""
    kind = scene.hosted.game.plan_kind
    for decision in scene.moves:
        for form in decision.forms:
            if form.kind == kind:
                orders = () if scene.seat is None else scene.hosted.running.orders(scene.seat)
                saved = next((order for order in orders if order.plan), None)
                return Planning(scene, Path(decision.id, form.kind), form, saved, draft)
    return None


def _items(field: Field) -> tuple[str, ...]:
    """What can be picked for a part."""
    match field:
        case Number():
            return tuple(map(str, range(field.low, field.high + 1)))
        case Pick() | Picks():
            return field.items
        case _:
            raise TypeError(f"a part of a plan cannot be {type(field).__name__}: {field.name}")
