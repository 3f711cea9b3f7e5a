"""The question of the market: what a player may do there, as choices and forms (FM-6.1)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from games.fishmarket.actions import (
    Accept,
    Counter,
    Decline,
    Finish,
    MakeOffer,
    Reject,
    SetStall,
    Stall,
    Why,
    Withdraw,
)
from games.fishmarket.components import COINS, KINDS
from games.fishmarket.listed import SET_STALL, accepting, rejecting, withdrawing
from games.fishmarket.market import check_may_offer, leftover, most_wanted
from games.fishmarket.state import State
from games.kernel import (
    Action,
    Amounts,
    Decision,
    Dice,
    Form,
    Nature,
    Pick,
    Picks,
    Question,
    Refusal,
    Seat,
    kinds_of,
)


class Trading(Question[State]):
    """Everybody may trade for as long as the market is open; it waits for whoever is not done (FM-6.24)."""

    kinds = ("market",)
    nature = Nature.FREE
    accepts = kinds_of(MakeOffer, Counter, Accept, Reject, Decline, Withdraw, SetStall, Finish)
    phases = ("market",)

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return True

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return state.players[seat].stall == "open"

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        player = state.players[seat]
        return _market(state.day, player.stall, player.cash, state.options.market_deadline_hours)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        player = state.players[seat]
        listed: list[Action] = []
        for offer in state.offers:
            if offer.proposer == seat:
                listed.append(withdrawing(offer.number))
            elif offer.partner is None or offer.partner == seat:
                if player.stall != "closed" and player.holds(offer.want):
                    listed.append(accepting(offer.number))
                if offer.partner == seat:
                    listed.append(rejecting(offer.number))
        listed += _OTHER_STALLS[player.stall]
        return listed

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return _market_forms(state, seat)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return SET_STALL["done"]

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        """Why this player cannot make an offer; None if nothing more is to be said."""
        if kind != "offer":
            return None
        try:
            check_may_offer(state, seat)
        except Refusal as refusal:
            return refusal
        return None


@lru_cache(maxsize=4096)
def _market(day: int, stall: Stall, cash: int, hours: int) -> Decision:
    facts = {"day": day, "stall": stall, "cash": cash, "hours": hours}
    return Trading.put(f"d{day}.market", facts, owed=stall == "open")


_OTHER_STALLS: Final = {own: tuple(action for stall, action in SET_STALL.items() if stall != own) for own in SET_STALL}


# Forms


_WHY: Final = Pick(name="why", items=tuple(Why))
_MAYBE_WHY: Final = Pick(name="why", items=tuple(Why), optional=True)
_MAYBE_FISH: Final = Pick(name="fish", items=KINDS, optional=True)


def _market_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    player, limits = state.players[seat], state.options
    if player.stall == "closed":
        return ()
    own, named, answerable = 0, [], []
    for offer in state.offers:
        if offer.proposer == seat:
            own += 1
        elif offer.partner is None:
            answerable.append(offer.number)
        elif offer.partner == seat:
            answerable.append(offer.number)
            named.append(offer.number)
    found: list[Form] = []
    if own < limits.max_open_offers and player.made < limits.max_offers_per_day:  # FM-6.18
        stock = tuple(player.stock.values())
        if limits.allow_gifts or player.cash or any(stock):
            holdings = (stock, player.cash, len(state.players), limits.allow_gifts)
            closed = tuple([other.stall == "closed" for other in state.players])
            found.append(_offer_form(_partners(seat, closed), *holdings))
            if answerable:
                found.append(_counter_form(tuple(answerable), *holdings))
    if named:
        found.append(_decline_form(tuple(named)))
    if player.stall == "open" and (left := leftover(state, player)):
        found.append(_finish_form(left))
    return tuple(found)


@lru_cache
def _partners(seat: Seat, closed: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(str(other) for other, is_closed in enumerate(closed) if other != seat and not is_closed)


@lru_cache(maxsize=4096)
def _bundles(stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> tuple[Amounts, Amounts]:
    """What can be given and wanted. Kinds that are not held stand there with 0: so a refusal can name them."""
    held = dict(zip(KINDS, stock, strict=True)) | {COINS: cash}
    return Amounts(name="give", most=held, bare=COINS, filled=not gifts), _want(seats, gifts)


@lru_cache
def _want(seats: int, gifts: bool) -> Amounts:
    return Amounts(name="want", most=most_wanted(seats), bare=COINS, filled=not gifts)


@lru_cache(maxsize=4096)
def _offer_form(partners: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (give, want, Pick(name="partner", items=partners, optional=True, people=True))
    return Form(kind="offer", notation=MakeOffer.notation, fields=fields, apart=("give", "want"))


def _counter_form(offers: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (_which(offers), give, want, _MAYBE_WHY, _MAYBE_FISH)
    return Form(kind="counter", notation=Counter.notation, fields=fields, apart=("give", "want"))


@lru_cache(maxsize=4096)
def _which(offers: tuple[str, ...]) -> Pick:
    return Pick(name="offer", items=offers)


@lru_cache(maxsize=4096)
def _decline_form(offers: tuple[str, ...]) -> Form:
    fields = (_which(offers), _WHY, _MAYBE_FISH)
    return Form(kind="decline", notation=Decline.notation, fields=fields)


@lru_cache
def _finish_form(kinds: tuple[str, ...]) -> Form:
    fields = (Picks(name="kinds", items=kinds, least=0, most=len(kinds)),)
    return Form(kind="finish", notation=Finish.notation, fields=fields)
