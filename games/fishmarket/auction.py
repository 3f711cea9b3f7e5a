"""Dawn: sealed bids, re-bids among the tied, and what breaks the last ties (FM-3, FM-4)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from typing_extensions import override

from games.fishmarket.actions import Boats, Rebid, SealedAnswer
from games.fishmarket.components import COINS, DAY_CASH, counted
from games.fishmarket.events import BidsShown, BoatSold, BoatTied, BoatUnsold, TieBreak, TieBroken
from games.fishmarket.morning import begin_market
from games.fishmarket.orders import by_tied_values
from games.fishmarket.reasons import Because
from games.fishmarket.sealing import Sealed
from games.fishmarket.state import Boat, State
from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Fact,
    Form,
    Move,
    Payments,
    Refusal,
    Seat,
    Stream,
    Window,
    acted,
    kinds_of,
    plays,
)

# Bids


class Bidding(Sealed):
    """All bid for all boats at once (FM-3.1)."""

    kinds = ("bids",)
    accepts = kinds_of(Boats)
    phases = ("bids",)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _bids(state.day, len(state.boats), state.options.bid_deadline_hours)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return (_bid_form(_on_offer(state.boats)),)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Boats(bids={})

    @override
    def close(self, state: State, answers: list[tuple[Seat, SealedAnswer]], dice: Dice) -> list[Event]:
        state.window = None
        forms = {seat: answer for seat, answer in answers if isinstance(answer, Boats)}
        for boat in state.boats:
            boat.bids = [form.bids.get(boat.dock, 0) for form in forms.values()]
            highest = max(boat.bids)
            boat.contenders = [seat for seat, coins in enumerate(boat.bids) if coins == highest > 0]
        shown = [BidsShown(seat=seat, again=False, bids=form.bids) for seat, form in forms.items()]
        return shown + _settle(state, {seat: form for seat, form in forms.items() if form.tied}, dice)

    @override
    def another(self, state: State, seat: Seat, answer: SealedAnswer, stream: Stream) -> SealedAnswer:
        docks, cash = [boat.dock for boat in state.boats], state.players[seat].cash
        bids, tied = ({stream.choice(docks): stream.between(0, cash)} for _ in range(2))
        return Boats(bids=bids, tied=tied)


BIDDING: Final = Bidding()


@lru_cache(maxsize=1024)
def _bids(day: int, boats: int, hours: int) -> Decision:
    return Bidding.put(f"d{day}.bids", {"day": day, "cash": DAY_CASH, "boats": boats, "hours": hours})


_OnOffer: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]


def _on_offer(boats: Iterable[Boat]) -> _OnOffer:
    """Docks with what lies there."""
    return tuple((boat.dock, tuple(boat.cargo)) for boat in boats)


@lru_cache
def _bid_form(on_offer: _OnOffer) -> Form:
    each, cargoes = dict.fromkeys((dock for dock, _ in on_offer), DAY_CASH), tuple(cargo for _, cargo in on_offer)
    bids = Payments(name="bids", most=each, total=DAY_CASH, unit=COINS, bought=cargoes)
    fields = (bids, Payments(name="tied", most=each, unit=COINS))
    return Form(kind="boats", notation=Boats.notation, fields=fields)


def _check_bids(state: State, seat: Seat, form: Boats) -> None:
    """Refuse a bid form that breaks a rule."""
    docks = {boat.dock for boat in state.boats}
    for dock in (*form.bids, *form.tied):
        if dock not in docks:
            raise Refusal(Because.NO_SUCH_DOCK, "FM-2.7", dock=dock)
    bid, cash = sum(form.bids.values()), state.players[seat].cash
    if bid > cash:
        raise Refusal(Because.OVER_CASH, "FM-3.2", bid=bid, cash=cash)
    for dock, coins in form.tied.items():
        if coins > DAY_CASH:
            raise Refusal(Because.OVER_STANDING, "FM-4.12", dock=dock, bid=coins, most=DAY_CASH)


@plays
def seal_bids(state: State, move: Move[Boats], dice: Dice) -> list[Event]:
    """Take a bid form; with the last one all are revealed."""
    _check_bids(state, move.seat, move.action)
    return BIDDING.answer(state, move.seat, move.action, dice)


# Re-bids


class Rebidding(Sealed):
    """Those who share the highest bid for a boat bid again (FM-4.3)."""

    kinds = ("rebids",)
    accepts = kinds_of(Rebid)
    phases = ("rebids",)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        contended = state.contended(seat)
        facts: dict[str, Fact] = {
            "day": state.day,
            "round": state.rebid_round,
            "cash": state.players[seat].cash,
            "boats": len(contended),
            "docks": " ".join(boat.dock for boat in contended),
            "hours": state.options.rebid_deadline_hours,
        }
        return self.put(f"d{state.day}.rebids{state.rebid_round}", facts)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return (_rebid_form(_on_offer(state.contended(seat)), state.players[seat].cash),)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return Rebid(bids={boat.dock: boat.bids[seat] for boat in state.contended(seat)})  # FM-4.9

    @override
    def close(self, state: State, answers: list[tuple[Seat, SealedAnswer]], dice: Dice) -> list[Event]:
        state.window = None
        forms = {seat: answer for seat, answer in answers if isinstance(answer, Rebid)}
        for boat in state.boats:
            for seat in boat.contenders:
                boat.bids[seat] = forms[seat].bids[boat.dock]
            highest = max((boat.bids[seat] for seat in boat.contenders), default=0)
            boat.contenders = [seat for seat in boat.contenders if boat.bids[seat] == highest]
        shown: list[Event] = [BidsShown(seat=seat, again=True, bids=form.bids) for seat, form in forms.items()]
        return shown + _settle(state, {}, dice)

    @override
    def another(self, state: State, seat: Seat, answer: SealedAnswer, stream: Stream) -> SealedAnswer:
        contended = state.contended(seat)
        spare = stream.between(0, state.players[seat].cash - len(contended))
        return Rebid(bids={boat.dock: 1 + spare * (place == 0) for place, boat in enumerate(contended)})


REBIDDING: Final = Rebidding()


@lru_cache(maxsize=1024)
def _rebid_form(on_offer: _OnOffer, cash: int) -> Form:
    each = dict.fromkeys((dock for dock, _ in on_offer), cash - len(on_offer) + 1)
    cargoes = tuple(cargo for _, cargo in on_offer)
    bids = Payments(name="bids", most=each, least=1, total=cash, unit=COINS, bought=cargoes)
    return Form(kind="rebid", notation=Rebid.notation, fields=(bids,))


def _check_rebids(state: State, seat: Seat, form: Rebid) -> None:
    """Refuse a re-bid form that breaks a rule."""
    contended = {boat.dock for boat in state.contended(seat)}
    for dock in form.bids:
        if dock not in contended:
            raise Refusal(Because.NOT_CONTENDED, "FM-4.11", dock=dock)
    for dock in sorted(contended):
        if dock not in form.bids:
            raise Refusal(Because.REBID_MISSING, "FM-4.4", dock=dock)
    bid, cash = sum(form.bids.values()), state.players[seat].cash
    if bid > cash:
        raise Refusal(Because.OVER_CASH, "FM-4.5", bid=bid, cash=cash)


@plays
def seal_rebids(state: State, move: Move[Rebid], dice: Dice) -> list[Event]:
    """Take a re-bid form; with the last one all are revealed."""
    _check_rebids(state, move.seat, move.action)
    return REBIDDING.answer(state, move.seat, move.action, dice)


# Settling


def _settle(state: State, standing: dict[Seat, Boats], dice: Dice) -> list[Event]:
    """Sell what is clear; then hold a re-bid round for what is tied, or break the ties, or end the dawn."""
    clear = [boat for boat in state.boats if len(boat.contenders) == 1]
    events = [_sell(state, boat, boat.contenders[0]) for boat in clear]
    tied = [boat for boat in state.boats if boat.contenders]
    events += [
        BoatTied(dock=boat.dock, seats=tuple(boat.contenders), coins=boat.bids[boat.contenders[0]]) for boat in tied
    ]
    if tied and state.rebid_round < state.options.max_rebid_rounds:
        return events + _hold_rebid_round(state, standing, dice)
    for boat in tied:  # FM-4.8: in dock order; what was paid for one counts for the next
        seat, by = _break_tie(state, boat, dice)
        events += [TieBroken(dock=boat.dock, seat=seat, by=by), _sell(state, boat, seat)]
    return events + _end_dawn(state, dice)


def _hold_rebid_round(state: State, standing: dict[Seat, Boats], dice: Dice) -> list[Event]:
    state.phase, state.rebid_round = "rebids", state.rebid_round + 1
    asked = sorted({seat for boat in state.boats for seat in boat.contenders})
    state.window = Window.open(state.rebid_round, asked)
    events: list[Event] = []
    for seat in asked:
        if seat in standing and (rebid := by_tied_values(state, seat, standing[seat])) is not None:
            events.append(acted(seat, standing[seat], rebid))
            events += REBIDDING.answer(state, seat, rebid, dice)
    return events


def _break_tie(state: State, boat: Boat, dice: Dice) -> tuple[Seat, TieBreak]:
    poorest = _with_least(boat.contenders, [player.balance for player in state.players])
    if len(poorest) == 1:
        return poorest[0], "balance"
    thriftiest = _with_least(poorest, [DAY_CASH - player.cash for player in state.players])
    if len(thriftiest) == 1:
        return thriftiest[0], "spent"
    return dice.stream(f"lot:{state.day}:{boat.dock}").choice(thriftiest), "lot"


def _with_least(seats: list[Seat], figures: list[int]) -> list[Seat]:
    least = min(figures[seat] for seat in seats)
    return [seat for seat in seats if figures[seat] == least]


def _sell(state: State, boat: Boat, seat: Seat) -> Event:
    player, coins, cargo = state.players[seat], boat.bids[seat], counted(boat.cargo)
    player.cash -= coins
    player.ledger.auctions += coins
    for kind in boat.cargo:
        player.stock[kind] += 1
    boat.cargo, boat.contenders, boat.buyer = [], [], seat
    return BoatSold(dock=boat.dock, seat=seat, coins=coins, cargo=cargo)


def _end_dawn(state: State, dice: Dice) -> list[Event]:
    events: list[Event] = []
    for boat in state.boats:
        if boat.cargo:  # FM-3.8
            events.append(BoatUnsold(dock=boat.dock, cargo=counted(boat.cargo)))
            state.fish.discard += boat.cargo
            boat.cargo = []
    return events + begin_market(state, dice)
