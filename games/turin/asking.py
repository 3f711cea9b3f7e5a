"""Who may decide what now. Facts and ids are public: they tell nothing about cash or cards in hand."""

from collections.abc import Mapping

from games.kernel import Decision, Figure, Nature, Seat
from games.turin import choosing
from games.turin.auction import bids_of
from games.turin.components import ROUNDS
from games.turin.money import listing_of
from games.turin.ranking import groups
from games.turin.state import Phase, State

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
    Phase.BID: frozenset({"bid"}),
    Phase.GOOSE: frozenset({"goose"}),
    Phase.REBID: frozenset({"extra"}),
    Phase.LIST: frozenset({"pass", "list", "reprice", "withdraw", "buy"}),
    Phase.BUY: frozenset({"pass", "buy"}),
}
_ACCEPTS_LIVE = _ACCEPTS | {
    Phase.LIST: frozenset({"pass", "list", "reprice", "withdraw"}),
    Phase.BUY: frozenset({"done"}),
}
_TAKE = frozenset({"take"})
_SELL = frozenset({"sell"})
_CLAIM = frozenset({"claim"})
_CLAIM_OR_DECLINE = frozenset({"claim", "decline"})

LOAN_DECISION = Decision("loan", "loan", Nature.FREE, False, frozenset({"loan"}))
ORDERS_DECISION = Decision(
    "orders", "orders", Nature.ORDER, False, frozenset({"want", "favour", "habit", "next", "cancel"})
)


def decisions(state: State, seat: Seat) -> list[Decision]:
    """Everything that this seat may decide now."""
    if state.phase is Phase.OVER:
        return []
    found = _main(state, seat) + _picks(state, seat)
    if state.live:
        found += _claims(state, seat)
    if not state.players[seat].loan:
        found.append(LOAN_DECISION)
    found.append(ORDERS_DECISION)
    return found


def decision_id(state: State, step: str) -> str:
    """Game, round and step: ``1.3.bid``."""
    return f"{state.game}.{state.round}.{step}"


def _main(state: State, seat: Seat) -> list[Decision]:
    """What the phase asks."""
    window = state.window
    if window is not None and seat in window.asked and not window.complete:
        answer = window.answer_of(seat)
        accepts = (_ACCEPTS_LIVE if state.live else _ACCEPTS)[state.phase]
        return [
            Decision(
                decision_id(state, state.phase),
                _KINDS[state.phase],
                Nature.SEALED,
                answer is None,
                accepts,
                _facts(state, seat),
                answer,
            )
        ]
    if state.phase is Phase.CHOOSE and choosing.chooser(state) == seat:
        facts: Mapping[str, Figure] = {"count": choosing.prize(state), "lots": len(state.lots)}
        position = state.queue[0] + 1
        return [Decision(decision_id(state, f"take{position}"), "take", Nature.TURN, True, _TAKE, facts)]
    return []


def _facts(state: State, seat: Seat) -> Mapping[str, Figure]:
    match state.phase:
        case Phase.SELECT:
            return {"round": state.round, "rounds": ROUNDS[state.seats]}
        case Phase.BID:
            return {"round": state.round, "rounds": ROUNDS[state.seats], "lots": len(state.lots)}
        case Phase.GOOSE:
            return {"owned": "no" if state.goose is None else "yes"}
        case Phase.REBID:
            return _tie_facts(state, seat)
        case _:
            return {"listings": sum(listing.seller != seat for listing in state.listings)}


def _tie_facts(state: State, seat: Seat) -> Mapping[str, Figure]:
    bids = bids_of(state)
    group = next(group for group in groups(bids) if seat in group.seats)
    return {"bid": bids.bids[seat], "first": group.positions[0] + 1, "last": group.positions[-1] + 1}


def _picks(state: State, seat: Seat) -> list[Decision]:
    """A seller picks one buyer after the other, card by card."""
    for contest in state.contests:
        listing = listing_of(state, contest.card)
        if listing is not None and listing.seller == seat:
            facts: Mapping[str, Figure] = {"card": contest.card, "price": listing.price}
            step = f"{state.phase}.{contest.card}"
            return [Decision(decision_id(state, step), "sell", Nature.TURN, True, _SELL, facts)]
    return []


def _claims(state: State, seat: Seat) -> list[Decision]:
    found = []
    for claim in state.claims:
        answer = claim.window.answer_of(seat)
        if seat in claim.window.asked and not answer:
            facts: Mapping[str, Figure] = {
                "card": claim.card,
                "price": _price(state, claim.card),
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
        found.append(Decision("claims", "claim", Nature.FREE, False, _CLAIM))
    return found


def _price(state: State, card: str) -> int:
    listing = listing_of(state, card)
    return listing.price if listing is not None else 0
