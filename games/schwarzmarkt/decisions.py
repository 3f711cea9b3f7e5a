"""The questions, made of public facts alone. They are asked for several times a move, so the last ones are kept."""

from functools import lru_cache
from typing import Final

from games.kernel import Decision, Fact, Nature
from games.schwarzmarkt.components import RATES, goods
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.state import Offer, Phase, State

RULE_KINDS: Final = frozenset({"sell-all-rule", "sell-rule", "pass-rule", "climb-rule", "drop", "clear"})
TURN_KINDS: Final = frozenset({"sell", "pass"})


def start_player_decision(state: State) -> Decision:
    """D1 to D7."""
    return _start_player_decision(state.play, state.phase, state.round, state.text)


@lru_cache(maxsize=64)
def _start_player_decision(play: int, phase: Phase, round_: int, text: str | None) -> Decision:
    facts = {"round": round_} if text is None else {"card": text}
    return Decision(f"p{play}.{phase}", phase.value, Nature.TURN, True, frozenset({phase.value}), facts)


def turn_decision(state: State, offer: Offer) -> Decision:
    """D8 and D9."""
    return _turn_decision(state.play, offer.turns, tuple(offer.wanted), state.marker, offer.cap)


@lru_cache(maxsize=256)
def _turn_decision(play: int, turns: int, wanted: tuple[int, ...], marker: int, cap: int) -> Decision:
    facts = _turn_facts(wanted, marker, cap)
    return Decision(f"p{play}.t{turns}", "turn" if marker < cap else "final", Nature.TURN, True, TURN_KINDS, facts)


@lru_cache(maxsize=4096)
def _turn_facts(wanted: tuple[int, ...], marker: int, cap: int) -> dict[str, Fact]:
    return {
        "wanted": goods(wanted),
        "rate": RATES[marker],
        "steps": most_steps(marker, cap),
        "cap": RATES[cap],
    }


@lru_cache(maxsize=64)
def rules_decision(play: int) -> Decision:
    """The standing orders of any seat for the offer of this play."""
    return Decision(f"p{play}.rules", "rules", Nature.ORDER, False, RULE_KINDS)
