"""tmp."""

from games.kernel import RandomAgent


class SchwarzmarktAgent(RandomAgent):
    """tmp."""
