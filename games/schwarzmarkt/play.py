"""Carrying out a move, and then all turns that standing orders take."""

from typing import Final

from games.kernel import Dice, Event, Move
from games.schwarzmarkt.actions import (
    Clear,
    ClimbRule,
    Collect,
    Deal,
    Drop,
    Lay,
    Pass,
    PassRule,
    Raid,
    Sell,
    SellAllRule,
    SellRule,
    Spy,
    Swap,
    Take,
)
from games.schwarzmarkt.components import Phase
from games.schwarzmarkt.defaults import default_choice
from games.schwarzmarkt.laying import lay
from games.schwarzmarkt.offer import take_turn
from games.schwarzmarkt.order_book import change_rules
from games.schwarzmarkt.orders import carry_out_rules
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_cards import carry_out

_TEXT_PHASES: Final = frozenset({Phase.SPY, Phase.COLLECT, Phase.DEAL, Phase.SWAP, Phase.RAID, Phase.TAKE})


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Check a move and carry it out, with all that follows from it."""
    seat = move.seat
    match move.action:
        case Sell() | Pass() as action:
            return take_turn(state, seat, action, dice) + carry_out_rules(state, dice)
        case Lay(card=card):
            events = lay(state, seat, card, dice)
            # Section 10: an absent player is not asked again for the choice of their text card.
            if move.skipped and state.phase in _TEXT_PHASES:
                events += carry_out(state, seat, default_choice(state, seat, dice), dice)
            return events
        case Spy() | Collect() | Deal() | Swap() | Raid() | Take() as action:
            return carry_out(state, seat, action, dice)
        case SellAllRule() | SellRule() | PassRule() | ClimbRule() | Drop() | Clear() as action:
            return change_rules(state, seat, action)
        case other:
            raise AssertionError(other)
