"""The game object of the Bazaar."""

from games.kernel import Game, RandomAgent
from tests.games.kernel.bazaar import loans, lots, orders, trading
from tests.games.kernel.bazaar.actions import BazaarAction
from tests.games.kernel.bazaar.invariants import violations
from tests.games.kernel.bazaar.options import BazaarOptions
from tests.games.kernel.bazaar.reasons import Because
from tests.games.kernel.bazaar.sampling import redraw
from tests.games.kernel.bazaar.scoring import outcome, tally
from tests.games.kernel.bazaar.setup import set_up
from tests.games.kernel.bazaar.state import State
from tests.games.kernel.bazaar.view import view


class Bazaar(Game[State, BazaarOptions]):
    id = "bazaar"
    rules_version = 1
    clause_prefix = "BZ"
    seat_counts = range(2, 5)
    state_type = State
    options_type = BazaarOptions
    action_type = BazaarAction
    reasons = Because
    questions = (
        lots.Laying(),
        lots.SETTING_ASIDE,
        lots.BIDDING,
        lots.REBIDDING,
        lots.SPOILING,
        trading.Trading(),
        loans.Borrowing(),
        orders.Ordering(),
    )
    parts = (lots, trading, loans, orders)

    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = RandomAgent
