"""What is kept and cannot be read: it was written by another version, or is broken.

What was read may be a secret, and so is not told; what went wrong with it, and where in our code, is all that whoever
runs the bot learns, and all they need.
"""

import traceback
from pathlib import Path
from typing import Self

from pydantic import ValidationError

from games.kernel import Refusal

OURS = Path(__file__).parents[2]


class UnreadableError(Exception):
    """What is kept of a table cannot be read."""

    def __init__(self, table_id: int, why: str = "") -> None:
        super().__init__(f"table {table_id} cannot be read")
        self.table_id = table_id
        self.why = why

    @classmethod
    def because(cls, table_id: int, error: Exception) -> Self:
        """One of a table for which something went wrong when it was read."""
        return cls(table_id, f"{_kind(error)}{_place(error)}")


def _kind(error: Exception) -> str:
    """The kind of an error; of a record that is not as it should be, also which fields of it are not, and how."""
    wrong: set[str] = set()
    if isinstance(error, ValidationError):
        wrong = {f"{each['loc'][0]} {each['type']}" for each in error.errors(include_input=False) if each["loc"]}
    elif isinstance(error, Refusal):
        wrong = {str(error.reason)}
    return type(error).__qualname__ + (f" ({', '.join(sorted(wrong))})" if wrong else "")


def _place(error: Exception) -> str:
    """Where in our code it went wrong."""
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    ours = [(path.relative_to(OURS), line) for path, line in frames if _is_ours(path)]
    return f" in {ours[-1][0].as_posix()}, line {ours[-1][1]}" if ours else ""


def _is_ours(path: Path) -> bool:
    return path.is_relative_to(OURS) and "site-packages" not in path.parts
