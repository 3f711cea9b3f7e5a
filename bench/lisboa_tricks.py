"""Tricks for Mercado de Lisboa: one kind of move before all others."""

from games.kernel import Action, OpenDecisions, Stream, View, owed
from games.lisboa.actions import OpenStand
from games.lisboa.components import CELL_NUMBER
from games.lisboa.listed import COIN
from games.lisboa.market import stand_cost
from games.lisboa.reading import read_view
from games.lisboa.view import LisboaView


def only_coins(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Takes a coin in every turn."""
    return COIN if owed(moves) and COIN in owed(moves)[0].choices else None


def dearest_stand(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Opens the dearest stand that it can pay for; the usual one among equals."""
    stands = [choice for choice in owed(moves)[0].choices if isinstance(choice, OpenStand)] if owed(moves) else []
    if not stands or not isinstance(view, LisboaView):
        return None
    market = read_view(view).market
    dearest = max(stand_cost(market, CELL_NUMBER[stand.cell]) for stand in stands)
    best = [stand for stand in stands if stand_cost(market, CELL_NUMBER[stand.cell]) == dearest]
    return usual if isinstance(usual, OpenStand) and usual in best else best[0]
