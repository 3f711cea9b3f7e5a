"""Morning: the demand cards are dealt and the market opens (FM-5, FM-6.1)."""

from games.fishmarket.components import DEMAND_CARDS
from games.fishmarket.day import deal
from games.fishmarket.events import DemandDealt, MarketOpened
from games.fishmarket.state import State
from games.kernel import Dice, Event


def begin_market(state: State, dice: Dice) -> list[Event]:
    """Deal one demand card to everybody, and let them trade."""
    events: list[Event] = []
    extra = deal(state, "demand", 1, dice, events)
    pool = dice.stream(f"demand:{state.day}").shuffled(state.face_up + extra)
    for seat in state.seat_order:
        state.players[seat].demand = card = pool.pop()
        grey, brown = DEMAND_CARDS[card]
        events.append(DemandDealt(to=(seat,), seat=seat, card=card, grey=grey, brown=brown))
    state.demand.pile += pool  # FM-5.3: the one left over, unseen, on top
    state.phase = "market"
    events.append(MarketOpened(day=state.day))
    return events
