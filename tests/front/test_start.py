"""A start that cannot succeed says in one sentence what to do; so does a channel in which the bot may not post."""

import asyncio
import gc
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.front.client import MarketBot
from bot.store import Status
from playground import Playground
from playground.launcher import redirected
from playground.permissions import Permission
from playground.threads import permit
from tests.database import Database, address
from tests.front.conftest import House
from tests.front.lisboa import begun
from tests.patience import patience

ROOT = Path(__file__).parent.parent.parent
UNUSED_ADDRESS = "http://127.0.0.1:9"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings but those of the test."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_PORT", "LOG_LEVEL", "SHARDS"):
        monkeypatch.delenv(name, raising=False)
    with redirected(UNUSED_ADDRESS):
        yield


@pytest.fixture(autouse=True)
def spared() -> None:
    """Whoever begins to serve looks for garbage first; in all that the tests have kept it would take a second."""
    gc.freeze()


def said(ended: pytest.ExceptionInfo[SystemExit]) -> str:
    """The one sentence or two with which a start ended."""
    text = ended.value.code
    assert isinstance(text, str)
    assert "\n" not in text
    return text


async def test_a_wrong_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not.the.token")
    async with Playground(port=0) as discord:
        with redirected(discord.base), pytest.raises(SystemExit) as ended:
            await asyncio.to_thread(main)
    assert "Copy it anew from the Bot page" in said(ended)


def test_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    with pytest.raises(SystemExit) as ended:
        main()
    assert "Discord cannot be reached" in said(ended)


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("PLAYGROUND_PORT", str(taken.getsockname()[1]))
        with pytest.raises(SystemExit) as ended:
            main()
    assert "Set PLAYGROUND_PORT to another one" in said(ended)


@pytest.mark.parametrize("place", ["no/such/folder/hall.sqlite", "folder", "letter.txt"])
def test_a_database_that_cannot_be_written(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("folder").mkdir()
    Path("letter.txt").write_text("Dear Ana, " * 200)
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{place}")
    with pytest.raises(SystemExit) as ended:
        main()
    assert "Set DATABASE_URL to a place that this user may write to" in said(ended)


@pytest.mark.parametrize("url", ["market-hall.sqlite", "oracle+none://hall", "sqlite:///hall.sqlite"])
def test_an_address_that_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(SystemExit) as ended:
        main()
    assert "DATABASE_URL is not the address of a database" in said(ended)


def test_a_database_of_a_newer_version(monkeypatch: pytest.MonkeyPatch) -> None:
    with sqlite3.connect("hall.sqlite") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///hall.sqlite")
    with pytest.raises(SystemExit) as ended:
        main()
    assert "made by a newer version" in said(ended)


@pytest.mark.parametrize(
    ("name", "value"), [("PLAYGROUND_PORT", "door"), ("PLAYGROUND_PORT", "70000"), ("LOG_LEVEL", "LOUD")]
)
def test_a_setting_that_cannot_be_used(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        main()
    assert said(ended).startswith(f"The setting {name} cannot be used")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("many", "write 0-3/8 for the shards 0 to 3 of 8"),
        ("0-3", "write 0-3/8 for the shards 0 to 3 of 8"),
        ("8/8", "of 8 shards the first is 0 and the last is 7"),
        ("3-1/8", "of 8 shards the first is 0 and the last is 7"),
        ("0-3/8", "0-3/8 leaves shards to other processes, and several need PostgreSQL"),
    ],
)
@pytest.mark.parametrize("command", [(), ("check",)])
def test_shards_that_cannot_be_served(
    written: str, told: str, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("SHARDS", written)
    with pytest.raises(SystemExit) as ended:
        main(command)
    assert said(ended).startswith("The setting SHARDS cannot be used")
    assert told in said(ended)


async def test_too_few_shards_for_so_many_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARDS", "0/1")
    async with Playground(port=0) as discord:
        discord.settle()
        discord.world.limits.guilds_per_shard = 0
        monkeypatch.setenv("DISCORD_TOKEN", discord.token)
        with redirected(discord.base), pytest.raises(SystemExit) as ended:
            await asyncio.to_thread(main)
    assert "Discord demands more shards" in said(ended)


@pytest.mark.defect(15)
def test_while_it_serves_nobody_waits_for_a_look_through_all_that_was_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full collection goes through some 300,000 objects otherwise, on the loop."""
    left: list[int] = []

    async def serve(*_: object) -> None:
        left.append(len(gc.get_objects()))

    monkeypatch.setattr(MarketBot, "start", serve)
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///hall.sqlite")
    gc.unfreeze()  # the tests have spared themselves the same
    try:
        main()
        assert left[0] < 20_000
        assert gc.get_freeze_count() == 0, "what serves no more is looked through again"
    finally:
        gc.freeze()


def ignore_sigint() -> None:
    """What a shell script does with whatever it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@pytest.mark.parametrize("before_start", [None, ignore_sigint], ids=["by hand", "in a script"])
@pytest.mark.defect(10)
async def test_a_host_that_stops_the_bot_gets_a_clean_end(
    database: Database, before_start: Callable[[], None] | None
) -> None:
    async with Playground(port=0) as discord:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": discord.token,
            "DATABASE_URL": address(database),
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, "-m", "playground.launcher", discord.base, "bot"]
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stderr=asyncio.subprocess.PIPE, preexec_fn=before_start
        )
        try:
            assert process.stderr is not None
            async with patience("the bot is ready, and ends when it is told to"):
                while b"ready as" not in await process.stderr.readline():
                    assert process.returncode is None
                process.terminate()
                _, complaints = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    assert process.returncode == 0
    assert b"Traceback" not in complaints


# Permissions


def deny(house: House, permission: Permission) -> None:
    permit(house.discord.world, house.discord.channel, house.discord.world.bot.id, deny=permission)


@pytest.mark.parametrize(
    ("permission", "called"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_a_channel_in_which_the_bot_may_not_post(house: House, permission: Permission, called: str) -> None:
    ana = house.person("Ana")
    deny(house, permission)
    answer = await (await ana.slash("market start", game="lisboa")).done()
    assert answer.ephemeral
    assert f"I need the permission “{called}” in this channel" in answer.text
    assert await house.bot.tables.of_person(int(ana.id)) == []


async def test_a_channel_in_which_the_bot_may_not_make_threads(house: House) -> None:
    chloe = house.person("Chloé", "fr")
    deny(house, Permission.CREATE_PUBLIC_THREADS)
    answer = await (await chloe.slash("market start", game="lisboa", thread=True)).done()
    assert "«\u00a0Créer des fils publics\u00a0»" in answer.text
    await (await chloe.slash("market start", game="lisboa")).done()
    await chloe.reads("Mercado de Lisboa")


@pytest.mark.defect(53)
async def test_a_parked_table_says_what_is_missing_and_goes_on_when_it_is_given(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    deny(house, Permission.SEND_MESSAGES)
    await (await ana.slash("market play", move="coin")).done()
    opener = next(person for person in (ana, bruno) if person.name == "Ana")
    await opener.gets_dm("I can’t post in the channel")
    (hosted,) = await house.bot.tables.of_person(int(ana.id))
    assert hosted.record.status is Status.PARKED
    refused = await (await bruno.slash("market board")).done()
    assert "Send Messages" in refused.text
    listed = await (await bruno.slash("market games")).done()
    assert listed.text.endswith(" · I can’t post in its channel")
    permit(house.discord.world, house.discord.channel, house.discord.world.bot.id)
    await (await bruno.slash("market board")).done()
    await bruno.reads("Your turn")
    (hosted,) = await house.bot.tables.of_person(int(ana.id))
    assert hosted.record.status is Status.RUNNING
