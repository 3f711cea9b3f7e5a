"""What somebody has set for themselves, each with a menu to set it otherwise."""

from collections.abc import Callable, Collection, Iterable, Mapping

from bot.host.time.hours import NIGHT
from bot.messages.limits import MENU_LINES
from bot.messages.message import Button, Entry, Line, Menu, Message, Row
from bot.messages.press import Press, Verb
from bot.store import Call, Confirming, Person
from games.registry import games
from words import LANGUAGES, Catalogue, catalogue

AUTOMATIC, ON, OFF, USUAL = "auto", "on", "off", "usual"
HOURS = 24
NIGHTS = ("20-8", "21-7", "22-7", "22-8", "23-7", "23-8", "0-8", "0-9", "1-9", "2-10")
ZONES = (
    "UTC",
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "Europe/Istanbul",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/St_Johns",
    "America/Halifax",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
)
"""A menu has room for so many; any other can be typed."""


def settings(words: Catalogue, person: Person, likes: Collection[str], guessed_zone: str | None = None) -> Message:
    """Every setting as it stands, as a menu to set it otherwise; and that a time zone is a guess, if it is one."""
    rows = [_setting(words, person, name) for name in SETTINGS]
    rows += _likes(words, likes)
    guess = [] if guessed_zone is None else [words.say("screen-zone-guessed", zone=guessed_zone)]
    return Message(text="\n".join([words.say("screen-settings"), *guess]), rows=tuple(rows))


def with_languages(message: Message, words: Catalogue, spoken_here: str) -> Message:
    """The same message, with that this table has another language than its reader, and that they can choose."""
    there = catalogue(spoken_here)
    said = words.say("screen-other-language", here=there.say("language"), own=words.say("language"))
    in_it = str(Press(Verb.SETTINGS, 0, "language", spoken_here))
    choose = Button(label=there.say("screen-button-in-this-language"), press=in_it)
    others = Button(label=words.say("screen-button-settings"), press=str(Press(Verb.SETTINGS, 0)))
    return message.with_last_row((Line(text=said),)).with_last_row((choose, others))


def _setting(words: Catalogue, person: Person, name: str) -> Row:
    """A menu that shows, while it is closed, what is set and how."""
    current, offered = SETTINGS[name](words, person)
    entries = tuple(
        Entry(label=_stands(words, name, label) if value == current else label, value=value, chosen=value == current)
        for value, label in list(offered.items())[:MENU_LINES]
    )
    return (Menu(press=str(Press(Verb.SETTINGS, 0, name)), placeholder=_stands(words, name, "…"), entries=entries),)


def _stands(words: Catalogue, name: str, value: str) -> str:
    """How a setting stands, in words that can stand in a menu."""
    return words.say(f"screen-setting-{name}", value=value).replace("**", "")


def _likes(words: Catalogue, likes: Collection[str]) -> Iterable[Row]:
    """The games to whose free seats somebody wants to be called: any number of them."""
    named = [(game.id, words.say(game.id)) for game in games()][:MENU_LINES]
    chosen = ", ".join(name for game, name in named if game in likes) or words.say("screen-likes-none")
    entries = tuple(Entry(label=name, value=game, chosen=game in likes) for game, name in named)
    yield (Line(text=words.say("screen-setting-likes", value=chosen)),)
    placeholder = words.say("screen-likes-which")
    menu = Menu(press=str(Press(Verb.LIKES, 0)), placeholder=placeholder, entries=entries, least=0, most=len(entries))
    yield (menu,)


Offered = tuple[str, Mapping[str, str]]
"""How a setting stands, and all that can be chosen with what it is called."""


def _language(words: Catalogue, person: Person) -> Offered:
    spoken = {language: catalogue(language).say("language") for language in LANGUAGES}
    return person.language or AUTOMATIC, {AUTOMATIC: words.say("screen-automatic"), **spoken}


def _confirm(words: Catalogue, person: Person) -> Offered:
    return person.confirming, {each: words.say(f"screen-confirming-{each}") for each in Confirming}


def _dms(words: Catalogue, person: Person) -> Offered:
    return ON if person.dms else OFF, {each: words.say(f"screen-{each}") for each in (ON, OFF)}


def _reminders(words: Catalogue, person: Person) -> Offered:
    return person.reminders, {each: words.say(f"screen-reminders-{each}") for each in Call}


def _zone(_: Catalogue, person: Person) -> Offered:
    return person.zone, {zone: zone for zone in dict.fromkeys((person.zone, *ZONES))}


def _quiet(words: Catalogue, person: Person) -> Offered:
    begins, ends = person.quiet_from, person.quiet_until
    usual = words.say("screen-quiet-default", begins=NIGHT[0], ends=NIGHT[1])
    current = USUAL if begins is None or ends is None else OFF if begins == ends else f"{begins}-{ends}"
    nights = {night: _night(words, night) for night in dict.fromkeys((current, *NIGHTS)) if "-" in night}
    return current, {USUAL: usual, OFF: words.say("screen-off"), **nights}


def _night(words: Catalogue, night: str) -> str:
    begins, ends = map(int, night.split("-"))
    return words.say("screen-night", begins=begins, ends=ends)


def _digest(words: Catalogue, person: Person) -> Offered:
    hours = {str(hour): words.say("screen-hour", hour=hour) for hour in range(HOURS)}
    return OFF if person.digest_hour is None else str(person.digest_hour), {OFF: words.say("screen-off"), **hours}


def _listed(words: Catalogue, person: Person) -> Offered:
    return ON if person.listed else OFF, {each: words.say(f"screen-listed-{each}") for each in (ON, OFF)}


def _tips(words: Catalogue, person: Person) -> Offered:
    return ON if person.tips else OFF, {each: words.say(f"screen-tips-{each}") for each in (ON, OFF)}


SETTINGS: Mapping[str, Callable[[Catalogue, Person], Offered]] = {
    "language": _language,
    "confirm": _confirm,
    "dms": _dms,
    "reminders": _reminders,
    "zone": _zone,
    "quiet": _quiet,
    "digest": _digest,
    "listed": _listed,
    "tips": _tips,
}
"""By the names of the options of the command that sets the same."""
