"""The bot: discord.py's client, with the house behind it."""

import logging

import aiohttp
import discord
from discord import app_commands

from bot.front import helping, lobby, managing, moves, moving, pauses, plans, reading, seats, settings, typing
from bot.front.commands import CatalogueTranslator, build
from bot.front.conversations import Conversations
from bot.front.delivery import Delivery
from bot.front.gallery import Gallery
from bot.front.serving import Service
from bot.front.unread import LOOKING_BACK, LookingBack
from bot.host import parking
from bot.host.health import Health, Watched
from bot.host.tables import Tables
from bot.host.time.clock import Clock, SystemClock
from bot.host.time.timekeeper import CLOCK, Timekeeper
from bot.screens.house import HouseScreens
from bot.store import Store
from games.kernel import Dice

log = logging.getLogger(__name__)

LONGEST_RATE_LIMIT = 60.0
"""A longer wait is raised and tried again later, so that it holds up nobody else."""

SUBJECTS = (helping, lobby, managing, moves, moving, pauses, plans, reading, seats, settings, typing)
"""Their functions register themselves for the presses and commands that they serve."""
PRESSES = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


def intents() -> discord.Intents:
    """What the bot hears of: guilds and direct messages. Nothing privileged."""
    chosen = discord.Intents.none()
    chosen.guilds = True
    chosen.dm_messages = True
    return chosen


class MarketBot(discord.Client):
    """Market Hall on Discord."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            intents=intents(),
            connector=connector,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
        )
        self._gallery = Gallery()
        self.tables = Tables(store, clock or SystemClock(), HouseScreens(), Dice.fresh)
        self.health = Health(self.tables.clock)
        self.timekeeper = Timekeeper(self.tables, self.health)
        conversations = Conversations(self, self.tables.clock)
        self.delivery = Delivery(self, self.tables, conversations, self._gallery, self.health)
        self.looking_back = LookingBack(self, self.tables, conversations, self.health)
        self.service = Service(self.tables, self._gallery)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(build(self.service.command, self.tables))
        self._watched = [
            Watched(CLOCK, self.timekeeper.run, self.health, self.tables.clock),
            Watched(LOOKING_BACK, self.looking_back.run, self.health, self.tables.clock),
        ]

    async def setup_hook(self) -> None:
        """Once, before the gateway is opened."""
        await self.tables.forget_old_requests()
        await self.tree.set_translator(CatalogueTranslator())
        await self.tree.sync()
        await self.looking_back.start()
        await self.delivery.start()
        for task in self._watched:
            task.start()

    async def close(self) -> None:
        """Leave in order: what is being served is finished, and nothing touches the store any more."""
        await self.service.close()
        self.timekeeper.close()
        self.looking_back.close()
        await self.delivery.close()
        for task in self._watched:
            await task.close()
        self._gallery.close()
        await super().close()

    async def on_ready(self) -> None:
        """All servers are known."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        for guild in self.guilds:
            await moving.park_lost(self.tables, guild)

    async def on_connect(self) -> None:
        """The gateway has let the bot in, and tells what happens from now on."""
        self.looking_back.is_back()

    async def on_disconnect(self) -> None:
        """The gateway is closed, or could not be opened."""
        self.looking_back.loses_contact()

    async def on_resumed(self) -> None:
        """The gateway is open again, and has told what was missed."""
        self.looking_back.resumes()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with all threads on it."""
        await parking.lose_channel(self.tables, channel.id)
        await moving.park_lost(self.tables, channel.guild)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await parking.lose_channel(self.tables, thread.thread_id)

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """Something is different about a thread: it may have been unlocked."""
        self.delivery.hurry(update.thread_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press or a sent form; commands go through the tree by themselves."""
        if interaction.type in PRESSES:
            await self.service.press(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Somebody types to us directly."""
        if message.guild is None and not message.author.bot and message.content.strip():
            await self.service.message(message)
