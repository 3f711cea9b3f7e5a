"""Live purchase mode: claim rounds beside whatever else is going on, and what follows (MT-10.9, MT-10.11)."""

from collections.abc import Sequence

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Move,
    Nature,
    Question,
    Refusal,
    Seat,
    Stream,
    Window,
    kinds_of,
    plays,
)
from games.turin.actions import Answer, Claim, Decline
from games.turin.buying import is_asked_to_buy
from games.turin.components import Phase
from games.turin.events import Answered, Claimed
from games.turin.listed import CLAIMS, DECLINES, DONE, PASS
from games.turin.loans import check_covered
from games.turin.reasons import Because
from games.turin.sales import check_for_sale, conclude, others_listings
from games.turin.state import ClaimRound, State


def round_on(state: State, card: str) -> ClaimRound | None:
    """The open claim round on this card."""
    return next((claim for claim in state.claims if claim.card == card), None)


def is_contested(state: State, card: str) -> bool:
    """Whether the claim round on this card is over and its seller has still to pick."""
    return any(contest.card == card for contest in state.contests)


class ClaimAnswer(Question[State]):
    """Whether one claims beside somebody else, in every claim round that is open."""

    kinds = ("answer",)
    nature = Nature.SEALED
    accepts = kinds_of(Claim, Decline)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return [
            self.put(
                f"claim{claim.window.number}",
                {"card": claim.card, "price": state.cost((claim.card,)), "seat": claim.claimant},
                owed=claim.window.answer_of(seat) is None,
            )
            for claim in state.claims
            if seat in claim.window.asked and not claim.window.answer_of(seat)
        ]

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return any(seat in claim.window.asked and claim.window.answer_of(seat) is None for claim in state.claims)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        card = str(decision.facts["card"])
        affordable = decision.number("price") <= state.unreserved(seat)
        return (DECLINES[card], CLAIMS[card]) if affordable else (DECLINES[card],)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return DECLINES[str(decision.facts["card"])]

    @override
    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        for claim in state.claims:
            if claim.window.answer_of(seat) is not None:
                claim.window.answer(seat, False)


class Claiming(Question[State]):
    """Everybody may claim what somebody else has on sale."""

    kinds = ("claim",)
    nature = Nature.FREE
    accepts = kinds_of(Claim)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return _CLAIMING if state.live and others_listings(state, seat) else ()

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        purse = state.unreserved(seat)
        return [
            CLAIMS[listing.card]
            for listing in state.listings
            if listing.seller != seat
            and listing.price <= purse
            and round_on(state, listing.card) is None
            and not is_contested(state, listing.card)
        ]


_CLAIMING = (Claiming.put("claims"),)


@plays
def claim(state: State, move: Move[Claim], dice: Dice) -> list[Event]:
    """Open a claim round on a listing, or claim beside the one who opened it."""
    seat, card = move.seat, move.action.card
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


@plays
def decline(state: State, move: Move[Decline], dice: Dice) -> list[Event]:
    """Leave a claimed card to the others."""
    seat, card = move.seat, move.action.card
    opened = round_on(state, card)
    if opened is None or seat not in opened.window.asked:
        raise Refusal(Because.NO_CLAIM, "MT-10.9", card=card)
    if opened.window.answer_of(seat):
        raise Refusal(Because.ALREADY_CLAIMED, "MT-10.11", card=card)
    return _answer(state, opened, seat, claims=False)


def _answer(state: State, opened: ClaimRound, seat: Seat, claims: bool) -> list[Event]:
    first = opened.window.answer_of(seat) is None
    opened.window.answer(seat, claims)
    events: list[Event] = [Answered(seat=seat)] if first else []
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
