"""The evening: goods are sold, regular customers pay, and a new day begins (SA-4)."""

from games.kernel import Dice, Event
from games.stalls.components import REGULAR, Good, Phase
from games.stalls.events import DayBegan, DayEnded, StallSold
from games.stalls.setup import begin_day
from games.stalls.state import State


def end_day(state: State, dice: Dice) -> list[Event]:
    """Sell everything; then the next day begins, if there is one."""
    events: list[Event] = [DayEnded(day=state.day)]
    events += [_sell(state, family) for family in range(len(state.families))]
    for player in state.players:
        player.hand.clear()  # SA-3.4: what is left of a hand is put away unseen
    if state.day == state.options.days:  # SA-4.4
        state.phase = Phase.OVER
        return events
    state.day += 1
    begin_day(state, dice)
    return [*events, DayBegan(day=state.day)]


def _sell(state: State, family: int) -> Event:
    """SA-4.1 to SA-4.3: the price where one has the most crates, half of it among equals, and what regulars pay."""
    alone, shared = _leads(state, family)
    sales = sum(state.prices[good] for good in alone) + sum(state.prices[good] // 2 for good in shared)
    regulars = sum(state.crates(family, card.good) for card in state.stall(family) if card.crates == REGULAR)
    earned = state.families[family]
    earned.sales += sales
    earned.regulars += regulars
    earned.sold += len(alone)
    return StallSold(
        seat=family, goods=alone, shared=shared, regulars=regulars, earned=sales + regulars, coins=earned.coins
    )


def _leads(state: State, family: int) -> tuple[tuple[Good, ...], tuple[Good, ...]]:
    """Of which goods a family has the most crates, alone and as many as another; without crates nobody sells."""
    alone, shared = [], []
    for good in Good:
        own = state.crates(family, good)
        best = max(state.crates(other, good) for other in range(len(state.families)) if other != family)
        if own > best:
            alone.append(good)
        elif own and own == best:
            shared.append(good)
    return tuple(alone), tuple(shared)
