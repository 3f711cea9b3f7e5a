"""The cards, and the batches in which they are sold (CM section 1).

A card is a number from 0 to 49. Cards of one product and one kg value are interchangeable, so a seller names a batch:
how many cards of each kg value. There are 79 of them; each is known by its number in ``BATCHES``.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import product as every
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Product: TypeAlias = Literal["tomato", "carrot", "eggplant", "cucumber", "pepper"]
"""The vegetables, in the fixed order of the rule spec."""
PRODUCTS: Final[tuple[Product, ...]] = get_args(Product)
PRODUCT_NUMBER: Final[Mapping[str, int]] = {product: number for number, product in enumerate(PRODUCTS)}

COPIES: Final = {2: 3, 3: 4, 4: 3}
"""How many cards of each kg value a product has."""
CARDS_PER_PRODUCT: Final = sum(COPIES.values())
KG_VALUES: Final = tuple(COPIES)
_CARDS: Final = [(product, kg) for product in range(len(PRODUCTS)) for kg in KG_VALUES for _ in range(COPIES[kg])]

CARDS: Final = range(len(_CARDS))
PRODUCT_OF: Final = tuple(product for product, _ in _CARDS)
KG_OF: Final = tuple(kg for _, kg in _CARDS)
CARDS_OF: Final = tuple(
    frozenset(card for card in CARDS if PRODUCT_OF[card] == product) for product in range(len(PRODUCTS))
)
"""The cards of each product."""
_KINDS: Final = (
    ("tomato-2kg", "tomato-3kg", "tomato-4kg"),
    ("carrot-2kg", "carrot-3kg", "carrot-4kg"),
    ("eggplant-2kg", "eggplant-3kg", "eggplant-4kg"),
    ("cucumber-2kg", "cucumber-3kg", "cucumber-4kg"),
    ("pepper-2kg", "pepper-3kg", "pepper-4kg"),
)
CARD_KINDS: Final = tuple(_KINDS[product][kg - 2] for product, kg in _CARDS)
"""What people see of a card: copies are all the same."""

LIMIT: Final = 10
"""Kilograms per round, of each product and of each seller (CM-7.1)."""
MOST_ROUNDS: Final = 7
"""One fewer with five players (CM-2.2)."""
DELIVERY: Final = 4
"""Cards per player and delivery (CM-3.1)."""
INCOME_CARD_TOP: Final = 99
"""The income card restarts after it (CM-6.8)."""
LEAST_TO_ROT: Final = 2
"""Half of less is nothing (CM-13.5)."""

Phase: TypeAlias = Literal["delivery", "open", "bid", "sell", "rot", "tourists", "aside", "scoring", "over"]
"""What the table waits for. Between two moves it is never ``delivery`` or ``scoring``."""
Bidding: TypeAlias = Literal["waiting", "active", "stayed", "passed", "out"]
"""How a seat stands in an auction: has not had its first turn, may lower its bid, keeps it, has none, takes no part."""

Held: TypeAlias = tuple[int, int, int]
"""How many cards of 2, 3 and 4 kg."""
NONE_HELD: Final[Held] = (0, 0, 0)


class Batch(NamedTuple):
    """Some cards of one product, whichever."""

    held: Held
    kg: int
    largest: int
    size: int
    text: str


def _batch(held: Held) -> Batch:
    values = [kg for kg, count in zip(KG_VALUES, held, strict=True) for _ in range(count)]
    text = " ".join(f"{count}x{kg}kg" for kg, count in zip(KG_VALUES, held, strict=True) if count)
    return Batch(held, sum(values), max(values), len(values), text)


BATCHES: Final = tuple(
    _batch((twos, threes, fours))
    for twos, threes, fours in every(*(range(count + 1) for count in COPIES.values()))
    if twos or threes or fours
)
BATCH_NUMBER: Final = {batch.text: number for number, batch in enumerate(BATCHES)}


@lru_cache(maxsize=1 << 14)
def held_of(hand: tuple[int, ...], product: int) -> Held:
    """How many cards of each kg value of a product a hand has."""
    counts = [0, 0, 0]
    for card in hand:
        if PRODUCT_OF[card] == product:
            counts[KG_OF[card] - 2] += 1
    return counts[0], counts[1], counts[2]


def held_of_all(hand: tuple[int, ...]) -> list[Held]:
    """How many cards of each kg value of each product a hand has."""
    return [held_of(hand, product) for product in range(len(PRODUCTS))]


@lru_cache(maxsize=1 << 14)
def unopened_of(hand: tuple[int, ...], products: tuple[int, ...], opened: tuple[int, ...]) -> tuple[int, ...]:
    """The products of a hand that can still be opened."""
    held = {PRODUCT_OF[card] for card in hand}
    return tuple(product for product in products if product in held and product not in opened)


@cache
def without(products: tuple[int, ...], opened: tuple[int, ...]) -> tuple[int, ...]:
    """The products that can still be opened by anybody."""
    return tuple(product for product in products if product not in opened)


def kg_of(held: Held) -> int:
    """How much these cards weigh."""
    return 2 * held[0] + 3 * held[1] + 4 * held[2]


def lowest_cards(hand: Iterable[int], product: int, batch: Batch) -> list[int]:
    """The cards of a hand that a batch means: the lowest ids. The hand has enough of them, and is sorted."""
    left = list(batch.held)
    chosen = []
    for card in hand:
        if PRODUCT_OF[card] == product and left[KG_OF[card] - 2]:
            left[KG_OF[card] - 2] -= 1
            chosen.append(card)
    return chosen


def fits(batch: Batch, held: Held) -> bool:
    """Whether these cards are enough for the batch."""
    twos, threes, fours = batch.held
    return twos <= held[0] and threes <= held[1] and fours <= held[2]


def wastes_a_card(batch: Batch, cap: int) -> bool:
    """Whether a card of the batch would sell nothing, however they are laid down (CM-6.6)."""
    return batch.kg - batch.largest >= cap


Preference: TypeAlias = tuple[int, int, int, tuple[int, ...]]


def preference(batch: Batch, cap: int) -> Preference:
    """The lowest is what somebody sells who says nothing else (CM-15.2, 1 to 4)."""
    twos, threes, fours = batch.held
    downwards = (-4,) * fours + (-3,) * threes + (-2,) * twos
    return (-min(batch.kg, cap), max(0, batch.kg - cap), batch.size, downwards)


@cache
def sellable(held: Held, cap: int) -> tuple[int, ...]:
    """The legal batches of a sale by number (CM-6.6), the one that CM-15.2 prefers first."""
    legal = [number for number, batch in enumerate(BATCHES) if fits(batch, held) and not wastes_a_card(batch, cap)]
    return tuple(sorted(legal, key=lambda number: preference(BATCHES[number], cap)))


@cache
def batches_of(held: Held) -> tuple[int, ...]:
    """Every batch of these cards by number: what tourists would buy (CM-12.3). The heaviest first."""
    return tuple(
        sorted((number for number, batch in enumerate(BATCHES) if fits(batch, held)), key=lambda n: -BATCHES[n].kg)
    )
