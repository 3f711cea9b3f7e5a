"""Which standing orders can be given and taken back (section 11 of the rule spec)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Pick,
    Picks,
    Question,
    Refusal,
    Seat,
    kinds_of,
    plays,
)
from games.turin.actions import Ahead, Cancel, Cards, Favour, Habit, Next, Want
from games.turin.components import CARDS, GOODS
from games.turin.events import OrderKept
from games.turin.listed import MAY_BUY, MAY_SELL, NEVER_SELL, NEXTS, NO_PURCHASE
from games.turin.loans import check_least
from games.turin.orders import check_next, drop, plannable, standing
from games.turin.planning import answer_as_said, plan_form, scope
from games.turin.plans import CARD, forget
from games.turin.reasons import Because
from games.turin.state import Player, State

TARGETS = (*CARDS, *GOODS)
"""What can be wanted: a card, or any with three of a good."""
DEAREST = 99
MOST_WANTS = 6


class Orders(Question[State]):
    """Everybody may leave standing orders, and a plan, at any time."""

    kinds = ("orders",)
    nature = Nature.ORDER
    accepts = kinds_of(Want, Favour, Habit, Next, Cancel, Ahead)
    standing = staticmethod(standing)
    drop = staticmethod(drop)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return _ORDERS

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        return _listed(player.never_sell, player.no_purchase, plannable(state, seat), _cancellable(player))

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return (*_order_forms(state.seats, seat, _targets(state, seat)), plan_form(scope(state, seat)))


_ORDERS = (Orders.put("orders"),)


@lru_cache(maxsize=1024)
def _listed(never_sell: bool, no_purchase: bool, cards: Cards, given: tuple[str, ...]) -> tuple[Action, ...]:
    """What can be listed: habits, the cards that may be next, and taking back what was given."""
    return (
        MAY_SELL if never_sell else NEVER_SELL,
        MAY_BUY if no_purchase else NO_PURCHASE,
        *(NEXTS[card] for card in cards),
        *(Cancel(order=order) for order in given),
    )


@lru_cache(maxsize=1024)
def _order_forms(seats: int, seat: Seat, wanted: tuple[str, ...]) -> tuple[Form, ...]:
    found = (_want_form(wanted),) if wanted else ()
    return (*found, _favour_form(seats, seat)) if seats > 2 else found


def _want_form(wanted: tuple[str, ...]) -> Form:
    fields = (Pick(name="what", items=wanted), Number(name="price", low=1, high=DEAREST))
    return Form(kind="want", notation=Want.notation, fields=fields)


def _favour_form(seats: int, seat: Seat) -> Form:
    others = tuple(str(other) for other in range(seats) if other != seat)
    fields = (Picks(name="buyers", items=others, least=1, most=len(others), ordered=True, people=True),)
    return Form(kind="favour", notation=Favour.notation, fields=fields)


def _cancellable(player: Player) -> tuple[str, ...]:
    found: tuple[str, ...] = tuple([want.what for want in player.wants]) if player.wants else ()
    if player.favour:
        found += ("favour",)
    if player.next_card is not None:
        found += ("next",)
    return found


@plays
def give(state: State, move: Move[Want | Favour | Habit | Next | Cancel], dice: Dice) -> list[Event]:
    """Keep a standing order, or take one back; nobody else is told. A habit also answers the question it is about."""
    seat, order = move.seat, move.action
    player = state.players[seat]
    match order:
        case Want():
            if state.live:
                raise Refusal(Because.NO_ORDERS_HERE, "MT-10.11")
            _want(player, order)
        case Favour():
            _favour(state, seat, order)
        case Habit():
            _change_habit(player, order)
        case Next():
            check_next(state, seat, order.card)
            player.next_card = order.card
            forget(player, CARD)
        case Cancel():
            _take_back(player, order.order)
    kept = OrderKept(to=(seat,), order=order.text)
    return [kept, *answer_as_said(state, seat)] if isinstance(order, Habit) and state.rules > 3 else [kept]


def _targets(state: State, seat: Seat) -> tuple[str, ...]:
    """What this seat can want: with as many wants as there may be only another price for one of them."""
    if state.live:
        return ()
    wants = state.players[seat].wants
    return tuple([want.what for want in wants]) if len(wants) >= MOST_WANTS else TARGETS


def _want(player: Player, want: Want) -> None:
    """Add a standing order; one for the same target takes the place of the older one."""
    if want.what not in TARGETS:
        raise Refusal(Because.UNKNOWN_TARGET, "", what=want.what)
    check_least(want.price, "MT-9.2", least=1)
    if want.price > DEAREST:
        raise Refusal(Because.ABOVE_MOST, "", coins=want.price, most=DEAREST)
    others = [other for other in player.wants if other.what != want.what]
    if len(others) >= MOST_WANTS:
        raise Refusal(Because.TOO_MANY_WANTS, "", most=MOST_WANTS)
    player.wants = [*others, want]


def _favour(state: State, seat: Seat, order: Favour) -> None:
    """A seller's preference among several buyers (MT-10.8)."""
    if not order.buyers:
        raise Refusal(Because.WRONG_NUMBER, "MT-10.8", cards=0, needed=1)
    if len(set(order.buyers)) < len(order.buyers):
        raise Refusal(Because.TWICE, "MT-10.8")
    if seat in order.buyers or not set(order.buyers) <= set(range(state.seats)) or state.seats < 3:
        raise Refusal(Because.NOT_A_BUYER, "MT-10.8")
    state.players[seat].favour = list(order.buyers)


def _change_habit(player: Player, order: Habit) -> None:
    never_sell = {"never-sell": True, "may-sell": False}.get(order.habit, player.never_sell)
    no_purchase = {"no-purchase": True, "may-buy": False}.get(order.habit, player.no_purchase)
    if (never_sell, no_purchase) == (player.never_sell, player.no_purchase):
        raise Refusal(Because.NOTHING_TO_CHANGE, "")
    player.never_sell, player.no_purchase = never_sell, no_purchase


def _take_back(player: Player, order: str) -> None:
    if order not in _cancellable(player):
        raise Refusal(Because.NO_SUCH_ORDER, "", order=order)
    if order == "favour":
        player.favour = []
    elif order == "next":
        player.next_card = None
    else:
        player.wants = [want for want in player.wants if want.what != order]
