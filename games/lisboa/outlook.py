"""How the computer player judges a position: what its stands may still earn, and what those of its rivals may.

A judgement is in coins. It adds up the money that is certain, the best moves that are already possible (each later one
counts less, for others move in between), and a share of what stands in promising lines earn in the long run.
"""

from functools import lru_cache

from games.lisboa.components import (
    COLUMN,
    CROWD,
    FOURS,
    GOODS,
    LINE_OF_ENTRANCE,
    LINES,
    NEIGHBOURS,
    ROW,
    SIDE,
    TOP,
    WANTED,
    WANTED_MASK,
)
from games.lisboa.ending import CELLS_LEFT_AT_END, ENTRANCES_LEFT_AT_END
from games.lisboa.market import (
    FREE_ENTRANCE,
    GOOD_ON,
    IMPROVES,
    OWNER_ON,
    available_cells,
    free_entrances,
    stand_value,
    street_goods,
    waiting_customers,
)
from games.lisboa.reading import Reading

PATIENCE = 0.8
"""What a move that is possible now is worth one turn later."""
PATIENCE_ALONE = 0.95
"""The same where nobody moves in between."""
MATCHES = (0.4, 0.4, 0.4, 0.2)
"""By number of customers: how many of their tiles want any one good."""
RESTAURANT_GAIN = 2
"""A coin, and no penalty."""
REACH = 0.2
"""How far customers count that need more stands than there are."""
REACH_FOURS = 0.8
"""The same where only tiles with four customers count."""
GROWTH = 0.15
"""How many stands rivals add to a line in a turn, until there are enough for large crowds."""
PROMISE = 1.0
"""The weight of customers who may come against those who can."""
SIDE_INCOME = 0.1
"""What a coin is worth that can only pay for stands (challenge 2)."""


class Lines:
    """What the lines of a market hold, counted once for all who ask for it."""

    __slots__ = ("everybody", "free", "goods", "stands", "values")

    stands: list[int]
    """By line: how many stands."""
    values: list[list[list[int]]]
    """By seat, line and good: what the stands are worth together."""
    everybody: list[list[int]]
    """By line and good: what the stands of all seats are worth together."""
    goods: list[list[int]]
    """By seat and line: the goods of the stands, as a mask."""
    free: list[int]
    """By line: how many entrances have no customers."""

    def __init__(self, reading: Reading) -> None:
        self.stands = [0] * len(LINES)
        self.values = [[[0] * len(GOODS) for _ in LINES] for _ in range(reading.seats)]
        self.everybody = [[0] * len(GOODS) for _ in LINES]
        self.goods = [[0] * len(LINES) for _ in range(reading.seats)]
        self.free = [0] * len(LINES)
        for entrance, tile in enumerate(reading.market.entrances):
            if tile == FREE_ENTRANCE:
                self.free[LINE_OF_ENTRANCE[entrance]] += 1
        cells = reading.market.cells
        for cell, code in enumerate(cells):
            owner = OWNER_ON[code]
            if owner < 0:
                continue
            good = GOOD_ON[code]
            value = 1
            for neighbour in NEIGHBOURS[cell]:
                if IMPROVES[cells[neighbour]][good]:
                    value += 1
            for line in (COLUMN[cell], ROW[cell]):
                self.stands[line] += 1
                self.values[owner][line][good] += value
                self.everybody[line][good] += value
                self.goods[owner][line] |= 1 << good


def turns_left(reading: Reading) -> float:
    """About how many turns each player still has: the game ends when cells or entrances run out."""
    cells = len(available_cells(reading.market)) - CELLS_LEFT_AT_END
    if reading.challenge.customers_sleep:
        return float(reading.stands_left + reading.restaurants)
    entrances = free_entrances(reading.market) - ENTRANCES_LEFT_AT_END
    return max(0.0, 1.7 * min(cells, entrances) / reading.seats)


def outlook(reading: Reading, lines: Lines, seat: int, turns: float, earning: int) -> float:
    """What this seat may still gain in so many turns, more than its rivals do by the same moves."""
    gains = bringing_gains(reading, lines, seat, earning)
    if seat == reading.seat:
        gains += [RESTAURANT_GAIN] * reading.restaurants
        gains += opening_gains(reading, lines, earning)
    gains.sort(reverse=True)
    patience = PATIENCE if reading.seats > 1 else PATIENCE_ALONE
    total, weight = 0.0, patience
    for gain in gains[: round(turns)]:
        total += weight * gain
        weight *= patience
    return total + _long_run(reading, lines, seat, turns, earning) * min(1.0, turns / 6)


def bringing_gains(reading: Reading, lines: Lines, seat: int, earning: int) -> list[float]:
    """The best customers for each free entrance now, as own income less the share of the rivals; a tile only once."""
    found = []
    for line, goods in enumerate(lines.goods[seat]):
        if not goods:
            continue
        free, stands = lines.free[line], lines.stands[line]
        if reading.challenge.streets and line < len(TOP):
            free -= reading.market.entrances[TOP[line]] == FREE_ENTRANCE  # ML-29.3
        if free <= 0:
            continue
        for tile in reading.customers:
            wanted = WANTED_MASK[tile]
            if CROWD[tile] > stands or not wanted & goods:
                continue
            if reading.challenge.all_goods_needed and wanted & ~goods:
                continue
            gain = _tile_gain(reading, lines, seat, line, tile, earning)
            if gain > 0:
                found.append((gain, line, tile, free))
    found.sort(reverse=True)
    gains: list[float] = []
    used_tiles: set[int] = set()
    used_lines: dict[int, int] = {}
    for gain, line, tile, free in found:
        if tile not in used_tiles and used_lines.get(line, 0) < free:
            used_tiles.add(tile)
            used_lines[line] = used_lines.get(line, 0) + 1
            gains.append(gain)
    return gains


def _tile_gain(reading: Reading, lines: Lines, seat: int, line: int, tile: int, earning: int) -> float:
    # Plain loops: it is asked some thousand times in a turn.
    own = everybody = 0
    own_values, all_values = lines.values[seat][line], lines.everybody[line]
    for good in WANTED[tile]:
        if earning >> good & 1:
            own += own_values[good]
            everybody += all_values[good]
    if reading.seats > 1:
        return CROWD[tile] * (own - (everybody - own) / (reading.seats - 1))
    weight = SIDE_INCOME if reading.challenge.fours_count and CROWD[tile] != FOURS else 1.0
    return weight * CROWD[tile] * own


def opening_gains(reading: Reading, lines: Lines, earning: int) -> list[float]:
    """For each stand tile of the hand the best cell where customers already wait for it."""
    if not reading.stands_left or reading.challenge.customers_sleep:
        return []
    waiting = waiting_customers(reading.market)
    cells = available_cells(reading.market)
    gains = []
    for good in set(reading.hand):
        if not earning >> good & 1:
            continue
        best = 0.0
        for cell in cells:
            column, row = COLUMN[cell], ROW[cell]
            crowd = waiting[good][column] + waiting[good][row]
            stands = max(lines.stands[column], lines.stands[row])
            if not crowd or stands >= reading.challenge.most_stands_in_line:
                continue
            if reading.challenge.streets and not street_goods(reading.market, column) >> good & 1:
                continue
            gain = crowd * stand_value(reading.market, cell, good) - 1.0 - stands
            if gain > best:
                best = gain
        if best > 0:
            gains.append(best)
    return gains


def _long_run(reading: Reading, lines: Lines, seat: int, turns: float, earning: int) -> float:
    if reading.challenge.customers_sleep:
        return _asleep(reading, lines, seat)
    total = 0.0
    promises = promises_by_stands(reading.supply, reading.challenge.fours_count)
    growth = round(GROWTH * turns * (reading.seats - 1))
    for line, goods in enumerate(lines.goods[seat]):
        if goods and (free := lines.free[line]):
            own = lines.values[seat][line]
            value = sum([worth for good, worth in enumerate(own) if earning >> good & 1])
            total += value * free * promises[min(SIDE, lines.stands[line] + growth)]
    return total


@lru_cache
def promises_by_stands(supply: tuple[int, ...], only_fours: bool, reach_far: float = REACH) -> tuple[float, ...]:
    """By stands in a line: what a free entrance promises to a stand of value 1, by the customers still to come."""
    weights = [0 if only_fours and group + 1 < FOURS else tiles for group, tiles in enumerate(supply)]
    share = REACH_FOURS if only_fours else reach_far
    promises = []
    for stands in range(SIDE + 1):
        reach = [min(1.0, share * (stands / crowd) ** 2) if stands < crowd else 1.0 for crowd in range(1, FOURS + 1)]
        crowds = sum(weights[group] * MATCHES[group] * (group + 1) * reach[group] for group in range(len(supply)))
        promises.append(PROMISE * crowds / max(1, sum(weights)))
    return tuple(promises)


def _asleep(reading: Reading, lines: Lines, seat: int) -> float:
    """What sleeping customers promise: more, the fewer stands are missing to wake them (ML-27)."""
    total = 0.0
    for entrance, tile in enumerate(reading.market.entrances):
        line = LINE_OF_ENTRANCE[entrance]
        stands = lines.stands[line]
        if not 0 < stands < CROWD[tile] or CROWD[tile] - stands > reading.stands_left:
            continue
        value = sum(lines.values[seat][line][good] for good in WANTED[tile])
        hand = sum(WANTED_MASK[tile] >> good & 1 for good in reading.hand)
        total += (value + 0.5 * hand) * CROWD[tile] * (stands / CROWD[tile]) ** 2
    return 0.7 * total


def tile_prospects(reading: Reading) -> list[float]:
    """By good: what one more stand tile of it promises, by own stands of its kind and customers who wait for it."""
    prospects = [0.0] * len(GOODS)
    waiting = waiting_customers(reading.market)
    for good in range(len(GOODS)):
        prospects[good] += sum(waiting[good])
    for code in reading.market.cells:
        if OWNER_ON[code] == reading.seat:
            prospects[GOOD_ON[code]] += 1
    for tile in reading.customers:
        for good in WANTED[tile]:
            prospects[good] += CROWD[tile] / 4
    for good in range(len(GOODS)):
        prospects[good] /= 1 + reading.hand.count(good)
    return prospects
