"""Seasons, and their tables of points, which are derived from the log of results."""

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store import schema
from bot.store.club import Ranked
from bot.store.records.seasons import Season, SeasonScore
from bot.store.rows import Rows
from bot.store.tables import ConflictError

_SEASONS, _SCORES, _PEOPLE = schema.seasons.c, schema.season_scores.c, schema.people.c


class Seasons(Rows):
    """The seasons, in one transaction."""

    async def begin(self, season: Season) -> Season:
        """A season begins; a ConflictError if one runs there."""
        new = sa.insert(schema.seasons).values(season.model_dump(exclude={"id"})).returning(_SEASONS.id)
        try:
            number = (await self._connection.execute(new)).scalar_one()
        except IntegrityError as error:
            raise ConflictError("a season runs there") from error
        return season.model_copy(update={"id": number})

    async def end(self, season: Season, now: datetime, last: int) -> bool:
        """A season is over, with this result as its last; whether it was not before."""
        running = sa.update(schema.seasons).where(_SEASONS.id == season.id, _SEASONS.ended_at.is_(None))
        return bool((await self._connection.execute(running.values(ended_at=now, last=last))).rowcount)

    async def find(self, season_id: int) -> Season | None:
        """A season."""
        return await self._one(_SEASONS.id == season_id)

    async def running(self, place_id: int) -> Season | None:
        """The season that runs in a place."""
        return await self._one(_SEASONS.place_id == place_id, schema.UNENDED)

    async def counting(self, place_id: int, result_id: int) -> Season | None:
        """The season for which a result counts."""
        until = sa.or_(_SEASONS.last.is_(None), _SEASONS.last >= result_id)
        return await self._one(_SEASONS.place_id == place_id, _SEASONS.after < result_id, until)

    async def of_place(self, place_id: int, most: int) -> list[Season]:
        """The seasons of a place, the newest first."""
        query = sa.select(schema.seasons).where(_SEASONS.place_id == place_id)
        rows = await self._all(query.order_by(_SEASONS.id.desc()).limit(most))
        return [Season.model_validate(row) for row in rows]

    async def count(self, place_id: int) -> int:
        """How many there have been in a place."""
        query = sa.select(sa.func.count().label("seasons")).where(_SEASONS.place_id == place_id)
        row = await self._first(query)
        return 0 if row is None else int(row["seasons"])

    async def _one(self, *conditions: sa.ColumnElement[bool] | sa.TextClause) -> Season | None:
        row = await self._first(sa.select(schema.seasons).where(*conditions))
        return None if row is None else Season.model_validate(row)

    # The table of a season

    async def score(self, season_id: int, game: str, person_id: int) -> SeasonScore:
        """What somebody has."""
        own = (_SCORES.season_id == season_id, _SCORES.game == game, _SCORES.person_id == person_id)
        row = await self._first(sa.select(schema.season_scores).where(*own))
        none = SeasonScore(season_id=season_id, game=game, person_id=person_id)
        return none if row is None else SeasonScore.model_validate(row)

    async def scores_of(self, person_id: int) -> list[SeasonScore]:
        """All that somebody has, in every season."""
        own = sa.select(schema.season_scores).where(_SCORES.person_id == person_id)
        rows = await self._all(own.order_by(_SCORES.season_id, _SCORES.game))
        return [SeasonScore.model_validate(row) for row in rows]

    async def keep_score(self, score: SeasonScore) -> None:
        """Keep what somebody has now."""
        await self._keep(schema.season_scores, score.model_dump())

    async def top(self, season_id: int, game: str, first: int, most: int) -> list[Ranked]:
        """A part of the table, the best first; whoever has as many points and wins shares a rank."""
        query = _listed(sa.select(*_line()), season_id, game)
        best_first = (_SCORES.points.desc(), _SCORES.won.desc(), _SCORES.person_id)
        rows = await self._all(query.order_by(*best_first).offset(first).limit(most))
        lines: list[Ranked] = []
        for place, row in enumerate(rows, first + 1):
            before = lines[-1] if lines else None
            same = before is not None and (before.points, before.won) == (row["points"], row["won"])
            rank = before.rank if same and before is not None else place
            lines.append(Ranked.model_validate({**row, "rank": rank}))
        if first and lines:  # whoever stands last on the page before may share the rank of the first here
            shared = await self._rank(season_id, game, lines[0].points, lines[0].won)
            lines = [
                line.model_copy(update={"rank": shared})
                if (line.points, line.won) == (lines[0].points, lines[0].won)
                else line
                for line in lines
            ]
        return lines

    async def ranked(self, season_id: int, game: str) -> int:
        """How many stand in the table."""
        row = await self._first(_listed(sa.select(sa.func.count().label("people")), season_id, game))
        return 0 if row is None else int(row["people"])

    async def rank_of(self, person_id: int, season_id: int, game: str) -> Ranked | None:
        """Where somebody stands; None if they do not."""
        own = await self._first(_listed(sa.select(*_line()), season_id, game).where(_SCORES.person_id == person_id))
        if own is None:
            return None
        return Ranked.model_validate({**own, "rank": await self._rank(season_id, game, own["points"], own["won"])})

    async def _rank(self, season_id: int, game: str, points: int, won: int) -> int:
        ahead = sa.or_(_SCORES.points > points, sa.and_(_SCORES.points == points, _SCORES.won > won))
        row = await self._first(_listed(sa.select(sa.func.count().label("ahead")), season_id, game).where(ahead))
        return 1 + (0 if row is None else int(row["ahead"]))


def _line() -> list[sa.ColumnElement[Any]]:
    return [*(_SCORES[name] for name in ("person_id", "points", "games", "won")), _PEOPLE.name]


def _listed(query: sa.Select[Any], season_id: int, game: str) -> sa.Select[Any]:
    """Of a season's table those who may be listed."""
    joined = schema.season_scores.join(schema.people, _PEOPLE.id == _SCORES.person_id)
    own = (_SCORES.season_id == season_id, _SCORES.game == game, _PEOPLE.listed.is_(True))
    return query.select_from(joined).where(*own)
