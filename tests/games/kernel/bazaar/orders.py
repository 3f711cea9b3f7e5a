"""BZ-8: the standing order to spoil."""

from collections.abc import Sequence

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Question,
    Refusal,
    Seat,
    Stream,
    kinds_of,
    plays,
)
from tests.games.kernel.bazaar.actions import AutoSpoil
from tests.games.kernel.bazaar.events import Happened
from tests.games.kernel.bazaar.reasons import Because
from tests.games.kernel.bazaar.state import State


class Ordering(Question[State]):
    kinds = ("autospoil",)
    nature = Nature.ORDER
    accepts = kinds_of(AutoSpoil)

    def asks(self, state: State, seat: Seat) -> bool:
        return state.players[seat].spoil_card

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put("order", answered=state.players[seat].order)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        fields = (Number(name="least", low=1, high=20),)
        return (Form(kind="autospoil", notation=AutoSpoil.notation, fields=fields),)

    def standing(self, state: State, seat: Seat) -> Sequence[Action]:
        order = state.players[seat].order
        return () if order is None else (order,)

    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        state.players[seat].order = None


@plays
def order_spoiling(state: State, move: Move[AutoSpoil], dice: Dice) -> list[Event]:
    least = move.action.least
    if not 1 <= least <= 20:
        raise Refusal(Because.TOO_LOW, "BZ-8", least=least)
    state.players[move.seat].order = move.action
    return [Happened(what="order", to=(move.seat,), numbers=(least,))]
