"""The desk for who plays and when: seats, pauses, pace, vacation, standing orders, invitations, people's hours."""

from typing import Any
from zoneinfo import available_timezones

import discord

from bot.desk import Desk
from bot.host import Attendance, Digest, Hall
from bot.host.attendance import VACATION_DAYS, Fate, Subject
from bot.host.digest import oldest_first
from bot.host.pace import read_pace
from bot.message import Message
from bot.refusals import HouseReason
from bot.screens import clock, dialogue, private
from bot.store import Call, Person, Status
from bot.texts import catalogue
from bot.visit import Visit
from games.kernel import Refusal

LONGEST_NIGHT = 14
OFF = "off"


class Presence:
    """Serves requests about who plays and when."""

    def __init__(self, desk: Desk, attendance: Attendance, digest: Digest) -> None:
        self.desk = desk
        self.attendance = attendance
        self._digest = digest

    @property
    def hall(self) -> Hall:
        """The tables."""
        return self.desk.hall

    # Seats

    async def leave(self, visit: Visit, table_id: int) -> None:
        """Give a seat up; in the middle of a game only if he really wants to."""
        hosted = await self.hall.table(table_id)
        if hosted.record.status is not Status.RUNNING:
            await self.desk.lobby.leave(visit, table_id)
        elif hosted.record.seat_of(visit.person.id) is None:
            raise Refusal(HouseReason.NOT_SEATED)
        else:
            await visit.answer(clock.leaving(visit.scene(hosted)))

    async def quit(self, visit: Visit, table_id: int) -> None:
        """Leave a game that runs."""
        await visit.defer()
        await self.attendance.leave(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("left-running"))

    async def back(self, visit: Visit, table_id: int) -> None:
        """Take one's seat back from the computer."""
        await visit.defer()
        await self.attendance.come_back(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("welcome-back"))

    async def take(self, visit: Visit, table_id: int) -> None:
        """Sit down in a seat that is offered."""
        await visit.defer()
        await self.attendance.take(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("seat-taken"))

    async def vote(self, visit: Visit, table_id: int, fate: str) -> None:
        """Say what should become of an absent person's seat."""
        if fate not in set(Fate):
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await visit.defer()
        await self.attendance.vote(table_id, visit.person, Fate(fate), visit.id)
        await visit.answer_text(visit.say("thanks"))

    async def invite(self, visit: Visit, table_id: int, guest: discord.User | discord.Member) -> None:
        """Call somebody to the table here."""
        await visit.defer()
        await self.attendance.invite(table_id, visit.person, guest.id, visit.id)
        await visit.answer_text(visit.say("invited"))

    # Pauses and pace

    async def pause(self, visit: Visit, table_id: int) -> None:
        """Ask for a pause, or for its end."""
        hosted = await self.hall.table(table_id)
        await self._ask(visit, table_id, Subject.PAUSE if hosted.record.pause is None else Subject.RESUME)

    async def go_on(self, visit: Visit, table_id: int) -> None:
        """Ask for the end of a pause."""
        await self._ask(visit, table_id, Subject.RESUME)

    async def _ask(self, visit: Visit, table_id: int, subject: Subject) -> None:
        await visit.defer()
        done = await self.attendance.ask(table_id, visit.person, subject, visit.id)
        await visit.answer_text(visit.say("changed" if done else "undo-waits"))

    async def consent(self, visit: Visit, table_id: int, subject: str, answer: str) -> None:
        """Agree to a pause or to its end, or not."""
        if subject not in set(Subject):
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await visit.defer()
        await self.attendance.consent(table_id, visit.person, Subject(subject), answer == clock.YES, visit.id)
        await visit.answer_text(visit.say("thanks"))

    async def pace(self, visit: Visit, table_id: int, argument: str, chosen: str) -> None:
        """Show the pace of a table that has not begun, or agree on it."""
        hosted = await self.hall.table(table_id)
        if chosen or argument:
            await visit.defer()
            pace = read_pace(chosen) if chosen else None
            if chosen and pace is None:
                raise Refusal(HouseReason.UNKNOWN_PACE, "", pace=chosen)
            weekends = not hosted.record.weekends_off if argument == clock.WEEKENDS else None
            hosted = await self.hall.set_pace(table_id, pace, weekends, visit.id)
        await visit.answer(clock.pace(visit.scene(hosted)))

    # Standing orders

    async def orders(self, visit: Visit, table_id: int) -> None:
        """What this person has left to be done later, and what he may leave."""
        await visit.answer(dialogue.orders(await self.desk.own(visit, table_id, looking=True)))

    # Tables that wait

    async def games(self, visit: Visit) -> None:
        """All tables of this person, those that wait for him first, the oldest question before the others."""
        await visit.defer()
        tables = await self.hall.tables_of(visit.person.id)
        waiting = oldest_first(tables, visit.person.id)
        others = [hosted for hosted in tables if hosted not in waiting]
        scenes = [(visit.scene(hosted), await self.hall.link(hosted)) for hosted in (*waiting, *others)]
        await visit.answer(private.tables(scenes, len(waiting), visit.say("tables-none"), visit.say("tables")))

    # A person's own hours

    async def vacation(self, visit: Visit, days: int) -> None:
        """Go on vacation for some days; none: be back."""
        await visit.defer()
        visit.person = await self.attendance.go_on_vacation(visit.person, days)
        until = visit.person.away_until
        if days and until is not None:
            left = VACATION_DAYS - visit.person.vacation_days
            await visit.answer_text(visit.say("vacation", when=clock.relative(until), left=left))
        else:
            await visit.answer_text(visit.say("vacation-over"))

    async def settle(self, visit: Visit, changes: dict[str, Any]) -> None:
        """Change a person's settings, and say how they stand."""
        await visit.defer()
        before = visit.person
        visit.person = await self.hall.settle(visit.person, **checked(changes))
        if _clockwise(before) != _clockwise(visit.person):
            await self.attendance.hours_changed(visit.person)
            await self._digest.plan(visit.person)
        await visit.answer(self._settings(visit))

    def _settings(self, visit: Visit) -> Message:
        person = visit.person
        language = visit.say("automatic") if person.language is None else catalogue(person.language).say("language")
        quiet = visit.say("off") if person.quiet_from is None else f"{person.quiet_from}–{person.quiet_until}"
        digest = visit.say("off") if person.digest_hour is None else f"{person.digest_hour}:00"
        said = visit.say(
            "settings",
            language=language,
            dms=visit.say("on" if person.dms else "off"),
            reminders=visit.say(f"reminders-{person.reminders}"),
            zone=person.zone,
            quiet=quiet,
            digest=digest,
        )
        return Message(text=said)


def _clockwise(person: Person) -> tuple[object, ...]:
    return person.zone, person.quiet_from, person.quiet_until, person.digest_hour


def checked(changes: dict[str, Any]) -> dict[str, Any]:
    """Settings as they were typed, as they are kept; a refusal says what is wrong with them."""
    settings = {name: value for name, value in changes.items() if name not in ("quiet", "digest")}
    if "zone" in settings and settings["zone"] not in available_timezones():
        raise Refusal(HouseReason.UNKNOWN_ZONE, "", zone=str(settings["zone"]))
    if "quiet" in changes:
        settings["quiet_from"], settings["quiet_until"] = _night(changes["quiet"])
    if "digest" in changes:
        settings["digest_hour"] = None if changes["digest"] == OFF else int(changes["digest"])
    if "reminders" in settings:
        settings["reminders"] = Call(settings["reminders"])
    return settings


def _night(typed: str) -> tuple[int | None, int | None]:
    if typed.strip().casefold() == OFF:
        return None, None
    begins, _, ends = typed.replace("–", "-").partition("-")
    hours = [int(part) for part in (begins.strip(), ends.strip()) if part.isascii() and part.isdigit()]
    if len(hours) != 2 or max(hours) > 24 or not 1 <= (hours[1] - hours[0]) % 24 <= LONGEST_NIGHT:
        raise Refusal(HouseReason.UNKNOWN_NIGHT, "", typed=typed[:40], most=LONGEST_NIGHT)
    return hours[0] % 24, hours[1] % 24
