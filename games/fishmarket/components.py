"""The material: fish, price and demand cards, boats, coins; and the phases of a day. Data only."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

GREY: Final = ("eel", "sole", "tuna", "perch")
BROWN: Final = ("mackerel", "dorade", "salmon", "cod")
FREEZABLE: Final = GREY + BROWN
"""The kinds that can be left over after a sale (FM-8.1)."""
FIXED_PRICES: Final = {"herring": 5, "lobster": 30}
KINDS: Final = (*FREEZABLE, *FIXED_PRICES)
"""All kinds in table order."""
COPIES: Final = 7
COINS: Final = "coins"


class PriceCard(NamedTuple):
    """What a seller's customers pay for each fish of a colour."""

    grey: int
    brown: int


PRICE_CARDS: Final = {
    "P-20": PriceCard(20, 20),
    "P-21": PriceCard(21, 19),
    "P-22": PriceCard(22, 18),
    "P-23a": PriceCard(23, 17),
    "P-23b": PriceCard(23, 17),
    "P-24a": PriceCard(24, 16),
    "P-24b": PriceCard(24, 16),
    "P-25a": PriceCard(25, 15),
    "P-25b": PriceCard(25, 15),
    "P-26a": PriceCard(26, 14),
    "P-26b": PriceCard(26, 14),
    "P-27a": PriceCard(27, 13),
    "P-27b": PriceCard(27, 13),
    "P-28": PriceCard(28, 12),
    "P-29": PriceCard(29, 11),
    "P-30": PriceCard(30, 10),
}


class DemandCard(NamedTuple):
    """The two kinds that a seller's customers ask for."""

    grey: str
    brown: str


DEMAND_CARDS: Final = {
    "D-eel-mackerel": DemandCard("eel", "mackerel"),
    "D-eel-dorade": DemandCard("eel", "dorade"),
    "D-eel-salmon": DemandCard("eel", "salmon"),
    "D-eel-cod": DemandCard("eel", "cod"),
    "D-sole-mackerel": DemandCard("sole", "mackerel"),
    "D-sole-dorade": DemandCard("sole", "dorade"),
    "D-sole-salmon": DemandCard("sole", "salmon"),
    "D-sole-cod": DemandCard("sole", "cod"),
    "D-tuna-mackerel": DemandCard("tuna", "mackerel"),
    "D-tuna-dorade": DemandCard("tuna", "dorade"),
    "D-tuna-salmon": DemandCard("tuna", "salmon"),
    "D-tuna-cod": DemandCard("tuna", "cod"),
    "D-perch-mackerel": DemandCard("perch", "mackerel"),
    "D-perch-dorade": DemandCard("perch", "dorade"),
    "D-perch-salmon": DemandCard("perch", "salmon"),
    "D-perch-cod": DemandCard("perch", "cod"),
}

BOATS: Final = {"A": "August", "B": "Bruno", "C": "Clemens", "D": "Dieter", "E": "Emil", "F": "Fiete"}
"""The boat at each dock."""
DOCKS: Final = tuple(BOATS)
COLOURS: Final = ("red", "blue", "green", "yellow", "black")

Phase: TypeAlias = Literal["bids", "rebids", "market", "ice", "over"]
"""What the table waits for."""
DAYS: Final = 4
CARGO: Final = {1: 3, 2: 3, 3: 4, 4: 4}
"""How many fish each boat brings on a day (FM-2.5)."""
START_BALANCE: Final = 50
DAY_CASH: Final = 50
"""What everybody holds at the start of each day (FM-2.2)."""
ICE: Final = 2
ROT: Final = 5
"""What a rotten fish costs (FM-8.6)."""


def proceeds(stock: Mapping[str, int], demand: DemandCard, prices: PriceCard) -> dict[str, int]:
    """What each kind of this stock sells for with these cards (FM-7.2, 7.3); kinds that do not sell are left out."""
    each = {demand.grey: prices.grey, demand.brown: prices.brown} | FIXED_PRICES
    return {kind: stock[kind] * each[kind] for kind in KINDS if kind in each and stock.get(kind)}


def counted(cards: Iterable[str]) -> dict[str, int]:
    """How many cards there are of each kind."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def in_table_order(kinds: Iterable[str]) -> tuple[str, ...]:
    """These kinds of fish, sorted."""
    chosen = set(kinds)
    return tuple(kind for kind in FREEZABLE if kind in chosen)
