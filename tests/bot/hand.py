"""A person who plays by pressing buttons, choosing in menus, filling forms and typing, at random."""

import random
from typing import Any

from playground.components import Kind
from playground.model import Channel
from playground.person import Person
from playground.seen import Form, Seen

GIVE_UP = 40
PRIMARY, ASKED = 1, 0.95
NAVIGATION = frozenset({"Back", "Retour", "◀", "▶", "To the table", "À la table"})
MOVE = "Your move"
CONFIRM = frozenset({"Confirm", "Confirmer"})
AGAIN = frozenset({"Try again", "Réessayer"})
WHY = ("Why?", "Pourquoi ?")


async def pressed(person: Person, button: str, screen: Seen) -> Seen:
    """Press a button of a private screen, and wait until the screen has changed."""
    before = screen.text
    await person.click(button, on=screen)
    await person.until(lambda: screen.text != before or None, f"sees what {button!r} has done")
    return screen


def custom_id(screen: Seen, beginning: str, end: str = "") -> str:
    """The first control on a screen whose custom id begins and ends so, whatever stands on it."""
    ids = [str(each["custom_id"]) for each in screen.components if "custom_id" in each and not each.get("disabled")]
    return next(each for each in ids if each.split(":")[1] == beginning and each.endswith(end))


async def sent(person: Person, values: dict[str, Any], screen: Seen) -> Seen:
    """Send the open form, and wait until the private screen from which it was opened has changed."""
    before = screen.text
    await person.fill(values)
    await person.until(lambda: screen.text != before or None, "sees what the form has done")
    return screen


class Hand:
    """Plays one person's moves at one table through the interface alone."""

    def __init__(self, person: Person, seed: int, channel: Channel | None = None, move: str = MOVE) -> None:
        self.person = person
        self._move = move
        self._random = random.Random(seed)
        self._channel = channel

    async def move(self) -> Seen:
        """One move, from the button below the board to the bot's confirmation."""
        screen = await (await self.person.click(self._move, in_=self._channel)).done()
        for _ in range(GIVE_UP):
            answer = await self._go_on(screen)
            if answer is None:
                return screen
            screen = answer
        raise AssertionError(f"a dialogue without end: {screen.text}")

    async def _go_on(self, screen: Seen) -> Seen | None:
        """The next press on a private screen; None when there is nothing more to press."""
        menu = next((each for each in screen.components if each["type"] == Kind.STRING_SELECT), None)
        if menu is not None:
            value = self._random.choice(menu["options"])["value"]
            return await (await self.person.choose(value, on=screen)).done()
        buttons = self._worth_pressing(screen)
        if not buttons:
            return None
        sure = [each for each in buttons if each in CONFIRM]
        if sure:
            return await pressed(self.person, sure[0], screen)
        answer = await self.person.click(self._random.choice(buttons), on=screen)
        if answer.form is not None:
            return await sent(self.person, self._fill(answer.form), screen)
        return await answer.done()

    def _worth_pressing(self, screen: Seen) -> list[str]:
        """What leads on: mostly what is asked for, now and then something else that may be done."""
        labels = [each for each in screen.buttons if each not in NAVIGATION | AGAIN and not each.startswith(WHY)]
        asked = [
            each["label"] for each in screen.components if each.get("style") == PRIMARY and each.get("label") in labels
        ]
        return asked if asked and self._random.random() < ASKED else labels

    def _fill(self, form: Form) -> dict[str, Any]:
        return {label: self._entry(field) for label, field in form.fields.items()}

    def _entry(self, field: dict[str, Any]) -> Any:  # noqa: ANN401 - text or choices
        if field["type"] == Kind.STRING_SELECT:
            least, most = field.get("min_values", 1), field.get("max_values", 1)
            options = [option["value"] for option in field["options"]]
            return self._random.sample(options, self._random.randint(least, min(most, len(options))))
        items = [word.removesuffix("…") for word in field.get("placeholder", "").split() if word.endswith("…")]
        if items:
            return f"{self._random.choice(items)} {self._random.randint(1, 3)}"
        return str(self._random.randint(0, 3))
