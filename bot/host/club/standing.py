"""The table of a season, as a record for those who show it."""

from bot.store import Ranked, Season, Store
from games.kernel import Record

LISTED = 25
"""So many seasons can be looked up: as many as a menu has lines."""


class SeasonPage(Record):
    """A part of the table of a season, in one game or in all of them."""

    season: Season
    game: str
    people: int
    """How many the whole table has."""
    lines: tuple[Ranked, ...]
    own: Ranked | None = None
    """Where whoever looks stands."""
    others: tuple[Season, ...] = ()
    """All seasons that can be looked up, the newest first."""


async def season_page(
    store: Store, place_id: int, wanted: int | None, game: str, viewer: int, first: int, most: int
) -> SeasonPage | None:
    """A part of the table of a season of a place, of the newest if none is wanted; None if there is none."""
    async with store.reading() as look:
        known = await look.seasons.of_place(place_id, LISTED)
        season = next((each for each in known if wanted in (None, each.id)), None)
        if season is None:
            return None
        return SeasonPage(
            season=season,
            game=game,
            people=await look.seasons.ranked(season.id, game),
            lines=tuple(await look.seasons.top(season.id, game, first, most)),
            own=await look.seasons.rank_of(viewer, season.id, game),
            others=tuple(known),
        )
