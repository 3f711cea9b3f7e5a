"""LIST: offering cards for resale, taking offers back (MT-9)."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Form, Move, Refusal, Seat, kinds_of, plays, stopped
from games.turin.actions import Answer, Buy, ListCard, Pass, Withdraw
from games.turin.buying import open_buy
from games.turin.components import Phase
from games.turin.events import Closed, Listed, Withdrawn
from games.turin.forms import Offers, for_sale, list_forms
from games.turin.listed import PASS
from games.turin.loans import check_covered, check_least
from games.turin.orders import answer_for
from games.turin.plans import BUYING, OFFER, forget, forget_offer, part, says_what_to_buy
from games.turin.reasons import Because
from games.turin.sales import check_buy, check_orders, orders_and_none, others_listings, settle_orders
from games.turin.sealing import Sealed, ask, name_of, seal
from games.turin.state import Listing, State
from games.turin.why_not import why_not

Submission = ListCard | Withdraw | Buy


class Offering(Sealed):
    """Which card is offered, what is withdrawn, and which old listings are ordered (MT-9.11)."""

    kinds = ("list",)
    accepts = kinds_of(Pass, ListCard, Withdraw, Buy)
    phases = (Phase.LIST,)
    why_not = staticmethod(why_not)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _offering(state.game, state.round, len(state.listings), state.live)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (PASS,) if state.live else orders_and_none(state, seat)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        unlisted = tuple(state.players[seat].cards)
        own: Offers = ()
        if state.listings or state.fresh:
            own = tuple((listing.card, listing.price) for listing in state.listings if listing.seller == seat)
            taken = {*state.fresh, *(card for card, _ in own)}
            unlisted = tuple(card for card in unlisted if card not in taken)
        single = state.options.listing_limit == "one_at_a_time"
        purse = state.free(seat)
        return list_forms(purse, unlisted, own, for_sale(state, seat, purse), single)

    @override
    def nothing(self, state: State) -> Answer:
        return PASS


@lru_cache(maxsize=256)
def _offering(game: int, round_number: int, listings: int, live: bool) -> Decision:
    accepts = kinds_of(Pass, ListCard, Withdraw) if live else None
    return Offering.put(name_of(game, round_number, Phase.LIST), {"listings": listings}, accepts=accepts)


def open_list(state: State) -> list[Event]:
    """Ask who has a card to offer, or an old listing to order (MT-3.7)."""
    asked = [
        seat
        for seat, player in enumerate(state.players)
        if player.cards or (not state.live and others_listings(state, seat))
    ]
    if not asked:
        return open_buy(state)
    ask(state, Phase.LIST, asked)
    events: list[Event] = []
    for seat in asked:
        submission, told = planned_submission(state, seat)
        events += told
        if submission is not None:
            events += answer_for(state, seat, submission, OFFER | BUYING)
    return events


def planned_submission(state: State, seat: Seat) -> tuple[ListCard | Pass | None, list[Event]]:
    """What habits and plan hand in, None if this seat has to be asked; and why a planned offer cannot be made."""
    player = state.players[seat]
    submission = _planned(state, seat)
    if isinstance(submission, ListCard):
        try:
            _check(state, seat, submission)
        except Refusal as why:
            plan = part(player.plan, OFFER)
            assert plan is not None  # noqa: S101 - the submission is made of it
            forget(player, OFFER)
            return None, [stopped(seat, plan, why)]
    return submission, []


def _planned(state: State, seat: Seat) -> ListCard | Pass | None:
    player = state.players[seat]
    may_buy = not state.live and others_listings(state, seat) and not player.no_purchase
    if may_buy and not says_what_to_buy(player):
        return None
    if not player.cards or player.never_sell:
        return PASS
    plan = player.plan
    if plan is None or plan.offer is None:
        return None
    if plan.offer not in player.cards or state.listing_of(plan.offer) is not None:
        return PASS  # no card, or one that is not theirs to offer
    return None if plan.price is None else ListCard(card=plan.offer, price=plan.price)


@plays
def submit(state: State, move: Move[ListCard | Withdraw | Buy], dice: Dice) -> list[Event]:
    """Hand in a whole of listing, withdrawals and orders (MT-9.11), or in BUY orders alone."""
    _check(state, move.seat, move.action)
    return seal(state, move.seat, move.action)


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
            check_buy(state, seat, submission, state.free(seat))


def _check_new(state: State, seat: Seat, submission: ListCard) -> None:
    card = submission.card
    if card not in state.players[seat].cards:
        raise Refusal(Because.NOT_YOUR_CARD, "MT-9.10", card=card)
    if card in state.fresh:
        raise Refusal(Because.JUST_BOUGHT, "MT-10.5", card=card)
    check_least(submission.price, "MT-9.2", least=1)
    left = {listing.card for listing in state.listings if listing.seller == seat} - {*_taken_back(submission)}
    if state.options.listing_limit == "one_at_a_time" and left:
        raise Refusal(Because.ONE_AT_A_TIME, "MT-9.9", card=min(left))


def _check_side(state: State, seat: Seat, submission: ListCard | Withdraw) -> None:
    """Withdrawals and orders; orders are covered by cash alone (MT-10.4 b)."""
    if len(set(submission.withdraw)) < len(submission.withdraw):
        raise Refusal(Because.TWICE, "MT-9.11")
    _check_own_listings(state, seat, submission.withdraw)
    check_orders(state, seat, submission.buy, "MT-10.4")
    check_covered(state, seat, state.cost(submission.buy), state.free(seat), "MT-10.4")


def _check_own_listings(state: State, seat: Seat, cards: tuple[str, ...]) -> None:
    for card in cards:
        listing = state.listing_of(card)
        if listing is None or listing.seller != seat:
            raise Refusal(Because.NOT_OWN_LISTING, "MT-9.6", card=card)


def _check_purse(state: State, seat: Seat, submission: ListCard) -> None:
    purse = state.free(seat) - state.cost(submission.buy) + state.cost(_taken_back(submission))
    check_covered(state, seat, submission.price, purse, "MT-9.2")


def after_list(state: State, _dice: Dice) -> list[Event]:
    """Orders, withdrawals and new listings, in this order (MT-9.8)."""
    if not state.orders_settled:
        return settle_orders(state)
    return _work_off(state) + open_buy(state)


def _work_off(state: State) -> list[Event]:
    """Withdrawals, then new listings; what was sold a moment ago lapses."""
    assert state.window is not None  # noqa: S101 - the LIST window is just closing
    submissions = [(seat, answer) for seat, answer in state.window.results() if isinstance(answer, ListCard | Withdraw)]
    withdrawn = [
        _withdraw(state, listing)
        for seat, answer in submissions
        for listing in list(state.listings)
        if listing.seller == seat and listing.card in _taken_back(answer)
    ]
    listed = [
        _list(state, seat, answer)
        for seat, answer in submissions
        if isinstance(answer, ListCard) and answer.card not in state.fresh
    ]
    state.fresh = []
    for player in state.players:
        forget_offer(player)
    return [Closed(phase=state.phase), *withdrawn, *listed]


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
