"""The material of Mercado de Lisboa, as data: goods, restaurants, customer tiles, cells, entrances and lines.

Everything has a name, which actions, events and views carry, and a number, its place in its tuple, which the state
carries and the rules count with. Stages and ends, which lie on no table, have names only.
"""

from enum import StrEnum
from typing import Literal, TypeAlias, get_args


class Good(StrEnum):
    """What a stand sells."""

    FISH = "fish"
    FLOWER = "flower"
    TOMATO = "tomato"
    MEAT = "meat"
    GRAPE = "grape"


class Restaurant(StrEnum):
    """The restaurants, in the order of the goods they improve; the bar, the last one, improves all."""

    SUSHI = "sushi"
    TEA = "tea"
    PIZZA = "pizza"
    BURGER = "burger"
    WINE = "wine"
    BAR = "bar"


GOODS = tuple(Good)
RESTAURANTS = tuple(Restaurant)
GOOD_NUMBER = {good: number for number, good in enumerate(GOODS)}
RESTAURANT_NUMBER = {restaurant: number for number, restaurant in enumerate(RESTAURANTS)}
BAR = RESTAURANT_NUMBER[Restaurant.BAR]

STAND_TILES_PER_GOOD = 7
RESTAURANTS_PER_TYPE = 2
WOODEN_STANDS = 8
HAND_SIZE = 3
DISPLAY_SIZE = 3
FACE_UP_PER_NUMBER = 3
START_COINS = 1

# The board: columns A to E from left to right, rows 1 to 5 from top to bottom.

SIDE = 5
CellName: TypeAlias = Literal[
    "A1", "B1", "C1", "D1", "E1",
    "A2", "B2", "C2", "D2", "E2",
    "A3", "B3", "C3", "D3", "E3",
    "A4", "B4", "C4", "D4", "E4",
    "A5", "B5", "C5", "D5", "E5",
]  # fmt: skip
EntranceName: TypeAlias = Literal[
    "TA", "TB", "TC", "TD", "TE",
    "BA", "BB", "BC", "BD", "BE",
    "L1", "L2", "L3", "L4", "L5",
    "R1", "R2", "R3", "R4", "R5",
]  # fmt: skip
ColumnName: TypeAlias = Literal["A", "B", "C", "D", "E"]
CELLS: tuple[CellName, ...] = get_args(CellName)
COLUMN_NAMES: tuple[ColumnName, ...] = get_args(ColumnName)
ENTRANCES: tuple[EntranceName, ...] = get_args(EntranceName)
CELL_NUMBER: dict[str, int] = {name: number for number, name in enumerate(CELLS)}
ENTRANCE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(ENTRANCES)}

MARKED_CELLS = tuple(CELL_NUMBER[name] for name in ("C1", "E1", "B2", "D2", "A3", "C3", "E3", "B4", "D4", "A5", "C5"))
"""Where the closed restaurants lie at the start. The layout is a reconstruction: it is named here and nowhere else."""

# Lines are numbered 0 to 4 for the columns A to E and 5 to 9 for the rows 1 to 5.

LINES = range(2 * SIDE)
COLUMN = tuple(cell % SIDE for cell in range(len(CELLS)))
ROW = tuple(SIDE + cell // SIDE for cell in range(len(CELLS)))
LINE_NAMES = (*COLUMN_NAMES, "1", "2", "3", "4", "5")
LINE_CELLS = tuple(tuple(cell for cell in range(len(CELLS)) if line in (COLUMN[cell], ROW[cell])) for line in LINES)
LINE_OF_ENTRANCE = tuple(LINE_NAMES.index(name[1]) for name in ENTRANCES)
LINE_ENTRANCES = tuple(
    tuple(entrance for entrance in range(len(ENTRANCES)) if LINE_OF_ENTRANCE[entrance] == line) for line in LINES
)
CELL_ENTRANCES = tuple(LINE_ENTRANCES[COLUMN[cell]] + LINE_ENTRANCES[ROW[cell]] for cell in range(len(CELLS)))
TOP, BOTTOM, LEFT, RIGHT = (
    tuple(number for number, name in enumerate(ENTRANCES) if name.startswith(side)) for side in "TBLR"
)


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(len(CELLS)))

# The customer tiles. Which goods they show is a reconstruction: it is told here and nowhere else.

CustomersName: TypeAlias = Literal[
    "K1-1", "K1-2", "K1-3", "K1-4", "K1-5", "K1-6", "K1-7", "K1-8", "K1-9", "K1-10",
    "K2-1", "K2-2", "K2-3", "K2-4", "K2-5", "K2-6", "K2-7", "K2-8", "K2-9", "K2-10",
    "K3-1", "K3-2", "K3-3", "K3-4", "K3-5", "K3-6", "K3-7", "K3-8", "K3-9", "K3-10",
    "K4-1", "K4-2", "K4-3", "K4-4", "K4-5",
]  # fmt: skip
CUSTOMERS: tuple[CustomersName, ...] = get_args(CustomersName)
CUSTOMERS_NUMBER: dict[str, int] = {name: number for number, name in enumerate(CUSTOMERS)}
GROUPS = range(4)
"""The groups of tiles with 1, 2, 3 and 4 customers, numbered from 0."""

_PAIRS = tuple((one, other) for one in range(5) for other in range(one + 1, 5))
CROWD = tuple(int(name[1]) for name in CUSTOMERS)
"""How many customers a tile shows."""
WANTED = tuple(
    (place,) if CROWD[tile] == 4 else _PAIRS[place]
    for tile, place in enumerate(int(name.partition("-")[2]) - 1 for name in CUSTOMERS)
)
"""The goods a tile shows."""
WANTED_MASK = tuple(sum(1 << good for good in goods) for goods in WANTED)
FOURS = 4
"""The largest crowd, which has a role of its own in two challenges."""
GROUP_TILES = tuple(tuple(tile for tile in range(len(CUSTOMERS)) if CROWD[tile] == group + 1) for group in GROUPS)

# The course of a game, in the words that views and events carry.


class Stage(StrEnum):
    """What the table waits for."""

    ACTION = "action"
    TAKE = "take"
    """The active player has opened a stand and is to take a display tile."""
    NEXT = "next"
    """A challenge is over and the next one has not begun."""
    OVER = "over"


class End(StrEnum):
    """Why a game, a challenge or a campaign ended."""

    CELLS = "cells"
    ENTRANCES = "entrances"
    COINS = "coins"
    NO_ACTION = "no-action"
    LAST_STAND = "last-stand"
    CAMPAIGN_COMPLETE = "campaign-complete"
    CAMPAIGN_GIVEN_UP = "campaign-given-up"


# What may be wished for in a plan.


class Wish(StrEnum):
    """A kind of move; which one it becomes is settled when the turn has come."""

    BEST = "best"
    """Whatever gains most."""
    CUSTOMERS = "customers"
    CUSTOMERS_A = "customers-A"
    CUSTOMERS_B = "customers-B"
    CUSTOMERS_C = "customers-C"
    CUSTOMERS_D = "customers-D"
    CUSTOMERS_E = "customers-E"
    CUSTOMERS_1 = "customers-1"
    CUSTOMERS_2 = "customers-2"
    CUSTOMERS_3 = "customers-3"
    CUSTOMERS_4 = "customers-4"
    CUSTOMERS_5 = "customers-5"
    STAND = "stand"
    """The stand that the plan describes."""
    EARNING_STAND = "earning-stand"
    """Any stand that earns more at once than it costs."""
    RESTAURANT = "restaurant"
    COIN = "coin"


CUSTOMERS_TO = tuple(Wish(f"{Wish.CUSTOMERS}-{line}") for line in LINE_NAMES)
"""The wish for customers, by line."""
