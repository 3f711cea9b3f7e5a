"""Tables that move to another channel, and those that have lost theirs."""

import logging
from collections.abc import Sequence

import discord

from bot.front.commands import TableNumber, command
from bot.front.request import IN_A_CHANNEL, IN_A_THREAD, InteractionRequest, PressRequest, lacking
from bot.front.routing import press
from bot.host import managing, parking
from bot.host.hosted import HostedTable
from bot.host.tables import Tables
from bot.host.tournament import pods
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import lists
from bot.screens.scene import link
from games.kernel import Refusal

log = logging.getLogger(__name__)

Destination = discord.TextChannel | discord.Thread


@command("table-move", servers_only=True)
async def move(
    request: InteractionRequest, to: discord.TextChannel | discord.Thread, table: TableNumber | None = None
) -> None:
    """Move the table of this channel, or one by its number, to another channel or thread."""
    await request.defer()
    table_id = table or await request.tables.id_in_channel(request.place.channel_id)
    hosted = await request.tables.find(table_id)
    if hosted.record.guild_id != to.guild.id:
        raise Refusal(HouseReason.NO_SUCH_TABLE, "", table=str(table_id))
    stands_in = to.guild.get_channel_or_thread(hosted.record.channel_id)
    manages = request.manages if stands_in is None else request.allowed_in(stands_in).manage_channels
    parking.check_may_move(hosted, request.person, manages=manages)
    await pods.check_unsealed(request.tables, hosted.record)
    request.check_permissions(to.permissions_for(to.guild.me), _needed_in(to))
    if lacking(request.allowed_in(to), _writing_in(to)) is not None:
        raise Refusal(HouseReason.MAY_NOT_WRITE, "", channel=f"<#{to.id}>")
    if not request.manages:
        managing.check_tables_allowed(await request.tables.server(to.guild.id), _channels_of(to))
    await _move(request, table_id, to, manages=manages)


async def _move(request: InteractionRequest, table_id: int, to: Destination, *, manages: bool) -> None:
    await request.tables.change(table_id, request.id, parking.move, to.id, request.person, manages=manages)
    hosted = await request.tables.find(table_id)
    await request.answer_text(request.say("moved", link=link(hosted, None)))


def missing_in(to: Destination, own: discord.Member) -> str | None:
    """What the bot would lack in a channel; None if nothing."""
    return lacking(to.permissions_for(own), _needed_in(to))


async def missing_there(client: discord.Client, tables: Tables, channel_id: int) -> str | None:
    """What the bot would lack in a channel of which it may hear nothing any more; None if nothing, as far as it knows.

    Of servers that another process hears of, it knows no more than whether the channel is there and can be seen.
    """
    try:
        channel = await client.fetch_channel(channel_id)
    except discord.NotFound:
        await parking.lose_channel(tables, channel_id)
        return None
    except discord.Forbidden:
        return "view_channel"
    if client.user is None or not isinstance(channel, Destination):
        return None
    own = channel.guild.get_member(client.user.id)
    return None if own is None else missing_in(channel, own)


def _needed_in(to: Destination) -> tuple[str, ...]:
    return IN_A_THREAD if isinstance(to, discord.Thread) else IN_A_CHANNEL


def _writing_in(to: Destination) -> tuple[str, str]:
    return "view_channel", "send_messages_in_threads" if isinstance(to, discord.Thread) else "send_messages"


def _channels_of(to: Destination) -> frozenset[int]:
    """A channel, or a thread and the channel on which it hangs."""
    return frozenset({to.id, to.parent_id if isinstance(to, discord.Thread) else to.id})


# A channel is gone


@press(Verb.ELSEWHERE)
async def elsewhere(request: PressRequest, table_id: int) -> None:
    """Choose where a table goes on whose channel is gone."""
    hosted = await request.tables.find(table_id)
    parking.check_may_move(hosted, request.person, manages=False)
    if not hosted.record.channel_gone:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.defer()
    free = await _free_channels(request, hosted)
    chosen = next((channel for channel in free if str(channel.id) == request.choice), None)
    if chosen is not None:
        await _move(request, table_id, chosen, manages=False)
    else:
        named = [(channel.id, channel.name) for channel in free]
        await request.answer(lists.elsewhere(request.scene(hosted), named))


async def _free_channels(request: InteractionRequest, hosted: HostedTable) -> list[discord.TextChannel]:
    """The channels of a table's server that everybody can see and write to, where tables may be and none is."""
    guild = await _server_of(request, hosted)
    if guild is None:
        return []
    server = await request.tables.server(guild.id)
    taken = await request.tables.channels_in_server(guild.id)
    channels, own = await _channels_and_own_member(request, guild)
    return [
        channel
        for channel in channels
        if lacking(channel.permissions_for(guild.default_role), _writing_in(channel)) is None
        and missing_in(channel, own) is None
        and server.allows({channel.id})
        and channel.id not in taken
    ]


async def _server_of(request: InteractionRequest, hosted: HostedTable) -> discord.Guild | None:
    """The server of a table. Direct messages come to the process with shard 0, which may not know it; Discord does."""
    client, guild_id = request.interaction.client, hosted.record.guild_id or 0
    try:
        return client.get_guild(guild_id) or await client.fetch_guild(guild_id)
    except discord.NotFound:
        return None


async def _channels_and_own_member(
    request: InteractionRequest, guild: discord.Guild
) -> tuple[Sequence[discord.TextChannel], discord.Member]:
    """The channels of a server, and the bot as a member of it; Discord is asked where another process knows them."""
    if request.interaction.client.get_guild(guild.id) is not None:
        return guild.text_channels, guild.me
    channels = [each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)]
    return channels, await guild.fetch_member(request.interaction.application_id)


async def look_after_lost(tables: Tables, guild: discord.Guild) -> None:
    """Park the tables of a server whose channels are gone, and forget that tables may be in such channels.

    Discord tells of a deleted channel, but not of the threads on it, nor of what happened while the bot was away.
    """
    async with tables.store.reading() as look:
        places = await look.tables.places(guild.id)
        allowed = (await look.servers.find(guild.id)).channels
    for table_id, channel_id in places:
        if await _is_gone(guild, channel_id, f"table {table_id}"):
            await parking.lose_channel(tables, channel_id)
    gone = {channel_id for channel_id in allowed if await _is_gone(guild, channel_id, f"server {guild.id}")}
    if gone:
        await managing.forget_channels(tables, guild.id, gone)


async def _is_gone(guild: discord.Guild, channel_id: int, whose: str) -> bool:
    if guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        await guild.fetch_channel(channel_id)  # an archived thread is known to Discord only
    except discord.NotFound:
        return True
    except (discord.Forbidden, discord.InvalidData):
        log.info("channel %s of %s cannot be seen", channel_id, whose)
    return False
