"""Tricks for Schwarzmarkt: when to sell and how far to push, by rule of thumb."""

from games.kernel import Action, OpenDecisions, Stream, View, owed
from games.schwarzmarkt.actions import Pass, Sell
from games.schwarzmarkt.components import RATES, ROUNDS
from games.schwarzmarkt.view import SchwarzmarktView

RUSH = 9
"""The rate from which on somebody sells who wants to be done."""


def sell_at(rate: int, view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Sells all it can from this rate on, and pushes by one step below it."""
    if not isinstance(view, SchwarzmarktView) or view.offer is None:
        return None
    return (_largest(moves) if view.offer.rate >= rate else None) or _pass(moves)


def push_to(rate: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it passes, it pushes the marker to this rate if it can."""
    if not isinstance(usual, Pass) or not isinstance(view, SchwarzmarktView):
        return None
    push = Pass(steps=RATES.index(rate) - view.marker)
    return push if push in owed(moves)[0].choices else None


def one_step(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it passes, it pushes by one step."""
    return Pass(steps=1) if isinstance(usual, Pass) and usual.steps is not None else None


def sell_from(rate: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Sells all it can from this rate on, and nothing below; it pushes as *normal* does, or by one step."""
    if not isinstance(view, SchwarzmarktView) or view.offer is None:
        return None
    if view.offer.rate >= rate:
        return _largest(moves)
    return _pass(moves) if isinstance(usual, Sell) else None


def skip_12(view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it passes, it never leaves 12 to its neighbour, at which most sell: past it if it can, else below."""
    if not isinstance(usual, Pass) or not isinstance(view, SchwarzmarktView):
        return None
    twelve = RATES.index(12)
    found = [choice for choice in owed(moves)[0].choices if isinstance(choice, Pass) and choice.steps is not None]
    others = [choice for choice in found if view.marker + (choice.steps or 0) != twelve]
    return others[-1] if others else None


def one_card(_view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it would sell several cards, it sells one, and waits for a better rate for the others."""
    if not isinstance(usual, Sell) or sum(usual.counts) == 1:
        return None
    sales = [choice for choice in owed(moves)[0].choices if isinstance(choice, Sell)]
    return next((sale for sale in sales if sum(sale.counts) == 1), None)


def be_done_first(view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """In the last round it sells all it can from 9 on, so that the game ends before others have sold theirs."""
    if not isinstance(view, SchwarzmarktView) or view.offer is None or view.round < ROUNDS or view.offer.rate < RUSH:
        return None
    return _largest(moves)


def _largest(moves: OpenDecisions) -> Action | None:
    sales = [choice for choice in owed(moves)[0].choices if isinstance(choice, Sell)]
    return max(sales, key=lambda sale: sum(sale.counts), default=None)


def _pass(moves: OpenDecisions) -> Action | None:
    return next((choice for choice in owed(moves)[0].choices if isinstance(choice, Pass)), None)
