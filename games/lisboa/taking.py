"""The second step of opening a stand, where there is one: a tile of the display, or a swap of it first (ML-3.6)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, kinds_of, plays
from games.lisboa import listed
from games.lisboa.acting import SWAPPED
from games.lisboa.actions import SwapDisplay, TakeTile
from games.lisboa.checks import display_goods, display_swap_problem, refuse
from games.lisboa.components import GOOD_NUMBER, GOODS, Stage
from games.lisboa.reasons import Because
from games.lisboa.state import NOTHING, State
from games.lisboa.turns import swap_display, take_tile


class Taking(Question[State]):
    """Which tile of the display the active player takes."""

    kinds = ("take",)
    accepts = kinds_of(TakeTile, SwapDisplay)
    phases = (Stage.TAKE,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.active

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.turn, state.display_swapped)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        mask = display_goods(state)
        actions: list[Action] = [listed.TAKE[good] for good in range(len(GOODS)) if mask >> good & 1]
        if display_swap_problem(state) is None:
            actions.append(listed.SWAP_DISPLAY)
        return actions

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """The leftmost one."""
        return listed.TAKE[next(good for good in state.display if good != NOTHING)]


@lru_cache
def _decision(turn: int, swapped: bool) -> Decision:
    return Taking.put(f"t{turn}.take{SWAPPED if swapped else ''}")


@plays
def take(state: State, move: Move[TakeTile], dice: Dice) -> list[Event]:
    """Take the tile; that ends the turn."""
    good = move.action.good
    if GOOD_NUMBER[good] not in state.display:
        raise Refusal(Because.NOT_IN_DISPLAY, "ML-3.6", good=good)
    events: list[Event] = []
    take_tile(state, GOOD_NUMBER[good], dice, events)
    return events


@plays
def swap(state: State, move: Move[SwapDisplay], dice: Dice) -> list[Event]:
    """Swap three identical tiles for three new ones."""
    refuse(display_swap_problem(state))
    events: list[Event] = []
    swap_display(state, dice, events)
    return events
