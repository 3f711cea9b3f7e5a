"""Standing orders: private instructions that are carried out at a later decision (section 11 of the rule spec)."""

from functools import lru_cache

from games.kernel import Action, Event, Refusal, Seat
from games.turin import wants
from games.turin.actions import NEXTS, Cancel, Favour, Habit, Next, Want
from games.turin.components import ROUNDS
from games.turin.events import OrderKept
from games.turin.reasons import Because
from games.turin.state import Phase, Player, State

NEVER_SELL, MAY_SELL = Habit(habit="never-sell"), Habit(habit="may-sell")
NO_PURCHASE, MAY_BUY = Habit(habit="no-purchase"), Habit(habit="may-buy")

StandingOrder = Want | Favour | Habit | Next | Cancel


def choices(state: State, seat: Seat) -> list[Action]:
    """The standing orders that can be listed: habits, the next card, and taking orders back."""
    player = state.players[seat]
    found: list[Action] = [
        MAY_SELL if player.never_sell else NEVER_SELL,
        MAY_BUY if player.no_purchase else NO_PURCHASE,
    ]
    if can_plan_card(state):
        found += [NEXTS[card] for card in player.hand]
    found += [_cancel(order) for order in _cancellable(player)]
    return found


@lru_cache
def _cancel(order: str) -> Cancel:
    return Cancel(order=order)


def _cancellable(player: Player) -> list[str]:
    found = [want.what for want in player.wants]
    if player.favour:
        found.append("favour")
    if player.next_card is not None:
        found.append("next")
    return found


def can_plan_card(state: State) -> bool:
    """In LIST and BUY, if a choice of cards is still to come (MT-4.4)."""
    more = state.round < ROUNDS[state.seats] and len(state.players[0].hand) > 1
    return more and state.phase in (Phase.LIST, Phase.BUY)


def give(state: State, seat: Seat, order: StandingOrder) -> list[Event]:
    """Keep a standing order, or take one back. Nobody else is told, nothing else happens."""
    player = state.players[seat]
    match order:
        case Want():
            if state.live:
                raise Refusal(Because.NO_ORDERS_HERE, "MT-10.11")
            wants.give(player, order)
        case Favour():
            _favour(state, seat, order)
        case Habit():
            _change_habit(player, order)
        case Next():
            if not can_plan_card(state):
                raise Refusal(Because.NO_NEXT_CARD, "MT-4.1")
            if order.card not in player.hand:
                raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=order.card)
            player.next_card = order.card
        case Cancel():
            _take_back(player, order.order)
    return [OrderKept(to=(seat,), order=order.text)]


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
