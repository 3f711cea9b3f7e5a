"""What is derived from the log of results: ratings, tallies of people, how reliable they are."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.club import Ranked, Rating, Reliability, Tally
from bot.store.rows import Rows

DERIVED = (schema.rating_steps, schema.ratings, schema.tallies, schema.reliability, schema.season_scores)

_RATINGS, _STEPS, _TALLIES, _PEOPLE = schema.ratings.c, schema.rating_steps.c, schema.tallies.c, schema.people.c


class Derived(Rows):
    """All of it, in one transaction."""

    async def forget_all(self) -> None:
        """Nothing is derived: to begin anew from the log."""
        for table in DERIVED:
            await self._connection.execute(sa.delete(table))

    # Ratings

    async def ratings(self, game: str, people: Collection[int]) -> dict[int, Rating]:
        """The ratings of those of these people who have one in this game."""
        query = sa.select(schema.ratings).where(_RATINGS.game == game, _RATINGS.person_id.in_(people))
        return {row["person_id"]: _rating(row) for row in await self._all(query)}

    async def ratings_of(self, person_id: int) -> dict[str, Rating]:
        """The ratings of a person, by game."""
        query = sa.select(schema.ratings).where(_RATINGS.person_id == person_id)
        return {row["game"]: _rating(row) for row in await self._all(query)}

    async def keep_rating(self, game: str, person_id: int, rating: Rating, result_id: int) -> None:
        """Keep a rating as it is after a result, which is a step of its curve; the tallies show it."""
        await self._keep(schema.ratings, {"game": game, "person_id": person_id, **rating.model_dump()})
        step = {"person_id": person_id, "game": game, "result_id": result_id, "points": rating.points}
        await self._keep(schema.rating_steps, step)
        own = (_TALLIES.person_id == person_id, _TALLIES.game == game)
        await self._connection.execute(sa.update(schema.tallies).where(*own).values(points=rating.points))

    async def curve(self, person_id: int, game: str, steps: int) -> list[int]:
        """The last points of a person in a game, the oldest first."""
        own = sa.select(_STEPS.points).where(_STEPS.person_id == person_id, _STEPS.game == game)
        rows = await self._all(own.order_by(_STEPS.result_id.desc()).limit(steps))
        return [row["points"] for row in reversed(rows)]

    # Tallies

    async def tallies(self, person_id: int, place_id: int | None = None) -> list[Tally]:
        """What a person has done in one place, or everywhere, by game."""
        place = () if place_id is None else (_TALLIES.place_id == place_id,)
        query = sa.select(schema.tallies).where(_TALLIES.person_id == person_id, *place)
        return [Tally.model_validate(row) for row in await self._all(query.order_by(_TALLIES.game))]

    async def tally(self, person_id: int, place_id: int, game: str) -> Tally | None:
        """What a person has done in one game in one place."""
        own = (_TALLIES.person_id == person_id, _TALLIES.place_id == place_id, _TALLIES.game == game)
        row = await self._first(sa.select(schema.tallies).where(*own))
        return None if row is None else Tally.model_validate(row)

    async def keep_tally(self, tally: Tally) -> None:
        """Keep a tally as it is now."""
        await self._keep(schema.tallies, tally.model_dump())

    # Lists

    async def top(self, place_id: int, game: str, first: int, most: int) -> list[Ranked]:
        """A part of the list of those who have a rating in a game and play in one place, the best first."""
        columns: list[sa.ColumnElement[Any]] = [
            *(_TALLIES[name] for name in ("person_id", "points", "games", "won")),
            _PEOPLE.name,
        ]
        query = _listed(sa.select(*columns), place_id, game)
        rows = await self._all(query.order_by(_TALLIES.points.desc(), _TALLIES.person_id).offset(first).limit(most))
        return [Ranked.model_validate({**row, "rank": first + place}) for place, row in enumerate(rows, 1)]

    async def liveliest(self, place_id: int) -> str | None:
        """The game in which most people of a place have a rating; None if nobody has one."""
        rated = (_TALLIES.place_id == place_id, _TALLIES.points.is_not(None))
        most = sa.select(_TALLIES.game).where(*rated).group_by(_TALLIES.game)
        row = await self._first(most.order_by(sa.func.count().desc(), _TALLIES.game).limit(1))
        return None if row is None else str(row["game"])

    async def ranked(self, place_id: int, game: str) -> int:
        """How long that list is."""
        row = await self._first(_listed(sa.select(sa.func.count().label("people")), place_id, game))
        return 0 if row is None else int(row["people"])

    async def rank_of(self, person_id: int, place_id: int, game: str) -> Ranked | None:
        """Where a person stands in that list; None if they do not."""
        own = await self._first(
            _listed(sa.select(schema.tallies, _PEOPLE.name), place_id, game).where(_TALLIES.person_id == person_id)
        )
        if own is None:
            return None
        before = sa.or_(
            _TALLIES.points > own["points"],
            sa.and_(_TALLIES.points == own["points"], _TALLIES.person_id < person_id),
        )
        row = await self._first(_listed(sa.select(sa.func.count().label("before")), place_id, game).where(before))
        rank = 1 + (0 if row is None else int(row["before"]))
        return Ranked.model_validate(
            {name: own[name] for name in Ranked.model_fields if name != "rank"} | {"rank": rank}
        )

    # How reliable somebody is

    async def reliability(self, person_id: int) -> Reliability:
        """How a person answers."""
        row = await self._first(sa.select(schema.reliability).where(schema.reliability.c.person_id == person_id))
        return Reliability(person_id=person_id) if row is None else Reliability.model_validate(row)

    async def keep_reliability(self, kept: Reliability) -> None:
        """Keep how a person answers."""
        await self._keep(schema.reliability, kept.model_dump())

    async def forget_person(self, person_id: int) -> None:
        """Nothing is derived for a person any more."""
        for table in DERIVED:
            await self._connection.execute(sa.delete(table).where(table.c.person_id == person_id))

    async def rename(self, person_id: int, pseudonyms: Sequence[tuple[str, int]]) -> None:
        """The ratings of a person belong to nobody that is known; in lists they are no more."""
        for game, pseudonym in pseudonyms:
            for table in (schema.ratings, schema.rating_steps):
                own = sa.update(table).where(table.c.person_id == person_id, table.c.game == game)
                await self._connection.execute(own.values(person_id=pseudonym))
        await self.forget_person(person_id)


def _listed(query: sa.Select[Any], place_id: int, game: str) -> sa.Select[Any]:
    """Of the tallies of a game in one place those with a rating, of people who may be listed."""
    joined = schema.tallies.join(schema.people, _PEOPLE.id == _TALLIES.person_id)
    listed = (_TALLIES.points.is_not(None), _PEOPLE.listed.is_(True))
    return query.select_from(joined).where(_TALLIES.place_id == place_id, _TALLIES.game == game, *listed)


def _rating(row: dict[str, float]) -> Rating:
    return Rating.model_validate({name: row[name] for name in Rating.model_fields})
