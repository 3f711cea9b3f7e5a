"""GOOSE and REBID: what places those who bid the same (MT-6, MT-16)."""

from collections.abc import Sequence

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Refusal, Seat, Stream, kinds_of, plays
from games.turin.actions import Answer, Extra, Goose
from games.turin.components import Phase
from games.turin.events import ExtraShown, GooseMoved, GooseShown, Tied
from games.turin.listed import GOOSE_FREE, GOOSE_KEEP, GOOSE_LEAVE, extras
from games.turin.loans import check_covered, check_least
from games.turin.orders import add_deposited
from games.turin.ranking import bids_of, groups, tied_blocks
from games.turin.reasons import Because
from games.turin.sealing import Sealed, answers, ask, name_of, seal
from games.turin.settling import settle
from games.turin.state import State


def begin_ties(state: State, dice: Dice) -> list[Event]:
    """Ask about the goose where it matters, then for extras where a tie is left."""
    asked = _asked_about_goose(state)
    if not asked:
        return _rebid_or_settle(state, dice)
    ask(state, Phase.GOOSE, asked)
    return []


# GOOSE (use 1)


def _asked_about_goose(state: State) -> list[Seat]:
    """MT-16.2: with no owner all who are tied; else the owner, if tied."""
    if state.options.goose != "yield_tie":
        return []
    tied = sorted(seat for block in tied_blocks(bids_of(state)) for seat in block.seats)
    return tied if state.goose is None else [seat for seat in tied if seat == state.goose]


def goose_answers(state: State, seat: Seat) -> tuple[Goose, ...]:
    """What this seat can answer."""
    if state.goose is None:
        return GOOSE_FREE
    others = next(block.seats for block in tied_blocks(bids_of(state)) if seat in block.seats)
    return (
        *(Goose(answer="give", to=other) for other in others if other != seat),
        GOOSE_KEEP,
    )


class GooseAnswer(Sealed):
    """Who has no goose takes or leaves it; its owner gives it away or keeps it."""

    kinds = ("goose",)
    accepts = kinds_of(Goose)
    phases = (Phase.GOOSE,)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put(
            name_of(state.game, state.round, Phase.GOOSE), {"owned": "no" if state.goose is None else "yes"}
        )

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return goose_answers(state, seat)

    @override
    def nothing(self, state: State) -> Answer:
        return GOOSE_LEAVE if state.goose is None else GOOSE_KEEP


@plays
def answer_goose(state: State, move: Move[Goose], dice: Dice) -> list[Event]:
    """Who has no goose takes or leaves; its owner gives it to a member of the same block or keeps it (MT-16.2)."""
    if move.action not in goose_answers(state, move.seat):
        raise Refusal(Because.NO_GOOSE_ANSWER, "MT-16.2")
    return seal(state, move.seat, move.action)


def after_goose(state: State, dice: Dice) -> list[Event]:
    """Show the answers, and go on with who is still tied."""
    return _show_goose(state, answers(state, Goose), dice) + _rebid_or_settle(state, dice)


def _show_goose(state: State, shown: list[tuple[Seat, Goose]], dice: Dice) -> list[Event]:
    """All answers at once (MT-16.8); of several who want the goose the lot picks one (MT-16.3)."""
    assert state.auction is not None  # noqa: S101 - the goose matters only between bids
    events: list[Event] = [GooseShown(seat=seat, answer=answer.answer) for seat, answer in shown]
    takers = [seat for seat, answer in shown if answer.answer == "take"]
    if takers:
        owner = dice.stream(f"goose:{state.game}:{state.round}").choice(takers)
        state.auction.taker = state.goose = owner
        events.append(GooseMoved(owner=owner, owned=True))
    for seat, answer in shown:
        if answer.to is not None:
            state.auction.giver, state.goose = seat, answer.to
            events.append(GooseMoved(owner=answer.to, owned=True))
    return events


# REBID


def _rebid_or_settle(state: State, dice: Dice) -> list[Event]:
    tied = groups(bids_of(state))
    if not tied:
        return settle(state, dice)
    asked = sorted(seat for group in tied for seat in group.seats)
    ask(state, Phase.REBID, asked)
    events: list[Event] = [
        Tied(seats=group.seats, first=group.positions[0] + 1, last=group.positions[-1] + 1) for group in tied
    ]
    return events + add_deposited(state, asked)


class Rebidding(Sealed):
    """What is added to the bid by those who are tied."""

    kinds = ("extra",)
    accepts = kinds_of(Extra)
    phases = (Phase.REBID,)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        bids = bids_of(state)
        group = next(group for group in groups(bids) if seat in group.seats)
        first, last = group.positions[0] + 1, group.positions[-1] + 1
        facts = {"bid": bids.bids[seat], "first": first, "last": last, "count": len(group.positions)}
        return self.put(name_of(state.game, state.round, Phase.REBID), facts)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return extras(state.free(seat))

    @override
    def nothing(self, state: State) -> Answer:
        return Extra(coins=0)

    @override
    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return Extra(coins=stream.below(state.free(seat) + 1))


@plays
def add(state: State, move: Move[Extra], dice: Dice) -> list[Event]:
    """An extra comes from the cash beside the bid (MT-6.6)."""
    check_least(move.action.coins, "MT-6.6")
    check_covered(state, move.seat, move.action.coins, state.free(move.seat), "MT-6.6")
    return seal(state, move.seat, move.action)


def after_rebid(state: State, dice: Dice) -> list[Event]:
    """Show the extras, and settle."""
    return _show_extras(state, answers(state, Extra)) + settle(state, dice)


def _show_extras(state: State, extras: list[tuple[Seat, Extra]]) -> list[Event]:
    """All extras of all blocks at once (MT-6.6)."""
    assert state.auction is not None  # noqa: S101 - there are extras only for bids
    for seat, extra in extras:
        state.auction.extras[seat] = extra.coins
    return [ExtraShown(seat=seat, coins=extra.coins) for seat, extra in extras]
