"""What was played before where a table stands: games of the same title that are over."""

from bot.host.change import Change
from bot.host.club.before import Past, Played, Rivals
from bot.host.club.results import place_of, variant
from games.kernel import Seat

PAIR = 2


async def played_before(change: Change) -> Past:
    """What was played before the game that is over now. Its own result is not written yet."""
    record, table = change.hosted.record, change.hosted.running
    place = place_of(record)
    winners: dict[Seat, Played] = {}
    for seat in table.outcome.winners if table.seats > 1 else ():
        person = record.chairs[seat].person_id
        tally = None if person is None else await change.tx.derived.tally(person, place, record.game)
        if tally is not None:
            winners[seat] = Played(games=tally.games, won=tally.won)
    alike = await change.tx.results.alike(place, record.game, variant(table))
    return Past(alike=alike, winners=winners, rivals=await _rivals(change, place))


async def _rivals(change: Change, place: int) -> Rivals | None:
    record, outcome = change.hosted.record, change.hosted.running.outcome
    places = {standing.seat: standing.place for standing in outcome.standings}
    people = sorted((places[seat], seat, person) for seat, person in change.hosted.people())
    if len(people) < PAIR or people[0][0] != 1 or people[1][0] == 1:
        return None
    (_, winner, one), (_, loser, other) = people[:PAIR]
    before = await change.tx.results.meetings(one, other, game=record.game, place_id=place)
    return None if before is None else Rivals(winner=winner, loser=loser, before=before)
