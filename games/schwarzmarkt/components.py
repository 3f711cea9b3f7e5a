"""What is in the box: products, luxury items, the rate track, the black market cards. All of it data."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final


class Product(StrEnum):
    """The basic products, in product order."""

    POTATO = "potato"
    COFFEE = "coffee"
    FLOUR = "flour"
    BUTTER = "butter"
    SUGAR = "sugar"


PRODUCTS: Final = tuple(Product)
_NAMES: Final = tuple(product.value for product in PRODUCTS)
INDEX: Final[Mapping[Product, int]] = {product: index for index, product in enumerate(PRODUCTS)}


class Deck(StrEnum):
    """Which 60 of the 66 product cards are played with."""

    BASIC = "basic"
    UNEVEN = "uneven"


DECKS: Final[Mapping[Deck, tuple[int, ...]]] = {
    Deck.BASIC: (12, 12, 12, 12, 12),
    Deck.UNEVEN: (16, 8, 14, 12, 10),
}
"""How many cards of each product, in product order."""

LUXURY: Final[Mapping[str, int]] = {"nylons": 50, "cigarettes": 10, "chocolate": 5, "gum": 1}
"""The luxury items and what one of them is worth, the dearest first."""

RATES: Final = (1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50)
DICE: Final = (4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1)
"""How far a pass may push the marker from each space of the track; the last one is never used."""

TOP: Final = len(RATES) - 1
LIMITED_TOP: Final = RATES.index(25)


class Text(StrEnum):
    """The kinds of text card."""

    SPIONAGE = "spionage"
    ALTE_RECHNUNG = "alte_rechnung"
    SCHNELLES_GESCHAEFT = "schnelles_geschaeft"
    VERDORBENE_WARE = "verdorbene_ware"
    ZWANGSTAUSCH = "zwangstausch"
    WAREN_KNAPP = "waren_knapp"
    RAZZIA = "razzia"
    NEUE_WARE_ENTDECKT = "neue_ware_entdeckt"
    LIMIT = "limit"


NEXT_OFFER: Final = (Text.LIMIT, Text.WAREN_KNAPP, Text.VERDORBENE_WARE)
"""The cards that wait for the next offer, in the order in which an absent player lays them."""

TEXTS: Final[Mapping[str, Text]] = {
    "T01": Text.SPIONAGE,
    "T02": Text.ALTE_RECHNUNG,
    "T03": Text.SCHNELLES_GESCHAEFT,
    "T04": Text.SCHNELLES_GESCHAEFT,
    "T05": Text.VERDORBENE_WARE,
    "T06": Text.ZWANGSTAUSCH,
    "T07": Text.WAREN_KNAPP,
    "T08": Text.RAZZIA,
    "T09": Text.NEUE_WARE_ENTDECKT,
    "T10": Text.LIMIT,
}

# Potato, coffee, flour, butter, sugar.
OFFERS: Final[Mapping[str, tuple[int, ...]]] = {
    "O01": (3, 0, 0, 0, 0),
    "O02": (0, 3, 0, 0, 0),
    "O03": (0, 0, 3, 0, 0),
    "O04": (0, 0, 0, 3, 0),
    "O05": (0, 0, 0, 0, 3),
    "O06": (2, 0, 0, 0, 1),
    "O07": (1, 2, 0, 0, 0),
    "O08": (0, 1, 2, 0, 0),
    "O09": (0, 0, 1, 2, 0),
    "O10": (0, 0, 0, 1, 2),
    "O11": (3, 1, 0, 0, 0),
    "O12": (0, 3, 1, 0, 0),
    "O13": (0, 0, 3, 1, 0),
    "O14": (0, 0, 0, 3, 1),
    "O15": (1, 0, 0, 0, 3),
    "O16": (0, 1, 1, 1, 1),
    "O17": (1, 0, 1, 1, 1),
    "O18": (1, 1, 0, 1, 1),
    "O19": (1, 1, 1, 0, 1),
    "O20": (1, 1, 1, 1, 0),
}

MARKET_CARDS: Final = (*OFFERS, *TEXTS)
MARKET_HAND: Final = 3
PRODUCT_HAND: Final = 9
ROUNDS: Final = 2
QUICK_DEAL: Final = 20
DISCOVERY: Final = 5


class Phase(StrEnum):
    """What the table waits for: the start player's card, their choice for a text card, or a turn in an offer."""

    LAY = "lay"
    SPY = "spy"
    COLLECT = "collect"
    DEAL = "deal"
    SWAP = "swap"
    RAID = "raid"
    TAKE = "take"
    TURN = "turn"
    OVER = "over"


def goods(counts: Sequence[int]) -> dict[str, int]:
    """Cards by product, without those of which there is none."""
    return {name: count for name, count in zip(_NAMES, counts, strict=True) if count}


def counts_of(cards: Mapping[Product, int]) -> tuple[int, ...]:
    """How many cards of each product, in product order."""
    return tuple(cards.get(product, 0) for product in PRODUCTS)


def single_cards(counts: Sequence[int]) -> list[int]:
    """Every single card, as the index of its product."""
    return [index for index, count in enumerate(counts) for _ in range(count)]


def luxury(amount: int) -> dict[str, int]:
    """An amount in the fewest luxury items (SM-12.3)."""
    items = {}
    for item, value in LUXURY.items():
        count, amount = divmod(amount, value)
        if count:
            items[item] = count
    return items
