"""How somebody sensible plans, for ``make waits``: the computer player as far as it can be told beforehand."""

from collections.abc import Sequence
from typing import Final

from games.kernel import Action, Dice, OpenDecisions, View, owed
from games.schwarzmarkt.actions import Plan
from games.schwarzmarkt.agent import worth_of_laying
from games.schwarzmarkt.components import DISCOVERY, TEXTS, Text
from games.schwarzmarkt.judgement import Judge
from games.schwarzmarkt.view import SchwarzmarktView

WAIT: Final = 9
SELL: Final = 12


class SchwarzmarktPlanner:
    """Passes one space while the rate is low, sells from a fair rate on, and says early what to lay next."""

    def plan(self, view: View, moves: OpenDecisions, dice: Dice) -> Sequence[Action]:
        """A plan, if it differs from the last one; who is asked something answers that first."""
        assert isinstance(view, SchwarzmarktView)  # noqa: S101 - the kernel's views are not told apart by type
        if owed(moves):
            return ()
        plan = Plan(lay=_next_card(view), sell=SELL, up_to=WAIT)
        return () if plan == view.plan else (plan,)


def _next_card(view: SchwarzmarktView) -> str | None:
    assert view.seat is not None  # noqa: S101 - spectators do not plan
    judge = Judge(view, view.seat)
    points = view.players[view.seat].points or 0
    possible = [card for card in view.market if TEXTS.get(card) is not Text.NEUE_WARE_ENTDECKT or points >= DISCOVERY]
    return max(possible, key=lambda card: worth_of_laying(view, judge, card))
