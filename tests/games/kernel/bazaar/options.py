"""What can be agreed on before a Bazaar."""

from typing import Literal

from games.kernel import Options


class BazaarOptions(Options):
    rounds: Literal[1, 2, 3] = 2
    open_cash: bool = True
