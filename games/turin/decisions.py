"""Who may decide what now. Facts and ids are public: they tell nothing about cash or cards in hand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.kernel import Decision, Figure, Nature, Seat
from games.turin.actions import Answer
from games.turin.choosing import chooser, prize
from games.turin.components import ROUNDS, TIES, Phase, prizes
from games.turin.ranking import bids_of, groups
from games.turin.state import State

Facts = tuple[tuple[str, Figure], ...]

_KINDS = {
    Phase.SELECT: "place",
    Phase.BID: "bid",
    Phase.GOOSE: "goose",
    Phase.REBID: "extra",
    Phase.LIST: "list",
    Phase.BUY: "buy",
}
_ACCEPTS = {
    Phase.SELECT: frozenset({"place"}),
    Phase.BID: frozenset({"bid", "plan"}),
    Phase.GOOSE: frozenset({"goose"}),
    Phase.REBID: frozenset({"extra"}),
    Phase.LIST: frozenset({"pass", "list", "withdraw", "buy"}),
    Phase.BUY: frozenset({"pass", "buy"}),
}
_ACCEPTS_LIVE = _ACCEPTS | {
    Phase.LIST: frozenset({"pass", "list", "withdraw"}),
    Phase.BUY: frozenset({"done"}),
}
_CLAIM_OR_DECLINE = frozenset({"claim", "decline"})

LOAN_DECISION = Decision("loan", "loan", Nature.FREE, False, frozenset({"loan"}))
CLAIMS_DECISION = Decision("claims", "claim", Nature.FREE, False, frozenset({"claim"}))
ORDERS_DECISION = Decision(
    "orders", "orders", Nature.ORDER, False, frozenset({"want", "favour", "habit", "next", "cancel", "ahead"})
)


_WITHOUT_LOAN = (ORDERS_DECISION,)
_ANY_TIME = (LOAN_DECISION, ORDERS_DECISION)


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """Everything that this seat may decide now."""
    if state.phase is Phase.OVER:
        return ()
    found = _WITHOUT_LOAN if state.players[seat].loan else _ANY_TIME
    if state.live and state.listings:
        found = (*_claims(state, seat), *found)
    if state.contests:
        found = (*_picks(state, seat), *found)
    question = _question(state, seat)
    return found if question is None else (question, *found)


def _question(state: State, seat: Seat) -> Decision | None:
    """What the window or the queue asks of this seat, answered or not."""
    window = state.window
    if window is None:
        return _take(state) if chooser(state) == seat else None
    if seat not in window.asked:
        return None
    answer = window.answers[window.asked.index(seat)]
    if answer is None:
        return _question_of(state, seat)
    if (state.contests or state.claims) and window.complete:
        return None
    return _answered(_question_of(state, seat), answer)


def _take(state: State) -> Decision:
    facts: Facts = (("count", prize(state)), ("lots", len(state.lots)))
    return _turn(state.game, state.round, f"take{state.queue[0] + 1}", "take", facts)


def awaits(state: State, seat: Seat) -> bool:
    """Whether the table waits for this seat."""
    window = state.window
    if window is not None:
        if seat in window.asked and window.answers[window.asked.index(seat)] is None:
            return True
    elif state.phase is not Phase.OVER and chooser(state) == seat:
        return True
    if state.contests and _picks(state, seat):
        return True
    return state.live and any(decision.owed for decision in _claims(state, seat))


def _question_of(state: State, seat: Seat) -> Decision:
    """What the phase asks."""
    phase = state.phase
    if phase in TIES:
        return _tie_question(state, seat)
    mode = state.options.purchase_mode
    return _phase_question(state.game, state.round, phase, mode, len(state.players), len(state.listings))


@lru_cache(maxsize=1024)
def _phase_question(game: int, round_number: int, phase: Phase, mode: str, seats: int, listings: int) -> Decision:
    facts: dict[str, Figure] = {"listings": listings}
    if phase is Phase.SELECT or phase is Phase.BID:
        facts = {"round": round_number, "rounds": ROUNDS[seats]}
    if phase is Phase.BID:
        facts["lots"] = sum(prizes(seats, round_number))
    return _sealed(game, round_number, phase, mode == "live", facts)


def _tie_question(state: State, seat: Seat) -> Decision:
    if state.phase is Phase.GOOSE:
        facts: dict[str, Figure] = {"owned": "no" if state.goose is None else "yes"}
    else:
        bids = bids_of(state)
        group = next(group for group in groups(bids) if seat in group.seats)
        facts = {"bid": bids.bids[seat], "first": group.positions[0] + 1, "last": group.positions[-1] + 1}
    return _sealed(state.game, state.round, state.phase, state.live, facts)


def _sealed(game: int, round_number: int, phase: Phase, live: bool, facts: dict[str, Figure]) -> Decision:
    """The question of a phase, which everybody asked answers in secret; its id is like ``1.3.bid``."""
    accepts = (_ACCEPTS_LIVE if live else _ACCEPTS)[phase]
    return Decision(f"{game}.{round_number}.{phase}", _KINDS[phase], Nature.SEALED, True, accepts, facts)


def _answered(question: Decision, answer: Answer) -> Decision:
    return Decision(question.id, question.kind, question.nature, False, question.accepts, question.facts, answer)


@lru_cache(maxsize=1024)
def _turn(game: int, round_number: int, step: str, kind: str, facts: Facts) -> Decision:
    """A question to one seat alone."""
    return Decision(f"{game}.{round_number}.{step}", kind, Nature.TURN, True, frozenset({kind}), dict(facts))


def _picks(state: State, seat: Seat) -> list[Decision]:
    """A seller picks one buyer after the other, card by card."""
    for contest in state.contests:
        listing = state.listing_of(contest.card)
        if listing is not None and listing.seller == seat:
            facts: Facts = (("card", contest.card), ("price", listing.price))
            return [_turn(state.game, state.round, f"{state.phase}.{contest.card}", "sell", facts)]
    return []


def _claims(state: State, seat: Seat) -> list[Decision]:
    found = []
    for claim in state.claims:
        answer = claim.window.answer_of(seat)
        if seat in claim.window.asked and not answer:
            facts: Mapping[str, Figure] = {
                "card": claim.card,
                "price": state.cost((claim.card,)),
                "seat": claim.claimant,
            }
            found.append(
                Decision(
                    f"claim{claim.window.number}",
                    "answer",
                    Nature.SEALED,
                    answer is None,
                    _CLAIM_OR_DECLINE,
                    facts,
                )
            )
    if any(listing.seller != seat for listing in state.listings):
        found.append(CLAIMS_DECISION)
    return found
