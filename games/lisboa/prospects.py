"""What entrances, stands and restaurants promise one seat of an imagined state, by a quick look.

What a free entrance may bring is the best customers that could come to it, or those who may turn up later.
"""

from typing import NamedTuple

from games.kernel import Seat
from games.lisboa.components import (
    CELL_ENTRANCES,
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
    ALL_GOODS,
    FREE_ENTRANCE,
    GOOD_ON,
    OWNER_ON,
    available_cells,
    free_entrances,
    opening_payments,
    stand_value,
)
from games.lisboa.outlook import GROWTH, REACH, SIDE_INCOME, promises_by_stands
from games.lisboa.state import NOBODY, NOTHING, State

NONE = len(GOODS)
"""Where a tile wants one good only, the other is none."""
FIRST = tuple(goods[0] for goods in WANTED)
SECOND = tuple(goods[1] if len(goods) > 1 else NONE for goods in WANTED)


class Habits(NamedTuple):
    """How somebody plays."""

    held_back: float
    """What an entrance is worth that is kept for better customers, as a part of what they would bring."""
    soon: float
    """How much customers count who could come after this move."""
    awaited: float
    """How much customers count who could come if there were enough stands."""
    reach: float
    """How far customers count who may turn up but need more stands than there are."""
    taken: float
    """What a closed restaurant promises that one takes."""
    far: int
    """From so many turns to come on, what may come later counts in full."""


AMONG_RIVALS = Habits(held_back=0.4, soon=0.4, awaited=0.0, reach=REACH, taken=1.0, far=6)
ALONE = Habits(held_back=0.9, soon=0.7, awaited=0.8, reach=2 * REACH, taken=2.5, far=3)
"""Alone nobody takes anything away: it can be waited for."""

STEEP = 3
"""How fast hope rises with the stands that customers need."""
TAKEN_FOR_CASH = 0.1
"""What a closed restaurant is worth where only tiles with four customers count (challenge 2)."""
FOUR_PLACED = 15.0
"""What it is worth to place one of the tiles without which challenge 5 gives no prestige."""
DREAM = 0.5
"""What a customer who sleeps promises to a stand that is worth one more."""


class Prospects:
    """What a market promises to the seat that is to move."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.challenge = state.challenge
        self.alone = state.solo is not None
        self.habits = ALONE if self.alone else AMONG_RIVALS
        self.entrances = state.market.entrances
        self.cells = state.market.cells
        self.stands = state.market.stands
        self.available = available_cells(state.market)
        self.earning = self._earning()
        self.fours_missing = self.challenge.least_fours_placed
        if self.fours_missing:
            self.fours_missing -= sum(tile != FREE_ENTRANCE and CROWD[tile] == FOURS for tile in self.entrances)
        self._count_stands()
        self._look_ahead()
        self.now = [
            self.entrance(self.stands[line], self.masks[line], self.worth[line]) if self.free[line] else 0.0
            for line in LINES
        ]

    def _earning(self) -> int:
        """The goods that earn, as a mask; a specialist aims at one (ML-21)."""
        if not self.challenge.one_good_earns:
            return ALL_GOODS
        if self.state.speciality != NOTHING:
            return 1 << self.state.speciality
        counts = [0] * len(GOODS)
        for good in (*self.player.hand, *self.state.display):
            if good != NOTHING:
                counts[good] += 1
        for code in self.cells:
            if GOOD_ON[code] >= 0:
                counts[GOOD_ON[code]] += 2
        return 1 << counts.index(max(counts))

    def _count_stands(self) -> None:
        """By line: the goods of one's own, and by good what a customer brings to oneself more than to the others."""
        rivals = len(self.state.players) - 1
        share = -1.0 / rivals if rivals else 0.0
        self.masks = [0] * len(LINES)
        self.worth = [[0.0] * (NONE + 1) for _ in LINES]
        self.earners: list[tuple[int, int, float]] = []
        """The cells of stands that earn, with their good and whose they are."""
        for cell, code in enumerate(self.cells):
            owner = OWNER_ON[code]
            if owner < 0:
                continue
            good = GOOD_ON[code]
            weight = 1.0 if owner == self.seat else share
            for line in (COLUMN[cell], ROW[cell]):
                if owner == self.seat:
                    self.masks[line] |= 1 << good
                if self.earning >> good & 1:
                    self.worth[line][good] += weight * stand_value(self.state.market, cell, good)
            if self.earning >> good & 1:
                self.earners.append((cell, good, weight))

    def _look_ahead(self) -> None:
        """By line the free entrances, and by stands in a line what customers promise who may turn up."""
        state, habits = self.state, self.habits
        self.free = [0] * len(LINES)
        for entrance, tile in enumerate(self.entrances):
            if tile == FREE_ENTRANCE and not (self.challenge.streets and entrance in TOP):  # ML-29.3
                self.free[LINE_OF_ENTRANCE[entrance]] += 1
        seats = len(state.players)
        left = min(len(self.available) - CELLS_LEFT_AT_END, free_entrances(state.market) - ENTRANCES_LEFT_AT_END)
        turns = float(self.player.stands_left) if self.challenge.customers_sleep else max(0.0, 1.7 * left / seats)
        self.ending = state.last_seat != NOBODY
        self.horizon = 0.0 if self.ending else min(1.0, turns / habits.far)
        self.taken = self.horizon * (TAKEN_FOR_CASH if self.challenge.fours_count else habits.taken)
        growth = round(GROWTH * turns * (seats - 1))
        supply = tuple(len(up) + len(down) for up, down in zip(state.face_up, state.stacks, strict=True))
        promises = promises_by_stands(supply, self.challenge.fours_count, habits.reach)
        self.promises = [self.horizon * promises[min(SIDE, stands + growth)] for stands in range(SIDE + 2)]

    def entrance(self, stands: int, mask: int, worth: list[float]) -> float:
        """What a free entrance of such a line may bring."""
        later = sum(worth) * self.promises[stands]
        if not mask or self.ending:
            return later
        soon = self.habits.soon * self._best_customers(stands, mask, worth)
        return soon if soon > later else later

    def _best_customers(self, stands: int, mask: int, worth: list[float]) -> float:
        best = 0.0
        challenge, face_up = self.challenge, self.state.face_up
        for group, tiles in enumerate(face_up if self.habits.awaited else face_up[:stands]):
            weight = self.weight(group + 1)
            extra = FOUR_PLACED if group + 1 == FOURS and self.fours_missing > 0 else 0.0
            if group >= stands:
                hope = self.habits.awaited * (stands / (group + 1)) ** STEEP
                weight *= hope
                extra *= hope
            for tile in tiles:
                wanted = WANTED_MASK[tile]
                if wanted & mask and not (challenge.all_goods_needed and wanted & ~mask):
                    gain = weight * (worth[FIRST[tile]] + worth[SECOND[tile]]) + extra
                    if gain > best:
                        best = gain
        return best

    def weight(self, crowd: int) -> float:
        """How much so many customers count."""
        return crowd * SIDE_INCOME if self.challenge.fours_count and crowd != FOURS else float(crowd)

    def stand(
        self, good: int, cell: int, waiting: list[int], lifted: list[float], filled: list[float]
    ) -> tuple[int, float]:
        """What a stand earns at once, and what it promises."""
        column, row = COLUMN[cell], ROW[cell]
        if self.challenge.customers_sleep:
            paid = opening_payments(self.state.market, self.challenge, NOTHING, self.seat, good, cell)
            return sum(payment.amount for payment in paid), self._woken(good, cell)
        if not self.earning >> good & 1:
            return 0, filled[column] + filled[row]
        value = stand_value(self.state.market, cell, good)
        promise = value * (lifted[column] + lifted[row]) + (1 - value) * (filled[column] + filled[row])
        return value * (waiting[column] + waiting[row]), promise

    def lifted(self, good: int, value: int) -> list[float]:
        """By line: how much more its free entrances may bring with a stand of this good that is worth so much."""
        lifted = [0.0] * len(LINES)
        value *= self.earning >> good & 1
        for line in LINES:
            stands, worth = self.stands[line], self.worth[line]
            if self.free[line] and stands < SIDE:
                worth[good] += value
                after = self.entrance(stands + 1, self.masks[line] | 1 << good, worth)
                worth[good] -= value
                lifted[line] = self.free[line] * (after - self.now[line])
        return lifted

    def _woken(self, good: int, cell: int) -> float:
        """How much nearer customers are to waking up (ML-27)."""
        total = 0.0
        value = stand_value(self.state.market, cell, good)
        for entrance in CELL_ENTRANCES[cell]:
            tile, line = self.entrances[entrance], LINE_OF_ENTRANCE[entrance]
            crowd, stands = CROWD[tile], self.stands[line]
            if stands >= crowd:
                continue
            worth = self.worth[line][FIRST[tile]] + self.worth[line][SECOND[tile]]
            total -= crowd * worth * (stands / crowd) ** 2
            if stands + 1 < crowd:
                matching = value if WANTED_MASK[tile] >> good & 1 else 0
                total += crowd * (worth + matching) * ((stands + 1) / crowd) ** 2
        return total

    def improvements(self) -> list[list[float]]:
        """By cell and good: what a restaurant there promises that improves it."""
        gains = [[0.0] * len(GOODS) for _ in self.cells]
        for cell, good, weight in self.earners:
            if self.challenge.customers_sleep:
                gain = self._dreamt(cell, good)
            else:
                gain = weight * (self._raised(COLUMN[cell], good) + self._raised(ROW[cell], good))
            for neighbour in NEIGHBOURS[cell]:
                gains[neighbour][good] += gain
        return gains

    def _raised(self, line: int, good: int) -> float:
        """How much more the free entrances of a line bring if a stand of it is worth one more."""
        if not self.free[line]:
            return 0.0
        worth = self.worth[line]
        worth[good] += 1
        after = self.entrance(self.stands[line], self.masks[line], worth)
        worth[good] -= 1
        return self.free[line] * (after - self.now[line])

    def _dreamt(self, cell: int, good: int) -> float:
        """The same where customers sleep."""
        return DREAM * sum(
            CROWD[self.entrances[entrance]]
            for entrance in CELL_ENTRANCES[cell]
            if WANTED_MASK[self.entrances[entrance]] >> good & 1
            and self.stands[LINE_OF_ENTRANCE[entrance]] < CROWD[self.entrances[entrance]]
        )
