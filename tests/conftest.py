"""The order of all tests, and the databases on which they run.

Tests that take long come first, so that no worker is left alone with one at the end. Those that need a database run on
SQLite, and on PostgreSQL too if they say so and it is installed; with ALL set, all but those that name one only.
"""

import gc
import os
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from bot.store import sqlite
from tests import postgresql
from tests.database import Database, emptied_on

TESTS = Path(__file__).parent
POSTGRESQL = postgresql.programs()
BOTH = ("sqlite", "postgresql")
ON_THE_DISK = "synchronous=FULL"


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Nothing that is loaded is garbage: a quarter of the time of loading went into looking for it."""
    gc.disable()
    try:
        _import_from_another_on(session)
        return (yield)
    finally:
        gc.enable()


def _import_from_another_on(session: pytest.Session) -> None:
    """Each worker imports the tests from another one on: what pytest makes of their assertions is kept for all."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1 and session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        files = sorted(TESTS.rglob("test_*.py"))
        first = len(files) * int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")) // workers
        for file in (*files[first:], *files[:first]):
            with suppress(Exception, pytest.skip.Exception):  # it is told when it is collected
                import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Python need not look for garbage in all that is loaded now, nor very often: every twentieth second went there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Pytest has looked for garbage that complains; nobody need look through what goes with the process."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the long tests out: each worker begins with as many items as the next (``--dist worksteal``).

    What is started once for several of them is so in one worker: others steal only from the end.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    starting: dict[str | None, list[pytest.Item]] = {None: []}
    for item in items:
        starting.setdefault(_started_for(item), []).append(item)
    others, *long = starting.values()
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        first = [item for together in long[worker::workers] for item in together]
        size = max(0, (len(items) - len(ordered)) // (workers - worker) - len(first))
        ordered += [*first, *others[:size]]
        del others[:size]
    items[:] = ordered


def _started_for(item: pytest.Item) -> str | None:
    """What is started for a long test, and for those that lie beside it: a browser, or what its file needs."""
    if item.get_closest_marker("browser"):
        return "browser"
    return item.path.name if item.get_closest_marker("long") else None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each database that it names."""
    marked = metafunc.definition.get_closest_marker("databases")
    named = marked.args if marked else BOTH if os.environ.get("ALL") else ()
    if "database" in metafunc.fixturenames and "postgresql" in named:
        found = [name for name in named if name != "postgresql" or POSTGRESQL is not None]
        metafunc.parametrize("database", found or named, indirect=True)


@pytest.fixture(autouse=True, scope="session")
def nobody_waits_for_the_disk() -> Iterator[None]:
    """What is written is kept by the system, as in the server below: tests kill processes, and never cut the power."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PRAGMAS", "READER_PRAGMAS"):
            pragmas = getattr(sqlite, name)
            assert ON_THE_DISK in pragmas
            patch.setattr(sqlite, name, tuple("synchronous=OFF" if each == ON_THE_DISK else each for each in pragmas))
        yield


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[postgresql.Server]:
    if POSTGRESQL is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with postgresql.server(POSTGRESQL) as server:
        yield server


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """Where a house keeps what it must not forget."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "house.sqlite"
    else:
        yield await emptied_on(request.getfixturevalue("postgresql_server"))
