"""Rot: what is left of a sale, and its payment (CM-6.8, CM-13)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from games.central.actions import Decline, OrderNoRot, Rot
from games.central.components import LEAST_TO_ROT, PRODUCTS
from games.central.events import Paid, Rotted
from games.central.listed import DECLINE, DECLINE_PRODUCT, DECLINE_ROUND, ROT_CHOICES, ROTS
from games.central.order_terms import drop_from_plan, drop_orders, keep_order
from games.central.reactions import Reaction
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Action, Decision, Dice, Event, Move, Refusal, Seat, Window, kinds_of, plays

_DECLINED, _DECLINED_PRODUCT, _DECLINED_ROUND = 0, -1, -2
_ANSWERS: Final[Mapping[int, Rot | Decline]] = {
    _DECLINED: DECLINE,
    _DECLINED_PRODUCT: DECLINE_PRODUCT,
    _DECLINED_ROUND: DECLINE_ROUND,
    **{rot.least: rot for rot in ROTS},
}


class Rotting(Reaction):
    """Whether a sale rots (D6). The number of an answer is how many kg must be left for it."""

    kinds = ("rot",)
    accepts = kinds_of(Rot, Decline)
    phases = ("rot",)
    answers = _ANSWERS

    @override
    def open(self, state: State) -> list[Seat]:
        """Ask everybody else who has Rot, clockwise from the seller's left (CM-13.3), if anything could rot."""
        sale = state.bidding.last_sale
        asked = [seat for seat in state.from_left_of(sale.seller) if state.players[seat].rot]
        if sale.sold < LEAST_TO_ROT or not asked:
            return []
        state.window = Window.open(state.bidding.sales, asked)
        return asked

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        bidding, last = state.bidding, state.bidding.last_sale
        price = bidding.bids[last.seller]
        return _decision(state.round, state.rights, bidding.sales, bidding.product, last.seller, last.sold, price)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Decline, or Rot with any threshold that this sale can reach."""
        return ROT_CHOICES[state.bidding.last_sale.sold]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return DECLINE

    @override
    def close(self, state: State, answers: list[tuple[Seat, int]], dice: Dice) -> list[Event]:
        """Let Rot take its share, one after the other (CM-13.3), and book the income of what is left."""
        auction, sale = state.bidding, state.bidding.last_sale
        state.window = None
        events: list[Event] = []
        good = sale.sold
        for seat, answer in answers:
            if LEAST_TO_ROT <= answer <= good:
                left = good - good // 2
                state.players[seat].rot = False
                drop_orders(state, seat, "rot")
                drop_from_plan(state.players[seat], "rot")
                events.append(Rotted(seat=seat, victim=sale.seller, before=good, after=left))
                good = left
            _keep_scope(state, seat, answer)
        price, seller = auction.bids[sale.seller], state.players[sale.seller]
        seller.income += good * price
        auction.sales += 1
        state.phase = "sell"
        return [*events, Paid(seat=sale.seller, kg=good, price=price, income=good * price, total=seller.income)]


@lru_cache(maxsize=4096)
def _decision(number: int, rights: int, sales: int, product: int, seller: Seat, kg: int, price: int) -> Decision:
    facts = {"seat": seller, "product": PRODUCTS[product], "kg": kg, "price": price}
    return Rotting.put(f"r{number}o{rights}s{sales}rot", facts)


def _keep_scope(state: State, seat: Seat, answer: int) -> None:
    if answer == _DECLINED_ROUND:
        drop_orders(state, seat, "rot")
        keep_order(state, seat, OrderNoRot())
    elif answer == _DECLINED_PRODUCT:
        keep_order(state, seat, OrderNoRot(product=PRODUCTS[state.bidding.product]))


@plays
def rot(state: State, move: Move[Rot], dice: Dice) -> list[Event]:
    """Play Rot from a threshold that this sale can reach, and at which something would rot (CM-13.5, CM-13.8)."""
    least, sold = move.action.least, state.bidding.last_sale.sold
    if not LEAST_TO_ROT <= least <= sold:
        raise Refusal(Because.NOT_SO_MANY_KG, "CM-13.8", least=least, kg=sold)
    return Rotting.taken_down(state, move.seat, move.action)
