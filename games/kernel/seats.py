"""What tells seats apart: letters, colours, shapes, and names for computers and for people in examples and tests.

The one place that counts how many can sit at a table at the most. A game may have fewer seats, never more.
"""

from enum import StrEnum
from typing import NamedTuple


class Shape(StrEnum):
    """The sign of a seat: what tells it apart where colours do not."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    SQUARE = "square"
    DIAMOND = "diamond"
    STAR = "star"
    PLUS = "plus"
    BOW = "bow"
    CRESCENT = "crescent"


class SeatLook(NamedTuple):
    """What stands for one seat."""

    letter: str
    colour: str
    """Red, green and blue, as two digits to the base of 16 each."""
    shape: Shape
    computer: str
    """The name of the computer player that sits down there first."""
    person: str
    """Somebody in an example."""


SEATS = (
    SeatLook("A", "2f9e5f", Shape.CIRCLE, "Beatriz", "Ana"),
    SeatLook("B", "8b53c6", Shape.TRIANGLE, "Carlos", "Bruno"),
    SeatLook("C", "2f7fd1", Shape.SQUARE, "Duarte", "Chloé"),
    SeatLook("D", "f0b41c", Shape.DIAMOND, "Elisa", "Dmitri"),
    SeatLook("E", "e2673c", Shape.STAR, "Filipe", "Eve"),
    SeatLook("F", "8a5a3c", Shape.PLUS, "Graça", "Farid"),
    SeatLook("G", "e889b4", Shape.BOW, "Henrique", "Greta"),
    SeatLook("H", "24485e", Shape.CRESCENT, "Inês", "Hana"),
)
MOST_SEATS = len(SEATS)

COMPUTERS = tuple(seat.computer for seat in SEATS)
PEOPLE = tuple(seat.person for seat in SEATS)


def computer_name(taken: set[str]) -> str:
    """A name for one more computer player, which nobody at the table has yet, however they write it."""
    known = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, MOST_SEATS + 2) for name in COMPUTERS)
    return next(name for name in (*COMPUTERS, *numbered) if name.casefold() not in known)
