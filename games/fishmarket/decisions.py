"""Who is asked what now."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.fishmarket.actions import AnyPlan, Stall
from games.fishmarket.components import DAY_CASH, DAYS
from games.fishmarket.state import State
from games.kernel import Decision, Figure, Nature, Seat

_BIDS: Final = frozenset({"boats"})
_REBIDS: Final = frozenset({"rebid"})
_MARKET: Final = frozenset({"offer", "counter", "accept", "reject", "decline", "withdraw", "stall", "finish"})
_PLAN: Final = frozenset({"plan", "unplan", "day-plan"})
_LAST_PLAN: Final = frozenset({"day-plan"})
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
def _trading(day: int, stall: Stall, cash: int, ice: int, plan: AnyPlan | None, hours: int) -> tuple[Decision, ...]:
    facts: dict[str, Figure] = {"day": day, "stall": stall, "cash": cash, "hours": hours}
    market = Decision(f"d{day}.market", "market", Nature.FREE, stall == "open", _MARKET, facts)
    accepts = _LAST_PLAN if day == DAYS else _PLAN
    return market, Decision(f"d{day}.plan", "plan", Nature.ORDER, False, accepts, {"day": day, "ice": ice}, plan)


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
