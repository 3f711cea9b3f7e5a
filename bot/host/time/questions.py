"""What people are asked at a table, as everybody may see it."""

from dataclasses import dataclass

from bot.host.hosted import HostedTable
from games.kernel import Decision, Nature, Seat

SECRET = frozenset({Nature.SEALED, Nature.REACTION})
"""What is asked with everything needed for an answer, in a direct message where that is possible."""
COUNTED = frozenset({Nature.TURN, Nature.SEALED})
"""Where a missing answer is a miss. A market that closes at its hour is none: nobody had to do anything there."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, and the seats of people that are asked for it."""

    decision: Decision
    seats: tuple[Seat, ...]
    veiled: frozenset[Seat] = frozenset()
    """Those of whom the others cannot know whether they have more than one answer."""


def questions(hosted: HostedTable) -> dict[str, Question]:
    """What people are asked now, by decision, as everybody may see it."""
    found: dict[str, Question] = {}
    if hosted.running.over:
        return found
    for seat, decision in hosted.running.awaited():
        if hosted.person_plays(seat):
            known = found.get(decision.id) or Question(decision, ())
            veiled = {seat} if hosted.is_veiled(seat, decision) else set()
            found[decision.id] = Question(decision, (*known.seats, seat), known.veiled | veiled)
    return found
