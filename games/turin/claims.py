"""Live purchase mode: claim rounds beside whatever else is going on, and what follows (MT-10.9, MT-10.11)."""

from games.kernel import Event, Refusal, Seat, Window
from games.turin.actions import Answer, Claim, Decline
from games.turin.buying import check_for_sale, conclude, is_asked_to_buy
from games.turin.components import Phase
from games.turin.events import Claimed, answered
from games.turin.listed import DONE, PASS
from games.turin.loans import check_covered
from games.turin.reasons import Because
from games.turin.state import ClaimRound, State


def round_on(state: State, card: str) -> ClaimRound | None:
    """The open claim round on this card."""
    return next((claim for claim in state.claims if claim.card == card), None)


def is_contested(state: State, card: str) -> bool:
    """Whether the claim round on this card is over and its seller has still to pick."""
    return any(contest.card == card for contest in state.contests)


def claim(state: State, seat: Seat, action: Claim) -> list[Event]:
    """Open a claim round on a listing, or claim beside the one who opened it."""
    card = action.card
    listing = check_for_sale(state, seat, card)
    opened = round_on(state, card)
    if is_contested(state, card) or (opened and (seat == opened.claimant or opened.window.answer_of(seat))):
        raise Refusal(Because.ALREADY_CLAIMED, "MT-10.11", card=card)
    check_covered(state, seat, listing.price, state.unreserved(seat), "MT-10.11")
    if opened is not None:
        return _answer(state, opened, seat, claims=True)
    state.claims_made += 1
    asked = [other for other in range(state.seats) if other not in (seat, listing.seller)]
    opened = ClaimRound(card, seat, Window.open(state.claims_made, asked))
    state.claims.append(opened)
    return [Claimed(seat=seat, card=card, price=listing.price), *_close_if_complete(state, opened)]


def decline(state: State, seat: Seat, action: Decline) -> list[Event]:
    """Leave a claimed card to the others."""
    card = action.card
    opened = round_on(state, card)
    if opened is None or seat not in opened.window.asked:
        raise Refusal(Because.NO_CLAIM, "MT-10.9", card=card)
    if opened.window.answer_of(seat):
        raise Refusal(Because.ALREADY_CLAIMED, "MT-10.11", card=card)
    return _answer(state, opened, seat, claims=False)


def _answer(state: State, opened: ClaimRound, seat: Seat, claims: bool) -> list[Event]:
    first = opened.window.answer_of(seat) is None
    opened.window.answer(seat, claims)
    events: list[Event] = [answered(seat)] if first else []
    return events + _close_if_complete(state, opened)


def _close_if_complete(state: State, opened: ClaimRound) -> list[Event]:
    if not opened.window.complete:
        return []
    state.claims.remove(opened)
    joined = [seat for seat, claims in opened.window.results() if claims]
    return conclude(state, opened.card, sorted([opened.claimant, *joined]))


_SPARING: dict[Phase, Answer] = {Phase.LIST: PASS, Phase.BUY: DONE}
"""What is answered for those who have nothing left to do, in the phases in which that can be."""


def spare_idle(state: State) -> None:
    """Answer for those whom sales during the open window have left nothing to answer (MT-10.11)."""
    window = state.window
    if not state.live or window is None or state.phase not in _SPARING:
        return
    for seat in window.asked:
        if window.answer_of(seat) is None and not _has_a_choice(state, seat):
            window.answer(seat, _SPARING[state.phase])


def _has_a_choice(state: State, seat: Seat) -> bool:
    if state.phase is Phase.BUY:
        return is_asked_to_buy(state, seat)
    return any(card not in state.fresh for card in state.players[seat].cards)
