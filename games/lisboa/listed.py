"""Every action that can be listed, made once: listing only picks from here."""

from games.lisboa.actions import (
    BringCustomers,
    DeclareSpeciality,
    GiveUp,
    GoOn,
    KeepHand,
    OpenRestaurant,
    OpenStand,
    SwapDisplay,
    SwapHand,
    TakeCoin,
    TakeTile,
    TurnAction,
    WithdrawPlan,
)
from games.lisboa.components import CELLS, CUSTOMERS, ENTRANCES, GOODS, RESTAURANTS, WANTED

OPEN_BARE = tuple(tuple(OpenStand(good=good, cell=cell) for cell in CELLS) for good in GOODS)
"""By good and cell."""
OPEN_TAKING = tuple(
    tuple(tuple(OpenStand(good=good, cell=cell, take=take) for take in GOODS) for cell in CELLS) for good in GOODS
)
"""By good, cell and the good to take."""
BRING = tuple(
    tuple(BringCustomers(customers=customers, entrance=entrance) for entrance in ENTRANCES) for customers in CUSTOMERS
)
"""By customer tile and entrance."""
BRING_PAYING = tuple(
    tuple(
        tuple(BringCustomers(customers=customers, entrance=entrance, pay=GOODS[good]) for good in WANTED[tile])
        for entrance in ENTRANCES
    )
    for tile, customers in enumerate(CUSTOMERS)
)
"""By customer tile and entrance: one for each good of the tile."""
RESTAURANT = tuple(
    tuple(OpenRestaurant(restaurant=restaurant, cell=cell) for cell in CELLS) for restaurant in RESTAURANTS
)
"""By restaurant and cell."""
TAKE = tuple(TakeTile(good=good) for good in GOODS)
SPECIALITY = tuple(DeclareSpeciality(good=good) for good in GOODS)
COIN = TakeCoin()
SWAP_HAND = SwapHand()
KEEP_HAND = KeepHand()
SWAP_DISPLAY = SwapDisplay()
GO_ON = GoOn()
GIVE_UP = GiveUp()
WITHDRAW_PLAN = WithdrawPlan()

_MASKS = range(1 << len(GOODS))
ALSO_BARE = len(_MASKS)
"""Added to the mask of goods where the display may be swapped first (ML-8.2)."""


def _forms(good: int, cell: int, display: int) -> tuple[OpenStand, ...]:
    taking = tuple(OPEN_TAKING[good][cell][take] for take in range(len(GOODS)) if display & 1 << take)
    bare = (OPEN_BARE[good][cell],) if display & ALSO_BARE or not taking else ()
    return bare + taking


OPEN_FORMS = tuple(
    tuple(tuple(_forms(good, cell, display) for cell in range(len(CELLS))) for good in range(len(GOODS)))
    for display in range(2 * len(_MASKS))
)
"""By what can be taken (a mask of goods), good and cell: every way to say that stand."""

MULTIPLAYER_ACTIONS: tuple[TurnAction, ...] = (
    *(action for by_cell in OPEN_BARE for action in by_cell),
    *(action for by_cell in OPEN_TAKING for by_take in by_cell for action in by_take),
    *(action for by_entrance in BRING for action in by_entrance),
    *(action for by_cell in RESTAURANT for action in by_cell),
    COIN,
)
BY_TEXT = {action.text: action for action in MULTIPLAYER_ACTIONS}
"""The moves that a plan can name."""
