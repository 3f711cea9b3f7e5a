"""The game object: Central Market as the kernel knows it."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from games.central import auction, opening, order_book, round_end, sale, tourists
from games.central.actions import ORDERS, CentralAction
from games.central.agent import CentralAgent
from games.central.components import CARDS, MOST_ROUNDS, PRODUCT_NUMBER, PRODUCT_OF, PRODUCTS
from games.central.flow import advance, given_answer, play
from games.central.invariants import violations
from games.central.options import CentralOptions, check
from games.central.preview import preview
from games.central.reasons import Because
from games.central.sampling import redraw_hidden
from games.central.scoring import outcome
from games.central.state import Player, State
from games.central.tables import ASIDE_NOTHING, DECLINE, PASS, STAY
from games.central.view import CentralView, view
from games.kernel import Action, Decision, Dice, Event, Figure, Form, Game, Move, Nature, Outcome, Seat

_OPEN = frozenset({"open", "skip"})
_FIRST_LAP = frozenset({"bid", "bid-once", "undercut", "pass"})
_LATER_LAP = frozenset({"bid", "bid-once", "undercut", "stay"})
_SELL = frozenset({"sell", "cheat"})
_EARLY = frozenset({"tourists"})
_ROT = frozenset({"rot", "decline"})
_TOURISTS = frozenset({"tourists", "decline"})
_ASIDE = frozenset({"aside", "aside-nothing"})
_ORDERS = frozenset({*ORDERS, "cancel"})


_CHOICES: Mapping[str, Callable[[State, Seat], Sequence[Action]]] = {
    "open": opening.choices,
    "bid": auction.choices,
    "lower": auction.choices,
    "sell": sale.choices,
    "rot": sale.rot_choices,
    "tourists": tourists.choices,
    "early-tourists": tourists.sales,
    "aside": round_end.choices,
    "orders": order_book.choices,
}


class CentralMarket(Game[State, CentralOptions]):
    """Central Market, after the rule spec CM."""

    id = "central"
    rules_version = 1
    clause_prefix = "CM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = CentralOptions
    action_type = CentralAction
    reasons = Because

    def check(self, seats: int, options: CentralOptions) -> None:
        """Refuse forty cards for more than three."""
        check(seats, options)

    def setup(self, seats: int, options: CentralOptions, dice: Dice) -> State:
        """Shuffle, choose the first player, and deliver the first cards."""
        removed = _removed(options, dice) if options.forty_cards else None
        products = tuple(product for product in range(len(PRODUCTS)) if product != removed)
        state = State(
            price_max=options.price_max,
            cheater_may_open=options.cheater_may_open,
            products=products,
            players=[Player(hand=()) for _ in range(seats)],
            draw=dice.stream("deck").shuffled([card for card in CARDS if PRODUCT_OF[card] in products]),
            first=0 if options.first_player == "seat_1" else dice.stream("first-player").below(seats),
            rounds=MOST_ROUNDS - 1 if seats == 5 else MOST_ROUNDS,
        )
        advance(state, dice, [])
        return state

    # Decisions. Their ids, kinds, facts and moments depend on public things only (CM-15.5).

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """The question of the phase if this seat is asked, early Tourists, and standing orders."""
        phase, current, window = state.phase, state.auction, state.window
        orders = _ORDERS_OF[state.round] if order_book.takes_orders(state, seat) else ()
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

    def awaits(self, state: State, seat: Seat) -> bool:
        """Whether the question of the phase is for this seat, and not answered."""
        phase, current, window = state.phase, state.auction, state.window
        if window is not None:
            return seat in window.asked and window.answer_of(seat) is None
        if current is not None:
            return seat == (current.turn if phase == "bid" else current.sellers[current.sales])
        return phase == "open" and state.opener == seat

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action that can be listed."""
        return _CHOICES[decision.kind](state, seat)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """Standing orders have figures to fill in."""
        return order_book.forms(state, seat) if decision.kind == "orders" else ()

    # Playing

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it."""
        return play(state, move.seat, move.action, dice)

    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        """The order book of the seat."""
        return state.players[seat].orders

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a skipped seat does: fixed for every decision, and never an action card (CM-15.1 to CM-15.4)."""
        match decision.kind:
            case "open":
                return opening.default(state, seat)
            case "bid":
                return PASS
            case "lower":
                return STAY
            case "sell":
                return sale.default(state, seat)
            case "aside":
                return ASIDE_NOTHING
            case _:
                return DECLINE

    # Knowing

    def view(self, state: State, seat: Seat | None) -> CentralView:
        """All that this seat, or a spectator, may know."""
        return view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """A copy in which all that the seat cannot know is drawn anew."""
        other = self.copy(state)
        redraw_hidden(other, seat, dice)
        return other

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """What a choice would cost and bring, as far as this seat can know."""
        return preview(state, seat, action)

    def over(self, state: State) -> bool:
        """Whether the final round has been scored."""
        return state.phase == "over"

    def outcome(self, state: State) -> Outcome:
        """The ranking."""
        return outcome(state)

    def tally(self, state: State) -> tuple[int, ...]:
        """The points of all rounds so far."""
        return tuple(player.total for player in state.players)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant."""
        return violations(state)

    def agent(self) -> CentralAgent:
        """The computer player."""
        return CentralAgent()


def _removed(options: CentralOptions, dice: Dice) -> int:
    if options.removed_product == "random":
        return dice.stream("removed-product").below(len(PRODUCTS))
    return PRODUCT_NUMBER[options.removed_product]


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
    question = _window_question(state)
    answer = given_answer(state, seat)
    if answer is None:
        return question
    name, kind, nature, _, accepts, facts, *_ = question
    return Decision(name, kind, nature, False, accepts, facts, answer)


def _window_question(state: State) -> Decision:
    if state.phase == "aside":
        return _aside_question(state.round)
    bidding = state.bidding
    if state.phase == "tourists":
        return _tourists_question(state.round, state.rights, bidding.product, bidding.lowest)
    sale = bidding.last_sale
    price = bidding.bids[sale.seller]
    return _rot_question(state.round, state.rights, bidding.sales, bidding.product, sale.seller, sale.sold, price)


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
