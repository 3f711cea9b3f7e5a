"""The game object: Orchard as the kernel knows it."""

from types import MappingProxyType

from games.kernel import Game
from games.orchard import guessing, taking
from games.orchard.actions import OrchardAction
from games.orchard.agent import OrchardAgent
from games.orchard.foreseen import FORCIBLE, foreseen
from games.orchard.grounds import Ground, points
from games.orchard.guessing import GUESSING
from games.orchard.guide import agents
from games.orchard.invariants import violations
from games.orchard.options import OrchardOptions
from games.orchard.preview import preview
from games.orchard.reasons import Because
from games.orchard.sampling import redraw
from games.orchard.scoring import outcome, tally
from games.orchard.setup import set_up
from games.orchard.state import State
from games.orchard.taking import Taking
from games.orchard.view import view


class Orchard(Game[State, OrchardOptions]):
    """Orchard, for 2 to 6 players."""

    id = "orchard"
    rules_version = 1
    clause_prefix = "OG"
    seat_counts = range(2, 7)
    state_type = State
    options_type = OrchardOptions
    action_type = OrchardAction
    reasons = Because
    grounds = Ground
    forcible = FORCIBLE
    merits = MappingProxyType({"rest": -1})
    questions = (GUESSING, Taking())
    parts = (guessing, taking)

    setup = staticmethod(set_up)
    view = staticmethod(view)
    redraw = staticmethod(redraw)
    foreseen = staticmethod(foreseen)
    preview = staticmethod(preview)
    points = staticmethod(points)
    outcome = staticmethod(outcome)
    tally = staticmethod(tally)
    violations = staticmethod(violations)
    agent = OrchardAgent
    agents = staticmethod(agents)
