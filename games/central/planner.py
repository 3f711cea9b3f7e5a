"""Somebody who plans each round when the cards are dealt, as a sensible person would: for measuring what plans save."""

from collections.abc import Sequence
from typing import Final

from games.central.actions import Plan
from games.central.judgement import Judgement
from games.central.view import CentralView
from games.kernel import Action, Dice, OpenDecisions, View
from games.kernel.in_full import recall

MUCH: Final = 7
"""Kg of a product about which one wants to be asked: there the price is worth a thought."""

LASTING: Final = frozenset({"others", "sell", "rot", "tourists"})
"""The parts of a plan that outlive the round."""


class CentralPlanner:
    """Plans the opening, a floor for each product, and from now on the other products, sales, Rot and Tourists."""

    def plan(self, view: View, moves: OpenDecisions, _dice: Dice) -> Sequence[Action]:
        """A plan before the first opening of a round, or as soon as one can for who comes later."""
        assert isinstance(view, CentralView)  # noqa: S101 - each game has its own views
        sees = Judgement(view)
        forms = [form for decision in moves for form in decision.forms if form.kind == "plan"]
        if not forms or (sees.view.opened and _is_planned(sees.view)):
            return ()
        wanted = _wanted(sees)
        plan = Plan.model_validate({part.name: wanted[part.name] for part in forms[0].fields if part.name in wanted})
        return () if plan.text in sees.view.orders else (plan,)


def _is_planned(view: CentralView) -> bool:
    """Whether something is planned for this round, and not only from now on."""
    kept = (recall(order, (Plan,)) for order in view.orders)
    return any(plan.said().keys() - LASTING for plan in kept if isinstance(plan, Plan))


def _wanted(sees: Judgement) -> dict[str, str]:
    floors: dict[str, str] = {
        product: f"to-{sees.reserve(product)}" for product in sees.view.products if 0 < sees.kg(product) < MUCH
    }
    general = {"others": "pass", "sell": "most", "rot": "loss-16", "tourists": "gain-24"}
    return {"open": "heaviest", **floors, **general}
