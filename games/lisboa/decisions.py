"""Who is asked what: the active player for their turn, everybody who waits for theirs for a plan."""

from collections.abc import Sequence
from functools import lru_cache

from games.kernel import Decision, Nature, Seat
from games.lisboa.actions import Plan
from games.lisboa.components import Stage
from games.lisboa.orders import may_plan, turns_until
from games.lisboa.state import State

_TURN_KINDS = frozenset({"open", "bring", "restaurant", "coin", "swap-hand"})
_SOLO_TURN_KINDS = _TURN_KINDS | {"keep-hand", "speciality"}
_TAKE_KINDS = frozenset({"take", "swap-display"})
_NEXT_KINDS = frozenset({"go-on", "give-up"})
_PLAN_KINDS = frozenset({"plan", "withdraw-plan"})
SWAPPED = ".swapped"
"""How the id of a question ends after a swap, of which there is one."""


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """The decisions open to this seat, not listed yet."""
    if state.stage is Stage.OVER:
        return ()
    if seat == state.active:
        swapped = state.display_swapped if state.stage is Stage.TAKE else state.hand_swapped
        return _turn_decision(state.turn, state.stage, swapped, state.solo is not None)
    if may_plan(state, seat):
        return _plan_decision(state.turn + turns_until(state, seat), state.plans[seat])
    return ()


@lru_cache
def _turn_decision(turn: int, stage: Stage, swapped: bool, solo: bool) -> tuple[Decision]:
    """What the active player is asked."""
    step = SWAPPED if swapped else ""
    if stage is Stage.TAKE:
        return (Decision(f"t{turn}.take{step}", "take", Nature.TURN, True, _TAKE_KINDS),)
    if stage is Stage.NEXT:
        return (Decision(f"t{turn}.next", "next-challenge", Nature.TURN, True, _NEXT_KINDS),)
    return (Decision(f"t{turn}{step}", "turn", Nature.TURN, True, _SOLO_TURN_KINDS if solo else _TURN_KINDS),)


@lru_cache
def _plan_decision(turn: int, plan: Plan | None) -> tuple[Decision]:
    """What a player may do who waits for this turn."""
    return (Decision(f"t{turn}.plan", "plan", Nature.ORDER, False, _PLAN_KINDS, answered=plan),)
