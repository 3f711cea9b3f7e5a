"""The front desk: what can be asked of the house, however it is asked: by command, by button, by typing.

Every request goes through ``serve``, which answers refusals in a sentence and keeps unexpected errors from the person.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord
from discord.app_commands import Choice

from bot.gallery import Gallery
from bot.host import Hall, Hosted, Repeated
from bot.library import Library
from bot.lobby import Lobby
from bot.message import Button, Message, Style
from bot.press import Verb, base36
from bot.refusals import HouseReason
from bot.screens import clock, dialogue, forms, private, typed
from bot.screens.campaign import campaigns
from bot.screens.house import language_of
from bot.screens.path import Path
from bot.screens.rules import refused, refused_by, why
from bot.screens.scene import Scene
from bot.store import Person, Status, Typed
from bot.texts import catalogue
from bot.visit import Visit
from bot.waiting import with_next_table
from games.kernel import Action, Reason, Refusal

log = logging.getLogger(__name__)

MOVED_ON = frozenset({Reason.STALE, Reason.NOT_ASKED, Reason.GAME_OVER})

LAST_ORDERS = 10.0
"""So many seconds a request may take when the house closes."""

Request = Callable[[Visit], Awaitable[None]]


class Desk:
    """Serves requests."""

    def __init__(self, hall: Hall, gallery: Gallery) -> None:
        self.hall = hall
        self.library = Library(hall)
        self.lobby = Lobby(hall)
        self._gallery = gallery
        self._serving = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """While something is being served, the house does not close."""
        self._serving += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._serving -= 1
            if not self._serving:
                self._idle.set()

    async def finish(self) -> None:
        """Wait until nothing is being served, but not for ever."""
        try:
            async with asyncio.timeout(LAST_ORDERS):
                await self._idle.wait()
        except TimeoutError:
            log.warning("closing while %s requests are being served", self._serving)

    async def serve(self, interaction: discord.Interaction, request: Request) -> None:
        """Serve one request, whatever comes of it."""
        async with self.busy():
            await self._serve(interaction, request)

    async def _serve(self, interaction: discord.Interaction, request: Request) -> None:
        user = interaction.user
        person = await self.hall.meet(user.id, user.display_name, str(interaction.locale.value))
        visit = Visit(interaction, person, self._gallery)
        try:
            await request(visit)
        except Repeated:
            log.info("interaction %s came twice", interaction.id)
        except Refusal as refusal:
            await visit.answer(refused_by(visit.words, refusal))
        except discord.NotFound as error:
            if error.code != 10062:
                raise
            log.warning("interaction %s was answered too late", interaction.id)
        except Exception:
            number = secrets.token_hex(3)
            log.exception("request failed, number %s", number)
            await visit.answer_text(visit.say("error", number=number))
        finally:
            await visit.settle()

    async def wake_up(self, visit: Visit, table_id: int) -> None:
        """Go on at a parked table, if its channel can be written to again."""
        record = (await self.hall.table(table_id)).record
        if record.status is not Status.PARKED:
            return
        if record.channel_id == visit.place.channel_id:
            visit.check_place()
        await self.hall.wake_up(table_id)

    # Moves

    async def own(self, visit: Visit, table_id: int, *, looking: bool = False) -> Scene:
        """A table at which this person plays; to look at it, it may be the computer that plays for him."""
        hosted = await self.hall.table(table_id)
        if hosted.record.seat_of(visit.person.id) is None:
            raise Refusal(HouseReason.NOT_SEATED)
        if hosted.table is None:
            raise Refusal(HouseReason.NOT_BEGUN)
        if not looking:
            if hosted.is_held(visit.person.id):
                raise Refusal(HouseReason.HELD)
            hosted.check_awake()
        return visit.scene(hosted)

    async def choose(self, visit: Visit, table_id: int, page: int = 0) -> None:
        """Show what this person may do; if the computer plays for him or in a pause, how that ends."""
        scene = await self.own(visit, table_id, looking=True)
        if scene.hosted.is_held(visit.person.id):
            await visit.answer(clock.your_seat(scene))
        else:
            await visit.answer(clock.paused(scene) if scene.hosted.rests else dialogue.start(scene, page=page))

    async def step(self, visit: Visit, table_id: int, path: Path) -> None:
        """The next question of a dialogue."""
        scene = await self.own(visit, table_id)
        message = dialogue.step(scene, path)
        await visit.answer(message or dialogue.start(scene, visit.say("moved-on")))

    async def play_path(self, visit: Visit, table_id: int, path: Path) -> None:
        """The move to which a dialogue has led, or a quick one at its press."""
        await visit.defer()
        scene = await self.own(visit, table_id)
        action = dialogue.chosen(scene, path)
        if action is None:
            await visit.answer(dialogue.start(scene, visit.say("moved-on")))
            return
        await self._play(visit, scene, action, path.decision)

    async def play_text(self, visit: Visit, table_id: int, text: str) -> None:
        """A move that was typed."""
        await visit.defer()
        await self._play_text(visit, await self.own(visit, table_id), text)

    async def _play_text(self, visit: Visit, scene: Scene, text: str) -> bool:
        """Whether what was typed was played."""
        try:
            action = typed.action(scene, text)
        except Refusal as refusal:
            await visit.answer(refused(scene.speaker, refusal))
            return False
        return await self._play(visit, scene, action, None)

    async def play_typed(self, visit: Visit, table_id: int, question: str) -> None:
        """The table for which something typed before is meant; it is kept until it has been played somewhere."""
        await visit.defer()
        scene = await self.own(visit, table_id)
        kept = await self.hall.take_typed(visit.person.id, question)
        if kept is None:
            await visit.answer(dialogue.start(scene, visit.say("typed-gone")))
        elif not await self._play_text(visit, scene, kept.text):
            await self.hall.keep_typed(visit.person.id, kept)

    async def _play(self, visit: Visit, scene: Scene, action: Action, decision: str | None) -> bool:
        said = visit.say("done", action=dialogue.in_words(scene, action))
        try:
            hosted = await self.hall.play(scene.hosted.record.id, visit.person, action, decision, visit.id)
        except Refusal as refusal:
            await self._keep_typed(visit.person, scene, action)
            await self._refused(visit, scene.hosted.record.id, refusal)
            return False
        await self._forget_typed(visit.person, scene, action)
        message = dialogue.after(visit.scene(hosted), action, said)
        await visit.answer(await with_next_table(self.hall, visit, hosted.record.id, message))
        return True

    async def _keep_typed(self, person: Person, scene: Scene, action: Action) -> Path | None:
        """Keep a refused action in the form that asks for it, so that it can be mended there; the way to that form."""
        path = typed.form_of(scene, action)
        if path is not None and (written := forms.of_action(scene, path, action)):
            await self.hall.keep_draft(person.id, scene.hosted.record.id, _draft(path), written)
        return path

    async def _forget_typed(self, person: Person, scene: Scene, action: Action) -> None:
        path = typed.form_of(scene, action)
        if path is not None:
            await self.hall.keep_draft(person.id, scene.hosted.record.id, _draft(path), {})

    async def _refused(self, visit: Visit, table_id: int, refusal: Refusal) -> None:
        scene = await self.own(visit, table_id)
        if refusal.reason in MOVED_ON:
            await visit.answer(dialogue.start(scene, visit.say("moved-on")))
        else:
            await visit.answer(dialogue.start(scene, scene.speaker.refusal(refusal), beside=why(scene.words, refusal)))

    # Forms

    async def open_form(self, visit: Visit, table_id: int, path: Path) -> None:
        """Open the form of an action, with what was typed before."""
        scene = await self.own(visit, table_id)
        form = forms.screen(scene, path, await self.hall.draft(visit.person.id, table_id, _draft(path)))
        if form is None:
            await visit.answer(dialogue.start(scene, visit.say("moved-on")))
            return
        await visit.open_form(form)

    async def send_form(self, visit: Visit, table_id: int, path: Path, filled: dict[str, str]) -> None:
        """A form that was filled in; what was typed is kept if it is refused."""
        await visit.defer()
        scene = await self.own(visit, table_id)
        found = forms.find(scene, Path(path.decision, path.kind))
        if found is None:
            await visit.answer(dialogue.start(scene, visit.say("moved-on")))
            return
        try:
            values = forms.values(found[1], path, filled, scene.speaker.item_words())
            if isinstance(values, str):
                raise Refusal(Reason.NOT_UNDERSTOOD, "", text=values, closest="")
            action = scene.hosted.game.read_action(values)
            said = visit.say("done", action=dialogue.in_words(scene, action))
            hosted = await self.hall.play(table_id, visit.person, action, path.decision, visit.id)
        except Refusal as refusal:
            await self.hall.keep_draft(visit.person.id, table_id, _draft(path), filled)
            await visit.answer(_try_again(scene, path, refusal))
            return
        await self.hall.keep_draft(visit.person.id, table_id, _draft(path), {})
        message = dialogue.after(visit.scene(hosted), action, said)
        await visit.answer(await with_next_table(self.hall, visit, table_id, message))

    # Looking

    async def hand(self, visit: Visit, table_id: int) -> None:
        """What this person has."""
        await visit.answer(private.hand(await self.own(visit, table_id, looking=True)))

    async def _seen(self, visit: Visit, table_id: int) -> Scene:
        hosted = await self.hall.table(table_id)
        if hosted.table is None:
            raise Refusal(HouseReason.NOT_BEGUN)
        return visit.scene(hosted)

    async def board(self, visit: Visit, table_id: int) -> None:
        """The board."""
        await visit.answer(private.board(await self._seen(visit, table_id)))

    async def board_text(self, visit: Visit, table_id: int) -> None:
        """The board as text."""
        await visit.answer(private.board_text(await self._seen(visit, table_id)))

    async def history(self, visit: Visit, table_id: int) -> None:
        """What has happened."""
        await visit.answer(private.log(await self._seen(visit, table_id)))

    async def campaigns(self, visit: Visit) -> None:
        """The solo campaigns of this person."""
        await visit.defer()
        scenes = [visit.scene(hosted) for hosted in await self.hall.solo_tables_of(visit.person.id)]
        await visit.answer(campaigns(scenes, visit.words))

    def suggestions(self, hosted: Hosted, seat: int, language: str, written: str) -> list[Choice[str]]:
        """Moves that fit what somebody is typing."""
        found = typed.suggestions(Scene(hosted, language, seat), written)
        return [Choice(name=label, value=notation) for label, notation in found]

    # Taking back

    async def undo(self, visit: Visit, table_id: int) -> None:
        """Take the last move back, or ask the others."""
        await visit.defer()
        done = await self.hall.undo(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("undo-done" if done else "undo-waits"))

    async def answer_undo(self, visit: Visit, table_id: int, agrees: bool) -> None:
        """Agree, or not."""
        await visit.defer()
        await self.hall.answer_undo(table_id, visit.person, agrees, visit.id)
        await visit.answer_text(visit.say("thanks"))

    # Typed in a direct message

    async def typed(self, person: Person, text: str, table_id: int | None, message_id: int) -> Message:
        """What somebody typed in a direct message: the answer to the only question that waits, or to one replied to."""
        meant = await self._meant(person, text, table_id)
        kept = Typed(text=text, question=base36(message_id), tables=tuple(scene.hosted.record.id for scene in meant))
        await self.hall.keep_typed(person.id, kept if len(meant) > 1 else None)
        if not meant:
            return refused_by(catalogue(language_of(person)), Refusal(HouseReason.NOTHING_WAITS))
        return await self._typed_at(meant[0], person, text) if len(meant) == 1 else private.which_table(meant, kept)

    async def _meant(self, person: Person, text: str, table_id: int | None) -> list[Scene]:
        """The tables for which a typed text can be meant."""
        tables = [await self.hall.table(table_id)] if table_id is not None else await self.hall.tables_of(person.id)
        language = language_of(person)
        scenes = [Scene(hosted, language, hosted.record.seat_of(person.id)) for hosted in tables if hosted.table]
        seated = [scene for scene in scenes if scene.seat is not None]
        owing = [scene for scene in seated if scene.seat is not None and scene.hosted.owed(scene.seat)]
        waiting = [scene for scene in owing if not scene.hosted.rests]
        # Where nothing waits, something may still be changed or done freely, if the text makes sense there.
        return waiting or [scene for scene in seated if typed.understood(scene, text)] or owing

    async def _typed_at(self, scene: Scene, person: Person, text: str) -> Message:
        if scene.hosted.rests:
            return clock.paused(scene)
        try:
            action = typed.action(scene, text)
        except Refusal as refusal:
            return refused(scene.speaker, refusal)
        said = scene.say("understood", action=dialogue.in_words(scene, action))
        try:
            await self.hall.play(scene.hosted.record.id, person, action)
        except Refusal as refusal:
            path = await self._keep_typed(person, scene, action)
            return refused(scene.speaker, refusal) if path is None else _try_again(scene, path, refusal)
        await self._forget_typed(person, scene, action)
        return Message(text=said)


def _draft(path: Path) -> str:
    """Under which name what was typed into a form is kept."""
    return f"{path.decision}:{path.argument}"


def _try_again(scene: Scene, path: Path, refusal: Refusal) -> Message:
    """Why what was filled in is refused, and the way to the form in which it stands."""
    press = scene.press(Verb.FORM, path.decision, path.argument)
    again = Button(label=scene.say("button-again"), press=press, style=Style.MAIN)
    return refused(scene.speaker, refusal, again)
