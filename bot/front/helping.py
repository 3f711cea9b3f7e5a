"""The front door: whoever asks for help sees all games, and presses."""

from bot.front.commands import command
from bot.front.request import PressRequest, Request
from bot.front.routing import press
from bot.messages.press import Verb
from bot.screens import helping as screens
from words import LANGUAGES, catalogue

CALLS_FOR_HELP = frozenset(
    word for language in LANGUAGES for word in catalogue(language).say("screen-help-words").split()
)
"""What people type who want help, in whichever language."""


@command("help")
async def help_here(request: Request) -> None:
    """All games on one card, and the ways in."""
    await request.answer(screens.card(request.words))


@press(Verb.HELP)
async def which_game(request: PressRequest, _: int) -> None:
    """Which game somebody wants to play; without more in the press, the card once more."""
    if request.argument in (screens.NOW, screens.ALONE):
        await request.answer(screens.which_game(request.words, request.argument))
    else:
        await help_here(request)


def calls_for_help(typed: str) -> bool:
    """Whether somebody who types to the bot wants help."""
    said = typed.strip().casefold()
    return not CALLS_FOR_HELP.isdisjoint((said, said.strip(" !?./")))
