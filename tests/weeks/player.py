"""Somebody who knows what they want and gets it with buttons and menus alone, as a person would who reads them."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

from bot.host.hosted import HostedTable
from bot.messages.press import Press, Verb, read_press
from bot.screens.path import JOIN, NONE, Path, values_of
from games.kernel import Action, Dice
from games.kernel.marks import several
from playground.components import Kind
from playground.person import Person
from playground.refusal import Json
from playground.seen import Seen
from tests.front.hand import entries

LONGEST = 12
"""So many presses no move takes."""
MANY = 1000


class Control(NamedTuple):
    """A button or a line of a menu, and what pressing it says."""

    component: Json
    press: Press
    line: str | None = None

    @property
    def is_menu(self) -> bool:
        """Whether something is still to be chosen there."""
        return self.line is None and self.component["type"] == Kind.STRING_SELECT


class Player:
    """Plays for one person at one table as the agent and the planner of the game would, from what the seat knows."""

    def __init__(self, person: Person, table: Callable[[], Awaitable[HostedTable]], *, plans: bool = True) -> None:
        self.person = person
        self._table = table
        self._plans = plans

    async def look(self, answers: int = MANY) -> None:
        """A visit: plan what is to be planned, then answer all that is asked, or so much of it."""
        while not (hosted := await self._table()).running.over and answers:
            seat = self._seat(hosted)
            view, moves, dice = hosted.running.view(seat), hosted.running.moves(seat), self._dice(hosted)
            planner = hosted.game.planner() if self._plans else None
            plans = [] if planner is None else _of_the_form(hosted, planner.plan(view, moves, dice))
            if plans:
                await self._plan(plans[0])
            elif hosted.owed(seat) and hosted.running.forced(seat) is None:
                await self.play(_action(hosted, hosted.game.agent().choose(view, moves, dice)))
                answers -= 1
            else:
                return

    def _seat(self, hosted: HostedTable) -> int:
        seat = hosted.record.seat_of(int(self.person.id))
        assert seat is not None
        return seat

    def _dice(self, hosted: HostedTable) -> Dice:
        return Dice.of(f"weeks:{hosted.running.dice.seed.hex()}:{len(hosted.running.log)}")

    # Planning

    async def _plan(self, plan: Action) -> None:
        """Pick every part of a plan in its menu, and save it."""
        screen = await self._begin(Verb.PLAN)
        for menu in [each for each in _controls(screen) if each.press.verb is Verb.PLAN_PART and each.is_menu]:
            lines = menu.component["options"]
            nothing = [each["value"] for each in lines if each["value"] == NONE]
            wanted = [str(item) for item in several(getattr(plan, menu.press.argument))] or nothing
            shown = [each["value"] for each in lines if each.get("default")]
            if sorted(wanted) != sorted(shown):
                answer = await self.person.choose(*wanted, from_=menu.component["custom_id"], on=screen)
                await answer.done()
        await self._pressed(next(each for each in _controls(screen) if each.press.verb is Verb.PLAN_SAVE), screen)

    # Playing

    async def play(self, action: Action) -> None:
        """One move, from the first press to the bot's answer."""
        before = len((await self._table()).running.log)
        screen = await self._begin_move(action)
        for _ in range(LONGEST):
            if len((await self._table()).running.log) > before:
                return
            screen = await self._towards(action, screen)
        raise AssertionError(f"{action.text}: no way leads there from {screen.text}")

    async def _begin_move(self, action: Action) -> Seen:
        try:
            found = self._begin_at(lambda control: _leads_to(control, action))
        except LookupError:
            return await self._begin(Verb.MOVE)
        return await self._pressed(found[1], found[0], action)

    async def _begin(self, verb: Verb) -> Seen:
        message, control = self._begin_at(lambda control: control.press.verb is verb)
        return await self._pressed(control, message)

    def _begin_at(self, fits: Callable[[Control], bool]) -> tuple[Seen, Control]:
        """Where a person begins: in the last direct message that offers it, else below the board."""
        for message in (*reversed(self.person.dms), *reversed(self.person.sees())):
            for control in () if message.ephemeral else _controls(message):
                if fits(control):
                    return message, control
        raise LookupError("there is no such button")

    async def _towards(self, action: Action, screen: Seen) -> Seen:
        """The press that leads furthest."""
        fitting = [each for each in _controls(screen) if _leads_to(each, action)]
        if not fitting:
            raise AssertionError(f"{action.text}: nothing leads there from {screen.text} {list(_controls(screen))}")
        return await self._pressed(max(fitting, key=lambda each: len(each.press.argument)), screen, action)

    async def _pressed(self, control: Control, on: Seen, action: Action | None = None) -> Seen:
        custom_id = control.component["custom_id"]
        if control.line is None:
            answer = await self.person.click(custom_id, on=on)
        else:
            answer = await self.person.choose(control.line, from_=custom_id, on=on)
        if answer.form is not None:
            assert action is not None
            values = action.model_dump()
            filled = {each["custom_id"]: entries(each, values, action.text) for each in answer.form.fields.values()}
            answer = await self.person.fill(filled)
        return await answer.done()


def _of_the_form(hosted: HostedTable, plans: Sequence[Action | dict[str, object]]) -> list[Action]:
    """What is left in the one form of the game; orders beside it are few, and given elsewhere."""
    return [plan for each in plans if (plan := _action(hosted, each)).kind == hosted.game.plan_kind]


def _action(hosted: HostedTable, chosen: Action | dict[str, object]) -> Action:
    return chosen if isinstance(chosen, Action) else hosted.game.read_action(chosen)


def _controls(message: Seen) -> Iterator[Control]:
    """All that can be pressed, and each line of each menu."""
    for each in message.components:
        press = None if each.get("disabled") else read_press(each.get("custom_id", ""))
        if press is None:
            continue
        yield Control(each, press)
        for line in each.get("options", ()) if each["type"] == Kind.STRING_SELECT else ():
            argument = JOIN.join((press.argument, line["value"]))
            yield Control(each, press._replace(argument=argument), line["value"])


def _leads_to(control: Control, action: Action) -> bool:
    """Whether a press is on the way to an action."""
    press = control.press
    if control.is_menu or press.verb not in (Verb.STEP, Verb.PLAY, Verb.FORM):
        return False
    path = Path.read(press.decision, press.argument)
    return path.kind == action.kind and path.values == values_of(action)[: len(path.values)]
