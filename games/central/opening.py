"""Opening a product, and who may not (CM-4)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.central.actions import OF_OPENING, OpenProduct, SkipOpening
from games.central.auction import start
from games.central.components import LIMIT, PRODUCT_NUMBER, held_of_all, kg_of
from games.central.events import Opened, OpenedFromHand, OpeningSkipped
from games.central.listed import OPENINGS, SKIP, openings
from games.central.order_terms import drop_dead_orders, drop_from_plan, drop_opening_orders
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, kinds_of, plays


class Opening(Question[State]):
    """Which product is put up for sale, and at what price (D1)."""

    kinds = ("open",)
    accepts = kinds_of(OpenProduct, SkipOpening)
    phases = ("open",)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.opener

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.round, state.rights, state.price_max)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every opening, and ``skip`` where opening would need the Cheater."""
        found = openings(openable(state, seat), state.price_max)
        return found if state.held_unopened(seat) else (SKIP, *found)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """The product with the most kg, for the highest price (CM-15.3)."""
        product = heaviest(state, seat)
        return SKIP if product is None else OPENINGS[product][state.price_max - 1]

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        return _must_open() if kind == SKIP.kind else Refusal(Because.NOTHING_TO_OPEN, "CM-4.2")


@lru_cache(maxsize=4096)
def _decision(number: int, rights: int, price_max: int) -> Decision:
    return Opening.put(f"r{number}o{rights}open", {"highest": price_max})


def _must_open() -> Refusal:
    return Refusal(Because.MUST_OPEN, "CM-4.4")


# What can be opened


def openable(state: State, seat: Seat) -> tuple[int, ...]:
    """The products that the seat may open, with the Cheater's help where that is allowed (CM-4.8)."""
    return state.unopened() if _cheater_helps(state, seat) else state.held_unopened(seat)


def _cheater_helps(state: State, seat: Seat) -> bool:
    """Whether the seat may open any product, by what everybody knows."""
    player = state.players[seat]
    return state.cheater_may_open and player.cheater and bool(player.hand)


def heaviest(state: State, seat: Seat) -> int | None:
    """What a seat holds most of, of all that it holds and can open; of two the first by product order."""
    held = held_of_all(state.players[seat].hand)
    return max(state.held_unopened(seat), key=lambda product: (kg_of(held[product]), -product), default=None)


def can_open(state: State) -> bool:
    """Whether the seat whose right it is could open something."""
    return state.players[state.opener].sold < LIMIT and bool(openable(state, state.opener))


# Opening, or not


@plays
def play_opening(state: State, move: Move[OpenProduct], dice: Dice) -> list[Event]:
    """Put up for sale what the seat may open."""
    action, product = move.action, PRODUCT_NUMBER[move.action.product]
    if product not in state.products:
        raise Refusal(Because.NOT_IN_PLAY, "CM-14.2", product=action.product)
    if product in state.opened:
        raise Refusal(Because.ALREADY_OPENED, "CM-4.3", product=action.product)
    if product not in openable(state, move.seat):
        raise Refusal(Because.NOT_IN_HAND, "CM-4.2", product=action.product)
    if not 1 <= action.price <= state.price_max:
        raise Refusal(Because.PRICE_RANGE, "CM-4.2", price=action.price, highest=state.price_max)
    return open_product(state, move.seat, action)


def open_product(state: State, seat: Seat, action: OpenProduct) -> list[Event]:
    """Put the product up for sale; the bidding begins with the left neighbour."""
    product = PRODUCT_NUMBER[action.product]
    state.rights += 1
    state.opened += (product,)
    drop_opening_orders(state, action.product)
    drop_dead_orders(state, seat, "open")
    drop_from_plan(state.players[seat], *OF_OPENING)
    opened = Opened if _cheater_helps(state, seat) else OpenedFromHand
    event = opened(seat=seat, product=action.product, price=action.price)
    return [event, *start(state, seat, product, action.price)]


@plays
def play_skip(state: State, move: Move[SkipOpening], dice: Dice) -> list[Event]:
    """Open nothing; who holds a product that can be opened must open (CM-4.4)."""
    if state.held_unopened(move.seat):
        raise _must_open()
    return skip(state, move.seat)


def skip(state: State, seat: Seat) -> list[Event]:
    """Let the right to open pass on; everybody learns that the seat holds nothing that can be opened."""
    player = state.players[seat]
    at_limit = player.sold == LIMIT
    if not at_limit:
        player.lacks = sorted({*player.lacks, *state.unopened()})
    state.rights += 1
    drop_dead_orders(state, seat, "open")
    drop_from_plan(player, *OF_OPENING)
    return [OpeningSkipped(seat=seat, why="limit" if at_limit else "no-product")]
