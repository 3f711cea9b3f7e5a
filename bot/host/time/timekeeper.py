"""The timekeeper: one task that sleeps until the earliest timer, and does what is to be done then, once.

What a timer does and that it has gone off are one transaction. Time in which the bot could not serve anybody (it was
down, the machine slept, the clock was set forward, the database did not answer) is given back to everybody before any
timer is looked at. Whatever goes wrong at one table concerns no other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

from bot.host.announcing import ask_directly, how_to_notify, is_private, remind
from bot.host.change import Change
from bot.host.club import seasons
from bot.host.health import Health
from bot.host.leases import Leases
from bot.host.lobby import close_unjoined
from bot.host.pauses import give_back, go_on, not_yet_given_back
from bot.host.playing import settle
from bot.host.posting import refresh
from bot.host.screens import Stage
from bot.host.tables import Tables
from bot.host.time import digest, openings
from bot.host.time.clock import first_of
from bot.host.time.hours import Hours, hours_of, reminding_hours
from bot.host.time.run_out import run_out
from bot.host.time.windows import windows_of
from bot.host.tournament import looking_after
from bot.store import STORE_IS_AWAY, Call, Status, Timer, TimerKind
from games.kernel import Decision, Seat

log = logging.getLogger(__name__)

CLOCK = "the clock"
"""What it is called where it is told how everything is."""

NOTICED = timedelta(minutes=5)
"""Nobody is hurt by a shorter standstill."""
BEAT = timedelta(seconds=30)
AGAIN = timedelta(minutes=10)
APART = timedelta(seconds=10)
"""A clock that differs more is told of: deadlines would jump when another process keeps time."""
GIVEN_BACK_AT_ONCE, REST = 20, 1.0
"""After so many tables that got their time back, so many seconds belong to others alone: each board is shown anew, and
Discord takes 50 requests a second. After an outage five thousand tables take four minutes at least."""
_WITHOUT_TABLE: Mapping[TimerKind, Callable[[Tables, Timer], Awaitable[None]]] = {
    TimerKind.DIGEST: digest.send,
    TimerKind.SEATS: openings.tell,
    TimerKind.SEASON: seasons.end_in_time,
    TimerKind.TOURNAMENT: looking_after.look_after,
}
_STAGES = {TimerKind.ASKED: Stage.ASKED, TimerKind.HALF: Stage.HALF, TimerKind.LAST: Stage.LAST}


class Timekeeper:
    """Lets time pass."""

    def __init__(self, tables: Tables, health: Health, leases: Leases) -> None:
        self._tables = tables
        self._health = health
        self._leases = leases
        leases.look_again.append(self._look_again)
        self._store = tables.store
        self._clock = tables.clock
        tables.timers_changed = self.wake
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._closing = False
        self._begun = False
        self._expected: datetime | None = None
        self._beat: datetime | None = None
        self._owed: dict[int, datetime] = {}
        """The tables that are to get time back, each since when."""
        self._failed: set[tuple[str, int | None, int | None, type[Exception]]] = set()
        """What has failed before, of which table or tournament, and how: its trace is in the log."""

    def wake(self) -> None:
        """There may be an earlier timer."""
        self._idle.clear()
        self._woken.set()

    def _look_again(self) -> None:
        """Another process may keep time no longer."""
        if not self._leases.holds(CLOCK):
            self.wake()

    async def idle(self) -> None:
        """Wait until everything that was due is done."""
        await self._idle.wait()

    def close(self) -> None:
        """Do nothing more."""
        self._closing = True
        self.wake()

    async def run(self) -> None:
        """Keep time until the house closes; what is raised here is for a watch, which begins it again.

        Of several processes one does; the others wait until it goes.
        """
        while not self._closing:
            self._woken.clear()
            following = await self.tick() if await self._is_ours() else None
            self._health.works(CLOCK)
            if not self._woken.is_set():
                self._idle.set()
            await self._sleep(following)
        if self._begun and not self._owed:  # else whoever keeps time next gives back what is owed
            async with self._store.transaction() as tx:
                await tx.timers.beat(self._clock.now())

    async def _is_ours(self) -> bool:
        """Whether this process keeps time; when it begins to, it asks how long nobody has."""
        if not self._leases.holds(CLOCK):
            self._begun = False
        if await self._leases.take(CLOCK) is None:
            return False
        if not self._begun:
            async with self._store.reading() as look:
                self._expected = await look.timers.alive_at()
                if self._store.shared:
                    self._compare(await look.timers.now())
            self._begun = True
        return True

    def _compare(self, there: datetime) -> None:
        """Whoever kept time before went by another machine's clock: the database's is the one they have in common."""
        apart = self._clock.now() - there
        if abs(apart) > APART:
            log.warning("the clock of this machine is %+.0f s off that of the database", apart.total_seconds())

    async def _sleep(self, until: datetime | None) -> None:
        if until is None:
            await self._woken.wait()
        else:
            await first_of(self._woken.wait(), self._clock.sleep_until(until))

    async def tick(self) -> datetime | None:
        """Do all that is due; when the next thing is."""
        now = self._clock.now()
        if self._expected is not None and now - self._expected > NOTICED:
            await self._owe_time(self._expected)
            self._expected = now
        await self._give_time_back()
        if self._closing:
            return None
        # It takes a while, in which the clock may also be set back: then nothing is due that was.
        while (timer := await self._look()) is not None and timer.at <= self._clock.now() and not self._closing:
            await self._go_off(timer)
        # Whoever wakes much later than planned has slept too long, or the clock was set forward.
        self._expected = None if timer is None else self._when_it_wakes(timer.at)
        return None if timer is None else timer.at

    def _when_it_wakes(self, at: datetime) -> datetime:
        now = self._clock.now()
        return now + min(max(at - now, timedelta()), self._clock.longest_sleep)

    async def _look(self) -> Timer | None:
        """The next timer; now and then the house is told that we are alive."""
        now = self._clock.now()
        if self._beat is None or abs(now - self._beat) >= BEAT:
            async with self._store.transaction() as tx:
                await tx.timers.beat(now)
            self._beat = now
        async with self._store.reading(brief=True) as look:
            return await look.timers.earliest()

    async def _owe_time(self, since: datetime) -> None:
        log.warning("nobody was served since %s: everybody gets that time back", since)
        async with self._store.reading() as look:
            tables = await look.tables.running()
        self._owed = dict.fromkeys(tables, since) | self._owed
        await looking_after.give_back(self._tables, since)

    async def _give_time_back(self) -> None:
        """Table by table, each once. If the database does not answer, the rest is given back before time goes on."""
        for count, (table_id, since) in enumerate(list(self._owed.items())):
            if count and not count % GIVEN_BACK_AT_ONCE:
                await asyncio.sleep(REST)
            if self._closing:
                return
            try:
                await self._tables.change(table_id, None, _give_time_back, since)
            except STORE_IS_AWAY:
                raise
            except Exception:
                log.exception("table %s gets no time back", table_id)
            del self._owed[table_id]

    async def _go_off(self, timer: Timer) -> None:
        """Do what is to be done now; an unexpected error stops neither the other timers nor this one for ever."""
        try:
            if timer.kind in _WITHOUT_TABLE:
                await _WITHOUT_TABLE[timer.kind](self._tables, timer)
            else:
                await self._tables.change(timer.table_id or 0, None, _go_off_at_table, timer)
        except STORE_IS_AWAY:
            raise
        except Exception as error:
            self._complain(timer, error)
            async with self._store.transaction() as tx:
                await tx.timers.move(timer, self._clock.now() + AGAIN)

    def _complain(self, timer: Timer, error: Exception) -> None:
        """Say what failed: where it came from once, for what cannot be read is tried again for ever."""
        failure = (timer.kind, timer.table_id, timer.tournament, type(error))
        trace = None if failure in self._failed else error
        self._failed.add(failure)
        about = f"table {timer.table_id}" if timer.table_id is not None else f"tournament {timer.tournament}"
        log.error(
            "timer %s (%s) of %s failed and is tried again: %s",
            timer.id, timer.kind, about, type(error).__name__, exc_info=trace,
        )  # fmt: skip


async def _give_time_back(change: Change, since: datetime) -> None:
    record = change.hosted.record
    if record.status is Status.RUNNING and record.pause is None:
        await give_back(change, not_yet_given_back(since, record.given_back_until, change.now))
        change.update(given_back_until=change.now)
        await refresh(change, change.screens.turn(change.hosted, ()))


async def _go_off_at_table(change: Change, timer: Timer) -> None:
    current = await change.tx.timers.find(timer.id)
    record = change.hosted.record
    ends_pause = timer.kind is TimerKind.GO_ON
    if current is None or current.at > change.now:
        return  # it was answered or moved in this very moment
    if timer.kind is TimerKind.LOBBY and record.status is Status.LOBBY:
        await close_unjoined(change)
        return
    if record.status is not Status.RUNNING:
        return  # it was closed or parked in this very moment
    if (record.pause is not None) is not ends_pause:
        return  # it was stopped, or went on
    if ends_pause:
        await go_on(change)
    elif timer.kind is TimerKind.OUT:
        await run_out(change, timer)
    else:
        await _come_to(change, timer)


async def _come_to(change: Change, timer: Timer) -> None:
    """Do what concerns one person who is asked, when they are not asleep or away."""
    seat = timer.seat
    decision = None if seat is None else _asked(change, seat, timer.decision)
    if seat is None or decision is None:
        await change.tx.timers.remove([timer])
        return
    person = await change.person_in(seat)
    hours = hours_of(person, change.hosted.record.weekends_off)
    if hours.is_quiet(change.now):
        if timer.kind is TimerKind.SETTLE:
            await (await windows_of(change)).settle_later(timer, seat)
        else:
            await change.tx.timers.move(timer, hours.after_quiet(change.now))
        return
    morning = reminding_hours(person, change.hosted.record).after_quiet(change.now)
    reminds = timer.kind in (TimerKind.HALF, TimerKind.LAST)
    if reminds and morning > change.now and _is_in_time(change, timer, morning):
        if timer.kind is TimerKind.HALF and await _ends_by(change, timer, morning):
            await change.tx.timers.remove([timer])
        else:
            await change.tx.timers.move(timer, morning)
        return
    await change.tx.timers.remove([timer])
    if timer.kind is TimerKind.SETTLE:
        await settle(change, seat, decision.id)
    else:
        await _remind(change, timer, seat, decision, hours)


async def _remind(change: Change, timer: Timer, seat: Seat, decision: Decision, hours: Hours) -> None:
    person = await change.person_in(seat)
    stage = _STAGES[timer.kind]
    way = how_to_notify(person, hours, change.now, in_private=is_private(change.hosted, seat, decision))
    if way is Call.MENTION:
        await remind(change, seat, decision, stage)
    elif way is Call.DM:
        await ask_directly(change, seat, decision, stage)


async def _ends_by(change: Change, half: Timer, morning: datetime) -> bool:
    """Whether somebody is also told by the morning that their time is nearly over: once is enough."""
    timers = await change.tx.timers.of_table(change.table_id)
    same = [each for each in timers if (each.decision, each.seat) == (half.decision, half.seat)]
    return any(each.kind is TimerKind.LAST and each.at <= morning for each in same)


def _is_in_time(change: Change, timer: Timer, at: datetime) -> bool:
    window = change.hosted.record.window(timer.decision)
    return window is None or window.deadline is None or at < window.deadline


def _asked(change: Change, seat: int, decision: str) -> Decision | None:
    return next((asked for asked in change.hosted.asked_of(seat) if asked.id == decision), None)
