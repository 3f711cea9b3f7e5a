"""The bot: discord.py's client, with the house behind it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from typing_extensions import override

from bot.front import (
    club,
    coaching,
    helping,
    lessons,
    lobby,
    managing,
    moves,
    moving,
    pauses,
    plans,
    privacy,
    reading,
    seasons,
    seats,
    seeking,
    settings,
    taking_back,
    tournament,
    typing,
)
from bot.front.budget import BUDGET, Budget
from bot.front.commands import CatalogueTranslator, build
from bot.front.conversations import Conversations
from bot.front.delivery import Delivery
from bot.front.emojis import Emojis, tell_failure, upload
from bot.front.gallery import Gallery
from bot.front.gateway import Doors, chosen
from bot.front.registering import EMOJIS, in_turn, register_commands
from bot.front.serving import Service
from bot.front.unread import LOOKING_BACK, LookingBack
from bot.host import parking, people
from bot.host.coach import Coach
from bot.host.health import Health, Watched
from bot.host.leases import LEASES, Leases
from bot.host.tables import Tables
from bot.host.thinkers import Thinkers
from bot.host.thinking import BEGINNING_TO_THINK, Thinking
from bot.host.tidying import TIDYING, Tidying
from bot.host.time.clock import Clock, SystemClock
from bot.host.time.timekeeper import CLOCK, Timekeeper
from bot.host.tournament import looking_after
from bot.monitoring import Figures
from bot.screens.house import HouseScreens
from bot.shards import Shards
from bot.store import STORE_IS_AWAY, Called, Store, Summons
from games.kernel import Dice

log = logging.getLogger(__name__)

LONGEST_RATE_LIMIT = 60.0
"""A longer wait is raised and tried again later, so that it holds up nobody else."""

HEARING = "hearing other processes"
LISTEN_AGAIN = 1.0
"""So many seconds after a connection was lost another one is tried."""

HANGING_UP_PATIENCE = 0.5
"""So many seconds the gateway may take when the house closes."""

CLOSING_PATIENCE = 6.5
CUT_PATIENCE = 0.5
"""So many seconds all of it may take, and so many more when nothing waits for the database: hosts allow ten."""

LEAVING_PATIENCE = 1.5
"""So many seconds the database may take when the house closes."""

SUBJECTS = (
    club,
    coaching,
    helping,
    lessons,
    lobby,
    managing,
    moves,
    moving,
    pauses,
    plans,
    privacy,
    reading,
    seasons,
    seats,
    seeking,
    settings,
    taking_back,
    tournament,
    typing,
)
"""Their functions register themselves for the presses and commands that they serve."""
HEARD_STANDING_BY = frozenset({"interaction", "message", "ready", "shard_connect", "shard_disconnect", "shard_resumed"})
"""What a process hears that stands by until another is gone; all else is looked up when it takes over."""
PRESSED_OR_SENT = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


def intents() -> discord.Intents:
    """What the bot hears of: guilds and direct messages. Nothing privileged."""
    chosen = discord.Intents.none()
    chosen.guilds = True
    chosen.dm_messages = True
    return chosen


class Tree(app_commands.CommandTree["MarketBot"]):
    """The commands. Of several processes that hear somebody type one, one suggests something."""

    def __init__(self, client: "MarketBot", service: Service) -> None:
        super().__init__(client)
        self._service = service

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Whether this process is to answer; where a command was sent, that is found out when it is served."""
        suggests = interaction.type is discord.InteractionType.autocomplete
        return not suggests or await self._service.suggests(interaction)


class MarketBot(discord.AutoShardedClient):
    """Market Hall on Discord: some shards of it, or all."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
        figures: Figures | None = None,
        shards: Shards | None = None,
    ) -> None:
        self.figures = figures or Figures()
        self.tables = Tables(store, clock or SystemClock(), HouseScreens(), Dice.fresh)
        self.health = Health(self.tables.clock)
        self.leases = Leases(store, self.health)
        self.budget = Budget(store, self.health, self.leases)
        self._standing_by = False
        self._logged_in = asyncio.Event()
        super().__init__(
            intents=intents(),
            connector=connector,
            http_trace=self.budget.watch(self.figures.traced()),
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
        )
        self.store = store
        self._shards = shards
        self._doors = Doors(store)
        self._open_shards: set[int] = set()
        self._gallery = Gallery(self.figures)
        self._emojis = Emojis()
        self._uploading: asyncio.Task[None] | None = None
        self.timekeeper = Timekeeper(self.tables, self.health, self.leases)
        self.thinkers = Thinkers()
        self.thinking = Thinking(self.tables, self.thinkers, self.health)
        self.coach = Coach(self.tables, self.thinkers, self.health)
        self.budget.when_fewer += [self.thinking.take_over, self.coach.go_on]
        conversations = Conversations(self, store, self.tables.clock)
        parts = (self._gallery, self._emojis, self.health, self.leases)
        self.delivery = Delivery(self, self.tables, conversations, *parts)
        self.looking_back = LookingBack(self, self.tables, conversations, self.health)
        lacking = partial(moving.missing_there, self, self.tables)
        self.service = Service(self.tables, self._gallery, self._emojis, self.coach, self.figures, lacking)
        self.tree = Tree(self, self.service)
        self.tree.add_command(build(self.service.command, self.tables))
        self.tidying = Tidying(self.tables, self.health)
        self._watched = [Watched(part, work, self.health, self.clock) for part, work in self._works().items()]
        self._others: asyncio.Task[None] | None = None

    def _works(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """What must live for as long as the house is open, by how it is called where it is told how everything is."""
        return {
            CLOCK: self.timekeeper.run,
            LOOKING_BACK: self.looking_back.run,
            LEASES: self.leases.run,
            BUDGET: self.budget.run,
            BEGINNING_TO_THINK: self.thinking.run,
            TIDYING: self.tidying.run,
        }

    @property
    def clock(self) -> Clock:
        """The clock of the house."""
        return self.tables.clock

    @override
    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell of what happens, as long as somebody listens: of a closed gateway it is told even after the end."""
        if not self.is_closed() and (not self._standing_by or event in HEARD_STANDING_BY):
            super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Once, before the gateway is opened."""
        await self.tree.set_translator(CatalogueTranslator())
        await self._choose_shards()
        self._logged_in.set()
        if not self._standing_by:
            await self._open()

    def stand_by(self) -> None:
        """Hear what people ask, and touch nothing, until another process is gone."""
        self._standing_by = True
        self.service.hold()

    async def take_over(self) -> None:
        """Serve what was heard and not answered, and then all that comes."""
        await self._logged_in.wait()
        self._standing_by = False
        await self._open()
        if 0 in self._open_shards:
            self.looking_back.is_back()
        for guild in self.guilds:
            await moving.look_after_lost(self.tables, guild)

    async def _open(self) -> None:
        await self.budget.share()
        await self.looking_back.start()
        await self.delivery.start()
        self.service.go_on()
        await register_commands(self.leases, self.tree)
        self.coach.go_on()
        for task in self._watched:
            task.start()
        self._uploading = asyncio.create_task(self._upload())  # nobody waits for pictures
        self._uploading.add_done_callback(tell_failure)
        if self.store.shared:
            self._others = asyncio.create_task(self._hear_others())

    async def _choose_shards(self) -> None:
        """Ask Discord how many shards it recommends, and how many may go in at a time."""
        recommended, _, limits = await self.http.get_bot_gateway()
        shards = chosen(self._shards, recommended)
        if shards.count < recommended:
            log.warning("Discord recommends %s shards, and there are %s", recommended, shards.count)
        self.shard_ids, self.shard_count = shards.ids, shards.count
        self._doors.count = limits["max_concurrency"]

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A shard waits until it may go in."""
        await self._doors.turn(shard_id or 0)

    async def _upload(self) -> None:
        async with in_turn(self.leases, EMOJIS):
            await upload(self, self._emojis)

    async def close(self) -> None:
        """Hand over: nothing new is heard, what is being served is finished, and what was taken is given back.

        After that nothing touches the store any more. All of it takes less than the ten seconds that hosts allow.
        """
        handing_over = asyncio.create_task(self._hand_over())
        if not (await asyncio.wait({handing_over}, timeout=CLOSING_PATIENCE))[0]:
            log.warning("not all is handed over after %s seconds: nobody waits for the database", CLOSING_PATIENCE)
            self.store.cut()
            await asyncio.wait({handing_over}, timeout=CUT_PATIENCE)
        if handing_over.done():
            handing_over.result()
        handing_over.cancel()
        self._gallery.close()
        await super().close()

    async def _hand_over(self) -> None:
        await self._hang_up()
        if self._uploading is not None:
            self._uploading.cancel()
            await asyncio.wait({self._uploading})
        self.timekeeper.close()
        self.tidying.close()
        self.looking_back.close()
        await self.service.close()
        await self.thinking.close()
        await self.coach.close()
        self.thinkers.close()
        await self.delivery.close()
        await self._leave()
        await asyncio.gather(*(task.close() for task in self._watched))

    async def _hang_up(self) -> None:
        """Hear nothing more: what is asked from now on is asked of another process. Answers can still be sent."""
        hanging_up = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        if hanging_up:
            _, late = await asyncio.wait(hanging_up, timeout=HANGING_UP_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*hanging_up, return_exceptions=True)

    async def _leave(self) -> None:
        if self._others is not None:
            self._others.cancel()
            await asyncio.gather(self._others, return_exceptions=True)
        try:
            async with asyncio.timeout(LEAVING_PATIENCE):
                await self.leases.close()
                await self.budget.close()
        except STORE_IS_AWAY:
            log.warning("what this process had taken is free when its leases have run out: the database is away")

    async def _hear_others(self) -> None:
        """Hear the other processes. One who is not heard for a while is noticed all the same, only later."""
        while True:
            try:
                await self.store.hear(self._called)
            except STORE_IS_AWAY as error:
                if self.health.fails(HEARING, error).times == 1:
                    log.warning("other processes are not heard: %s", type(error).__qualname__)
            except Exception as error:
                self.health.fails(HEARING, error)
                log.exception("other processes are not heard")
            await asyncio.sleep(LISTEN_AGAIN)

    def _called(self, called: Called) -> None:
        self.health.recovers(HEARING)
        if called.what is Summons.TIMERS:
            self.timekeeper.wake()
        elif called.what is Summons.STOPPED:
            self.budget.hear()
        elif called.what is Summons.HURRY:
            self.delivery.hurry(called.number)
        else:
            for look in self.leases.look_again:
                look()

    # The gateway

    @property
    def gateway_open(self) -> bool:
        """Whether Discord tells what happens, on every shard that this process serves."""
        return bool(self.shard_ids) and self._open_shards.issuperset(self.shard_ids or ())

    async def on_ready(self) -> None:
        """All servers are known."""
        log.info("ready as %s in %s servers, shards %s", self.user, len(self.guilds), self.shard_ids)

    async def on_shard_ready(self, shard_id: int) -> None:
        """The servers of a shard are known."""
        for guild in self.guilds:
            if guild.shard_id == shard_id:
                await moving.look_after_lost(self.tables, guild)

    async def on_shard_connect(self, shard_id: int) -> None:
        """The gateway has let a shard in, and tells what happens from now on; what is typed to us, on the first."""
        self._open_shards.add(shard_id)
        if shard_id == 0:
            self.looking_back.is_back()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The gateway is closed to a shard."""
        self._open_shards.discard(shard_id)
        if shard_id == 0:
            self.looking_back.loses_contact()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The gateway is open to a shard again, and has told what was missed."""
        self._open_shards.add(shard_id)
        if shard_id == 0:
            self.looking_back.resumes()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server, maybe not for the first time."""
        await people.reach_again(self.tables, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with all threads on it."""
        await looking_after.lose_home(self.tables, channel.id)
        await parking.lose_channel(self.tables, channel.id)
        await moving.look_after_lost(self.tables, channel.guild)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await parking.lose_channel(self.tables, thread.thread_id)

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """Something is different about a thread: it may have been unlocked."""
        await self.delivery.hurry_everywhere(update.thread_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press or a sent form; commands go through the tree by themselves."""
        if interaction.type in PRESSED_OR_SENT:
            await self.service.press(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Somebody types to us directly."""
        if message.guild is None and not message.author.bot and message.content.strip():
            await self.service.message(message)
