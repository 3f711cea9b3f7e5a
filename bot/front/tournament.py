"""Tournaments: opened, joined, left, looked at, started, closed and moved."""

from datetime import timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.front.commands import command, in_every_language
from bot.front.lobby import checked_pace, game_choices, suggest_paces
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.host.bounds import Costly
from bot.host.time.pace import DAILY, FREE
from bot.host.tournament import looking_after, scoring, signing_up
from bot.host.tournament.desk import at_desk
from bot.host.tournament.signing_up import LONGEST_ROUND, LONGEST_SIGN_UP, MOST_ROUNDS, Wish
from bot.messages.message import Message
from bot.messages.names import as_written
from bot.messages.press import Verb, number_in, page_in
from bot.messages.reasons import HouseReason
from bot.screens import clock, rules
from bot.screens import tournament as screens
from bot.screens.options import option_value
from bot.store import Phase, System, Tournament
from games.kernel import Refusal, menu
from games.kernel.seats import MOST_SEATS
from games.registry import find_game

SOME_DAYS = 3
"""So long sign-up is open if nobody says."""
NEEDED = ("create_private_threads", "send_messages_in_threads")


def system_choices() -> list[Choice[str]]:
    """How people can be paired, by name."""
    return [Choice(name=in_every_language(f"screen-tournament-name-{each}"), value=each.value) for each in System]


# Opening


@command(
    "tournament-open",
    servers_only=True,
    choices={"game": game_choices, "system": system_choices},
    suggest={"pace": suggest_paces},
)
async def open_here(
    request: InteractionRequest,
    game: str,
    pace: str | None = None,
    system: str = System.SWISS,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    signup: app_commands.Range[int, 1, LONGEST_SIGN_UP] = SOME_DAYS,
    days: app_commands.Range[int, 1, LONGEST_ROUND] | None = None,
    rated: bool = True,
) -> None:
    """Open a tournament in this channel, for whoever may manage it."""
    if not request.manages:
        raise Refusal(HouseReason.NOT_CHANNEL_MANAGER)
    await request.tables.frequency.check(Costly.TABLE, request.person.id)
    _check_can_have_rooms(request)
    await request.defer()
    server = await request.tables.server(request.place.guild_id)
    usual = DAILY if server.pace == FREE else server.pace
    wish = Wish(
        game=game,
        pace=usual if pace is None else checked_pace(pace),
        system=System(system),
        seats=seats,
        rounds=rounds or 0,
        sign_up=timedelta(days=signup),
        round_days=days,
        rated=rated,
    )
    place = request.place.model_copy(update={"language": server.language or request.place.language})
    tournament = await signing_up.open_tournament(request.tables, request.person, place, wish, request.id)
    await request.answer(screens.opened(request.words, tournament))


def _check_can_have_rooms(request: InteractionRequest) -> None:
    """Refuse, with what is missing, where the tables of a tournament could not have threads of their own."""
    if not request.can_have_threads:
        raise Refusal(HouseReason.NO_THREADS_HERE)
    request.check_place()
    request.check_permissions(request.interaction.app_permissions, NEEDED)


# Of this channel


async def _here(request: InteractionRequest) -> Tournament:
    """The tournament of this channel, or of the one on which this thread hangs."""
    async with request.tables.store.reading() as look:
        found = await look.tournaments.last_in(request.channels)
    if found is None:
        raise Refusal(HouseReason.NO_TOURNAMENT)
    return found


@command("tournament-join", servers_only=True)
async def join_here(request: InteractionRequest) -> None:
    """Sign up."""
    await _join(request, await _here(request))


@command("tournament-leave", servers_only=True)
async def leave_here(request: InteractionRequest) -> None:
    """Sign off, or drop out."""
    await _leave(request, await _here(request))


@command("tournament-standings", servers_only=True)
async def standings_here(request: InteractionRequest) -> None:
    """How everybody stands."""
    await _answer_standings(request, await _here(request), 0)


@command("tournament-start", servers_only=True)
async def start_here(request: InteractionRequest) -> None:
    """Let the first round begin now."""
    await _start(request, await _here(request))


@command("tournament-close", servers_only=True)
async def close_here(request: InteractionRequest, reason: str = "") -> None:
    """Close the tournament before its end."""
    tournament = await _here(request)
    signing_up.check_organises(tournament, request.person, manages=request.manages)
    await request.defer()
    await at_desk(request.tables, tournament.id, request.id, signing_up.close, as_written(reason, clock.REASON))
    await request.answer_text(screens.said(request.words, "closed"))


@command("tournament-move", servers_only=True)
async def move_here(request: InteractionRequest, channel: discord.TextChannel | None = None) -> None:
    """Go on in this channel with the tournament of another, or of one that is gone."""
    _check_can_have_rooms(request)
    if not request.manages:
        raise Refusal(HouseReason.NOT_CHANNEL_MANAGER)
    await request.defer()
    tournament = await _to_move(request, channel)
    if channel is not None:
        manages = request.allowed_in(channel).manage_channels
        signing_up.check_organises(tournament, request.person, manages=manages)
    await at_desk(request.tables, tournament.id, request.id, looking_after.move, request.place.channel_id)
    await request.answer_text(screens.said(request.words, "moved"))


async def _to_move(request: InteractionRequest, channel: discord.TextChannel | None) -> Tournament:
    """The tournament of a channel, of this one, or the only one of the server that has lost its channel."""
    guild = request.place.guild_id or 0
    async with request.tables.store.reading() as look:
        if channel is not None:
            found = await look.tournaments.open_in(channel.id)
        else:
            found = await look.tournaments.homeless_in(guild) or await look.tournaments.open_in(
                request.place.channel_id
            )
    if found is None:
        raise Refusal(HouseReason.NO_TOURNAMENT)
    return found


# By a press


@press(Verb.TOURNAMENT)
async def by_press(request: PressRequest, _: int) -> None:
    """Whatever a button or menu of a tournament asks for."""
    named, _space, more = request.argument.partition(" ")
    number = number_in(named)
    async with request.tables.store.reading() as look:
        tournament = None if number is None else await look.tournaments.find(number)
    if tournament is None or tournament.guild_id != request.place.guild_id:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    page = more.partition(" ")[0]
    match request.decision:
        case screens.JOIN:
            await _join(request, tournament)
        case screens.LEAVE:
            await _leave(request, tournament)
        case screens.LEAVE_SURE:
            await _leave(request, tournament, sure=True)
        case screens.START:
            await _start(request, tournament)
        case screens.RULES:
            await request.answer(rules.page(request.words, tournament.game, "") or rules.shelf(request.words))
        case screens.TABLE | screens.TEXT:
            as_text = request.decision == screens.TEXT
            await _answer_standings(request, tournament, page_in(page), as_text=as_text)
        case screens.OPTIONS | screens.OPTION | screens.VALUE:
            await _options(request, tournament, more)
        case _:
            raise Refusal(HouseReason.UNKNOWN_PRESS)


async def _join(request: InteractionRequest, tournament: Tournament) -> None:
    await request.defer()
    joined = await at_desk(request.tables, tournament.id, request.id, signing_up.join, request.person)
    key = "joined" if joined.phase is Phase.SIGN_UP else "joined-again"
    await request.answer_text(screens.said(request.words, key, people=len(joined.active)))


async def _leave(request: InteractionRequest, tournament: Tournament, *, sure: bool = False) -> None:
    """Sign off; drop out of one that runs only if they really want to."""
    signing_up.check_may_leave(tournament, request.person)
    if tournament.phase is Phase.RUNNING and not sure:
        await request.answer(screens.leaving(request.words, tournament))
        return
    await request.defer()
    left = await at_desk(request.tables, tournament.id, request.id, signing_up.leave, request.person)
    key = "signed-off" if left.phase is Phase.SIGN_UP else "dropped-out"
    await request.answer_text(screens.said(request.words, key))


async def _start(request: InteractionRequest, tournament: Tournament) -> None:
    signing_up.check_organises(tournament, request.person, manages=request.manages)
    await request.defer()
    await at_desk(request.tables, tournament.id, request.id, signing_up.start_now)
    await request.answer_text(screens.said(request.words, "started"))


async def _answer_standings(
    request: InteractionRequest, tournament: Tournament, page: int, *, as_text: bool = False
) -> None:
    await request.defer()
    if not as_text:
        await request.tables.frequency.check(Costly.PICTURE, request.person.id)
    async with request.tables.store.reading() as look:
        pairings = await look.tournaments.pairings(tournament.id)
    lines = scoring.standings(tournament.entrants, pairings)
    await request.answer(screens.table(request.words, tournament, lines, page, as_text=as_text))


async def _options(request: PressRequest, tournament: Tournament, chosen: str) -> None:
    """Show the options, one of them, or choose a value: for the organiser alone."""
    signing_up.check_organises(tournament, request.person, manages=request.manages)
    message: Message | None = screens.options(request.words, tournament)
    if request.decision == screens.OPTION:
        message = screens.option(request.words, tournament, request.choice)
    elif request.decision == screens.VALUE:
        name, _space, pressed = chosen.partition(" ")
        found = next((each for each in menu(find_game(tournament.game).options_type) if each.name == name), None)
        value = None if found is None else option_value(found.values, request.choice or pressed)
        if value is None:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await request.defer()
        changed = await at_desk(request.tables, tournament.id, request.id, signing_up.set_option, name, value)
        message = screens.options(request.words, changed)
    if message is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.answer(message)
