"""The front door: what somebody sees who has not begun a game yet, and the lists of the house."""

from bot.messages.press import Verb
from bot.screens.helping import ALONE, NOW
from playground import Person
from playground.seen import Seen
from tools.screenshots.album import Album
from tools.screenshots.pressing import asked

ASKED_FOR = ("games", "profile", "top", "privacy", "rules", "settings")


async def take(ana: Person, album: Album) -> None:
    """Everything at the front door."""
    await album.take("help", await _says(ana, "help"))
    for how in (NOW, ALONE):
        await album.take(f"help-{how}", await asked(ana, Verb.HELP, await _says(ana, "help"), how))
    await album.take("learn", await asked(ana, Verb.LEARN, await _says(ana, "help")))
    for name in ASKED_FOR:
        await album.take(name, await _says(ana, name))


async def _says(ana: Person, name: str) -> Seen:
    return await (await ana.slash(f"market {name}")).done()
