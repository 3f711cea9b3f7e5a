"""A PostgreSQL of our own: a server in a temporary folder, on a free port, that ends with whoever started it."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

NOT_ROOT = "nobody"
"""PostgreSQL does not let root start it."""
ENDS_WITH_US = '"$@" & read line; while kill -QUIT $! 2>/dev/null; do sleep 0.1; done'
"""Whoever dies without a word closes the pipe from which this reads. A server that is just starting does not hear."""
SMALL = ("shared_buffers=16MB", "max_connections=60", "unix_socket_directories=")
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off")
"""What it keeps is thrown away. (All of this is lost only if the machine dies, not if the server does.) And nobody
counts rows meanwhile: what a statement costs must not depend on the instant (tests/store/test_plans.py)."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are, of the newest version; None if there are none."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    found = shutil.which("initdb") or (installed[-1] if installed else None)
    return None if found is None else Path(found).resolve().parent


class Server:
    """A server in a folder. It can be killed, and started again with all that it has kept."""

    def __init__(self, programs: Path, folder: Path, settings: Sequence[str] = QUICK) -> None:
        person = pwd.getpwnam(NOT_ROOT if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name)
        os.chown(folder, person.pw_uid, person.pw_gid)
        root = os.geteuid() == 0
        self._who = {"user": person.pw_uid, "group": person.pw_gid, "cwd": folder} if root else {"cwd": folder}
        self._programs = programs
        self._settings = (*SMALL, *settings)
        self._cluster = folder / "cluster"
        self._port = _free_port()
        self._running: subprocess.Popen[Any] | None = None
        self._databases = 0
        plain = ("-U", "hall", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        begin: list[str | Path] = [programs / "initdb", "-D", self._cluster, *plain]
        subprocess.run(begin, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE, **self._who)

    # Living and dying

    def start(self) -> None:
        """Run, and be ready."""
        settings = (*self._settings, "listen_addresses=127.0.0.1", f"port={self._port}")
        options = [part for setting in settings for part in ("-c", setting)]
        postgres: list[str | Path] = [self._programs / "postgres", "-D", self._cluster, *options]
        with (self._cluster / "log").open("ab") as log:
            serve: list[str | Path] = ["sh", "-c", ENDS_WITH_US, "sh", *postgres]
            self._running = subprocess.Popen(serve, stdin=subprocess.PIPE, stdout=log, stderr=log, **self._who)
        self._wait_until_ready()

    def kill(self) -> None:
        """Die at once, with every process that serves a connection."""
        os.kill(self.processes()[0], signal.SIGSTOP)  # so that it begins no other meanwhile
        for process in self.processes():
            os.kill(process, signal.SIGKILL)
        self.stop()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Take what it is sent, and do nothing, as one does whose disk does not answer."""
        still = self.processes()
        for process in still:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in still:
                with suppress(ProcessLookupError):  # one may end meanwhile: the first goes on before the others
                    os.kill(process, signal.SIGCONT)

    def processes(self) -> list[int]:
        """The first process, and those that it has begun."""
        first = int((self._cluster / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def stop(self) -> None:
        """End, and be gone."""
        if self._running is not None:
            self._running.communicate(timeout=PATIENCE)
            self._running = None

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        command: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        while subprocess.run(command, check=False, timeout=PATIENCE).returncode:
            assert time.monotonic() < end, "waited in vain: PostgreSQL starts"
            time.sleep(0.02)

    # Databases

    def url(self, database: str) -> str:
        """The address of a database, as a host would give it."""
        return f"postgres://hall@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """The name of a new database."""
        self._databases += 1
        name = f"hall_{self._databases}"
        self.tell(f"CREATE DATABASE {name}")
        return name

    def tell(self, *statements: str, database: str = "postgres") -> None:
        """Carry out statements, whoever else is connected."""
        told = [part for statement in statements for part in ("-c", statement)]
        psql = self._programs / "psql"
        command: list[str | Path] = [psql, self.url(database), "-q", "-v", "ON_ERROR_STOP=1", *told]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)


@contextmanager
def server(programs: Path, settings: Sequence[str] = QUICK) -> Iterator[Server]:
    """A server with nothing in it; with other settings it may wait for its disk, as an operator's does."""
    with tempfile.TemporaryDirectory(prefix="market-hall-") as folder:
        one = Server(programs, Path(folder), settings)
        try:
            one.start()
            yield one
        finally:
            one.stop()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
