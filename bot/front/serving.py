"""Serving requests: however they come, one is met, carried out and answered in the same way.

A refusal is answered in a sentence, and an unexpected error with a number that stands in the log.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

from bot.front.components import chosen_in, custom_id_of, typed_into
from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.front.logs import numbered, told
from bot.front.passing import passes
from bot.front.request import InteractionRequest, PressRequest, Request, TableParked, TypedRequest, person_of
from bot.front.routing import FORMS, PRESSES
from bot.front.typing import read_typed
from bot.host import parking
from bot.host.bounds import Costly, too_often
from bot.host.coach import Coach
from bot.host.people import meet
from bot.host.tables import Repeated, Tables
from bot.messages.press import read_press
from bot.messages.reasons import HouseReason
from bot.monitoring import Figures, Result
from bot.screens.rules import refused_by
from bot.store import STORE_IS_AWAY, Person
from games.kernel import Refusal

log = logging.getLogger(__name__)

CLOSING_PATIENCE = 3.5
"""So many seconds a request may take when the house closes: Discord itself waits for three."""
KEPT_FOR = 2.5
"""So many seconds what is heard is kept while another process serves: Discord waits for three."""
UNKNOWN_INTERACTION = 10062
"""Discord's code for an interaction that was answered too late."""
ANSWERED_BEFORE = 40060
"""Discord's code for an interaction that was answered, by a process that died before it could tell."""

UNKNOWN_VERB = "unknown"
TYPED_VERB = "typed"
"""What is counted as one verb each: a press that is not ours any more, and all that is typed."""

Lacking = Callable[[int], Awaitable[str | None]]
"""What the bot would lack to write in a channel; None if nothing."""

REMEMBERED = 2000
"""So many of the last requests are known by their ids: what comes twice comes soon."""

R = TypeVar("R", bound=Request)


class Service:
    """Serves whoever asks, and knows when nobody is being served."""

    def __init__(
        self, tables: Tables, gallery: Gallery, emojis: Emojis, coach: Coach, figures: Figures, lacking: Lacking
    ) -> None:
        self._tables = tables
        self._gallery = gallery
        self._emojis = emojis
        self._figures = figures
        self._lacking = lacking
        self._parts = (tables, gallery, emojis, coach)
        """What serves a press or a command."""
        self._heard: OrderedDict[int, float] = OrderedDict()
        """When the last requests came."""
        self._serving = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._serves = asyncio.Event()
        self._serves.set()

    # Coming and going

    def hold(self) -> None:
        """Another process still serves: what is heard is kept for as long as it can be answered."""
        self._serves.clear()

    def go_on(self) -> None:
        """Serve what was kept, if that process has not."""
        self._serves.set()

    async def _is_first(self, request_id: int) -> bool:
        """Whether this process is to serve a request: it has not come before, and no other process has it.

        What another process has that shares the database, that knows.
        """
        if request_id in self._heard:
            return False
        self._heard[request_id] = time.monotonic()
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        if self._serves.is_set():
            return True
        try:
            async with asyncio.timeout(KEPT_FOR):
                await self._serves.wait()
            await self._tables.claim_to_answer(request_id, handed_over=True)
        except (TimeoutError, Repeated):
            return False
        return True

    @asynccontextmanager
    async def _busy(self) -> AsyncIterator[None]:
        """While something is being served, the house does not close."""
        self._serving += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._serving -= 1
            if not self._serving:
                self._idle.set()

    async def close(self) -> None:
        """Wait until nothing is being served, but not for ever: nothing more is heard."""
        try:
            async with asyncio.timeout(CLOSING_PATIENCE):
                await self._idle.wait()
        except TimeoutError:
            log.warning("closing while %s requests are being served", self._serving)
        if self._serves.is_set() and not self._tables.store.shared:
            await self._hand_over()

    async def _hand_over(self) -> None:
        """Write down what was answered lately: another process that stands by has heard it too."""
        lately = time.monotonic() - KEPT_FOR
        answered = [request_id for request_id, came in self._heard.items() if came > lately]
        if answered:
            try:
                await self._tables.hand_over(answered)
            except STORE_IS_AWAY:
                log.warning("what was answered lately cannot be written down: whoever takes over may answer it again")

    # What comes in

    async def command(
        self, interaction: discord.Interaction, handler: Callable[[InteractionRequest], Awaitable[None]]
    ) -> None:
        """Somebody uses a command."""
        request = InteractionRequest(interaction, person_of(interaction), *self._parts)
        used = interaction.command
        await self._serve(request, UNKNOWN_VERB if used is None else used.qualified_name, handler)

    async def press(self, interaction: discord.Interaction) -> None:
        """Somebody presses a button, uses a menu or sends a form; commands go through the tree by themselves."""
        handlers = FORMS if interaction.type is discord.InteractionType.modal_submit else PRESSES
        pressed = read_press(custom_id_of(interaction))
        if pressed is None or pressed.verb not in handlers:
            await self.command(interaction, _refuse_press)
            return
        given = (pressed, chosen_in(interaction), typed_into(interaction))
        request = PressRequest(interaction, person_of(interaction), *self._parts, *given)
        handler = handlers[pressed.verb]
        await self._serve(request, pressed.verb.name.lower(), lambda asked: handler(asked, pressed.table))

    async def suggests(self, interaction: discord.Interaction) -> bool:
        """Whether it is this process that suggests something to whoever is typing a command."""
        if not await self._is_first(interaction.id):
            return False
        try:
            await self._tables.claim_to_answer(interaction.id)
        except Repeated:
            return False
        except STORE_IS_AWAY as error:
            log.warning("nobody knows who is to suggest something: %s", type(error).__qualname__)
            return False
        return True

    async def message(self, message: discord.Message) -> None:
        """Somebody types to us directly."""
        author = Person(id=message.author.id, name=message.author.display_name)
        beyond = self._tables.frequency.typed(author.id)
        if beyond > 1:
            return  # they have been told, and to tell them each time would cost as much as what they type
        handler = _refuse_typed if beyond == 1 else read_typed
        await self._serve(TypedRequest(message, author, self._tables, self._gallery, self._emojis), TYPED_VERB, handler)

    # Serving

    async def _serve(self, request: R, verb: str, handler: Callable[[R], Awaitable[None]]) -> None:
        """Serve one request, whatever comes of it."""
        if not await self._is_first(request.id):
            log.info("request %s came twice, or another process serves it", request.id)
            return
        began = time.monotonic()
        async with self._busy():
            with numbered() as number:
                result = await self._answer_in_time(request, number, handler)
        self._figures.served(verb, result, time.monotonic() - began)

    async def _answer_in_time(self, request: R, number: str, handler: Callable[[R], Awaitable[None]]) -> Result:
        try:
            try:
                return await self._answer(request, number, handler)
            finally:
                await request.finish()
        except discord.HTTPException as error:
            if error.code == ANSWERED_BEFORE:
                log.info("request %s was answered by another process", request.id)
                return Result.REPEATED
            if error.code != UNKNOWN_INTERACTION:
                raise
            log.warning("request %s was answered too late", request.id)
            return Result.LATE

    async def _answer(self, request: R, number: str, handler: Callable[[R], Awaitable[None]]) -> Result:
        """Meet whoever asks, and do what they ask for; an error in either is answered."""
        try:
            await self._tables.claim_to_answer(request.id)
            asks = request.person
            request.person = await meet(self._tables.store, asks.id, asks.name, asks.locale or None)
            await self._unpark_and_serve(request, handler)
        except Repeated:
            log.info("request %s came twice, or another process serves it", request.id)
            return Result.REPEATED
        except Refusal as refusal:
            await request.answer(refused_by(request.words, refusal))
            return Result.REFUSED
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ANSWERED_BEFORE):
                raise
            trace = None if passes(error) else error
            log.error("request failed, number %s: %s", number, told(error), exc_info=trace)
            await request.answer_text(request.say("error", number=number))
            return Result.FAILED
        return Result.ANSWERED

    async def _unpark_and_serve(self, request: R, handler: Callable[[R], Awaitable[None]]) -> None:
        """Serve a request; at a parked table after it goes on, if its channel can be written to again."""
        try:
            await handler(request)
        except TableParked as parked:
            record = (await request.tables.find(parked.table_id)).record
            if isinstance(request, InteractionRequest) and record.channel_id == request.place.channel_id:
                request.check_place()
            elif not record.channel_gone:
                await self._check_reached(request, record.channel_id)
            await request.tables.change(parked.table_id, None, parking.unpark)
            await handler(request)

    async def _check_reached(self, request: Request, channel_id: int) -> None:
        """Refuse, from elsewhere, where a table still cannot be shown: it would call its people for nothing."""
        await request.defer()
        missing = await self._lacking(channel_id)
        if missing is not None:
            permission = request.words.say(f"permission-{missing}")
            raise Refusal(HouseReason.CANNOT_POST, "", channel=f"<#{channel_id}>", permission=permission)


async def _refuse_typed(_: TypedRequest) -> None:
    raise too_often(Costly.TYPED)


async def _refuse_press(_: InteractionRequest) -> None:
    raise Refusal(HouseReason.UNKNOWN_PRESS)
