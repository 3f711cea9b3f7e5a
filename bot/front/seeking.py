"""Looking for players: announcing a table, which games somebody wants to be called to, and where managers want it."""

import discord

from bot.front.commands import table_command
from bot.front.moving import missing_in
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.front.settings import answer_settings
from bot.host import seeking
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import seeking as screens
from games.kernel import Refusal
from games.registry import games


@press(Verb.ANNOUNCE)
@table_command("table-announce", servers_only=True)
async def announce(request: InteractionRequest, table_id: int) -> None:
    """Look for players for a lobby, or for a seat that is offered."""
    await request.defer()
    hosted = await request.look(table_id)
    server = await request.tables.server(hosted.record.guild_id)
    if server.announces_in is not None and request.interaction.guild is not None:
        check_can_post(request, request.interaction.guild, server.announces_in)
    named = request.argument if isinstance(request, PressRequest) else ""
    seat = int(named) if named.isdecimal() else None
    await request.change(table_id, seeking.announce, request.person, seat, manages=request.manages)
    await request.answer_text(screens.announced(request.words, server, hosted.record.game))


def check_can_post(request: InteractionRequest, guild: discord.Guild, channel_id: int) -> None:
    """Refuse, with what is missing, where nothing can be announced."""
    channel = guild.get_channel(channel_id)
    missing = missing_in(channel, channel.guild.me) if isinstance(channel, discord.TextChannel) else "view_channel"
    if missing is not None:
        permission = request.words.say(f"permission-{missing}")
        raise Refusal(HouseReason.CANNOT_POST, "", channel=f"<#{channel_id}>", permission=permission)


@press(Verb.LIKES)
async def like(request: PressRequest, _: int) -> None:
    """Choose the games to whose free seats one wants to be called; none of them by a button."""
    chosen = set(request.chosen)
    if not chosen <= {game.id for game in games()}:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.defer()
    async with request.tables.store.transaction() as tx:
        await tx.wishes.like(request.person.id, chosen)
        if request.place.guild_id is not None:
            await tx.wishes.visit(request.person.id, request.place.guild_id)
    if request.argument == screens.OFF:
        await request.answer(screens.told_no_more(request.words), anew=True)
    else:
        await answer_settings(request)
