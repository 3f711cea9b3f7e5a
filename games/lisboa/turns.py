"""How the state changes: the actions of a turn, what follows from them, and the end of the game."""

from games.kernel import Dice, Event
from games.lisboa import orders
from games.lisboa import solo as solo_play
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction
from games.lisboa.checks import display_goods, turn_cost, turn_payments
from games.lisboa.components import (
    CELL_NUMBER,
    CELLS,
    CROWD,
    CUSTOMERS,
    CUSTOMERS_NUMBER,
    DISPLAY_SIZE,
    ENTRANCE_NUMBER,
    ENTRANCES,
    GOOD_NUMBER,
    GOODS,
    HAND_SIZE,
    RESTAURANT_NUMBER,
    RESTAURANTS,
    End,
    Stage,
)
from games.lisboa.ending import CELLS_LEFT_AT_END, ENTRANCES_LEFT_AT_END, coin_limit, run_with_coin
from games.lisboa.events import (
    CoinTaken,
    CustomersBrought,
    CustomersTurnedUp,
    DisplayRefilled,
    DisplaySwapped,
    Earned,
    EndTriggered,
    GameEnded,
    HandSwapped,
    Paid,
    RestaurantOpened,
    RestaurantRevealed,
    RestaurantTaken,
    StandOpened,
    TileTaken,
)
from games.lisboa.market import CLOSED_ON, Payment, available_cells, free_entrances, open_restaurant, stand
from games.lisboa.scoring import outcome
from games.lisboa.state import NOBODY, NOTHING, State


def carry_out(state: State, action: TurnAction, dice: Dice, events: list[Event], skipped: bool = False) -> None:
    """Carry out the action of the active player, which is legal."""
    if not isinstance(action, TakeCoin):
        state.coin_run = [0] * len(state.players)  # ML-6.4
    match action:
        case OpenStand():
            _open_stand(state, action, dice, events)
        case BringCustomers():
            _bring_customers(state, action, dice, events)
        case OpenRestaurant():
            _open_restaurant(state, action, dice, events)
        case TakeCoin():
            _take_coin(state, dice, events, skipped)


# The four actions


def _open_stand(state: State, action: OpenStand, dice: Dice, events: list[Event]) -> None:
    seat = state.active
    player = state.players[seat]
    good, cell = GOOD_NUMBER[action.good], CELL_NUMBER[action.cell]
    payments = turn_payments(state, seat, action)
    cost = turn_cost(state, action)
    player.hand.remove(good)
    player.stands_left -= 1
    events.append(StandOpened(seat=seat, good=action.good, cell=action.cell))
    _put(state, cell, stand(seat, good), events)
    _collect(state, payments, events)
    player.paid += cost
    events.append(Paid(seat=seat, amount=cost))
    if action.take is not None:
        take_tile(state, GOOD_NUMBER[action.take], dice, events)
    elif display_goods(state):
        state.stage = Stage.TAKE
    else:
        _end_turn(state, _cells_end(state), dice, events)  # ML-11.3


def _bring_customers(state: State, action: BringCustomers, dice: Dice, events: list[Event]) -> None:
    tile, entrance = CUSTOMERS_NUMBER[action.customers], ENTRANCE_NUMBER[action.entrance]
    payments = turn_payments(state, state.active, action)
    face_up, stack = state.face_up[CROWD[tile] - 1], state.stacks[CROWD[tile] - 1]
    state.market.entrances[entrance] = tile
    events.append(CustomersBrought(seat=state.active, customers=action.customers, entrance=action.entrance))
    _collect(state, payments, events)
    place = face_up.index(tile)
    if stack:  # ML-4.5
        face_up[place] = stack.pop()
        events.append(CustomersTurnedUp(customers=CUSTOMERS[face_up[place]]))
    else:
        del face_up[place]
    end = End.ENTRANCES if free_entrances(state.market) == ENTRANCES_LEFT_AT_END else None  # ML-9.2
    _end_turn(state, end, dice, events)


def _open_restaurant(state: State, action: OpenRestaurant, dice: Dice, events: list[Event]) -> None:
    player = state.players[state.active]
    restaurant = RESTAURANT_NUMBER[action.restaurant]
    player.restaurants.remove(restaurant)
    player.opened += 1
    events.append(RestaurantOpened(seat=state.active, restaurant=action.restaurant, cell=action.cell, amount=1))
    _put(state, CELL_NUMBER[action.cell], open_restaurant(restaurant), events)
    _end_turn(state, _cells_end(state), dice, events)


def _take_coin(state: State, dice: Dice, events: list[Event], skipped: bool) -> None:
    seat = state.active
    state.players[seat].coins += 1
    if not skipped:  # ML-6.5
        state.coin_run = run_with_coin(state, seat)
    run, limit = sum(state.coin_run), coin_limit(state)
    events.append(CoinTaken(seat=seat, amount=1, run=run, limit=limit))
    if run == limit:
        _end_game(state, End.COINS, events)
    else:
        _end_turn(state, None, dice, events)


# What belongs to an action


def _put(state: State, cell: int, code: int, events: list[Event]) -> None:
    """Put a stand or restaurant on a cell, and take the closed restaurant that lay there (ML-3.5, ML-5.2)."""
    closed = CLOSED_ON[state.market.cells[cell]]
    state.market.put(cell, code)
    if closed == NOTHING:
        return
    if not state.restaurants_open:
        events.append(RestaurantRevealed(restaurant=RESTAURANTS[closed], cell=CELLS[cell]))
    state.players[state.active].restaurants.append(closed)
    events.append(RestaurantTaken(seat=state.active, restaurant=RESTAURANTS[closed], cell=CELLS[cell]))


def _collect(state: State, payments: list[Payment], events: list[Event]) -> None:
    """Pay everybody what their stands earn, from the bank."""
    if state.solo is not None:
        solo_play.settle_speciality(state, state.solo, payments, events)
    for payment in payments:
        state.players[payment.seat].earned += payment.amount
        events.append(
            Earned(
                seat=payment.seat,
                cell=CELLS[payment.cell],
                customers=CUSTOMERS[state.market.entrances[payment.entrance]],
                entrance=ENTRANCES[payment.entrance],
                amount=payment.amount,
            )
        )
    if state.solo is not None:
        solo_play.count_income(state, state.solo, payments, events)


def take_tile(state: State, good: int, dice: Dice, events: list[Event]) -> None:
    """Take a tile of the display, refill its place from the bag, and end the turn (ML-3.6, ML-3.10)."""
    place = state.display.index(good)
    state.players[state.active].hand.append(good)
    events.append(TileTaken(seat=state.active, good=GOODS[good]))
    state.display[place] = state.bag.pop() if state.bag else NOTHING
    if state.display[place] != NOTHING:
        events.append(DisplayRefilled(good=GOODS[state.display[place]], place=place + 1))
    _end_turn(state, _cells_end(state), dice, events)


def _cells_end(state: State) -> End | None:
    """Whether the cell just filled leaves four (ML-9.1)."""
    return End.CELLS if len(available_cells(state.market)) == CELLS_LEFT_AT_END else None


# Swaps


def swap_hand(state: State, dice: Dice, events: list[Event]) -> None:
    """Draw three new tiles, then return the three identical ones (ML-8.1)."""
    player = state.players[state.active]
    returned = player.hand
    player.hand = _drawn(state, HAND_SIZE)
    _return(state, returned, dice, "hand-swap")
    state.hand_swapped = True
    events.append(
        HandSwapped(seat=state.active, returned=GOODS[returned[0]], drawn=tuple(GOODS[good] for good in player.hand))
    )


def swap_display(state: State, dice: Dice, events: list[Event]) -> None:
    """Replace the display, from left to right, then return the three identical tiles (ML-8.2, ML-3.10)."""
    returned = state.display
    state.display = _drawn(state, DISPLAY_SIZE)
    _return(state, returned, dice, "display-swap")
    state.display_swapped = True
    events.append(
        DisplaySwapped(
            seat=state.active, returned=GOODS[returned[0]], drawn=tuple(GOODS[good] for good in state.display)
        )
    )


def _drawn(state: State, count: int) -> list[int]:
    return [state.bag.pop() for _ in range(count)]


def _return(state: State, tiles: list[int], dice: Dice, stream: str) -> None:
    state.bag += tiles
    dice.stream(f"{stream}:{state.turn}").shuffle(state.bag)


# From turn to turn


def _end_turn(state: State, end: End | None, dice: Dice, events: list[Event]) -> None:
    state.hand_swapped = state.display_swapped = False
    state.stage = Stage.ACTION
    if state.solo is not None:
        solo_play.end_of_turn(state, state.solo, end, events)
    elif state.active == state.last_seat and state.end is not None:
        _end_game(state, state.end, events)
    else:
        if end is not None and state.last_seat == NOBODY:
            _trigger_end(state, end, events)
        _next_turn(state, dice, events)


def _trigger_end(state: State, end: End, events: list[Event]) -> None:
    """Everybody else has one more turn (ML-9.3)."""
    state.end = end
    state.last_seat = (state.active - 1) % len(state.players)
    state.plans[state.active] = None
    events.append(EndTriggered(seat=state.active, reason=end, last=state.last_seat))


def _next_turn(state: State, dice: Dice, events: list[Event]) -> None:
    state.turn += 1
    state.active = (state.active + 1) % len(state.players)
    planned = orders.follow(state, events)
    if planned is not None:
        carry_out(state, planned, dice, events)


def _end_game(state: State, end: End, events: list[Event]) -> None:
    state.end = end
    state.stage = Stage.OVER
    orders.stop_all(state, events)
    first = outcome(state).winners
    events.append(GameEnded(reason=end, winners=first, rematch=len(first) > 1))
