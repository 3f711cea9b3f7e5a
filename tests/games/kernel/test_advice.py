"""Hints and reviews: from what a seat may know alone, the same again, and a review only after the end."""

import pytest

from games.kernel import Action, AnyGame, Dice, Seat, Table
from games.kernel.advice import MOVES, Rank, advise, searcher_of
from games.kernel.playout import play_out
from games.kernel.review import at, chances, doubt, final_chances, in_percent, judge, outline, summed_up, worst
from games.kernel.seats import PEOPLE
from games.registry import find_game, find_rules, games
from tests.contract.cases import in_state
from tests.thinkers import think_little
from tests.variants import few_seats
from words import LANGUAGES, Speaker, catalogue

COACHED = [game for game in games() if searcher_of(game) is not None]
every_game = pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
MOMENTS = (0, 5, 11)
WORLDS = 2


@pytest.fixture(autouse=True)
def _thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)


def at_moments(game: AnyGame) -> list[tuple[Table, Seat]]:
    """A table at some moments of a game, each with a seat that is asked."""
    found, seats = [], few_seats(game)
    for moment in MOMENTS:
        table = Table(game, seats, {}, Dice.of("coached"))
        players = play_out(table, [game.agent()] * seats, Dice.of("players"))
        for _ in range(moment):
            next(players)
        found.append((table, next(seat for seat in range(seats) if table.owed(seat))))
    return found


def abouts(game: AnyGame, action: Action) -> list[str]:
    """What the things do that a move names."""
    speaker = Speaker(catalogue(LANGUAGES[0]), game, PEOPLE)
    values = (value for name, value in action if name != "kind" and isinstance(value, str))
    return [about for value in values if (about := speaker.item_about(value))]


@every_game
def test_a_hint_is_the_same_whatever_the_others_hold(game: AnyGame) -> None:
    for table, seat in at_moments(game):
        hint = advise(table, seat).model_dump_json()
        for world in range(WORLDS):
            there = in_state(table, game.resample(table.state, seat, Dice.of(world)), table.log)
            assert advise(there, seat).model_dump_json() == hint


@every_game
def test_a_hint_names_moves_that_can_be_made_with_reasons_in_every_language(game: AnyGame) -> None:
    """Of each is said something, be it only what it costs and brings or what its card does; of no two the same."""
    for table, seat in at_moments(game):
        hint = advise(table, seat)
        said = []
        assert [each.rank is Rank.FIRST for each in hint.suggestions][:2] in ([True], [True, False])
        assert len(hint.suggestions) <= MOVES
        for suggestion in hint.suggestions:
            action = game.read_action(suggestion.action)
            assert table.allows(seat, action)
            said.append((action.kind, suggestion.points, table.preview(seat, action), abouts(game, action)))
            assert any(said[-1][1:]), f"nothing speaks for {action.text}"
            for language in LANGUAGES:
                speaker = Speaker(catalogue(language), game, PEOPLE)
                assert all(0 < len(speaker.point(point)) <= 400 for point in suggestion.points)
        assert all(one not in said[:place] for place, one in enumerate(said)), "nothing sets them apart"


@every_game
def test_a_game_is_reviewed_after_its_end_and_not_before(game: AnyGame) -> None:
    seats = few_seats(game)
    table = Table(game, seats, {}, Dice.of("reviewed"))
    with pytest.raises(LookupError):
        outline(table, 0)
    for _ in play_out(table, [game.agent()] * seats, Dice.of("players")):
        pass
    before, saved = table.dump(), table.save()
    looked = outline(table, 0)
    assert 0 < len(looked.moments) <= 3
    doubts = [doubt(at(saved, moment, find_rules), 0, moment) for moment in looked.moments]
    for moment in looked.moments:
        if moment.number in worst(doubts):
            found = judge(at(saved, moment, find_rules), 0, moment)
            assert found is None or found.cost > 0
    for point in looked.points:
        reckoned = chances(at(saved, point, find_rules), point)
        sides = reckoned.sides or [(seat,) for seat in range(seats)]
        assert sum(reckoned.by_seat[side[0]] for side in sides) == 100
        assert reckoned == chances(at(saved, point, find_rules), point), "the same game is judged alike"
    won = final_chances(table).by_seat
    assert {seat for seat, chance in enumerate(won) if chance} == set(table.outcome.winners)
    assert list(looked.stages) == sorted(set(looked.stages))
    assert all(0 <= stage < looked.moves for stage in looked.stages)
    assert table.dump() == before


def test_who_wins_together_has_one_chance() -> None:
    game = find_game("stalls")
    table = Table(game, 4, {}, Dice.of("families"))
    for _ in play_out(table, [game.agent()] * 4, Dice.of("players")):
        pass
    won = final_chances(table)
    assert sorted(won.by_seat) == [0, 0, 100, 100]
    assert {seat for seat, chance in enumerate(won.by_seat) if chance} == set(table.outcome.winners)
    assert set(table.outcome.winners) in map(set, won.sides)
    point = outline(table, 0).points[0]
    first = chances(at(table.save(), point, find_rules), point)
    assert [len({first.by_seat[seat] for seat in side}) for side in first.sides] == [1, 1]
    assert sum(first.by_seat) == 2 * 100


def test_a_review_knows_where_each_round_began() -> None:
    game = find_game("turin")
    table = Table(game, 3, {}, Dice.of("reviewed"))
    played = play_out(table, [game.agent()] * 3, Dice.of("players"))
    rounds = [1, *(table.view(None).model_dump()["round"] for _ in played)]
    looked = outline(table, 0)
    assert looked.stages == tuple(rounds.index(number) for number in range(1, 6))
    assert summed_up([], [], looked).stages == looked.stages


def test_percents_make_a_hundred() -> None:
    assert in_percent([1, 1, 1]) == (34, 33, 33)
    assert in_percent([0, 2, 0]) == (0, 100, 0)
