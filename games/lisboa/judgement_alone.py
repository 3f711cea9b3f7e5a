"""How the computer player judges a move in a solo challenge: the result it hopes for."""

from games.lisboa.actions import TurnAction
from games.lisboa.components import COLUMN, CROWD, FOURS, GOODS
from games.lisboa.ending import ENTRANCES_LEFT_AT_END
from games.lisboa.market import (
    ALL_GOODS,
    FREE_ENTRANCE,
    GOOD_ON,
    available_cells,
    free_entrances,
    stand_cost,
    street_goods,
)
from games.lisboa.outlook import SIDE_INCOME, Lines, bringing_gains, opening_gains, outlook, turns_left
from games.lisboa.reading import Reading, after
from games.lisboa.view import LisboaView

_WRONG_SPECIALITY = 30
_STAND_MONEY, _USEFUL = 3, 0.6
"""Challenge 2: how much money each stand may still need, and what a coin of it is worth."""
_FOUR_PLACED = 15
"""What placing one of the tiles is worth without which challenge 5 gives no prestige at all."""


def judge_alone(view: LisboaView, reading: Reading, action: TurnAction) -> float:
    """The result that may come of this action."""
    return hoped_alone(after(reading, action), target_goods(reading))


def hoped_alone(following: Reading, earning: int) -> float:
    """The result that may come of a position, if these goods are aimed at."""
    lines = Lines(following)
    hoped = _certain(following)
    if earning != ALL_GOODS and following.speciality >= 0 and not earning >> following.speciality & 1:
        hoped -= _WRONG_SPECIALITY
    if _ends(following, lines, earning):
        return hoped
    return hoped + outlook(following, lines, following.seat, turns_left(following), earning)


def target_goods(reading: Reading) -> int:
    """The goods worth earning with, as a mask: a specialist aims at one, that of most of its tiles (ML-21)."""
    if not reading.challenge.one_good_earns:
        return ALL_GOODS
    if reading.speciality >= 0:
        return 1 << reading.speciality
    counts = [0] * len(GOODS)
    for good in reading.hand:
        counts[good] += 1
    for code in reading.market.cells:
        if GOOD_ON[code] >= 0:
            counts[GOOD_ON[code]] += 2
    return 1 << counts.index(max(counts))


def _certain(following: Reading) -> float:
    challenge = following.challenge
    if challenge.fours_count:
        useful = min(following.money, _STAND_MONEY * following.stands_left)
        spare = following.money - useful
        return following.four_income + _USEFUL * useful + SIDE_INCOME * spare - following.restaurants
    placed = sum(tile != FREE_ENTRANCE and CROWD[tile] == FOURS for tile in following.market.entrances)
    return following.money - following.restaurants + _FOUR_PLACED * min(placed, challenge.least_fours_placed)


def _ends(following: Reading, lines: Lines, earning: int) -> bool:
    """Whether the challenge is over after this, or so it seems: nothing can be done any more."""
    challenge = following.challenge
    if not challenge.customers_sleep and free_entrances(following.market) == ENTRANCES_LEFT_AT_END:
        return True
    if challenge.last_stand is not None and not following.stands_left:
        return True
    if following.restaurants or bringing_gains(following, lines, 0, ALL_GOODS):
        return False
    return not _can_open(following) and not opening_gains(following, lines, earning)


def _can_open(following: Reading) -> bool:
    if not following.stands_left:
        return False
    challenge = following.challenge
    for cell in available_cells(following.market):
        cost = stand_cost(following.market, cell)
        street = street_goods(following.market, COLUMN[cell]) if challenge.streets else ALL_GOODS
        fits = any(street >> good & 1 for good in following.hand)
        if fits and cost <= min(challenge.most_stands_in_line, following.money):
            return True
    return False
