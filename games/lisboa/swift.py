"""The player of play-outs: it acts on an imagined state itself, and looks at what each choice changes at once.

A move is worth what it brings at once, and by how much it lifts what all free entrances may bring.
"""

from games.kernel import Action, Seat, Stream
from games.lisboa.checks import display_goods, display_swap_problem, goods_to_name, hand_swap_problem, stand_problem
from games.lisboa.choices import turn_actions
from games.lisboa.components import (
    BAR,
    COLUMN,
    FOURS,
    GOODS,
    LINE_ENTRANCES,
    LINES,
    ROW,
    WANTED,
    WANTED_MASK,
    Stage,
)
from games.lisboa.listed import (
    BRING,
    BRING_PAYING,
    COIN,
    GO_ON,
    KEEP_HAND,
    OPEN_BARE,
    OPEN_TAKING,
    RESTAURANT,
    SWAP_DISPLAY,
    SWAP_HAND,
    TAKE,
)
from games.lisboa.market import CLOSED_ON, FREE_ENTRANCE, waiting_customers
from games.lisboa.prospects import FIRST, FOUR_PLACED, SECOND, Prospects
from games.lisboa.state import NOTHING, State

Found = list[tuple[float, Action]]

OPENED = 2.0
"""A coin for a restaurant that is opened, and no penalty."""
LASTING = 0.1
"""What each customer who stays promises to stands that will be opened."""
CASH = 0.1
"""What a coin is worth where only tiles with four customers count (challenge 2)."""
LEFT_OVER = 3.0
"""What it costs to end challenge 7 with a restaurant that could be opened."""
MISJUDGED = 0.8
"""By how much moves may seem better than they are to who does not look closely."""


def swift_choice(state: State, seat: Seat, stream: Stream | None = None) -> Action:
    """What looks best at once; with a stream not always quite that."""
    match state.stage:
        case Stage.ACTION:
            return _Look(state, seat).best(stream)
        case Stage.TAKE:
            return _Look(state, seat).take()
        case _:
            return GO_ON


def shortlist(state: State, seat: Seat, number: int) -> list[Action]:
    """So many moves of a turn that look best at once."""
    look = _Look(state, seat)
    found = sorted(look.moves(), key=lambda each: -each[0])
    return [action for _, action in found[:number]] or [look.last_resort()]


class _Look:
    """One look at a state from the seat that is to move: its moves, with what they seem to be worth."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.challenge = state.challenge
        self.alone = state.solo is not None
        self.prospects = Prospects(state, seat)

    def moves(self) -> Found:
        """All moves, with what they seem to be worth."""
        found: Found = [] if self.alone else [(1.0, COIN)]
        self._bring(found)
        self._open_stands(found)
        self._open_restaurants(found)
        return found

    def best(self, stream: Stream | None) -> Action:
        """The move that looks best."""
        found = self.moves()
        if not found:
            return self.last_resort()
        if stream is None:
            return max(found, key=lambda each: each[0])[1]
        return max(found, key=lambda each: each[0] + MISJUDGED * stream.below(1000) / 1000)[1]

    def last_resort(self) -> Action:
        """What is left to somebody who can do nothing else."""
        if hand_swap_problem(self.state) is None:
            return SWAP_HAND
        actions = turn_actions(self.state, self.seat)
        return actions[0] if actions else KEEP_HAND

    def _bring(self, found: Found) -> None:
        challenge, prospects = self.challenge, self.prospects
        entrances = self.state.market.entrances
        for line in LINES:
            mask = prospects.masks[line]
            if not mask or not prospects.free[line]:
                continue
            worth = prospects.worth[line]
            entrance = next(each for each in LINE_ENTRANCES[line][::-1] if entrances[each] == FREE_ENTRANCE)
            kept = 0.0 if prospects.ending else prospects.habits.held_back * prospects.now[line]
            for group, tiles in enumerate(self.state.face_up[: prospects.stands[line]]):
                weight = prospects.weight(group + 1)
                extra = LASTING * (group + 1) * prospects.horizon - kept
                if group + 1 == FOURS and prospects.fours_missing > 0:
                    extra += FOUR_PLACED
                for tile in tiles:
                    wanted = WANTED_MASK[tile]
                    if wanted & mask and not (challenge.all_goods_needed and wanted & ~mask):
                        gain = weight * (worth[FIRST[tile]] + worth[SECOND[tile]])
                        found.append((gain + extra, self._bringing(tile, entrance)))

    def _bringing(self, tile: int, entrance: int) -> Action:
        goods = goods_to_name(self.state, tile, entrance) if self.challenge.one_good_earns else ()
        if not goods:
            return BRING[tile][entrance]
        pay = next((good for good in goods if self.prospects.earning >> good & 1), goods[0])
        return BRING_PAYING[tile][entrance][WANTED[tile].index(pay)]

    def _open_stands(self, found: Found) -> None:
        player, state, prospects = self.player, self.state, self.prospects
        if not player.stands_left or not player.hand:
            return
        waiting = waiting_customers(state.market)
        take = self._tile_taken(waiting)
        last = self.challenge.last_stand is not None and player.stands_left == 1
        spare = LEFT_OVER * len(player.restaurants) if last else 0.0
        cash = CASH if self.challenge.fours_count else 1.0
        for good in set(player.hand):
            lifted, filled = prospects.lifted(good, 1), prospects.lifted(good, 0)
            for cell in prospects.available:
                if self.alone and stand_problem(state, good, cell):
                    continue
                cost = 1 + max(prospects.stands[COLUMN[cell]], prospects.stands[ROW[cell]])
                income, future = prospects.stand(good, cell, waiting[good], lifted, filled)
                if cost > player.money + income:
                    continue
                if CLOSED_ON[state.market.cells[cell]] >= 0:
                    future += prospects.taken
                action = OPEN_BARE[good][cell] if take is None else OPEN_TAKING[good][cell][take]
                found.append((cash * (income - cost) + future - spare, action))

    def _open_restaurants(self, found: Found) -> None:
        if not self.player.restaurants:
            return
        gains = self.prospects.improvements()
        for restaurant in set(self.player.restaurants):
            for cell in self.prospects.available:
                closed = CLOSED_ON[self.state.market.cells[cell]]
                if self.challenge.bar_crawl and closed not in (NOTHING, BAR):  # ML-28.2
                    continue
                gain = sum(gains[cell]) if restaurant == BAR else gains[cell][restaurant]
                if closed >= 0:
                    gain += self.prospects.taken
                found.append((OPENED + gain, RESTAURANT[restaurant][cell]))

    # The tiles of the display

    def take(self) -> Action:
        """The tile to take, or a swap first."""
        worth = self._tiles(waiting_customers(self.state.market))
        best = max((good for good in self.state.display if good != NOTHING), key=worth.__getitem__)
        poor = worth[best] < sum(worth) / len(worth)
        return SWAP_DISPLAY if poor and display_swap_problem(self.state) is None else TAKE[best]

    def _tile_taken(self, waiting: list[list[int]]) -> int | None:
        """The tile to take with a stand; None where there is none, or where a swap is to be thought about."""
        if display_goods(self.state) == 0 or display_swap_problem(self.state) is None:
            return None
        return max((good for good in self.state.display if good != NOTHING), key=self._tiles(waiting).__getitem__)

    def _tiles(self, waiting: list[list[int]]) -> list[float]:
        """By good: what one more tile of it promises, where so many customers wait."""
        worth = [sum(waiting[good]) / 2 for good in range(len(GOODS))]
        for _, good, weight in self.prospects.earners:
            worth[good] += weight > 0
        for group, tiles in enumerate(self.state.face_up):
            for tile in tiles:
                for good in WANTED[tile]:
                    worth[good] += (group + 1) / 4
        for good in range(len(GOODS)):
            worth[good] /= 1 + self.player.hand.count(good)
            if not self.prospects.earning >> good & 1:
                worth[good] /= 10
        return worth
