"""Whatever fails: nothing of a message, a move or a state stands in the log."""

import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.front.logs import (
    LINE,
    SELDOM,
    SELDOM_SECONDS,
    TALKATIVE,
    DiscreetFormatter,
    JsonFormatter,
    Seldom,
    begin_log,
    numbered,
)
from bot.host.time import timekeeper
from bot.store import Person, Store, Timer, TimerKind, UnreadableTournamentError, open_store
from games.kernel import Refusal
from games.registry import find_game
from playground import HandClock, Playground
from tests.front.conftest import House
from tests.front.disk import full_disk, spoil
from tests.front.fish import begun

SECRET = "pepper-4711"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that the bot logs, as its operator reads it, at the most talkative level."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(DiscreetFormatter(LINE))
    root, level = logging.getLogger(), logging.getLogger().level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for name, least in TALKATIVE.items():
        logging.getLogger(name).setLevel(least)
    yield written
    root.removeHandler(handler)
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.fixture
async def troubled(tmp_path: Path) -> AsyncIterator[House]:
    async with Playground(clock=HandClock()) as discord:
        house = House(discord, tmp_path / "house.sqlite")
        await house.open()
        yield house
        await house.close()


@pytest.mark.defect(25)
async def test_a_move_that_cannot_be_written_is_not_logged(
    troubled: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await begun(troubled, "Ana", "Bruno", "Chloé")
    with full_disk(monkeypatch, "moves"):
        await ana.dm("A37 C11")
        await ana.gets_dm("went wrong")
    said = log.getvalue()
    assert "request failed, number" in said
    assert "database or disk is full" in said
    assert "INSERT INTO moves" in said
    assert not any(secret in said for secret in ("A37", '"A": 37', "'A': 37", "Ana", "[parameters:"))


@pytest.mark.defect(25)
async def test_a_state_that_cannot_be_read_is_not_logged(troubled: House, log: io.StringIO, tmp_path: Path) -> None:
    await begun(troubled, "Ana", "Bruno", "Chloé")
    await troubled.close()
    spoil(tmp_path / "house.sqlite", 1, f'{{"hands": "{SECRET}"}}')
    await troubled.open()
    timer = (await _timers(troubled.store))[0]
    await troubled.bot.timekeeper._go_off(timer)
    assert "failed and is tried again" in log.getvalue()
    assert SECRET not in log.getvalue()


@pytest.mark.defect(59)
async def test_what_is_tried_again_every_ten_minutes_leaves_one_trace(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: object) -> None:
        raise UnreadableTournamentError(7)

    monkeypatch.setitem(timekeeper._WITHOUT_TABLE, TimerKind.TOURNAMENT, unreadable)
    timer = Timer(kind=TimerKind.TOURNAMENT, at=house.bot.tables.clock.now(), tournament=7)
    for _ in range(3):
        await house.bot.timekeeper._go_off(timer)
    lines = [line for line in log.getvalue().splitlines() if "of tournament 7 failed and is tried again" in line]
    assert len(lines) == 3
    assert log.getvalue().count(", in unreadable") == 1


async def _timers(store: Store) -> list[Timer]:
    async with store.reading() as look:
        return await look.timers.of_table(1)


@pytest.mark.defect(25)
async def test_what_an_unexpected_error_quotes_is_not_logged(
    troubled: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await begun(troubled, "Ana", "Bruno", "Chloé")

    def fail(*_: object) -> None:
        try:
            dict[str, int]()[SECRET]
        except KeyError as error:
            raise ValueError(f"Ana holds {SECRET}") from error

    monkeypatch.setattr("bot.front.reading.private.hand", fail)
    answer = await (await ana.slash("market hand")).done()
    number = answer.text.rpartition(" ")[2]
    said = log.getvalue()
    assert "Something went wrong" in answer.text
    assert f"request failed, number {number}" in said
    assert "in fail\n" in said
    assert "ValueError\n" in said
    assert "KeyError\n" in said
    assert SECRET not in said


@pytest.mark.defect(25)
async def test_what_people_type_is_not_logged_even_at_the_most_talkative_level(
    log: io.StringIO, troubled: House
) -> None:
    ana, *_ = await begun(troubled, "Ana", "Bruno", "Chloé")
    await ana.dm(SECRET)
    await ana.gets_dm(SECRET)
    assert "ready as" in log.getvalue()
    assert SECRET not in log.getvalue()


def test_the_log_of_the_bot_is_the_discreet_one(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    begin_log("DEBUG")
    assert [type(handler.formatter) for handler in root.handlers] == [DiscreetFormatter]
    assert {name: logging.getLogger(name).level for name in TALKATIVE} == TALKATIVE
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    (seldom,) = logging.getLogger(SELDOM).filters
    assert isinstance(seldom, Seldom)
    logging.getLogger(SELDOM).removeFilter(seldom)


@pytest.mark.defect(15)
def test_a_machine_that_has_too_much_to_do_is_complained_of_once_an_hour() -> None:
    """discord.py complains at every late heartbeat: 22 lines in 45 minutes."""
    seldom, heard = Seldom(), list[str]()

    def warn(at: float, text: str, level: int = logging.WARNING) -> None:
        record = logging.LogRecord(SELDOM, level, "gateway.py", 1, text, (0, 41.3), None)
        record.created = 1_000_000 + at
        if seldom.filter(record):
            heard.append(record.getMessage())

    behind = "Can't keep up, shard ID %s websocket is %.1fs behind."
    for beat in range(22):
        warn(beat * 41.25, behind)
    warn(50, "Shard ID %s heartbeat blocked for more than %s seconds.\nLoop thread traceback: here")
    warn(60, "Shard ID %s heartbeat blocked for more than %s seconds.\nLoop thread traceback: there")
    warn(70, "Shard ID %s has connected %s.", logging.INFO)
    warn(80, "Shard ID %s has connected %s.", logging.INFO)
    warn(SELDOM_SECONDS, behind)
    assert [line.partition(",")[0].partition("\n")[0] for line in heard] == [
        "Can't keep up",
        "Shard ID 0 heartbeat blocked for more than 41.3 seconds.",
        "Shard ID 0 has connected 41.3.",
        "Shard ID 0 has connected 41.3.",
        "Can't keep up",
    ]
    assert heard[-1].endswith("behind. (21 more since the last such line)")


# Where such texts come from


async def test_an_error_of_the_database_quotes_no_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
    with full_disk(monkeypatch), pytest.raises(sa.exc.OperationalError) as raised:
        async with store.transaction() as tx:
            await tx.people.add(Person(id=1, name=SECRET))
    await store.close()
    assert "INSERT INTO people" in str(raised.value)
    assert SECRET not in str(raised.value)


def test_what_cannot_be_read_is_not_quoted() -> None:
    with pytest.raises(ValueError, match="name") as raised:
        Person.model_validate({"id": 1, "name": [SECRET]})
    assert SECRET not in str(raised.value)
    with pytest.raises(Refusal) as refused:
        find_game("fishmarket").load(f'{{"hands": "{SECRET}"}}'.encode())
    assert refused.value.__suppress_context__
    assert SECRET not in str(refused.value)


def _record(error: BaseException | None = None) -> logging.LogRecord:
    info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("bot.front", logging.WARNING, __file__, 1, "notice %s waits", (7,), info)


def test_all_that_is_logged_of_a_request_has_its_number() -> None:
    with numbered() as number:
        assert f"WARNING bot.front [{number}]: notice 7 waits" in DiscreetFormatter(LINE).format(_record())
    assert "WARNING bot.front: notice 7 waits" in DiscreetFormatter(LINE).format(_record())


def test_a_log_for_machines_has_an_object_a_line_and_quotes_as_little() -> None:
    with numbered() as number:
        written = JsonFormatter().format(_record(ValueError(SECRET)))
    assert "\n" not in written
    found = json.loads(written)
    assert (found["level"], found["module"], found["request"]) == ("WARNING", "bot.front", number)
    assert found["message"] == "notice 7 waits"
    assert found["trace"] == "ValueError"
    assert SECRET not in written


async def test_the_number_that_somebody_is_told_stands_in_every_line_of_their_request(
    troubled: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await begun(troubled, "Ana", "Bruno", "Chloé")
    with full_disk(monkeypatch, "moves"):
        await ana.dm("A37 C11")
        told = await ana.gets_dm("went wrong")
    lines = [line for line in log.getvalue().splitlines() if "request failed, number" in line]
    (number,) = [re.search("number (\\w+)", line) for line in lines]
    assert number is not None
    assert number[1] in told.text
    assert f"[{number[1]}]" in lines[0]
    assert "Traceback" not in log.getvalue()
    assert "File " not in log.getvalue(), "that the disk is full needs no trace for everybody who presses"
