"""What the players agree on before a game."""

from typing import Annotated

from games.kernel import CLOCK, Options, bounded


class FishMarketOptions(Options):
    """The options of the rule spec, in its order."""

    max_rebid_rounds: Annotated[int, bounded(1, 9)] = 3
    allow_gifts: bool = True
    private_offers: bool = True
    max_open_offers: Annotated[int, bounded(1, 10)] = 5
    max_offers_per_day: Annotated[int, bounded(1, 50)] = 20
    bid_deadline_hours: Annotated[int, bounded(1, 168), CLOCK] = 24
    rebid_deadline_hours: Annotated[int, bounded(1, 168), CLOCK] = 12
    market_deadline_hours: Annotated[int, bounded(1, 168), CLOCK] = 24
    freeze_deadline_hours: Annotated[int, bounded(1, 168), CLOCK] = 12
