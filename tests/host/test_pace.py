"""Deadlines, over nights, weekends, vacations, leap days and the days on which clocks are changed."""

from datetime import UTC, datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host.time.hours import Hours
from bot.host.time.pace import DAY, FREE, PACES, deadline, grace, length, read_pace, reminders, share
from games.kernel import Decision, Nature

patient = settings(max_examples=80, deadline=None)

ZONES = (
    "UTC",
    "Europe/Lisbon",
    "Europe/Paris",
    "America/New_York",
    "America/Sao_Paulo",
    "America/St_Johns",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
)
MINUTE, HOUR, SOON = timedelta(minutes=1), timedelta(hours=1), timedelta(microseconds=1)
SOME_DAYS = st.integers(0, 6 * 365 * 24 * 60).map(lambda minutes: datetime(2023, 1, 1, tzinfo=UTC) + minutes * MINUTE)
STRANGE_DAYS = (
    datetime(2024, 2, 29, tzinfo=UTC),
    datetime(2028, 2, 29, tzinfo=UTC),
    datetime(2026, 3, 29, tzinfo=UTC),
    datetime(2026, 10, 25, tzinfo=UTC),
    datetime(2026, 3, 8, tzinfo=UTC),
    datetime(2026, 11, 1, tzinfo=UTC),
    datetime(2026, 4, 4, tzinfo=UTC),
    datetime(2026, 10, 3, tzinfo=UTC),
    datetime(2026, 12, 31, tzinfo=UTC),
)
NEAR_CHANGES = st.builds(
    lambda day, minutes: day + minutes * MINUTE, st.sampled_from(STRANGE_DAYS), st.integers(-2880, 2880)
)
INSTANTS = st.one_of(SOME_DAYS, NEAR_CHANGES)
NIGHTS = st.one_of(
    st.none(),
    st.tuples(st.integers(0, 23), st.integers(1, 14)).map(lambda night: (night[0], (night[0] + night[1]) % 24)),
)
PROMISES = st.one_of(
    st.sampled_from([timedelta(minutes=10), timedelta(hours=12), DAY, 7 * DAY]),
    st.integers(2, 14 * 24 * 60).map(lambda minutes: timedelta(minutes=minutes)),
)


@st.composite
def some_hours(draw: st.DrawFn) -> Hours:
    begins = draw(INSTANTS)
    away = draw(st.one_of(st.none(), st.integers(1, 30).map(lambda days: (begins, begins + timedelta(days=days)))))
    return Hours(draw(st.sampled_from(ZONES)), draw(NIGHTS), away, draw(st.booleans()))


@given(INSTANTS, PROMISES, some_hours())
@patient
def test_never_shorter_than_promised_and_never_while_he_is_not_there(
    asked: datetime, promised: timedelta, hours: Hours
) -> None:
    until = deadline(asked, promised, hours)
    assert until - asked >= promised
    assert hours.is_open(until)


@given(INSTANTS, st.timedeltas(timedelta(), 3 * DAY), PROMISES, some_hours())
@patient
def test_what_is_asked_later_is_due_later(asked: datetime, later: timedelta, promised: timedelta, hours: Hours) -> None:
    assert deadline(asked, promised, hours) <= deadline(asked + later, promised, hours)


@given(INSTANTS, PROMISES, st.timedeltas(timedelta(), 3 * DAY), some_hours())
@patient
def test_who_is_promised_more_gets_no_less(asked: datetime, promised: timedelta, more: timedelta, hours: Hours) -> None:
    assert deadline(asked, promised, hours) <= deadline(asked, promised + more, hours)


@given(INSTANTS, PROMISES, some_hours())
@patient
def test_reminders_come_in_order_before_the_end_and_wake_nobody(
    asked: datetime, promised: timedelta, hours: Hours
) -> None:
    until = deadline(asked, promised, hours)
    half, last = reminders(asked, until, hours)
    assert asked < (half or asked + SOON) < last < until
    assert half is None or hours.is_open(half)
    assert hours.is_open(last)


def test_who_sleeps_through_most_of_their_time_is_reminded_once() -> None:
    """Asked at nine in the evening with twelve hours: not at eight and again at a quarter to nine."""
    asked = datetime(2026, 6, 1, 21, tzinfo=UTC)
    half, last = reminders(asked, asked + 12 * HOUR, Hours(quiet=(22, 8)))
    assert (half, last) == (None, asked + 11 * HOUR)


@given(INSTANTS, PROMISES, some_hours(), some_hours())
@patient
def test_a_common_deadline_leaves_everybody_his_reminders(
    asked: datetime, promised: timedelta, one: Hours, other: Hours
) -> None:
    until = max(deadline(asked, promised, one), deadline(asked, promised, other))
    for hours in (one, other):
        half, last = reminders(asked, until, hours)
        assert asked < (half or asked + SOON) < last < until


@given(INSTANTS, st.timedeltas(timedelta(), 20 * DAY), some_hours())
@patient
def test_open_time_that_has_passed_is_the_open_time_between(start: datetime, amount: timedelta, hours: Hours) -> None:
    assert hours.between(start, hours.after(start, amount)) == amount


def in_paris(year: int, month: int, day: int, hour: int) -> datetime:
    return datetime(year, month, day, hour, tzinfo=ZoneInfo(PARIS)).astimezone(UTC)


PARIS = "Europe/Paris"
SLEEPER = Hours(PARIS, (22, 8))


@pytest.mark.parametrize(
    ("asked", "promised", "hours", "until"),
    [
        # A day is a day, by night too.
        ((2026, 7, 1, 20), 24, SLEEPER, (2026, 7, 2, 20)),
        # Asked in the night: the day begins in the morning.
        ((2026, 7, 1, 23), 24, SLEEPER, (2026, 7, 3, 8)),
        # Two hours before midnight are not two hours of sleep.
        ((2026, 7, 1, 21), 2, SLEEPER, (2026, 7, 2, 9)),
        # Weekends off: Friday evening to Monday evening.
        ((2026, 7, 3, 18), 24, Hours(PARIS, None, None, True), (2026, 7, 6, 18)),
        # The night on which clocks go forward has an hour less, and they are still given 24.
        ((2026, 3, 28, 12), 24, SLEEPER, (2026, 3, 29, 13)),
        # The night on which they go back has an hour more.
        ((2026, 10, 24, 12), 24, SLEEPER, (2026, 10, 25, 11)),
        # A leap day is a day.
        ((2028, 2, 28, 12), 24, SLEEPER, (2028, 2, 29, 12)),
    ],
)
def test_as_a_person_would_reckon(
    asked: tuple[int, int, int, int], promised: int, hours: Hours, until: tuple[int, int, int, int]
) -> None:
    assert deadline(in_paris(*asked), timedelta(hours=promised), hours) == in_paris(*until)


def test_a_vacation_stops_the_clock() -> None:
    asked = datetime(2026, 7, 1, 12, tzinfo=UTC)
    away = Hours(away=(asked + timedelta(hours=6), asked + timedelta(days=10)))
    assert deadline(asked, DAY, away) == asked + timedelta(days=10, hours=18)


@pytest.mark.parametrize(
    ("written", "pace"),
    [
        *(("live", "live"), (" Daily ", "daily"), ("36", "36"), ("36 h", "36"), ("٣٦", "36")),
        *((written, None) for written in ("0", "337", "soon", "²", "9" * 5000)),
    ],
)
def test_a_pace_is_a_word_or_hours(written: str, pace: str | None) -> None:
    assert read_pace(written) == pace


def question(nature: Nature, **facts: int) -> Decision:
    return Decision("t1", "turn", nature, True, frozenset(), facts)


def test_the_windows_of_the_specs_scale_with_the_pace() -> None:
    assert length("daily", share(question(Nature.TURN))) == DAY
    assert length("daily", share(question(Nature.SEALED, hours=12))) == DAY / 2
    assert length("weekly", share(question(Nature.SEALED, hours=12))) == 7 * DAY / 2
    assert length("48", share(question(Nature.REACTION))) == DAY
    assert length("live", Fraction(1, 24)) == timedelta(minutes=2)
    assert length(FREE, Fraction(1)) is None


@pytest.mark.parametrize("pace", [*PACES, "1", "336"])
def test_grace_is_never_nothing_and_never_more_than_the_pace(pace: str) -> None:
    assert timedelta() < grace(pace) <= timedelta(hours=2)
