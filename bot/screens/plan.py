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
from bot.screens import typed
from bot.screens.path import NONE
from bot.screens.scene import Scene
from games.kernel import Action, Form, Number, Pick, Picks
from games.kernel.form import Field
from games.kernel.marks import several

JOIN = ","
"""Between several things that were chosen for one part."""

Draft: TypeAlias = Mapping[str, str]
"""What was chosen since the plan was saved, by part; an empty text is a part that was left open again."""


@dataclass(frozen=True)
class Planning:
    """The plan that a seat may make now, as it stands."""

    scene: Scene
    form: Form
    saved: Action | None
    draft: Draft

    @property
    def plan(self) -> Action:
        """As it was saved, with what was chosen since."""
        filled: dict[str, object] = {"kind": self.form.kind}
        for field in self.form.fields:
            picked = self._picked(field)
            filled[field.name] = picked if isinstance(field, Picks) else next(iter(picked), None)
        return self.scene.hosted.game.read_action(filled)

    @property
    def nothing(self) -> Action:
        """The plan that leaves everything open."""
        return self.scene.hosted.game.read_action({"kind": self.form.kind})

    def with_part(self, name: str, picked: Sequence[str]) -> Draft:
        """The draft after something was picked in a menu."""
        return {**self.draft, name: JOIN.join(item for item in picked if item != NONE)}

    def _picked(self, field: Field) -> tuple[str, ...]:
        """What stands in a part, as far as it can still be picked: a card may have left the hand since."""
        if field.name in self.draft:
            chosen = self.draft[field.name].split(JOIN)
        else:
            chosen = [] if self.saved is None else list(map(str, several(getattr(self.saved, field.name))))
        return tuple(item for item in _items(field) if item in chosen)

    # What is shown

    def screen(self) -> Message:
        """The plan in words, and a menu for each part."""
        scene, plan = self.scene, self.plan
        lines = [
            f"**{scene.speaker.action_name(self.form.kind)}**",
            scene.say("plan-about"),
            f"> {scene.speaker.action(plan)}",
            *([scene.say("plan-unsaved")] if plan != (self.saved or self.nothing) else []),
        ]
        menus = tuple((self._menu(field),) for field in self.form.fields if _items(field))
        return Message(text="\n".join(lines), box=scene.box(scene.seat), rows=(*menus, self._buttons()))

    def _buttons(self) -> tuple[Button, ...]:
        save = self.scene.button("plan-save", Verb.PLAN_SAVE, Style.GOOD)
        withdraw = () if self.saved is None else (self.scene.button("plan-withdraw", Verb.PLAN_WITHDRAW),)
        return (save, *withdraw, self.scene.button("back", Verb.MOVE))

    def _menu(self, field: Field) -> Menu:
        """A part of the plan. Lines say of which, of several the first: a menu shows only what was picked."""
        picked = self._picked(field)
        entries = [
            Entry(label=self._line(field, item, also=item in picked[1:]), value=item, chosen=item in picked)
            for item in _items(field)
        ]
        press = self.scene.press(Verb.PLAN_PART, "", field.name)
        label = cut(self.scene.speaker.field(self.form.kind, field.name), MENU_PLACEHOLDER)
        if isinstance(field, Picks):
            most = min(field.most, len(entries))
            return Menu(press=press, placeholder=label, entries=tuple(entries), least=0, most=most)
        return Menu(press=press, placeholder=label, entries=(self._open_entry(field, chosen=not picked), *entries))

    def _open_entry(self, field: Field, *, chosen: bool) -> Entry:
        left_open = self.scene.speaker.left_out(self.form.kind, field.name) or self.scene.say("plan-ask-me")
        return Entry(label=self._of_part(field, left_open), value=NONE, chosen=chosen)

    def _line(self, field: Field, item: str, *, also: bool) -> str:
        speaker = self.scene.speaker
        people = isinstance(field, Pick | Picks) and field.people
        worded = None if people else speaker.field_item(self.form.kind, field.name, item)
        if worded is not None:
            return cut(worded, MENU_TEXT)
        said = speaker.person(int(item)) if people else speaker.item(item)
        return cut(said, MENU_TEXT) if also else self._of_part(field, said)

    def _of_part(self, field: Field, said: str) -> str:
        part = self.scene.speaker.field(self.form.kind, field.name)
        return cut(self.scene.say("plan-line", part=part, said=said), MENU_TEXT)


def planning(scene: Scene, draft: Draft) -> Planning | None:
    """The plan that this seat may make now; None if there is nothing to plan."""
    kind = scene.hosted.game.plan_kind
    for decision in scene.moves:
        for form in decision.forms:
            if form.kind == kind:
                orders = () if scene.seat is None else scene.hosted.running.orders(scene.seat)
                saved = next((order for order in orders if order.plan), None)
                return Planning(scene, form, saved, draft)
    return None


def asked_for(scene: Scene, text: str) -> bool:
    """Whether somebody typed only the word for a plan: they want to see theirs, not to drop it."""
    meant = typed.understood(scene, text) if text.strip().isalpha() else None
    return meant is not None and meant.plan and meant == scene.hosted.game.read_action({"kind": meant.kind})


def _items(field: Field) -> tuple[str, ...]:
    """What can be picked for a part."""
    match field:
        case Number():
            return tuple(map(str, range(field.low, field.high + 1)))
        case Pick() | Picks():
            return field.items
        case _:
            raise TypeError(f"a part of a plan cannot be {type(field).__name__}: {field.name}")
