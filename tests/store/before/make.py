"""Writes the database of 0.1.0 that is kept beside this file, and the Discord in which its messages stand.

It runs on commit e8252c6 and on no other, for it uses the rooms as they were there (README.md says how). The people
press, type and wait; only where nothing but many moves is wanted, the computer players choose them.
"""

import asyncio
import gzip
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from playground import HandClock, Playground
from playground.model import Channel
from playground.permissions import Permission
from playground.person import Person
from playground.threads import permit

if TYPE_CHECKING:
    from tests.store.before.evening import Evening, Hosted, When, asks, deep, play_once
    from tests.store.before.keeping import world_of, write_lines
else:  # on that commit there is no such folder: only the one in which this file is run
    from evening import Evening, Hosted, When, asks, deep, play_once
    from keeping import world_of, write_lines

# Modules of the old tree, which a type checker of the new one cannot find.
conftest: Any = import_module("tests.bot.conftest")
hand: Any = import_module("tests.bot.hand")
kernel: Any = import_module("games.kernel")
Hall: Any = import_module("bot.host").Hall
HouseScreens: Any = import_module("bot.screens.house").HouseScreens
open_store: Any = import_module("bot.store").open_store

BEGINS = datetime(2026, 6, 1, 10, tzinfo=UTC)


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
