"""Standing orders: private instructions that are carried out at a later decision (section 11 of the rule spec)."""

from games.kernel import Action, Event, Refusal, Seat
from games.turin import wants
from games.turin.actions import NEVER_SELL, NEXTS, NO_PURCHASE, Cancel, Favour, Habit, Next, Want
from games.turin.components import ROUNDS
from games.turin.events import OrderKept
from games.turin.reasons import Because
from games.turin.state import Phase, Player, State

MAY_SELL, MAY_BUY = Habit(habit="may-sell"), Habit(habit="may-buy")

SALES = frozenset({Phase.LIST, Phase.BUY})

StandingOrder = Want | Favour | Habit | Next | Cancel


Standing = tuple[bool, bool, tuple[str, ...], tuple[str, ...]]
"""Whether the seat never sells, whether it buys nothing now, cards it may plan to put up, orders it can take back."""


def what_stands(state: State, seat: Seat) -> Standing:
    """All that decides which standing orders can be listed."""
    player = state.players[seat]
    hand = tuple(player.hand) if can_plan_card(state) else ()
    return player.never_sell, player.no_purchase, hand, _cancellable(player)


def listed(standing: Standing) -> tuple[Action, ...]:
    """The standing orders that can be listed: habits, the next card, and taking orders back."""
    never_sell, no_purchase, hand, orders = standing
    return (
        MAY_SELL if never_sell else NEVER_SELL,
        MAY_BUY if no_purchase else NO_PURCHASE,
        *(NEXTS[card] for card in hand),
        *(Cancel(order=order) for order in orders),
    )


def standing(player: Player) -> list[Action]:
    """All standing orders of a player, as the actions that give them."""
    found: list[Action] = [*player.wants]
    found += [Favour(buyers=tuple(player.favour))] if player.favour else []
    found += [NEVER_SELL] if player.never_sell else []
    found += [NO_PURCHASE] if player.no_purchase else []
    found += [NEXTS[player.next_card]] if player.next_card is not None else []
    return found


def _cancellable(player: Player) -> tuple[str, ...]:
    found: tuple[str, ...] = tuple([want.what for want in player.wants]) if player.wants else ()
    if player.favour:
        found += ("favour",)
    if player.next_card is not None:
        found += ("next",)
    return found


def can_plan_card(state: State) -> bool:
    """In LIST and BUY, if a choice of cards is still to come (MT-4.4)."""
    if state.phase not in SALES:
        return False
    return state.round < ROUNDS[state.seats] and len(state.players[0].hand) > 1


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
