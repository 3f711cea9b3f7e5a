"""The questions, made of public facts alone. They are asked for several times a move, so the last ones are kept."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.kernel import Decision, Fact, Nature, Seat
from games.schwarzmarkt.components import RATES, Phase, goods
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.state import Offer, State

_RULES: Final = frozenset({"sell-all-rule", "sell-rule", "pass-rule", "climb-rule", "drop", "clear"})
_TURN: Final = frozenset({"sell", "pass"})


def decisions(state: State, seat: Seat) -> Sequence[Decision]:
    """One player decides; in an offer everybody may leave rules for their next turns."""
    if (offer := state.offer) is not None:
        rules = _rules_decision(state.play)
        return (_turn_decision(state, offer), rules) if seat == offer.turn else (rules,)
    if seat != state.starter or state.phase is Phase.OVER:
        return ()
    return (_start_player_decision(state.play, state.phase, state.round, state.text),)


def awaits(state: State, seat: Seat) -> bool:
    """Whether this seat must decide; it is asked for all seats at every move, and needs no decision to be made."""
    return seat == state.actor and state.phase is not Phase.OVER


@lru_cache(maxsize=64)
def _start_player_decision(play: int, phase: Phase, round_: int, text: str | None) -> Decision:
    """D1 to D7."""
    facts = {"round": round_} if text is None else {"card": text}
    return Decision(f"p{play}.{phase}", phase.value, Nature.TURN, True, frozenset({phase.value}), facts)


def _turn_decision(state: State, offer: Offer) -> Decision:
    """D8 and D9."""
    return _turn_question(state.play, offer.turns, tuple(offer.wanted), state.marker, offer.cap)


@lru_cache(maxsize=256)
def _turn_question(play: int, turns: int, wanted: tuple[int, ...], marker: int, cap: int) -> Decision:
    facts = _turn_facts(wanted, marker, cap)
    return Decision(f"p{play}.t{turns}", "turn" if marker < cap else "final", Nature.TURN, True, _TURN, facts)


@lru_cache(maxsize=4096)
def _turn_facts(wanted: tuple[int, ...], marker: int, cap: int) -> dict[str, Fact]:
    return {
        "wanted": goods(wanted),
        "rate": RATES[marker],
        "steps": most_steps(marker, cap),
        "cap": RATES[cap],
    }


@lru_cache(maxsize=64)
def _rules_decision(play: int) -> Decision:
    """The standing orders of any seat for the offer of this play."""
    return Decision(f"p{play}.rules", "rules", Nature.ORDER, False, _RULES)
