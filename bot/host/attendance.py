"""Who plays: leaving and coming back, seats that are offered, pauses, vacations. People do it; time does the rest."""

from collections import Counter
from datetime import timedelta
from enum import StrEnum

from bot.clock import Clock
from bot.host import absence
from bot.host.change import Change
from bot.host.hosted import Hosted
from bot.host.tables import Tables
from bot.refusals import HouseReason
from bot.store import About, Asks, Chair, NoteKind, Pause, Person, Status, Store
from games.kernel import Refusal, Seat

VACATION_DAYS = 30
"""So many days a year anybody may take."""


class Fate(StrEnum):
    """What the others can want for a seat in which the computer plays."""

    KEEP = "keep"
    OFFER = "offer"
    END = "end"


class Subject(StrEnum):
    """What needs everybody's consent."""

    PAUSE = "pause"
    RESUME = "resume"


class Attendance:
    """What people do about who plays."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock

    # Leaving and coming back

    async def come_back(self, table_id: int, person: Person, interaction_id: int | None = None) -> None:
        """Take one's own seat back from the computer."""

        async def do(change: Change) -> None:
            seat = _own_seat(change.hosted, person)
            chair = change.hosted.record.chairs[seat]
            if not chair.held:
                raise Refusal(HouseReason.NOT_HELD)
            await absence.change_chair(change, seat, Chair(person_id=person.id, name=chair.name))
            _forget_vote(change, str(seat))
            change.note(NoteKind.BACK, chair.name)
            if change.hosted.record.pause is Pause.ABSENCE:
                await absence.resume(change)
            await change.announce(by=person.id)

        await self._tables.change(table_id, interaction_id, do)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None = None) -> None:
        """Give one's seat up in the middle of a game: the computer plays on, and anybody may take it."""

        async def do(change: Change) -> None:
            seat = _own_seat(change.hosted, person)
            chair = change.hosted.record.chairs[seat]
            await absence.change_chair(change, seat, chair.model_copy(update={"held": True, "offered": True}))
            change.note(NoteKind.LEFT, chair.name)
            if not change.hosted.active():
                await absence.end(change)
                return
            await change.computers_play()
            await change.announce()
            if not change.hosted.running.over:
                await change.say(change.screens.offered(change.hosted, seat), Asks(about=About.SEAT, seat=seat))

        await self._tables.change(table_id, interaction_id, do)

    async def take(self, table_id: int, person: Person, interaction_id: int | None = None) -> None:
        """Sit down in a seat that is offered, with everything that lies there."""

        async def do(change: Change) -> None:
            chairs = _running(change.hosted).record.chairs
            if change.hosted.record.seat_of(person.id) is not None:
                raise Refusal(HouseReason.ALREADY_SEATED)
            seat = next((seat for seat, chair in enumerate(chairs) if chair.offered), None)
            if seat is None:
                raise Refusal(HouseReason.NOT_OFFERED)
            await absence.change_chair(change, seat, Chair(person_id=person.id, name=person.name))
            change.note(NoteKind.TAKEN, chairs[seat].name, person.name)
            await change.announce()
            await change.send(person, change.screens.dealt(change.hosted, seat, person))

        await self._tables.change(table_id, interaction_id, do)

    async def invite(self, table_id: int, person: Person, guest: int, interaction_id: int | None = None) -> None:
        """Call somebody to a table that has a place for him."""

        async def do(change: Change) -> None:
            hosted = change.hosted
            if hosted.record.seat_of(person.id) is None:
                raise Refusal(HouseReason.NOT_SEATED)
            if hosted.record.seat_of(guest) is not None:
                raise Refusal(HouseReason.GUEST_SEATED)
            free = len(hosted.record.chairs) < hosted.game.seat_counts[-1]
            if not (free if hosted.table is None else any(chair.offered for chair in hosted.record.chairs)):
                raise Refusal(HouseReason.FULL, "", seats=len(hosted.record.chairs))
            await change.say(change.screens.invited(hosted, person.id, guest))

        await self._tables.change(table_id, interaction_id, do)

    async def vote(self, table_id: int, person: Person, fate: Fate, interaction_id: int | None = None) -> None:
        """Say in private what should become of the seats in which the computer plays for somebody."""

        async def do(change: Change) -> None:
            hosted = _running(change.hosted)
            if person.id not in hosted.active():
                raise Refusal(HouseReason.NOT_SEATED)
            seats = [seat for seat, chair in enumerate(hosted.record.chairs) if chair.held and not chair.offered]
            if not seats:
                raise Refusal(HouseReason.NOT_HELD)
            for seat in seats:
                await self._count(change, seat, person, fate)

        await self._tables.change(table_id, interaction_id, do)

    async def _count(self, change: Change, seat: Seat, person: Person, fate: Fate) -> None:
        votes = {**(change.hosted.record.vote or {})}
        cast = {**votes.get(str(seat), {}), str(person.id): fate.value}
        change.update(vote=votes | {str(seat): cast})
        voters = change.hosted.active()
        counted = Counter(cast[str(voter)] for voter in voters if str(voter) in cast)
        (leading, number) = counted.most_common(1)[0]
        if 2 * number <= len(voters):
            return
        _forget_vote(change, str(seat))
        match Fate(leading):
            case Fate.KEEP:
                pass
            case Fate.OFFER:
                chair = change.hosted.record.chairs[seat]
                await absence.change_chair(change, seat, chair.model_copy(update={"offered": True}))
                change.note(NoteKind.OFFERED, chair.name)
                await change.say(change.screens.offered(change.hosted, seat), Asks(about=About.SEAT, seat=seat))
            case Fate.END:
                await absence.end(change)

    # Pauses

    async def ask(self, table_id: int, person: Person, subject: Subject, interaction_id: int | None = None) -> bool:
        """Ask the others for a pause or for its end; whether that was done at once."""

        async def do(change: Change) -> bool:
            hosted = _running(change.hosted)
            if person.id not in hosted.active():
                raise Refusal(HouseReason.NOT_SEATED)
            if (hosted.record.pause is None) is (subject is Subject.RESUME):
                raise Refusal(HouseReason.PAUSED if subject is Subject.PAUSE else HouseReason.NOT_PAUSED)
            if hosted.record.pause is Pause.MANAGER:
                hosted.check_awake()  # what a manager stops only a manager lets go on
            others = [other for other in hosted.active() if other != person.id]
            if not others or hosted.record.pause is Pause.ABSENCE:
                await self._agreed(change, subject, person)
                return True
            votes = {**(hosted.record.vote or {})}
            change.update(vote=votes | {subject.value: {"waiting": others, "agreed": True}})
            await change.say(
                change.screens.consent_asked(hosted, subject, person.id, others),
                Asks(about=About.VOTE, subject=subject),
            )
            return False

        return await self._tables.change(table_id, interaction_id, do)

    async def consent(
        self, table_id: int, person: Person, subject: Subject, agrees: bool, interaction_id: int | None = None
    ) -> None:
        """Agree to a pause or to its end, or not; what comes of it is told when all have answered."""

        async def do(change: Change) -> None:
            request = (_running(change.hosted).record.vote or {}).get(subject.value)
            if request is None or person.id not in request["waiting"]:
                raise Refusal(HouseReason.NOT_YOUR_UNDO)
            waiting = [other for other in request["waiting"] if other != person.id and other in change.hosted.active()]
            agreed = request["agreed"] and agrees
            votes = {**(change.hosted.record.vote or {})}
            change.update(vote=votes | {subject.value: {"waiting": waiting, "agreed": agreed}})
            if waiting:
                return
            _forget_vote(change, subject)
            if agreed:
                await self._agreed(change, subject, person)
            else:
                await change.say(change.screens.not_agreed(change.hosted, subject))

        await self._tables.change(table_id, interaction_id, do)

    async def _agreed(self, change: Change, subject: Subject, person: Person) -> None:
        if subject is Subject.PAUSE:
            await absence.pause(change, Pause.CONSENT)
            return
        await absence.resume(change)
        seat = change.hosted.record.seat_of(person.id)
        await absence.excuse(change, set() if seat is None else {seat})
        change.update(post_key="")
        await change.announce()

    # Managers of the server

    async def stop(self, table_id: int, interaction_id: int | None = None) -> None:
        """Pause a table, or let it go on, whatever its people were about to agree on."""

        async def do(change: Change) -> None:
            for subject in Subject:
                _forget_vote(change, subject)
            if _running(change.hosted).record.pause is None:
                await absence.pause(change, Pause.MANAGER)
            else:
                await absence.resume(change)
                change.update(post_key="")
                await change.announce()

        await self._tables.change(table_id, interaction_id, do)

    async def end(self, table_id: int, interaction_id: int | None = None) -> None:
        """Close a table, whatever it is at."""

        async def do(change: Change) -> None:
            if change.hosted.record.status in (Status.OVER, Status.CANCELLED):
                raise Refusal(HouseReason.NO_TABLE)
            if change.hosted.table is None:
                change.update(status=Status.CANCELLED)
                await change.refresh(change.screens.lobby(change.hosted))
            else:
                await absence.end(change)

        await self._tables.change(table_id, interaction_id, do)

    # Vacation and hours

    async def go_on_vacation(self, person: Person, days: int) -> Person:
        """Stop one's clock everywhere for some days; none: be back."""
        now = self._clock.now()
        used = person.vacation_days if person.vacation_year == now.year else 0
        left = VACATION_DAYS - used
        if days > left:
            raise Refusal(HouseReason.VACATION_SPENT, "", days=days, left=left, most=VACATION_DAYS)
        changes = (
            {
                "away_from": now,
                "away_until": now + timedelta(days=days),
                "vacation_year": now.year,
                "vacation_days": used + days,
            }
            if days
            else {"away_until": now if person.away_until and person.away_until > now else person.away_until}
        )
        changed = person.model_copy(update=changes)
        async with self._store.transaction() as tx:
            await tx.keep_person(changed)
        await self.hours_changed(changed)
        return changed

    async def hours_changed(self, person: Person) -> None:
        """Give a person the time that follows from his new hours, wherever he is asked now."""
        for hosted in await self._tables.tables_of(person.id):
            if hosted.record.status is Status.RUNNING:
                await self._tables.change(hosted.record.id, None, _rearrange)


async def _rearrange(change: Change) -> None:
    if await (await change.clockwork()).rearrange():
        await change.refresh(change.screens.turn(change.hosted, ()))


def _running(hosted: Hosted) -> Hosted:
    if hosted.record.status is not Status.RUNNING:
        raise Refusal(HouseReason.NOT_BEGUN)
    return hosted


def _own_seat(hosted: Hosted, person: Person) -> Seat:
    seat = _running(hosted).record.seat_of(person.id)
    if seat is None:
        raise Refusal(HouseReason.NOT_SEATED)
    return seat


def _forget_vote(change: Change, subject: str) -> None:
    votes = {name: vote for name, vote in (change.hosted.record.vote or {}).items() if name != subject}
    change.update(vote=votes or None)
