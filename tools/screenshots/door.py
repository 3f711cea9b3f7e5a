"""The front door: what somebody sees who has not begun a game yet, and the lists of the house."""

from bot.messages.press import Verb
from playground import Person
from playground.seen import Seen
from tools.screenshots.album import Album
from tools.screenshots.pressing import asked

LISTS = ("games", "profile", "top", "privacy", "rules", "learn", "settings")


async def take(ana: Person, album: Album) -> None:
    """Everything at the front door."""
    card = await _says(ana, "help")
    await album.take("help", card)
    await album.take("help-now", await asked(ana, Verb.HELP, card, "now"))
    await album.take("help-alone", await asked(ana, Verb.HELP, card, "alone"))
    for name in LISTS:
        await album.take(name, await _says(ana, name))


async def _says(ana: Person, name: str) -> Seen:
    return await (await ana.slash(f"market {name}")).done()
