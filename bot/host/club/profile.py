"""What the club shows of people: profiles and lists, of games that are over, to whom they may be shown."""

from collections.abc import Sequence

from bot.host.club.counting import most_of
from bot.messages.reasons import HouseReason
from bot.store import Meetings, Person, Ranked, Rating, Reliability, Store, Tally, Transaction
from games.kernel import Record, Refusal
from games.registry import games

STEPS = 60
"""So many steps of the curve of a rating are shown."""


class TitlePlayed(Record):
    """What somebody has done in one game."""

    tally: Tally
    rating: Rating | None = None
    curve: tuple[int, ...] = ()


class Profile(Record):
    """What somebody has done: in one place, or everywhere."""

    person_id: int
    name: str
    titles: tuple[TitlePlayed, ...]
    reliability: Reliability
    meetings: Meetings | None = None
    """How whoever looks has fared against them; None if they have not met, or it is the same person."""


async def profile(store: Store, person_id: int, name: str, viewer: int, place_id: int | None) -> Profile:
    """The profile of a person as another one sees it in a place; None is everywhere, and only for oneself.

    A Refusal if they want others to see nothing of them.
    """
    async with store.reading() as look:
        person = await look.people.find(person_id) or Person(id=person_id, name=name)
        if person_id != viewer and not person.listed:
            raise Refusal(HouseReason.PROFILE_HIDDEN, "", name=person.name)
        titles = [
            await _title(look, person_id, tally) for tally in _by_game(await look.derived.tallies(person_id, place_id))
        ]
        return Profile(
            person_id=person_id,
            name=person.name,
            titles=tuple(titles),
            reliability=await look.derived.reliability(person_id),
            meetings=None if person_id == viewer else await look.results.meetings(viewer, person_id),
        )


async def _title(look: Transaction, person_id: int, tally: Tally) -> TitlePlayed:
    rating = (await look.derived.ratings(tally.game, [person_id])).get(person_id)
    curve = () if rating is None else tuple(await look.derived.curve(person_id, tally.game, STEPS))
    return TitlePlayed(tally=tally, rating=rating, curve=curve)


def _by_game(tallies: Sequence[Tally]) -> list[Tally]:
    """One tally for each game, the one most played first; those of several places together."""
    found: dict[str, Tally] = {}
    for tally in sorted(tallies, key=lambda each: each.ended_at):
        before = found.get(tally.game)
        found[tally.game] = tally if before is None else _both(before, tally)
    return sorted(found.values(), key=lambda each: (-each.games - each.alone, each.game))


def _both(older: Tally, newer: Tally) -> Tally:
    best = max((older, newer), key=lambda each: -1 if each.campaign is None else each.campaign)
    sums = {name: getattr(older, name) + getattr(newer, name) for name in ("games", "won", "abandoned", "alone")}
    mosts = {name: most_of(getattr(older, name), getattr(newer, name)) for name in ("highest", "margin", "best_move")}
    longest = max(older.longest_streak, newer.longest_streak)
    alone = {"campaign": best.campaign, "campaign_title": best.campaign_title}
    return newer.model_copy(update={**sums, **mosts, **alone, "longest_streak": longest})


class TopPage(Record):
    """A part of the list of the best in a game on a server."""

    game: str
    people: int
    """How many the whole list has."""
    lines: tuple[Ranked, ...]
    own: Ranked | None = None
    """Where whoever looks stands."""
    has_seasons: bool = False
    """Whether the server has, or had, a season."""


async def top(store: Store, place_id: int, wanted: str | None, viewer: int, first: int, most: int) -> TopPage:
    """A part of the list of the best in a game on a server; in the one that has most of them if none is wanted."""
    async with store.reading() as look:
        game = wanted or await look.derived.liveliest(place_id) or games()[0].id
        return TopPage(
            game=game,
            people=await look.derived.ranked(place_id, game),
            lines=tuple(await look.derived.top(place_id, game, first, most)),
            own=await look.derived.rank_of(viewer, place_id, game),
            has_seasons=await look.seasons.count(place_id) > 0,
        )
