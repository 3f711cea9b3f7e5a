"""Tourists: a further sale beside all limits, at the lowest bid (CM-12)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from games.central.actions import Decline, NoTourists, Tourists
from games.central.components import BATCH_NUMBER, BATCHES, NONE_HELD, PRODUCTS, fits, lowest_cards
from games.central.events import ProductClosed, TouristsCame
from games.central.knowledge import could_hold
from games.central.listed import DECLINE, NO_TOURISTS, ORDER_NO_TOURISTS, TOURISTS, closing_choices, tourist_sales
from games.central.order_terms import drop_dead_orders, drop_from_plan, drop_product_orders, keep_order
from games.central.reactions import Reaction
from games.central.reasons import Because
from games.central.rot import Rotting
from games.central.state import State
from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Move,
    Nature,
    Question,
    Refusal,
    Seat,
    Window,
    kind_of,
    kinds_of,
    plays,
)

_DECLINED_ROUND: Final = -1
_ANSWERS: Final = {_DECLINED_ROUND: NO_TOURISTS, **dict(enumerate((DECLINE, *TOURISTS)))}


class EarlyTourists(Question[State]):
    """A further sale out of turn, while others still sell (CM-12.8)."""

    kinds = ("early-tourists",)
    nature = Nature.FREE
    accepts = kinds_of(Tourists)
    phases = ("sell",)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return entitled(state, seat)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        bidding = state.bidding
        return _early(state.round, state.rights, bidding.sales, bidding.product, bidding.lowest)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return tourist_sales(state.held(seat))

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        return _none_left(state)


@lru_cache(maxsize=4096)
def _early(number: int, rights: int, sales: int, product: int, price: int) -> Decision:
    return EarlyTourists.put(f"r{number}o{rights}s{sales}early", {"product": PRODUCTS[product], "price": price})


class ClosingTourists(Reaction):
    """A further sale when all have sold (D7)."""

    kinds = ("tourists",)
    accepts = kinds_of(Tourists, Decline, NoTourists)
    phases = ("tourists",)
    answers = _ANSWERS

    @override
    def open(self, state: State) -> list[Seat]:
        """Ask everybody who could, in selling order (CM-12.9)."""
        auction = state.bidding
        asked = [seat for seat in auction.sellers if entitled(state, seat)]
        if asked:
            state.window = Window.open(auction.sales, asked)
        return asked

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _closing(state.round, state.rights, state.bidding.product, state.bidding.lowest)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return closing_choices(state.held(seat))

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return DECLINE

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        return _none_left(state) if kind == kind_of(Tourists) else None

    @override
    def close(self, state: State, answers: list[tuple[Seat, int]], dice: Dice) -> list[Event]:
        """Book all further sales; the next product can be opened."""
        product = PRODUCTS[state.bidding.product]
        events = [event for seat, answer in answers if answer > 0 for event in _sell(state, seat, answer - 1)]
        drop_product_orders(state, product)
        for seat, answer in answers:
            if answer == _DECLINED_ROUND:
                keep_order(state, seat, ORDER_NO_TOURISTS)
        state.window, state.auction, state.phase = None, None, "open"
        return [*events, ProductClosed(product=product)]


@lru_cache(maxsize=4096)
def _closing(number: int, rights: int, product: int, price: int) -> Decision:
    return ClosingTourists.put(f"r{number}o{rights}tourists", {"product": PRODUCTS[product], "price": price})


def _none_left(state: State) -> Refusal:
    return Refusal(Because.NONE_LEFT, "CM-12.3", product=PRODUCTS[state.bidding.product])


def entitled(state: State, seat: Seat) -> bool:
    """Whether the seat could play Tourists, by what everybody knows (CM-12.2, CM-12.7, CM-15.5)."""
    auction, player = state.bidding, state.players[seat]
    if not (auction.sold[seat] and player.tourists and player.hand) or seat in auction.cheated:
        return False
    return state.rules == 1 or could_hold(state, seat)


@plays
def sell_more(state: State, move: Move[Tourists], dice: Dice) -> list[Event]:
    """Sell cards that the seat holds (CM-12.3): when the window closes, or out of turn at once (CM-12.8)."""
    seat, number = move.seat, BATCH_NUMBER[move.action.batch]
    if not fits(BATCHES[number], state.held(seat)):
        product = PRODUCTS[state.bidding.product]
        raise Refusal(Because.NOT_IN_HAND, "CM-12.3", product=product, batch=move.action.batch)
    if state.window is not None:
        return ClosingTourists.taken_down(state, seat, move.action)
    return _sell(state, seat, number)


@plays
def decline(state: State, move: Move[Decline], dice: Dice) -> list[Event]:
    """Play no card now: neither Rot nor Tourists."""
    if state.phase == "rot":
        return Rotting.taken_down(state, move.seat, move.action)
    if move.action.scope is not None:
        raise Refusal(Because.ONLY_ROT, "CM-13.8")
    return ClosingTourists.taken_down(state, move.seat, move.action)


@plays
def decline_for_the_round(state: State, move: Move[NoTourists], dice: Dice) -> list[Event]:
    """Sell nothing to tourists for the rest of the round; who has nothing to sell now has no choice."""
    if state.held(move.seat) == NONE_HELD:
        raise _none_left(state)
    return ClosingTourists.taken_down(state, move.seat, move.action)


def _sell(state: State, seat: Seat, number: int) -> list[Event]:
    """Sell a batch to tourists: paid at once, at the lowest bid, and outside both limits (CM-12.3 to CM-12.5)."""
    auction, player, batch = state.bidding, state.players[seat], BATCHES[number]
    cards = lowest_cards(player.hand, auction.product, batch)
    player.hand = tuple([card for card in player.hand if card not in cards])
    state.discard += cards
    player.tourists = False
    drop_dead_orders(state, seat, "tourists")
    drop_from_plan(player, "tourists")
    price = auction.lowest
    player.income += batch.kg * price
    return [
        TouristsCame(
            seat=seat,
            product=PRODUCTS[auction.product],
            batch=batch.text,
            kg=batch.kg,
            price=price,
            income=batch.kg * price,
            total=player.income,
        )
    ]
