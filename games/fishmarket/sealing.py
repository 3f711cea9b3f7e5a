"""Sealed questions: everybody learns that a player has answered, and nothing else."""

from typing_extensions import override

from games.fishmarket.actions import SealedAnswer
from games.fishmarket.events import Answered
from games.fishmarket.state import State
from games.kernel import Event, Seat, Window, WindowQuestion


class Sealed(WindowQuestion[State, SealedAnswer]):
    """What bids, re-bids and ice have in common: one window at a time."""

    @override
    def window(self, state: State) -> Window[SealedAnswer] | None:
        return state.window

    @override
    def noticed(self, state: State, seat: Seat) -> list[Event]:
        return [Answered(seat=seat, question=self.kinds[0])]
