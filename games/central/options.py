"""What the players agree on before a game (CM section 2)."""

from typing import Literal

from games.central.reasons import Because
from games.kernel import Options, Refusal


class CentralOptions(Options):
    """The options of Central Market, in the order of the rule spec."""

    forty_cards: bool = False
    removed_product: Literal["random", "tomato", "carrot", "eggplant", "cucumber", "pepper"] = "random"
    price_max: Literal[9, 10, 11, 12] = 10
    cheater_may_open: bool = False
    first_player: Literal["random", "seat_1"] = "random"


def check(seats: int, options: CentralOptions) -> None:
    """Forty cards are for three players only (CM-14.3)."""
    if options.forty_cards and seats != 3:
        raise Refusal(Because.FORTY_CARDS, "CM-14.3", seats=seats)
