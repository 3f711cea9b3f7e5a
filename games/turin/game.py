"""Market of Turin: the Game object that puts the parts together."""

from types import MappingProxyType

from typing_extensions import override

from games.kernel import Dice, Event, Game, Move
from games.turin import auction, buying, choosing, claims, listing, loans, order_book, planning, sales, ties
from games.turin.actions import TurinAction
from games.turin.agent import TurinAgent
from games.turin.components import PRIZES, SIGNS
from games.turin.foreseen import FORCIBLE, foreseen
from games.turin.grounds import Ground, points
from games.turin.guide import agents
from games.turin.invariants import violations
from games.turin.options import TurinOptions
from games.turin.phases import go_on
from games.turin.planner import TurinPlanner
from games.turin.preview import preview
from games.turin.reasons import Because
from games.turin.sampling import redraw
from games.turin.scoring import outcome, tally
from games.turin.setup import set_up
from games.turin.state import FirstState, SecondState, State, ThirdState
from games.turin.view import view


class Turin(Game[State, TurinOptions]):
    """Sealed bids for the right to choose, and the lead in nine goods."""

    id = "turin"
    rules_version = State.rules
    clause_prefix = "MT"
    seat_counts = range(min(PRIZES), max(PRIZES) + 1)
    state_type = State
    options_type = TurinOptions
    action_type = TurinAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    known_to_all = frozenset({Because.NOTHING_OFFERED, Because.NOTHING_ON_SALE})
    merits = MappingProxyType({"gain": 1, "loss": -1})
    signs = MappingProxyType(SIGNS)
    questions = (
        auction.Placing(),
        auction.Bidding(),
        ties.GooseAnswer(),
        ties.Rebidding(),
        choosing.Taking(),
        listing.Offering(),
        buying.Buying(),
        sales.Picking(),
        claims.ClaimAnswer(),
        claims.Claiming(),
        loans.Borrowing(),
        order_book.Orders(),
    )
    parts = (auction, ties, choosing, listing, buying, sales, claims, loans, order_book, planning)

    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    violations = staticmethod(violations)
    agent = TurinAgent
    agents = staticmethod(agents)
    planner = TurinPlanner

    @override
    def setup(self, seats: int, options: TurinOptions, dice: Dice) -> State:
        return set_up(seats, options, dice, self.state_type)

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return super().apply(state, move, dice) + go_on(state, dice)

    @override
    def tally(self, state: State) -> tuple[int, ...]:
        return tally(self.copy(state))


class ThirdTurin(Turin):
    """As it was: a habit spoke of later questions only, not of the one that was open."""

    rules_version = ThirdState.rules
    state_type = ThirdState


class SecondTurin(Turin):
    """As it was: who found a card of somebody else on sale was asked to buy in every round, new or not."""

    rules_version = SecondState.rules
    state_type = SecondState


class FirstTurin(Turin):
    """As it was: with live purchases everybody who was asked had to answer, also with nothing left to buy or to list.

    Logs of such tables hold these answers, so they go on by these rules.
    """

    rules_version = FirstState.rules
    state_type = FirstState
