"""What a player may decide now: decisions, legal choices, forms."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.fishmarket.actions import (
    FREEZE,
    SET_STALL,
    UNPLAN,
    Boats,
    Counter,
    Decline,
    MakeOffer,
    Plan,
    Rebid,
    Stall,
    Why,
    accepting,
    rejecting,
    withdrawing,
)
from games.fishmarket.components import COINS, DAY_CASH, DAYS, FREEZABLE, KINDS
from games.fishmarket.market import can_make_offers, may_accept, most_wanted
from games.fishmarket.state import Phase, State
from games.kernel import Action, Amounts, Decision, Figure, Form, Nature, Pick, Picks, Seat

_BIDS: Final = frozenset({"boats"})
_REBIDS: Final = frozenset({"rebid"})
_MARKET: Final = frozenset({"offer", "counter", "accept", "reject", "decline", "withdraw", "stall"})
_PLAN: Final = frozenset({"plan", "unplan"})
_ICE: Final = frozenset({"freeze"})


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """The decisions open to a player, not listed yet."""
    player = state.players[seat]
    match state.phase:
        case Phase.BIDS:
            return (_bids(state, seat),)
        case Phase.REBIDS:
            return (_rebids(state, seat),) if state.window and seat in state.window.asked else ()
        case Phase.MARKET:
            market = _market(state.day, player.stall, player.cash, state.options.market_deadline_hours)
            return (market, _plan(state.day, player.ice, player.plan)) if state.day < DAYS else (market,)
        case Phase.ICE:
            asked = state.window and seat in state.window.asked and player.plan is None  # FM-8.11
            return (_ice(state, seat),) if asked else ()
        case Phase.OVER:
            return ()


def _bids(state: State, seat: Seat) -> Decision:
    day, hours = state.day, state.options.bid_deadline_hours
    answer = state.window.answer_of(seat) if state.window else None
    facts = {"day": day, "cash": state.players[seat].cash, "boats": len(state.boats), "hours": hours}
    return Decision(f"d{day}.bids", "bids", Nature.SEALED, answer is None, _BIDS, facts, answer)


def _rebids(state: State, seat: Seat) -> Decision:
    answer = state.window.answer_of(seat) if state.window else None
    contended = state.contended(seat)
    facts: dict[str, Figure] = {
        "day": state.day,
        "round": state.rebid_round,
        "cash": state.players[seat].cash,
        "boats": len(contended),
        "docks": " ".join(boat.dock for boat in contended),
        "hours": state.options.rebid_deadline_hours,
    }
    name = f"d{state.day}.rebids{state.rebid_round}"
    return Decision(name, "rebids", Nature.SEALED, answer is None, _REBIDS, facts, answer)


@lru_cache(maxsize=4096)
def _market(day: int, stall: Stall, cash: int, hours: int) -> Decision:
    facts: dict[str, Figure] = {"day": day, "stall": stall.value, "cash": cash, "hours": hours}
    return Decision(f"d{day}.market", "market", Nature.FREE, stall is Stall.OPEN, _MARKET, facts)


@lru_cache(maxsize=1024)
def _plan(day: int, ice: int, plan: Plan | None) -> Decision:
    return Decision(f"d{day}.plan", "plan", Nature.ORDER, False, _PLAN, {"day": day, "ice": ice}, plan)


def _ice(state: State, seat: Seat) -> Decision:
    player = state.players[seat]
    answer = state.window.answer_of(seat) if state.window else None
    facts = {
        "day": state.day,
        "ice": player.ice,
        "unsold": sum(player.stock.values()),
        "hours": state.options.freeze_deadline_hours,
    }
    return Decision(f"d{state.day}.ice", "ice", Nature.SEALED, answer is None, _ICE, facts, answer)


# Listing


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action of a decision that can be listed."""
    match decision.kind:
        case "market":
            return _market_choices(state, seat)
        case "plan":
            return (UNPLAN,) if state.players[seat].plan else ()
        case "ice":
            player = state.players[seat]
            return _freezing(player.unsold(), player.ice)
        case _:
            return ()


def _market_choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    listed: list[Action] = []
    for offer in state.offers:
        if offer.proposer == seat:
            listed.append(withdrawing(offer.number))
        elif offer.partner is None or offer.partner == seat:
            if player.stall is not Stall.CLOSED and player.holds(offer.want):
                listed.append(accepting(offer.number))
            if offer.partner == seat:
                listed.append(rejecting(offer.number))
    listed += [action for stall, action in SET_STALL.items() if stall is not player.stall]
    return listed


@lru_cache(maxsize=1024)
def _freezing(unsold: tuple[str, ...], ice: int) -> tuple[Action, ...]:
    blocks = range(min(ice, len(unsold)) + 1)
    return tuple(FREEZE[kinds] for count in blocks for kinds in combinations(unsold, count))


# Forms


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """The actions of a decision that cannot be listed."""
    match decision.kind:
        case "bids":
            return (_bid_form(tuple(boat.dock for boat in state.boats)),)
        case "rebids":
            docks = tuple(boat.dock for boat in state.contended(seat))
            return (_rebid_form(docks, state.players[seat].cash),)
        case "market":
            return _market_forms(state, seat)
        case "plan":
            return (PLAN_FORM,)
        case _:
            return ()


PLAN_FORM: Final = Form(
    kind="plan",
    notation=Plan.notation,
    fields=(Picks(name="kinds", items=FREEZABLE, least=0, most=len(FREEZABLE), ordered=True),),
)
_WHY: Final = Pick(name="why", items=tuple(Why))
_MAYBE_WHY: Final = Pick(name="why", items=tuple(Why), optional=True)
_MAYBE_FISH: Final = Pick(name="fish", items=KINDS, optional=True)


@lru_cache
def _bid_form(docks: tuple[str, ...]) -> Form:
    each = dict.fromkeys(docks, DAY_CASH)
    fields = (Amounts(name="bids", most=each, total=DAY_CASH), Amounts(name="tied", most=each))
    return Form(kind="boats", notation=Boats.notation, fields=fields)


@lru_cache(maxsize=1024)
def _rebid_form(docks: tuple[str, ...], cash: int) -> Form:
    each = dict.fromkeys(docks, cash - len(docks) + 1)
    return Form(kind="rebid", notation=Rebid.notation, fields=(Amounts(name="bids", most=each, least=1, total=cash),))


def _market_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    player = state.players[seat]
    if player.stall is Stall.CLOSED:
        return ()
    found: list[Form] = []
    if can_make_offers(state, seat):
        gifts = state.options.allow_gifts
        holdings = (tuple(player.stock.values()), player.cash, len(state.players), gifts)
        if gifts or player.cash or any(player.stock.values()):
            partners = tuple(
                str(other)
                for other, partner in enumerate(state.players)
                if other != seat and partner.stall is not Stall.CLOSED
            )
            found.append(_offer_form(partners, *holdings))
            answerable = tuple(offer.number for offer in state.offers if may_accept(seat, offer))
            if answerable:
                found.append(_counter_form(answerable, *holdings))
    named = tuple(offer.number for offer in state.offers if offer.partner == seat)
    if named:
        found.append(_decline_form(named))
    return tuple(found)


@lru_cache(maxsize=4096)
def _bundles(stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> tuple[Amounts, Amounts]:
    """What can be given and wanted. Kinds he does not have are there with 0, so that a refusal can name them."""
    held = dict(zip(KINDS, stock, strict=True)) | {COINS: cash}
    return Amounts(name="give", most=held, bare=COINS, filled=not gifts), _want(seats, gifts)


@lru_cache
def _want(seats: int, gifts: bool) -> Amounts:
    return Amounts(name="want", most=most_wanted(seats), bare=COINS, filled=not gifts)


@lru_cache(maxsize=4096)
def _offer_form(partners: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (give, want, Pick(name="partner", items=partners, optional=True))
    return Form(kind="offer", notation=MakeOffer.notation, fields=fields, apart=("give", "want"))


@lru_cache(maxsize=4096)
def _counter_form(offers: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (Pick(name="offer", items=offers), give, want, _MAYBE_WHY, _MAYBE_FISH)
    return Form(kind="counter", notation=Counter.notation, fields=fields, apart=("give", "want"))


@lru_cache(maxsize=4096)
def _decline_form(offers: tuple[str, ...]) -> Form:
    fields = (Pick(name="offer", items=offers), _WHY, _MAYBE_FISH)
    return Form(kind="decline", notation=Decline.notation, fields=fields)
