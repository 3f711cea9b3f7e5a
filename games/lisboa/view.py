"""What one seat, or a spectator, may know of a game of Mercado de Lisboa."""

from typing import Literal

from games.kernel import Record, Seat, View
from games.lisboa.actions import AnyPlan
from games.lisboa.components import (
    CUSTOMERS,
    GOODS,
    RESTAURANTS,
    CustomersName,
    End,
    Good,
    Restaurant,
    Stage,
)
from games.lisboa.ending import coin_limit
from games.lisboa.market import CLOSED_ON, EMPTY, GOOD_ON, OPEN_ON, OWNER_ON
from games.lisboa.options import LisboaOptions
from games.lisboa.state import NOBODY, NOTHING, Solo, State


class StandView(Record):
    """A stand on a cell."""

    kind: Literal["stand"] = "stand"
    seat: Seat
    good: Good


class RestaurantView(Record):
    """A restaurant on a cell; of a closed one the type may be hidden."""

    kind: Literal["restaurant"] = "restaurant"
    restaurant: Restaurant | None
    open: bool


class PlayerView(Record):
    """What lies in front of a player. ``money`` is None where it is hidden from the one who looks."""

    stand_tiles: tuple[Good, ...]
    restaurants: tuple[Restaurant, ...]
    stands_left: int
    money: int | None


class SoloView(Record):
    """The challenge and the sheet of a solo player. ``four_money`` is hidden where money is."""

    challenge: int
    key: str
    thresholds: tuple[int, int, int]
    speciality: Good | None
    four_money: int | None
    best_move: int
    bonus: bool
    results: tuple[int, ...]
    prestige: tuple[int, ...]


class LisboaView(View):
    """A game as one seat, or a spectator, sees it."""

    options: LisboaOptions
    stage: Stage
    active: Seat
    first: Seat
    market: tuple[StandView | RestaurantView | None, ...]
    """By cell, in the order of ``components.CELLS``."""
    entrances: tuple[CustomersName | None, ...]
    """By entrance, in the order of ``components.ENTRANCES``."""
    display: tuple[Good | None, ...]
    bag: int
    face_up: tuple[tuple[CustomersName, ...], ...]
    """The customers on offer, by number of customers."""
    stacks: tuple[int, ...]
    discarded: tuple[CustomersName, ...] | None
    """The customer tiles that were not in the game, which nobody knows before the end."""
    players: tuple[PlayerView, ...]
    hand_swapped: bool
    coin_run: int
    coin_limit: int | None
    last_seat: Seat | None
    """After whose turn the game ends, once the end is triggered."""
    end: End | None
    plan: AnyPlan | None
    """What this seat has planned."""
    solo: SoloView | None


def _cell_view(code: int) -> StandView | RestaurantView | None:
    if code == EMPTY:
        return None
    if GOOD_ON[code] != NOTHING:
        return StandView(seat=OWNER_ON[code], good=GOODS[GOOD_ON[code]])
    if OPEN_ON[code] != NOTHING:
        return RestaurantView(restaurant=RESTAURANTS[OPEN_ON[code]], open=True)
    return RestaurantView(restaurant=RESTAURANTS[CLOSED_ON[code]], open=False) if CLOSED_ON[code] != NOTHING else None


_CELLS = tuple(_cell_view(code) for code in range(len(GOOD_ON)))
_HIDDEN = RestaurantView(restaurant=None, open=False)
_CELLS_HIDDEN = tuple(_HIDDEN if CLOSED_ON[code] != NOTHING else cell_view for code, cell_view in enumerate(_CELLS))


def view(state: State, seat: int | None) -> LisboaView:
    """All but the bag, the stacks, others' plans, and what the options hide: purses, types of closed restaurants."""
    cells = _CELLS if state.restaurants_open else _CELLS_HIDDEN
    ended = state.stage in (Stage.NEXT, Stage.OVER)
    return LisboaView(
        seat=seat,
        options=state.options,
        stage=state.stage,
        active=state.active,
        first=state.first,
        market=tuple([cells[code] for code in state.market.cells]),
        entrances=tuple([None if tile < 0 else CUSTOMERS[tile] for tile in state.market.entrances]),
        display=tuple([None if good < 0 else GOODS[good] for good in state.display]),
        bag=len(state.bag),
        face_up=tuple([tuple([CUSTOMERS[tile] for tile in tiles]) for tiles in state.face_up]),
        stacks=tuple([len(stack) for stack in state.stacks]),
        discarded=tuple([CUSTOMERS[tile] for tile in state.discarded]) if ended else None,
        players=tuple([_player_view(state, owner, seat) for owner in range(len(state.players))]),
        hand_swapped=state.hand_swapped,
        coin_run=sum(state.coin_run),
        coin_limit=coin_limit(state) if state.solo is None else None,
        last_seat=None if state.last_seat == NOBODY else state.last_seat,
        end=state.end,
        plan=None if seat is None else state.plans[seat],
        solo=None if state.solo is None else _solo_view(state, state.solo, seat),
    )


def _player_view(state: State, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    return PlayerView(
        stand_tiles=tuple([GOODS[good] for good in player.hand]),
        restaurants=tuple([RESTAURANTS[restaurant] for restaurant in player.restaurants]),
        stands_left=player.stands_left,
        money=player.money if state.money_open or owner == seat else None,
    )


def _solo_view(state: State, solo: Solo, seat: int | None) -> SoloView:
    return SoloView(
        challenge=solo.challenge,
        key=state.challenge.key,
        thresholds=state.challenge.thresholds,
        speciality=None if solo.speciality == NOTHING else GOODS[solo.speciality],
        four_money=solo.four_money if state.money_open or seat is not None else None,
        best_move=solo.best_move,
        bonus=solo.bonus,
        results=tuple(solo.results),
        prestige=tuple(solo.prestige),
    )
