"""The computer players as they were before there were levels: what *normal* is measured against in the arena."""

from bench.former.central import CentralAgent
from bench.former.fishmarket import FishMarketAgent
from bench.former.lisboa import LisboaAgent
from bench.former.schwarzmarkt import SchwarzmarktAgent
from bench.former.turin import TurinAgent
from games.kernel import Agent

FORMER: dict[str, Agent] = {
    "central": CentralAgent(),
    "fishmarket": FishMarketAgent(),
    "lisboa": LisboaAgent(),
    "schwarzmarkt": SchwarzmarktAgent(),
    "turin": TurinAgent(),
}
"""By game."""
