"""The log: what went wrong, and where in the code. Of what people say, hold or do it tells nothing.

The text of an exception may quote anything: a row that could not be written, a piece of a state, what somebody typed.
So it is told only of those kinds of which we know that they quote nothing; of all others the kind and the trace.
"""

import json
import logging
import re
import secrets
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import aiohttp
import discord
import sqlalchemy as sa
from typing_extensions import override

if TYPE_CHECKING:
    from logging import _SysExcInfoType

QUOTES_NOTHING = (OSError, aiohttp.ClientError, discord.RateLimited, sa.exc.OperationalError)
LINE = "%(asctime)s %(levelname)s %(name)s%(of_request)s: %(message)s"
TALKATIVE = {
    "discord": logging.INFO,  # below, it writes down every message
    "discord.client": logging.ERROR,  # it warns that there is no voice; we do not speak
    "aiosqlite": logging.INFO,  # below, it writes down every statement
    "alembic": logging.WARNING,
}
SELDOM = "discord.gateway"
"""It warns at every heartbeat that is answered late: on a machine that has too much to do, every 41 seconds."""
SELDOM_SECONDS = 3600.0
_PLACE = re.compile(r"^In (\S+):", re.MULTILINE)


_number: ContextVar[str] = ContextVar("number of a request", default="")


@contextmanager
def numbered() -> Iterator[str]:
    """Give what is done here a number: it stands in all that is logged meanwhile, and in the answer to an error."""
    number = secrets.token_hex(3)
    before = _number.set(number)
    try:
        yield number
    finally:
        _number.reset(before)


def begin_log(level: str, form: Literal["lines", "json"] = "lines") -> None:
    """Write the log to standard error, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetFormatter(LINE) if form == "lines" else JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    for name, least in TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    logging.getLogger(SELDOM).addFilter(Seldom())


class Seldom(logging.Filter):
    """Lets the same warning through once an hour, and then says how often it came meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}
        self._held_back: dict[str, int] = {}

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        warning = str(record.msg).partition("\n")[0]  # below may stand where the loop was, which is never the same
        if record.created < self._said.get(warning, 0.0) + SELDOM_SECONDS:
            self._held_back[warning] = self._held_back.get(warning, 0) + 1
            return False
        self._said[warning] = record.created
        if times := self._held_back.pop(warning, 0):
            record.msg = f"{record.msg} ({times} more since the last such line)"
        return True


class DiscreetFormatter(logging.Formatter):
    """Writes an exception with where it came from, and with its text only if that quotes nothing."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # what another formatter wrote is kept there for all
        number = _number.get()
        record.of_request = f" [{number}]" if number else ""
        return super().format(record)

    @override
    def formatException(self, ei: "_SysExcInfoType") -> str:
        error = ei[1]
        return "" if error is None else "".join(_traces(error)).rstrip()


class JsonFormatter(DiscreetFormatter):
    """The same as one JSON object a line, for machines that collect logs."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        written = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "module": record.name,
            "message": record.getMessage(),
            "request": _number.get(),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in written.items() if value}, ensure_ascii=False)


def told(error: BaseException | None) -> str:
    """What the log may say of an exception."""
    if error is None:
        return ""
    kind = type(error).__qualname__
    if isinstance(error, discord.HTTPException):
        places = ", ".join(_PLACE.findall(error.text))  # what is wrong there may be quoted
        return f"{kind}: {error.status}, code {error.code}" + (f", in {places}" if places else "")
    return f"{kind}: {error}" if isinstance(error, QUOTES_NOTHING) else kind


def _traces(error: BaseException) -> Iterator[str]:
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _traces(earlier)
        yield "\nand therefore, or meanwhile:\n\n"
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _traces(each)
    yield from traceback.format_tb(error.__traceback__)
    yield told(error) + "\n"
