"""The clock of a table: its questions have windows, and its windows have timers.

Both follow from what everybody may see. Who is asked is what ``Table.awaited`` says; in a reaction that is everybody
who could react, whether they have answered or not. So no deadline and no reminder can tell more than the table does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.host.change import Change
from bot.host.club import attendance
from bot.host.hosted import HostedTable
from bot.host.time.hours import Hours, hours_of, reminding_hours
from bot.host.time.pace import (
    FREE,
    Reminders,
    after_vacation,
    deadline,
    delay,
    delayed_by,
    grace,
    length,
    reminders,
    share,
    time_left,
)
from bot.host.time.questions import COUNTED, Question, questions
from bot.store import Delay, OwnDeadline, Person, TableRecord, Timer, TimerKind, Transaction, Window
from games.kernel import Seat

LEAD = timedelta(minutes=1)
"""A reminder comes at least so long before the end."""
CLOSED_KEPT = 20
"""So many windows that were closed are remembered, in case moves are taken back."""


def is_timed(record: TableRecord) -> bool:
    """Whether anybody waits for anybody: alone, or alone among computers, one has all the time in the world."""
    return record.pace != FREE and record.is_shared


async def windows_of(change: Change) -> "Windows":
    """The windows of the table that is being changed."""
    hosted = change.hosted
    playing = [(seat, person_id) for seat, person_id in hosted.people() if hosted.person_plays(seat)]
    people = {seat: await change.person(person_id) for seat, person_id in playing}
    return Windows(change.tx, hosted, change.now, people)


def _with_later(window: Window, own: Sequence[OwnDeadline]) -> Window:
    """A window in which these have more time, as far as theirs is later than what they had."""
    before = {each.seat: each for each in window.own}
    later = {each.seat: each for each in own if each.seat not in before or each.at > before[each.seat].at}
    if window.deadline is None or not later:
        return window
    until = max(window.deadline, *(each.at for each in later.values()))
    return window.model_copy(update={"deadline": until, "own": tuple((before | later).values())})


def _is_earlier(window: Window, before: Window | None) -> bool:
    known = None if before is None or not before.open else before.deadline
    return known is not None and window.deadline is not None and window.deadline < known


@dataclass(slots=True)
class Windows:
    """The windows of a table and their timers, brought in line with what is asked now."""

    tx: Transaction
    hosted: HostedTable
    now: datetime
    people: Mapping[Seat, Person]

    @property
    def _record(self) -> TableRecord:
        return self.hosted.record

    def _hours(self, seat: Seat) -> Hours:
        return hours_of(self.people[seat], self._record.weekends_off)

    def _reminded(self, seat: Seat, since: datetime, until: datetime) -> Reminders:
        """When to remind somebody, at night only of what they have no other time for."""
        awake = reminders(since, until, reminding_hours(self.people[seat], self._record))
        return awake if awake.last < until else reminders(since, until, self._hours(seat))

    # Opening and closing

    async def follow(self, reopened: bool = False) -> dict[str, tuple[Seat, ...]]:
        """Close what is answered, open what is asked; who is newly asked, by decision."""
        asked = questions(self.hosted)
        if not reopened:
            self._count_answered(asked)
        known = {window.decision: window for window in self._record.windows if window.open or reopened}
        windows = [self._closed(window) for window in self._record.windows if window.decision not in asked]
        if reopened:
            windows = self._before(windows, [known[decision] for decision in asked if decision in known])
        fresh: dict[str, tuple[Seat, ...]] = {}
        kept: list[Window] = []
        timers: list[Timer] = []
        passed_on: set[str] = set()
        for name, question in asked.items():
            window = known.get(name)
            if window is not None and window.open and not set(window.asked).intersection(question.seats):
                passed_on.add(name)
                window = None  # the same question, put to the next one, or anew: their time begins now
            before = window.asked if window is not None and window.open else ()
            fresh[name] = tuple(seat for seat in question.seats if seat not in before)
            kept.append(self._kept(question, window))
            timers += self._new_timers(kept[-1], fresh[name], ends=not before)
            unsettled = {*fresh[name], *(await self._without_instant(question) if reopened else ())}
            timers += [self._settling(kept[-1], question, seat) for seat in sorted(question.veiled & unsettled)]
        await self._forget_answered(asked, passed_on)
        await self._bring_timers_forward([each for each in kept if _is_earlier(each, known.get(each.decision))])
        await self.tx.timers.add(timers)
        self.hosted.record = self._record.model_copy(update={"windows": (*windows[-CLOSED_KEPT:], *kept)})
        return {name: seats for name, seats in fresh.items() if seats}

    def _count_answered(self, asked: Mapping[str, Question]) -> None:
        """Count the answers of those who are asked no longer and still play: everybody knows when these came."""
        for window in self._record.windows:
            question = asked.get(window.decision) if window.open else None
            still = () if question is None else question.seats
            for seat in set(window.counted).difference(still):
                if self.hosted.person_plays(seat):
                    self.hosted.record = attendance.answered(self._record, seat, self.now - window.opened_at)

    def ask_anew(self) -> None:
        """Let everybody who is asked now be asked once more, with their whole time."""
        windows = tuple(each.model_copy(update={"asked": ()}) if each.open else each for each in self._record.windows)
        self.hosted.record = self._record.model_copy(update={"windows": windows})

    def _closed(self, window: Window) -> Window:
        return window.model_copy(update={"open": False, "asked": (), "counted": ()}) if window.open else window

    def _before(self, windows: list[Window], reopened: list[Window]) -> list[Window]:
        """What had been asked before the questions that are asked again; the rest never was."""
        first = min((window.opened_at for window in reopened), default=self.now)
        return [window for window in windows if window.opened_at < first]

    def _kept(self, question: Question, window: Window | None) -> Window:
        if window is None:
            own = self._own_deadlines(question, self.now)
            until = max((each.at for each in own), default=None)
            window = Window(decision=question.decision.id, opened_at=self.now, deadline=until, own=own)
        elif not window.open and window.deadline is not None:
            # The clock is not given back, but nobody's time runs out by an undo.
            window = window.model_copy(update={"deadline": max(window.deadline, self.now + grace(self._record.pace))})
        elif window.open:
            window = self._brought_forward(window, question)
        counted = self._counted(question) if window.deadline is not None else ()
        return window.model_copy(update={"asked": question.seats, "open": True, "counted": counted})

    def _counted(self, question: Question) -> tuple[Seat, ...]:
        if question.decision.nature not in COUNTED:
            return ()
        return tuple(seat for seat in question.seats if seat not in question.veiled)

    def _brought_forward(self, window: Window, question: Question) -> Window:
        """The same window; if it waited for somebody on vacation who has answered, it waits no longer than it has to.

        Whoever is still asked has half of what was promised from now on: they had relied on the later deadline.
        """
        still = [each for each in window.own if each.seat in question.seats]
        answered = [each.at for each in window.own if each.delay is Delay.AWAY and each not in still]
        promised = self._promised(question)
        if promised is None or window.deadline is None or len(still) < len(question.seats):
            return window
        latest = max(each.at for each in still)
        if latest >= max(answered, default=latest):
            return window
        rest = max(deadline(self.now, promised / 2, self._hours(seat)) for seat in question.seats)
        return window.model_copy(update={"deadline": min(window.deadline, max(latest, rest))})

    async def _bring_timers_forward(self, windows: Sequence[Window]) -> None:
        """Half time is no longer what it was; that the end is near everybody is told."""
        earlier = {window.decision: window.deadline for window in windows}
        for timer in await self.tx.timers.of_table(self._record.id) if earlier else ():
            until = earlier.get(timer.decision)
            if until is None:
                continue
            if timer.kind is TimerKind.HALF:
                await self.tx.timers.remove([timer])
            elif timer.kind is TimerKind.LAST and timer.seat is not None:
                await self.tx.timers.move(timer, self._reminded(timer.seat, self.now, until).last)
            else:
                await self.tx.timers.move(timer, until if timer.kind is TimerKind.OUT else min(timer.at, until))

    def _new_timers(self, window: Window, fresh: tuple[Seat, ...], *, ends: bool) -> list[Timer]:
        last = [] if window.deadline is None else [self._timer(TimerKind.OUT, window.deadline, window.decision)]
        return [*(last if ends else []), *(timer for seat in fresh for timer in self._reminders(window, seat))]

    async def _forget_answered(self, asked: Mapping[str, Question], passed_on: set[str]) -> None:
        still = {
            (name, seat)
            for name, question in asked.items()
            if name not in passed_on
            for seat in (None, *question.seats)
        }
        timers = await self.tx.timers.of_table(self._record.id)
        over = [timer for timer in timers if (timer.decision, timer.seat) not in still]
        await self.tx.timers.remove([timer for timer in over if timer.kind is not TimerKind.GO_ON])

    def _own_deadlines(self, question: Question, opened_at: datetime) -> tuple[OwnDeadline, ...]:
        """When the time of each who is asked would run out, and why not earlier; none where nobody is in a hurry."""
        promised = self._promised(question)
        return () if promised is None else tuple(self._own(seat, opened_at, promised) for seat in question.seats)

    def _own(self, seat: Seat, opened_at: datetime, promised: timedelta) -> OwnDeadline:
        hours = self._hours(seat)
        why = delayed_by(opened_at, promised, hours)
        away_until = hours.away[1] if hours.away is not None and why is Delay.AWAY else None
        return OwnDeadline(seat=seat, at=deadline(opened_at, promised, hours), delay=why, away_until=away_until)

    def _promised(self, question: Question) -> timedelta | None:
        return length(self._record.pace, share(question.decision)) if is_timed(self._record) else None

    def _reminders(self, window: Window, seat: Seat) -> list[Timer]:
        hours = self._hours(seat)
        wake = hours.after_quiet(self.now)
        later = wake > self.now and self._record.is_shared  # alone one is asked by one's own move
        found = [self._timer(TimerKind.ASKED, wake, window.decision, seat)] if later else []
        if window.deadline is not None:
            half, last = self._reminded(seat, window.opened_at, window.deadline)
            found += [
                self._timer(kind, at, window.decision, seat)
                for kind, at in ((TimerKind.HALF, half), (TimerKind.LAST, last))
                if at is not None and at > wake
            ]
        return found

    async def _without_instant(self, question: Question) -> set[Seat]:
        """Those for whom an instant has passed at which they could be answered for: they may have to answer again."""
        timers = await self.tx.timers.of_table(self._record.id)
        waiting = {
            each.seat for each in timers if (each.kind, each.decision) == (TimerKind.SETTLE, question.decision.id)
        }
        return {seat for seat in question.seats if seat not in waiting}

    def _settling(self, window: Window, question: Question, seat: Seat) -> Timer:
        """When the only answer is given, if there is only one. It is set for all of whom that is not known."""
        return self._timer(TimerKind.SETTLE, self._settled_at(window, question, seat), window.decision, seat)

    def _settled_at(self, window: Window, question: Question, seat: Seat) -> datetime:
        chance = self.hosted.running.dice.stream(f"settle:{window.decision}")
        at = self._hours(seat).after(self.now, delay(self._promised(question), chance))
        return min(at, window.deadline or at)

    async def settle_later(self, timer: Timer, seat: Seat) -> None:
        """Somebody has gone to sleep or away since: from their return on as long as it would have taken then.

        Not at the very instant of their return, at which nobody answers who has a choice.
        """
        window, question = self._record.window(timer.decision), questions(self.hosted).get(timer.decision)
        if window is not None and question is not None:
            await self.tx.timers.move(timer, self._settled_at(window, question, seat))

    def _timer(self, kind: TimerKind, at: datetime, decision: str, seat: Seat | None = None) -> Timer:
        return Timer(kind=kind, at=at, table_id=self._record.id, decision=decision, seat=seat)

    # Time that did not count

    async def give_back(self, since: datetime) -> None:
        """The clock stood still since then: everybody gets that time back, and a grace at least."""
        await self._move({window.decision: self._later(window, since) for window in self._record.windows})

    def _later(self, window: Window, since: datetime) -> timedelta:
        return self.now - max(since, window.opened_at)

    async def _move(self, by: Mapping[str, timedelta]) -> None:
        asked = questions(self.hosted)
        least = self.now + grace(self._record.pace)
        moved = {timer: self._moved(timer, by) for timer in await self.tx.timers.of_table(self._record.id)}
        windows: list[Window] = []
        stretched: dict[str, Window] = {}
        for window in self._record.windows:
            until, own = window.deadline, window.own
            if window.open and until is not None:
                reminded = [at + LEAD for timer, at in moved.items() if self._reminds_of(timer, window)]
                until = self._when_all_are_there(window, max(until + by[window.decision], least, *reminded))
                own = tuple(each.model_copy(update={"at": each.at + by[window.decision]}) for each in own)
            kept = window.model_copy(update={"deadline": until, "own": own})
            # Whoever has gone on vacation meanwhile has what was left of their time when they are back.
            rest = self._rest(window, asked.get(window.decision), self.now - by[window.decision])
            windows.append(_with_later(kept, rest))
            if windows[-1].deadline != until:
                stretched[window.decision] = windows[-1]
        self.hosted.record = self._record.model_copy(update={"windows": tuple(windows)})
        for timer, at in moved.items():
            current = self._record.window(timer.decision)
            end = current.deadline if current is not None and timer.kind is TimerKind.OUT else None
            await self.tx.timers.move(timer, end or at)
            if timer.decision in stretched:
                await self._move_timer(timer, stretched[timer.decision])

    def _moved(self, timer: Timer, by: Mapping[str, timedelta]) -> datetime:
        at = timer.at + by.get(timer.decision, timedelta())
        plays = timer.seat is not None and timer.seat in self.people  # else they were erased while nothing moved here
        return self._hours(timer.seat).next_open(at) if plays and timer.seat is not None else at

    def _reminds_of(self, timer: Timer, window: Window) -> bool:
        return timer.decision == window.decision and timer.seat is not None and timer.kind is not TimerKind.SETTLE

    def _when_all_are_there(self, window: Window, until: datetime) -> datetime:
        there = [seat for seat in window.asked if seat in self.people]
        return max((self._hours(seat).next_open(until) for seat in there), default=until)

    async def lengthen(self) -> bool:
        """Somebody's hours have changed: what is asked now may take longer, never less; whether the board says so.

        In a pause no time runs: they get what follows from their hours when it is over.
        """
        timers = await self.tx.timers.of_table(self._record.id)
        await self._wake(timers)
        if self._record.pause is not None:
            return False
        asked = questions(self.hosted)
        windows = tuple(self._longer(window, asked.get(window.decision)) for window in self._record.windows)
        changed = {new.decision: new for new, old in zip(windows, self._record.windows, strict=True) if new != old}
        for timer in timers:
            if timer.decision in changed:
                await self._move_timer(timer, changed[timer.decision])
        self.hosted.record = self._record.model_copy(update={"windows": windows})
        return bool(changed)

    async def _wake(self, timers: Sequence[Timer]) -> None:
        """Whoever is back, or sleeps less, than was foreseen is told as early what they are asked."""
        for timer in timers:
            if timer.kind is TimerKind.ASKED and timer.seat is not None and timer.seat in self.people:
                awake = self._hours(timer.seat).after_quiet(self.now)
                if awake < timer.at:
                    await self.tx.timers.move(timer, awake)

    def _longer(self, window: Window, question: Question | None) -> Window:
        if question is None or window.deadline is None or not window.open:
            return window
        since_opened = self._own_deadlines(question, window.opened_at)
        own = tuple(self._back(each) for each in window.own)
        longer = _with_later(window.model_copy(update={"own": own}), since_opened)
        return _with_later(longer, self._rest(window, question, self.now))

    def _back(self, own: OwnDeadline) -> OwnDeadline:
        """Somebody's own deadline; who is back before they had said is no more said to be away."""
        away = self._hours(own.seat).away if own.seat in self.people else None
        if away is None or own.away_until is None or away[1] >= own.away_until:
            return own
        return own.model_copy(update={"away_until": away[1] if away[1] > self.now else None})

    def _rest(self, window: Window, question: Question | None, since: datetime) -> list[OwnDeadline]:
        """Until when those have time who are away now, if what they had left at an instant counts from now on."""
        promised = None if question is None else self._promised(question)
        if question is None or promised is None or window.deadline is None or not window.open:
            return []
        known = {each.seat: each.away_until for each in window.own}
        rest: list[OwnDeadline] = []
        for seat in question.seats:
            hours = self._hours(seat)
            if hours.away is not None and hours.away[0] <= self.now < hours.away[1]:
                left = time_left(since, window.deadline, promised, hours, known.get(seat))
                at = after_vacation(self.now, left, promised, hours)
                rest.append(OwnDeadline(seat=seat, at=at, delay=Delay.AWAY, away_until=hours.away[1]))
        return rest

    async def _move_timer(self, timer: Timer, window: Window) -> None:
        if window.deadline is None:
            return
        if timer.kind is TimerKind.OUT:
            await self.tx.timers.move(timer, window.deadline)
        elif timer.seat is not None and timer.kind in (TimerKind.HALF, TimerKind.LAST):
            hours = self._hours(timer.seat)
            half, last = self._reminded(timer.seat, window.opened_at, window.deadline)
            at = half if timer.kind is TimerKind.HALF else last
            if at is None:
                await self.tx.timers.remove([timer])
            else:
                await self.tx.timers.move(timer, max(at, hours.next_open(self.now)))
