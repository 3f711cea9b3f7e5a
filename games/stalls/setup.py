"""The first state, and how a day begins."""

from games.kernel import Dice, Window
from games.stalls.components import DECK, HAND, PRICES, Good
from games.stalls.options import Families, StallsOptions
from games.stalls.state import Family, Player, State

SIX = 6


def set_up(seats: int, options: StallsOptions, dice: Dice) -> State:
    """Part the players into families, and begin the first day."""
    families = 3 if seats == SIX and options.families is Families.THREE else 2
    state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        families=[Family() for _ in range(families)],
        prices={},
        window=None,
    )
    begin_day(state, dice)
    return state


def begin_day(state: State, dice: Dice) -> None:
    """SA-2.1, SA-2.2: prices are laid out, and all cards shuffled and dealt anew."""
    tiles = dice.stream(f"prices:{state.day}").shuffled(PRICES)
    cards = dice.stream(f"deck:{state.day}").shuffled(DECK)
    state.prices = dict(zip(Good, tiles, strict=True))
    for seat, player in enumerate(state.players):
        player.hand, player.laid = sorted(cards[seat * HAND : (seat + 1) * HAND]), []
    state.picks = 0
    open_window(state)


def open_window(state: State) -> None:
    """Everybody is asked for the next card."""
    state.window = Window.open(state.picks, list(range(state.seats)))
