"""The first state, and how many fruits there are in a round."""

from games.kernel import Dice, Window
from games.orchard.components import fewest_fruits, most_fruits
from games.orchard.options import OrchardOptions
from games.orchard.state import Player, State


def set_up(seats: int, options: OrchardOptions, dice: Dice) -> State:
    """Fill the first basket; everybody is asked for a guess."""
    fruits = fruits_of_round(1, seats, dice)
    return State(
        options=options,
        players=[Player() for _ in range(seats)],
        filled=fruits,
        basket=fruits,
        window=Window.open(1, list(range(seats))),
    )


def fruits_of_round(number: int, seats: int, dice: Dice) -> int:
    """How many fruits the basket is filled with (OG-1.3)."""
    return dice.stream(f"basket:{number}").between(fewest_fruits(seats), most_fruits(seats))
