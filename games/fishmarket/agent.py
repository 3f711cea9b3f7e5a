"""The computer player: bids by what fish may bring, haggles, and freezes what is worth a block of ice."""

from collections.abc import Mapping
from math import sqrt
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
    """How far bids stray from one morning to the next: whoever can be reckoned is outbid by one coin."""
    fixation: float = 0.0
    """Not 0: the power of its worth with which a boat attracts coins. People see only the boats that look best."""
    stubborn: float = 0.5
    """Which part of a boat's worth is paid at most after a tie."""


NORMAL: Final = Manner()
EASY: Final = Manner(fixation=14.0, stubborn=0.9)
"""In love with one boat, and ready to pay nearly all that it may bring."""
LUCK: Final = {3: 1.4, 4: 2.7, 5: 4.0}
"""By the number of bidders, how much is chance: the more bid, the more coins it takes to win any boat, and the fewer
boats can be tried for. Whoever bids evenly then is outbid everywhere, and whoever always tries for two, at both."""
SHARP: Final = {3: 0.4, 4: 0.6, 5: 0.9}
"""By the number of bidders, how much more the best boats draw than by their worth alone: everybody can pay for one."""
SPREAD: Final = 0.08
"""On which part of the mornings the purse goes to all boats by their worth, with little chance. Where nobody does that
it pays; where too many do, half the purse on each of two boats pays."""
LITTLE_LUCK: Final = 0.4
HUNGER: Final = 1.5
"""How many times what it seems to be a boat is worth: who has fish sets the prices in the market."""
DEAREST: Final = 0.95
"""Which part of a boat's worth is bid for it at most."""
DAYDREAM: Final = 2.0
"""How much chance there is in what somebody bids who is in love."""
ODD_COINS: Final = 3
"""What they bid for the other boats at most."""
PRICES_OF_A_COIN: Final = (0.001, 50.0)
"""Between which the one lies at which all bids come to the purse; it is sought by so many halvings."""
HALVINGS: Final = 12


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
    """Coins by worth and chance: much for one boat or two, or something for each, and nobody can tell which."""
    worth = {dock: coins for dock, coins in worths(view, own).items() if coins >= 1}
    coins = _in_love(worth, stream, manner) if manner.fixation else _undecided(worth, len(view.players), stream, manner)
    bids, tied = {}, {}
    for dock in worth:
        bids[dock] = max(1, min(round(DEAREST * worth[dock]), int(coins[dock])))
        tied[dock] = min(DAY_CASH, max(bids[dock], after_tie(worth[dock], bids[dock], manner, stream)))
    if bids and (over := sum(bids.values()) - DAY_CASH) > 0:  # a coin on each of the others is a coin as well
        bids[max(bids, key=lambda dock: bids[dock])] -= over
    return Boats(bids=bids, tied=tied)


def _in_love(worth: Mapping[str, float], stream: Stream, manner: Manner) -> dict[str, float]:
    """The purse by what the boats are worth, the best of them far more than the others; some coins for those, too.

    Without these, several who all love another boat tie for it at one coin, and bid again and again.
    """
    shares = {dock: coins**manner.fixation * (0.01 + _lot(stream)) ** DAYDREAM for dock, coins in worth.items()}
    total = sum(shares.values())
    purse = DAY_CASH - ODD_COINS * len(worth) // 2
    return {dock: purse * share / total + stream.below(ODD_COINS + 1) for dock, share in shares.items()}


def _undecided(worth: Mapping[str, float], seats: int, stream: Stream, manner: Manner) -> dict[str, float]:
    """The purse, such that no rival finds a boat, or a number of boats, for which it pays best to try.

    If a bid of ``b`` wins a boat worth ``w`` in proportion to ``b / (w - b)``, a coin more brings the same wherever it
    is bid. With bids made of a lot to a power, about the number of rivals, it does.
    """
    luck, sharp = (LITTLE_LUCK, 0.0) if _lot(stream) < SPREAD else (LUCK[seats], SHARP[seats])
    lots = {dock: (0.01 + _lot(stream)) ** (manner.luck * luck) for dock in worth}

    mean = sum(worth.values()) / max(1, len(worth))
    drawn = {dock: HUNGER * coins * (coins / mean) ** sharp for dock, coins in worth.items()}

    def bids(coin: float) -> dict[str, float]:
        return {dock: coins * lots[dock] / (coin + lots[dock]) for dock, coins in drawn.items()}

    cheap, dear = PRICES_OF_A_COIN
    for _ in range(HALVINGS):
        coin = sqrt(cheap * dear)
        if sum(bids(coin).values()) > DAY_CASH:
            cheap = coin
        else:
            dear = coin
    return bids(dear)


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
