"""Emojis of our own: the things of the pictures as emojis of the application, so that they stand in texts too.

The name of an emoji ends with a hash of its picture, so what is missing or looks different by now is known by names
alone. An emoji never stands instead of a word. Until it is uploaded, or where Discord refuses it, words alone serve.
"""

import asyncio
import io
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import TypeAlias

import aiohttp
import discord
from PIL import Image

from bot.front.logs import told
from bot.messages import limits
from games.kernel.things import bare, escaped, length, pictured
from games.registry import games
from render import picture

log = logging.getLogger(__name__)

HALL = "hall"
"""What all games share is named after the house, all else after its game."""
HASH = 6
"""So many digits of the hash of its picture stand in the name of an emoji."""
UNPARTED = "\u00a0"
"""Between a picture and its word, or the number of the things: no end of a line parts them."""
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
"""Where Discord shows every character as it is."""
REFUSED = (discord.DiscordException, aiohttp.ClientError, TimeoutError)


AnyEmoji: TypeAlias = discord.Emoji | discord.PartialEmoji


class Emojis:
    """The emojis of the things that texts name, as far as Discord has them."""

    def __init__(self) -> None:
        self._known: dict[str, AnyEmoji] = {}

    def learn(self, thing: str, emoji: AnyEmoji) -> None:
        """There is an emoji for a thing."""
        self._known[thing] = emoji

    def of(self, thing: str) -> AnyEmoji | None:
        """The emoji of a thing, if there is one."""
        return self._known.get(thing)

    def put_into(self, texts: Sequence[str]) -> list[str]:
        """The texts of a message as Discord reads them, with emojis of the things they name while there is room."""
        room = limits.TEXT - sum(length(text) for text in texts)

        def shown(thing: str) -> str:
            nonlocal room
            emoji = self._known.get(thing)
            written = "" if emoji is None else f"{emoji}{UNPARTED}"
            if len(written) > room:
                return ""
            room -= len(written)
            return written

        return [_outside_code(text, shown) for text in texts]


def _outside_code(text: str, shown: Callable[[str], str]) -> str:
    """A text with pictures and backslashes, but none in code."""
    parts = CODE.split(text)
    return "".join(bare(part) if number % 2 else escaped(pictured(part, shown)) for number, part in enumerate(parts))


async def upload(client: discord.Client, emojis: Emojis) -> None:
    """Have an emoji of the application for every thing. What is refused is tried again at the next start."""
    try:
        has = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    except REFUSED as error:
        log.warning("there are no emojis, words serve: %s", told(error))
        return
    wanted: set[str] = set()
    refused: Exception | None = None
    async for thing, name, image in _things():
        wanted.add(name)
        try:
            if name not in has and refused is None:
                has[name] = await client.create_application_emoji(name=name, image=image)
        except REFUSED as error:
            refused = error
            log.warning("not all emojis could be uploaded, words serve: %s", told(error))
        if name in has:
            emojis.learn(thing, has[name])
        elif not has:
            return  # nothing is there, and nothing can be: no need to draw the rest
    if refused is None:
        await _remove([emoji for name, emoji in has.items() if name not in wanted and _is_ours(name)])


async def missing(client: discord.Client) -> tuple[int, int]:
    """How many emojis Discord does not have yet, and how many there are to be."""
    has = {emoji.name for emoji in await client.fetch_application_emojis()}
    wanted = {name async for _, name, _ in _things()}
    return len(wanted - has), len(wanted)


async def _things() -> AsyncIterator[tuple[str, str, bytes]]:
    """Every thing, the name of its emoji, and its picture. Things of a game that look alike share one."""
    drawings: dict[str, Callable[[], Mapping[str, bytes]]] = {HALL: picture.seat_things}
    drawings |= {game.id: partial(picture.things, game.id) for game in games() if picture.drawn(game.id)}
    for family, draw in drawings.items():
        names: dict[bytes, str] = {}
        for thing, image in (await asyncio.to_thread(draw)).items():
            name = f"{family}_{thing}_{_hash(image)}".replace("-", "_")
            yield f"{family}-{thing}", names.setdefault(image, name), image


def _hash(image: bytes) -> str:
    """A few digits that tell a picture from another; how it is compressed makes no difference."""
    with Image.open(io.BytesIO(image)) as drawn:
        return sha256(drawn.tobytes()).hexdigest()[:HASH]


def _is_ours(name: str) -> bool:
    """Whether an emoji has a name such as we give."""
    families = "|".join([HALL, *(game.id for game in games())])
    return re.fullmatch(rf"({families})_\w+_[0-9a-f]{{{HASH}}}", name) is not None


async def _remove(outdated: Sequence[discord.Emoji]) -> None:
    """Take away what looks otherwise by now."""
    for emoji in outdated:
        try:
            await emoji.delete()
        except REFUSED as error:
            log.warning("an outdated emoji stays: %s", told(error))


def tell_failure(uploading: asyncio.Task[None]) -> None:
    """Say in the log that an upload has failed: nobody waits for it."""
    if not uploading.cancelled() and uploading.exception() is not None:
        log.error("the emojis could not be uploaded", exc_info=uploading.exception())
