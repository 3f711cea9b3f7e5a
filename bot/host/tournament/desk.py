"""The desk of a tournament: it in the middle of being changed, by one at a time, in one transaction."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Concatenate, ParamSpec, TypeVar

from bot.host.tables import Tables
from bot.host.time.hours import hours_of
from bot.host.tournament.screens import TournamentScreens
from bot.messages.message import Message
from bot.messages.reasons import HouseReason
from bot.store import Phase, Timer, TimerKind, Tournament, Transaction
from games.kernel import Dice, Refusal

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(slots=True)
class Desk:
    """A tournament that is being changed. Whatever it has posted is a row of the outbox in the same transaction."""

    tx: Transaction
    tournament: Tournament
    screens: TournamentScreens
    now: datetime
    fresh_dice: Callable[[], Dice]

    def update(self, **values: object) -> None:
        """Change the record."""
        self.tournament = self.tournament.model_copy(update=values)

    async def reload(self) -> None:
        """Its entrants have changed."""
        await self.tx.tournaments.keep(self.tournament)
        self.tournament = await self.tx.tournaments.find(self.tournament.id) or self.tournament

    def check_open(self) -> None:
        """Refuse where nothing is done any more."""
        if not self.tournament.is_open:
            raise Refusal(HouseReason.TOURNAMENT_OVER)

    # Messages

    async def say(self, message: Message) -> int:
        """Post a message where the tournament is; it calls nobody who is not to be disturbed."""
        people = await self.tx.people.find_all(message.calls)
        awake = tuple(
            person for person in message.calls if person in people and not hours_of(people[person]).is_quiet(self.now)
        )
        said = message.model_copy(update={"calls": awake})
        return await self.tx.outbox.post(said, self.now, table_id=None, channel_id=self.tournament.channel_id)

    async def show(self) -> None:
        """Let the message with which it began say how it is now."""
        if self.tournament.post is not None:
            await self.tx.outbox.edit(self.tournament.post, self.screens.sign_up(self.tournament), self.now)

    # Time

    async def look_again(self, at: datetime) -> None:
        """Have the tournament looked after then."""
        await self.tx.timers.add([Timer(kind=TimerKind.TOURNAMENT, at=at, tournament=self.tournament.id)])

    async def set_deadline(self, at: datetime) -> None:
        """Sign-up, or the round, ends then, and no longer when it was to end before."""
        timers = await self.tx.timers.of_tournament(self.tournament.id)
        await self.tx.timers.remove([timer for timer in timers if timer.at == self.tournament.deadline])
        self.update(deadline=at)
        await self.look_again(at)

    async def end(self, phase: Phase) -> None:
        """Nothing more is waited for."""
        await self.tx.timers.remove(await self.tx.timers.of_tournament(self.tournament.id))
        self.update(phase=phase, deadline=None, homeless_since=None)


async def at_desk(
    tables: Tables,
    tournament_id: int,
    request_id: int | None,
    do: Callable[Concatenate[Desk, P], Awaitable[T]],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Do something about a tournament, alone there, in one transaction; the same request once."""
    async with tables.transaction(request_id) as tx:
        found = await tx.tournaments.lock(tournament_id)
        if found is None:
            raise Refusal(HouseReason.NO_TOURNAMENT)
        desk = Desk(tx, found, tables.screens.tournaments, tables.clock.now(), tables.fresh_dice)
        result = await do(desk, *args, **kwargs)
        await tx.tournaments.keep(desk.tournament)
    return result
