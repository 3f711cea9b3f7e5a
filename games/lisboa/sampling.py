"""Another state that a seat cannot tell from the real one: what it does not know is drawn anew."""

from games.kernel import Dice, Stream
from games.lisboa.actions import Plan
from games.lisboa.components import CROWD, GROUPS, Stage
from games.lisboa.listed import COIN
from games.lisboa.market import CLOSED_ON, closed_restaurant
from games.lisboa.state import NOTHING, State

_MOST_MONEY = 60


def resample(other: State, seat: int | None, dice: Dice) -> None:
    """Draw anew, in this copy of the real state, all that this seat or a spectator cannot know."""
    stream = dice.stream("resample")
    stream.shuffle(other.bag)
    _resample_customers(other, stream)
    if not other.restaurants_open:
        _resample_restaurants(other, stream)
    if not other.money_open:
        _resample_money(other, seat, stream)
    if other.stage is not Stage.OVER:
        _resample_plans(other, seat, stream)


def _resample_customers(state: State, stream: Stream) -> None:
    """The order of the stacks, and what was discarded unseen for as long as it is (ML-25.3)."""
    known = state.stage in (Stage.NEXT, Stage.OVER)
    discarded = list(state.discarded) if known else []
    for group in GROUPS:
        stack = state.stacks[group]
        unseen = list(stack)
        if not known:
            unseen += [tile for tile in state.discarded if CROWD[tile] == group + 1]
        stream.shuffle(unseen)
        state.stacks[group] = unseen[: len(stack)]
        discarded += unseen[len(stack) :]
    state.discarded = sorted(discarded)


def _resample_restaurants(state: State, stream: Stream) -> None:
    cells = state.market.cells
    closed = [cell for cell, code in enumerate(cells) if CLOSED_ON[code] != NOTHING]
    types = stream.shuffled([CLOSED_ON[cells[cell]] for cell in closed])
    for cell, restaurant in zip(closed, types, strict=True):
        cells[cell] = closed_restaurant(restaurant)


def _resample_money(state: State, seat: int | None, stream: Stream) -> None:
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.earned += stream.between(0, _MOST_MONEY) - player.money
    if state.solo is not None and seat is None:
        state.solo.four_money = stream.between(0, _MOST_MONEY)


def _resample_plans(state: State, seat: int | None, stream: Stream) -> None:
    for owner in range(len(state.plans)):
        if owner not in (seat, state.active):
            state.plans[owner] = Plan(moves=(COIN.text,)) if stream.below(2) else None
