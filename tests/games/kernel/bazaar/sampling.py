"""Another Bazaar that a seat could not tell from the real one."""

from games.kernel import Seat, Stream
from tests.games.kernel.bazaar.components import Phase
from tests.games.kernel.bazaar.state import State
from tests.games.kernel.bazaar.view import sees


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    if state.phase is Phase.OVER:
        return
    strangers = [player for place, player in enumerate(state.players) if place != seat]
    pool = stream.shuffled(state.deck + [card for player in strangers for card in player.hand])
    for player in strangers:
        player.hand = sorted(pool.pop() for _ in player.hand)
        if not state.open_cash:
            player.cash += stream.between(0, 3)
    state.deck = pool
    state.offers = [offer for offer in state.offers if sees(offer, seat)]
    state.offers_made = {
        channel: count for channel, count in state.offers_made.items() if channel == "all" or str(seat) in channel
    }
