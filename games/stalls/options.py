"""What the players agree on before the game."""

from enum import StrEnum
from typing import Annotated

from games.kernel import Options, bounded


class Families(StrEnum):
    """How six players are parted."""

    TWO = "two"
    THREE = "three"


class StallsOptions(Options):
    """The options of the rule spec, section 1."""

    days: Annotated[int, bounded(2, 4)] = 3
    families: Families = Families.TWO
