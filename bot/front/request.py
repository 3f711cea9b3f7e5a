"""A request: somebody asks for something, by pressing, by a command, by a form, or by typing to the bot.

However it came, it has a person, an identity by which it is carried out once, and an answer in private.
"""

import asyncio
import io
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

import discord
from discord import ui
from typing_extensions import override

from bot.front.components import custom_ids, layout, mentions, modal, picture_files
from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.host import tips
from bot.host.change import Change
from bot.host.coach import Coach
from bot.host.hosted import HostedTable, Place
from bot.host.people import change_settings
from bot.host.tables import Tables
from bot.host.time.zones import guessed_zone
from bot.messages.limits import THREAD_MINUTES, THREAD_NAME, cut
from bot.messages.message import FormScreen, Message
from bot.messages.press import Press, played_once, read_press
from bot.messages.reasons import HouseReason
from bot.screens.house import language_of, language_of_locale
from bot.screens.scene import Scene
from bot.store import STANDING_STILL, Person
from games.kernel import Refusal
from games.kernel.things import bare
from words import Catalogue, catalogue

IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files")
IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
MOST_FILMS = 10
"""So many may be asked for at once: the answer to the last has to come while Discord still takes it."""
SOON = 1.0
"""Discord waits three seconds. What takes longer than this is promised first, and shown to be under way."""

T = TypeVar("T")
P = ParamSpec("P")


def lacking(allowed: discord.Permissions, needed: Iterable[str]) -> str | None:
    """The first of these permissions that is not given; None if all are."""
    return next((name for name in needed if not getattr(allowed, name)), None)


def person_of(interaction: discord.Interaction) -> Person:
    """Who asks, as far as Discord says."""
    return Person(id=interaction.user.id, name=interaction.user.display_name, locale=str(interaction.locale.value))


class TableParked(Exception):
    """What is asked for concerns a parked table: it has to go on first."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is parked")
        self.table_id = table_id


async def _unless_parked(
    change: Change, do: Callable[Concatenate[Change, P], Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
) -> T:
    if change.hosted.record.status in STANDING_STILL:
        raise TableParked(change.table_id)
    return await do(change, *args, **kwargs)


class Request(ABC):
    """Who asks, and how they are answered."""

    def __init__(self, request_id: int, person: Person, tables: Tables, emojis: Emojis) -> None:
        self.id = request_id
        """Discord's id of what came in: the same click or message has the same, however often it arrives."""
        self.person = person
        self.tables = tables
        self._emojis = emojis
        self.screen = 0
        """The request that was answered with what was pressed or sent here, if that is known."""

    # Tables

    async def look(self, table_id: int) -> HostedTable:
        """A table as it is now."""
        hosted = await self.tables.find(table_id)
        if hosted.record.status in STANDING_STILL:
            raise TableParked(table_id)
        return hosted

    async def change(
        self, table_id: int, do: Callable[Concatenate[Change, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do something at a table, once."""
        return await self.tables.change(table_id, self.id, _unless_parked, do, *args, **kwargs)

    def scene(self, hosted: HostedTable) -> Scene:
        """A table as this person sees it."""
        seat = hosted.record.seat_of(self.person.id)
        return Scene(hosted, language_of(self.person), seat, self.person.confirming)

    # Words

    @property
    def words(self) -> Catalogue:
        """The catalogue of the person's language."""
        return catalogue(language_of(self.person))

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of the house."""
        return self.words.say(f"screen-{key}", **arguments)

    # Answering

    @abstractmethod
    async def answer(self, message: Message, *, anew: bool = False) -> None:
        """Answer in private: in the place of the private message that was pressed, or (with ``anew``) beside it."""

    async def answer_at(self, scene: Scene, message: Message) -> None:
        """Answer with what somebody is asked at a table; what is told there of the first such question is told."""
        if any(tip in message.text for tip in scene.tip_lines()):
            await self.tables.change(scene.hosted.record.id, None, tips.tell, self.person)
        await self.answer(message)

    async def answer_text(self, text: str) -> None:
        """Answer with a sentence."""
        await self.answer(Message(text=text))

    @abstractmethod
    async def defer(self) -> None:
        """An answer may take a while."""

    @abstractmethod
    async def finish(self) -> None:
        """Nothing more is to come."""


class TypedRequest(Request):
    """A direct message."""

    def __init__(
        self, message: discord.Message, person: Person, tables: Tables, gallery: Gallery, emojis: Emojis
    ) -> None:
        super().__init__(message.id, person, tables, emojis)
        self._channel = message.channel
        self._gallery = gallery
        self.text = message.content
        self._reference = message.reference

    async def table_replied_to(self) -> int | None:
        """The number of the table that the message replied to is about.

        Its own buttons say so: whoever answers at once may be quicker than what is kept of a message that was sent.
        """
        if self._reference is None:
            return None
        original = self._reference.resolved
        if isinstance(original, discord.Message):
            for custom_id in custom_ids(original.components):
                press = read_press(custom_id)
                if press is not None and press.table:
                    return press.table
        message_id = self._reference.message_id
        return None if message_id is None else await self.tables.id_of_message(message_id)

    async def answer(self, message: Message, *, anew: bool = False) -> None:
        """Answer below what was typed."""
        files = await picture_files(self._gallery, message, answer=True)
        await self._channel.send(view=layout(message, self._emojis, with_picture=True), files=files)
        if self.person.dms_closed:  # they were, and are not
            self.person = await change_settings(self.tables, self.person, dms_closed=False)

    async def defer(self) -> None:
        """Nobody waits for a mark of ours: a message stands where it was typed."""

    async def finish(self) -> None:
        """Nothing was promised."""


class InteractionRequest(Request):
    """A press, a command or a form."""

    def __init__(
        self,
        interaction: discord.Interaction,
        person: Person,
        tables: Tables,
        gallery: Gallery,
        emojis: Emojis,
        coach: Coach,
    ) -> None:
        super().__init__(interaction.id, person, tables, emojis)
        self.interaction = interaction
        self.coach = coach
        self._gallery = gallery
        self._promise: asyncio.TimerHandle | None = None
        self._promised: asyncio.Task[None] | None = None

    # Where it happens

    async def check_member(self, guild_id: int | None) -> None:
        """Refuse whoever wants to sit down, from elsewhere, at a table of a server on which they are no more."""
        if guild_id is not None and guild_id != self.interaction.guild_id:
            try:
                await self.interaction.client.http.get_member(guild_id, self.person.id)
            except discord.NotFound:
                raise Refusal(HouseReason.NOT_MEMBER) from None

    @override
    def scene(self, hosted: HostedTable) -> Scene:
        at_table = self.interaction.channel_id == hosted.record.channel_id
        return replace(super().scene(hosted), beside_board=at_table)

    @property
    def manages(self) -> bool:
        """Whether this person may manage the channel in which this happens."""
        return self.interaction.permissions.manage_channels

    def allowed_in(self, channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
        """What this person may do in another channel of the server: less than here, or more."""
        asks = self.interaction.user
        return channel.permissions_for(asks) if isinstance(asks, discord.Member) else discord.Permissions.none()

    @property
    def place(self) -> Place:
        """Where this happens, and the language spoken there."""
        spoken = self.interaction.guild_locale
        locale = str(spoken.value) if spoken else ""
        return Place(
            guild_id=self.interaction.guild_id,
            channel_id=self.interaction.channel_id or 0,
            language=language_of_locale(locale),
            zone=guessed_zone(locale),
        )

    @property
    def channels(self) -> frozenset[int]:
        """The channel in which this happens, and the one on which it hangs if it is a thread."""
        channel = self.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        return frozenset({self.place.channel_id, parent or self.place.channel_id})

    def check_place(self, *, new_thread: bool = False) -> None:
        """Refuse, with the name of what is missing, where a table could not be shown."""
        thread = new_thread or isinstance(self.interaction.channel, discord.Thread)
        needed = (*(IN_A_THREAD if thread else IN_A_CHANNEL), *(("create_public_threads",) if new_thread else ()))
        self.check_permissions(self.interaction.app_permissions, needed)

    def check_permissions(self, allowed: discord.Permissions, needed: Iterable[str]) -> None:
        """Refuse, with its name, where the bot lacks a permission."""
        missing = lacking(allowed, needed)
        if missing is not None:
            permission = self.words.say(f"permission-{missing}")
            raise Refusal(HouseReason.MISSING_PERMISSION, "", permission=permission)

    @property
    def can_have_threads(self) -> bool:
        """Whether there are threads in this channel; there are none in a thread, nor in a direct message."""
        return isinstance(self.interaction.channel, discord.TextChannel)

    async def direct_place(self) -> Place:
        """Where somebody is alone with the bot."""
        channel = await self.interaction.user.create_dm()
        return self.place.model_copy(update={"guild_id": None, "channel_id": channel.id})

    async def new_thread(self, name: str) -> Place:
        """A public thread of its own for a table, kept alive for a week at a time."""
        channel = self.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return self.place
        thread = await channel.create_thread(
            name=cut(bare(name), THREAD_NAME),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=THREAD_MINUTES,
        )
        return self.place.model_copy(update={"channel_id": thread.id, "parent_id": channel.id})

    # Answering

    def _on_private_message(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def defer(self) -> None:
        """Promise an answer, if it does not come soon: what is answered at once takes one request instead of two."""
        if self._promise is None and not self.interaction.response.is_done():
            self._promise = asyncio.get_running_loop().call_later(SOON, self._promise_now)

    def _promise_now(self) -> None:
        self._promised = asyncio.create_task(self._say_that_it_comes())

    async def _say_that_it_comes(self) -> None:
        beside = not self._on_private_message()
        await self.interaction.response.defer(ephemeral=beside, thinking=beside)

    async def finish(self) -> None:
        """Promise nothing any more, and wait for a promise that is on its way."""
        if self._promise is not None:
            self._promise.cancel()
        promised, self._promised = self._promised, None
        if promised is not None:
            await promised

    async def answer(self, message: Message, *, anew: bool = False) -> None:
        """Answer for this person's eyes only."""
        if message.pictures:
            await self.defer()  # others may be drawn first
        files = await picture_files(self._gallery, message, answer=True)
        view = layout(message.played_once(self.id), self._emojis, with_picture=True)
        await self._respond(view, files, mentions(message), anew=anew)

    async def answer_film(self, make: Callable[[], Message], *, for_all: bool = False) -> None:
        """Answer with a film, alone or for all. They are made one at a time: who waits is told so, and for how many."""
        before = self._gallery.films_asked_for
        if before >= MOST_FILMS:
            raise Refusal(HouseReason.TOO_MANY_FILMS, "", films=before)
        if for_all:
            await self.interaction.response.defer(thinking=True)
        elif before:
            await self.answer_text(self.say("film-waits", films=before))
        async with self._gallery.turn_to_film():
            message = await asyncio.to_thread(make)
            files = await picture_files(self._gallery, message, answer=True)
        await self._respond(layout(message, self._emojis, with_picture=True), files, mentions(message))

    async def answer_file(self, message: Message, name: str, content: bytes) -> None:
        """Answer with a file."""
        view = layout(message, self._emojis, with_picture=False, file=name)
        await self._respond(view, [discord.File(io.BytesIO(content), name)], mentions(message))

    async def _respond(
        self, view: ui.LayoutView, files: list[discord.File], calls: discord.AllowedMentions, *, anew: bool = False
    ) -> None:
        await self.finish()
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=calls)
        elif self._on_private_message() and not anew:
            await response.edit_message(view=view, attachments=files, allowed_mentions=calls)
        else:
            await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=calls)

    async def acknowledge(self) -> None:
        """Say nothing: what was asked for shows on the message that was pressed."""
        await self.finish()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def open_form(self, form: FormScreen) -> None:
        """Open a form."""
        once = form.model_copy(update={"submit": played_once(form.submit, self.id)})
        await self.interaction.response.send_modal(modal(once, self._emojis))


class PressRequest(InteractionRequest):
    """A pressed button, a used menu, or a sent form, with what its custom id says."""

    def __init__(
        self,
        interaction: discord.Interaction,
        person: Person,
        tables: Tables,
        gallery: Gallery,
        emojis: Emojis,
        coach: Coach,
        press: Press,
        chosen: list[str],
        filled: dict[str, str],
    ) -> None:
        super().__init__(interaction, person, tables, gallery, emojis, coach)
        self.screen = press.screen
        self.decision = press.decision
        self.argument = press.argument
        self.chosen = chosen
        """What was chosen in a menu."""
        self.filled = filled
        """What was filled into a form, by field."""

    @property
    def choice(self) -> str:
        """What was chosen in a menu of one choice."""
        return "".join(self.chosen)
