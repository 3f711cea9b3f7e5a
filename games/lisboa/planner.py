"""How somebody sensible plans, for ``make waits``: what the computer player would do now, as wishes for later."""

from collections.abc import Iterator, Sequence

from games.kernel import Action, Dice, OpenDecisions, View, owed
from games.lisboa.actions import RANKS, BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction, Wishes
from games.lisboa.components import (
    CELL_NUMBER,
    CROWD,
    CUSTOMERS_TO,
    ENTRANCE_NUMBER,
    GOODS,
    LINE_ENTRANCES,
    LINE_OF_ENTRANCE,
    RESTAURANT_NUMBER,
    WANTED_MASK,
    Good,
    Wish,
)
from games.lisboa.judgement import judge
from games.lisboa.listed import BRING, COIN, OPEN_BARE, RESTAURANT
from games.lisboa.market import FREE_ENTRANCE, available_cells, goods_by_line, stand_cost
from games.lisboa.outlook import tile_prospects
from games.lisboa.planning import MOST_GAIN
from games.lisboa.reading import Reading, after, read_view
from games.lisboa.view import LisboaView

TILES_WANTED = 3
NEARLY_AS_GOOD = 0.003
"""By how much less likely to win a move may make that is wished for too."""


class LisboaPlanner:
    """Wishes for the best moves of today, if they are as good tomorrow."""

    def plan(self, view: View, moves: OpenDecisions, dice: Dice) -> Sequence[Action]:
        """A plan, if it differs from the last one; who is in turn leaves one for the turn after it."""
        assert isinstance(view, LisboaView)  # noqa: S101 - the kernel's views are not told apart by type
        if not any(decision.kind == "plan" for decision in moves):
            return ()
        in_turn = any(decision.kind == "turn" for decision in owed(moves))
        plan = _plan_after_this_turn(view) if in_turn else sensible_plan(view)
        return () if plan.unless_empty == view.plan else (plan,)


def sensible_plan(view: LisboaView) -> Wishes:
    """The best moves as if it were this seat's turn, and those that are nearly as good."""
    reading = read_view(view)
    return _wishes(reading, _judged(view, reading))


def _plan_after_this_turn(view: LisboaView) -> Wishes:
    """The best moves once the best of now is made."""
    reading = read_view(view)
    chances = _judged(view, reading)
    following = after(reading, max(chances, key=lambda action: chances[action]))
    return _wishes(following, _judged(view, following))


def _judged(view: LisboaView, reading: Reading) -> dict[TurnAction, float]:
    return {action: judge(view, reading, action) for action in _possible(view, reading)}


def _wishes(reading: Reading, chances: dict[TurnAction, float]) -> Wishes:
    best = max(chances.values())
    plan = Wishes()
    for action in sorted(chances, key=lambda action: chances[action], reverse=True):
        wish = _wish_for(action)
        if wish is None or chances[action] < best - NEARLY_AS_GOOD or len(plan.ranked) == len(RANKS):
            break
        if wish not in plan.ranked:
            plan = plan.changed(**{RANKS[len(plan.ranked)]: wish}, **_details(plan, reading, action))
    return plan


def _wish_for(action: TurnAction) -> Wish | None:
    """What to wish for; for a coin nobody does who could look first whether there is something better."""
    match action:
        case BringCustomers():
            return CUSTOMERS_TO[LINE_OF_ENTRANCE[ENTRANCE_NUMBER[action.entrance]]]
        case OpenStand():
            return Wish.STAND
        case OpenRestaurant():
            return Wish.RESTAURANT
        case TakeCoin():
            return None


def _details(plan: Wishes, reading: Reading, action: TurnAction) -> dict[str, object]:
    """What has to be said beside the wish."""
    match action:
        case BringCustomers():
            gain = min(MOST_GAIN, after(reading, action).income[reading.seat])
            return {"gain": gain if plan.gain is None else min(gain, plan.gain)}
        case OpenStand():
            column, row = action.cell
            cost = stand_cost(reading.market, CELL_NUMBER[action.cell])
            return {"good": action.good, "column": column, "row": int(row), "cost": cost, "take": _tiles(reading)}
        case OpenRestaurant() | TakeCoin():
            return {}


def _tiles(reading: Reading) -> tuple[Good, ...]:
    prospects = tile_prospects(reading)
    promising = sorted(range(len(GOODS)), key=lambda good: prospects[good], reverse=True)[:TILES_WANTED]
    return tuple(GOODS[good] for good in sorted(promising))


# What could be done if it were this seat's turn


def _possible(view: LisboaView, reading: Reading) -> Iterator[TurnAction]:
    yield COIN
    cells = available_cells(reading.market)
    for restaurant in set(view.players[reading.seat].restaurants) if reading.restaurants else ():
        yield from (RESTAURANT[RESTAURANT_NUMBER[restaurant]][cell] for cell in cells)
    yield from _stands(reading, cells)
    yield from _customers(reading)


def _stands(reading: Reading, cells: list[int]) -> Iterator[TurnAction]:
    for cell in cells if reading.stands_left else ():
        for good in sorted(set(reading.hand)):
            stand = OPEN_BARE[good][cell]
            if after(reading, stand).money >= 0:  # ML-3.4
                yield stand


def _customers(reading: Reading) -> Iterator[TurnAction]:
    """By ML-4.2 and ML-4.3; of two free entrances of a line one is as good as the other."""
    market = reading.market
    for line, own in enumerate(goods_by_line(market, reading.seat)):
        free = [entrance for entrance in LINE_ENTRANCES[line] if market.entrances[entrance] == FREE_ENTRANCE]
        for tile in reading.customers if free else ():
            if CROWD[tile] <= market.stands[line] and WANTED_MASK[tile] & own:
                yield BRING[tile][free[0]]
