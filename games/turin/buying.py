"""BUY: orders of what is on sale, if there is something new (MT-10.4 c, MT-10.6)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Form, Move, Seat, Window, kinds_of, plays
from games.turin.actions import Buy, Done, Pass
from games.turin.components import Phase
from games.turin.forms import buy_forms, for_sale
from games.turin.listed import DONE, PASS
from games.turin.orders import answer_for
from games.turin.plans import BUYING, says_what_to_buy
from games.turin.sales import orders_and_none, others_listings
from games.turin.sealing import Sealed, ask, name_of, seal
from games.turin.state import State
from games.turin.why_not import why_not


class Buying(Sealed):
    """What is bought of all that is on sale; with live purchases only when one is done with it."""

    kinds = ("buy",)
    accepts = kinds_of(Buy, Pass)
    phases = (Phase.BUY,)
    why_not = staticmethod(why_not)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _buying(state.game, state.round, len(state.listings), state.live)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (DONE,) if state.live else orders_and_none(state, seat)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        purse = state.free(seat)
        return buy_forms(purse, for_sale(state, seat, purse))

    @override
    def nothing(self, state: State) -> Pass | Done:
        return DONE if state.live else PASS


@lru_cache(maxsize=256)
def _buying(game: int, round_number: int, listings: int, live: bool) -> Decision:
    accepts = kinds_of(Done) if live else None
    return Buying.put(name_of(game, round_number, Phase.BUY), {"listings": listings}, accepts=accepts)


@plays
def buy_nothing(state: State, move: Move[Pass | Done], dice: Dice) -> list[Event]:
    """Neither sell nor buy in this phase."""
    return seal(state, move.seat, move.action)


def is_asked_to_buy(state: State, seat: Seat) -> bool:
    """Whether there is something that this seat could not order in the LIST phase of this round (MT-3.7)."""
    if state.rules < 3 or not state.has_list:
        return others_listings(state, seat)
    return any(listing.seller != seat and listing.round == state.round for listing in state.listings)


def open_buy(state: State) -> list[Event]:
    """Ask who could buy something; where nobody can, the phase is over at once."""
    asked = [] if state.ends_with_choice else [seat for seat in range(state.seats) if is_asked_to_buy(state, seat)]
    if not asked:
        state.phase, state.window = Phase.BUY, Window.open(state.round, [])
        return []
    ask(state, Phase.BUY, asked)
    events: list[Event] = []
    for seat in asked:
        answer = planned_purchase(state, seat)
        if answer is not None:
            events += answer_for(state, seat, answer, BUYING)
    return events


def planned_purchase(state: State, seat: Seat) -> Pass | Done | None:
    """What habit and plan answer in this phase; None if the seat has to be asked. Wishes are orders by themselves."""
    player = state.players[seat]
    if not player.no_purchase and not says_what_to_buy(player):
        return None
    return DONE if state.live else PASS
