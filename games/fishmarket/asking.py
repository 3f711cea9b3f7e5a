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
from games.fishmarket.market import most_wanted
from games.fishmarket.state import State
from games.kernel import Action, Amounts, Decision, Figure, Form, Nature, Pick, Picks, Seat

_BIDS: Final = frozenset({"boats"})
_REBIDS: Final = frozenset({"rebid"})
_MARKET: Final = frozenset({"offer", "counter", "accept", "reject", "decline", "withdraw", "stall"})
_PLAN: Final = frozenset({"plan", "unplan"})
_ICE: Final = frozenset({"freeze"})


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """The decisions open to a player, not listed yet."""
    phase = state.phase
    if phase == "market":
        player = state.players[seat]
        hours = state.options.market_deadline_hours
        return _trading(state.day, player.stall, player.cash, player.ice, player.plan, hours)
    if phase == "bids":
        return (_bids(state, seat),)
    if state.window is None or seat not in state.window.asked:
        return ()
    if phase == "rebids":
        return (_rebids(state, seat),)
    return (_ice(state, seat),) if state.players[seat].plan is None else ()  # FM-8.11


def awaits(state: State, seat: Seat) -> bool:
    """Whether the table waits for a player."""
    if state.phase == "market":
        return state.players[seat].stall == "open"
    window = state.window
    if window is None or seat not in window.asked or window.answer_of(seat) is not None:
        return False
    return state.phase != "ice" or state.players[seat].plan is None  # FM-8.11


def _bids(state: State, seat: Seat) -> Decision:
    open_decision = _open_bids(state.day, len(state.boats), state.options.bid_deadline_hours)
    answer = state.window.answer_of(seat) if state.window else None
    if answer is None:
        return open_decision
    return Decision(open_decision.id, "bids", Nature.SEALED, False, _BIDS, open_decision.facts, answer)


@lru_cache(maxsize=1024)
def _open_bids(day: int, boats: int, hours: int) -> Decision:
    facts = {"day": day, "cash": DAY_CASH, "boats": boats, "hours": hours}
    return Decision(f"d{day}.bids", "bids", Nature.SEALED, True, _BIDS, facts)


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
def _trading(day: int, stall: Stall, cash: int, ice: int, plan: Plan | None, hours: int) -> tuple[Decision, ...]:
    facts: dict[str, Figure] = {"day": day, "stall": stall, "cash": cash, "hours": hours}
    market = Decision(f"d{day}.market", "market", Nature.FREE, stall == "open", _MARKET, facts)
    if day == DAYS:
        return (market,)
    order = Decision(f"d{day}.plan", "plan", Nature.ORDER, False, _PLAN, {"day": day, "ice": ice}, plan)
    return market, order.listed(() if plan is None else (UNPLAN,), (PLAN_FORM,))


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
            if player.stall != "closed" and player.holds(offer.want):
                listed.append(accepting(offer.number))
            if offer.partner == seat:
                listed.append(rejecting(offer.number))
    listed += _OTHER_STALLS[player.stall]
    return listed


_OTHER_STALLS: Final = {own: tuple(action for stall, action in SET_STALL.items() if stall != own) for own in SET_STALL}


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
    return tuple(found)


@lru_cache
def _partners(seat: Seat, closed: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(str(other) for other, is_closed in enumerate(closed) if other != seat and not is_closed)


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
