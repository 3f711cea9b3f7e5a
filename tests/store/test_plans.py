"""Every statement of the store finds what it looks for by an index, as the plans of both databases say."""

import inspect
import json
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bench.crowd import fill
from bot.messages.message import Message
from bot.store import (
    Entrant,
    Pairing,
    Person,
    PodRecord,
    Result,
    Season,
    SeasonScore,
    Server,
    Status,
    Store,
    TableRecord,
    Timer,
    TimerKind,
    Transaction,
    Typed,
)
from bot.store.rows import Rows
from bot.store.schema import metadata, season_scores
from games.kernel import Level
from tests.store.examples import HELLO, NOON, TOURNAMENT, add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")

Parameters = tuple[Any, ...]
Statement = tuple[str, Parameters]
Do = Callable[[Transaction, TableRecord, int], Awaitable[object]]
"""One use of a method of the store, with a table that runs and a notice about it that has arrived."""

TIMER = Timer(id=1, kind=TimerKind.OUT, at=NOON, table_id=1, decision="t1")
SEASON = Season(place_id=9, name="Summer", channel_id=7, language="en", began_at=NOON, ends_at=NOON, after=0)
RESULT = Result(table_id=1, place_id=1, game="lisboa", variant="", rated=True, closed=False, ended_at=NOON, chairs=())
TYPED = Typed(text="bid 3", question="q", tables=(1,))

USES: dict[str, Do] = {
    "asked.count": lambda tx, table, post: tx.asked.count("film", 11, NOON, NOON, 4),
    "asked.forget": lambda tx, table, post: tx.asked.forget(NOON),
    "asked.of_person": lambda tx, table, post: tx.asked.of_person(11),
    "census.due_since": lambda tx, table, post: tx.census.due_since(),
    "census.tables": lambda tx, table, post: tx.census.tables(),
    "census.try_to_write": lambda tx, table, post: tx.census.try_to_write(NOON),
    "census.waiting": lambda tx, table, post: tx.census.waiting(),
    "derived.curve": lambda tx, table, post: tx.derived.curve(11, "lisboa", 20),
    "derived.forget_person": lambda tx, table, post: tx.derived.forget_person(11),
    "derived.liveliest": lambda tx, table, post: tx.derived.liveliest(1),
    "derived.rank_of": lambda tx, table, post: tx.derived.rank_of(11, 1, "lisboa"),
    "derived.ranked": lambda tx, table, post: tx.derived.ranked(1, "lisboa"),
    "derived.ratings": lambda tx, table, post: tx.derived.ratings("lisboa", [11, 12]),
    "derived.ratings_of": lambda tx, table, post: tx.derived.ratings_of(11),
    "derived.reliability": lambda tx, table, post: tx.derived.reliability(11),
    "derived.rename": lambda tx, table, post: tx.derived.rename(11, [("lisboa", -1)]),
    "derived.tallies": lambda tx, table, post: tx.derived.tallies(11),
    "derived.tallies, of a server": lambda tx, table, post: tx.derived.tallies(11, 1),
    "derived.tally": lambda tx, table, post: tx.derived.tally(11, 1, "lisboa"),
    "derived.top": lambda tx, table, post: tx.derived.top(1, "lisboa", 0, 10),
    "drafts.find": lambda tx, table, post: tx.drafts.find(11, table.id, "form"),
    "drafts.keep": lambda tx, table, post: tx.drafts.keep(11, table.id, "form", {}),
    "leases.forbid": lambda tx, table, post: tx.leases.forbid("requests", timedelta(0)),
    "leases.forbidden_for": lambda tx, table, post: tx.leases.forbidden_for("requests"),
    "leases.give_back": lambda tx, table, post: tx.leases.give_back(["the clock"], "me"),
    "leases.of_others": lambda tx, table, post: tx.leases.of_others("me", ["the clock"]),
    "leases.prolong": lambda tx, table, post: tx.leases.prolong("me"),
    "leases.take_again": lambda tx, table, post: tx.leases.take_again("the clock", "me"),
    "leases.take": lambda tx, table, post: tx.leases.take("the clock", "me"),
    "outbox.as_shown": lambda tx, table, post: _as_shown(tx, post),
    "outbox.delete": lambda tx, table, post: tx.outbox.delete(post, NOON, table_id=table.id, channel_id=7),
    "outbox.done": lambda tx, table, post: _done(tx, post),
    "outbox.edit": lambda tx, table, post: tx.outbox.edit(post, Message(text="Changed"), NOON),
    "outbox.failed": lambda tx, table, post: tx.outbox.failed(post, 1, NOON),
    "outbox.find": lambda tx, table, post: tx.outbox.find(post),
    "outbox.forget": lambda tx, table, post: tx.outbox.forget(table.id, board=post, proof="Hello"),
    "outbox.of_message": lambda tx, table, post: tx.outbox.of_message(99),
    "outbox.post": lambda tx, table, post: tx.outbox.post(HELLO, NOON, table_id=table.id, person_id=11),
    "outbox.room": lambda tx, table, post: tx.outbox.room(HELLO, NOON, channel_id=7),
    "outbox.saying": lambda tx, table, post: tx.outbox.saying(table.id, "Hello"),
    "outbox.remove": lambda tx, table, post: tx.outbox.remove([post]),
    "outbox.stale": lambda tx, table, post: tx.outbox.stale(NOON, 9),
    "outbox.standing": lambda tx, table, post: tx.outbox.standing(post),
    "outbox.strip": lambda tx, table, post: tx.outbox.strip(post, NOON, table_id=table.id, channel_id=7),
    "outbox.stripped": lambda tx, table, post: tx.outbox.stripped(),
    "outbox.stripped, among some": lambda tx, table, post: tx.outbox.stripped({post}),
    "outbox.waiting": lambda tx, table, post: tx.outbox.waiting(),
    "outbox.waiting_for": lambda tx, table, post: tx.outbox.waiting_for(7, None),
    "outbox.waiting_for, a person": lambda tx, table, post: tx.outbox.waiting_for(None, 11),
    "outbox.who_waits": lambda tx, table, post: tx.outbox.who_waits(NOON),
    "outbox.written_to": lambda tx, table, post: tx.outbox.written_to({11, 12}),
    "people.find": lambda tx, table, post: tx.people.find(11),
    "people.find_all": lambda tx, table, post: tx.people.find_all([11, 12]),
    "people.add": lambda tx, table, post: tx.people.add(Person(id=11, name="Ana")),
    "people.lock": lambda tx, table, post: tx.people.lock(11),
    "people.change": lambda tx, table, post: tx.people.change(11, tips_told=("lisboa-turn",)),
    "processes.count": lambda tx, table, post: tx.processes.count(),
    "processes.count_with": lambda tx, table, post: tx.processes.count_with("me", timedelta(0)),
    "processes.leave": lambda tx, table, post: tx.processes.leave("me"),
    "requests.claim": lambda tx, table, post: tx.requests.claim(5, NOON),
    "requests.first_from": lambda tx, table, post: tx.requests.first_from(5, NOON),
    "requests.first_time": lambda tx, table, post: tx.requests.first_time(5, NOON),
    "requests.forget": lambda tx, table, post: tx.requests.forget(NOON),
    "results.alike": lambda tx, table, post: tx.results.alike(1, "lisboa", ""),
    "results.last": lambda tx, table, post: tx.results.last(),
    "results.meetings": lambda tx, table, post: tx.results.meetings(11, 12),
    "results.meetings, at a game": lambda tx, table, post: tx.results.meetings(11, 12, game="lisboa", place_id=1),
    "results.of_person": lambda tx, table, post: tx.results.of_person(11),
    "results.of_table": lambda tx, table, post: tx.results.of_table(table.id),
    "results.rename": lambda tx, table, post: tx.results.rename(11, [("lisboa", -1)], "Nobody"),
    "results.wait_for_turn": lambda tx, table, post: tx.results.wait_for_turn(),
    "reviews.ask": lambda tx, table, post: tx.reviews.ask(table.id, 11, 0, NOON),
    "reviews.count_open": lambda tx, table, post: tx.reviews.count_open(11),
    "reviews.find": lambda tx, table, post: tx.reviews.find(table.id, 11),
    "reviews.oldest_open": lambda tx, table, post: tx.reviews.oldest_open(),
    "seasons.begin": lambda tx, table, post: tx.seasons.begin(SEASON),
    "seasons.count": lambda tx, table, post: tx.seasons.count(1),
    "seasons.counting": lambda tx, table, post: tx.seasons.counting(1, 5),
    "seasons.end": lambda tx, table, post: tx.seasons.end(SEASON, NOON, 5),
    "seasons.find": lambda tx, table, post: tx.seasons.find(1),
    "seasons.of_place": lambda tx, table, post: tx.seasons.of_place(1, 25),
    "seasons.rank_of": lambda tx, table, post: tx.seasons.rank_of(11, 1, "lisboa"),
    "seasons.ranked": lambda tx, table, post: tx.seasons.ranked(1, "lisboa"),
    "seasons.running": lambda tx, table, post: tx.seasons.running(1),
    "seasons.score": lambda tx, table, post: tx.seasons.score(1, "lisboa", 11),
    "seasons.scores_of": lambda tx, table, post: tx.seasons.scores_of(11),
    "seasons.top": lambda tx, table, post: tx.seasons.top(1, "lisboa", 10, 10),
    "servers.calls_role": lambda tx, table, post: tx.servers.calls_role(1, NOON),
    "servers.find": lambda tx, table, post: tx.servers.find(1),
    "servers.lock": lambda tx, table, post: tx.servers.lock(1),
    "servers.keep": lambda tx, table, post: tx.servers.keep(Server(id=1)),
    "tables.add": lambda tx, table, post: tx.tables.add(record(channel=8)),
    "tables.add_move": lambda tx, table, post: tx.tables.add_move(table.id, 1, {}, NOON),
    "tables.against": lambda tx, table, post: tx.tables.against(Level.HARD),
    "tables.change": lambda tx, table, post: tx.tables.change(table, table.number),
    "tables.count_open": lambda tx, table, post: tx.tables.count_open(opener_id=11),
    "tables.count_open, of a server": lambda tx, table, post: tx.tables.count_open(guild_id=1),
    "tables.find": lambda tx, table, post: tx.tables.find(table.id),
    "tables.find_all": lambda tx, table, post: tx.tables.find_all([table.id, 2]),
    "tables.finished_in": lambda tx, table, post: tx.tables.finished_in(7),
    "tables.in_server": lambda tx, table, post: tx.tables.in_server(1),
    "tables.last_in": lambda tx, table, post: tx.tables.last_in(7),
    "tables.lock": lambda tx, table, post: tx.tables.lock(table.id),
    "tables.lock_all": lambda tx, table, post: tx.tables.lock_all([table.id, 2]),
    "tables.log": lambda tx, table, post: tx.tables.log(table.id),
    "tables.mark_tidied": lambda tx, table, post: tx.tables.mark_tidied(table.id),
    "tables.move_times": lambda tx, table, post: tx.tables.move_times(table.id),
    "tables.number": lambda tx, table, post: tx.tables.number(table.id),
    "tables.of_person": lambda tx, table, post: tx.tables.of_person(11),
    "tables.lesson_of": lambda tx, table, post: tx.tables.lesson_of(11, "lisboa"),
    "tables.all_open_in": lambda tx, table, post: tx.tables.all_open_in(7),
    "tables.open_in": lambda tx, table, post: tx.tables.open_in(7),
    "tables.taking": lambda tx, table, post: tx.tables.taking(7),
    "tables.places": lambda tx, table, post: tx.tables.places(1),
    "tables.running": lambda tx, table, post: tx.tables.running(),
    "tables.seat": lambda tx, table, post: tx.tables.seat(table),
    "tables.set_aside": lambda tx, table, post: tx.tables.set_aside(table.id),
    "tables.solo_of": lambda tx, table, post: tx.tables.solo_of(11),
    "tables.abandoned_lessons": lambda tx, table, post: tx.tables.abandoned_lessons(NOON, 9),
    "tables.untidy": lambda tx, table, post: tx.tables.untidy(NOON, 9),
    "tables.use_zone": lambda tx, table, post: tx.tables.use_zone(1, "Europe/Lisbon"),
    "timers.add": lambda tx, table, post: tx.timers.add([TIMER]),
    "timers.alive_at": lambda tx, table, post: tx.timers.alive_at(),
    "timers.beat": lambda tx, table, post: tx.timers.beat(NOON),
    "timers.earliest": lambda tx, table, post: tx.timers.earliest(),
    "timers.find": lambda tx, table, post: tx.timers.find(1),
    "timers.move": lambda tx, table, post: tx.timers.move(TIMER, NOON),
    "timers.now": lambda tx, table, post: tx.timers.now(),
    "timers.of_person": lambda tx, table, post: tx.timers.of_person(11),
    "timers.of_table": lambda tx, table, post: tx.timers.of_table(table.id),
    "timers.of_tournament": lambda tx, table, post: tx.timers.of_tournament(1),
    "timers.remove": lambda tx, table, post: tx.timers.remove([TIMER]),
    "timers.remove_all": lambda tx, table, post: tx.timers.remove_all(table.id),
    "timers.who_has": lambda tx, table, post: tx.timers.who_has(TimerKind.SEATS, [11], NOON),
    "timers.take": lambda tx, table, post: tx.timers.take(TIMER),
    "tournaments.add": lambda tx, table, post: tx.tournaments.add(TOURNAMENT),
    "tournaments.add_round": lambda tx, table, post: _add_round(tx),
    "tournaments.all_open": lambda tx, table, post: tx.tournaments.all_open(),
    "tournaments.count_open": lambda tx, table, post: tx.tournaments.count_open(1),
    "tournaments.enter": lambda tx, table, post: _add_round(tx),
    "tournaments.find": lambda tx, table, post: _add_round(tx),
    "tournaments.games_of": lambda tx, table, post: tx.tournaments.games_of(11),
    "tournaments.homeless_in": lambda tx, table, post: tx.tournaments.homeless_in(1),
    "tournaments.is_sealed": lambda tx, table, post: tx.tournaments.is_sealed(table.id),
    "tournaments.keep": lambda tx, table, post: tx.tournaments.keep(TOURNAMENT),
    "tournaments.keep_pairing": lambda tx, table, post: _add_round(tx),
    "tournaments.keep_pod": lambda tx, table, post: _add_round(tx),
    "tournaments.last_in": lambda tx, table, post: tx.tournaments.last_in([7, 8]),
    "tournaments.lock": lambda tx, table, post: tx.tournaments.lock(1),
    "tournaments.of_person": lambda tx, table, post: tx.tournaments.of_person(11),
    "tournaments.open_in": lambda tx, table, post: tx.tournaments.open_in(7),
    "tournaments.entries_of": lambda tx, table, post: tx.tournaments.entries_of(11),
    "tournaments.pairings": lambda tx, table, post: tx.tournaments.pairings(1),
    "tournaments.pairings_of": lambda tx, table, post: tx.tournaments.pairings_of(11),
    "tournaments.pod_of_notice": lambda tx, table, post: tx.tournaments.pod_of_notice(post),
    "tournaments.lock_of": lambda tx, table, post: tx.tournaments.lock_of(11),
    "tournaments.seal": lambda tx, table, post: tx.tournaments.seal(RESULT.model_copy(update={"table_id": table.id})),
    "tournaments.sealed_of": lambda tx, table, post: tx.tournaments.sealed_of(11),
    "tournaments.unseal": lambda tx, table, post: tx.tournaments.unseal(1, 1),
    "tournaments.pods": lambda tx, table, post: tx.tournaments.pods(1, 1),
    "tournaments.rename": lambda tx, table, post: tx.tournaments.rename(11, [("lisboa", -1)], "Nobody"),
    "tournaments.withdraw": lambda tx, table, post: tx.tournaments.withdraw(1, 11),
    "typed.find": lambda tx, table, post: tx.typed.find(11),
    "typed.keep": lambda tx, table, post: tx.typed.keep(11, TYPED),
    "typed.take": lambda tx, table, post: tx.typed.take(11, "q"),
    "wishes.called": lambda tx, table, post: tx.wishes.called(11, [table.id], post, NOON),
    "wishes.calls_about": lambda tx, table, post: tx.wishes.calls_about(table.id),
    "wishes.calls_to": lambda tx, table, post: tx.wishes.calls_to(11),
    "wishes.last_called": lambda tx, table, post: tx.wishes.last_called([11]),
    "wishes.like": lambda tx, table, post: tx.wishes.like(11, {"lisboa"}),
    "wishes.likes": lambda tx, table, post: tx.wishes.likes(11),
    "wishes.seeking": lambda tx, table, post: tx.wishes.seeking(11),
    "wishes.visit": lambda tx, table, post: tx.wishes.visit(11, 1),
    "wishes.visited": lambda tx, table, post: tx.wishes.visited(11),
    "wishes.who_likes": lambda tx, table, post: tx.wishes.who_likes("lisboa", 1),
}

ENOUGH = 1000
"""So many tables are kept besides: PostgreSQL reads what is small as it likes."""
COUNTS_ALL = "census.tables"
"""It counts every table for whoever runs the bot: an index with all that is counted is as good as it can be."""
READ_ALL = ("whole", "traces")
"""They carry a hall elsewhere, all of it, and find whatever is kept of one person, wherever that is."""
ONE_ROW = {
    "derived.forget_all",
    "derived.keep_rating",
    "derived.keep_reliability",
    "derived.keep_tally",
    "results.add",
    "reviews.give_up",
    "reviews.keep",
    "seasons.keep_score",
}
"""What writes rows under their keys, and what empties whole tables to count anew."""

NO_TABLE = ("SCAN CONSTANT ROW", "SCAN (subquery")
"""What SQLite says of a list with nothing in it."""
MERGED = {
    "results.meetings": "pk_results",
    "results.meetings, at a game": "pk_results",
    "results.of_person": "pk_results",
    "results.rename": "pk_results",
    "seasons.rank_of": "pk_people",
    "seasons.ranked": "pk_people",
    "seasons.top": "pk_people",
    "wishes.seeking": "ix_likes_game",
}
"""Where there are few results, people or likes, PostgreSQL may go through all of their keys, beside what an index
finds."""

FEW = {
    str(index.name)
    for table in metadata.sorted_tables
    for index in table.indexes
    if index.dialect_options["postgresql"]["where"] is not None
}
"""Indexes of a few rows of a table, which may be read from end to end."""


async def _add_round(tx: Transaction) -> None:
    """A tournament with somebody in it, paired in a round."""
    number = await tx.tournaments.add(TOURNAMENT)
    pod, paired = PodRecord(tournament_id=number, round=1, number=1), Pairing(round=1, person_id=11, pod=1)
    await tx.tournaments.enter(number, Entrant(person_id=11, name="Ana", number=1))
    await tx.tournaments.add_round(number, [pod], [paired])
    await tx.tournaments.keep_pod(pod.model_copy(update={"void": True}))
    await tx.tournaments.keep_pairing(number, paired.model_copy(update={"points": 6}))
    assert await tx.tournaments.find(number) is not None


async def _as_shown(tx: Transaction, post: int) -> object:
    await tx.outbox.edit(post, Message(text="Changed"), NOON)
    return [await tx.outbox.as_shown(notice) for notice in await tx.outbox.waiting()]


async def _done(tx: Transaction, post: int) -> None:
    await tx.outbox.edit(post, Message(text="Changed"), NOON)
    for notice in await tx.outbox.waiting():
        await tx.outbox.done(await tx.outbox.as_shown(notice), NOON)


def test_every_method_of_the_store_is_used_here() -> None:
    tx = Transaction(None)  # type: ignore[arg-type] # nothing is asked of the database
    parts = {name: part for name, part in vars(tx).items() if isinstance(part, Rows) and name not in READ_ALL}
    methods = {
        f"{name}.{method}"
        for name, part in parts.items()
        for method, _ in inspect.getmembers(type(part), inspect.iscoroutinefunction)
        if not method.startswith("_") and f"{name}.{method}" not in ONE_ROW
    }
    assert {use.partition(",")[0] for use in USES} == methods


@pytest.fixture
def statements(store: Store) -> Iterator[list[Statement]]:
    """All that is asked of the database from now on."""
    made: list[Statement] = []

    def note(_c: object, _cursor: object, statement: str, parameters: Parameters, _x: object, many: bool) -> None:
        made.append((statement, parameters[0] if many else parameters))

    event.listen(store._writer.sync_engine, "before_cursor_execute", note)
    yield made
    event.remove(store._writer.sync_engine, "before_cursor_execute", note)


async def _play_seasons(store: Store) -> None:
    """Seasons of many servers, with a few people each."""
    async with store.transaction() as tx:
        for place in range(100, 200):
            season = await tx.seasons.begin(SEASON.model_copy(update={"place_id": place}))
            scores = [
                SeasonScore(season_id=season.id, game="lisboa", person_id=person, points=person % 7)
                for person in range(20)
            ]
            rows = [score.model_dump() for score in scores]
            await tx.seasons._connection.execute(sa.insert(season_scores), rows)


async def test_every_statement_uses_an_index(store: Store, statements: list[Statement]) -> None:
    table = await add(store, record(status=Status.RUNNING))
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7)
        (notice,) = await tx.outbox.waiting()
        await tx.outbox.done(notice, NOON, message_id=99)
        await tx.people.add(Person(id=11, name="Ana"))
        await tx.tables.add_move(table.id, 0, {}, NOON)
        await tx.tables.change(table.model_copy(update={"post": post}), table.number)
    await add(store, record(channel=9, status=Status.OVER))
    await _play_seasons(store)
    await fill(store, table.id, ENOUGH, moves_each=2)
    without: dict[str, list[str]] = {}
    for name, use in USES.items():
        statements.clear()
        async with store._writer.connect() as connection:  # what is done is undone
            await use(Transaction(connection), table, post)
            for statement, parameters in [each for each in statements if _looks(each)]:
                found = await _without_index(connection, statement, parameters)
                if found and name != COUNTS_ALL and found != [f"all of {MERGED.get(name)}"]:
                    without.setdefault(name, []).extend([*found, statement])
    assert without == {}, json.dumps(without, indent=1)


def _looks(made: Statement) -> bool:
    return made[0].startswith(("SELECT", "UPDATE", "DELETE"))


async def _without_index(connection: AsyncConnection, statement: str, parameters: Parameters) -> list[str]:
    """What a statement reads from end to end, as the database says it would."""
    if connection.dialect.name == "sqlite":
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [step for *_, step in plan if _scans(step, statement)]
    await connection.execute(sa.text("SET LOCAL enable_seqscan = off"))  # in a small table it would be quicker
    plan = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
    told = plan.scalar_one()
    return list(_read_whole((json.loads(told) if isinstance(told, str) else told)[0]["Plan"], limited=False))


def _scans(step: str, statement: str) -> bool:
    """Whether a step of SQLite's goes through a table; in the order of an index up to a limit it may."""
    if not step.startswith("SCAN") or step.startswith(NO_TABLE) or any(index in step for index in FEW):
        return False
    return not ("USING INDEX" in step and "LIMIT" in statement)


def _read_whole(node: dict[str, Any], *, limited: bool) -> Iterator[str]:
    """The steps of PostgreSQL's that go through a table, or through the whole of an index without a limit."""
    limited |= node["Node Type"] == "Limit"
    if node["Node Type"] == "Seq Scan":
        yield f"Seq Scan on {node['Relation Name']}"
    elif "Index Name" in node and "Index Cond" not in node and not limited and node["Index Name"] not in FEW:
        yield f"all of {node['Index Name']}"
    for child in node.get("Plans", ()):
        yield from _read_whole(child, limited=limited and node["Node Type"] != "Sort")
