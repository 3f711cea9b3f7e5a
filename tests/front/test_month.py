"""A month at seven tables, or twenty: people who answer late, sleep, go on vacation, leave and come back; clocks that
jump; a bot that is down for hours. Every table ends, everybody is told of each question as often as they should, and
never at night.
"""

import itertools
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from games.kernel import Dice
from playground import HandClock, Playground
from tests.front.conftest import House, HouseClock
from tests.front.month import Habit, Month
from tests.variants import ALL

pytestmark = pytest.mark.long

SHORT, LONG = (("lisboa", 0), ("turin", 0)), (("fishmarket", 1), ("central", 1), ("fishmarket", 1), ("schwarzmarkt", 1))
GAMES = (*SHORT, LONG[0], *SHORT, LONG[1], *SHORT, LONG[2], *SHORT, LONG[3], *SHORT, LONG[0], *SHORT, LONG[2], *SHORT)
"""Twenty, each with the computers that two people need."""
SEVEN, SIX = (*SHORT, *LONG[:2], LONG[3], *SHORT), (*SHORT, LONG[1], LONG[3], *SHORT)
"""Seven for every day, of all five games; at six somebody answers in the night in which half of their time has gone."""
PACES = ("daily", "12", "36", "daily")
BEGINS = datetime(2026, 3, 20, 9, tzinfo=UTC)
"""Clocks are changed in Europe and Australia in the weeks that follow."""
LONGEST = 90
HABITS = (
    Habit("Ana", {"zone": "Europe/Lisbon", "quiet": "23-7"}, 3),
    Habit("Bruno", {"zone": "Europe/Paris", "quiet": "22-8", "reminders": "dm"}, 6),
    Habit("Chloé", {"zone": "America/New_York", "quiet": "0-9"}, 2, vacation=(5, 6)),
    Habit("Dmitri", {"zone": "Asia/Kolkata", "reminders": "none"}, 4),
    Habit("Eve", {"zone": "Australia/Lord_Howe", "quiet": "21-6"}, 4, gone=(3, 9)),
    Habit("Fay", {"digest": "9"}, 8, leaves=4),
)


Trouble = Callable[[Month], Awaitable[None]]


@pytest.mark.parametrize("played", [GAMES, SIX] if ALL else [SEVEN], ids=len)
async def test_a_month_at_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: tuple[tuple[str, int], ...]
) -> None:
    deals = itertools.count()
    monkeypatch.setattr(Dice, "fresh", lambda: Dice.of(f"month:{next(deals)}"))
    hand = HandClock(BEGINS.timestamp())
    async with Playground(clock=hand) as discord:
        house = House(discord, tmp_path / "house.sqlite", HouseClock(hand))
        await house.open()
        month = Month(house, HABITS, seed=10)
        await month.settle_in()
        people = list(month.habits)
        for number, (game, computers) in enumerate(played):
            pair = [people[number % len(people)], people[(number + 1 + number // 6) % len(people)]]
            await month.open_table(
                game, pair, computers, PACES[number * len(PACES) // len(played)], weekends_off=number % 7 == 0
            )
        await live_through(month)
        assert month.problems == []
        assert month.running() == []
        for what in ("out", "back", "half", "last", "vacation", "left"):
            assert month.counts[what] > 0, f"nothing of this happened: {what}"
        await house.close()
        discord.check()


async def live_through(month: Month) -> None:
    """All that happens, in its order, until every table is over."""
    troubles: dict[datetime, Trouble] = {
        month.day(3.3): down_for_hours,
        month.day(6.1): clock_jumps,
        month.day(11.7): down_for_hours,
    }
    for person, habit in month.habits.items():
        if habit.vacation is not None:
            troubles[month.day(habit.vacation[0])] = partial(go_on_vacation, person=person)
        if habit.leaves is not None:
            troubles[month.day(habit.leaves)] = partial(leave, person=person)
    while running := month.running():
        assert month.now < month.day(LONGEST), running
        if not month.plans:  # all who are asked have only one answer, which is given for them
            await month.pass_to((await month.next_timers())[0].at)
            continue
        (person, table), at = min(month.plans.items(), key=lambda plan: plan[1])
        trouble = min(troubles, default=None)
        if trouble is not None and trouble < at:
            await month.pass_to(trouble)
            await troubles.pop(trouble)(month)
            continue
        await month.pass_to(max(at, month.now))
        if month.plans.get((person, table)) == at:
            del month.plans[person, table]
            await month.act(person, month.tables[table])


async def down_for_hours(month: Month) -> None:
    await month.house.close()
    month.clock.hand.advance(timedelta(hours=7).total_seconds())
    await month.house.open()
    await month.look(*month.running())


async def clock_jumps(month: Month) -> None:
    month.clock.hand.advance(timedelta(hours=9).total_seconds())
    month.house.bot.timekeeper.wake()
    await month.look(*month.running())


async def go_on_vacation(month: Month, person: int) -> None:
    habit = month.habits[person]
    assert habit.vacation is not None
    await (await month.people[person].slash("market vacation", days=habit.vacation[1])).done()
    month.counts["vacation"] += 1
    await month.meet()
    ends = month.now + timedelta(days=habit.vacation[1])
    for key in month.plans:
        if key[0] == person:
            month.plans[key] = max(month.plans[key], ends + timedelta(minutes=len(month.plans)))


async def leave(month: Month, person: int) -> None:
    """They leave a game that runs, and somebody else sits down there."""
    for table in month.running():
        hosted = await month.hosted(table)
        others = [other for other in month.habits if hosted.record.seat_of(other) is None]
        if hosted.record.seat_of(person) is not None:
            answer = await (await month.people[person].slash("market leave", in_=table.channel)).done()
            await (await month.people[person].click("Leave the game", on=answer, in_=table.channel)).done()
            await (await month.people[others[0]].slash("market seat take", in_=table.channel)).done()
            month.counts["left"] += 1
            await month.look(table)
            return
