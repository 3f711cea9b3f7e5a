"""What there is to play with, and the phases of a round."""

from enum import StrEnum
from typing import Final

MOST_TAKEN: Final = 3
"""So many fruits are taken at once, at the most (OG-3.1)."""
RIGHT_GUESS: Final = 3
"""What a right guess counts (OG-4.1)."""


class Phase(StrEnum):
    """What is done now."""

    GUESS = "guess"
    TAKE = "take"
    OVER = "over"


def fewest_fruits(seats: int) -> int:
    """With so many fruits a basket is filled at the least (OG-1.3)."""
    return 2 * seats


def most_fruits(seats: int) -> int:
    """With so many fruits a basket is filled at the most (OG-1.3)."""
    return 3 * seats
