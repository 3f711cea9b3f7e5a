"""Moves: each is checked first, and then carried out with all that follows from it."""

from enum import StrEnum

from games.kernel import Dice, Event, Move, Reason, Refusal
from games.lisboa import orders
from games.lisboa import solo as solo_play
from games.lisboa.actions import (
    BringCustomers,
    DeclareSpeciality,
    GiveUp,
    GoOn,
    KeepHand,
    OpenRestaurant,
    OpenStand,
    Plan,
    SwapDisplay,
    SwapHand,
    TakeCoin,
    TakeTile,
    WithdrawPlan,
)
from games.lisboa.checks import check_turn_action, display_swap_problem, hand_swap_problem, speciality_problem
from games.lisboa.choices import turn_actions
from games.lisboa.components import GOOD_NUMBER
from games.lisboa.events import HandKept, SpecialityDeclared
from games.lisboa.reasons import Because
from games.lisboa.state import Solo, State
from games.lisboa.turns import carry_out, swap_display, swap_hand, take_tile

SoloAction = KeepHand | DeclareSpeciality | GoOn | GiveUp


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Carry out a move that answers one of the decisions of its seat, or refuse it and change nothing."""
    events: list[Event] = []
    match move.action:
        case OpenStand() | BringCustomers() | OpenRestaurant() | TakeCoin() as action:
            check_turn_action(state, move.seat, action)
            carry_out(state, action, dice, events, move.skipped)
        case TakeTile(good=good):
            if GOOD_NUMBER[good] not in state.display:
                raise Refusal(Because.NOT_IN_DISPLAY, "ML-3.6", good=good)
            take_tile(state, GOOD_NUMBER[good], dice, events)
        case SwapDisplay():
            _refuse(display_swap_problem(state))
            swap_display(state, dice, events)
        case SwapHand():
            _refuse(hand_swap_problem(state))
            swap_hand(state, dice, events)
            if state.solo is not None:
                solo_play.look_for_action(state, state.solo, dice, events)
        case Plan() as plan:
            orders.give(state, move.seat, plan, events)
        case WithdrawPlan():
            orders.withdraw(state, move.seat, events)
        case KeepHand() | DeclareSpeciality() | GoOn() | GiveUp() as action if state.solo is not None:
            _apply_solo(state, state.solo, action, dice, events)
        case action:
            raise Refusal(Reason.NOT_ASKED, "", action=action.kind)
    return events


def _refuse(problem: tuple[StrEnum, str] | None) -> None:
    if problem is not None:
        raise Refusal(*problem)


def _apply_solo(state: State, solo: Solo, action: SoloAction, dice: Dice, events: list[Event]) -> None:
    match action:
        case KeepHand():
            _refuse(hand_swap_problem(state))
            if turn_actions(state, state.active):
                raise Refusal(Because.ACTION_POSSIBLE, "ML-20.6")
            events.append(HandKept(seat=state.active))
            solo_play.end_without_action(state, solo, dice, events)
        case DeclareSpeciality(good=good):
            _refuse(speciality_problem(state))
            solo.speciality = GOOD_NUMBER[good]
            events.append(SpecialityDeclared(seat=state.active, good=good))
            solo_play.look_for_action(state, solo, dice, events)
        case GoOn():
            solo_play.go_on(state, solo, dice, events)
        case GiveUp():
            solo_play.give_up(state, solo, events)
