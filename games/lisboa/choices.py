"""All legal actions of a turn, listed: each is picked from games.lisboa.listed, none is made here."""

from itertools import chain

from games.kernel import Action
from games.lisboa import listed
from games.lisboa.checks import (
    display_goods,
    goods_to_name,
    hand_swap_problem,
    is_blocked,
    is_closed_side,
    may_open_bare,
    stand_problem,
)
from games.lisboa.components import COLUMN, ENTRANCES, LINE_ENTRANCES, LINE_OF_ENTRANCE, ROW, SIDE, WANTED_MASK
from games.lisboa.market import (
    FREE_ENTRANCE,
    Market,
    available_cells,
    free_entrances,
    goods_by_line,
    opening_payments,
    stand_cost,
    stand_value,
    waiting_customers,
)
from games.lisboa.state import State

_DEAREST = SIDE
"""No stand costs more (ML-3.2)."""


def has_no_action(state: State) -> bool:
    """Whether the active player can neither act nor hope for it by a hand swap (ML-20.4, ML-20.6)."""
    return hand_swap_problem(state) is not None and not turn_actions(state, state.active)


def turn_actions(state: State, seat: int) -> list[Action]:
    """Each of the four actions in every way that this player could do it if it were their turn."""
    available = available_cells(state.market)
    actions = _stands(state, seat, available)
    actions += _customers(state, seat)
    actions += _restaurants(state, seat, available)
    if state.solo is None:
        actions.append(listed.COIN)
    return actions


def _stands(state: State, seat: int, available: list[int]) -> list[Action]:
    player = state.players[seat]
    actions: list[Action] = []
    if not player.stands_left:
        return actions
    mask = display_goods(state)
    forms = listed.OPEN_FORMS[mask | listed.ALSO_BARE if may_open_bare(state) else mask]
    goods = sorted(set(player.hand))
    if state.solo is not None:
        cells = [_allowed(state, seat, available, good) for good in goods]
    elif player.money >= _DEAREST:
        cells = [available] * len(goods)
    else:
        cells = _affordable(state.market, player.money, goods, available)
    for good, where in zip(goods, cells, strict=True):
        ways = forms[good]
        actions.extend(chain.from_iterable([ways[cell] for cell in where]))
    return actions


def _affordable(market: Market, money: int, goods: list[int], available: list[int]) -> list[list[int]]:
    """By good: the cells where it can be paid for, with what it earns there (ML-3.4)."""
    stands = market.stands
    cheap, dear = [], []
    for cell in available:
        if stands[ROW[cell]] < money > stands[COLUMN[cell]]:
            cheap.append(cell)
        else:
            dear.append(cell)
    if not dear or free_entrances(market) == len(ENTRANCES):
        return [cheap] * len(goods)
    waiting = waiting_customers(market)
    return [cheap + _paying(market, money, good, dear, waiting[good]) for good in goods]


def _paying(market: Market, money: int, good: int, cells: list[int], waiting: list[int]) -> list[int]:
    """The cells where this good earns what is missing."""
    paying = []
    for cell in cells:
        crowd = waiting[ROW[cell]] + waiting[COLUMN[cell]]
        if crowd and money + crowd * stand_value(market, cell, good) >= stand_cost(market, cell):
            paying.append(cell)
    return paying


def _allowed(state: State, seat: int, available: list[int], good: int) -> list[int]:
    """The cells that a challenge allows for a good and where it can be paid for."""
    money = state.players[seat].money
    cells = []
    for cell in available:
        if stand_problem(state, good, cell):
            continue
        missing = stand_cost(state.market, cell) - money
        if missing <= 0 or missing <= sum(
            payment.amount
            for payment in opening_payments(state.market, state.challenge, state.speciality, seat, good, cell)
        ):
            cells.append(cell)
    return cells


def _customers(state: State, seat: int) -> list[Action]:
    own_goods = goods_by_line(state.market, seat)
    matching = _matching_customers(state, own_goods)
    actions: list[Action] = []
    if state.solo is None:
        for tile, entrances in matching:
            by_entrance = listed.BRING[tile]
            actions += [by_entrance[entrance] for entrance in entrances]
        return actions
    for tile, entrances in matching:
        for entrance in entrances:
            if is_closed_side(state, entrance):
                continue
            if state.challenge.all_goods_needed and WANTED_MASK[tile] & ~own_goods[LINE_OF_ENTRANCE[entrance]]:
                continue
            if goods_to_name(state, tile, entrance):
                actions += listed.BRING_PAYING[tile][entrance]
            else:
                actions.append(listed.BRING[tile][entrance])
    return actions


def _matching_customers(state: State, own_goods: list[int]) -> list[tuple[int, list[int]]]:
    """The face-up customers with the entrances of a line to which they may come by ML-4.2 and ML-4.3."""
    entrances, stands = state.market.entrances, state.market.stands
    matching = []
    for line, goods in enumerate(own_goods):
        if not goods:
            continue
        free = [entrance for entrance in LINE_ENTRANCES[line] if entrances[entrance] == FREE_ENTRANCE]
        if not free:
            continue
        for tiles in state.face_up[: stands[line]]:
            for tile in tiles:
                if WANTED_MASK[tile] & goods:
                    matching.append((tile, free))  # noqa: PERF401 - innermost of three loops
    return matching


def _restaurants(state: State, seat: int, available: list[int]) -> list[Action]:
    restaurants = sorted(set(state.players[seat].restaurants))
    if state.challenge.bar_crawl:
        available = [cell for cell in available if not is_blocked(state, cell)]
    return [listed.RESTAURANT[restaurant][cell] for restaurant in restaurants for cell in available]
