"""What people set for themselves: language, messages, hours, vacation."""

import discord
from discord.app_commands import Choice, Range

from bot.front.commands import command, in_every_language
from bot.front.request import Request
from bot.host import people
from bot.host.tables import Tables
from bot.host.time.hours import NIGHT
from bot.host.time.zones import LONGEST_NIGHT, read_night, read_zone, zones_like
from bot.messages.limits import SUGGESTIONS
from bot.messages.message import Message
from bot.messages.reasons import HouseReason
from bot.screens import clock
from bot.screens.typed import quoted
from bot.store import Call, Confirming
from games.kernel import Refusal
from words import LANGUAGES, catalogue

AUTOMATIC, OFF = "auto", "off"
OFFS = frozenset({OFF, *(catalogue(language).say("screen-off") for language in LANGUAGES)})
"""How people say that they want no quiet hours."""
NO_NIGHT = (0, 0)


def language_choices() -> list[Choice[str]]:
    """The languages that we speak, and the one that Discord is set to."""
    spoken = [Choice(name=catalogue(language).say("language"), value=language) for language in LANGUAGES]
    return [Choice(name=in_every_language("screen-automatic"), value=AUTOMATIC), *spoken]


def _reminder_choices() -> list[Choice[str]]:
    return [Choice(name=in_every_language(f"screen-reminders-{call}"), value=call.value) for call in Call]


def _confirming_choices() -> list[Choice[str]]:
    return [Choice(name=in_every_language(f"screen-confirming-{each}"), value=each.value) for each in Confirming]


def _digest_choices() -> list[Choice[str]]:
    hours = [Choice(name=f"{hour}:00", value=str(hour)) for hour in range(24)]
    return [Choice(name=in_every_language("screen-off"), value=OFF), *hours]


async def suggest_zones(_: Tables, __: discord.Interaction, typed: str) -> list[Choice[str]]:
    """The time zones that can be meant."""
    return [Choice(name=zone, value=zone) for zone in zones_like(typed)[:SUGGESTIONS]]


@command(
    "settings",
    choices={
        "language": language_choices,
        "reminders": _reminder_choices,
        "confirm": _confirming_choices,
        "digest": _digest_choices,
    },
    suggest={"zone": suggest_zones},
)
async def settings(
    request: Request,
    language: str | None = None,
    dms: bool | None = None,
    reminders: str | None = None,
    confirm: str | None = None,
    zone: str | None = None,
    quiet: str | None = None,
    digest: str | None = None,
) -> None:
    """Change a person's settings, and say how they stand."""
    await request.defer()
    changes: dict[str, object] = {}
    if language is not None:
        changes["language"] = chosen_language(language)
    if dms is not None:
        changes["dms"] = dms
    if reminders is not None:
        changes["reminders"] = Call(reminders)
    if confirm is not None:
        changes["confirming"] = Confirming(confirm)
    if zone is not None:
        changes["zone"] = checked_zone(zone)
    if quiet is not None:
        changes["quiet_from"], changes["quiet_until"] = _checked_night(quiet)
    if digest is not None:
        changes["digest_hour"] = None if digest == OFF else int(digest)
    request.person = await people.change_settings(request.tables, request.person, **changes)
    await request.answer(_settings(request))


def chosen_language(chosen: str) -> str | None:
    """The language that was chosen; None: as Discord is set."""
    return None if chosen == AUTOMATIC else chosen


def checked_zone(typed: str) -> str:
    """A time zone as somebody typed it."""
    zone = read_zone(typed)
    if zone is None:
        raise Refusal(HouseReason.UNKNOWN_ZONE, "", zone=quoted(typed))
    return zone


def _checked_night(typed: str) -> tuple[int, int]:
    if typed.strip().casefold() in OFFS:
        return NO_NIGHT
    night = read_night(typed)
    if night is None:
        raise Refusal(HouseReason.UNKNOWN_NIGHT, "", typed=quoted(typed), most=LONGEST_NIGHT)
    return night


def _settings(request: Request) -> Message:
    person = request.person
    language = request.say("automatic") if person.language is None else catalogue(person.language).say("language")
    said = request.say(
        "settings",
        language=language,
        dms=request.say("on" if person.dms else "off"),
        reminders=request.say(f"reminders-{person.reminders}"),
        confirming=request.say(f"confirming-{person.confirming}"),
        zone=person.zone,
        quiet=_night(request),
        digest=request.say("off") if person.digest_hour is None else f"{person.digest_hour}:00",
    )
    return Message(text=said)


def _night(request: Request) -> str:
    begins, ends = request.person.quiet_from, request.person.quiet_until
    if begins is None or ends is None:
        return request.say("quiet-default", begins=NIGHT[0], ends=NIGHT[1])
    return request.say("off") if begins == ends else f"{begins}–{ends}"


@command("vacation")
async def vacation(request: Request, days: Range[int, 0, people.VACATION_DAYS]) -> None:
    """Go on vacation for some days; none: be back."""
    await request.defer()
    request.person = await people.go_on_vacation(request.tables, request.person, days)
    until = request.person.away_until
    if days and until is not None:
        left = people.VACATION_DAYS - request.person.vacation_days
        await request.answer_text(request.say("vacation", when=clock.relative(until), left=left))
    else:
        await request.answer_text(request.say("vacation-over"))
