"""For members who manage a server: its tables, where they may be, its language and its pace.

Nothing here looks into a game: a table is its name, its people, and whether it runs.
"""

from collections.abc import Callable

import discord
from discord import app_commands

from bot.front.commands import TableNumber, command
from bot.front.lobby import checked_pace, suggest_paces
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import form, press
from bot.front.seeking import check_can_post
from bot.front.settings import checked_zone, chosen_language, language_choices, suggest_zones
from bot.host import lobby, managing
from bot.host.time.zones import zone_of
from bot.messages.message import Message
from bot.messages.names import as_written
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import clock, lists, seeking
from bot.screens.house import language_of
from bot.screens.scene import Scene
from bot.store import Server
from games.kernel import Refusal
from words import catalogue

MOST_TABLES = 5000
"""So many tables managers may allow at the same time."""


def managed_server(request: InteractionRequest) -> int:
    """The server that whoever asks may manage."""
    guild = request.interaction.guild_id
    if guild is None or not request.interaction.permissions.manage_guild:
        raise Refusal(HouseReason.NOT_MANAGER)
    return guild


# Tables


@command("admin-list")
async def tables(request: InteractionRequest) -> None:
    """All tables of the server that are not over."""
    await _answer_tables(request)


@press(Verb.SERVER_TABLES)
async def tables_page(request: PressRequest, _: int) -> None:
    """Another page of them."""
    await _answer_tables(request, request.argument)


async def _answer_tables(request: InteractionRequest, wanted: str = "") -> None:
    guild = managed_server(request)
    await request.defer()
    language = language_of(request.person)
    page = lists.Page.of(await request.tables.count_in_server(guild), wanted)
    scenes = [Scene(hosted, language) for hosted in await request.tables.in_server(guild, page.part)]
    settings = _settings(request, await request.tables.server(guild))
    await request.answer(lists.server_tables(scenes, page, request.words, settings))


@command("admin-pause")
async def pause(request: InteractionRequest, table: TableNumber) -> None:
    """Stop a table and its clock."""
    guild = managed_server(request)
    await request.defer()
    await request.change(table, managing.stop, guild)
    await request.answer_text(request.say("table-stopped"))


@command("admin-resume")
async def resume(request: InteractionRequest, table: TableNumber) -> None:
    """Let a table go on."""
    guild = managed_server(request)
    await request.defer()
    await request.change(table, managing.resume, guild)
    await request.answer_text(request.say("table-resumed"))


@command("admin-end")
async def end(request: InteractionRequest, table: TableNumber) -> None:
    """Close a table, if they really want to."""
    guild = managed_server(request)
    hosted = await request.tables.find(table)  # also one that is parked
    managing.check_open(hosted, guild)
    await request.open_form(clock.closing(request.scene(hosted), Verb.CANCEL))


@form(Verb.CANCEL)
async def close(request: PressRequest, table_id: int) -> None:
    """Close a table: one that has not begun for who opened it, any for who manages the server."""
    await request.defer()
    reason = as_written(request.filled.get(clock.WHY, ""), clock.REASON)
    begun = (await request.tables.find(table_id)).table is not None
    if begun or request.interaction.permissions.manage_guild:
        told = (managed_server(request), reason, request.person.id)
        await request.tables.change(table_id, request.id, managing.end, *told)
    else:
        await request.change(table_id, lobby.cancel, request.person, reason, manages=request.manages)
    await request.answer_text(request.say("cancelled"))


# Settings


@command("admin-channel")
async def channel(request: InteractionRequest, channel: discord.TextChannel, allowed: bool) -> None:
    """Allow tables in a channel that can have some, or no longer. Once one is named, they are opened there only."""
    managed_server(request)
    if allowed:
        check_can_post(request, channel.guild, channel.id)

    def change(server: Server) -> Server:
        others = tuple(other for other in server.channels if other != channel.id)
        return server.model_copy(update={"channels": (*others, channel.id) if allowed else others})

    await _change(request, change)


@command(
    "admin-settings", choices={"language": language_choices}, suggest={"pace": suggest_paces, "zone": suggest_zones}
)
async def settings(
    request: InteractionRequest,
    language: str | None = None,
    pace: str | None = None,
    zone: str | None = None,
    tables: app_commands.Range[int, 1, MOST_TABLES] | None = None,
    announce: discord.TextChannel | None = None,
    role: discord.Role | None = None,
) -> None:
    """Set how tables of the server are opened, how many it may have, and where they are announced."""
    changes: dict[str, object] = {} if pace is None else {"pace": checked_pace(pace)}
    if language is not None:
        changes["language"] = chosen_language(language)
    if zone is not None:
        changes["zone"] = checked_zone(zone)
    if tables is not None:
        changes["most_tables"] = tables
    if announce is not None:
        check_can_post(request, announce.guild, announce.id)
        changes["announces_in"] = announce.id
    if role is not None:
        if role.is_default():
            raise Refusal(HouseReason.ROLE_FOR_ALL)
        changes |= {"calls_role": role.id, "role_called_at": None}
    await _set(request, **changes)


@press(Verb.ANNOUNCES)
async def announce_no_more(request: PressRequest, _: int) -> None:
    """Announce nothing any more, or call nobody."""
    match request.argument:
        case seeking.NO_CHANNEL:
            await _set(request, announces_in=None)
        case seeking.NO_ROLE:
            await _set(request, calls_role=None)
        case _:
            raise Refusal(HouseReason.UNKNOWN_PRESS)


async def _set(request: InteractionRequest, **changes: object) -> None:
    await _change(request, lambda server: server.model_copy(update=changes))


async def _change(request: InteractionRequest, change: Callable[[Server], Server]) -> None:
    """Change what is set, as it is by then: several managers may set something at once."""
    guild = managed_server(request)
    await request.defer()
    async with request.tables.store.transaction() as tx:
        server = change(await tx.servers.lock(guild))
        await tx.servers.keep(server)
    async with request.tables.store.transaction() as tx:  # who changes a table has it before its server
        await tx.tables.use_zone(guild, zone_of(server, request.place.zone))
    text = f"{_settings(request, server)}\n{seeking.server_lines(request.words, server)}{_unheard(request, server)}"
    await request.answer(Message(text=text, rows=seeking.server_buttons(request.words, server)))


def _unheard(request: InteractionRequest, server: Server) -> str:
    """That Discord would tell nobody who has the role: it cannot be mentioned by everybody, nor by us."""
    guild = request.interaction.guild
    role = None if guild is None else guild.get_role(server.calls_role or 0)
    if guild is None or role is None or role.mentionable or guild.me.guild_permissions.mention_everyone:
        return ""
    return f"\n{request.say('role-unheard', role=role.mention)}"


def _settings(request: InteractionRequest, server: Server) -> str:
    language = request.say("automatic") if server.language is None else catalogue(server.language).say("language")
    channels = ", ".join(f"<#{channel}>" for channel in server.channels) or request.say("everywhere")
    pace = clock.pace_name(request.words, server.pace)
    zone = zone_of(server, request.place.zone)
    told: dict[str, str | int] = {"language": language, "pace": pace, "zone": zone, "channels": channels}
    return request.say("server", **told, tables=server.most_tables)
