"""Mercado de Lisboa: one market that everybody builds, for 2 to 4 players, and a solo campaign."""

from games.kernel import Game
from games.lisboa import acting, campaign, planning, taking
from games.lisboa.acting import Turn
from games.lisboa.actions import LisboaAction
from games.lisboa.agent import LisboaAgent
from games.lisboa.campaign import NextChallenge
from games.lisboa.foreseen import FORCIBLE, foreseen
from games.lisboa.grounds import Ground, points
from games.lisboa.guide import agents
from games.lisboa.invariants import violations
from games.lisboa.options import LisboaOptions, relevant_options
from games.lisboa.planner import LisboaPlanner
from games.lisboa.planning import Planning
from games.lisboa.preview import MERITS, preview
from games.lisboa.reasons import KNOWN_TO_ALL, Because
from games.lisboa.sampling import redraw
from games.lisboa.scoring import outcome, sheet, tally
from games.lisboa.setup import set_up
from games.lisboa.state import State
from games.lisboa.taking import Taking
from games.lisboa.view import view


class Lisboa(Game[State, LisboaOptions]):
    """The rules of Mercado de Lisboa."""

    id = "lisboa"
    rules_version = 1
    clause_prefix = "ML"
    seat_counts = range(1, 5)
    state_type = State
    options_type = LisboaOptions
    action_type = LisboaAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    known_to_all = KNOWN_TO_ALL
    merits = MERITS
    questions = (Turn(), Taking(), NextChallenge(), Planning())
    parts = (acting, taking, campaign, planning)

    relevant_options = staticmethod(relevant_options)
    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    sheet = staticmethod(sheet)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = LisboaAgent
    agents = staticmethod(agents)
    planner = LisboaPlanner
