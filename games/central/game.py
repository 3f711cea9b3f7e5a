"""The game object: Central Market as the kernel knows it."""

from types import MappingProxyType

from typing_extensions import override

from games.central import auction, lap, opening, order_book, rot, round_end, sale, tourists
from games.central.actions import CentralAction
from games.central.agent import CentralAgent
from games.central.foreseen import FORCIBLE, foreseen
from games.central.grounds import Ground, points
from games.central.guide import agents
from games.central.invariants import violations
from games.central.options import CentralOptions, check
from games.central.phases import go_on_after
from games.central.planner import CentralPlanner
from games.central.preview import preview
from games.central.reasons import Because
from games.central.sampling import redraw
from games.central.scoring import outcome, tally
from games.central.setup import set_up
from games.central.state import FirstState, SecondState, State
from games.central.view import view
from games.kernel import Dice, Event, Game, Move


class CentralMarket(Game[State, CentralOptions]):
    """Central Market, after the rule spec CM."""

    id = "central"
    rules_version = State.rules
    clause_prefix = "CM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = CentralOptions
    action_type = CentralAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    known_to_all = frozenset({Because.NO_LOWER})
    merits = MappingProxyType({"income": 1})
    questions = (
        opening.Opening(),
        lap.BidsAhead(),
        auction.Turn(),
        sale.Selling(),
        rot.Rotting(),
        tourists.EarlyTourists(),
        tourists.ClosingTourists(),
        round_end.SettingAside(),
        order_book.Orders(),
    )
    parts = (opening, lap, sale, rot, tourists, round_end, order_book)

    check = staticmethod(check)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = CentralAgent
    agents = staticmethod(agents)
    planner = CentralPlanner

    @override
    def setup(self, seats: int, options: CentralOptions, dice: Dice) -> State:
        return set_up(seats, options, dice, self.state_type)

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return super().apply(state, move, dice) + go_on_after(state, move, dice)


class SecondCentralMarket(CentralMarket):
    """Central Market for tables that were begun under its second rules."""

    rules_version = SecondState.rules
    state_type = SecondState


class FirstCentralMarket(CentralMarket):
    """Central Market for tables that were begun under its first rules."""

    rules_version = FirstState.rules
    state_type = FirstState
