"""Ratings are openskill's, and leaving never pays."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from openskill.models import PlackettLuce

from bot.host.club.rating import COMPUTER_SIGMA, NEWCOMER, rated
from bot.store import Part, Rating, Result, ResultChair
from games.kernel import Dice, Level
from games.kernel.strength import strength

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
ANA, BRUNO, CHLOE = 1, 2, 3


def result(chairs: Sequence[ResultChair], *, closed: bool = False, rated: bool = True) -> Result:
    return Result(
        id=1,
        table_id=1,
        place_id=1,
        game="turin",
        variant="",
        rated=rated,
        closed=closed,
        ended_at=NOON,
        chairs=tuple(chairs),
    )


def person(number: int, place: int | None, part: Part = Part.WHOLE) -> ResultChair:
    return ResultChair(seat=number, person_id=number, name=str(number), part=part, place=place)


def computer(seat: int, place: int | None, level: Level = Level.NORMAL) -> ResultChair:
    return ResultChair(seat=seat, person_id=None, name="Eve", level=level, part=Part.COMPUTER, place=place)


def test_several_players_with_ties_are_rated_as_openskill_does() -> None:
    before = {ANA: Rating(mu=31.5, sigma=2.25, games=40), BRUNO: Rating(mu=22.0, sigma=5.0, games=3)}
    chairs = [person(ANA, 2), person(BRUNO, 1), person(CHLOE, 2), computer(0, 4, Level.EASY)]
    after = rated(result(chairs), before)
    model = PlackettLuce()
    teams = [(31.5, 2.25), (22.0, 5.0), (25.0, 25 / 3), (strength("turin", Level.EASY), COMPUTER_SIGMA)]
    expected = model.rate([[model.rating(mu=mu, sigma=sigma)] for mu, sigma in teams], ranks=[2, 1, 2, 4])
    assert [(after[who].mu, after[who].sigma) for who in (ANA, BRUNO, CHLOE)] == [
        (team[0].mu, team[0].sigma) for team in expected[:3]
    ]
    assert [after[who].games for who in (ANA, BRUNO, CHLOE)] == [41, 4, 1]


def test_a_whole_season_of_results_gives_what_openskill_gives_directly() -> None:
    model, chance = PlackettLuce(), Dice.of("a season").stream("places")
    direct = {who: model.rating() for who in range(1, 7)}
    ours: dict[int, Rating] = {}
    for _ in range(200):
        playing = chance.shuffled(range(1, 7))[: 2 + chance.below(4)]
        places = [1 + chance.below(len(playing)) for _ in playing]
        after = model.rate([[direct[who]] for who in playing], ranks=[float(place) for place in places])
        direct |= {who: team[0] for who, team in zip(playing, after, strict=True)}
        ours |= rated(result([person(who, place) for who, place in zip(playing, places, strict=True)]), ours)
    assert {who: (kept.mu, kept.sigma) for who, kept in ours.items()} == {
        who: (rating.mu, rating.sigma) for who, rating in direct.items()
    }


def test_computers_never_change_and_unrated_games_change_nobody() -> None:
    assert rated(result([person(ANA, 1), computer(0, 2)], rated=False), {}) == {}
    assert set(rated(result([person(ANA, 1), person(BRUNO, 3), computer(0, 2)]), {})) == {ANA, BRUNO}


# Leaving never pays


@pytest.mark.parametrize("mu", [10.0, 25.0, 40.0])
@pytest.mark.parametrize("sigma", [1.0, 4.0, 25 / 3])
@pytest.mark.parametrize("computers", [0, 1])
def test_whoever_leaves_never_has_more_points_than_whoever_stays_wherever_they_end(
    mu: float, sigma: float, computers: int
) -> None:
    before = {ANA: Rating(mu=mu, sigma=sigma, games=9), BRUNO: Rating(mu=27, sigma=3), CHLOE: Rating(mu=20, sigma=6)}
    others = [person(BRUNO, 1), person(CHLOE, 2), *(computer(seat, 1) for seat in range(computers))]
    left = rated(result([person(ANA, 1, Part.LEFT), *others]), before)[ANA]
    closed = rated(result([person(ANA, None, Part.LEFT_LAST), person(BRUNO, None, Part.LEFT)], closed=True), before)[
        ANA
    ]
    back = rated(result([person(ANA, 1, Part.BACK), *others]), before)[ANA]
    assert left.points <= before[ANA].points
    assert closed.points <= before[ANA].points
    assert back.points <= before[ANA].points
    for place in (1, 2, 3, 4):
        stayed = rated(result([person(ANA, place), *others]), before)[ANA]
        assert left.points <= stayed.points


def test_coming_back_is_never_worse_than_staying_away() -> None:
    others = [person(BRUNO, 1), person(CHLOE, 2)]
    for place in (1, 2, 3):
        back = rated(result([person(ANA, place, Part.BACK), *others]), {})[ANA]
        away = rated(result([person(ANA, place, Part.LEFT), *others]), {})[ANA]
        assert away.points <= back.points


def test_whoever_takes_a_seat_over_neither_gains_nor_loses() -> None:
    chairs = [person(ANA, 2), person(BRUNO, 1, Part.LEFT), person(CHLOE, 1, Part.TOOK_OVER)]
    after = rated(result(chairs), {})
    assert set(after) == {ANA, BRUNO}
    assert after[ANA].mu > NEWCOMER.mu > after[BRUNO].mu


def test_a_table_that_is_closed_takes_from_whoever_had_left_and_gives_nobody_anything() -> None:
    chairs = [person(ANA, None), person(BRUNO, None, Part.LEFT), computer(0, None)]
    after = rated(result(chairs, closed=True), {})
    assert after[ANA].points <= NEWCOMER.points
    assert after[BRUNO].mu < NEWCOMER.mu
    last = rated(result([person(ANA, None, Part.LEFT_LAST), person(BRUNO, None, Part.LEFT)], closed=True), {})
    assert last[ANA].mu == NEWCOMER.mu
    assert last[BRUNO].mu < NEWCOMER.mu
