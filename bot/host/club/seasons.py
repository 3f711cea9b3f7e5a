"""Seasons: managers begin one, it ends by itself or earlier, and its winners are posted, once."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.host.club.standing import SeasonPage
from bot.host.tables import Tables
from bot.messages.message import Message
from bot.messages.reasons import HouseReason
from bot.store import ALL_GAMES, ConflictError, Season, Timer, TimerKind, Transaction
from games.kernel import Refusal
from games.registry import games

NAME = 40
"""Characters of the name of a season."""
LONGEST = timedelta(days=2 * 366)
PODIUM = 3
"""So many are named at the end, in all games together; more if they share the last rank."""
SHARED = 10


def last_day(today: date, months: int) -> date:
    """The day on which a season of so many months ends: the same of the month, or its last."""
    year, month = divmod(today.year * 12 + today.month - 1 + months, 12)
    for day in range(today.day, 0, -1):
        try:
            return date(year, month + 1, day)
        except ValueError:
            continue
    raise AssertionError("every month has a first day")


def end_of(day: date, zone: str) -> datetime:
    """The end of a day, where the server is."""
    return datetime.combine(day + timedelta(days=1), time(), ZoneInfo(zone))


async def begin(
    tables: Tables, request: int, place_id: int, channel_id: int, language: str, name: str, ends_at: datetime
) -> Season:
    """A season begins now: results from here on count for it."""
    now = tables.clock.now()
    if ends_at <= now:
        raise Refusal(HouseReason.UNKNOWN_DATE)
    if ends_at - now > LONGEST:
        raise Refusal(HouseReason.SEASON_TOO_LONG)
    try:
        async with tables.store.transaction() as tx:
            await tables.check_new(tx, request)
            await tx.results.wait_for_turn()
            season = await tx.seasons.begin(
                Season(
                    place_id=place_id,
                    name=name or tables.screens.season_name(language, 1 + await tx.seasons.count(place_id)),
                    channel_id=channel_id,
                    language=language,
                    began_at=now,
                    ends_at=ends_at,
                    after=await tx.results.last(),
                )
            )
            await tx.timers.add([Timer(kind=TimerKind.SEASON, at=ends_at, decision=str(season.id))])
            await _post(tx, season, tables.screens.season_begins(season), now)
    except ConflictError:
        raise Refusal(HouseReason.SEASON_RUNS) from None
    tables.timers_changed()
    return season


async def end(tables: Tables, season_id: int, place_id: int) -> Season:
    """A manager ends the season of their server before its time."""
    async with tables.store.transaction() as tx:
        season = await tx.seasons.find(season_id)
        if season is None or season.place_id != place_id:
            raise Refusal(HouseReason.NO_SEASON)
        if not await _end(tables, tx, season):
            raise Refusal(HouseReason.NO_SEASON)
        return season


async def end_in_time(tables: Tables, timer: Timer) -> None:
    """A season has come to its end, unless somebody has ended it before."""
    async with tables.store.transaction() as tx:
        season = await tx.seasons.find(int(timer.decision)) if await tx.timers.take(timer) else None
        if season is not None:
            await _end(tables, tx, season)


async def _end(tables: Tables, tx: Transaction, season: Season) -> bool:
    """Count what has ended by now and nothing more, and post the winners; whether it had not been done before."""
    now = tables.clock.now()
    await tx.results.wait_for_turn()
    if not await tx.seasons.end(season, now, await tx.results.last()):
        return False
    server = await tx.servers.find(season.place_id)
    over = season.model_copy(update={"ended_at": now, "language": server.language or season.language})
    pages = [await _winners(tx, over, game) for game in (ALL_GAMES, *(each.id for each in games()))]
    await _post(tx, over, tables.screens.season_ends(over, [page for page in pages if page.lines]), now)
    return True


async def _winners(tx: Transaction, season: Season, game: str) -> SeasonPage:
    """The best of a season: three in all games, one in each, and whoever shares a rank with them."""
    most = PODIUM if game == ALL_GAMES else 1
    lines = [line for line in await tx.seasons.top(season.id, game, 0, SHARED) if line.rank <= most]
    return SeasonPage(season=season, game=game, people=await tx.seasons.ranked(season.id, game), lines=tuple(lines))


async def _post(tx: Transaction, season: Season, message: Message, now: datetime) -> None:
    """Post it where the managers want such things, else where the season was begun."""
    server = await tx.servers.find(season.place_id)
    await tx.outbox.post(message, now, table_id=None, channel_id=server.announces_in or season.channel_id)
