"""Whether an action is legal: silence, or a refusal with its reason, its clause and its figures. Changes nothing."""

from games.kernel import Refusal
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction
from games.lisboa.components import (
    BAR,
    CELL_NUMBER,
    COLUMN,
    CROWD,
    CUSTOMERS_NUMBER,
    DISPLAY_SIZE,
    ENTRANCE_NUMBER,
    GOOD_NUMBER,
    GOODS,
    HAND_SIZE,
    LINE_NAMES,
    LINE_OF_ENTRANCE,
    RESTAURANT_NUMBER,
    TOP,
    WANTED_MASK,
)
from games.lisboa.market import (
    CLOSED_ON,
    FREE_ENTRANCE,
    Payment,
    bringing_payments,
    earning_goods,
    goods_by_line,
    is_available,
    opening_payments,
    stand_cost,
    street_goods,
)
from games.lisboa.reasons import Because
from games.lisboa.state import NOTHING, State


def check_turn_action(state: State, seat: int, action: TurnAction) -> None:
    """Refuse one of the four actions of a turn if this player could not do it now."""
    match action:
        case OpenStand():
            check_open_stand(state, seat, action)
        case BringCustomers():
            check_bring_customers(state, seat, action)
        case OpenRestaurant():
            check_open_restaurant(state, seat, action)
        case TakeCoin():
            if state.solo is not None:
                raise Refusal(Because.NO_COIN_IN_SOLO, "ML-20.3")


def turn_payments(state: State, seat: int, action: TurnAction) -> list[Payment]:
    """What everybody earns from customers by an action that is legal."""
    match action:
        case OpenStand():
            good, cell = GOOD_NUMBER[action.good], CELL_NUMBER[action.cell]
            return opening_payments(state.market, state.challenge, state.speciality, seat, good, cell)
        case BringCustomers():
            tile, entrance = CUSTOMERS_NUMBER[action.customers], ENTRANCE_NUMBER[action.entrance]
            earning = (
                earning_goods(state.market, state.challenge, state.speciality, tile, entrance)
                if action.pay is None
                else 1 << GOOD_NUMBER[action.pay]
            )
            return bringing_payments(state.market, tile, entrance, earning)
        case OpenRestaurant() | TakeCoin():
            return []


def turn_cost(state: State, action: TurnAction) -> int:
    """What an action costs."""
    if not isinstance(action, OpenStand):
        return 0
    return stand_cost(state.market, CELL_NUMBER[action.cell])


def net_gain(state: State, seat: int, action: TurnAction) -> int:
    """By how much a legal action changes the purse of the player who does it."""
    coin = isinstance(action, OpenRestaurant | TakeCoin)
    earned = sum(payment.amount for payment in turn_payments(state, seat, action) if payment.seat == seat)
    return earned + coin - turn_cost(state, action)


# Opening a stand


def check_open_stand(state: State, seat: int, action: OpenStand) -> None:
    """Refuse a stand that cannot be opened."""
    player = state.players[seat]
    good, cell = GOOD_NUMBER[action.good], CELL_NUMBER[action.cell]
    if player.stands_left == 0:
        raise Refusal(Because.NO_WOODEN_STAND, "ML-11.2")
    if good not in player.hand:
        raise Refusal(Because.NO_SUCH_STAND_TILE, "ML-3.1", good=action.good)
    if not is_available(state.market.cells[cell]):
        raise Refusal(Because.CELL_OCCUPIED, "ML-2.4", cell=action.cell)
    if problem := stand_problem(state, good, cell):
        reason, clause = problem
        raise Refusal(reason, clause, cell=action.cell, good=action.good)
    cost = stand_cost(state.market, cell)
    if cost > player.money:
        income = sum(payment.amount for payment in turn_payments(state, seat, action))
        if cost > player.money + income:
            raise Refusal(Because.TOO_EXPENSIVE, "ML-3.4", cost=cost, money=player.money, income=income)
    _check_take(state, action)


def stand_problem(state: State, good: int, cell: int) -> tuple[Because, str] | None:
    """What a challenge has against a stand of this good here."""
    challenge = state.challenge
    if stand_cost(state.market, cell) > challenge.most_stands_in_line:
        return Because.LINE_FULL, "ML-23.2"
    if is_blocked(state, cell):
        return Because.CELL_BLOCKED, "ML-28.2"
    if challenge.streets and not street_goods(state.market, COLUMN[cell]) >> good & 1:
        return Because.WRONG_STREET, "ML-29.2"
    return None


def is_blocked(state: State, cell: int) -> bool:
    """Whether a closed restaurant keeps everything off its cell (ML-28.2)."""
    return state.challenge.bar_crawl and CLOSED_ON[state.market.cells[cell]] not in (NOTHING, BAR)


def _check_take(state: State, action: OpenStand) -> None:
    if action.take is not None:
        if GOOD_NUMBER[action.take] not in state.display:
            raise Refusal(Because.NOT_IN_DISPLAY, "ML-3.6", good=action.take)
    elif not may_open_bare(state):
        raise Refusal(Because.TAKE_NOT_NAMED, "ML-3.6")


def may_open_bare(state: State) -> bool:
    """Whether a stand is opened without naming a tile to take: nothing to take, or a swap to think about first."""
    return display_goods(state) == 0 or display_swap_problem(state) is None


def display_goods(state: State) -> int:
    """The goods in the display, as a mask."""
    mask = 0
    for good in state.display:
        if good != NOTHING:
            mask |= 1 << good
    return mask


# Bringing customers


def check_bring_customers(state: State, seat: int, action: BringCustomers) -> None:
    """Refuse customers that cannot come here."""
    tile, entrance = CUSTOMERS_NUMBER[action.customers], ENTRANCE_NUMBER[action.entrance]
    line = LINE_OF_ENTRANCE[entrance]
    if tile not in state.face_up[CROWD[tile] - 1]:
        raise Refusal(Because.NOT_FACE_UP, "ML-4.1", customers=action.customers)
    if state.market.entrances[entrance] != FREE_ENTRANCE:
        raise Refusal(Because.ENTRANCE_OCCUPIED, "ML-4.1", entrance=action.entrance)
    if is_closed_side(state, entrance):
        raise Refusal(Because.SIDE_CLOSED, "ML-29.3", entrance=action.entrance)
    stands = state.market.stands[line]
    if stands < CROWD[tile]:
        raise Refusal(Because.TOO_FEW_STANDS, "ML-4.2", line=LINE_NAMES[line], stands=stands, customers=CROWD[tile])
    own_goods = goods_by_line(state.market, seat)[line]
    if not own_goods & WANTED_MASK[tile]:
        raise Refusal(Because.NO_MATCHING_STAND, "ML-4.3", line=LINE_NAMES[line], customers=action.customers)
    if state.challenge.all_goods_needed and WANTED_MASK[tile] & ~own_goods:
        raise Refusal(Because.GOODS_MISSING, "ML-26.2", line=LINE_NAMES[line], customers=action.customers)
    _check_pay(state, action, tile, entrance)


def is_closed_side(state: State, entrance: int) -> bool:
    """Whether no customers may be brought to this side (ML-29.3)."""
    return state.challenge.streets and entrance in TOP


def _check_pay(state: State, action: BringCustomers, tile: int, entrance: int) -> None:
    asked = goods_to_name(state, tile, entrance)
    if asked and action.pay is None:
        raise Refusal(Because.PAY_NOT_NAMED, "ML-21.2", customers=action.customers)
    if action.pay is not None and GOOD_NUMBER[action.pay] not in asked:
        raise Refusal(Because.PAY_NOT_ASKED, "ML-21.2", good=action.pay)


def goods_to_name(state: State, tile: int, entrance: int) -> tuple[int, ...]:
    """The goods of which a specialist without a speciality must name one with these customers (ML-21.2)."""
    if not state.challenge.one_good_earns or state.speciality != NOTHING:
        return ()
    paid = earning_goods(state.market, state.challenge, NOTHING, tile, entrance)
    goods = tuple(good for good in range(len(GOODS)) if paid >> good & 1)
    return goods if len(goods) > 1 else ()


# Opening a restaurant


def check_open_restaurant(state: State, seat: int, action: OpenRestaurant) -> None:
    """Refuse a restaurant that cannot be opened."""
    cell = CELL_NUMBER[action.cell]
    if RESTAURANT_NUMBER[action.restaurant] not in state.players[seat].restaurants:
        raise Refusal(Because.NO_SUCH_RESTAURANT, "ML-5.1", restaurant=action.restaurant)
    if not is_available(state.market.cells[cell]):
        raise Refusal(Because.CELL_OCCUPIED, "ML-2.4", cell=action.cell)
    if is_blocked(state, cell):
        raise Refusal(Because.CELL_BLOCKED, "ML-28.2", cell=action.cell)


# Swaps and speciality


def refuse(problem: tuple[Because, str] | None) -> None:
    """Refuse what there is a problem with."""
    if problem is not None:
        raise Refusal(*problem)


def hand_swap_problem(state: State) -> tuple[Because, str] | None:
    """Why the active player cannot swap their hand, if they cannot."""
    hand = state.players[state.active].hand
    if state.hand_swapped:
        return Because.ALREADY_SWAPPED, "ML-8.1"
    if len(hand) < HAND_SIZE or hand.count(hand[0]) < HAND_SIZE:
        return Because.TILES_DIFFER, "ML-8.1"
    if len(state.bag) < HAND_SIZE:
        return Because.BAG_TOO_SMALL, "ML-11.4"
    return None


def display_swap_problem(state: State) -> tuple[Because, str] | None:
    """Why the display cannot be swapped now, if it cannot."""
    display = state.display
    if state.display_swapped:
        return Because.ALREADY_SWAPPED, "ML-8.2"
    if display[0] == NOTHING or display.count(display[0]) < DISPLAY_SIZE:
        return Because.TILES_DIFFER, "ML-8.2"
    if len(state.bag) < DISPLAY_SIZE:
        return Because.BAG_TOO_SMALL, "ML-11.4"
    return None


def speciality_problem(state: State) -> tuple[Because, str] | None:
    """Why no speciality can be declared now, if none can."""
    if not state.challenge.one_good_earns:
        return Because.NO_SPECIALITY_HERE, "ML-21.1"
    if state.speciality != NOTHING:
        return Because.SPECIALITY_DECLARED, "ML-21.2"
    return None
