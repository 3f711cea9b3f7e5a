"""Other worlds: states that a seat could not tell from the real one."""

from games.kernel import Seat, Stream
from games.turin.components import Phase
from games.turin.state import State

HIDDEN_COINS = 12
"""How far the cash of others is drawn apart, where it is hidden."""


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Draw hands, and cash where it is hidden, anew, in place; after the end all is known."""
    if state.phase is Phase.OVER:
        return
    strangers = [other for other in range(state.seats) if other != seat]
    _deal_anew(state, strangers, stream)
    if state.options.money_visibility == "hidden":
        for other in strangers:
            player = state.players[other]
            player.cash = player.cash - state.free(other) + stream.below(HIDDEN_COINS)


def _deal_anew(state: State, strangers: list[Seat], stream: Stream) -> None:
    hidden = [card for other in strangers for card in state.players[other].hand] + state.removed
    pool = stream.shuffled(sorted(hidden))
    for other in strangers:
        player = state.players[other]
        player.hand = sorted(pool.pop() for _ in player.hand)
    state.removed = sorted(pool)
