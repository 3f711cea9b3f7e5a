"""Another state that a seat could not tell from the real one."""

from collections import Counter

from games.kernel import Seat, Stream
from games.stalls.components import DECK
from games.stalls.state import State


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Hands that the seat has not had might hold whatever it has not seen; what lies in a window its question draws."""
    known = set() if seat is None else set(state.seen_by(seat))
    unseen = Counter(DECK)
    for other, player in enumerate(state.players):
        unseen.subtract(player.laid)
        if other in known:
            unseen.subtract(player.hand)
    cards = stream.shuffled(sorted(unseen.elements()))
    for other, player in enumerate(state.players):
        if other not in known:
            player.hand, cards = sorted(cards[: len(player.hand)]), cards[len(player.hand) :]
