"""What the players agree on before the game."""

from typing import Annotated

from games.kernel import Options, bounded


class OrchardOptions(Options):
    """The options of the rule spec, section 1."""

    rounds: Annotated[int, bounded(2, 5)] = 3
