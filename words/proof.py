"""Sentences about checking a finished game, for every front."""

from collections.abc import Sequence

from games.kernel import Outcome
from games.kernel.transcript import Verdict
from words.catalogue import Catalogue


def findings(words: Catalogue, entries: int, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """What was played once more and holds."""
    standings = ", ".join(
        f"{standing.place}. {names[standing.seat]} {str(standing.score).replace('-', '−')}"
        for standing in sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))
    )
    return [words.say("verify-moves", moves=entries), words.say("verify-outcome", standings=standings)]


def fault(words: Catalogue, verdict: Verdict) -> str:
    """The first thing that does not fit; empty if everything does."""
    if verdict.fault is None:
        return ""
    key = f"verify-fault-{verdict.fault.value}"
    return words.say(key, number=verdict.number) if verdict.number else words.say(key)
