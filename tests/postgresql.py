"""A PostgreSQL of our own: a server in a temporary folder, on a free port, that ends with whoever started it."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

NOT_ROOT = "nobody"
"""PostgreSQL does not let root start it."""
ENDS_WITH_US = '"$@" & read line; while kill -QUIT $! 2>/dev/null; do sleep 0.1; done'
"""Whoever dies without a word closes the pipe from which this reads. A server that is just starting does not hear."""
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60", "unix_socket_directories=")
"""What it keeps is thrown away."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are, of the newest version; None if there are none."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    found = shutil.which("initdb") or (installed[-1] if installed else None)
    return None if found is None else Path(found).resolve().parent


class Server:
    """A server that runs."""

    def __init__(self, address: str, psql: Path) -> None:
        self._address = address
        self._psql = psql
        self._databases = 0

    def url(self, database: str) -> str:
        """The address of a database, as a host would give it."""
        return f"{self._address}/{database}"

    def new_database(self) -> str:
        """The name of a new database."""
        self._databases += 1
        name = f"hall_{self._databases}"
        self.tell(f"CREATE DATABASE {name}")
        return name

    def tell(self, *statements: str, database: str = "postgres") -> None:
        """Carry out statements, whoever else is connected."""
        told = [part for statement in statements for part in ("-c", statement)]
        command: list[str | Path] = [self._psql, self.url(database), "-q", "-v", "ON_ERROR_STOP=1", *told]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)


@contextmanager
def server(programs: Path) -> Iterator[Server]:
    """A server with nothing in it."""
    person = pwd.getpwnam(NOT_ROOT if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="market-hall-") as folder:
        os.chown(folder, person.pw_uid, person.pw_gid)
        cluster = Path(folder) / "cluster"
        who = {"user": person.pw_uid, "group": person.pw_gid, "cwd": folder} if os.geteuid() == 0 else {"cwd": folder}
        begin: list[str | Path] = [
            programs / "initdb",
            "-D",
            cluster,
            "-U",
            "hall",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run(begin, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE, **who)
        settings = [
            part for setting in (*QUICK, "listen_addresses=127.0.0.1", f"port={port}") for part in ("-c", setting)
        ]
        with (cluster / "log").open("wb") as log:
            serve: list[str | Path] = ["sh", "-c", ENDS_WITH_US, "sh", programs / "postgres", "-D", cluster, *settings]
            running = subprocess.Popen(serve, stdin=subprocess.PIPE, stdout=log, stderr=log, **who)
        try:
            _wait_for(programs / "pg_isready", port)
            yield Server(f"postgres://hall@127.0.0.1:{port}", programs / "psql")
        finally:
            running.communicate(timeout=PATIENCE)


def _wait_for(pg_isready: Path, port: int) -> None:
    end = time.monotonic() + PATIENCE
    command: list[str | Path] = [pg_isready, "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(command, check=False, timeout=PATIENCE).returncode:
        assert time.monotonic() < end, "waited in vain: PostgreSQL starts"
        time.sleep(0.02)
