"""Writes the database of 0.1.0 that is kept beside this file, and the Discord in which its messages stand.

It runs on commit e8252c6 and on no other, for it uses the rooms as they were there (README.md says how). The people
press, type and wait; only where nothing but many moves is wanted, the computer players choose them.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playground import HandClock, Playground
from playground import components as parts
from playground.model import Channel, Message
from playground.permissions import Permission
from playground.person import Answer, Person
from playground.refusal import Json
from playground.seen import Seen
from playground.threads import permit
from playground.world import World

# Modules of the old tree, which a type checker of the new one cannot find.
conftest: Any = import_module("tests.bot.conftest")
hand: Any = import_module("tests.bot.hand")
kernel: Any = import_module("games.kernel")
press: Any = import_module("bot.press")
Hall: Any = import_module("bot.host").Hall
HouseScreens: Any = import_module("bot.screens.house").HouseScreens
open_store: Any = import_module("bot.store").open_store

Hosted = Any
"""A table of the old host."""
When = Callable[[Hosted], bool]

BEGINS = datetime(2026, 6, 1, 10, tzinfo=UTC)
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


# What is to be kept


async def write(evening: Evening) -> None:
    """All tables, and a night in which half of everybody's time passes."""
    await write_settings(evening)
    await write_absence(evening)
    finished = await evening.table("finished", "lisboa", "Ana Bruno")
    await evening.play_on(finished, lambda hosted: hosted.running.over)
    await write_parked(evening)
    await write_pause(evening)
    await write_offered_seat(evening)
    lisboa = await evening.table("lisboa", "lisboa", "Ana Dmitri Eve", 1)
    await evening.play_on(lisboa, deep(16))
    fish = await evening.table("fishmarket", "fishmarket", "Ana Bruno Eve", 1)
    await evening.play_on(fish, asks("bids", "Ana", "Bruno", "Eve", after=40))
    turin = await evening.table("turin", "turin", "Bruno Chloé Dmitri", 1)
    await evening.play_on(turin, asks("bid", "Bruno", "Chloé", "Dmitri", after=20))
    await evening.house.wait(hours=12, minutes=30)
    await write_undo(evening, lisboa)
    await write_bids(evening, fish)
    await write_vote(evening, turin)
    await write_reaction(evening, evening.tables["central"])
    await write_lobbies(evening)
    await write_screens(evening)


async def write_settings(evening: Evening) -> None:
    """What people and the owner of the server have set."""
    discord = evening.discord
    owner = Person(discord.world, discord.watch, discord.world.users[discord.guild.owner_id], discord.channel)
    for person, command, values in (
        (owner, "market admin settings", {"pace": "daily", "language": "en"}),
        (evening["Ana"], "market vacation", {"days": 1}),
        (evening["Bruno"], "market settings", {"zone": "Europe/Lisbon", "quiet": "23-7", "digest": "8"}),
        (evening["Eve"], "market settings", {"reminders": "dm", "language": "en"}),
    ):
        await (await person.slash(command, **values)).done()


async def write_absence(evening: Evening) -> None:
    """Somebody does not answer twice and the computer takes over, with one vote cast; elsewhere nobody answers."""
    central = await evening.table("central", "central", "Ana Bruno Chloé", 1)
    await evening.table("deserted", "lisboa", "Dmitri Eve")
    for _ in range(2):
        await evening.play_on(central, _waits_only_for("Chloé"))
        await evening.house.wait(hours=24)
    await evening.play_on(central, deep(120))
    await (await evening["Ana"].click(await evening.custom_id(central, "fate", "", "offer"), in_=central)).done()


async def write_parked(evening: Evening) -> None:
    """A table in whose channel the bot may no longer write."""
    parked = await evening.table("parked", "lisboa", "Ana Eve")
    await evening.play_on(parked, asks("turn", "Eve", after=20))
    await evening.opens("Eve", "parked", "hand")
    permit(evening.discord.world, parked, evening.discord.world.bot.id, deny=Permission.SEND_MESSAGES)
    await play_once(evening.hall, await evening.hosted(parked))
    await evening["Ana"].gets_dm("I can no longer write in the channel")


def _waits_only_for(name: str) -> When:
    def holds(hosted: Hosted) -> bool:
        waiting = [(hosted.names[seat], str(decision.nature)) for seat, decision in hosted.running.awaited()]
        return waiting == [(name, "turn")]

    return holds


async def write_pause(evening: Evening) -> None:
    """A market with offers, to all and to one, that has been paused by consent."""
    paused = await evening.table("paused", "fishmarket", "Bruno Chloé Eve")
    await evening.play_on(paused, asks("market", "Bruno", "Chloé", "Eve", after=70))
    await evening.types("Bruno", paused, "offer 3 for 1 cod")
    await evening.types("Chloé", paused, "offer 2 for 1 cod to Eve")
    await evening.opens("Eve", "paused", "move")
    await (await evening["Bruno"].slash("market pause", in_=paused)).done()
    for name in ("Chloé", "Eve"):
        await (await evening[name].click(await evening.custom_id(paused, "consent", "pause", "yes"), in_=paused)).done()


async def write_offered_seat(evening: Evening) -> None:
    """In a thread: somebody has left, and the seat is offered; another has left a standing order."""
    thread = await evening.table("schwarzmarkt", "schwarzmarkt", "Ana Chloé Dmitri Eve", thread=True)
    await evening.play_on(thread, deep(90))
    sure = await (await evening["Dmitri"].slash("market leave", in_=thread)).done()
    await (await evening["Dmitri"].click("Leave the game", on=sure)).done()
    await evening.play_on(thread, asks("turn", "Ana"))
    await evening.order("Eve", thread)


async def write_undo(evening: Evening, lisboa: Channel) -> None:
    """A request to take a move back, to which one of two has agreed; and a plan of somebody."""
    await evening.play_on(lisboa, asks("turn", "Ana"))
    await evening.types("Ana", lisboa, "coin")  # that reveals nothing, so it can be taken back
    hosted = await evening.hosted(lisboa)
    following = next(hosted.names[seat] for seat, _ in hosted.people() if hosted.owed(seat))
    await evening.types(following, lisboa, "coin")
    await (await evening["Ana"].slash("market undo", in_=lisboa)).done()
    await evening.house.settled()
    await (await evening["Dmitri"].click(await evening.custom_id(lisboa, "agree"), in_=lisboa)).done()
    await evening.types(following, lisboa, "plan coin")


async def write_bids(evening: Evening, fish: Channel) -> None:
    """Sealed bids that are half answered; one refused, one being written, one typed that may be for several tables."""
    bruno = evening["Bruno"]
    await evening.types("Ana", fish)
    screen = await evening.opens("Bruno", "fishmarket", "move")
    form = (await bruno.click(hand.custom_id(screen, "form"), on=screen)).form
    assert form is not None
    await hand.sent(bruno, {next(iter(form.fields)): "A: 999"}, screen)
    await evening.opens("Bruno", "fishmarket", "move", "form")
    await bruno.dm("A5")
    await bruno.gets_dm("“A5” could be for several of your tables")


async def write_vote(evening: Evening, turin: Channel) -> None:
    """A sealed bid that is half answered, a standing order, and a request for a pause to which one of two agreed."""
    await evening.types("Chloé", turin)
    await evening.order("Dmitri", turin)
    await (await evening["Bruno"].slash("market pause", in_=turin)).done()
    await evening.house.settled()
    await (await evening["Chloé"].click(await evening.custom_id(turin, "consent", "pause", "yes"), in_=turin)).done()


async def write_reaction(evening: Evening, central: Channel) -> None:
    """A reaction that one has answered, so that nobody knows; and a standing order."""
    await evening.play_on(central, asks("tourists", "Ana", "Bruno"))
    await evening.types("Ana", central)
    await evening.order("Bruno", central)


async def write_lobbies(evening: Evening) -> None:
    """Tables that have not begun, with what was being agreed on."""
    await evening.lobby("lobby", "turin", "Ana Bruno", 1, pace="36")
    await evening.lobby("unwanted", "lisboa", "Chloé")
    await evening.opens("Ana", "lobby", "options", "option")
    await evening.opens("Bruno", "lobby", "options")
    await evening.opens("Bruno", "lobby", "pace")


async def write_screens(evening: Evening) -> None:
    """Private screens with every kind of button and menu that does not stand elsewhere."""
    for name, table, path in (
        ("Bruno", "central", "orders"),
        ("Chloé", "central", "rules"),
        ("Chloé", "central", "move"),
        ("Ana", "finished", "replay"),
        ("Bruno", "finished", "replay/film"),
        ("Bruno", "finished", "verify"),
        ("Eve", "schwarzmarkt", "orders/form"),
        ("Bruno", "turin", "move"),
        ("Dmitri", "deserted", "move/step coin"),
        ("Dmitri", "deserted", "move/step open"),
    ):
        await evening.opens(name, table, *path.split("/"))
    await (await evening["Eve"].slash("market leave", in_=evening.tables["deserted"])).done()


async def die(evening: Evening, database: Path) -> None:
    """Close so that messages are left: one that Discord would not take yet, and some that were never tried."""
    thread, lobby = evening.tables["schwarzmarkt"], evening.tables["lobby"]
    evening.discord.faults.rate_limit(120.0, route="POST /channels/*/messages")
    await play_once(evening.hall, await evening.hosted(thread))
    await evening.discord.watch.until(lambda: _was_refused(database), "Discord has refused a message")
    await evening.house.close()
    store = await open_store(f"sqlite+aiosqlite:///{database}")
    hall = Hall(store, evening.house.clock, HouseScreens(), lambda: None, kernel.Dice.fresh)
    await play_once(hall, await hall.table_in(int(thread.id)))
    lobby_id = (await hall.table_in(int(lobby.id))).record.id
    await hall.join(lobby_id, await hall.person(int(evening["Eve"].id)))
    await store.close()


def _was_refused(database: Path) -> bool:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT 1 FROM outbox WHERE attempts > 0 AND NOT done").fetchone() is not None


# Keeping it


def world_of(world: World, forms: list[Json]) -> Json:
    """The Discord as it was left: who is there, where, and every message of the bot that still has buttons."""
    (guild,) = world.guilds.values()
    channels = [each for each in world.channels.values() if each.guild_id is not None]
    everywhere = [message for each in world.channels.values() for message in all_messages(each)]
    return {
        "now": world.clock.now(),
        "guild": {"id": guild.id, "name": guild.name, "owner": guild.owner_id, "locale": guild.locale},
        "people": [
            {"id": each.id, "username": each.username, "name": each.global_name, "locale": each.locale}
            for each in world.people()
        ],
        "channels": [
            {"id": each.id, "type": int(each.type), "name": each.name, "parent": each.parent_id} for each in channels
        ],
        "direct": {person: channel.id for person, channel in world.dms.items()},
        "messages": [message_of(each) for each in everywhere if custom_ids(each)],
        "forms": forms,
    }


def all_messages(channel: Channel) -> list[Message]:
    """The messages of a channel, with those that only one person sees."""
    return [*channel.messages.values(), *channel.ephemerals.values()]


def custom_ids(message: Message) -> list[str]:
    """The custom ids of the buttons and menus of a message."""
    return [str(each["custom_id"]) for each, _ in parts.walk(message.components) if "custom_id" in each]


def message_of(message: Message) -> Json:
    """A message, without the bytes of its pictures."""
    return {
        "id": message.id,
        "channel": message.channel_id,
        "for": message.viewer,
        "custom_ids": custom_ids(message),
        "at": message.timestamp,
        "flags": message.flags,
        "files": [{"id": each.id, "name": each.filename} for each in message.attachments],
        "components": message.components,
    }


def write_lines(path: Path, world: Json) -> None:
    """JSON in which every message has a line of its own, so that it can be read."""
    lines = [f"{json.dumps(name)}: {_lines(value)}" for name, value in world.items()]
    path.write_bytes(gzip.compress(("{\n" + ",\n".join(lines) + "\n}\n").encode(), mtime=0))


def _lines(value: object) -> str:
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"


async def main(folder: Path, working: Path) -> None:
    """Write both files into a folder."""
    clock = HandClock(BEGINS.timestamp())
    database, packed = working / "house.sqlite", working / "packed.sqlite"
    async with Playground(clock=clock) as discord:
        house = conftest.House(discord, database, conftest.HouseClock(clock))
        await house.open()
        evening = Evening(house)
        await write(evening)
        await die(evening, database)
        write_lines(folder / "0.1.0.json.gz", world_of(discord.world, evening.forms))
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(packed),))
    (folder / "0.1.0.sqlite.gz").write_bytes(gzip.compress(packed.read_bytes(), mtime=0))


if __name__ == "__main__":
    with TemporaryDirectory() as working:
        asyncio.run(main(Path(sys.argv[1]), Path(working)))
