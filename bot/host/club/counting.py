"""What a result changes of what the club knows: ratings, tallies, how reliable people are.

The same function counts a result when its game ends and when everything is counted anew from the log.
"""

from bot.host.club.rating import LEAST_PEOPLE, rated
from bot.host.club.scoring import points
from bot.store import ALL_GAMES, STAYED, Part, Rating, Result, ResultChair, Store, Tally, Transaction

LEAVING = frozenset({Part.LEFT, Part.LEFT_LAST})


async def count(tx: Transaction, result: Result) -> None:
    """Count a result that stands in the log."""
    people = [chair for chair in result.chairs if chair.person_id is not None]
    for chair in people:
        if (chair.person_id or 0) > 0:  # whoever was erased is in no list
            await _count_chair(tx, result, chair, shared=len(people) >= LEAST_PEOPLE)
    await _rate(tx, result, {chair.person_id for chair in people if chair.person_id is not None})
    if len(people) >= LEAST_PEOPLE:
        await _count_for_season(tx, result)


async def recount(store: Store) -> int:
    """Derive everything anew from the log, in one transaction; how many results there are."""
    results = 0
    async with store.transaction() as tx:
        await tx.results.wait_for_turn()
        await tx.derived.forget_all()
        async for result in tx.results.in_order():
            await count(tx, result)
            results += 1
    return results


async def _rate(tx: Transaction, result: Result, people: set[int]) -> None:
    if not result.rated:
        return
    before = await tx.derived.ratings(result.game, people)
    for person, rating in rated(result, before).items():
        await tx.derived.keep_rating(result.game, person, rating, result.id)


async def _count_for_season(tx: Transaction, result: Result) -> None:
    season = await tx.seasons.counting(result.place_id, result.id)
    if season is None:
        return
    for chair in result.chairs:
        brought, person = points(result, chair), chair.person_id or 0
        if brought and person > 0:
            for game in (result.game, ALL_GAMES):
                before = await tx.seasons.score(season.id, game, person)
                after = {"points": before.points + brought, "games": before.games + 1, "won": before.won + chair.won}
                await tx.seasons.keep_score(before.model_copy(update=after))


async def _count_chair(tx: Transaction, result: Result, chair: ResultChair, *, shared: bool) -> None:
    person = chair.person_id or 0
    before = await tx.derived.tally(person, result.place_id, result.game)
    if before is None:
        known = (await tx.derived.ratings(result.game, [person])).get(person)
        before = _first(result, person, known)
    after = tally_with(before, result, chair, shared=shared)
    if after.games or after.abandoned or after.alone:
        await tx.derived.keep_tally(after)
    if chair.asked:
        await tx.derived.keep_reliability((await tx.derived.reliability(person)).with_answers(chair))


def _first(result: Result, person: int, rating: Rating | None) -> Tally:
    points = None if rating is None else rating.points
    return Tally(person_id=person, place_id=result.place_id, game=result.game, ended_at=result.ended_at, points=points)


def tally_with(tally: Tally, result: Result, chair: ResultChair, *, shared: bool) -> Tally:
    """A tally with another game; ``shared`` if several people had to do with that."""
    changed: dict[str, object] = {"ended_at": result.ended_at}
    if chair.part in LEAVING:
        changed["abandoned"] = tally.abandoned + shared
    elif chair.part in STAYED and not result.closed:
        changed["best_move"] = most_of(tally.best_move, chair.best_move)
        changed |= _alone(tally, chair) if result.seats == 1 else _against_others(tally, result, chair)
    return tally.model_copy(update=changed)


def _alone(tally: Tally, chair: ResultChair) -> dict[str, object]:
    better = chair.score is not None and (tally.campaign is None or chair.score > tally.campaign)
    best = {"campaign": chair.score, "campaign_title": chair.title} if better else {}
    return {"alone": tally.alone + 1, **best}


def _against_others(tally: Tally, result: Result, chair: ResultChair) -> dict[str, object]:
    streak = tally.streak + 1 if chair.won else 0
    return {
        "games": tally.games + 1,
        "won": tally.won + chair.won,
        "highest": most_of(tally.highest, chair.score),
        "margin": most_of(tally.margin, result.margin) if chair.won else tally.margin,
        "streak": streak,
        "longest_streak": max(tally.longest_streak, streak),
    }


def most_of(one: int | None, other: int | None) -> int | None:
    """The larger of two figures, of which there may be only one, or none."""
    return max((each for each in (one, other) if each is not None), default=None)
