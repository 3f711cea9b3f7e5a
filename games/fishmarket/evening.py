"""Evening: the bank, the next day, the end (FM-9, FM-10.1)."""

from games.fishmarket.components import DAY_CASH, DAYS
from games.fishmarket.day import begin_day
from games.fishmarket.events import Banked, GameEnded
from games.fishmarket.state import State
from games.kernel import Dice, Event


def end_day(state: State, dice: Dice) -> list[Event]:
    """Bring the money to the bank, keeping 50 for the next day; the last evening keeps nothing."""
    last = state.day == DAYS
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        coins = player.cash if last else player.cash - DAY_CASH
        player.cash -= coins
        player.balance += coins
        events.append(Banked(seat=seat, coins=max(coins, 0), drawn=max(-coins, 0), balance=player.balance))
    if not last:
        return events + begin_day(state, dice)
    state.phase, state.window = "over", None
    highest = max(player.balance for player in state.players)
    winners = tuple(seat for seat, player in enumerate(state.players) if player.balance == highest)
    return [*events, GameEnded(winners=winners)]
