"""Few presses is a promise: each kind of move is played by pressing alone, and its presses are counted.

A button is one press, a menu that is opened and a line chosen in it are two, a form that is opened and sent is one for
the button and one for sending.
"""

import asyncio
from dataclasses import dataclass

import pytest

from bot.host.hosted import HostedTable
from bot.messages.press import Press, Verb, read_press
from bot.screens.path import JOIN, Path, values_of
from games.kernel import Action, Dice
from playground.components import Kind
from playground.person import Answer, Person
from playground.refusal import Json
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import entries

LEADING = frozenset({Verb.STEP, Verb.PLAY, Verb.FORM})
MENU, BUTTON, SEND = 2, 1, 1
CONFIRMED = ("You ", "Your bid")
"""How the bot says what one has just done."""
LONGEST = 80
"""So many moves at most are made before a kind of move is possible."""


@dataclass(frozen=True)
class Goal:
    """A kind of move in a game, and in how many presses it is to be played."""

    game: str
    kind: str
    presses: int
    people: int = 3


GOALS = [
    Goal("lisboa", "open", 5),
    Goal("lisboa", "bring", 4),
    Goal("lisboa", "restaurant", 3),
    Goal("lisboa", "coin", 2),
    Goal("schwarzmarkt", "pass", 2),
    Goal("schwarzmarkt", "sell", 2),
    Goal("central", "pass", 1),
    Goal("central", "bid", 2),
    Goal("central", "open", 4),
    Goal("central", "decline", 1),
    Goal("turin", "bid", 2),
    Goal("fishmarket", "accept", 1),
]


class Finger:
    """Plays one action by pressing what leads to it, and counts."""

    def __init__(self, person: Person, table: HostedTable, action: Action) -> None:
        self.presses = 0
        self._person = person
        self._table = table
        self._kind, self._values = action.kind, values_of(action)
        self._action = action

    async def play(self) -> int:
        """From the board to the bot's confirmation."""
        screen = self._board()
        for _ in range(12):
            screen = await self._go_on(screen)
            if screen.text.startswith(CONFIRMED):
                return self.presses
        raise AssertionError(f"{self._action.text} is not reached: {screen.text}")

    def _board(self) -> Seen:
        """The board, or what was sent to this person alone if that leads to the action."""
        leading = [each for each in self._person.dms if self._button(each)]
        move = str(Press(Verb.MOVE, self._table.record.id))
        boards = [each for each in self._person.sees() if not each.ephemeral and move in _custom_ids(each)]
        return [*boards, *leading][-1]

    async def _go_on(self, screen: Seen) -> Seen:
        if entry := self._entry(screen):
            self.presses += MENU
            return await self._answered(await self._person.choose(entry, on=screen), screen)
        self.presses += BUTTON
        pressed = self._button(screen) or str(Press(Verb.MOVE, self._table.record.id))
        answer = await self._person.click(pressed, on=screen)
        if answer.form is None:
            return await self._answered(answer, screen)
        self.presses += SEND
        values = {name: getattr(self._action, name) for name in type(self._action).model_fields}
        filled = {
            field["custom_id"]: entries(field, values, self._action.text) for field in answer.form.fields.values()
        }
        return await self._answered(await self._person.fill(filled), screen)

    async def _answered(self, answer: Answer, screen: Seen) -> Seen:
        """The private screen after a press; that of a form, or of what was played, changes a moment later."""
        await asyncio.sleep(0)
        seen = await answer.done()
        return seen if seen.ephemeral else screen

    def _button(self, screen: Seen) -> str | None:
        """The button that leads furthest towards the action."""
        leading = [(self._reached(each), each) for each in _custom_ids(screen)]
        found = [(reached, each) for reached, each in leading if reached is not None]
        return max(found)[1] if found else None

    def _reached(self, custom_id: str) -> tuple[int, bool] | None:
        press = read_press(custom_id)
        if press is None or press.verb not in LEADING:
            return None
        path = Path.read(press.decision, press.argument)
        if path.kind != self._kind or path.values != self._values[: len(path.values)]:
            return None
        return len(path.values), press.verb is Verb.PLAY

    def _entry(self, screen: Seen) -> str | None:
        for menu in (each for each in screen.components if each["type"] == Kind.STRING_SELECT):
            for line in menu["options"]:
                if self._reached(f"{menu['custom_id']}{JOIN}{line['value']}"):
                    return str(line["value"])
        return None


def _custom_ids(screen: Seen) -> list[str]:
    parts: list[Json] = screen.components
    return [str(each["custom_id"]) for each in parts if each["type"] == Kind.BUTTON and "custom_id" in each]


async def begun(house: House, game: str, people: int) -> dict[int, Person]:
    """People at a table that has begun, by seat."""
    house.bot.tables.fresh_dice = lambda: Dice.of("presses")
    opener, *others = [house.person(name) for name in ("Ana", "Bruno", "Chloé")[:people]]
    await (await opener.slash("market start", game=game)).done()
    for other in others:
        await (await other.click("Join")).done()
    await (await opener.click("Begin")).done()
    record = (await table_of(house)).record
    return {seat: person for person in (opener, *others) if (seat := record.seat_of(int(person.id))) is not None}


async def table_of(house: House) -> HostedTable:
    return await house.bot.tables.in_channel(int(house.discord.channel.id))


async def waiting(house: House, people: dict[int, Person], kind: str) -> tuple[Person, HostedTable, Action]:
    """Play by typing until somebody may do what is counted; who, and what they do."""
    for number in range(LONGEST):
        table = await table_of(house)
        for seat, person in people.items():
            choices = [each for asked in table.running.moves(seat) for each in asked.choices if each.kind == kind]
            if choices:
                return person, table, choices[len(choices) // 2]
        seat = next(seat for seat in people if table.owed(seat))
        agent = table.game.agent()
        chosen = agent.choose(table.running.view(seat), table.running.moves(seat), Dice.of(str(number)))
        action = chosen if isinstance(chosen, Action) else table.game.read_action(chosen)
        await (await people[seat].slash("market play", move=action.text)).done()
    raise AssertionError(f"nobody can ever {kind}")


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: f"{goal.game}-{goal.kind}")
async def test_a_kind_of_move_takes_few_presses(house: House, goal: Goal) -> None:
    people = await begun(house, goal.game, goal.people)
    person, table, action = await waiting(house, people, goal.kind)
    await house.settled()
    presses = await Finger(person, table, action).play()
    print(f"PRESSES {goal.game} {goal.kind}: {presses} (goal {goal.presses})")
    assert presses <= goal.presses
