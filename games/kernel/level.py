"""How strong a computer player is."""

from enum import StrEnum


class Level(StrEnum):
    """The strengths that can be chosen, the weakest first."""

    EASY = "easy"
    """Plays sensibly and makes the mistakes that people make; it never plays to lose."""
    NORMAL = "normal"
    HARD = "hard"
    """Thinks ahead over worlds that its seat could not tell from the real one."""
