"""People who plan are called seldom, and are told nothing twice."""

from collections import Counter

from games.registry import find_game
from tests.variants import ALL
from tests.weeks.received import How
from tests.weeks.week import IN_ALL, MANY, a_week

PINGS = 3
"""So often at most is somebody called in a round, whether they look in once or twice a day."""
MESSAGES = 3
"""So many direct messages somebody gets on a day of Fish Market, besides one for each thing that happened to them."""
ROUNDS = MANY if ALL else 1


async def test_a_central_market_of_three_who_plan() -> None:
    async with a_week(find_game("central"), 3, "fr") as week:
        await week.play(ROUNDS)
        figures = [each for each in week.figures() if each.round != IN_ALL]
        assert [each for each in figures if each.pings > PINGS] == []
        called = Counter(
            (each.lines, each.readers) for each in week.postbag.received if each.how is How.NEW and each.called
        )
        assert [lines for (lines, _), count in called.items() if count > 1] == []


async def test_a_trading_morning_of_four() -> None:
    async with a_week(find_game("fishmarket"), 4, "en-US") as week:
        await week.play(ROUNDS)
        figures = [each for each in week.figures() if each.round != IN_ALL]
        assert sum(each.happened for each in figures)
        assert [each for each in figures if each.new > MESSAGES + each.happened] == []
