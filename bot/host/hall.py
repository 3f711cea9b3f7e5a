"""The hall: everything that people do at tables. One click, one transaction."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.clock import Clock
from bot.host import absence, taking_back
from bot.host.change import Change
from bot.host.clockwork import hours_of, questions
from bot.host.hosted import Hosted, Place, Screens
from bot.host.tables import Tables
from bot.refusals import HouseReason
from bot.store import Chair, ConflictError, Pause, Person, Server, Status, Store, TableRecord, Typed
from games.kernel import Action, Dice, Refusal, Table, read_options
from games.registry import find_game

COMPUTER_NAMES = ("Beatriz", "Carlos", "Duarte", "Elisa", "Filipe")


class Hall(Tables):
    """The tables, with all that people do there."""

    def __init__(
        self, store: Store, clock: Clock, screens: Screens, wake: Callable[[], None], fresh_dice: Callable[[], Dice]
    ) -> None:
        super().__init__(store, clock, screens, wake)
        self._fresh_dice = fresh_dice

    async def tidy(self) -> None:
        """Forget what nobody will ask for again."""
        async with self._store.transaction() as tx:
            await tx.forget_interactions(self._clock.now())

    # People

    async def meet(self, person_id: int, name: str, locale: str) -> Person:
        """Remember somebody who does something."""
        known = await self.person(person_id)
        person = (known or Person(id=person_id, name=name)).model_copy(update={"name": name, "locale": locale})
        if person != known:
            async with self._store.transaction() as tx:
                await tx.keep_person(person)
        return person

    async def person(self, person_id: int) -> Person | None:
        """Somebody we have met."""
        async with self._store.reading() as look:
            return await look.person(person_id)

    async def settle(self, person: Person, **settings: object) -> Person:
        """Change a person's settings; who turns direct messages on gets another try at them."""
        changed = person.model_copy(update=settings | ({"dms_closed": False} if settings.get("dms") else {}))
        async with self._store.transaction() as tx:
            await tx.keep_person(changed)
        return changed

    async def draft(self, person_id: int, table_id: int, form: str) -> dict[str, str]:
        """What a person typed into a form that was refused."""
        async with self._store.reading() as look:
            return await look.draft(person_id, table_id, form)

    async def keep_draft(self, person_id: int, table_id: int, form: str, typed: dict[str, str]) -> None:
        """Keep what a person typed into a form; nothing forgets it."""
        async with self._store.transaction() as tx:
            await tx.keep_draft(person_id, table_id, form, typed)

    async def keep_typed(self, person_id: int, typed: Typed | None) -> None:
        """Keep what a person typed until he has said for which table it is; nothing forgets it."""
        async with self._store.transaction() as tx:
            await tx.typed.keep(person_id, typed)

    async def take_typed(self, person_id: int, question: str) -> Typed | None:
        """What a person typed, if this is the question about it: whoever gets it alone may play it, so it goes."""
        async with self._store.transaction() as tx:
            typed = await tx.typed.find(person_id)
            if typed is None or typed.question != question:
                return None
            await tx.typed.keep(person_id, None)
            return typed

    # The lobby

    async def open(self, opener: Person, place: Place, game_id: str, pace: str | None = None) -> Hosted:
        """Open a table with its opener in the first seat; without a pace at that of the server."""
        server = await self.server(place.guild_id)
        chairs = (Chair(person_id=opener.id, name=opener.name),)
        return await self._open(opener, place, game_id, chairs, {"options": {}, "pace": pace or server.pace})

    async def server(self, guild_id: int | None) -> Server:
        """What the managers of a server have set."""
        async with self._store.reading() as look:
            return await look.servers.find(guild_id or 0)

    async def _open(
        self, opener: Person, place: Place, game_id: str, chairs: tuple[Chair, ...], agreed: dict[str, Any]
    ) -> Hosted:
        game = find_game(game_id)
        now = self._clock.now()
        record = TableRecord(
            id=0,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            opener_id=opener.id,
            language=place.language,
            game=game.id,
            rules_version=game.rules_version,
            status=Status.LOBBY,
            opened_at=now,
            moved_at=now,
            chairs=chairs,
            **agreed,
        )
        try:
            async with self._store.transaction() as tx:
                if await tx.open_table_in(place.channel_id) is not None:
                    raise ConflictError
                table_id = await tx.add_table(record)
        except ConflictError as error:
            raise Refusal(HouseReason.TABLE_OPEN) from error
        await self.change(table_id, None, lambda change: change.post(self._screens.lobby(change.hosted)))
        return await self.table(table_id)

    async def _change_lobby(
        self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[None]]
    ) -> Hosted:
        async def and_show(change: Change) -> Hosted:
            if change.hosted.record.status is not Status.LOBBY:
                raise Refusal(HouseReason.ALREADY_BEGUN)
            await do(change)
            await change.refresh(self._screens.lobby(change.hosted))
            return change.hosted

        return await self.change(table_id, interaction_id, and_show)

    async def join(self, table_id: int, person: Person, interaction_id: int | None = None) -> Hosted:
        """Take a free seat."""

        async def do(change: Change) -> None:
            record = change.hosted.record
            if record.seat_of(person.id) is not None:
                raise Refusal(HouseReason.ALREADY_SEATED)
            self._check_free(change.hosted)
            await change.sit((*record.chairs, Chair(person_id=person.id, name=person.name)))

        return await self._change_lobby(table_id, interaction_id, do)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None = None) -> Hosted:
        """Give one's seat up, before the game begins."""

        async def do(change: Change) -> None:
            record = change.hosted.record
            if record.seat_of(person.id) is None:
                raise Refusal(HouseReason.NOT_SEATED)
            await change.sit([chair for chair in record.chairs if chair.person_id != person.id])

        return await self._change_lobby(table_id, interaction_id, do)

    async def add_computer(self, table_id: int, interaction_id: int | None = None) -> Hosted:
        """Put a computer player in a free seat."""

        async def do(change: Change) -> None:
            chairs = change.hosted.record.chairs
            self._check_free(change.hosted)
            taken = {chair.name for chair in chairs}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            await change.sit((*chairs, Chair(person_id=None, name=name)))

        return await self._change_lobby(table_id, interaction_id, do)

    async def set_option(self, table_id: int, name: str, value: object, interaction_id: int | None = None) -> Hosted:
        """Agree on an option."""

        async def do(change: Change) -> None:
            options = {**change.hosted.record.options, name: value}
            read_options(change.hosted.game.options_type, options)
            change.update(options=options)

        return await self._change_lobby(table_id, interaction_id, do)

    async def set_pace(
        self, table_id: int, pace: str | None, weekends_off: bool | None, interaction_id: int | None = None
    ) -> Hosted:
        """Agree on how long a decision may take, and whether weekends count; None leaves it as it is."""

        async def do(change: Change) -> None:
            record = change.hosted.record
            change.update(
                pace=record.pace if pace is None else pace,
                weekends_off=record.weekends_off if weekends_off is None else weekends_off,
            )

        return await self._change_lobby(table_id, interaction_id, do)

    async def cancel(self, table_id: int, person: Person, manager: bool, interaction_id: int | None = None) -> Hosted:
        """Close a table before it begins."""

        async def do(change: Change) -> None:
            self._check_opener(change.hosted, person, manager)
            change.update(status=Status.CANCELLED)

        return await self._change_lobby(table_id, interaction_id, do)

    async def begin(self, table_id: int, person: Person, manager: bool, interaction_id: int | None = None) -> Hosted:
        """Draw the seats, deal, and ask the first question."""

        async def do(change: Change) -> Hosted:
            hosted = change.hosted
            if hosted.record.status is not Status.LOBBY:
                raise Refusal(HouseReason.ALREADY_BEGUN)
            self._check_opener(hosted, person, manager)
            await self._deal(change)
            return hosted

        return await self.change(table_id, interaction_id, do)

    async def _deal(self, change: Change) -> None:
        hosted, record = change.hosted, change.hosted.record
        least = hosted.game.seat_counts[0]
        if len(record.chairs) < least:
            raise Refusal(HouseReason.TOO_FEW, "", seats=len(record.chairs), least=least)
        dice = self._fresh_dice()
        hosted.table = Table(hosted.game, len(record.chairs), record.options, dice)
        change.update(status=Status.RUNNING, seed=dice.seed.hex())
        await change.sit(dice.stream("seats").shuffled(record.chairs))
        change.opening = self._screens.opening(hosted)
        await change.computers_play()
        for seat, person_id in hosted.people():
            player = await change.tx.person(person_id)
            if player is not None:
                await change.send(player, self._screens.dealt(hosted, seat, player))
        await change.announce()  # after the hands: what is asked in private is asked below them

    # Parking

    async def park(self, table_id: int) -> None:
        """The channel of a table cannot be written to any more: keep it, and tell who opened it."""

        async def do(change: Change) -> None:
            if change.hosted.record.status not in (Status.LOBBY, Status.RUNNING):
                return
            change.update(status=Status.PARKED)
            opener = await change.tx.person(change.hosted.record.opener_id)
            if opener is not None:
                await change.send(opener, self._screens.parked(change.hosted, opener))

        await self.change(table_id, None, do)

    async def wake_up(self, table_id: int) -> None:
        """Somebody does something in the channel of a parked table: go on there."""
        if (await self.table(table_id)).record.status is not Status.PARKED:
            return

        async def do(change: Change) -> None:
            if change.hosted.record.status is not Status.PARKED:
                return
            if change.hosted.table is None:
                change.update(status=Status.LOBBY)
                await change.post(self._screens.lobby(change.hosted))
            else:
                change.update(status=Status.RUNNING, post_key="")
                await absence.give_back(change, change.hosted.record.moved_at)
                await change.announce()

        await self.change(table_id, None, do)

    async def dms_closed(self, person_id: int, table_id: int | None) -> None:
        """Discord refused a direct message: remember it, and tell the table once, without saying what was in it."""
        async with self._store.transaction() as tx:
            person = await tx.person(person_id)
            if person is None or person.dms_closed:
                return
            await tx.keep_person(person.model_copy(update={"dms_closed": True}))
            hosted = None if table_id is None else await self._load(tx, table_id, await tx.table_number(table_id))
            if hosted is not None:
                now = self._clock.now()
                message = self._screens.dms_closed(hosted, person)
                if hours_of(person).disturbs(now):
                    message = message.model_copy(update={"calls": ()})
                await tx.post(message, now, table_id=table_id, channel_id=hosted.record.channel_id)

    def _check_free(self, hosted: Hosted) -> None:
        most = hosted.game.seat_counts[-1]
        if len(hosted.record.chairs) >= most:
            raise Refusal(HouseReason.FULL, "", seats=most)

    def _check_opener(self, hosted: Hosted, person: Person, manager: bool) -> None:
        if person.id != hosted.record.opener_id and not manager:
            raise Refusal(HouseReason.NOT_OPENER)

    async def rematch(self, table_id: int, person: Person) -> Hosted:
        """A new table in the same place, with the same people and options."""
        before = await self.table(table_id)
        record = before.record
        if record.seat_of(person.id) is None:
            raise Refusal(HouseReason.NOT_SEATED)
        place = Place(guild_id=record.guild_id, channel_id=record.channel_id, language=record.language)
        seated = [chair for chair in record.chairs if not chair.held]
        chairs = tuple(Chair(person_id=chair.person_id, name=chair.name) for chair in seated)
        agreed = {"options": record.options, "pace": record.pace, "weekends_off": record.weekends_off}
        return await self._open(person, place, record.game, chairs, agreed)

    # The game

    async def play(
        self,
        table_id: int,
        person: Person,
        action: Action | str | dict[str, object],
        decision: str | None = None,
        interaction_id: int | None = None,
    ) -> Hosted:
        """A person's move."""

        async def do(change: Change) -> Hosted:
            seat = self.seat_at(change.hosted, person)
            change.hosted.check_awake()
            before = questions(change.hosted)
            if change.hosted.record.pause is Pause.ABSENCE:
                await absence.resume(change)
            await change.play(seat, action, decision)
            await absence.forgive(change, before)
            await change.announce()
            return change.hosted

        return await self.change(table_id, interaction_id, do)

    # Taking back

    async def undo(self, table_id: int, person: Person, interaction_id: int | None = None) -> bool:
        """Take back one's own last move, or ask the others to agree; whether it was done at once."""

        async def do(change: Change) -> bool:
            seat = self.seat_at(change.hosted, person)
            change.hosted.check_awake()
            return await taking_back.ask(change, seat)

        return await self.change(table_id, interaction_id, do)

    async def answer_undo(self, table_id: int, person: Person, agrees: bool, interaction_id: int | None = None) -> None:
        """Agree to a request to take moves back, or not."""
        await self.change(table_id, interaction_id, lambda change: taking_back.answer(change, person.id, agrees))
