"""What is kept about a person: everything as a file, and everything erased."""

import json
import secrets
from typing import Any

from bot.host import lobby, seats
from bot.host.change import Change
from bot.host.finishing import close
from bot.host.tables import Tables
from bot.host.tournament import signing_up
from bot.store import Person, Status, Transaction

PSEUDONYM_BITS = 62


async def export(tables: Tables, person: Person) -> bytes:
    """Everything that is kept about a person, as JSON. What others hold or have done in secret is not theirs."""
    async with tables.store.reading() as look:
        kept = {
            "person": person.model_dump(mode="json"),
            "seats": await _seats(look, person.id),
            "results": await _results(look, person.id),
            "ratings": {name: each.model_dump() for name, each in (await look.derived.ratings_of(person.id)).items()},
            "records": [tally.model_dump(mode="json") for tally in await look.derived.tallies(person.id)],
            "season_points": [score.model_dump(mode="json") for score in await look.seasons.scores_of(person.id)],
            "likes": sorted(await look.wishes.likes(person.id)),
            "servers": await look.wishes.visited(person.id),
            "told_of_free_seats": [
                {"table": call["table_id"], "at": call["at"].isoformat()}
                for call in await look.wishes.calls_to(person.id)
            ],
            "reliability": (await look.derived.reliability(person.id)).model_dump(mode="json"),
            "tournaments": {
                "signed_up_for": await look.tournaments.entries_of(person.id),
                "rounds": await look.tournaments.pairings_of(person.id),
            },
            "asked_for": await look.asked.of_person(person.id),
            "drafts": await look.traces.drafts_of(person.id),
            "timers": [timer.model_dump(mode="json") for timer in await look.timers.of_person(person.id)],
            "direct_messages": await look.traces.messages_to(person.id),
        }
    return json.dumps(kept, indent=1, ensure_ascii=False).encode()


async def _seats(look: Transaction, person_id: int) -> list[dict[str, Any]]:
    """Where they sit or sat, and the moves that were made in their seat while it was theirs."""
    tables = await look.traces.tables_of(person_id)
    return [{"table": table_id, **(await look.traces.seat_at(table_id, person_id))} for table_id in tables]


async def _results(look: Transaction, person_id: int) -> list[dict[str, Any]]:
    """Their own rows of the log of results, and those that will stand there when the round of a tournament is over."""
    return [
        {
            **result.model_dump(mode="json", exclude={"chairs"}),
            "own": [chair.model_dump(mode="json") for chair in result.chairs if chair.person_id == person_id],
        }
        for result in (*await look.results.of_person(person_id), *await look.tournaments.sealed_of(person_id))
    ]


async def _leave_parked(change: Change, person: Person) -> None:
    """Leave a table at which nothing can be shown: when it goes on, it goes on without them."""
    seat = change.hosted.record.seat_of(person.id)
    if change.hosted.table is None:
        await lobby.give_up(change, person)
    elif seat is not None and not change.hosted.has_left(change.hosted.record.chairs[seat]):
        await seats.give_up(change, seat)
        if not change.hosted.players():
            await close(change, by=person.id)


async def erase(tables: Tables, person: Person) -> None:
    """Erase everything about a person. Their seats are left first; games that others played stay, without a name."""
    for hosted in await tables.of_person(person.id):
        chair = hosted.chair_of(person.id)
        if hosted.record.status is Status.LOBBY:
            await tables.change(hosted.record.id, None, lobby.leave, person)
        elif hosted.record.status is Status.RUNNING and chair is not None and not hosted.has_left(chair):
            await tables.change(hosted.record.id, None, seats.leave, person)
        elif hosted.record.status is Status.PARKED:
            await tables.change(hosted.record.id, None, _leave_parked, person)
    await signing_up.leave_all(tables, person)
    nobody = tables.screens.nobody(person)
    async with tables.store.transaction() as tx:
        # Whoever ends a game locks its table before the results, whoever ends a round its tournament before them: so do
        # we, or both would wait for ever.
        await tx.tables.lock_all(await tx.traces.tables_of(person.id))
        await tx.tournaments.lock_of(person.id)
        await tx.results.wait_for_turn()
        games = {*await tx.traces.games_of(person.id), *await tx.tournaments.games_of(person.id)}
        pseudonyms = {game: -1 - secrets.randbits(PSEUDONYM_BITS) for game in sorted(games)}
        await tx.traces.wipe(person.id, pseudonyms, nobody, tables.screens.is_everyday)
        await tx.results.rename(person.id, list(pseudonyms.items()), nobody)
        await tx.derived.rename(person.id, list(pseudonyms.items()))
        await tx.tournaments.rename(person.id, list(pseudonyms.items()), nobody)
