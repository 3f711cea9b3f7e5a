"""Which standing orders can be given and taken back (section 11 of the rule spec)."""

from functools import lru_cache

from games.kernel import Action, Event, Refusal, Seat
from games.turin.actions import Cancel, Favour, Habit, Next, Want
from games.turin.components import CARDS, GOODS, Phase
from games.turin.events import OrderKept
from games.turin.listed import MAY_BUY, MAY_SELL, NEVER_SELL, NEXTS, NO_PURCHASE
from games.turin.loans import check_least
from games.turin.orders import goes_up
from games.turin.plans import CARD, forget
from games.turin.reasons import Because
from games.turin.state import Player, State

TARGETS = (*CARDS, *GOODS)
"""What can be wanted: a card, or any with three of a good."""
DEAREST = 99
MOST_WANTS = 6

StandingOrder = Want | Favour | Habit | Next | Cancel

Standing = tuple[bool, bool, tuple[str, ...], tuple[str, ...]]
"""Whether the seat never sells, whether it buys nothing now, cards it may plan to put up, orders it can take back."""


def what_stands(state: State, seat: Seat) -> Standing:
    """All that decides which standing orders can be listed."""
    player = state.players[seat]
    return player.never_sell, player.no_purchase, plannable(state, seat), _cancellable(player)


@lru_cache(maxsize=1024)
def listed_orders(standing: Standing) -> tuple[Action, ...]:
    """The standing orders that can be listed: habits, the next card, and taking orders back."""
    never_sell, no_purchase, hand, orders = standing
    return (
        MAY_SELL if never_sell else NEVER_SELL,
        MAY_BUY if no_purchase else NO_PURCHASE,
        *(NEXTS[card] for card in hand),
        *(Cancel(order=order) for order in orders),
    )


def _cancellable(player: Player) -> tuple[str, ...]:
    found: tuple[str, ...] = tuple([want.what for want in player.wants]) if player.wants else ()
    if player.favour:
        found += ("favour",)
    if player.next_card is not None:
        found += ("next",)
    return found


def _can_plan_card(state: State) -> bool:
    """Whether the next round will have a choice of cards (MT-4.4)."""
    left = len(state.players[0].hand) - (state.phase is Phase.SELECT)
    return not state.is_last_round and left > 1


def plannable(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards that this seat can put up in the next round: those that it does not put up in this one."""
    if not _can_plan_card(state):
        return ()
    return tuple([card for card in state.players[seat].hand if card != goes_up(state, seat)])


def give(state: State, seat: Seat, order: StandingOrder) -> list[Event]:
    """Keep a standing order, or take one back. Nobody else is told, nothing else happens."""
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
    return [OrderKept(to=(seat,), order=order.text)]


def targets(state: State, seat: Seat) -> tuple[str, ...]:
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


def check_next(state: State, seat: Seat, card: str) -> None:
    """Refuse a card that this seat cannot put up in the next round."""
    if not _can_plan_card(state):
        raise Refusal(Because.NO_NEXT_CARD, "MT-4.1")
    if card not in state.players[seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=card)
    if card == goes_up(state, seat):
        raise Refusal(Because.GOES_UP_NOW, "MT-4.1", card=card)


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
