"""The action of a turn (ML-2), and what may come before it: a hand swap, a speciality."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, kinds_of, plays
from games.lisboa import listed
from games.lisboa import solo as solo_play
from games.lisboa.actions import (
    BringCustomers,
    DeclareSpeciality,
    KeepHand,
    OpenRestaurant,
    OpenStand,
    SwapHand,
    TakeCoin,
    TurnAction,
)
from games.lisboa.checks import check_turn_action, hand_swap_problem, refuse, speciality_problem, stand_problem
from games.lisboa.choices import turn_actions
from games.lisboa.components import GOOD_NUMBER, Stage
from games.lisboa.events import HandKept, SpecialityDeclared
from games.lisboa.market import available_cells, goods_by_line, stand_cost
from games.lisboa.reasons import Because
from games.lisboa.state import State
from games.lisboa.turns import carry_out, swap_hand

SWAPPED = ".swapped"
"""How the id of a question ends after a swap, of which there is one."""


class Turn(Question[State]):
    """What the active player does."""

    kinds = ("turn",)
    accepts = kinds_of(OpenStand, BringCustomers, OpenRestaurant, TakeCoin, SwapHand)
    accepts_alone = accepts | kinds_of(KeepHand, DeclareSpeciality)
    phases = (Stage.ACTION,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.active

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.turn, state.hand_swapped, state.solo is not None)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """All that the active player may do at this moment of their turn, their action not yet taken."""
        actions = turn_actions(state, seat)
        if hand_swap_problem(state) is None:
            if not actions:
                actions.append(listed.KEEP_HAND)
            actions.append(listed.SWAP_HAND)
        if speciality_problem(state) is None:
            actions += listed.SPECIALITY
        return actions

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        match kind:
            case "open":
                return _no_stand(state, seat)
            case "bring":
                stands = any(goods_by_line(state.market, seat))
                return Refusal(Because.NO_CUSTOMERS_FIT if stands else Because.NO_OWN_STAND, "ML-4.3")
            case "restaurant" if not state.players[seat].restaurants:
                return Refusal(Because.NO_RESTAURANT, "ML-5.1")
            case "coin" if state.solo is not None:
                return Refusal(Because.NO_COIN_IN_SOLO, "ML-20.3")
            case "swap-hand":
                problem = hand_swap_problem(state)
                return None if problem is None else Refusal(*problem)
            case _:
                return None

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """A coin; a solo player has no deadline anyway."""
        return listed.COIN if state.solo is None else self.choices(state, seat, decision)[0]


@lru_cache
def _decision(turn: int, swapped: bool, alone: bool) -> Decision:
    return Turn.put(f"t{turn}{SWAPPED if swapped else ''}", accepts=Turn.accepts_alone if alone else None)


def _no_stand(state: State, seat: Seat) -> Refusal:
    player = state.players[seat]
    if not player.stands_left:
        return Refusal(Because.NO_WOODEN_STAND, "ML-11.2")
    if not player.hand:
        return Refusal(Because.NO_STAND_TILE, "ML-3.1")
    allowed = [
        cell
        for cell in available_cells(state.market)
        if any(stand_problem(state, good, cell) is None for good in player.hand)
    ]
    if not allowed:
        return Refusal(Because.NO_CELL_ALLOWED, "ML-2.4")
    cost = min(stand_cost(state.market, cell) for cell in allowed)
    return Refusal(Because.ALL_TOO_EXPENSIVE, "ML-3.4", cost=cost, money=player.money)


@plays
def act(state: State, move: Move[TurnAction], dice: Dice) -> list[Event]:
    """One of the four actions, then all turns that plans take."""
    check_turn_action(state, move.seat, move.action)
    events: list[Event] = []
    carry_out(state, move.action, dice, events, move.skipped)
    return events


@plays
def swap(state: State, move: Move[SwapHand], dice: Dice) -> list[Event]:
    """Swap three identical tiles; a challenge ends if nothing can be done with the new ones."""
    refuse(hand_swap_problem(state))
    events: list[Event] = []
    swap_hand(state, dice, events)
    if state.solo is not None:
        solo_play.look_for_action(state, state.solo, dice, events)
    return events


@plays
def keep(state: State, move: Move[KeepHand], dice: Dice) -> list[Event]:
    """Decline the hand swap, which ends a challenge."""
    refuse(hand_swap_problem(state))
    if turn_actions(state, move.seat):
        raise Refusal(Because.ACTION_POSSIBLE, "ML-20.6")
    events: list[Event] = [HandKept(seat=move.seat)]
    solo_play.end_without_action(state, state.alone, dice, events)
    return events


@plays
def declare(state: State, move: Move[DeclareSpeciality], dice: Dice) -> list[Event]:
    """Name the one good that earns."""
    refuse(speciality_problem(state))
    state.alone.speciality = GOOD_NUMBER[move.action.good]
    events: list[Event] = [SpecialityDeclared(seat=move.seat, good=move.action.good)]
    solo_play.look_for_action(state, state.alone, dice, events)
    return events
