"""What lies in the box: goods, cards, payouts, prizes (sections 1 to 3 of the rule spec); and the phases of a round."""

from enum import StrEnum
from functools import lru_cache


class Good(StrEnum):
    """The nine goods, in the order of the payout card."""

    GARLIC = "garlic"
    ONION = "onion"
    CARROT = "carrot"
    TOMATO = "tomato"
    GRAPE = "grape"
    OLIVE = "olive"
    PEPPER = "pepper"
    CHESTNUT = "chestnut"
    MUSHROOM = "mushroom"


GOODS = tuple(Good)
SIGNS = dict(zip(["🧄", "🧅", "🥕", "🍅", "🍇", "🫒", "🌶️", "🌰", "🍄"], GOODS, strict=True))
"""By which texts write the goods of a card in short."""
PAYOUTS = {
    "classic": (2, 3, 4, 5, 6, 7, 8, 9, 10),
    "red": (8, 8, 7, 7, 6, 5, 5, 4, 4),
}

Face = tuple[Good, Good, Good]
CARDS: dict[str, Face] = {
    "T01": (Good.GARLIC, Good.CARROT, Good.GRAPE),
    "T02": (Good.ONION, Good.PEPPER, Good.MUSHROOM),
    "T03": (Good.CARROT, Good.CHESTNUT, Good.PEPPER),
    "T04": (Good.TOMATO, Good.CARROT, Good.ONION),
    "T05": (Good.TOMATO, Good.OLIVE, Good.CHESTNUT),
    "T06": (Good.GRAPE, Good.OLIVE, Good.CHESTNUT),
    "T07": (Good.GRAPE, Good.MUSHROOM, Good.TOMATO),
    "T08": (Good.OLIVE, Good.ONION, Good.GARLIC),
    "T09": (Good.OLIVE, Good.MUSHROOM, Good.CARROT),
    "T10": (Good.PEPPER, Good.GARLIC, Good.TOMATO),
    "T11": (Good.PEPPER, Good.GRAPE, Good.OLIVE),
    "T12": (Good.PEPPER, Good.MUSHROOM, Good.GRAPE),
    "T13": (Good.CHESTNUT, Good.TOMATO, Good.CARROT),
    "T14": (Good.CHESTNUT, Good.GRAPE, Good.ONION),
    "T15": (Good.CHESTNUT, Good.PEPPER, Good.GARLIC),
    "T16": (Good.MUSHROOM, Good.ONION, Good.CARROT),
    "T17": (Good.MUSHROOM, Good.OLIVE, Good.TOMATO),
    "T18": (Good.MUSHROOM, Good.CHESTNUT, Good.GARLIC),
}
"""Each card shows three items of its first good, two of its second, one of its third."""

ITEMS: dict[str, tuple[int, ...]] = {
    card: tuple(3 - face.index(good) if good in face else 0 for good in GOODS) for card, face in CARDS.items()
}
"""How many items of each good a card shows, in payout-card order."""

HAND_SIZES = {2: 6, 3: 6, 4: 4, 5: 3}
ROUNDS = {2: 5, 3: 5, 4: 5, 5: 4}
REMOVED = {2: 6, 3: 0, 4: 0, 5: 0}
"""Undealt cards that leave the game unseen; the others lie face up in the centre."""

PRIZES = {2: (2, 0), 3: (2, 1, 0), 4: (2, 1, 1, 0), 5: (2, 2, 1, 0, 0)}
OPENING_PRIZES = {4: (1, 1, 0, 0), 5: (1, 1, 1, 0, 0)}

START_CASH = 15
LOAN = 10
LOAN_DEBT = 15
BANK_PAYMENT_DEBT = 2


class Phase(StrEnum):
    """MT-3.1. SETTLE needs nobody's answer, so no state is ever in it."""

    SELECT = "select"
    BID = "bid"
    GOOSE = "goose"
    REBID = "rebid"
    CHOOSE = "choose"
    LIST = "list"
    BUY = "buy"
    OVER = "over"


TIES = frozenset({Phase.GOOSE, Phase.REBID})
"""Phases between the reveal of the bids and their payment."""


def prizes(seats: int, round_number: int) -> tuple[int, ...]:
    """How many lots each position takes."""
    return OPENING_PRIZES[seats] if is_opening(seats, round_number) else PRIZES[seats]


def is_opening(seats: int, round_number: int) -> bool:
    """Whether this round auctions the centre cards of setup (MT-3.2)."""
    return round_number == 1 and seats in OPENING_PRIZES


@lru_cache(maxsize=4096)
def holdings(cards: tuple[str, ...]) -> tuple[int, ...]:
    """How many items of each good lie on these cards."""
    return tuple(map(sum, zip(*(ITEMS[card] for card in cards), strict=True))) if cards else (0,) * len(GOODS)
