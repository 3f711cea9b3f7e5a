"""A person who plans sensibly, for `make waits`: beside each bid, all that will be asked until the next one."""

from collections.abc import Sequence

from games.kernel import Action, Dice, OpenDecisions, Stream, View
from games.turin.actions import NOT_NOW, Ahead, Favour
from games.turin.agent import Turn
from games.turin.appraisal import PROFIT
from games.turin.components import CARDS, GOODS
from games.turin.planning import RANKS
from games.turin.view import TurinView

FOR_A_CARD = 3
"""What part of the purse is left for one purchase."""


class TurinPlanner:
    """Looks in when bids are asked for, as everybody must, and leaves the rest of the round to a plan."""

    def plan(self, view: View, moves: OpenDecisions, dice: Dice) -> Sequence[Action]:
        """A plan beside the bid, which is given by hand; and, once, whom to sell to."""
        assert isinstance(view, TurinView)  # noqa: S101 - each game has its own planner
        assert view.own is not None  # noqa: S101 - who plans has a seat
        asked = any(decision.kind == "bid" and decision.owed for decision in moves)
        if not asked or (view.own.plan is not None and view.own.plan.extra is not None):
            return ()
        plan = _Planned(view, moves, dice.stream("planner")).plan()
        others = tuple(seat for seat in range(len(view.players)) if seat != view.seat)
        return (plan,) if view.own.favour or len(others) < 2 else (Favour(buyers=others), plan)


class _Planned(Turn):
    """What the computer player would do until the next bid, as far as it can be said now."""

    def __init__(self, view: TurinView, moves: OpenDecisions, stream: Stream) -> None:
        super().__init__(view, moves, stream)
        self.parts = [
            field.name for each in moves for form in each.forms if form.kind == "ahead" for field in form.fields
        ]

    def plan(self) -> Ahead:
        """One coin more if tied, the lots by their worth, an offer, what to buy, and the next card."""
        lots = sorted(self.view.lots, key=lambda lot: self.worth.taking((lot,)), reverse=True)
        offer = self.card_to_offer()
        goods, limit = self._wishes()
        return Ahead.model_validate(
            {
                **dict(zip([rank for rank in RANKS if rank in self.parts], lots, strict=False)),
                "extra": min(1, self.own.free),
                "offer": NOT_NOW if offer is None else offer.card,
                "price": None if offer is None else offer.price,
                "goods": goods,
                "limit": limit,
                "card": self.card_to_place() if "card" in self.parts else None,
            }
        )

    def _wishes(self) -> tuple[tuple[str, ...], int]:
        """Goods of which a card would be worth more than a part of the purse; nothing if there are none."""
        limit = self.own.free // FOR_A_CARD
        theirs = {card: seat for seat, player in enumerate(self.view.players) for card in player.cards}
        wished = {
            CARDS[card][0]
            for card, owner in theirs.items()
            if owner != self.seat and self.worth.moving(self.seat, card, owner, self.seat) > limit + PROFIT
        }
        return (tuple(good for good in GOODS if good in wished), limit) if wished and limit else ((), 0)
