"""Fish Market: the Game object that puts the parts together."""

from types import MappingProxyType

from games.fishmarket import afternoon, auction, market, planning, price_lists
from games.fishmarket.actions import FishMarketAction
from games.fishmarket.afternoon import ICING
from games.fishmarket.agent import FishMarketAgent
from games.fishmarket.auction import BIDDING, REBIDDING
from games.fishmarket.foreseen import FORCIBLE, foreseen
from games.fishmarket.grounds import Ground, points
from games.fishmarket.guide import agents
from games.fishmarket.invariants import violations
from games.fishmarket.market import check_meant
from games.fishmarket.memory import explain, numbers, recall
from games.fishmarket.options import FishMarketOptions
from games.fishmarket.planner import FishMarketPlanner
from games.fishmarket.planning import Planning
from games.fishmarket.preview import preview
from games.fishmarket.reasons import Because
from games.fishmarket.sampling import redraw
from games.fishmarket.scoring import outcome, tally
from games.fishmarket.setup import set_up
from games.fishmarket.state import State
from games.fishmarket.topics import reference, topics
from games.fishmarket.trading import Trading
from games.fishmarket.view import view
from games.kernel import Game


class FishMarket(Game[State, FishMarketOptions]):
    """Four days of bidding, haggling and selling."""

    id = "fishmarket"
    rules_version = 1
    clause_prefix = "FM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = FishMarketOptions
    action_type = FishMarketAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    merits = MappingProxyType({"brings": 1})
    questions = (BIDDING, REBIDDING, Trading(), Planning(), ICING)
    parts = (auction, market, price_lists, planning, afternoon)

    setup = staticmethod(set_up)
    view = staticmethod(view)
    topics = staticmethod(topics)
    reference = staticmethod(reference)
    recall = staticmethod(recall)
    numbers = staticmethod(numbers)
    explain = staticmethod(explain)
    check_meant = staticmethod(check_meant)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = FishMarketAgent
    agents = staticmethod(agents)
    planner = FishMarketPlanner
