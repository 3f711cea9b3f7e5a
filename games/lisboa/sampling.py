"""Another state that a seat cannot tell from the real one: what it does not know is drawn anew."""

from games.kernel import Seat, Stream
from games.lisboa.components import CROWD, GROUPS, Stage
from games.lisboa.judgement import reckon_money
from games.lisboa.market import CLOSED_ON, closed_restaurant
from games.lisboa.reading import read_view
from games.lisboa.state import NOTHING, State
from games.lisboa.view import view

_MISCOUNTED = 6
"""How far off a rival's purse may be from what can be reckoned."""
_MOST_MONEY = 60


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Draw anew all that this seat or a spectator cannot know of what lies on the table."""
    state.bag = stream.shuffled(sorted(state.bag))
    _redraw_customers(state, stream)
    if not state.restaurants_open:
        _redraw_restaurants(state, stream)
    if not state.money_open:
        _redraw_money(state, seat, stream)


def _redraw_customers(state: State, stream: Stream) -> None:
    """The order of the stacks, and what was discarded unseen for as long as it is (ML-25.3)."""
    known = state.stage in (Stage.NEXT, Stage.OVER)
    discarded = list(state.discarded) if known else []
    for group in GROUPS:
        stack = state.stacks[group]
        unseen = list(stack)
        if not known:
            unseen += [tile for tile in state.discarded if CROWD[tile] == group + 1]
        unseen = stream.shuffled(sorted(unseen))
        state.stacks[group] = unseen[: len(stack)]
        discarded += unseen[len(stack) :]
    state.discarded = sorted(discarded)


def _redraw_restaurants(state: State, stream: Stream) -> None:
    cells = state.market.cells
    closed = [cell for cell, code in enumerate(cells) if CLOSED_ON[code] != NOTHING]
    types = stream.shuffled(sorted(CLOSED_ON[cells[cell]] for cell in closed))
    for cell, restaurant in zip(closed, types, strict=True):
        cells[cell] = closed_restaurant(restaurant)


def _redraw_money(state: State, seat: Seat | None, stream: Stream) -> None:
    """What others have is not known, but can be reckoned from the board: it is drawn about that."""
    seen = view(state, seat)
    reading = read_view(seen)
    for owner, player in enumerate(state.players):
        if owner != seat:
            reckoned = round(reckon_money(seen, reading, owner)) + len(player.restaurants)
            player.earned += max(0, reckoned + stream.between(-_MISCOUNTED, _MISCOUNTED)) - player.money
    if state.solo is not None and seat is None:
        state.solo.four_money = stream.between(0, _MOST_MONEY)
