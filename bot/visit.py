"""A visit: somebody presses, types a command or sends a form, and is answered in private."""

import asyncio
import io

import discord
from discord import ui

from bot.components import layout, mentions, modal, picture_files
from bot.gallery import Gallery
from bot.host import Hosted, Place
from bot.message import FormScreen, Message
from bot.refusals import HouseReason
from bot.screens.house import language_of, language_of_locale
from bot.screens.scene import Scene
from bot.store import Person
from bot.texts import Catalogue, catalogue
from games.kernel import Refusal

IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files")
SOON = 1.0
"""Discord waits three seconds. What takes longer than this is promised first, and shown to be under way."""
IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")


class Visit:
    """One interaction: who it is, and how he is answered."""

    def __init__(self, interaction: discord.Interaction, person: Person, gallery: Gallery) -> None:
        self.interaction = interaction
        self.person = person
        self._gallery = gallery
        self._promise: asyncio.TimerHandle | None = None
        self._promised: asyncio.Task[None] | None = None

    @property
    def id(self) -> int:
        """Discord's id of this interaction: the same click has the same, however often it arrives."""
        return self.interaction.id

    @property
    def words(self) -> Catalogue:
        """The catalogue of the person's language."""
        return catalogue(language_of(self.person))

    @property
    def manages(self) -> bool:
        """Whether this person may manage the channel."""
        return self.interaction.permissions.manage_channels

    @property
    def place(self) -> Place:
        """Where this happens, and the language spoken there."""
        locale = self.interaction.guild_locale
        return Place(
            guild_id=self.interaction.guild_id,
            channel_id=self.interaction.channel_id or 0,
            language=language_of_locale(str(locale.value) if locale else ""),
        )

    def check_place(self, *, new_thread: bool = False) -> None:
        """Refuse, with the name of what is missing, where a table could not be shown."""
        allowed = self.interaction.app_permissions
        thread = new_thread or isinstance(self.interaction.channel, discord.Thread)
        needed = (*(IN_A_THREAD if thread else IN_A_CHANNEL), *(("create_public_threads",) if new_thread else ()))
        missing = next((name for name in needed if not getattr(allowed, name)), None)
        if missing is not None:
            permission = self.words.say(f"permission-{missing}")
            raise Refusal(HouseReason.MISSING_PERMISSION, "", permission=permission)

    @property
    def channels(self) -> frozenset[int]:
        """The channel in which this happens, and the one on which it hangs if it is a thread."""
        channel = self.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        return frozenset({self.place.channel_id, parent or self.place.channel_id})

    async def new_thread(self, name: str) -> Place:
        """A public thread of its own for a table, kept alive for a week at a time."""
        channel = self.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return self.place
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
        return self.place.model_copy(update={"channel_id": thread.id})

    def scene(self, hosted: Hosted) -> Scene:
        """A table as this person sees it."""
        return Scene(hosted, language_of(self.person), hosted.record.seat_of(self.person.id))

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of the house."""
        return self.words.say(f"screen-{key}", **arguments)

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

    async def settle(self) -> None:
        """Promise nothing any more, and wait for a promise that is on its way."""
        if self._promise is not None:
            self._promise.cancel()
        promised, self._promised = self._promised, None
        if promised is not None:
            await promised

    async def answer(self, message: Message, *, anew: bool = False) -> None:
        """Answer in private: in the place of the private message that was pressed, or (with ``anew``) beside it."""
        files = await picture_files(self._gallery, message, answer=True)
        await self._respond(layout(message, with_picture=True), files, mentions(message), anew=anew)

    async def answer_file(self, message: Message, name: str, content: bytes) -> None:
        """Answer with a file."""
        view = layout(message, with_picture=False, file=name)
        await self._respond(view, [discord.File(io.BytesIO(content), name)], mentions(message))

    async def _respond(
        self, view: ui.LayoutView, files: list[discord.File], calls: discord.AllowedMentions, *, anew: bool = False
    ) -> None:
        await self.settle()
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=calls)
        elif self._on_private_message() and not anew:
            await response.edit_message(view=view, attachments=files, allowed_mentions=calls)
        else:
            await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=calls)

    async def answer_text(self, text: str) -> None:
        """Answer with a sentence."""
        await self.answer(Message(text=text))

    async def open_form(self, form: FormScreen) -> None:
        """Open a form."""
        await self.interaction.response.send_modal(modal(form))
