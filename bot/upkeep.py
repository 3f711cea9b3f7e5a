"""What whoever runs the bot does beside running it: carry a hall to another database, keep a copy, recount results."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.club.counting import recount
from bot.store import Store, open_store
from bot.store.engine import before_the_door, read_address
from bot.store.leases import LEASE
from bot.store.sqlite import is_sqlite

NO_HALL = "There is no database at {place}."
THERE_ALREADY = "There is a file {file} already. Name one that is not there."
NOT_EMPTY = "The database {place} is not empty: it has {rows} rows in {table}. Nothing was copied."

SERVED = "A bot serves the database {place} just now. Stop it first. Nothing was copied."
SERVED_BY = (
    "The database {place} is served just now, by processes of the bot: {alive}. Stop them first; one that was killed"
    " counts as gone after {seconds} seconds. Nothing was copied."
)


class UpkeepError(Exception):
    """What was asked for cannot be done; the message says why."""


async def move_database(source: str, target: str) -> dict[str, int]:
    """Copy all that is kept into an empty database, which no bot serves, nor the old one; how many rows, by table."""
    _check_there(source)
    async with _unserved(source) as old, _unserved(target) as new:
        return await _copy(old, new, target)


async def backup(address: str, file: Path) -> dict[str, int]:
    """Copy all that is kept into a new file of SQLite, while the bot runs; how many rows, by table."""
    _check_there(address)
    _check_not_there(file)
    target = f"sqlite+aiosqlite:///{file}"
    old = await open_store(address)
    try:
        new = await open_store(target)
        try:
            return await _copy(old, new, target)
        finally:
            await new.close()
    finally:
        await old.close()


async def _copy(old: Store, new: Store, target: str) -> dict[str, int]:
    """Copy every row, in one transaction."""
    async with old.reading() as look, new.transaction() as tx:
        for table, rows in (await tx.whole.count()).items():
            if rows:
                raise UpkeepError(NOT_EMPTY.format(place=_told(target), rows=rows, table=table))
        await look.whole.copy_to(tx.whole)
        return await tx.whole.count()


@asynccontextmanager
async def _unserved(address: str) -> AsyncIterator[Store]:
    """A store that no bot serves: what it did while rows are copied would be lost."""
    async with before_the_door(address) as door:
        if not door.is_free:
            raise UpkeepError(SERVED.format(place=_told(address)))
        await door.open()
        async with door.store.reading() as look:
            alive = await look.processes.count()
        if alive:
            raise UpkeepError(SERVED_BY.format(place=_told(address), alive=alive, seconds=LEASE.seconds))
        yield door.store


async def recount_results(address: str) -> int:
    """Derive all that follows from the log of results anew; how many results there are."""
    _check_there(address)
    store = await open_store(address)
    try:
        return await recount(store)
    finally:
        await store.close()


def _check_not_there(file: Path) -> None:
    if file.exists():
        raise UpkeepError(THERE_ALREADY.format(file=file))


def _check_there(address: str) -> None:
    """To open a file that is not there would make one."""
    url = read_address(address)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise UpkeepError(NO_HALL.format(place=_told(address)))


def _told(address: str) -> str:
    return read_address(address).render_as_string(hide_password=True)
