"""Tricks for Mercado de Lisboa: one kind of move before all others."""

from collections.abc import Callable, Iterable, Sequence
from types import UnionType
from typing import TypeVar

from games.kernel import Action, OpenDecisions, Stream, View, owed
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TurnAction
from games.lisboa.components import CELL_NUMBER
from games.lisboa.listed import COIN
from games.lisboa.market import stand_cost
from games.lisboa.reading import after, read_view
from games.lisboa.view import LisboaView

Move = TypeVar("Move", bound=TurnAction)


def only_coins(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Takes a coin in every turn."""
    return COIN if owed(moves) and COIN in owed(moves)[0].choices else None


def dearest_stand(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Opens the dearest stand that it can pay for; the usual one among equals."""
    return _stand(max, view, moves, usual)


def cheapest_stand(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Opens the cheapest stand for as long as it has any; the usual one among equals."""
    return _stand(min, view, moves, usual)


def _stand(choose: Callable[[Iterable[int]], int], view: View, moves: OpenDecisions, usual: object) -> Action | None:
    stands = _listed(OpenStand, moves)
    if not stands or not isinstance(view, LisboaView):
        return None
    market = read_view(view).market
    cost = choose(stand_cost(market, CELL_NUMBER[stand.cell]) for stand in stands)
    best = [stand for stand in stands if stand_cost(market, CELL_NUMBER[stand.cell]) == cost]
    return usual if isinstance(usual, OpenStand) and usual in best else best[0]


def most_now(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Whatever brings most coins at once; the usual move among equals."""
    return _best(view, _listed(TurnAction, moves), usual, envy=0)


def most_ahead_now(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Whatever brings most coins at once, less what the rivals get in the mean."""
    return _best(view, _listed(TurnAction, moves), usual, envy=1)


def customers_first(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Brings those customers who pay it most, as soon as any do."""
    bringing = _listed(BringCustomers, moves)
    if not bringing or not isinstance(view, LisboaView):
        return None
    reading = read_view(view)
    paying = [move for move in bringing if after(reading, move).income[reading.seat] > 0]
    return _best(view, paying, usual, envy=0)


def restaurants_first(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Opens a restaurant as soon as it has one."""
    return _best(view, _listed(OpenRestaurant, moves), usual, envy=0)


def _listed(kind: type[Move] | UnionType, moves: OpenDecisions) -> list[Move]:
    return [choice for choice in owed(moves)[0].choices if isinstance(choice, kind)] if owed(moves) else []


def _best(view: View, found: Sequence[TurnAction], usual: object, envy: float) -> TurnAction | None:
    if not found or not isinstance(view, LisboaView):
        return None
    reading = read_view(view)

    def gained(move: TurnAction) -> float:
        income = after(reading, move).income
        own = income[reading.seat]
        return own - envy * (sum(income) - own) / (len(income) - 1)

    most = max(map(gained, found))
    best = [move for move in found if gained(move) == most]
    return usual if isinstance(usual, TurnAction) and usual in best else best[0]
