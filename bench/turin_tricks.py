"""Tricks for Market of Turin: fixed bids, loans, and prices."""

from games.kernel import Action, OpenDecisions, Stream, View, owed
from games.turin.actions import Bid, Buy, Extra, ListCard, Loan
from games.turin.appraisal import Appraisal
from games.turin.components import Phase
from games.turin.listed import PASS, TAKE_LOAN
from games.turin.view import TurinView

SEEN = 1.5
"""What must be left to whoever buys a card, that they do."""


def fixed_bids(
    coins: tuple[int, ...], view: View, _moves: OpenDecisions, usual: object, _stream: Stream
) -> Action | None:
    """In each round the same bid, looking at nothing."""
    if not isinstance(usual, Bid | Loan) or not isinstance(view, TurinView) or view.own is None:
        return None
    return Bid(coins=min(coins[view.round - 1], max(0, view.own.free)))


def more(times: float, plus: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """So many times what *normal* would bid, and so many coins besides."""
    match usual:
        case Bid(coins=coins) if isinstance(view, TurinView) and view.own is not None:
            return Bid(coins=min(round(coins * times) + plus, max(0, view.own.free)))
        case Extra(coins=coins) if Extra(coins=coins + plus) in owed(moves)[0].choices:
            return Extra(coins=coins + plus)
        case _:
            return None


def all_after_ties(_view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """After a tie it adds all that it can."""
    if not isinstance(usual, Extra):
        return None
    return max(
        (choice for choice in owed(moves)[0].choices if isinstance(choice, Extra)), key=lambda extra: extra.coins
    )


def loan_first(view: View, _moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Takes the loan with the first bid."""
    assert isinstance(view, TurinView)
    assert view.seat is not None
    return TAKE_LOAN if view.phase is Phase.BID and not view.players[view.seat].loan else None


def no_loan(view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Bids all its coins rather than borrow."""
    if not isinstance(usual, Loan) or not isinstance(view, TurinView) or view.own is None:
        return None
    return Bid(coins=max(0, view.own.free))


def dear_cards(view: View, _moves: OpenDecisions, usual: object, stream: Stream) -> Action | None:
    """Asks nearly all that a card seems to bring its buyer."""
    if not isinstance(usual, ListCard) or not isinstance(view, TurinView) or view.own is None:
        return None
    _, gain = Appraisal(view, stream).best_buyer(usual.card)
    price = min(int(gain - SEEN), view.own.free)
    return usual.model_copy(update={"price": price}) if price > usual.price else None


def no_trade(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Neither sells nor buys."""
    return PASS if isinstance(usual, ListCard | Buy) else None
