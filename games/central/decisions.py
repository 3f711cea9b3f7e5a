"""Who is asked what. Ids, kinds, facts and moments of decisions depend on public things only (CM-15.5)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from games.central import lap, round_end, sale, tourists
from games.central.actions import ORDERS
from games.central.components import MOST_ROUNDS, PRODUCTS
from games.central.order_book import takes_orders
from games.central.state import State
from games.kernel import Action, Decision, Figure, Nature, Seat

_OPEN = frozenset({"open", "skip"})
_FIRST_LAP = frozenset({"bid", "bid-once", "undercut", "pass"})
_LATER_LAP = frozenset({"bid", "bid-once", "undercut", "stay"})
_SELL = frozenset({"sell", "cheat"})
_EARLY = frozenset({"tourists"})
_ROT = frozenset({"rot", "decline"})
_TOURISTS = frozenset({"tourists", "decline"})
_ASIDE = frozenset({"aside", "aside-nothing"})
_ORDERS = frozenset({*ORDERS, "plan", "cancel"})


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """The question of the phase if this seat is asked, early Tourists, and standing orders."""
    phase, current, window = state.phase, state.auction, state.window
    orders = _ORDERS_OF[state.round] if takes_orders(state, seat) else ()
    if window is not None:
        return orders if seat not in window.asked else (_window_decision(state, seat), *orders)
    if phase == "bid" and current is not None:
        return orders if current.turn != seat else (_bid_decision(state, seat), *orders)
    if phase == "sell" and current is not None:
        asked = current.sellers[current.sales] == seat or current.sold[seat]
        return (*_sale_decisions(state, seat), *orders) if asked else orders
    if phase == "open" and state.opener == seat:
        return (_open_question(state.round, state.rights, state.price_max), *orders)
    return orders


def given_answer(state: State, seat: Seat) -> Action | None:
    """What a seat has answered in the open window so far."""
    answer = None if state.window is None else state.window.answer_of(seat)
    if answer is None:
        return None
    match state.phase:
        case "bid":
            return lap.answer_of(answer)
        case "rot":
            return sale.answer_of(answer)
        case "tourists":
            return tourists.answer_of(answer)
        case _:
            return round_end.answer_of(answer)


# Questions that are asked more than once are made once: they are the same for everybody who sees them.


@lru_cache(maxsize=4096)
def _open_question(number: int, rights: int, price_max: int) -> Decision:
    return Decision(f"r{number}o{rights}open", "open", Nature.TURN, True, _OPEN, {"highest": price_max})


def _bid_decision(state: State, seat: Seat) -> Decision:
    bidding = state.bidding
    own = None if bidding.bidding[seat] == "waiting" else bidding.bids[seat]
    return _bid_question(state.round, state.rights, bidding.turns, bidding.product, bidding.lowest, own)


@lru_cache(maxsize=4096)
def _bid_question(number: int, rights: int, turns: int, product: int, lowest: int, own: int | None) -> Decision:
    name = f"r{number}o{rights}b{turns}"
    facts: dict[str, Figure] = {"product": PRODUCTS[product], "lowest": lowest}
    if own is None:
        return Decision(name, "bid", Nature.TURN, True, _FIRST_LAP, facts)
    return Decision(name, "lower", Nature.TURN, True, _LATER_LAP, facts | {"price": own})


def _sale_decisions(state: State, seat: Seat) -> tuple[Decision, ...]:
    bidding = state.bidding
    sales, product = bidding.sales, bidding.product
    if bidding.sellers[sales] == seat:
        price, cap = bidding.bids[seat], state.cap(seat)
        return (_sell_question(state.round, state.rights, sales, product, price, cap),)
    if bidding.sold[seat] and tourists.entitled(state, seat):
        return (_early_question(state.round, state.rights, sales, product, bidding.lowest),)
    return ()


@lru_cache(maxsize=4096)
def _sell_question(number: int, rights: int, sales: int, product: int, price: int, cap: int) -> Decision:
    facts: dict[str, Figure] = {"product": PRODUCTS[product], "price": price, "cap": cap}
    return Decision(f"r{number}o{rights}s{sales}sell", "sell", Nature.TURN, True, _SELL, facts)


@lru_cache(maxsize=4096)
def _early_question(number: int, rights: int, sales: int, product: int, price: int) -> Decision:
    facts: dict[str, Figure] = {"product": PRODUCTS[product], "price": price}
    return Decision(f"r{number}o{rights}s{sales}early", "early-tourists", Nature.FREE, False, _EARLY, facts)


def _window_decision(state: State, seat: Seat) -> Decision:
    question = _window_question(state, seat)
    answer = given_answer(state, seat)
    if answer is None:
        return question
    name, kind, nature, _, accepts, facts, *_ = question
    return Decision(name, kind, nature, False, accepts, facts, answer)


def _window_question(state: State, seat: Seat) -> Decision:
    if state.phase == "aside":
        return _aside_question(state.round)
    bidding = state.bidding
    if state.phase == "bid":
        own = bidding.bids[seat]
        return _ahead_question(state.round, state.rights, bidding.turns, bidding.product, bidding.lowest, own)
    if state.phase == "tourists":
        return _tourists_question(state.round, state.rights, bidding.product, bidding.lowest)
    last = bidding.last_sale
    price = bidding.bids[last.seller]
    return _rot_question(state.round, state.rights, bidding.sales, bidding.product, last.seller, last.sold, price)


@lru_cache(maxsize=4096)
def _ahead_question(number: int, rights: int, turns: int, product: int, lowest: int, own: int) -> Decision:
    name = f"r{number}o{rights}b{turns}all"
    # It takes the place of turns, so there is as much time for it.
    facts: dict[str, Figure] = {"product": PRODUCTS[product], "lowest": lowest, "hours": 24}
    if not own:
        return Decision(name, "first-bid", Nature.REACTION, True, _FIRST_LAP | {"wait"}, facts)
    return Decision(name, "next-bid", Nature.REACTION, True, _LATER_LAP | {"wait"}, facts | {"price": own})


@cache
def _aside_question(number: int) -> Decision:
    return Decision(f"r{number}aside", "aside", Nature.REACTION, True, _ASIDE, {"round": number})


@lru_cache(maxsize=4096)
def _tourists_question(number: int, rights: int, product: int, price: int) -> Decision:
    facts: dict[str, Figure] = {"product": PRODUCTS[product], "price": price}
    return Decision(f"r{number}o{rights}tourists", "tourists", Nature.REACTION, True, _TOURISTS, facts)


@lru_cache(maxsize=4096)
def _rot_question(number: int, rights: int, sales: int, product: int, seller: Seat, kg: int, price: int) -> Decision:
    facts: dict[str, Figure] = {"seat": seller, "product": PRODUCTS[product], "kg": kg, "price": price}
    return Decision(f"r{number}o{rights}s{sales}rot", "rot", Nature.REACTION, True, _ROT, facts)


_ORDERS_OF: Sequence[tuple[Decision, ...]] = [
    (Decision(f"r{number}orders", "orders", Nature.ORDER, False, _ORDERS),) for number in range(MOST_ROUNDS + 1)
]
"""The question for standing orders, by round."""
