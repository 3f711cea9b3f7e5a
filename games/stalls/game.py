"""The game object: Stall against Stall as the kernel knows it."""

from types import MappingProxyType

from games.kernel import Game
from games.stalls import picking
from games.stalls.actions import StallsAction
from games.stalls.agent import StallsAgent
from games.stalls.foreseen import FORCIBLE, foreseen
from games.stalls.grounds import Ground, points
from games.stalls.guide import agents
from games.stalls.invariants import violations
from games.stalls.options import StallsOptions
from games.stalls.picking import PICKING
from games.stalls.preview import preview
from games.stalls.reasons import Because
from games.stalls.sampling import redraw
from games.stalls.scoring import outcome, tally
from games.stalls.setup import SIX, set_up
from games.stalls.state import State
from games.stalls.view import view


class Stalls(Game[State, StallsOptions]):
    """Stall against Stall, for 2, 4 or 6 players in families; our own game."""

    id = "stalls"
    rules_version = 1
    clause_prefix = "SA"
    seat_counts = range(2, 7, 2)
    state_type = State
    options_type = StallsOptions
    action_type = StallsAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    merits = MappingProxyType({"ahead": 1, "behind": -1, "pays": 1})
    questions = (PICKING,)
    parts = (picking,)

    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = StallsAgent
    agents = staticmethod(agents)

    def relevant_options(self, seats: int, options: StallsOptions) -> frozenset[str]:
        """Only six can be parted into three families (SA-1.3)."""
        return frozenset({"days", "families"} if seats == SIX else {"days"})
