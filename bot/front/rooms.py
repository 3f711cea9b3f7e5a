"""Rooms: private threads for the pods of a tournament: nobody reads along who plays the same deal elsewhere."""

import logging

import discord

from bot.host.tables import Tables
from bot.host.tournament import pods
from bot.messages.limits import THREAD_MINUTES, THREAD_NAME, cut
from bot.store import Notice
from games.kernel.things import bare

log = logging.getLogger(__name__)


async def open_room(client: discord.Client, tables: Tables, notice: Notice, *, again: bool) -> None:
    """Make the thread that a notice asks for, let a table begin there, and call its people into it.

    In this order nobody can open another table there before. A thread that may have been made before (``again``) is
    looked for first: no two are called alike.
    """
    if notice.message is None or notice.channel_id is None or not await pods.is_wanted(tables, notice.id):
        return
    channel = client.get_channel(notice.channel_id) or await client.fetch_channel(notice.channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise LookupError(f"channel {notice.channel_id} can have no threads")
    name = cut(bare(notice.message.text), THREAD_NAME)
    thread = await _standing(client, channel, name) if again else None
    if thread is None:
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=THREAD_MINUTES,
        )
    await pods.move_in(tables, notice.id, thread.id)
    for person_id in notice.message.calls:
        await _call_in(thread, person_id)


async def _standing(client: discord.Client, channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """The thread of this name that we have made on a channel, if there is one."""
    own = None if client.user is None else client.user.id
    threads = await channel.guild.active_threads()
    fitting = (each for each in threads if (each.parent_id, each.owner_id, each.name) == (channel.id, own, name))
    return next(fitting, None)


async def _call_in(thread: discord.Thread, person_id: int) -> None:
    """Let somebody into a thread; who has left the server, or may not see the channel, lets their time run out."""
    try:
        await thread.add_user(discord.Object(person_id))
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("person %s cannot be called into thread %s: %s", person_id, thread.id, error.code)
