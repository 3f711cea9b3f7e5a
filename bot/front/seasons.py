"""Seasons: their tables, and how managers begin and end them."""

from datetime import date
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.app_commands import Choice

from bot.front.commands import BeingTyped, command
from bot.front.managing import managed_server
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.host.club import seasons
from bot.host.club.standing import LISTED, season_page
from bot.host.time.zones import zone_of
from bot.messages.limits import SUGGESTION, cut
from bot.messages.press import Verb, number_in, page_in
from bot.messages.reasons import HouseReason
from bot.screens import seasons as screens
from bot.screens.club import A_PAGE
from bot.screens.typed import quoted
from bot.store import ALL_GAMES
from games.kernel import Refusal
from games.kernel.things import bare
from games.registry import games

MOST_MONTHS = 12


# The table


async def suggest_seasons(typed: BeingTyped) -> list[Choice[str]]:
    """The seasons of the server, the newest first."""
    async with typed.tables.store.reading() as look:
        known = await look.seasons.of_place(typed.interaction.guild_id or 0, LISTED)
    named = [(cut(bare(each.name), SUGGESTION), str(each.id)) for each in known]
    return [Choice(name=name, value=value) for name, value in named if typed.text.casefold() in name.casefold()]


async def answer_season(request: InteractionRequest, wanted: int | None, game: str, number: int = 0) -> None:
    """Show a page of the table of a season, of the newest if none is wanted."""
    await request.defer()
    look = (request.tables.store, request.place.guild_id or 0, wanted, game, request.person.id)
    page = await season_page(*look, number * A_PAGE, A_PAGE)
    if page is None:
        raise Refusal(HouseReason.NO_SEASON)
    await request.answer(screens.season(request.words, page, number, [each.id for each in games()]))


@press(Verb.SEASON)
async def season_by_press(request: PressRequest, _: int) -> None:
    """The table of a season, another page of it, another game, or another season."""
    first, _dot, second = request.argument.partition(".")
    season, game, page = request.decision, first, second
    if first == screens.GAME:
        game, page = request.choice, ""
    elif first == screens.SEASON:
        season, game, page = request.choice, second, ""
    if game not in {screens.ALL, *(each.id for each in games())}:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await answer_season(request, number_in(season), ALL_GAMES if game == screens.ALL else game, page_in(page))


# Managing


@command("admin-season")
async def season(
    request: InteractionRequest,
    months: app_commands.Range[int, 1, MOST_MONTHS] | None = None,
    until: str | None = None,
    name: app_commands.Range[str, 1, seasons.NAME] | None = None,
) -> None:
    """Begin a season for so many months, or until a day; without either, show the one that runs."""
    guild = managed_server(request)
    await request.defer()
    if months is None and until is None:
        async with request.tables.store.reading() as look:
            running = await look.seasons.running(guild)
        await request.answer(screens.managed(request.words, running))
        return
    server = await request.tables.server(guild)
    zone = zone_of(server, request.place.zone)
    today = request.tables.clock.now().astimezone(ZoneInfo(zone)).date()
    day = _checked_day(until) if until is not None else seasons.last_day(today, months or 1)
    where = (guild, request.place.channel_id, server.language or request.place.language)
    begun = await seasons.begin(
        request.tables, request.id, *where, " ".join((name or "").split()), seasons.end_of(day, zone)
    )
    await request.answer(screens.managed(request.words, begun))


def _checked_day(typed: str) -> date:
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        day = date.max
    if day == date.max:  # it would end on the day after
        raise Refusal(HouseReason.UNKNOWN_DATE, "", typed=quoted(typed))
    return day


@press(Verb.SEASON_END)
async def end(request: PressRequest, _: int) -> None:
    """End a season before its time, if they really want to."""
    guild = managed_server(request)
    async with request.tables.store.reading() as look:
        running = await look.seasons.running(guild)
    if running is None or str(running.id) != request.decision:
        raise Refusal(HouseReason.NO_SEASON)
    if request.argument != screens.SURE:
        await request.answer(screens.ending(request.words, running))
        return
    await request.defer()
    await seasons.end(request.tables, running.id, guild)
    await request.answer_text(request.say("season-ended", name=running.name))
