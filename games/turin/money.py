"""Coins: what is free, what is promised, what lies on cards."""

from games.kernel import Refusal, Seat
from games.turin.actions import Answer, Bid, Buy, Extra, ListCard, Plan, Withdraw
from games.turin.components import LOAN, LOAN_DEBT
from games.turin.events import Borrowed
from games.turin.reasons import Because
from games.turin.state import Listing, Phase, State

BEFORE_SETTLING = frozenset({Phase.GOOSE, Phase.REBID})


def listing_of(state: State, card: str) -> Listing | None:
    """The listing of this card."""
    for listing in state.listings:
        if listing.card == card:
            return listing
    return None


def prices(state: State, cards: tuple[str, ...]) -> int:
    """What the listings among these cards cost together."""
    return sum(listing.price for listing in state.listings if listing.card in cards)


def locked(state: State, seat: Seat) -> int:
    """The coins that lie on this player's own listings."""
    return sum(listing.price for listing in state.listings if listing.seller == seat)


def free(state: State, seat: Seat) -> int:
    """Cash that is not promised outside the open window: what an answer to it may promise."""
    promised = 0
    for contest in state.contests:
        if seat in contest.seats:
            promised += prices(state, (contest.card,))
    for claim in state.claims:
        if seat == claim.claimant or claim.window.answer_of(seat):
            promised += prices(state, (claim.card,))
    if state.phase in BEFORE_SETTLING and state.auction is not None:
        promised += state.auction.bids[seat]
    return state.players[seat].cash - promised


def promised(state: State, answer: Answer | None) -> int:
    """What a sealed answer promises."""
    ordered = not state.orders_settled
    match answer:
        case Bid() | Plan():
            return answer.coins + (answer.extra or 0) + (prices(state, answer.buy) if ordered else 0)
        case Extra():
            return answer.coins
        case ListCard():
            needed = max(0, answer.price - prices(state, (*answer.withdraw, answer.card)))
            return needed + (prices(state, answer.buy) if ordered else 0)
        case Withdraw() | Buy():
            return prices(state, answer.buy) if ordered else 0
        case _:
            return 0


def unreserved(state: State, seat: Seat) -> int:
    """Cash that is promised nowhere."""
    answer = state.window.answer_of(seat) if state.window is not None else None
    return free(state, seat) - promised(state, answer)


def check_covered(state: State, seat: Seat, coins: int, purse: int, clause: str) -> None:
    """Refuse what the purse does not cover; if a loan could help, say so."""
    if coins > purse:
        if state.players[seat].loan:
            raise Refusal(Because.OVER_CASH, clause, coins=coins, free=purse)
        raise Refusal(Because.LOAN_FIRST, clause, coins=coins, free=purse, loan=LOAN, debt=LOAN_DEBT)


def borrow(state: State, seat: Seat, forced: bool) -> Borrowed:
    """Take the loan (MT-11.2)."""
    player = state.players[seat]
    player.loan, player.debt, player.cash = True, LOAN_DEBT, player.cash + LOAN
    return Borrowed(seat=seat, forced=forced)
