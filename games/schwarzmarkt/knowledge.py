"""What everybody can know about hidden product cards, if they remember all that they were shown.

``state.known[viewer][place]`` says how many cards of each product the viewer knows to lie at a place at the very
least. The places are the seats and, behind them, the product pile; the viewers are the seats and, behind them, the
public. What the public knows, every seat knows too.

A card moved in the open counts one less where it came from. A card drawn unseen could be any: those who did not see it
count one less of every product.
"""

from collections.abc import Iterable, Sequence

from games.kernel import Seat
from games.schwarzmarkt.components import PRODUCTS
from games.schwarzmarkt.state import State


def nothing_known(seats: int) -> list[list[list[int]]]:
    """What everybody knows about freshly dealt cards."""
    return [[[0] * len(PRODUCTS) for _ in range(seats + 1)] for _ in range(seats + 1)]


def forget(state: State, places: Iterable[int]) -> None:
    """These places were dealt anew."""
    for place in places:
        for row in state.known:
            row[place] = [0] * len(PRODUCTS)


def left_hand(state: State, seat: Seat, counts: Sequence[int]) -> None:
    """Cards left a hand in the open."""
    taken = [(index, count) for index, count in enumerate(counts) if count]
    for row in state.known:
        known = row[seat]
        for index, count in taken:
            if known[index]:
                known[index] = max(0, known[index] - count)


def went_under_pile(state: State, counts: Sequence[int]) -> None:
    """Cards went under the product pile in the open."""
    for row in state.known:
        _more(row[state.seats], counts)


def seen(state: State, viewer: Seat, place: int, counts: Sequence[int]) -> None:
    """A viewer was shown some or all cards of a place."""
    known = state.known[viewer][place]
    known[:] = map(max, known, counts)


def moved(state: State, origin: int, goal: int, counts: Sequence[int], witnesses: tuple[Seat, ...]) -> None:
    """Cards went from a place to another, and only the witnesses saw which ones."""
    number = sum(counts)
    for viewer, row in enumerate(state.known):
        if viewer in witnesses:
            _less(row[origin], counts)
            if viewer != goal:
                _more(row[goal], counts)
        else:
            _less(row[origin], [number] * len(PRODUCTS))


def _less(known: list[int], counts: Sequence[int]) -> None:
    for index, count in enumerate(counts):
        if count:
            known[index] = max(0, known[index] - count)


def _more(known: list[int], counts: Sequence[int]) -> None:
    for index, count in enumerate(counts):
        known[index] += count
