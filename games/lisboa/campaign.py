"""Between two challenges of a campaign (ML-31)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Seat, kinds_of, plays
from games.lisboa import listed
from games.lisboa import solo as solo_play
from games.lisboa.actions import GiveUp, GoOn
from games.lisboa.components import Stage
from games.lisboa.state import State


class NextChallenge(Question[State]):
    """Whether a solo player goes on."""

    kinds = ("next-challenge",)
    accepts = kinds_of(GoOn, GiveUp)
    phases = (Stage.NEXT,)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return True

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.turn)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (listed.GO_ON, listed.GIVE_UP)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return listed.GO_ON


@lru_cache
def _decision(turn: int) -> Decision:
    return NextChallenge.put(f"t{turn}.next")


@plays
def go_on(state: State, move: Move[GoOn], dice: Dice) -> list[Event]:
    """Begin the next challenge."""
    events: list[Event] = []
    solo_play.go_on(state, state.alone, dice, events)
    return events


@plays
def give_up(state: State, move: Move[GiveUp], _dice: Dice) -> list[Event]:
    """End the campaign here."""
    events: list[Event] = []
    solo_play.give_up(state, state.alone, events)
    return events
