"""Somebody who plans their day sensibly, as far as a computer can stand for a person: for ``make waits``."""

from collections.abc import Sequence
from typing import Final

from games.fishmarket.actions import REFUSE, REST, DayPlan
from games.fishmarket.components import DAYS, FREEZABLE
from games.fishmarket.planning import MOST_PAID
from games.fishmarket.view import FishMarketView, OwnView
from games.fishmarket.worth import AVERAGE, best_ice, odds, sellable
from games.kernel import Action, Dice, OpenDecisions, Seat, View

PAID: Final = 0.7
"""Which part of what their customers pay they give for a fish."""
ASKED: Final = 0.4
"""Which part of what it may bring another they ask for a fish that they cannot sell."""


class FishMarketPlanner:
    """Leaves a price list when the market opens, and says there what goes on ice."""

    def plan(self, view: View, moves: OpenDecisions, _dice: Dice) -> Sequence[Action]:
        """The plan for today, if there is none yet."""
        if not isinstance(view, FishMarketView) or view.own is None or view.seat is None or view.own.plan is not None:
            return ()
        may_plan = any("day-plan" in decision.accepts for decision in moves)
        return (_day_plan(view, view.own, view.seat),) if may_plan else ()


def _day_plan(view: FishMarketView, own: OwnView, seat: Seat) -> DayPlan:
    me, customers = view.players[seat], sellable(own)
    chances = [odds(view, own, other.seat) for other in view.players if other.seat != seat]
    left = {kind: count for kind, count in me.stock.items() if kind in FREEZABLE and kind not in customers}
    prices = {f"buy_{kind}": _within(PAID * customers[kind]) for kind in FREEZABLE if kind in customers}
    prices |= {
        f"sell_{kind}": _within(ASKED * AVERAGE[kind] * max(chance[kind] for chance in chances)) for kind in left
    }
    ices = view.day < DAYS and me.ice > 0
    return DayPlan(**prices, ice=(*best_ice(view, left, me.ice), REST) if ices else (), others=REFUSE)


def _within(price: float) -> int:
    return max(1, min(MOST_PAID - 1, round(price)))
