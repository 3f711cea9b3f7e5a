"""LIST: offering cards for resale, taking offers back (MT-9)."""

from games.kernel import Event, Refusal, Seat
from games.turin.actions import Buy, ListCard, Withdraw
from games.turin.events import Listed, Withdrawn, closed
from games.turin.money import check_covered, free, listing_of, prices
from games.turin.reasons import Because
from games.turin.sealing import seal
from games.turin.state import Listing, State
from games.turin.trade import check_buy, check_orders

Submission = ListCard | Withdraw | Buy


def submit(state: State, seat: Seat, submission: Submission) -> list[Event]:
    """Hand in a whole of listing, withdrawals and orders (MT-9.11), or in BUY orders alone."""
    _check(state, seat, submission)
    return seal(state, seat, submission)


def _check(state: State, seat: Seat, submission: Submission) -> None:
    match submission:
        case ListCard():
            _check_new(state, seat, submission)
            _check_side(state, seat, submission)
            _check_purse(state, seat, submission)
        case Withdraw():
            if not submission.withdraw:
                raise Refusal(Because.WRONG_NUMBER, "MT-9.6", cards=0, needed=1)
            _check_side(state, seat, submission)
        case Buy():
            check_buy(state, seat, submission, free(state, seat))


def _check_new(state: State, seat: Seat, submission: ListCard) -> None:
    card = submission.card
    if card not in state.players[seat].cards:
        raise Refusal(Because.NOT_YOUR_CARD, "MT-9.10", card=card)
    if card in state.fresh:
        raise Refusal(Because.JUST_BOUGHT, "MT-10.5", card=card)
    if submission.price < 1:
        raise Refusal(Because.BELOW_LEAST, "MT-9.2", coins=submission.price, least=1)
    own = {listing.card for listing in state.listings if listing.seller == seat}
    if state.options.listing_limit == "one_at_a_time" and own - set(submission.withdraw):
        raise Refusal(Because.ONE_AT_A_TIME, "MT-9.9", card=min(own))


def _check_side(state: State, seat: Seat, submission: ListCard | Withdraw) -> None:
    """Withdrawals and orders; orders are covered by cash alone (MT-10.4 b)."""
    if len(set(submission.withdraw)) < len(submission.withdraw):
        raise Refusal(Because.TWICE, "MT-9.11")
    _check_own_listings(state, seat, submission.withdraw)
    check_orders(state, seat, submission.buy, "MT-10.4")
    check_covered(state, seat, prices(state, submission.buy), free(state, seat), "MT-10.4")


def _check_own_listings(state: State, seat: Seat, cards: tuple[str, ...]) -> None:
    for card in cards:
        listing = listing_of(state, card)
        if listing is None or listing.seller != seat:
            raise Refusal(Because.NOT_OWN_LISTING, "MT-9.6", card=card)


def _check_purse(state: State, seat: Seat, submission: ListCard) -> None:
    purse = free(state, seat) - prices(state, submission.buy) + prices(state, _taken_back(submission))
    check_covered(state, seat, submission.price, purse, "MT-9.2")


def work_off(state: State) -> list[Event]:
    """Withdrawals, then new listings (MT-9.8); what was sold a moment ago lapses."""
    assert state.window is not None  # noqa: S101 - the LIST window is just closing
    answers = [(seat, answer) for seat, answer in state.window.results() if isinstance(answer, ListCard | Withdraw)]
    withdrawn = [
        _withdraw(state, listing)
        for seat, answer in answers
        for listing in list(state.listings)
        if listing.seller == seat and listing.card in _taken_back(answer)
    ]
    listed = [
        _list(state, seat, answer)
        for seat, answer in answers
        if isinstance(answer, ListCard) and answer.card not in state.fresh
    ]
    state.fresh = []
    return [closed(state.phase), *withdrawn, *listed]


def _taken_back(submission: ListCard | Withdraw) -> tuple[str, ...]:
    """Listing a listed card anew takes the old offer back (MT-9.7)."""
    return (*submission.withdraw, submission.card) if isinstance(submission, ListCard) else submission.withdraw


def _withdraw(state: State, listing: Listing) -> Withdrawn:
    state.listings.remove(listing)
    state.players[listing.seller].cash += listing.price
    return Withdrawn(seat=listing.seller, card=listing.card, price=listing.price)


def _list(state: State, seat: Seat, submission: ListCard) -> Listed:
    state.players[seat].cash -= submission.price
    state.listings.append(Listing(submission.card, seat, submission.price, state.round))
    return Listed(seat=seat, card=submission.card, price=submission.price)
