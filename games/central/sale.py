"""Selling, and the limits (CM-6, CM-7, CM-11)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from typing_extensions import override

from games.central.actions import OF_ONE_ROUND, Cheat, Sell
from games.central.components import (
    BATCH_NUMBER,
    BATCHES,
    LIMIT,
    NONE_HELD,
    PRODUCT_NUMBER,
    PRODUCTS,
    Held,
    Product,
    fits,
    held_of,
    held_of_all,
    lowest_cards,
    preference,
    wastes_a_card,
)
from games.central.events import ShutOut, Sold
from games.central.listed import CHEATS, cheats, sales
from games.central.order_terms import drop_dead_orders, drop_from_plan
from games.central.reasons import Because
from games.central.state import Sale, State
from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, kinds_of, plays


class Selling(Question[State]):
    """Which cards a bidder lays down (D4, D5)."""

    kinds = ("sell",)
    accepts = kinds_of(Sell, Cheat)
    phases = ("sell",)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.bidding.seller

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        bidding = state.bidding
        price, cap = bidding.bids[seat], state.cap(seat)
        return _decision(state.round, state.rights, bidding.sales, bidding.product, price, cap)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal sale: of the product if the seat holds any, else of another one with the Cheater (CM-11.7)."""
        cap, held = state.cap(seat), state.held(seat)
        if held != NONE_HELD:
            return sales(held, cap)
        others = enumerate(held_of_all(state.players[seat].hand))
        return list(chain.from_iterable(cheats(product, held, cap) for product, held in others if any(held)))

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return best(state, seat, len(state.players[seat].hand))  # as much as possible (CM-15.2)

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        honest, product = state.held(seat) != NONE_HELD, PRODUCTS[state.bidding.product]
        match kind:
            case "sell":
                return Refusal(Because.MUST_CHEAT, "CM-11.2", product=product)
            case "cheat" if honest:
                return Refusal(Because.MUST_BE_HONEST, "CM-11.7", product=product)
            case _:
                return None


@lru_cache(maxsize=4096)
def _decision(number: int, rights: int, sales: int, product: int, price: int, cap: int) -> Decision:
    facts = {"product": PRODUCTS[product], "price": price, "cap": cap}
    return Selling.put(f"r{number}o{rights}s{sales}sell", facts)


@plays
def sell(state: State, move: Move[Sell], dice: Dice) -> list[Event]:
    """Sell cards of the product that the seat holds."""
    seat, product, held = move.seat, PRODUCTS[state.bidding.product], state.held(move.seat)
    if held == NONE_HELD:
        raise Refusal(Because.MUST_CHEAT, "CM-11.2", product=product)
    _check_batch(held, product, move.action.batch, state.cap(seat), "CM-6.2")
    return lay_down(state, seat, move.action)


@plays
def cheat(state: State, move: Move[Cheat], dice: Dice) -> list[Event]:
    """Sell another product as this one, where honesty is not possible."""
    seat, product = move.seat, move.action.product
    if state.held(seat) != NONE_HELD:
        raise Refusal(Because.MUST_BE_HONEST, "CM-11.7", product=PRODUCTS[state.bidding.product])
    held = held_of(state.players[seat].hand, PRODUCT_NUMBER[product])
    _check_batch(held, product, move.action.batch, state.cap(seat), "CM-11.3")
    return lay_down(state, seat, move.action)


def _check_batch(held: Held, product: Product, text: str, cap: int, clause: str) -> None:
    batch = BATCHES[BATCH_NUMBER[text]]
    if not fits(batch, held):
        raise Refusal(Because.NOT_IN_HAND, clause, product=product, batch=text)
    if wastes_a_card(batch, cap):
        raise Refusal(Because.CARD_SELLS_NOTHING, "CM-6.6", batch=text, cap=cap)


def lay_down(state: State, seat: Seat, action: Sell | Cheat) -> list[Event]:
    """Lay the cards down and fix what of them is sold; it is paid after the Rot window (CM-6.10)."""
    auction, player = state.bidding, state.players[seat]
    cheated = isinstance(action, Cheat)
    played = PRODUCT_NUMBER[action.product] if isinstance(action, Cheat) else auction.product
    number = BATCH_NUMBER[action.batch]
    batch = BATCHES[number]
    kg = min(batch.kg, state.cap(seat))
    cards = lowest_cards(player.hand, played, batch)
    player.hand = tuple([card for card in player.hand if card not in cards])
    player.played += cards
    player.sold += kg
    state.product_sold[auction.product] += kg
    auction.sold[seat] = kg
    auction.sale = Sale(seat, played, number, kg, batch.kg - kg)
    if player.sold == LIMIT:
        drop_dead_orders(state, seat, "bid", "open", "sell")
        drop_from_plan(player, *OF_ONE_ROUND)
    if cheated:
        player.cheater = False
        player.lacks = sorted({*player.lacks, auction.product})
        auction.cheated.append(seat)
    state.phase = "rot"
    return [
        Sold(
            seat=seat,
            product=PRODUCTS[auction.product],
            played=PRODUCTS[played],
            batch=batch.text,
            kg=kg,
            lost=batch.kg - kg,
            cheated=cheated,
        )
    ]


def best(state: State, seat: Seat, most_cards: int) -> Sell | Cheat:
    """The sale of CM-15.2, among those of at most so many cards."""
    cap = state.cap(seat)
    if any(held := state.held(seat)):
        return next(sale for sale in sales(held, cap) if BATCHES[BATCH_NUMBER[sale.batch]].size <= most_cards)
    options = [
        (preference(BATCHES[number], cap), product, number)
        for product, held in enumerate(held_of_all(state.players[seat].hand))
        for number in (BATCH_NUMBER[cheat.batch] for cheat in cheats(product, held, cap))
        if BATCHES[number].size <= most_cards
    ]
    _, product, number = min(options)
    return CHEATS[product][number]


def can_sell(state: State) -> bool:
    """Whether the limit of the product leaves something to a bidder who has not sold yet."""
    auction = state.bidding
    return state.product_sold[auction.product] < LIMIT and auction.sales < len(auction.sellers)


def shut_out(state: State) -> list[Event]:
    """All others come too late."""
    auction = state.bidding
    late = auction.sellers[auction.sales :]
    auction.sales = len(auction.sellers)
    state.phase = "tourists"
    return [ShutOut(seat=seat, product=PRODUCTS[auction.product]) for seat in late]
