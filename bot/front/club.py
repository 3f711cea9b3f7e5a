"""The club: profiles, and the best of a server."""

import discord

from bot.front.commands import command
from bot.front.lobby import game_choices
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.front.seasons import answer_season, suggest_seasons
from bot.host.bounds import Costly
from bot.host.club import profile as club
from bot.messages.press import HIGHEST_ID, Verb, number_in, page_in
from bot.messages.reasons import HouseReason
from bot.screens import club as screens
from bot.store import ALL_GAMES
from games.kernel import Refusal
from games.registry import games


@command("profile")
async def profile(request: InteractionRequest, person: discord.User | None = None) -> None:
    """What somebody has done; without a name one's own."""
    await request.defer()
    shown = request.person.id if person is None else person.id
    await _answer(request, shown, "" if person is None else person.display_name)


@press(Verb.PROFILE)
async def profile_by_press(request: PressRequest, _: int) -> None:
    """The same as text, or as a picture again."""
    person = number_in(request.argument, HIGHEST_ID)
    if person is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.defer()
    await _answer(request, person, "", as_text=request.decision == screens.TEXT)


async def _answer(request: InteractionRequest, person: int, name: str, *, as_text: bool = False) -> None:
    own, server = person == request.person.id, request.place.guild_id
    if server is None and not own:
        raise Refusal(HouseReason.SERVERS_ONLY)
    if not as_text:
        await request.tables.frequency.check(Costly.PICTURE, request.person.id)
    shown = await club.profile(request.tables.store, person, name, request.person.id, server)
    message = screens.profile(request.words, shown, own=own, here=server is not None, as_text=as_text)
    await request.answer(message)


@command("top", servers_only=True, choices={"game": game_choices}, suggest={"season": suggest_seasons})
async def top(request: InteractionRequest, game: str | None = None, season: str | None = None) -> None:
    """The best of this server in a game; in a season, in one game or in all."""
    if season is None:
        await _answer_top(request, game, 0)
        return
    number = number_in(season)
    if number is None:
        raise Refusal(HouseReason.NO_SEASON)
    await answer_season(request, number, game or ALL_GAMES)


@press(Verb.TOP)
async def top_by_press(request: PressRequest, _: int) -> None:
    """Another page, or another game."""
    known = {game.id for game in games()}
    game = request.choice or request.decision
    if request.place.guild_id is None or game not in known:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await _answer_top(request, game, page_in(request.argument))


async def _answer_top(request: InteractionRequest, game: str | None, number: int) -> None:
    await request.defer()
    server = request.place.guild_id or 0
    look = (request.tables.store, server, game, request.person.id)
    found = await club.top(*look, number * screens.A_PAGE, screens.A_PAGE)
    await request.answer(screens.top(request.words, found, number, [each.id for each in games()]))
