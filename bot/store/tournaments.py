"""Tournaments: who has signed up, the pods of each round, and what everybody got there."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store import schema
from bot.store.club import Result
from bot.store.records.tables import Status
from bot.store.records.tournaments import Entrant, Pairing, Phase, PodRecord, Tournament
from bot.store.rows import Rows
from bot.store.tables import ConflictError

NOBODY = 0
_ALL, _ENTRANTS, _PODS, _PAIRINGS = (
    table.c for table in (schema.tournaments, schema.entrants, schema.pods, schema.pairings)
)
_POD = tuple(_PODS[name] for name in PodRecord.model_fields)
"""What a pod is, without what came of it."""
_OPEN = sa.column("phase").in_([sa.literal_column(f"'{phase}'") for phase in schema.OPEN_TOURNAMENTS])
"""Said without parameters: SQLite does not see otherwise that the index of those that are open fits."""
STILL_PLAYED = (Status.LOBBY, Status.RUNNING, Status.PARKED, Status.SET_ASIDE)


class UnreadableTournamentError(Exception):
    """What is kept of a tournament cannot be read: it was written by another version, or is broken."""


class PodState(NamedTuple):
    """A pod, and how its table is; None where it has none yet."""

    pod: PodRecord
    status: Status | None
    channel_gone: bool = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played there."""
        return self.pod.void or self.status in (Status.OVER, Status.CANCELLED)


class Tournaments(Rows):
    """The tournaments, in one transaction."""

    # Finding

    async def find(self, tournament_id: int) -> Tournament | None:
        """A tournament."""
        return await self._one(sa.select(schema.tournaments).where(_ALL.id == tournament_id))

    async def lock(self, tournament_id: int) -> Tournament | None:
        """The same; nobody else changes it until this is committed. Whoever needs a table has locked that before."""
        return await self._one(sa.select(schema.tournaments).where(_ALL.id == tournament_id).with_for_update())

    async def last_in(self, channels: Collection[int]) -> Tournament | None:
        """The tournament that was opened last in one of these channels."""
        here = sa.select(schema.tournaments).where(_ALL.channel_id.in_(channels))
        return await self._one(here.order_by(_ALL.id.desc()).limit(1))

    async def open_in(self, channel_id: int) -> Tournament | None:
        """The tournament of a channel that is not over."""
        return await self._one(sa.select(schema.tournaments).where(_ALL.channel_id == channel_id, _OPEN))

    async def homeless_in(self, guild_id: int) -> Tournament | None:
        """The tournament of a server that lost its channel first, and is not over."""
        phases = [Phase(phase) for phase in schema.OPEN_TOURNAMENTS]
        lost = (_ALL.guild_id == guild_id, _ALL.phase.in_(phases), _ALL.homeless_since.is_not(None))
        return await self._one(sa.select(schema.tournaments).where(*lost).order_by(_ALL.homeless_since).limit(1))

    async def count_open(self, guild_id: int) -> int:
        """How many tournaments of a server are not over."""
        phases = [Phase(phase) for phase in schema.OPEN_TOURNAMENTS]
        counted = sa.select(sa.func.count()).where(_ALL.guild_id == guild_id, _ALL.phase.in_(phases))
        return int((await self._connection.execute(counted)).scalar_one())

    async def all_open(self) -> list[int]:
        """All that are not over."""
        rows = await self._all(sa.select(_ALL.id).where(_OPEN).order_by(_ALL.channel_id))
        return [int(row["id"]) for row in rows]

    async def _one(self, query: sa.Select[Any]) -> Tournament | None:
        try:
            row = await self._first(query)
            if row is None:
                return None
            own = sa.select(*(_ENTRANTS[name] for name in Entrant.model_fields))
            entrants = await self._all(own.where(_ENTRANTS.tournament_id == row["id"]).order_by(_ENTRANTS.number))
            return Tournament.model_validate({**row, "entrants": entrants})
        except (TypeError, ValueError):  # without what was read: the deal is among it
            raise UnreadableTournamentError("a tournament cannot be read") from None

    # Changing

    async def add(self, tournament: Tournament) -> int:
        """Keep a new one; its id. A ConflictError if its channel has one."""
        new = sa.insert(schema.tournaments).values(_columns(tournament)).returning(_ALL.id)
        try:
            return int((await self._connection.execute(new)).scalar_one())
        except IntegrityError as error:
            raise ConflictError("the channel has a tournament") from error

    async def keep(self, tournament: Tournament) -> None:
        """Keep a tournament as it is now, without its entrants."""
        changed = sa.update(schema.tournaments).where(_ALL.id == tournament.id).values(_columns(tournament))
        try:
            await self._connection.execute(changed)
        except IntegrityError as error:
            raise ConflictError("the channel has a tournament") from error

    async def enter(self, tournament_id: int, entrant: Entrant) -> None:
        """Keep an entrant, who may have been one before."""
        await self._keep(schema.entrants, {"tournament_id": tournament_id, **entrant.model_dump()})

    async def withdraw(self, tournament_id: int, person_id: int) -> None:
        """Somebody has not signed up after all."""
        own = (_ENTRANTS.tournament_id == tournament_id, _ENTRANTS.person_id == person_id)
        await self._connection.execute(sa.delete(schema.entrants).where(*own))

    # Rounds

    async def add_round(self, tournament_id: int, pods: Sequence[PodRecord], pairings: Sequence[Pairing]) -> None:
        """Keep who plays where in a new round."""
        if pods:
            await self._connection.execute(sa.insert(schema.pods), [pod.model_dump() for pod in pods])
        rows = [{"tournament_id": tournament_id, **pairing.model_dump()} for pairing in pairings]
        await self._connection.execute(sa.insert(schema.pairings), rows)

    async def pods(self, tournament_id: int, number: int) -> list[PodState]:
        """The pods of a round, and how their tables are."""
        tables = schema.tables.c
        joined = schema.pods.outerjoin(schema.tables, tables.id == _PODS.table_id)
        seen = sa.select(*_POD, tables.status, tables.post).select_from(joined)
        rows = await self._all(
            seen.where(_PODS.tournament_id == tournament_id, _PODS.round == number).order_by(_PODS.number)
        )
        return [_state(row) for row in rows]

    async def pod_of_notice(self, notice: int) -> PodRecord | None:
        """The pod for which a notice asks for a thread."""
        row = await self._first(sa.select(*_POD).where(_PODS.notice == notice))
        return None if row is None else PodRecord.model_validate(row)

    async def is_sealed(self, table_id: int) -> bool:
        """Whether a table is a pod whose deal is still played in the same round, there or elsewhere."""
        tables, own = schema.tables.c, schema.pods.alias().c
        same = sa.and_(_PODS.tournament_id == own.tournament_id, _PODS.round == own.round)
        joined = schema.pods.join(own.round.table, same).outerjoin(schema.tables, tables.id == _PODS.table_id)
        played = sa.or_(_PODS.table_id.is_(None), tables.status.in_(STILL_PLAYED))
        found = sa.select(_PODS.number).select_from(joined).where(own.table_id == table_id, ~_PODS.void, played)
        return await self._first(found.limit(1)) is not None

    async def keep_pod(self, pod: PodRecord) -> None:
        """Keep a pod as it is now."""
        await self._keep(schema.pods, pod.model_dump())

    async def seal(self, result: Result) -> None:
        """Keep what came of a pod to itself; nothing else reads it before it is unsealed."""
        own = sa.update(schema.pods).where(_PODS.table_id == result.table_id)
        await self._connection.execute(own.values(result=result.model_dump(mode="json")))

    async def unseal(self, tournament_id: int, number: int) -> list[Result]:
        """What came of the pods of a round, in the order in which they ended; it is kept here no longer."""
        of_round = (_PODS.tournament_id == tournament_id, _PODS.round == number)
        found = await self._sealed(*of_round)
        await self._connection.execute(sa.update(schema.pods).where(*of_round).values(result=None))
        return sorted(found, key=lambda result: (result.ended_at, result.table_id))

    async def _sealed(self, *where: sa.ColumnElement[bool]) -> list[Result]:
        rows = await self._all(sa.select(_PODS.result).where(*where, _PODS.result.is_not(None)))
        return [Result.model_validate(row["result"]) for row in rows]

    async def pairings(self, tournament_id: int) -> list[Pairing]:
        """Who played where in all rounds, and what came of it."""
        own = sa.select(*(_PAIRINGS[name] for name in Pairing.model_fields))
        rows = await self._all(own.where(_PAIRINGS.tournament_id == tournament_id).order_by(_PAIRINGS.round))
        return [Pairing.model_validate(row) for row in rows]

    async def keep_pairing(self, tournament_id: int, pairing: Pairing) -> None:
        """Keep what came of a round for somebody."""
        await self._keep(schema.pairings, {"tournament_id": tournament_id, **pairing.model_dump()})

    # People

    async def of_person(self, person_id: int) -> list[int]:
        """The tournaments for which somebody has signed up."""
        own = sa.select(_ENTRANTS.tournament_id).where(_ENTRANTS.person_id == person_id)
        return [int(row["tournament_id"]) for row in await self._all(own.order_by(_ENTRANTS.tournament_id))]

    async def games_of(self, person_id: int) -> list[str]:
        """The games that are played there."""
        entered = sa.select(_ALL.game).where(_ALL.id.in_(await self.of_person(person_id)))
        return sorted({str(row["game"]) for row in await self._all(entered)})

    async def entries_of(self, person_id: int) -> list[dict[str, Any]]:
        """For what somebody has signed up, and by which name."""
        own = sa.select(schema.entrants).where(_ENTRANTS.person_id == person_id)
        return await self._all(own.order_by(_ENTRANTS.tournament_id))

    async def sealed_of(self, person_id: int) -> list[Result]:
        """What came of pods in which somebody sat, and is not to be seen by others yet."""
        found = await self._sealed(_PODS.tournament_id.in_(await self.of_person(person_id)))
        return [result for result in found if any(chair.person_id == person_id for chair in result.chairs)]

    async def lock_of(self, person_id: int) -> None:
        """Nobody else changes the tournaments that somebody has to do with until this is committed."""
        opened = await self._all(sa.select(_ALL.id).where(_ALL.opener_id == person_id))
        concerned = _ALL.id.in_({*await self.of_person(person_id), *(int(row["id"]) for row in opened)})
        await self._connection.execute(sa.select(_ALL.id).where(concerned).order_by(_ALL.id).with_for_update())

    async def pairings_of(self, person_id: int) -> list[dict[str, Any]]:
        """What somebody has got, round by round."""
        own = sa.select(schema.pairings).where(_PAIRINGS.person_id == person_id)
        return await self._all(own.order_by(_PAIRINGS.tournament_id, _PAIRINGS.round))

    async def rename(self, person_id: int, pseudonyms: Iterable[tuple[str, int]], nobody: str) -> None:
        """Put in each game a pseudonym in the place of somebody, who is paired no more."""
        entered, sealed = await self.of_person(person_id), await self.sealed_of(person_id)
        for game, pseudonym in pseudonyms:
            for result in sealed:
                if result.game == game:
                    await self.seal(result.without(person_id, pseudonym, nobody))
            of_game = sa.select(_ALL.id).where(_ALL.id.in_(entered), _ALL.game == game)
            played = [int(row["id"]) for row in await self._all(of_game)]
            own = (_ENTRANTS.person_id == person_id, _ENTRANTS.tournament_id.in_(played))
            gone = {"person_id": pseudonym, "name": nobody, "dropped": True}
            await self._connection.execute(sa.update(schema.entrants).where(*own).values(gone))
            theirs = (_PAIRINGS.person_id == person_id, _PAIRINGS.tournament_id.in_(played))
            await self._connection.execute(sa.update(schema.pairings).where(*theirs).values(person_id=pseudonym))
        of_nobody = sa.update(schema.tournaments).where(_ALL.opener_id == person_id)
        await self._connection.execute(of_nobody.values(opener_id=NOBODY))


def _columns(tournament: Tournament) -> dict[str, Any]:
    return tournament.model_dump(exclude={"id", "entrants"})


def _state(row: dict[str, Any]) -> PodState:
    status = None if row["status"] is None else Status(row["status"])
    pod = PodRecord.model_validate({name: row[name] for name in PodRecord.model_fields})
    return PodState(pod, status, status is Status.PARKED and row["post"] is None)
