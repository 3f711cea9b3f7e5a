"""Selling, the limits and Rot (CM-6, CM-7, CM-11, CM-13)."""

from collections.abc import Mapping

from games.central.actions import OF_ONE_ROUND, Cheat, Decline, OrderNoRot, Rot, Sell
from games.central.components import (
    BATCH_NUMBER,
    BATCHES,
    LEAST_TO_ROT,
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
from games.central.events import Paid, Rotted, ShutOut, sold
from games.central.listed import CHEATS, DECLINE, DECLINE_PRODUCT, DECLINE_ROUND, ROTS, cheats, sales
from games.central.order_book import drop_dead_orders, drop_from_plan, drop_orders, keep_order
from games.central.reasons import Because
from games.central.state import Sale, State
from games.kernel import Action, Event, Refusal, Seat, Window

DECLINED, DECLINED_PRODUCT, DECLINED_ROUND = 0, -1, -2
"""Answers to a sale; a whole number from 2 means: Rot, if at least so many kg are left."""


# Laying cards down


def check_sell(state: State, seat: Seat, action: Sell) -> None:
    """Refuse cards that the seat does not hold, or that would sell nothing."""
    held = state.held(seat)
    if held == NONE_HELD:
        raise Refusal(Because.MUST_CHEAT, "CM-11.2", product=PRODUCTS[state.bidding.product])
    _check_batch(held, PRODUCTS[state.bidding.product], action.batch, state.cap(seat), "CM-6.2")


def check_cheat(state: State, seat: Seat, action: Cheat) -> None:
    """Refuse cheating where honesty is possible, and what a cheater cannot lay down."""
    if state.held(seat) != NONE_HELD:
        raise Refusal(Because.MUST_BE_HONEST, "CM-11.7", product=PRODUCTS[state.bidding.product])
    held = held_of(state.players[seat].hand, PRODUCT_NUMBER[action.product])
    _check_batch(held, action.product, action.batch, state.cap(seat), "CM-11.3")


def _check_batch(held: Held, product: Product, text: str, cap: int, clause: str) -> None:
    batch = BATCHES[BATCH_NUMBER[text]]
    if not fits(batch, held):
        raise Refusal(Because.NOT_IN_HAND, clause, product=product, batch=text)
    if wastes_a_card(batch, cap):
        raise Refusal(Because.CARD_SELLS_NOTHING, "CM-6.6", batch=text, cap=cap)


def lay_down(state: State, seat: Seat, action: Sell | Cheat, events: list[Event]) -> None:
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
    events.append(sold(seat, PRODUCTS[auction.product], PRODUCTS[played], batch.text, kg, batch.kg - kg))
    state.phase = "rot"


def best(state: State, seat: Seat, most_cards: int) -> Action:
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


def settle(state: State, events: list[Event]) -> bool:
    """Shut out all who come too late; whether somebody can sell."""
    auction = state.bidding
    if state.product_sold[auction.product] < LIMIT and auction.sales < len(auction.sellers):
        return True
    product = PRODUCTS[auction.product]
    events += [ShutOut(seat=seat, product=product) for seat in auction.sellers[auction.sales :]]
    auction.sales = len(auction.sellers)
    state.phase = "tourists"
    return False


# Rot


def open_window(state: State) -> list[Seat]:
    """Ask everybody else who has Rot, clockwise from the seller's left (CM-13.3), if anything could rot."""
    auction = state.bidding
    sale = state.bidding.last_sale
    asked = [seat for seat in state.from_left_of(sale.seller) if state.players[seat].rot]
    if sale.sold < LEAST_TO_ROT or not asked:
        return []
    state.window = Window.open(auction.sales, asked)
    return asked


def check_rot(state: State, action: Rot) -> None:
    """Refuse a threshold that this sale cannot reach, or at which nothing would rot (CM-13.5, CM-13.8)."""
    sold = state.bidding.last_sale.sold
    if not LEAST_TO_ROT <= action.least <= sold:
        raise Refusal(Because.NOT_SO_MANY_KG, "CM-13.8", least=action.least, kg=sold)


_DECLINES = {None: DECLINED, "product": DECLINED_PRODUCT, "round": DECLINED_ROUND}
_ANSWERS: Mapping[int, Rot | Decline] = {
    DECLINED: DECLINE,
    DECLINED_PRODUCT: DECLINE_PRODUCT,
    DECLINED_ROUND: DECLINE_ROUND,
    **{rot.least: rot for rot in ROTS},
}


def answer_to(action: Rot | Decline) -> int:
    """The answer that an action in a Rot window gives."""
    return action.least if isinstance(action, Rot) else _DECLINES[action.scope]


def answer_of(answer: int) -> Rot | Decline:
    """The action that gave an answer."""
    return _ANSWERS[answer]


def pay(state: State, answers: list[tuple[Seat, int]], events: list[Event]) -> None:
    """Let Rot take its share, one after the other (CM-13.3), and book the income of what is left."""
    auction, sale = state.bidding, state.bidding.last_sale
    state.window = None
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
    events.append(Paid(seat=sale.seller, kg=good, price=price, income=good * price, total=seller.income))


def _keep_scope(state: State, seat: Seat, answer: int) -> None:
    if answer == DECLINED_ROUND:
        drop_orders(state, seat, "rot")
        keep_order(state, seat, OrderNoRot())
    elif answer == DECLINED_PRODUCT:
        keep_order(state, seat, OrderNoRot(product=PRODUCTS[state.bidding.product]))
