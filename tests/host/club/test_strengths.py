"""Players of different strengths end in the right order, with gaps that say how much better they are."""

import math

import pytest

from bench.strengths import compare, derived
from bot.host.club.rating import rated
from bot.store import Rating
from games.kernel import Dice, Level, RandomAgent, Stream, Table
from games.kernel.playout import play_out
from games.kernel.strength import strength
from games.registry import find_game, games
from tests.host.club.test_rating import person, result
from tests.variants import ALL

GAMES = 500
STRENGTHS = {1: 31.0, 2: 25.0, 3: 19.0}
"""What three people are truly worth, on the scale of the ratings."""
SPREAD = math.sqrt(3) * 25 / 6
"""By what the chances of three players depend on their strengths, as the model has it, once they are known."""


def drawn_places(chance: Stream, strengths: dict[int, float]) -> dict[int, int]:
    """Places by lot: each place goes to one of those who are left, the better the likelier."""
    left, places = dict(strengths), {}
    for place in range(1, len(strengths) + 1):
        weights = {who: math.exp(worth / SPREAD) for who, worth in left.items()}
        mark = chance.below(10**9) / 10**9 * sum(weights.values())
        chosen = next(iter(left))
        for who, weight in weights.items():
            chosen = who
            mark -= weight
            if mark < 0:
                break
        places[chosen] = place
        del left[chosen]
    return places


def test_five_hundred_games_of_three_strengths_end_in_the_right_order_with_the_right_gaps() -> None:
    chance = Dice.of("three strengths").stream("places")
    ratings: dict[int, Rating] = {}
    seen: list[list[float]] = []
    for number in range(GAMES):
        places = drawn_places(chance, STRENGTHS)
        ratings |= rated(result([person(who, place) for who, place in places.items()]), ratings)
        if number >= GAMES // 2:  # a rating sways about what it has found: its mean is what it says
            seen.append([ratings[who].mu for who in sorted(ratings)])
    first, second, third = (sum(column) / len(column) for column in zip(*seen, strict=True))
    assert first > second > third
    assert ratings[1].points > ratings[2].points > ratings[3].points
    assert 4 < first - second < 8
    assert 4 < second - third < 8


def test_computers_of_three_strengths_are_told_apart_by_playing() -> None:
    game = find_game("turin")
    players = {1: game.agents()[Level.NORMAL], 2: game.agents()[Level.EASY], 3: RandomAgent()}
    ratings: dict[int, Rating] = {}
    for number in range(12):
        order = [1 + (number + seat) % 3 for seat in range(3)]
        table = Table(game, 3, {}, Dice.of(f"strengths:{number}"))
        for _ in play_out(table, [players[who] for who in order], Dice.of(f"moves:{number}")):
            pass
        places = {who: table.outcome.standings[seat].place for seat, who in enumerate(order)}
        ratings |= rated(result([person(who, place) for who, place in places.items()]), ratings)
    assert ratings[1].points > max(ratings[2].points, ratings[3].points)
    assert ratings[2].mu > ratings[3].mu


def test_every_game_says_how_strong_its_computers_are() -> None:
    for game in games():
        easy, normal, hard = (strength(game.id, level) for level in Level)
        assert easy < normal <= hard
    assert strength("a game that nobody has measured", Level.NORMAL) == 25


@pytest.mark.parametrize(("game", "share"), [("central", 0.50), ("lisboa", 0.68), ("turin", 0.79)])
def test_what_an_arena_says_of_a_level_is_what_its_file_says(game: str, share: float) -> None:
    normal = derived(share, 4, strength(game, Level.EASY))
    assert abs(normal - strength(game, Level.NORMAL)) < 0.5  # shares are noted in whole percents


def test_ratings_of_computers_foretell_how_often_one_comes_in_ahead() -> None:
    means, pairs = compare("turin", 40 if ALL else 15, seed=22)
    assert means["normal"] > means["easy"] > means["random"]
    assert all(abs(pair.foretold - pair.seen) < 0.2 for pair in pairs)
