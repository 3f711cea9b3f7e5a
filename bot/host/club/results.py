"""The result of a game, written in the transaction in which it ends; and what is derived from it there.

That of a pod is sealed: others still play the same deal, so it is written into the log when their round is over.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from itertools import pairwise

from bot.host.change import Change
from bot.host.club.counting import count
from bot.host.club.rating import LEAST_PEOPLE
from bot.host.hosted import HostedTable
from bot.store import Attendance, Chair, Part, Result, ResultChair, TableRecord, Transaction
from games.kernel import Ending, Outcome, Seat, Table

LETTERS = 16
"""Of the hash that tells variants apart."""


async def write(change: Change) -> None:
    """A game is over: write its result into the log, and count it."""
    ending = change.hosted.running.ending()
    scores = sorted((standing.score for standing in ending.outcome.standings), reverse=True)
    await _write(
        change, _chairs(change.hosted, None, ending), closed=False, best=scores[0], margin=margin(ending.outcome)
    )


async def write_closed(change: Change, by: int | None) -> None:
    """A table closes before its game is over, by the hand of somebody if one alone has closed it."""
    chairs = _chairs(change.hosted, by, None)
    people = {chair.person_id for chair in chairs if chair.person_id is not None}
    if change.hosted.table is not None and len(people) >= LEAST_PEOPLE:
        await _write(change, chairs, closed=True)


async def _write(change: Change, chairs: tuple[ResultChair, ...], **ended: object) -> None:
    record = change.hosted.record
    facts = {
        "table_id": record.id,
        "place_id": place_of(record),
        "game": record.game,
        "variant": variant(change.hosted.running),
        "rated": record.rated,
        "ended_at": change.now,
        "chairs": await _named(change, chairs),
    }
    result = Result.model_validate({**facts, **ended})
    if record.tournament is None:
        await publish(change.tx, [result])
    else:
        await change.tx.tournaments.seal(result)


async def publish(tx: Transaction, results: Iterable[Result]) -> None:
    """Write results into the log, and count them."""
    await tx.results.wait_for_turn()
    for result in results:
        await count(tx, await tx.results.add(result))


def place_of(record: TableRecord) -> int:
    """The server of a table, or the conversation in which it stands."""
    return record.guild_id or record.channel_id


def variant(table: Table) -> str:
    """The same for tables whose scores can be compared."""
    agreed = [table.game.rules_version, table.seats, table.options.model_dump(mode="json")]
    return hashlib.sha256(json.dumps(agreed, sort_keys=True).encode()).hexdigest()[:LETTERS]


def margin(outcome: Outcome) -> int | None:
    """By how much the best score was ahead; None where one played alone, or the scores did not decide."""
    scores = sorted((standing.score for standing in outcome.standings), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 and len(outcome.winners) == 1 else None


async def _named(change: Change, chairs: Iterable[ResultChair]) -> tuple[ResultChair, ...]:
    """The same, with the names of those who no longer sit there."""
    return tuple(
        [
            chair
            if chair.name or chair.person_id is None
            else chair.model_copy(update={"name": (await change.person(chair.person_id)).name})
            for chair in chairs
        ]
    )


# Who had to do with which seat


def _chairs(hosted: HostedTable, closed_by: int | None, ending: Ending | None) -> tuple[ResultChair, ...]:
    return tuple(
        each
        for seat, chair in enumerate(hosted.record.chairs)
        for each in _of_seat(hosted, seat, chair, closed_by, ending)
    )


def _of_seat(
    hosted: HostedTable, seat: Seat, chair: Chair, closed_by: int | None, ending: Ending | None
) -> Iterator[ResultChair]:
    record, plain = hosted.record, _of_computer(seat, chair, ending)
    known = [hand.person_id for hand in record.known_hands if hand.seat == seat]
    people = dict.fromkeys(known if chair.person_id is None else (*known, chair.person_id))
    if not people:
        yield plain
    for person in people:
        sits = person == chair.person_id
        part = _part(record, person, first=person == next(iter(people)), plays=sits and chair.person_plays)
        if ending is None and person == closed_by and part is not Part.PASSED_BY:
            part = Part.LEFT_LAST
        attended = next((each for each in record.attendance if each.person_id == person), Attendance(person_id=person))
        best = None if ending is None or part is not Part.WHOLE else best_move(hosted.running, seat, ending)
        yield plain.model_copy(
            update={
                "person_id": person,
                "name": chair.name if sits or chair.person_id is None else "",
                "level": None,
                "part": part,
                "best_move": best,
                **attended.model_dump(exclude={"person_id"}),
            }
        )


def _of_computer(seat: Seat, chair: Chair, ending: Ending | None) -> ResultChair:
    """What a seat has come to, as if nobody had ever sat there."""
    standing = None if ending is None else ending.outcome.standings[seat]
    return ResultChair(
        seat=seat,
        person_id=None,
        name=chair.name,
        level=chair.level,
        part=Part.COMPUTER,
        place=None if standing is None else standing.place,
        score=None if standing is None else standing.score,
        title=None if standing is None else standing.title,
    )


def _part(record: TableRecord, person: int, *, first: bool, plays: bool) -> Part:
    if not plays:
        return Part.LEFT if first else Part.PASSED_BY
    if not first:
        return Part.TOOK_OVER
    return Part.BACK if person in record.stood_in_for else Part.WHOLE


def best_move(table: Table, seat: Seat, ending: Ending) -> int | None:
    """The most that a single move of a seat has added to its score; None if none has added anything."""
    gains = [
        after[seat] - before[seat]
        for move, (before, after) in zip(table.standing(), pairwise(ending.course), strict=True)
        if move.seat == seat
    ]
    return max((gain for gain in gains if gain > 0), default=None)
