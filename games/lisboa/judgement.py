"""How the computer player judges a move among rivals: how likely it is to win after it."""

import math

from games.lisboa.actions import TakeCoin, TurnAction
from games.lisboa.components import CELL_ENTRANCES, CROWD, WANTED_MASK
from games.lisboa.ending import CELLS_LEFT_AT_END, ENTRANCES_LEFT_AT_END
from games.lisboa.market import (
    ALL_GOODS,
    FREE_ENTRANCE,
    GOOD_ON,
    OWNER_ON,
    available_cells,
    free_entrances,
    stand_cost,
    stand_value,
)
from games.lisboa.outlook import Lines, bringing_gains, outlook, turns_left
from games.lisboa.reading import Reading, after
from games.lisboa.view import LisboaView

SURE = 2.0
"""How far the judgement of a final position may be wrong, in coins: rivals' purses are reckoned."""
UNSURE = 1.5
"""How much more it may be wrong for every turn still to come."""


def judge(view: LisboaView, reading: Reading, action: TurnAction) -> float:
    """The chance to win after this action."""
    following = after(reading, action)
    lines = Lines(following)
    rivals = [seat for seat in range(reading.seats) if seat != reading.seat]
    own = following.money - following.restaurants
    leads = {seat: own - reckon_money(view, reading, seat) - following.income[seat] for seat in rivals}
    if isinstance(action, TakeCoin) and view.coin_run + 1 == view.coin_limit:
        return _chance(min(leads.values()), SURE)
    if view.last_seat is not None:
        return _chance(min(leads.values()) + sum(leads.values()) / 100, SURE)
    if triggers_end(reading, following):
        replies = {seat: max([1.0, *bringing_gains(following, lines, seat, ALL_GOODS)]) for seat in rivals}
        return _chance(min(leads[seat] - replies[seat] for seat in rivals), SURE)
    turns = turns_left(following)
    hopes = sum(outlook(following, lines, seat, turns, ALL_GOODS) for seat in rivals) / len(rivals)
    lead = sum(leads.values()) / len(rivals)
    expected = lead + outlook(following, lines, reading.seat, turns, ALL_GOODS) - hopes
    return _chance(expected, SURE + UNSURE * turns)


def _chance(lead: float, doubt: float) -> float:
    return 1 / (1 + math.exp(-lead / doubt))


def triggers_end(reading: Reading, following: Reading) -> bool:
    """Whether a move leaves so few cells or entrances that the others have one turn each (ML-9)."""
    cells = len(available_cells(following.market))
    entrances = free_entrances(following.market)
    return (cells == CELLS_LEFT_AT_END and cells < len(available_cells(reading.market))) or (
        entrances == ENTRANCES_LEFT_AT_END and entrances < free_entrances(reading.market)
    )


def reckon_money(view: LisboaView, reading: Reading, seat: int) -> float:
    """What a rival has in the end: known, or worked out from what lies on the board.

    Each of their stands was paid once by every customer tile that wants it, and cost about half of what it would now.
    """
    player = view.players[seat]
    if player.money is not None:
        return player.money - len(player.restaurants)
    market = reading.market
    money = 1.0
    for cell, code in enumerate(market.cells):
        if OWNER_ON[code] == seat:
            money -= stand_cost(market, cell) / 2
            money += stand_value(market, cell, GOOD_ON[code]) * sum(
                CROWD[tile]
                for entrance in CELL_ENTRANCES[cell]
                if (tile := market.entrances[entrance]) != FREE_ENTRANCE and WANTED_MASK[tile] >> GOOD_ON[code] & 1
            )
    return max(money, 0.0) - len(player.restaurants)
