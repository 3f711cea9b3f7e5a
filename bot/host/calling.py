"""How somebody is told that he is asked: once, in the way he chose, and never while he is not to be disturbed."""

from datetime import datetime
from enum import StrEnum

from bot.host.hours import Hours
from bot.store import Call, Person
from games.kernel import Decision, Nature

SECRET = frozenset({Nature.SEALED, Nature.REACTION})
"""What is asked with everything needed for an answer, in a direct message where that is possible."""


class Stage(StrEnum):
    """Which message about a question this is."""

    ASKED = "asked"
    HALF = "half"
    LAST = "last"


def way(person: Person, decision: Decision, hours: Hours, now: datetime) -> Call | None:
    """How a person is told now; None if not, or not yet."""
    if person.reminders is Call.NONE or hours.disturbs(now):
        return None
    if person.reachable and (person.reminders is Call.DM or decision.nature in SECRET):
        return Call.DM
    return Call.MENTION
