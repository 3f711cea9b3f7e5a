"""Actions that are listed often, made once."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from games.turin.actions import (
    Bid,
    Buy,
    Cards,
    Claim,
    Decline,
    Done,
    Extra,
    Goose,
    Habit,
    Loan,
    Next,
    Pass,
    Place,
    Take,
)
from games.turin.components import CARDS

PASS, DONE, TAKE_LOAN = Pass(), Done(), Loan()
NEVER_SELL, MAY_SELL = Habit(habit="never-sell"), Habit(habit="may-sell")
NO_PURCHASE, MAY_BUY = Habit(habit="no-purchase"), Habit(habit="may-buy")
PLACES = {card: Place(card=card) for card in CARDS}
NEXTS = {card: Next(card=card) for card in CARDS}
CLAIMS = {card: Claim(card=card) for card in CARDS}
DECLINES = {card: Decline(card=card) for card in CARDS}
GOOSE_LEAVE = Goose(answer="leave")
GOOSE_FREE = (Goose(answer="take"), GOOSE_LEAVE)
GOOSE_KEEP = Goose(answer="keep")


@lru_cache
def bids(most: int) -> tuple[Bid, ...]:
    """Every bid up to the most."""
    return tuple(Bid(coins=coins) for coins in range(most + 1))


@lru_cache
def extras(most: int) -> tuple[Extra, ...]:
    """Every extra up to the most."""
    return tuple(Extra(coins=coins) for coins in range(most + 1))


@lru_cache(maxsize=1024)
def _buy(cards: Cards) -> Buy:
    return Buy(buy=cards)


def buys(purse: int, offers: Sequence[tuple[str, int]]) -> list[Buy]:
    """Every order of some of these cards, with these prices, that a purse covers."""
    return [
        _buy(tuple([card for card, _ in chosen]))
        for count in range(1, len(offers) + 1)
        for chosen in combinations(offers, count)
        if sum([price for _, price in chosen]) <= purse
    ]


@lru_cache(maxsize=1024)
def _take(cards: Cards) -> Take:
    return Take(cards=cards)


def takes(lots: list[str], count: int) -> list[Take]:
    """Every choice of so many lots."""
    return [_take(cards) for cards in combinations(lots, count)]
