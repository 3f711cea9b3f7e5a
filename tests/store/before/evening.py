"""The people of those evenings, and how they play: they press, type and wait, as on commit e8252c6."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from playground import Playground
from playground import components as parts
from playground.model import Channel
from playground.person import Answer, Person
from playground.refusal import Json
from playground.seen import Seen

# Modules of the old tree, which a type checker of the new one cannot find.
kernel: Any = import_module("games.kernel")
press: Any = import_module("bot.press")

Hosted = Any
"""A table of the old host."""
When = Callable[[Hosted], bool]

PEOPLE = (("Ana", "en-US"), ("Bruno", "en-GB"), ("Chloé", "fr"), ("Dmitri", "ru"), ("Eve", "de"))
MOST_MOVES = 2000


def deep(moves: int) -> When:
    """After so many moves."""
    return lambda hosted: len(hosted.running.log) >= moves


def asks(kind: str, *names: str, after: int = 0) -> When:
    """When the table waits for all of these people with a question of this kind, after so many moves."""

    def holds(hosted: Hosted) -> bool:
        waiting = {hosted.names[seat] for seat, decision in hosted.running.awaited() if decision.kind == kind}
        return len(hosted.running.log) >= after and waiting.issuperset(names)

    return holds


# What is to be kept


class Evening:
    """The people, their tables, and what lies about on them."""

    def __init__(self, house: Any) -> None:  # noqa: ANN401 - a class of the old tree
        self.house = house
        self.discord: Playground = house.discord
        self.people: dict[str, Person] = {name: house.person(name, locale) for name, locale in PEOPLE}
        self.tables: dict[str, Channel] = {}
        self.forms: list[Json] = []

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    @property
    def hall(self) -> Any:  # noqa: ANN401 - a class of the old tree
        """All that people do at tables."""
        return self.house.bot.hall

    # Tables

    async def lobby(self, name: str, game: str, people: str, computers: int = 0, **settings: object) -> Channel:
        """A table with these people in a channel of its own, or in a thread of it."""
        opener, *others = (self[each] for each in people.split())
        channel = self.discord.world.add_channel(self.discord.guild, name)
        await (await opener.slash("market start", in_=channel, game=game, **settings)).done()
        if settings.get("thread"):
            channel = next(each for each in self.discord.world.channels.values() if each.parent_id == channel.id)
        self.tables[name] = channel
        await opener.reads("Seats: 1", in_=channel)
        for other in others:
            await (await other.click("Join", in_=channel)).done()
        for _ in range(computers):
            await (await opener.click("Add computer", in_=channel)).done()
        await self.house.settled()
        return channel

    async def table(self, name: str, game: str, people: str, computers: int = 0, **settings: object) -> Channel:
        """A table whose game has begun: the same one every time this is run."""
        channel = await self.lobby(name, game, people, computers, **settings)
        self.hall._fresh_dice = lambda: kernel.Dice.of(f"before {name}")
        await (await self[people.split()[0]].click("Begin", in_=channel)).done()
        await self.house.settled()
        return channel

    async def hosted(self, channel: Channel) -> Hosted:
        """The table in a channel."""
        return await self.hall.table_in(int(channel.id))

    async def custom_id(self, channel: Channel, verb: str, decision: str = "", argument: str = "") -> str:
        """The custom id of a button about the table in a channel."""
        return str(press.Press(press.Verb(verb), (await self.hosted(channel)).record.id, decision, argument))

    # Moves

    async def play_on(self, channel: Channel, until: When) -> None:
        """Moves as the computer would make them, until something holds."""
        for _ in range(MOST_MOVES):
            hosted = await self.hosted(channel)
            if until(hosted):
                await self.house.settled()
                return
            await play_once(self.hall, hosted)
        raise AssertionError(f"what was waited for in {channel.name} never came")

    async def types(self, name: str, channel: Channel, move: str | None = None) -> Seen:
        """Somebody types a move; a sensible one if none is given."""
        hosted = await self.hosted(channel)
        if move is None:
            move = in_notation(hosted, sensible(hosted, hosted.record.seat_of(int(self[name].id))))
        seen = await (await self[name].slash("market play", move=move, in_=channel)).done()
        await self.house.settled()
        return seen

    async def order(self, name: str, channel: Channel) -> None:
        """Somebody leaves a standing order."""
        hosted = await self.hosted(channel)
        moves = hosted.running.moves(hosted.record.seat_of(int(self[name].id)))
        decision = next(each for each in moves if each.nature == "order")
        stream = kernel.Dice.of("order").stream("form")
        order = decision.choices[0] if decision.choices else decision.forms[0].sample(stream)
        await self.types(name, channel, in_notation(hosted, order))

    # Private screens that are left open

    async def opens(self, name: str, table: str, *path: str) -> Seen:
        """Press on from the public message, by the verbs of custom ids and their ends; the last screen stays."""
        person, channel = self[name], self.tables[table]
        public = [each for each in reversed(person.sees(channel)) if not each.ephemeral]
        screen = next(each for each in public if _find(each, path[0]) is not None)
        for step in path:
            answer = await self._press(person, screen, step)
            if answer.form is not None:
                self._keep_form(person, screen, answer)
                return screen
            screen = await answer.done()
        return screen

    async def _press(self, person: Person, screen: Seen, step: str) -> Answer:
        component = _find(screen, step)
        assert component is not None, f"{step}: {screen.text}"
        if component["type"] in parts.SELECTS:
            return await person.choose(component["options"][0]["value"], from_=component["custom_id"], on=screen)
        return await person.click(component["custom_id"], on=screen)

    def _keep_form(self, person: Person, screen: Seen, answer: Answer) -> None:
        """A form that stands open when the old bot goes, and is sent when the new one has come."""
        source = {"person": person.id, "channel": screen.message.channel_id, "message": screen.id}
        self.forms.append({**source, "interaction": answer.interaction.id, "modal": answer.interaction.modal})


def _find(screen: Seen, step: str) -> Json | None:
    verb, _, end = step.partition(" ")
    for component in screen.components:
        custom_id = str(component.get("custom_id", ""))
        if custom_id.split(":")[1:2] == [verb] and custom_id.endswith(end) and not component.get("disabled"):
            return component
    return None


def sensible(hosted: Hosted, seat: int) -> Any:  # noqa: ANN401 - an action, or the values of a form
    """A move as the computer would make it."""
    table = hosted.running
    return table.game.agent().choose(table.view(seat), table.moves(seat), kernel.Dice.of(str(len(table.log))))


def in_notation(hosted: Hosted, chosen: Any) -> str:  # noqa: ANN401 - an action, or the values of a form
    """An action as it is typed."""
    return str((chosen if isinstance(chosen, kernel.Action) else hosted.game.read_action(chosen)).text)


async def play_once(hall: Any, hosted: Hosted) -> None:  # noqa: ANN401 - a class of the old tree
    """A sensible move of the first person who owes one."""
    active = ((seat, person) for seat, person in hosted.people() if hosted.is_active(seat))
    seat, person = next((seat, person) for seat, person in active if hosted.owed(seat))
    await hall.play(hosted.record.id, await hall.person(person), sensible(hosted, seat))
