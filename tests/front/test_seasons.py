"""Seasons as people use them: begun, looked at, ended, and looked up later, through restarts."""

import pytest

from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.test_clock import manager
from tests.front.test_club import play_to_the_end

pytestmark = pytest.mark.drawn


async def played(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    await play_to_the_end(house)


async def test_a_season_is_begun_played_ended_and_looked_up_through_restarts(slow_house: House) -> None:
    house = slow_house
    boss, eve = manager(house), house.person("Eve")
    refused = await (await eve.slash("market admin season", months=1)).done()
    assert refused.text == "Only members who manage this server can do that."
    assert "No season is running." in (await (await boss.slash("market admin season")).done()).text
    begun = await (await boss.slash("market admin season", months=1, name="Summer of *fish*")).done()
    assert "runs until" in begun.text
    await eve.reads("## Summer of \\*fish\\* begins")
    again = await (await boss.slash("market admin season", until="2026-12-31")).done()
    assert again.text.startswith("A season is running already.")
    await played(house)
    await house.restart()
    table = await (await eve.slash("market top", game="lisboa")).done()
    season = await pressed(eve, "Season", table)
    assert "**1.** " in season.text
    assert "**2** points · 1 game, 1 won" in season.text
    everything = await eve.choose("all games", on=season)
    await everything.done()
    await eve.until(lambda: "all games" in season.text or None, "sees all games")
    await house.wait(days=29)
    await house.restart()
    await house.wait(days=2)
    over = await eve.reads("## Summer of \\*fish\\* is over")
    assert "🥇 **" in over.text
    await house.restart()
    await house.wait(days=1)
    assert sum("is over" in seen.text for seen in eve.sees()) == 1
    # Another one, and the first can still be looked up.
    await (await boss.slash("market admin season", until="2026-12-31")).done()
    await eve.reads("## Season 2 begins")
    offered = await eve.suggestions("market top", "season")
    assert [each["name"] for each in offered] == ["Season 2", "Summer of *fish*"]
    old = await (await eve.slash("market top", season=offered[1]["value"])).done()
    assert "**2** points" in old.text
    shown = await (await boss.slash("market admin season")).done()
    sure = await pressed(boss, "End it now", shown)
    assert "End **Season 2** now?" in sure.text
    await pressed(boss, "End it now", sure)
    await eve.reads("## Season 2 is over\nNobody has any points.")


async def test_a_day_that_cannot_be_is_refused(slow_house: House) -> None:
    boss = manager(slow_house)
    for until in ("tomorrow", "2020-01-01", "9999-12-31"):
        refused = await (await boss.slash("market admin season", until=until)).done()
        assert refused.text == "I need a future date, written like 2027-03-31."
    refused = await (await boss.slash("market admin season", until="2040-01-01")).done()
    assert refused.text == "A season lasts two years at most."
    none = await (await boss.slash("market top", season="x")).done()
    assert none.text == "There’s no such season on this server."


@pytest.mark.defect(30)
async def test_a_season_of_which_nobody_knows_is_refused(house: House) -> None:
    eve = house.person("Eve")
    for season in ("7", "9" * 30, "9" * 5000, "²", "summer"):
        answer = await (await eve.slash("market top", season=season)).done()
        assert "Something went wrong" not in answer.text, season
        assert answer.text.startswith("There’s no such season"), season
