"""The pace of a table, and what follows from it: how long a decision may take, and until when.

Everything here is a pure function. A deadline is never shorter than promised, never in anybody's night, and never
earlier for what was asked later.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from typing import NamedTuple

from bot.host.time.hours import Hours
from bot.store import Delay
from games.kernel import Decision, Nature, Stream

LIVE, DAILY, WEEKLY, FREE = "live", "daily", "weekly", "free"
PACES = (LIVE, DAILY, WEEKLY, FREE)
MOST_HOURS = 336
LONGEST_NUMBER = 5
"""Python refuses to read a number of thousands of digits."""
DAY = timedelta(days=1)
SHORTEST = timedelta(minutes=2)
LONGEST_GRACE = timedelta(hours=2)
LATEST_LEAD = timedelta(hours=3)
"""How long before the end the last reminder comes at most."""
_LENGTHS = {LIVE: timedelta(minutes=10), DAILY: DAY, WEEKLY: 7 * DAY}
_SPEC_DAY = 24
"""The hours of the rule specs are meant for a table with a day for each decision."""


def read_pace(text: str) -> str | None:
    """A pace as people write it: one of the four words, or hours; None if it is neither."""
    word = text.strip().casefold().removesuffix("h").strip()
    if word in PACES:
        return word
    hours = int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else 0
    return str(hours) if 1 <= hours <= MOST_HOURS else None


def part_of_day(hours: int) -> Fraction:
    """How much of the table's pace so many hours of a rule spec are."""
    return Fraction(hours, _SPEC_DAY)


def share(decision: Decision) -> Fraction:
    """How much of the table's pace a decision may take: as its rule spec says, half of it for a reaction."""
    hours = decision.facts.get("hours")
    if isinstance(hours, int):
        return part_of_day(hours)
    return Fraction(1, 2) if decision.nature is Nature.REACTION else Fraction(1)


def length(pace: str, part: Fraction) -> timedelta | None:
    """How long such a part of the pace is; None if nobody is in a hurry."""
    if pace == FREE:
        return None
    whole = _LENGTHS.get(pace) or timedelta(hours=int(pace))
    return max(SHORTEST, whole * part.numerator / part.denominator)


def grace(pace: str) -> timedelta:
    """What everybody gets at least when the clock starts again after it stood still."""
    return min(LONGEST_GRACE, (length(pace, Fraction(1)) or DAY) / 4)


def deadline(asked: datetime, promised: timedelta, hours: Hours) -> datetime:
    """When the time of a question runs out.

    Weekends off and vacation stop the clock. A night does not if there is a day or more, for then they have a day; but
    what is shorter than a day must not pass in their sleep.
    """
    start = hours.next_open(asked)
    if promised >= DAY:
        return _by_the_calendar(start, promised, hours)
    return min(hours.after(start, promised), _by_the_calendar(start, DAY, hours))


def time_left(
    since: datetime, until: datetime, promised: timedelta, hours: Hours, away_until: datetime | None
) -> timedelta:
    """How much time somebody had left at an instant, if theirs was to run out then, and they were away until then."""
    away = None if away_until is None or away_until <= since else (since, away_until)
    return min(promised, replace(_counting(promised, hours), away=away).between(since, until))


def after_vacation(now: datetime, left: timedelta, promised: timedelta, hours: Hours) -> datetime:
    """Until when somebody has time who is away, and has so much left."""
    return hours.next_open(_counting(promised, hours).after(now, left))


def _counting(promised: timedelta, hours: Hours) -> Hours:
    """The hours that count: what is shorter than a day does not pass in one's sleep."""
    return hours if promised < DAY else hours.without_quiet()


def delayed_by(asked: datetime, promised: timedelta, hours: Hours) -> Delay | None:
    """Why a deadline lies later than the time that was promised; None if it does not."""
    until = deadline(asked, promised, hours)
    if until <= asked + promised:
        return None
    if deadline(asked, promised, replace(hours, away=None)) < until:
        return Delay.AWAY
    return Delay.WEEKEND if deadline(asked, promised, replace(hours, weekends_off=False)) < until else Delay.NIGHT


def _by_the_calendar(start: datetime, promised: timedelta, hours: Hours) -> datetime:
    return hours.next_open(hours.without_quiet().after(start, promised))


QUICKEST = timedelta(seconds=3)
LATER_THAN_HALF = 72
"""Half of the answers that are given for people come within this part of their time: twenty minutes of a day."""
_FINE = 1 << 32


def delay(promised: timedelta | None, chance: Stream) -> timedelta:
    """After how much of their time somebody is given the only answer they have.

    People answer within seconds or at the last moment, and so does this: no instant is impossible, half come early, and
    of those that are left after some time every second one is still left after twice that time.
    """
    whole = promised or DAY
    drawn = chance.below(_FINE)
    return min(QUICKEST + whole / LATER_THAN_HALF * (drawn / (_FINE - drawn)), whole)


APART, LONG_APART = 1 / 8, timedelta(hours=1)
"""Two reminders that lie closer together than this part of the time, and than an hour, are one too many: so it is with
twelve hours of which one sleeps ten."""


class Reminders(NamedTuple):
    """When somebody is reminded: at half time, and shortly before the end."""

    half: datetime | None
    """None where both would come so soon one after the other that one is enough."""
    last: datetime


def reminders(asked: datetime, until: datetime, hours: Hours) -> Reminders:
    """When to remind somebody of a question, so that they are awake and have the time in mind that is left."""
    start = hours.next_open(asked)
    total = hours.between(start, until)
    lead = min(total / 8, LATEST_LEAD)
    half, last = hours.after(start, total / 2), hours.after(start, total - lead)
    return Reminders(half, last) if last - half >= min((until - asked) * APART, LONG_APART) else Reminders(None, half)
