"""The computer player: bids by what fish may bring, haggles, and freezes what is worth a block of ice."""

from typing import Final

from bench.former.fishmarket_haggling import Haggler
from bench.former.fishmarket_worth import best_ice, hopes
from games.fishmarket.actions import Boats, Rebid
from games.fishmarket.components import DAY_CASH
from games.fishmarket.listed import FREEZE
from games.fishmarket.view import BoatView, FishMarketView, OwnView
from games.kernel import Action, Decision, Dice, OpenDecisions, Seat, Stream, View, owed

SERIOUS: Final = 0.6
"""Which part of a boat's worth a first bid is."""
STUBBORN: Final = 0.75
"""Which part a re-bid is."""
CHANCE: Final = 3
"""Coins kept for every other boat that is worth something: an unwanted one often goes for next to nothing."""
RESERVE: Final = 4
"""Coins kept for the market."""


class FishMarketAgent:
    """Sees what a person in its seat sees."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """An answer to the first decision that is owed."""
        asked = (*owed(moves), *moves)[0]
        if not isinstance(view, FishMarketView) or view.own is None or view.seat is None:
            raise TypeError("this player plays Fish Market, from a seat")
        return _answer(view, view.own, view.seat, asked, dice.stream(f"agent:{asked.id}:{view.seat}"))


def _answer(view: FishMarketView, own: OwnView, seat: Seat, asked: Decision, stream: Stream) -> Action:
    match asked.kind:
        case "bids":
            return _bid(view, own, stream)
        case "rebids":
            return _bid_again(view, own, seat, stream)
        case "ice":
            me = view.players[seat]
            return FREEZE[best_ice(view, me.stock, me.ice)]
        case _:
            return Haggler(view, own, seat).choose()


def _worth(view: FishMarketView, own: OwnView) -> dict[str, float]:
    """What the cargo of each boat may bring."""
    hope = hopes(view, own)
    return {boat.dock: sum(hope[kind] for kind in boat.cargo) for boat in view.boats}


def _bid(view: FishMarketView, own: OwnView, stream: Stream) -> Boats:
    """Serious bids for the best boats, a few coins for every other that is worth something."""
    worth = {dock: coins for dock, coins in _worth(view, own).items() if coins >= 1}
    left, waiting = DAY_CASH - RESERVE, len(worth)
    bids, tied = {}, {}
    for dock in sorted(worth, key=lambda dock: -worth[dock]):
        waiting -= 1
        serious = round(SERIOUS * worth[dock]) + stream.between(-2, 2)
        bids[dock] = max(1, min(serious, left - CHANCE * waiting) - stream.below(CHANCE))
        tied[dock] = min(DAY_CASH, max(bids[dock], round(STUBBORN * worth[dock]) + stream.between(0, 3)))
        left -= bids[dock]
    return Boats(bids=bids, tied=tied)


def _bid_again(view: FishMarketView, own: OwnView, seat: Seat, stream: Stream) -> Rebid:
    """A new sealed auction against known rivals with known cash."""
    worth = _worth(view, own)
    contended = [boat for boat in view.boats if seat in boat.contenders]
    left, waiting = view.players[seat].cash, len(contended)
    bids = {}
    for boat in sorted(contended, key=lambda boat: -worth[boat.dock]):
        waiting -= 1
        bid = round(STUBBORN * worth[boat.dock]) + stream.between(0, 3)
        bids[boat.dock] = max(1, min(bid, _enough(view, seat, boat), left - waiting))
        left -= bids[boat.dock]
    return Rebid(bids=bids)


def _enough(view: FishMarketView, seat: Seat, boat: BoatView) -> int:
    """What no rival can outbid."""
    return 1 + max(view.players[other].cash for other in boat.contenders if other != seat)
