"""A database of 0.1.0 with running tables of all five games is opened, its buttons are pressed, its games finished.

What was kept, and how it came about, stands in ``tests/store/before/README.md``.
"""

import gzip
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from games.kernel import Action, Dice, SavedTable, Table
from games.registry import find_rules
from playground import HandClock, Playground
from playground import components as parts
from playground.model import Channel
from playground.person import Person
from playground.refusal import Json
from playground.seen import Seen
from tests.front.conftest import House, HouseClock
from tests.front.hand import end_of
from tests.front.restored import Restored, read_kept
from tests.host.tournament.cup import to_the_end
from tests.variants import ALL
from tests.weeks.received import Postbag

BEFORE = Path(__file__).parent.parent / "store" / "before"
DOWN = 300.0
"""So many seconds nobody served, between the old bot and the new one."""
LONGEST = 1000
TYPED = LONGEST if ALL else 12
"""So many moves are typed; computers make those that follow, at one go."""

LOOKING = (
    *("move", "hand", "text", "log", "rules", "page", "clause", "orders", "options", "option"),
    *("replay", "film", "verify", "file", "step", "form"),
)
"""The verbs in custom ids of 0.1.0 that change nothing, however often they are pressed."""
CHANGING = (
    *("join", "leave", "computer", "value", "pace", "begin", "cancel", "play", "typed", "agree", "disagree"),
    *("rematch", "back", "quit", "take", "fate", "goon", "consent"),
)
"""All others, but ``send``, which only forms have."""
USELESS = ("Something went wrong", "Quelque chose s’est mal passé", "I don’t know this button", "Je ne connais pas")

AT_THE_TABLE = {
    "central": "Ana",
    "deserted": "Dmitri",
    "finished": "Bruno",
    "parked": "Eve",
    "paused": "Eve",
    "Schwarzmarkt": "Eve",
    "lisboa": "Dmitri",
    "fishmarket": "Eve",
    "turin": "Bruno",
    "lobby": "Ana",
    "unwanted": "Chloé",
}
"""Somebody who plays there, by channel."""


def read(database: Path, query: str, *values: object) -> list[sqlite3.Row]:
    """What stands in the database, read past the bot, which may keep it otherwise in its own records."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(query, values).fetchall()


class Watched:
    """A table as the database tells it: its moves are played once more, beside the bot."""

    def __init__(self, database: Path, channel: Channel) -> None:
        self._database = database
        self._channel = int(channel.id)
        self.id, saved = self._saved()
        self._table = Table.load(saved, find_rules)

    def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        return read(self._database, query, *values)

    def _record(self) -> sqlite3.Row:
        return self._rows("SELECT * FROM tables WHERE channel_id = ? ORDER BY id DESC", self._channel)[0]

    def _saved(self) -> tuple[int, SavedTable]:
        record = self._record()
        log = self._rows("SELECT entry FROM moves WHERE table_id = ? ORDER BY number", record["id"])
        saved = {
            "game": record["game"],
            "rules_version": record["rules_version"],
            "seats": len(self.people(record["id"])),
            "options": json.loads(record["options"]),
            "seed": record["seed"],
            "log": [json.loads(row["entry"]) for row in log],
        }
        return record["id"], SavedTable.model_validate(saved)

    def people(self, table_id: int | None = None) -> list[int | None]:
        """Who sits there, by seat."""
        rows = self._rows("SELECT person_id FROM chairs WHERE table_id = ? ORDER BY seat", table_id or self.id)
        return [row["person_id"] for row in rows]

    @property
    def status(self) -> str:
        """Where the table is in its life."""
        return str(self._record()["status"])

    def look(self) -> Table:
        """The table after all moves that have been written."""
        for entry in self._saved()[1].log[len(self._table.log) :]:
            self._table.repeat(entry)
        return self._table


class OldHouse:
    """The bot of today in the Discord of then."""

    def __init__(self, house: House, before: Restored, database: Path) -> None:
        self.house = house
        self.before = before
        self.database = database

    def rows(self, query: str) -> list[tuple[object, ...]]:
        return [tuple(row) for row in read(self.database, query)]

    def table(self, channel: str) -> Watched:
        return Watched(self.database, self.before.channel(channel))

    async def press(self, name: str, custom_id: str, *values: str) -> Seen:
        """Somebody presses an old button, or chooses in an old menu, and reads what comes of it."""
        person = self.before[name]
        return await self.press_on(person, self.before.showing(custom_id, person), custom_id, *values)

    async def press_on(self, person: Person, message: Seen, custom_id: str, *values: str) -> Seen:
        before = message.text
        if values:
            answer = await person.choose(*values, from_=custom_id, on=message)
        else:
            answer = await person.click(custom_id, on=message)
        seen = await answer.done()
        if seen.id == message.id:
            await person.until(lambda: message.text != before or None, f"sees what {custom_id} has done")
        return seen


@pytest.fixture
async def old(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[OldHouse]:
    """A house in which nothing may be logged as an error, and no message may be refused by Discord."""
    kept, database = read_kept(BEFORE / "0.1.0.json.gz"), tmp_path / "house.sqlite"
    database.write_bytes(gzip.decompress((BEFORE / "0.1.0.sqlite.gz").read_bytes()))
    clock = HandClock(kept["now"] + DOWN)
    async with Playground(clock=clock) as discord:
        house = House(discord, database, HouseClock(clock))
        before = Restored(discord, kept)
        await house.open()
        yield OldHouse(house, before, database)
        await house.settled()
        await house.close()
        discord.check()
        assert discord.records.refusals == []
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []


def has(message: Seen, custom_id: str) -> bool:
    return any(each["custom_id"] == custom_id for each in controls(message))


def controls(message: Seen) -> Iterator[Json]:
    """What can be pressed or chosen from on a message."""
    return (each for each in message.components if "custom_id" in each and not each.get("disabled"))


async def test_what_waited_in_the_outbox_is_sent(old: OldHouse) -> None:
    eve, thread = old.before["Eve"], old.before.channel("schwarzmarkt")
    board, lobby = old.before.showing("mk1:move:6::", eve), old.before.showing("mk1:join:a::", eve)
    await old.house.settled()
    assert f"- {eve.mention}" in lobby.text, "who joined last"
    assert board.buttons == [], "there is a newer board"
    assert has(eve.sees(thread)[-1], "mk1:move:6::")
    assert old.rows("SELECT id FROM outbox WHERE NOT done") == []


async def test_every_kind_of_button_was_kept(old: OldHouse) -> None:
    kept = {custom_id.split(":")[1] for custom_id in old.before.custom_ids()}
    assert kept == {*LOOKING, *CHANGING}


async def test_every_old_button_that_shows_something_shows_it(old: OldHouse) -> None:
    await old.house.settled()
    pressed: set[tuple[str, ...]] = set()
    for message in old.before.messages():
        channel = old.before.world.channels[message.message.channel_id]
        person = old.before.only_reader(message) or old.before[AT_THE_TABLE[channel.name]]
        old.before.put_back(message)
        for control in list(controls(message)):
            _, verb, table, decision, _ = control["custom_id"].split(":", 4)
            if verb in LOOKING and (kind := (channel.id, verb, table, decision)) not in pressed:
                pressed.add(kind)
                old.before.put_back(message)  # a private screen shows in its own place what was pressed on it
                await look(person, message, control)


async def look(person: Person, message: Seen, control: Json) -> None:
    custom_id = str(control["custom_id"])
    if control["type"] in parts.SELECTS:
        answer = await person.choose(control["options"][-1]["value"], from_=custom_id, on=message)
    else:
        answer = await person.click(custom_id, on=message)
    if answer.form is None:
        shown = await answer.done()
        assert shown.text, custom_id
        assert not shown.text.startswith(USELESS), custom_id


# Before and after a game


async def test_an_old_lobby_is_agreed_on_and_begun(old: OldHouse) -> None:
    ana, lobby = old.before["Ana"], old.before.channel("lobby")
    await old.press("Ana", "mk1:value:a::payout_version", "red")
    await old.press("Bruno", "mk1:pace:a::", "weekly")
    await old.press("Bruno", "mk1:pace:a::weekends")
    assert (await old.press("Dmitri", "mk1:join:a::")).text == "You joined: 5 of 5."
    shown = await ana.reads(f"- {old.before['Dmitri'].mention}", in_=lobby)
    assert "7 days per move)**, weekends don’t count" in shown.text
    assert "**Red: rare goods pay more**" in shown.text
    await old.press("Dmitri", "mk1:leave:a::")
    await old.press("Bruno", "mk1:computer:a::")
    await old.press("Ana", "mk1:begin:a::")
    await ana.reads("Around the table:", in_=lobby)
    assert len(old.table("lobby").people()) == 5


async def test_an_old_lobby_is_cancelled(old: OldHouse) -> None:
    asked = await old.press("Chloé", "mk1:cancel:b::")
    await old.before["Chloé"].click("mk1:cancel:b::sure", on=asked)
    await old.before["Chloé"].until(lambda: not old.before.messages()[-1].buttons or None, "sees that it is closed")
    assert old.rows("SELECT status FROM tables WHERE id = 11") == [("cancelled",)]


async def test_a_finished_game_is_checked_and_played_again(old: OldHouse) -> None:
    proof = await old.press("Bruno", "mk1:verify:3::")
    assert "The result is the same" in proof.text
    assert "See the original post" in proof.text
    file = await old.press("Bruno", "mk1:file:3::")
    assert list(file.files) == ["lisboa-3.json"]
    await old.press("Ana", "mk1:rematch:3::")
    await old.before["Bruno"].reads("Seats: 2", in_=old.before.channel("finished"))


# Every game is played on to its end, from where it stood


async def central(old: OldHouse) -> None:
    """A second vote offers the seat in which the computer plays; its owner comes back all the same."""
    channel, chloe = old.before.channel("central"), old.before["Chloé"]
    await old.press("Bruno", "mk1:fate:1::offer")
    await chloe.reads("**Chloé**’s seat is free", in_=channel)
    (told,) = [each for each in chloe.dms if has(each, "mk1:back:1::")]
    await old.press_on(chloe, told, "mk1:back:1::")
    await chloe.reads("Chloé is back", in_=channel)


async def deserted(old: OldHouse) -> None:
    """Who confirms a move ends the pause; who confirms that they leave gives their seat to the computer."""
    assert (await old.press("Dmitri", "mk1:play:2:t3:coin")).text.startswith("You took 1 coin.")
    await old.press("Eve", "mk1:quit:2::")
    await old.before["Dmitri"].reads("Eve left. The computer plays on.", in_=old.before.channel("deserted"))


async def parked(old: OldHouse) -> None:
    """The channel can be written to again, and the first press there wakes the table up."""
    assert old.table("parked").status == "parked"
    await old.press("Eve", "mk1:step:4:t22:coin")
    await old.before["Ana"].reads("Your turn", in_=old.before.channel("parked"))
    assert old.table("parked").status == "running"


async def paused(old: OldHouse) -> None:
    """All agree to go on, and an offer that was made before is accepted in the direct message about it."""
    eve = old.before["Eve"]
    await old.press("Bruno", "mk1:goon:5::")
    await go_on(old, "paused", "mk1:consent:5:resume:yes", "Chloé", "Eve")
    # What goes on is told to Eve too, with the same offer: sooner or later than we look.
    told, *_ = [each for each in eve.dms if "**2 coins** for **1 cod**" in each.text]
    accept = next(str(each["custom_id"]) for each in controls(told) if ":accept~" in each["custom_id"])
    assert (await old.press_on(eve, told, accept)).text.startswith("You took ")


async def go_on(old: OldHouse, channel: str, custom_id: str, *names: str) -> None:
    """All others agree to end a pause."""
    for name in names:
        asked = await old.before[name].reads("would like to go on", in_=old.before.channel(channel))
        await old.press_on(old.before[name], asked, custom_id)
    await old.before[names[0]].reads("The game goes on", in_=old.before.channel(channel))


async def schwarzmarkt(old: OldHouse) -> None:
    """Somebody takes the seat that was left, and a form that stood open is sent."""
    eve = old.before.form("mk1:send:6:p13.rules:sell-all-rule")
    assert (
        await (await eve.fill(first="butter")).done()
    ).text == "Saved: from your next turn, sell all you can, first butter."
    await old.press("Bruno", "mk1:take:6::")
    await eve.reads("Bruno takes over Dmitri’s seat", in_=old.before.channel("schwarzmarkt"))


async def lisboa(old: OldHouse) -> None:
    """The last one agrees, and the moves are taken back; then there is nothing left to disagree with."""
    before = len(old.table("lisboa").look().standing())
    request = old.before.showing("mk1:agree:7::", old.before["Eve"])
    await old.press("Eve", "mk1:agree:7::")
    await old.before["Eve"].reads("Taken back: ", in_=old.before.channel("lisboa"))
    assert len(old.table("lisboa").look().standing()) < before
    await old.house.settled()
    old.before.put_back(request)
    assert "nothing for you to agree to" in (await old.press("Dmitri", "mk1:disagree:7::")).text


async def fishmarket(old: OldHouse) -> None:
    """What was typed is played at the table that is pressed, and changed by a form that stood open."""
    typed = next(str(each["custom_id"]) for message in old.before["Bruno"].dms for each in controls(message)
                 if each["custom_id"].startswith("mk1:typed:8:"))  # fmt: skip
    assert (await old.press("Bruno", typed)).text == "You bid 5 on August (A)."
    bruno = old.before.form("mk1:send:8:d3.bids:boats")
    sent = await (await bruno.fill(bids="A: 4\nB: 3")).done()
    assert sent.text == "You bid 4 on August (A) and 3 on Bruno (B)."


async def turin(old: OldHouse) -> None:
    """The last one agrees to a pause, and then all agree to go on."""
    bruno = old.before["Bruno"]
    await old.press("Dmitri", "mk1:consent:9:pause:yes")
    rests = await bruno.reads("Paused, as agreed", in_=old.before.channel("turin"))
    await old.press_on(bruno, rests, "mk1:goon:9::")
    await go_on(old, "turin", "mk1:consent:9:resume:yes", "Chloé", "Dmitri")


@pytest.mark.parametrize(
    "press_there",
    [central, deserted, parked, paused, schwarzmarkt, lisboa, fishmarket, turin],
    ids=lambda function: function.__name__,
)
async def test_a_game_is_played_on_to_its_end(
    old: OldHouse, press_there: Callable[[OldHouse], Awaitable[None]]
) -> None:
    name = press_there.__name__
    await press_there(old)
    table = old.table(name)
    for _ in range(TYPED):
        if table.look().over:
            break
        await move(old, table, old.before.channel(name))
    else:
        await old.house.bot.tables.change(table.id, None, to_the_end)
    assert table.status == "over"
    await end_of(old.before["Ana"], old.before.channel(name))


async def move(old: OldHouse, watched: Watched, channel: Channel) -> None:
    """The first person who owes an answer types a sensible one."""
    table = watched.look()
    waiting = ((seat, person) for seat, person in enumerate(watched.people()) if table.owed(seat))
    seat, person_id = next((seat, person) for seat, person in waiting if person is not None)
    chosen = table.game.agent().choose(table.view(seat), table.moves(seat), Dice.of(str(len(table.log))))
    action = chosen if isinstance(chosen, Action) else table.game.read_action(chosen)
    person = next(each for each in old.before.people.values() if each.id == str(person_id))
    played = len(table.log)
    answer = await (await person.slash("market play", move=action.text, in_=channel)).done()
    assert len(watched.look().log) > played, f"{action.text!r}: {answer.text}"


# Time


async def test_old_timers_go_off(old: OldHouse) -> None:
    bruno, dmitri = old.before["Bruno"], old.before["Dmitri"]
    postbag = Postbag(old.house.discord.world, [dmitri])
    await old.house.wait(hours=24)
    await bruno.gets_dm("your turn at 2 tables")
    told = [line for each in postbag.of(dmitri) for line in each.lines]
    assert any("ast reminder before your time is up" in line for line in told)
    assert any("As planned: you passed." in line for line in told)
    for name in ("lisboa", "schwarzmarkt", "fishmarket", "turin"):
        await bruno.reads("ran out of time", in_=old.before.channel(name))
    assert not [each for each in bruno.sees(old.before.channel("paused")) if "ran out of time" in each.text]
