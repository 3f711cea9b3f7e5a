"""The computer player: bids by what fish may bring, haggles, and freezes what is worth a block of ice."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from games.fishmarket.actions import Boats, Rebid
from games.fishmarket.components import DAY_CASH
from games.fishmarket.haggling import Haggler
from games.fishmarket.listed import FREEZE
from games.fishmarket.view import BoatView, FishMarketView, OwnView
from games.fishmarket.worth import best_ice, hopes
from games.kernel import Action, Decision, Dice, OpenDecisions, Seat, Stream, View, owed


class Manner(NamedTuple):
    """How a player bids."""

    luck: float = 1.0
    """How far bids stray from what boats are worth: whoever can be reckoned is outbid by one coin."""
    fixation: float = 0.0
    """How much more still goes to the boats that look best: people see only those."""
    reserve: int = 0
    """Coins kept for the market."""
    stubborn: float = 0.5
    """Which part of a boat's worth is paid at most after a tie."""


NORMAL: Final = Manner()
DEAREST: Final = 0.8
"""Which part of a boat's worth is bid for it at most."""
EASY: Final = Manner(fixation=6.0, stubborn=0.9)
"""In love with one boat, and ready to pay nearly all that it may bring."""
SHARP: Final = {3: 1.7, 4: 1.8, 5: 2.1}
"""By the number of bidders, the power of its worth with which a boat attracts coins."""
LUCK: Final = {3: 1.1, 4: 2.0, 5: 2.4}
"""By the number of bidders, how much of that is chance: the more bid, the more coins it takes to win any boat, and the
fewer boats can be tried for. Whoever bids evenly then is outbid everywhere."""

EVEN: Final = {3: 0, 4: 70, 5: 70}
"""By the number of bidders, on how many of a hundred mornings coins are spread over all boats by their worth. Whoever
always tries for one or two leaves the others to somebody who bids a little for each."""


class FishMarketAgent:
    """Sees what a person in its seat sees."""

    def __init__(self, manner: Manner = NORMAL) -> None:
        self._manner = manner

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """An answer to the first decision that is owed."""
        asked = (*owed(moves), *moves)[0]
        if not isinstance(view, FishMarketView) or view.own is None or view.seat is None:
            raise TypeError("this player plays Fish Market, from a seat")
        stream = dice.stream(f"agent:{asked.id}:{view.seat}")
        return _answer(view, view.own, view.seat, asked, stream, self._manner)


def _answer(view: FishMarketView, own: OwnView, seat: Seat, asked: Decision, stream: Stream, manner: Manner) -> Action:
    match asked.kind:
        case "bids":
            return bid(view, own, stream, manner)
        case "rebids":
            return _bid_again(view, own, seat, stream, manner)
        case "ice":
            me = view.players[seat]
            return FREEZE[best_ice(view, me.stock, me.ice)]
        case _:
            return Haggler(view, own, seat).choose()


def worths(view: FishMarketView, own: OwnView) -> dict[str, float]:
    """What the cargo of each boat may bring."""
    hope = hopes(view, own)
    return {boat.dock: sum(hope[kind] for kind in boat.cargo) for boat in view.boats}


def bid(view: FishMarketView, own: OwnView, stream: Stream, manner: Manner) -> Boats:
    """Coins by worth, times chance: on all boats, or much on one or two, and nobody can tell on which."""
    worth = {dock: coins for dock, coins in worths(view, own).items() if coins >= 1}
    shares = _shares(worth, len(view.players), stream, manner)
    purse, total = DAY_CASH - manner.reserve, sum(shares.values())
    bids, tied = {}, {}
    for dock, share in shares.items():
        bids[dock] = max(1, min(round(DEAREST * worth[dock]), int(purse * share / total)))
        tied[dock] = min(DAY_CASH, max(bids[dock], after_tie(worth[dock], bids[dock], manner, stream)))
    if bids and (over := sum(bids.values()) - DAY_CASH) > 0:  # a coin on each of the others is a coin as well
        bids[max(bids, key=lambda dock: bids[dock])] -= over
    return Boats(bids=bids, tied=tied)


def _shares(worth: Mapping[str, float], seats: int, stream: Stream, manner: Manner) -> dict[str, float]:
    """How much each boat attracts, this morning."""
    if EVEN[seats] and not manner.fixation and stream.below(100) < EVEN[seats]:
        return {dock: coins * (0.5 + _lot(stream)) for dock, coins in worth.items()}
    sharp, luck = SHARP[seats] + manner.fixation, LUCK[seats] * manner.luck
    return {dock: coins**sharp * (0.01 + _lot(stream)) ** luck for dock, coins in worth.items()}


def _lot(stream: Stream) -> float:
    return stream.below(1000) / 999


def after_tie(worth: float, before: int, manner: Manner, stream: Stream) -> int:
    """More than before, but not out of all proportion."""
    return min(round(manner.stubborn * worth) + stream.between(0, 3), 2 * before + 2)


def _bid_again(view: FishMarketView, own: OwnView, seat: Seat, stream: Stream, manner: Manner) -> Rebid:
    """A new sealed auction against known rivals with known cash."""
    worth = worths(view, own)
    contended = [boat for boat in view.boats if seat in boat.contenders]
    left, waiting = view.players[seat].cash, len(contended)
    bids = {}
    for boat in sorted(contended, key=lambda boat: -worth[boat.dock]):
        waiting -= 1
        bid = after_tie(worth[boat.dock], boat.bids[seat], manner, stream)
        bids[boat.dock] = max(1, min(bid, _enough(view, seat, boat), left - waiting))
        left -= bids[boat.dock]
    return Rebid(bids=bids)


def _enough(view: FishMarketView, seat: Seat, boat: BoatView) -> int:
    """What no rival can outbid."""
    return 1 + max(view.players[other].cash for other in boat.contenders if other != seat)
