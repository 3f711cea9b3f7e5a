"""Time zones and hours as people write them, and where a server is likely to be."""

import re
import unicodedata
from functools import cache
from zoneinfo import available_timezones

from bot.store import NO_ZONE, Server

LONGEST_NIGHT = 14
_HOUR = re.compile(r"(?:(?:from|von|de)\s)?\s*(\d{1,2})\s*(?:h|:)?\s*(?:00)?\s*(?:uhr|heures)?")
_BETWEEN = re.compile(r"\s*(?:-|–|—|à|to|until|bis)\s*")

_WHERE_SPOKEN = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "en-US": "America/New_York",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""By the locales that Discord knows: the zone in which most people live who set it."""


def guessed_zone(locale: str) -> str:
    """Where a server with this locale is likely to be."""
    return _WHERE_SPOKEN.get(locale, NO_ZONE)


def zone_of(server: Server, guessed: str) -> str:
    """The time zone of a server: as its managers chose, else where its language is spoken, else as guessed."""
    spoken = guessed_zone(server.language or "")
    return server.zone or (guessed if spoken == NO_ZONE else spoken)


def read_zone(text: str) -> str | None:
    """A time zone as people write it: its whole name, or its city however spelt; None if there is none such."""
    return _zones().get(_plain(text))


def zones_like(text: str) -> list[str]:
    """The time zones in whose names this occurs, those first that it names."""
    wanted, named = _plain(text), read_zone(text)
    found = [zone for zone in sorted(available_timezones()) if wanted in _plain(zone) and zone != named]
    return [*([named] if named else []), *found]


@cache
def _zones() -> dict[str, str]:
    """The time zones by their plain names and by their cities; where two cities share a name, the shorter zone."""
    zones = sorted(available_timezones(), key=lambda zone: (zone.count("/") != 1, len(zone), zone))
    cities = {
        _plain(zone.rpartition("/")[2]): zone
        for zone in reversed(zones)
        if not zone.startswith("Etc/")  # there GMT-5 is what everybody else calls GMT+5
    }
    return cities | {_plain(zone): zone for zone in zones}


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(each for each in letters if not unicodedata.combining(each)).replace(" ", "_").replace("-", "_")


def read_night(text: str) -> tuple[int, int] | None:
    """Quiet hours as people write them, ``22-8`` or ``22h-8h`` or ``22:00 – 08:00``; None if they are none."""
    hours = [_HOUR.fullmatch(part) for part in _BETWEEN.split(text.strip().casefold())]
    if len(hours) != 2 or hours[0] is None or hours[1] is None:
        return None
    begins, ends = int(hours[0][1]), int(hours[1][1])
    if max(begins, ends) > 24 or not 1 <= (ends - begins) % 24 <= LONGEST_NIGHT:
        return None
    return begins % 24, ends % 24
