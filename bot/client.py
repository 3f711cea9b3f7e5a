"""The bot: discord.py's client, with the house behind it."""

import asyncio
import logging

import aiohttp
import discord
from discord import app_commands

from bot.clock import Clock, SystemClock
from bot.command_words import CatalogueTranslator
from bot.commands import build
from bot.components import layout
from bot.delivery import Delivery
from bot.desk import Desk
from bot.gallery import Gallery
from bot.host import Attendance, Digest, Hall, Timekeeper
from bot.managing import Managing
from bot.presence import Presence
from bot.router import route
from bot.screens.house import HouseScreens
from bot.store import Store
from games.kernel import Dice

log = logging.getLogger(__name__)

LONGEST_RATE_LIMIT = 60.0
"""A longer wait is raised and tried again later, so that it holds up nobody else."""


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
        time = clock or SystemClock()
        self._gallery = Gallery()
        screens = HouseScreens()
        self.hall = Hall(store, time, screens, self._timers_changed, Dice.fresh)
        digest = Digest(self.hall, store, time, screens.digest)
        attendance = Attendance(self.hall, store, time)
        self.timekeeper = Timekeeper(self.hall, digest, store, time)
        self.delivery = Delivery(self, store, time, self._gallery, self.hall.park, self.hall.dms_closed)
        self.desk = Desk(self.hall, self._gallery)
        self.presence = Presence(self.desk, attendance, digest)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(build(self.desk, self.presence, Managing(self.desk, attendance, store)))
        self._timekeeping: asyncio.Task[None] | None = None

    def _timers_changed(self) -> None:
        self.timekeeper.wake()

    async def setup_hook(self) -> None:
        """Once, before the gateway is opened."""
        await self.hall.tidy()
        await self.tree.set_translator(CatalogueTranslator())
        await self.tree.sync()
        await self.delivery.start()
        self._timekeeping = asyncio.create_task(self.timekeeper.run())

    async def close(self) -> None:
        """Leave in order: what is being served is finished, and nothing touches the store any more."""
        await self.desk.finish()
        self.timekeeper.close()
        await self.delivery.close()
        if self._timekeeping is not None:
            await self._timekeeping
        self._gallery.close()
        await super().close()

    async def on_ready(self) -> None:
        """The gateway is open."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press or a sent form; commands go through the tree by themselves."""
        await route(self.desk, self.presence, interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Somebody types to us directly."""
        if message.guild is not None or message.author.bot or not message.content.strip():
            return
        async with self.desk.busy():
            person = await self.hall.person(message.author.id)
            if person is None:
                person = await self.hall.meet(message.author.id, message.author.display_name, "")
            replied = message.reference.message_id if message.reference else None
            table_id = await self.hall.table_of_message(replied) if replied else None
            answer = await self.desk.typed(person, message.content, table_id, message.id)
            await message.channel.send(view=layout(answer, with_picture=False))
