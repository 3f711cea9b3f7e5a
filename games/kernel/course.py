"""How long a game takes by correspondence: figures that `make waits` measures, kept in the folder of each game."""

from functools import cache
from importlib import resources

from pydantic import TypeAdapter

from games.kernel.record import Record
from games.kernel.table import AnyGame

FILE = "waits.json"


class Course(Record):
    """What is to be expected of a game with so many seats, of which so many are people's."""

    seats: int
    people: int
    waits: int
    """How often the table stands until somebody answers, one after the other; who answers at once waits once."""
    answers: int
    """How many questions each person answers."""
    planned: int | None = None
    """How often it stands if everybody plans; None where there is nothing to plan."""


_COURSES = TypeAdapter(tuple[Course, ...])


def expected(game: AnyGame, seats: int, people: int) -> Course | None:
    """What is to be expected of the plain game; None if nobody has measured it."""
    known = _courses(type(game).__module__.rpartition(".")[0])
    return next((course for course in known if (course.seats, course.people) == (seats, people)), None)


@cache
def _courses(package: str) -> tuple[Course, ...]:
    file = resources.files(package) / FILE
    return _COURSES.validate_json(file.read_bytes()) if file.is_file() else ()
