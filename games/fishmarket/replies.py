"""Bids that do best against those that rivals may make: what each boat is likely to cost, and fifty coins for all."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.fishmarket.actions import Boats
from games.fishmarket.agent import Manner, after_tie, bid, worths
from games.fishmarket.components import DAY_CASH, PRICE_CARDS
from games.fishmarket.view import FishMarketView, OwnView
from games.kernel import Stream

DAWNS: Final = 24
"""How many times the bids of the rivals are imagined."""
TIED: Final = 0.4
"""What part of a boat is won with the same bid as the highest of the others."""


def reply(
    view: FishMarketView, own: OwnView, stream: Stream, manners: Sequence[Manner], keen: float, manner: Manner
) -> Boats:
    """The best bids against rivals of these manners, if boats are worth so many times what they seem to be."""
    worth = worths(view, own)
    highest = _highest(view, own, stream, manners)
    bids = _best(
        {dock: _gains(keen * worth[dock], [dawn.get(dock, 0) for dawn in highest]) for dock in worth if worth[dock] > 0}
    )
    tied = {
        dock: min(DAY_CASH, max(coins, after_tie(worth[dock], coins, manner, stream))) for dock, coins in bids.items()
    }
    return Boats(bids=bids, tied=tied)


def _highest(view: FishMarketView, own: OwnView, stream: Stream, manners: Sequence[Manner]) -> list[Mapping[str, int]]:
    """The highest bid of all rivals for each boat, on several imagined mornings."""
    unseen = [card for card in PRICE_CARDS if card != own.price and card not in view.price_discard]
    dawns: list[Mapping[str, int]] = []
    for _ in range(DAWNS):
        highest: dict[str, int] = {}
        for _ in range(len(view.players) - 1):
            prices = PRICE_CARDS[stream.choice(unseen)]
            rival = replace(own, grey_price=prices.grey, brown_price=prices.brown)
            for dock, coins in bid(view, rival, stream, stream.choice(manners)).bids.items():
                highest[dock] = max(coins, highest.get(dock, 0))
        dawns.append(highest)
    return dawns


def _gains(worth: float, highest: Sequence[int]) -> list[float]:
    """By coins bid for a boat, what that brings in the mean."""
    won = [
        sum(1.0 if other < coins else TIED if other == coins else 0.0 for other in highest)
        for coins in range(DAY_CASH + 1)
    ]
    return [0.0, *((worth - coins) * won[coins] / len(highest) for coins in range(1, DAY_CASH + 1))]


def _best(gains: Mapping[str, Sequence[float]]) -> dict[str, int]:
    """How the coins are best divided among the boats."""
    best: list[tuple[float, dict[str, int]]] = [(0.0, {})] * (DAY_CASH + 1)
    for dock, gained in gains.items():
        useful = [coins for coins, gain in enumerate(gained) if not coins or gain > 0]
        best = [_divided(best, dock, gained, useful, purse) for purse in range(DAY_CASH + 1)]
    return best[-1][1]


def _divided(
    best: Sequence[tuple[float, dict[str, int]]],
    dock: str,
    gained: Sequence[float],
    useful: Sequence[int],
    purse: int,
) -> tuple[float, dict[str, int]]:
    """The best that such a purse can do, with one more boat to bid for."""
    coins = max((coins for coins in useful if coins <= purse), key=lambda coins: best[purse - coins][0] + gained[coins])
    total, bids = best[purse - coins]
    return total + gained[coins], {**bids, dock: coins} if coins else bids
