"""A queue of messages never dies, keeps its order, and posts nothing twice: whatever is refused, locked or lost."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from discord import File

from bot.front import delivery, sending
from bot.front.components import picture_files
from bot.front.delivery import LOOKING
from bot.front.gallery import Gallery
from bot.front.marking import MARKING, Marks
from bot.host import parking
from bot.host.change import Change
from bot.host.parking import park
from bot.messages.message import Message
from bot.store import Status
from bot.store.outbox import Outbox
from games.kernel import Dice
from playground import HandClock, Playground, threads
from playground.model import Channel
from playground.permissions import Permission
from playground.person import Person
from playground.rest import Route
from playground.seen import Seen
from tests.front.conftest import House, HouseClock
from tests.front.disk import full_disk
from tests.front.lisboa import begun
from tests.patience import patience, until

LONG = 600.0
"""Seconds after which Discord has forgotten a nonce."""


@pytest.fixture
async def troubled(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which something goes wrong; its clock stands still until the test lets time pass."""
    hand = HandClock(datetime(2026, 6, 1, 10, tzinfo=UTC).timestamp())
    async with Playground(clock=hand) as discord:
        house = House(discord, tmp_path / "house.sqlite", HouseClock(hand))
        await house.open()
        yield house
        await house.close()
        discord.check()


def pass_time(house: House, seconds: float) -> None:
    assert house.clock is not None
    house.clock.hand.advance(seconds)


async def settled(house: House, seconds: float = 1) -> None:
    """Wait until all messages are out, while time passes: so much between two looks."""

    async def out() -> bool:
        pass_time(house, seconds)
        async with house.store.reading() as look:
            return not await look.outbox.waiting()

    await until(out, "all messages are out")


async def in_trouble(house: House, part: str) -> None:
    async def told() -> bool:
        return any(name.startswith(part) for name in house.bot.health.trouble)

    await until(told, f"{part} fails")


async def refused_often(house: House, part: str) -> None:
    """More often than what nobody has foreseen is tried."""

    async def often() -> bool:
        pass_time(house, 60)
        trouble = house.bot.health.trouble.get(part)
        return trouble is not None and trouble.times > 2 * sending.FEW_TRIES

    await until(often, f"{part} fail often")


def boards(person: Person, channel: Channel | None = None) -> list[Seen]:
    return [each for each in person.sees(channel) if not each.ephemeral and each.author == "Market Hall"]


# A locked thread


async def in_a_thread(house: House) -> tuple[Person, Person, Channel]:
    """Two people at a table in a thread that the bot may not manage, the first of them to move."""
    ana, bruno = house.person("Ana"), house.person("Bruno")
    world = house.discord.world
    threads.permit(world, house.discord.channel, world.bot.id, deny=Permission.MANAGE_THREADS)
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = house.discord.world.threads.values()
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await settled(house)
    hosted = await house.bot.tables.find(1)
    first = next(person for seat, person in hosted.people() if hosted.owed(seat))
    return (ana, bruno, thread) if int(ana.id) == first else (bruno, ana, thread)


async def typed(person: Person, text: str) -> None:
    understood = len([each for each in person.dms if each.text.startswith("You ")])
    await person.dm(text)
    await person.until(
        lambda: len([each for each in person.dms if each.text.startswith("You ")]) > understood or None,
        "is understood",
    )


def lock(thread: Channel) -> None:
    thread.archived = thread.locked = True


def unlock(house: House, thread: Channel) -> None:
    thread.archived = thread.locked = False
    threads.told(house.discord.world, thread)


@pytest.mark.parametrize("restarted", [False, True], ids=["alive", "restarted"])
@pytest.mark.defect(21)
async def test_what_a_locked_thread_refused_comes_in_order_when_it_is_unlocked(
    troubled: House, *, restarted: bool
) -> None:
    first, second, thread = await in_a_thread(troubled)
    before = len(boards(first, thread))
    lock(thread)
    await typed(first, "coin")
    await in_trouble(troubled, f"messages to channel {thread.id}")
    await typed(second, "coin")
    if restarted:
        await troubled.restart()
        pass_time(troubled, LONG)
        await in_trouble(troubled, f"messages to channel {thread.id}")
    await refused_often(troubled, f"messages to channel {thread.id}")
    assert len(boards(first, thread)) == before
    unlock(troubled, thread)
    await settled(troubled)
    *earlier, one, two = boards(first, thread)
    assert len(earlier) == before
    assert f"**{first.name}** takes 1 coin" in one.text
    assert f"**{second.name}** takes 1 coin" in two.text
    assert [each.buttons for each in (*earlier, one)] == [[]] * (before + 1)
    assert two.buttons
    assert troubled.bot.health.trouble == {}


async def test_a_thread_that_is_unlocked_is_written_to_at_once(troubled: House) -> None:
    first, second, thread = await in_a_thread(troubled)
    lock(thread)
    await typed(first, "coin")
    await in_trouble(troubled, f"messages to channel {thread.id}")
    unlock(troubled, thread)  # and no time passes
    await second.reads("takes 1 coin", in_=thread)


async def test_a_message_that_lost_its_buttons_before_it_was_posted_has_none(troubled: House, tmp_path: Path) -> None:
    """As an earlier version left it: the newer board stands there, and the older one has still to come."""
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    for person in (ana, bruno):
        await (await person.slash("market play", move="coin")).done()
    await settled(troubled)
    *_, older, newest = boards(ana)
    await troubled.close()
    with closing(sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)) as database:
        database.execute("UPDATE outbox SET done = 0, message_id = NULL WHERE message_id = ?", (int(older.id),))
    del troubled.discord.channel.messages[older.id]
    pass_time(troubled, LONG)
    await troubled.open()
    await settled(troubled)
    *_, then, late = boards(ana)
    assert (then.id, bool(then.buttons)) == (newest.id, True)
    assert (late.text, late.buttons) == (older.text, [])


# One refusal after another


@pytest.mark.defect(21)
async def test_a_database_that_fails_while_marking_holds_nothing_up_for_good(
    troubled: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    marked = Marks._write_all

    async def fail(_: Marks) -> None:
        raise sqlite3.OperationalError("database or disk is full") from None

    monkeypatch.setattr(Marks, "_write_all", fail)
    monkeypatch.setattr("bot.front.marking.STORE_IS_AWAY", (sqlite3.OperationalError,))
    await (await ana.slash("market play", move="coin")).done()
    await in_trouble(troubled, MARKING)
    await (await bruno.slash("market play", move="coin")).done()
    monkeypatch.setattr(Marks, "_write_all", marked)
    await settled(troubled)
    *_, one, two = boards(ana)
    assert ["takes 1 coin" in each.text for each in (one, two)] == [True, True]
    assert (one.buttons, bool(two.buttons)) == ([], True)
    assert len({each.text for each in boards(ana)}) == len(boards(ana)), "posted twice"


async def test_a_look_at_what_waits_that_fails_is_seen_and_done_again(
    troubled: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise LookupError

    async def is_well() -> bool:
        return not troubled.bot.health.trouble

    with monkeypatch.context() as failing:
        failing.setattr(Outbox, "who_waits", fail)
        troubled.bot.delivery._look_around()
        await in_trouble(troubled, LOOKING)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["what waits cannot be read"]
    troubled.bot.delivery._look_around()
    await until(is_well, "what waits is read")


@pytest.mark.defect(21)
async def test_a_database_that_fails_while_a_refusal_is_dealt_with(
    troubled: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel is closed to the bot, and that cannot be written down at once."""
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    bot = troubled.discord.world.bot.id
    await (await ana.slash("market play", move="coin")).done()
    await settled(troubled)
    threads.permit(troubled.discord.world, troubled.discord.channel, bot, deny=Permission.SEND_MESSAGES)
    troubled.bot.tables._in_memory.clear()
    full = True

    async def park_or_fail(change: Change, channel_id: int, *, gone: bool) -> None:
        if full:
            raise OSError("no space left on device")
        await park(change, channel_id, gone=gone)

    monkeypatch.setattr(parking, "park", park_or_fail)
    await (await bruno.slash("market play", move="coin")).done()
    await in_trouble(troubled, "messages to channel")
    full = False

    async def parked() -> bool:
        pass_time(troubled, 1)
        return (await troubled.bot.tables.find(1)).record.status is Status.PARKED

    await until(parked, "the table is parked")


async def test_what_nobody_has_foreseen_is_tried_a_few_times_and_holds_nothing_up(
    troubled: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    tries = 0

    async def fail_for_ana(gallery: Gallery, message: Message) -> list[File]:
        nonlocal tries
        is_slip = message.words.startswith("**Mercado de Lisboa** · #")
        hers = f"**{ana.name}** takes 1 coin" in message.words and f"**{bruno.name}** takes" not in message.words
        if hers and not is_slip:
            tries += 1
            raise ZeroDivisionError
        return await picture_files(gallery, message)

    monkeypatch.setattr(sending, "picture_files", fail_for_ana)
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    await settled(troubled)
    assert tries == 1 + sending.FEW_TRIES
    assert f"**{bruno.name}** takes 1 coin" in boards(ana)[-1].text
    assert "could not be sent" in caplog.text


# Once


@pytest.mark.defect(22)
async def test_after_a_long_crash_nothing_is_posted_twice(troubled: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot dies between sending and writing that down, and comes back when Discord has forgotten the nonce."""
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    died = asyncio.Event()

    async def die(_self: Marks, _sent: object) -> None:
        died.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as dying:
        dying.setattr(Marks, "write", die)
        dying.setattr(delivery, "CLOSING_PATIENCE", 0.0)
        await (await ana.slash("market play", move="coin")).done()
        await bruno.reads("takes 1 coin")
        async with patience("the message is out"):
            await died.wait()
        await troubled.close()
    pass_time(troubled, LONG)
    await troubled.open()
    await settled(troubled)
    posted = [each for each in boards(ana) if "takes 1 coin" in each.text]
    assert len(posted) == 1
    async with troubled.store.reading() as look:
        assert await look.outbox.of_message(int(posted[0].id)) is not None
    await (await bruno.slash("market play", move="coin")).done()
    await settled(troubled)
    assert [bool(each.buttons) for each in boards(ana)][-2:] == [False, True]


def restore(database: Path, backup: Path) -> None:
    for each in database.parent.glob(f"{database.name}*"):
        each.unlink()
    shutil.copy(backup, database)


@pytest.mark.defect(22)
async def test_after_a_backup_was_restored_no_message_is_swallowed(troubled: House, tmp_path: Path) -> None:
    # In some deals whoever opens a stand is asked once more, and the board is edited instead of posted.
    troubled.bot.tables.fresh_dice = lambda: Dice.of("a display of several goods")
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    database = tmp_path / "house.sqlite"
    with closing(sqlite3.connect(database)) as operator:
        operator.execute("VACUUM INTO ?", (str(tmp_path / "backup.sqlite"),))
    await (await ana.slash("market play", move="coin")).done()
    await settled(troubled)
    lost = boards(ana)[-1]
    await troubled.close()
    restore(database, tmp_path / "backup.sqlite")
    await troubled.open()
    typed_again = (await ana.complete("market play", "move", "open"))[0]
    await (await ana.slash("market play", move=typed_again)).done()
    await settled(troubled)
    newest = boards(bruno)[-1]
    assert newest.id != lost.id
    assert "takes 1 coin" in lost.text
    assert "takes 1 coin" not in newest.text


@pytest.mark.defect(22)
async def test_a_nonce_tells_nothing(troubled: House) -> None:
    nonces: list[str] = []

    def hear(route: Route, _status: int, sent: Any) -> None:  # noqa: ANN401 - whatever a route answers
        if route.name == "POST /channels/{channel}/messages":
            nonces.append(sent["nonce"])

    troubled.discord.records.watchers.append(hear)
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    for person in (ana, bruno):
        await (await person.slash("market play", move="coin")).done()
    await settled(troubled)
    assert len(nonces) > 3
    assert len(set(nonces)) == len(nonces)
    assert {len(nonce) for nonce in nonces} == {22}
    assert nonces != sorted(nonces)


@pytest.mark.defect(21)
async def test_a_full_disk_strands_no_message(troubled: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord is down while nothing can be written; the board comes when both are back."""
    ana, bruno = await begun(troubled, "Ana", "Bruno")
    await settled(troubled)
    troubled.discord.faults.answer(503, route="POST /channels/*/messages", times=10)
    await (await ana.slash("market play", move="coin")).done()
    await in_trouble(troubled, "messages to channel")
    with full_disk(monkeypatch, "outbox"):
        for _ in range(20):
            pass_time(troubled, 10)
            await asyncio.sleep(0.01)
        await in_trouble(troubled, "m")
    await settled(troubled, seconds=10)
    assert len([each for each in boards(bruno) if "takes 1 coin" in each.text]) == 1
    assert troubled.bot.health.trouble == {}
