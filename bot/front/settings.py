"""What people set for themselves: language, messages, hours, vacation."""

from collections.abc import Mapping
from typing import Any

from discord.app_commands import Choice, Range

from bot.front.commands import BeingTyped, command, in_every_language
from bot.front.request import InteractionRequest, PressRequest, Request
from bot.front.routing import press
from bot.host import people
from bot.host.time.zones import LONGEST_NIGHT, guessed_zone, read_night, read_zone, zone_of, zones_like
from bot.messages.limits import SUGGESTIONS
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import clock
from bot.screens import settings as screens
from bot.screens.settings import AUTOMATIC, OFF, USUAL
from bot.screens.typed import quoted
from bot.store import NO_ZONE, Call, Confirming
from games.kernel import Refusal
from words import LANGUAGES, catalogue

OFFS = frozenset({OFF, *(catalogue(language).say("screen-off") for language in LANGUAGES)})
"""How people say that they want no quiet hours."""
NO_NIGHT = (0, 0)
DISCORDS_OWN = "en-US"


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


async def suggest_zones(typed: BeingTyped) -> list[Choice[str]]:
    """The time zones that can be meant."""
    return [Choice(name=zone, value=zone) for zone in zones_like(typed.text)[:SUGGESTIONS]]


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
    request: InteractionRequest,
    language: str | None = None,
    dms: bool | None = None,
    reminders: str | None = None,
    confirm: str | None = None,
    zone: str | None = None,
    quiet: str | None = None,
    digest: str | None = None,
    listed: bool | None = None,
    tips: bool | None = None,
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
    if listed is not None:
        changes["listed"] = listed
    if tips is not None:
        changes["tips"] = tips
    guessed = await _guessed_zone(request) if _says_an_hour(changes) else None
    if guessed is not None:
        changes["zone"] = guessed
    request.person = await people.change_settings(request.tables, request.person, **changes)
    await answer_settings(request, guessed)


def _says_an_hour(changes: Mapping[str, object]) -> bool:
    """Whether something was chosen for hours of a day, and nothing of where their clock stands."""
    quiet = (changes.get("quiet_from"), changes.get("quiet_until"))
    return "zone" not in changes and (quiet not in (NO_NIGHT, (None, None)) or changes.get("digest_hour") is not None)


async def _guessed_zone(request: InteractionRequest) -> str | None:
    """The zone in which a person likely means the hours that they choose; None if they chose one, or nobody can tell.

    American English is what Discord speaks to whoever has chosen nothing: then the server tells more.
    """
    if request.person.zone != NO_ZONE:
        return None
    spoken = guessed_zone("" if request.person.locale == DISCORDS_OWN else request.person.locale)
    if spoken == NO_ZONE and request.place.guild_id is not None:
        spoken = zone_of(await request.tables.server(request.place.guild_id), request.place.zone)
    return None if spoken == NO_ZONE else spoken


async def answer_settings(request: Request, guessed_zone: str | None = None) -> None:
    """Show all settings of a person as they stand, and whether their time zone is a guess."""
    async with request.tables.store.reading() as look:
        likes = await look.wishes.likes(request.person.id)
    await request.answer(screens.settings(request.words, request.person, likes, guessed_zone))


def chosen_language(chosen: str) -> str | None:
    """The language that was chosen; None: as Discord is set."""
    return None if chosen == AUTOMATIC else chosen


def checked_zone(typed: str) -> str:
    """A time zone as somebody typed it."""
    zone = read_zone(typed)
    if zone is None:
        raise Refusal(HouseReason.UNKNOWN_ZONE, "", zone=quoted(typed))
    return zone


def _checked_night(typed: str) -> tuple[int, int] | tuple[None, None]:
    if typed == USUAL:
        return None, None
    if typed.strip().casefold() in OFFS:
        return NO_NIGHT
    night = read_night(typed)
    if night is None:
        raise Refusal(HouseReason.UNKNOWN_NIGHT, "", typed=quoted(typed), most=LONGEST_NIGHT)
    return night


@press(Verb.SETTINGS)
async def settings_by_press(request: PressRequest, _: int) -> None:
    """Change what a menu or a button is about, and show all of them as they stand then."""
    chosen = request.choice or request.argument
    if chosen:
        await settings(request, **_chosen(request.decision, chosen))
    else:
        await answer_settings(request)


def _chosen(name: str, value: str) -> dict[str, Any]:
    """What was chosen in a menu, as the option of the command that it stands for."""
    if name not in screens.SETTINGS:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    return {name: value == screens.ON if name in ("dms", "listed", "tips") else value}


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
