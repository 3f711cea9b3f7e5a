"""A hall is carried from one database to another, and back."""

import gzip
from pathlib import Path

import pytest

from bot.store import Store, open_store
from bot.store.engine import UnwritableDatabaseError, before_the_door
from bot.store.leases import LEASE
from bot.upkeep import UpkeepError, backup, move_database
from tests.database import address
from tests.postgresql import Server
from tests.store.examples import add, record

BEFORE = Path(__file__).parent / "before" / "0.1.0.sqlite.gz"


async def everything(url: str) -> dict[str, int]:
    store = await open_store(url)
    async with store.reading() as look:
        counted = await look.whole.count()
    await store.close()
    return counted


async def test_a_hall_goes_to_a_server_and_back_whole(tmp_path: Path, postgresql_server: Server) -> None:
    file = tmp_path / "hall.sqlite"
    file.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    there, back = postgresql_server.url(postgresql_server.new_database()), address(tmp_path / "back.sqlite")
    copied = await move_database(address(file), there)
    assert copied == await everything(address(file))
    assert copied["moves"] > copied["tables"] > 0
    assert await move_database(there, back) == copied
    first, last = await open_store(address(file)), await open_store(back)
    async with first.reading() as look, last.reading() as other:
        for table_id in range(1, copied["tables"] + 1):
            assert await look.tables.find(table_id) == await other.tables.find(table_id)
            assert await look.tables.log(table_id) == await other.tables.log(table_id)
        assert await look.outbox.waiting() == await other.outbox.waiting()
    await first.close()
    await last.close()
    store = await open_store(there)
    assert (await add(store, record(channel=1))).id == copied["tables"] + 1
    await store.close()


async def test_nothing_is_copied_onto_another_hall(tmp_path: Path) -> None:
    urls = [address(tmp_path / name) for name in ("one.sqlite", "two.sqlite")]
    for url in urls:
        store = await open_store(url)
        await add(store, record())
        await store.close()
    with pytest.raises(UpkeepError, match="is not empty: it has 1 rows in tables"):
        await move_database(*urls)
    with pytest.raises(UpkeepError, match="There is no database"):
        await move_database(address(tmp_path / "three.sqlite"), urls[0])
    for source, target in (("three.sqlite", urls[0]), (urls[0], "three.sqlite"), ("mysql://a/b", urls[0])):
        with pytest.raises(UnwritableDatabaseError, match="is not the address of a database"):
            await move_database(source, target)
    assert (await everything(urls[1]))["tables"] == 1


@pytest.mark.databases("sqlite", "postgresql")
async def test_a_hall_that_is_served_is_not_moved_nor_is_anything_copied_onto_it(tmp_path: Path, url: str) -> None:
    await (await open_store(url)).close()
    elsewhere = address(tmp_path / "elsewhere.sqlite")
    await (await open_store(elsewhere)).close()
    async with before_the_door(url) as door:
        await door.open()
        async with door.store.transaction() as tx:
            await tx.processes.count_with("one", LEASE)
        for source, target in ((url, elsewhere), (elsewhere, url)):
            with pytest.raises(UpkeepError, match=r"serve.* just now.* Nothing was copied"):
                await move_database(source, target)
        assert (await backup(url, tmp_path / "backup.sqlite"))["tables"] == 0
        async with door.store.transaction() as tx:
            await tx.processes.leave("one")
    assert (await move_database(url, elsewhere))["tables"] == 0


@pytest.mark.databases("sqlite", "postgresql")
async def test_a_backup_is_made_while_the_house_is_open(tmp_path: Path, store: Store, url: str) -> None:
    kept, file = await add(store, record()), tmp_path / "backup.sqlite"
    assert (await backup(url, file))["tables"] == 1
    await add(store, record(channel=2))
    copy = await open_store(address(file))
    async with copy.reading() as look:
        assert await look.tables.find(kept.id) == kept
        assert await look.tables.last_in(2) is None
    await copy.close()
    with pytest.raises(UpkeepError, match="already"):
        await backup(url, file)
