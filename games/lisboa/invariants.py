"""The invariants of the rule spec (section 9) that can be seen in a state."""

from collections import Counter
from collections.abc import Iterator

from games.lisboa.components import (
    BAR,
    CELLS,
    CROWD,
    CUSTOMERS,
    DISPLAY_SIZE,
    ENTRANCES,
    FACE_UP_PER_NUMBER,
    GOODS,
    GROUP_TILES,
    GROUPS,
    HAND_SIZE,
    LINE_OF_ENTRANCE,
    MARKED_CELLS,
    RESTAURANTS,
    RESTAURANTS_PER_TYPE,
    STAND_TILES_PER_GOOD,
    WOODEN_STANDS,
    Stage,
)
from games.lisboa.ending import CELLS_LEFT_AT_END, ENTRANCES_LEFT_AT_END, coin_limit
from games.lisboa.market import (
    CLOSED_ON,
    FREE_ENTRANCE,
    GOOD_ON,
    OPEN_ON,
    OWNER_ON,
    available_cells,
    count_stands,
    free_entrances,
    stand_value,
)
from games.lisboa.orders import may_plan
from games.lisboa.state import NOTHING, State


def violations(state: State) -> list[str]:
    """Every broken invariant, by its number in the spec and what is wrong."""
    return [
        *_stand_tiles(state),
        *_restaurants(state),
        *_customers(state),
        *_wooden_stands(state),
        *_hands(state),
        *_values(state),
        *_course(state),
    ]


def _stand_tiles(state: State) -> Iterator[str]:
    tiles = Counter(state.bag)
    tiles.update(good for good in state.display if good != NOTHING)
    for player in state.players:
        tiles.update(player.hand)
    tiles.update(GOOD_ON[code] for code in state.market.cells if GOOD_ON[code] != NOTHING)
    if tiles != Counter(dict.fromkeys(range(len(GOODS)), STAND_TILES_PER_GOOD)):
        yield f"1: stand tiles {sorted(tiles.items())}"


def bar_is_out(state: State) -> bool:
    """Whether the spare bar has left the game (ML-1.2, ML-28.1)."""
    if state.solo is not None:
        return not state.challenge.bar_crawl
    return not (len(state.players) == 4 and state.options.four_player_bar)


def _restaurants(state: State) -> Iterator[str]:
    cells = state.market.cells
    tiles = Counter([BAR] if bar_is_out(state) else [])
    tiles.update(OPEN_ON[code] for code in cells if OPEN_ON[code] != NOTHING)
    tiles.update(CLOSED_ON[code] for code in cells if CLOSED_ON[code] != NOTHING)
    for player in state.players:
        tiles.update(player.restaurants)
    if tiles != Counter(dict.fromkeys(range(len(RESTAURANTS)), RESTAURANTS_PER_TYPE)):
        yield f"2: restaurants {sorted(tiles.items())}"
    for cell, code in enumerate(cells):
        if CLOSED_ON[code] != NOTHING and cell not in MARKED_CELLS:
            yield f"5: closed restaurant on {CELLS[cell]}"


def _customers(state: State) -> Iterator[str]:
    placed = [tile for tile in state.market.entrances if tile != FREE_ENTRANCE]
    tiles = Counter(placed + state.discarded)
    for group in GROUPS:
        tiles.update(state.stacks[group] + state.face_up[group])
        gone = sum(tile in state.discarded or tile in placed for tile in GROUP_TILES[group])
        left = len(GROUP_TILES[group]) - gone
        if len(state.face_up[group]) != min(FACE_UP_PER_NUMBER, left):
            yield f"8: {len(state.face_up[group])} face up of {left} with {group + 1} customers"
    if tiles != Counter(range(len(CUSTOMERS))):
        yield f"3: customer tiles {sorted(tiles.items())}"
    filled = dict(state.challenge.filled)
    stands = state.market.stands
    for entrance, tile in enumerate(state.market.entrances):
        if tile != FREE_ENTRANCE and entrance not in filled and stands[LINE_OF_ENTRANCE[entrance]] < CROWD[tile]:
            yield f"9: {CUSTOMERS[tile]} at {ENTRANCES[entrance]} without enough stands"


def _wooden_stands(state: State) -> Iterator[str]:
    if state.market.stands != count_stands(state.market.cells):
        yield f"4: stands by line {state.market.stands}"
    owners = Counter(OWNER_ON[code] for code in state.market.cells if OWNER_ON[code] != NOTHING)
    for seat, player in enumerate(state.players):
        if owners[seat] + player.stands_left != WOODEN_STANDS:
            yield f"4: seat {seat} has {owners[seat]} stands placed and {player.stands_left} left"
        if player.money < 0:
            yield f"6: seat {seat} has {player.money} coins"


def _hands(state: State) -> Iterator[str]:
    in_display = DISPLAY_SIZE - state.display.count(NOTHING)
    if state.bag and in_display < DISPLAY_SIZE:
        yield f"7: {in_display} tiles in the display, {len(state.bag)} in the bag"
    for seat, player in enumerate(state.players):
        taking = seat == state.active and state.stage is Stage.TAKE
        full = HAND_SIZE - taking
        if len(player.hand) > full or (len(player.hand) < full and (state.bag or in_display)):
            yield f"7: {len(player.hand)} stand tiles in front of seat {seat}"


def _values(state: State) -> Iterator[str]:
    most = 4 if bar_is_out(state) else 5
    for cell, code in enumerate(state.market.cells):
        if GOOD_ON[code] != NOTHING and stand_value(state.market, cell, GOOD_ON[code]) > most:
            yield f"10: value of the stand on {CELLS[cell]}"


def _course(state: State) -> Iterator[str]:
    cells, entrances = len(available_cells(state.market)), free_entrances(state.market)
    last_turns = len(state.players) - 1
    if cells < CELLS_LEFT_AT_END - last_turns:
        yield f"12: {cells} cells left"
    if entrances < ENTRANCES_LEFT_AT_END - last_turns and not state.challenge.customers_sleep:
        yield f"12: {entrances} entrances left"
    if state.stage is not Stage.OVER and state.solo is None and sum(state.coin_run) >= coin_limit(state):
        yield f"13: run of {state.coin_run} coins"
    if state.solo is not None and (cells < 6 or state.players[0].coins):
        yield f"14: {cells} cells left, {state.players[0].coins} coins taken"
    for seat, plan in enumerate(state.plans):
        if plan is not None and not may_plan(state, seat):
            yield f"15: seat {seat} has a plan and no turn to come"
