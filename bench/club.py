"""The club: profiles and lists where a million games have been played.

``python -m bench.club`` runs it alone.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bench.measure import Figure
from bot.host.club import profile as club
from bot.host.club.standing import season_page
from bot.store import ALL_GAMES, Store, open_store
from games.registry import games

RESULTS, PEOPLE, SERVERS, SEATS = 1_000_000, 5_000, 20, 3
BUSY = 1
"""Somebody who plays in every hundredth game."""
MOST_MS = 50.0
LOOKS = 15

_RESULTS = f"""
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {RESULTS})
INSERT INTO results (id, table_id, place_id, game, variant, rated, closed, best, margin, ended_at)
SELECT i, i, 1 + i % {SERVERS}, ?1, 'plain', 1, 0, 40 + i % 61, i % 17, '2026-07-01 12:00:00' FROM n WHERE i % ?2 = ?3
"""
_CHAIRS = f"""
INSERT INTO result_chairs (result_id, number, seat, person_id, name, part, place, score, asked, missed, times)
SELECT id, ?1, ?1,
    CASE WHEN ?1 = 0 AND id % 100 = 0 THEN {BUSY} ELSE 2 + (id * 31 + ?1 * 1667) % {PEOPLE - 1} END,
    'Guest', 'whole', 1 + (id + ?1) % {SEATS}, 30 + (id + ?1) % 60, 10, 0, '[3,4,3]'
FROM results
"""
_TALLIES = """
INSERT INTO tallies (person_id, place_id, game, games, won, abandoned, alone, highest, streak, longest_streak, ended_at,
    points)
SELECT c.person_id, r.place_id, r.game, count(*), sum(c.place = 1), 0, 0, max(c.score), 0, 3, max(r.ended_at),
    1000 + c.person_id * 7919 % 1500
FROM result_chairs c JOIN results r ON r.id = c.result_id GROUP BY 1, 2, 3
"""
_STEPS = """
INSERT INTO rating_steps (person_id, game, result_id, points)
SELECT c.person_id, r.game, r.id, 1000 + r.id % 500
FROM result_chairs c JOIN results r ON r.id = c.result_id GROUP BY 1, 2, 3
"""
_SEASONS = """
INSERT INTO seasons (id, place_id, name, channel_id, language, began_at, ends_at, after)
SELECT DISTINCT place_id, place_id, 'Summer', 1, 'en', '2026-07-01 12:00:00', '2026-08-01 12:00:00', 0 FROM tallies
"""
_ALL_GAMES = """
INSERT INTO season_scores
SELECT season_id, '', person_id, sum(points), sum(games), sum(won) FROM season_scores GROUP BY 1, 3
"""
_REST = (
    "INSERT INTO ratings SELECT DISTINCT game, person_id, 25, 2, 300 FROM tallies",
    "INSERT INTO reliability SELECT DISTINCT person_id, 6000, 100, '[900,900,900]' FROM tallies",
    "INSERT INTO people (id, name, dms, dms_closed) SELECT DISTINCT person_id, 'Guest', 1, 0 FROM tallies",
    _SEASONS,
    "INSERT INTO season_scores SELECT place_id, game, person_id, games + won, games, won FROM tallies",
    _ALL_GAMES,
)


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on the club."""
    yield f"The club, {RESULTS:,} results of {PEOPLE:,} people", asyncio.run(_measure())


async def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hall.sqlite"
        url = f"sqlite+aiosqlite:///{file}"
        await (await open_store(url)).close()
        filled = time.perf_counter()
        await asyncio.to_thread(_fill, file)
        filled = time.perf_counter() - filled
        store = await open_store(url)
        game = games()[0].id
        looks: dict[str, Callable[[], Awaitable[object]]] = {
            "profile of somebody, seen by somebody else": lambda: club.profile(store, 77, "", 78, 1),
            "profile of the busiest, seen by the second": lambda: club.profile(store, BUSY, "", 2, 1),
            "own profile, everywhere": lambda: club.profile(store, BUSY, "", BUSY, None),
            "top of a server, first page": lambda: club.top(store, 1, game, 77, 0, 10),
            "top of a server, page 200": lambda: club.top(store, 1, game, 77, 2000, 10),
            "table of a season, first page": lambda: season_page(store, 1, None, ALL_GAMES, 77, 0, 10),
            "table of a season, page 200": lambda: season_page(store, 1, None, ALL_GAMES, 77, 2000, 10),
            "what was played before, at the end of a game": lambda: _before(store, game),
        }
        found = [
            Figure(what, await _milliseconds(look), "ms", "(of a click)", MOST_MS, at_least=False)
            for what, look in looks.items()
        ]
        await store.close()
    return [Figure("filling", filled, "s"), *found]


async def _before(store: Store, game: str) -> None:
    async with store.reading() as look:
        await look.results.alike(1, game, "plain")
        await look.results.meetings(BUSY, 77, game=game, place_id=1)


async def _milliseconds(look: Callable[[], Awaitable[object]]) -> float:
    times = []
    for _ in range(LOOKS):
        begun = time.perf_counter()
        await look()
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


def _fill(file: Path) -> None:
    """A million games, without the tables at which they were played."""
    connection = sqlite3.connect(file)
    for setting in ("foreign_keys = OFF", "synchronous = OFF", "journal_mode = MEMORY", "cache_size = -500000"):
        connection.execute(f"PRAGMA {setting}")
    titles = [game.id for game in games()]
    for number, title in enumerate(titles):
        connection.execute(_RESULTS, (title, len(titles), number))
    for seat in range(SEATS):
        connection.execute(_CHAIRS, (seat,))
    for statement in (_TALLIES, _STEPS, *_REST):
        connection.execute(statement)
    connection.commit()
    connection.execute("ANALYZE")
    connection.close()


if __name__ == "__main__":
    for title, lines in figures():
        print(title, *lines, sep="\n")
