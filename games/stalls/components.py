"""What there is to play with: goods, cards, prices, and the phases of a game."""

from enum import StrEnum
from itertools import product
from types import MappingProxyType
from typing import Final, NamedTuple

CRATES: Final = (1, 1, 2, 2, 3)
"""So many crates are on the cards of each good (SA-1.4)."""
REGULAR: Final = 0
"""In the place of crates: the card is the regular customer of a good (SA-1.4)."""
PRICES: Final = (3, 4, 5, 6, 7, 8)
"""The price tiles (SA-1.5)."""
HAND: Final = 5
"""So many cards are dealt to each player (SA-2.2)."""
PICKS: Final = 4
"""So many of them are laid, one after the other (SA-3.4)."""


class Good(StrEnum):
    """What is sold."""

    BREAD = "bread"
    CHEESE = "cheese"
    EGGS = "eggs"
    HONEY = "honey"
    PEARS = "pears"
    ROSES = "roses"


class Phase(StrEnum):
    """What is done now."""

    PICK = "pick"
    OVER = "over"


class Card(NamedTuple):
    """A card: crates of a good, or its regular customer."""

    good: Good
    crates: int


def card_id(good: Good, crates: int) -> str:
    """What a card is called: ``bread-3``, and ``bread-0`` for the regular customer."""
    return f"{good}-{crates}"


DECK: Final = tuple(sorted(Card(good, crates) for good, crates in product(Good, (*CRATES, REGULAR))))
"""All 36 cards (SA-1.4)."""
CARDS: Final = MappingProxyType({card_id(*card): card for card in DECK})
"""Each kind of card by what it is called."""
