"""Databases for tests: a new one is a copy of one that was brought up to date once, in a fifth of the time."""

import tempfile
from pathlib import Path

from bot.store import Store, open_store

_new: list[bytes] = []


async def open_database(file: Path) -> Store:
    """The store in this file; if there is none yet, a new one."""
    if not _new:
        with tempfile.TemporaryDirectory() as folder:
            template = Path(folder) / "new.sqlite"
            await (await open_store(_address(template))).close()
            _remember(template)
    _write_unless_there(file)
    return await open_store(_address(file))


def _remember(template: Path) -> None:
    _new.append(template.read_bytes())


def _write_unless_there(file: Path) -> None:
    if not file.exists():
        file.write_bytes(_new[0])


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
