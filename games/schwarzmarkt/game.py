"""The game object: Schwarzmarkt as the kernel knows it."""

from types import MappingProxyType

from games.kernel import Game
from games.schwarzmarkt import laying, order_book, planning, text_choices, turns
from games.schwarzmarkt.actions import SchwarzmarktAction
from games.schwarzmarkt.agent import SchwarzmarktAgent
from games.schwarzmarkt.foreseen import FORCIBLE, foreseen
from games.schwarzmarkt.grounds import Ground, points
from games.schwarzmarkt.guide import agents
from games.schwarzmarkt.invariants import violations
from games.schwarzmarkt.laying import Laying
from games.schwarzmarkt.options import SchwarzmarktOptions, check
from games.schwarzmarkt.order_book import Orders
from games.schwarzmarkt.planner import SchwarzmarktPlanner
from games.schwarzmarkt.planning import Planning
from games.schwarzmarkt.preview import preview
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.sampling import redraw
from games.schwarzmarkt.scoring import outcome, tally
from games.schwarzmarkt.setup import set_up
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_choices import TextChoice
from games.schwarzmarkt.turns import Turn
from games.schwarzmarkt.view import view


class Schwarzmarkt(Game[State, SchwarzmarktOptions]):
    """Schwarzmarkt by Stefan Dorra, for 3 to 5 players."""

    id = "schwarzmarkt"
    rules_version = 1
    clause_prefix = "SM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = SchwarzmarktOptions
    action_type = SchwarzmarktAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    known_to_all = frozenset({Because.DELIVERED_ALREADY})
    merits = MappingProxyType({"paid": 1})
    questions = (Turn(), Orders(), Laying(), TextChoice(), Planning())
    parts = (turns, order_book, laying, text_choices, planning)

    check = staticmethod(check)
    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = SchwarzmarktAgent
    agents = staticmethod(agents)
    planner = SchwarzmarktPlanner
