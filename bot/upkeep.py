"""What whoever runs the bot does beside running it: carry a hall to another database, keep a copy, recount results."""

from pathlib import Path

from bot.host.club.counting import recount
from bot.store import open_store
from bot.store.engine import read_address
from bot.store.sqlite import is_sqlite

NO_HALL = "There is no database at {place}."
THERE_ALREADY = "There is a file {file} already. Name one that is not there."
NOT_EMPTY = "The database {place} is not empty: it has {rows} rows in {table}. Nothing was copied."


class UpkeepError(Exception):
    """What was asked for cannot be done; the message says why."""


async def move_database(source: str, target: str) -> dict[str, int]:
    """Copy all that is kept into an empty database, in one transaction; how many rows, by table."""
    _check_there(source)
    old = await open_store(source)
    try:
        new = await open_store(target)
        try:
            async with old.reading() as look, new.transaction() as tx:
                for table, rows in (await tx.whole.count()).items():
                    if rows:
                        raise UpkeepError(NOT_EMPTY.format(place=_told(target), rows=rows, table=table))
                await look.whole.copy_to(tx.whole)
                return await tx.whole.count()
        finally:
            await new.close()
    finally:
        await old.close()


async def backup(address: str, file: Path) -> dict[str, int]:
    """Copy all that is kept into a new file of SQLite, while the bot runs; how many rows, by table."""
    _check_not_there(file)
    return await move_database(address, f"sqlite+aiosqlite:///{file}")


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
