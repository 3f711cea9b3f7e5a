"""Tricks for Schwarzmarkt: when to sell and how far to push, by rule of thumb."""

from games.kernel import Action, OpenDecisions, Stream, View, owed
from games.schwarzmarkt.actions import Pass, Sell
from games.schwarzmarkt.components import RATES
from games.schwarzmarkt.view import SchwarzmarktView


def sell_at(rate: int, view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Sells all it can from this rate on, and pushes by one step below it."""
    if not isinstance(view, SchwarzmarktView) or view.offer is None:
        return None
    choices = owed(moves)[0].choices
    sales = [choice for choice in choices if isinstance(choice, Sell)]
    if view.offer.rate >= rate and sales:
        return max(sales, key=lambda sale: sum(sale.counts))
    return next((choice for choice in choices if isinstance(choice, Pass)), None)


def push_to(rate: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it passes, it pushes the marker to this rate if it can."""
    if not isinstance(usual, Pass) or not isinstance(view, SchwarzmarktView):
        return None
    push = Pass(steps=RATES.index(rate) - view.marker)
    return push if push in owed(moves)[0].choices else None


def one_step(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it passes, it pushes by one step."""
    return Pass(steps=1) if isinstance(usual, Pass) and usual.steps is not None else None
