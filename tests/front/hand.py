"""A person who plays by pressing buttons, choosing in menus, filling forms and typing, at random."""

import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.host.hosted import HostedTable
from bot.host.taking_back import moves_of
from bot.messages.press import Press, Verb, read_press
from bot.screens import forms
from bot.screens.forms import PART, WHOLE
from bot.screens.path import Path
from bot.screens.scene import Scene
from games.kernel import Action, Dice, RandomAgent
from games.kernel.action import write_counts
from playground.components import Kind
from playground.model import Channel
from playground.person import Answer, Person
from playground.refusal import Json
from playground.seen import Form, Seen

GIVE_UP = 40
BY_COMMAND, BY_DM, AT_THE_BOARD = 0.15, 0.3, 0.4
"""Below which throw a move is typed as a command, typed to the bot, or pressed below the board; else in private."""
PRIMARY, ASKED = 1, 0.95
SAVE = 0.3
"""Below which throw a plan is saved as it stands."""
NAVIGATION = frozenset({"Back", "Retour", "◀ Previous", "◀ Précédent", "Next ▶", "Suivant ▶"})
REFUSED = ("Try again", "Réessayer", "Why?", "Pourquoi")
SLIP = "**"
"""How a slip begins, and no answer to what was typed."""


def chosen_in(screen: Seen) -> list[str]:
    """What the menus of a screen show while they are closed."""
    menus = [each for each in screen.components if each["type"] == Kind.STRING_SELECT]
    return [option["label"] for menu in menus for option in menu["options"] if option.get("default")]


async def pressed(person: Person, button: str, screen: Seen) -> Seen:
    """Press a button of a private screen, and wait until the screen has changed."""
    before = screen.text
    await person.click(button, on=screen)
    await person.until(lambda: screen.text != before or None, f"sees what {button!r} has done")
    return screen


async def begin_alone(person: Person) -> None:
    """Begin a table at which nobody else sits."""
    question = await (await person.click("Begin")).done()
    await pressed(person, "Solo campaign", question)


async def end_of(person: Person, channel: Channel | None = None) -> Seen:
    """Wait for the message that tells how the game ended."""

    def look() -> Seen | None:
        return next((each for each in reversed(person.sees(channel)) if "Rematch" in each.buttons), None)

    return await person.until(look, "reads how the game ended")


def custom_id(screen: Seen, beginning: str, end: str = "") -> str:
    """The first control on a screen whose custom id begins and ends so, whatever stands on it."""
    return next(each for each in _ids(screen) if each.split(":")[1] == beginning and each.endswith(end))


async def sent(person: Person, values: dict[str, Any], screen: Seen) -> Seen:
    """Send the open form, and wait until the private screen from which it was opened has changed."""
    before = screen.text
    await person.fill(values)
    await person.until(lambda: screen.text != before or None, "sees what the form has done")
    return screen


class Hand:
    """Plays one person's moves at one table through the interface alone. What is legal it looks up at the table."""

    def __init__(self, person: Person, seed: int, table: Callable[[], Awaitable[HostedTable]]) -> None:
        self.person = person
        self._random = random.Random(seed)
        self._table = table

    async def move(self) -> None:
        """One move, from the first press or letter to the bot's confirmation."""
        throw = self._random.random()
        if throw < BY_COMMAND:
            await self._command()
        elif throw < BY_DM:
            await self._direct_message()
        elif throw >= AT_THE_BOARD or not await self._at_the_board():
            await self._in_private()

    # Typing

    async def _typed(self) -> str:
        hosted = await self._table()
        moves = hosted.running.moves(self._seat(hosted))
        chosen = RandomAgent().choose(hosted.running.view(None), moves, Dice.of(str(self._random.random())))
        action = chosen if isinstance(chosen, Action) else hosted.game.read_action(chosen)
        return action.text

    async def _moves(self) -> int:
        """How many moves this person has made, what they left for later included."""
        hosted = await self._table()
        return moves_of(hosted.running, self._seat(hosted))

    def _seat(self, hosted: HostedTable) -> int:
        seat = hosted.record.seat_of(int(self.person.id))
        assert seat is not None
        return seat

    async def _command(self) -> None:
        text, before = await self._typed(), await self._moves()
        answer = await self._own(await self.person.slash("market play", move=text))
        assert await self._moves() > before, f"{text!r}: {answer.text}"

    async def _direct_message(self) -> None:
        text, before = await self._typed(), await self._moves()
        read = len(self.person.dms)
        await self.person.dm(text)

        def answered() -> Seen | None:
            replies = [each for each in self.person.dms[read:] if each.author != self.person.name]
            return next((each for each in replies if not each.text.startswith(SLIP)), None)

        answer = await self.person.until(answered, f"is answered: {text!r}")
        assert await self._moves() > before, f"{text!r}: {answer.text}"

    # Pressing

    async def _own(self, answer: Answer) -> Seen:
        """The bot's answer, which nobody else sees."""
        screen = await answer.done()
        assert screen.message.viewer == self.person.id
        return screen

    async def _board(self) -> Seen:
        move = str(Press(Verb.MOVE, (await self._table()).record.id))
        return await self.person.until(
            lambda: next((each for each in reversed(self.person.sees()) if _has(each, move)), None), "sees the board"
        )

    async def _at_the_board(self) -> bool:
        """Press something that can be answered right below the board, whether he may or not: the bot says so."""
        before = await self._moves()
        board = await self._board()
        quick = [each for each in _ids(board) if _verb(each) in (Verb.PLAY, Verb.FORM, Verb.STEP)]
        if not quick:
            return False
        chosen = self._random.choice(quick)
        answer = await self.person.click(chosen, on=board)
        if answer.form is not None:
            answer = await self.person.fill(await self._fill(answer.form))
        screen = await self._own(answer)
        if _verb(chosen) is Verb.STEP:
            await self._to_the_end(screen, before)
        return True

    async def _in_private(self) -> None:
        press = str(Press(Verb.MOVE, (await self._table()).record.id))
        before = await self._moves()
        await self._to_the_end(await self._own(await self.person.click(press, on=await self._board())), before)

    async def _to_the_end(self, screen: Seen, before: int) -> None:
        """Go on from a private screen until the move is made; where nothing is left to be asked it is made already."""
        for _ in range(GIVE_UP):
            if await self._moves() > before:
                return
            screen = await self._go_on(screen)
        raise AssertionError(f"a dialogue without end: {screen.text}")

    async def _go_on(self, screen: Seen) -> Seen:
        """The next press on a private screen."""
        menus = [each for each in screen.components if each["type"] == Kind.STRING_SELECT]
        saves = [each for each in screen.components if _verb(each.get("custom_id", "")) is Verb.PLAN_SAVE]
        if saves and self._random.random() < SAVE:
            return await pressed(self.person, saves[0]["custom_id"], screen)
        if menus:
            menu = self._random.choice(menus)
            value = self._random.choice(menu["options"])["value"]
            return await self._own(await self.person.choose(value, from_=menu["custom_id"], on=screen))
        button = self._random.choice(self._worth_pressing(screen))["custom_id"]
        if _verb(button) is Verb.PLAY:
            return await pressed(self.person, button, screen)
        answer = await self.person.click(button, on=screen)
        if answer.form is not None:
            return await sent(self.person, await self._fill(answer.form), screen)
        return await self._own(answer)

    def _worth_pressing(self, screen: Seen) -> list[Json]:
        """What leads on: mostly what is asked for, now and then something else that may be done."""
        buttons = [
            each
            for each in screen.components
            if each["type"] == Kind.BUTTON and "custom_id" in each and not each.get("disabled")
            if _verb(each["custom_id"]) is not Verb.SETTINGS  # tips are switched off there
        ]
        assert not any(each.get("label", "").startswith(REFUSED) for each in buttons), screen.text
        leading = [
            each
            for each in buttons
            if each.get("label") not in NAVIGATION and _verb(each["custom_id"]) is not Verb.HINT
        ]
        asked = [each for each in leading if each.get("style") == PRIMARY or _verb(each["custom_id"]) is Verb.PLAY]
        assert leading, f"nothing leads on from {screen.text}"
        return asked if asked and self._random.random() < ASKED else leading

    # Filling forms

    async def _fill(self, form: Form) -> dict[str, Any]:
        press = read_press(form.custom_id)
        assert press is not None
        path = Path.read(press.decision, press.argument)
        hosted = await self._table()
        found = forms.find(Scene(hosted, "en", self._seat(hosted)), Path(path.decision, path.kind))
        assert found is not None
        values = found[1].sample(Dice.of(str(self._random.random())).stream("form"))
        text = hosted.game.read_action(values).text
        return {field["custom_id"]: entries(field, values, text) for field in form.fields.values()}


def _has(message: Seen, custom_id: str) -> bool:
    return not message.ephemeral and any(each.get("custom_id") == custom_id for each in message.components)


def _ids(message: Seen) -> list[str]:
    """What can be pressed or chosen."""
    return [str(each["custom_id"]) for each in message.components if "custom_id" in each and not each.get("disabled")]


def _verb(custom_id: str) -> Verb | None:
    press = read_press(custom_id)
    return None if press is None else press.verb


def entries(field: Json, values: Mapping[str, object], text: str) -> Any:  # noqa: ANN401 - text or choices
    """What a person fills into a field who wants these values."""
    name, _, item = field["custom_id"].partition(PART)
    if name == WHOLE:
        return text
    value = values[name]
    if isinstance(value, dict):
        return str(value.get(item, 0)) if item else write_counts(value)
    several = [str(each) for each in value] if isinstance(value, tuple) else [] if value is None else [str(value)]
    return several if field["type"] == Kind.STRING_SELECT else ",".join(several)
