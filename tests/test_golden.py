"""Recorded games replay to the same bytes; playthroughs and lessons read as they did."""

from pathlib import Path

import pytest

from games.kernel import AnyGame, Refusal, Table, menu
from games.kernel.lesson import lesson_of
from games.registry import find_rules, games
from tests.golden import RECORDED, RECORDED_PER_GAME, Recorded, fingerprint, lesson_path, playthrough_path
from tests.playthrough import playthrough
from tests.taught import transcript

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
RECORDS = sorted(RECORDED.rglob("*.json"))


def read(path: Path) -> Recorded:
    return Recorded.model_validate_json(path.read_bytes())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_the_same_bytes(path: Path) -> None:
    recorded = read(path)
    try:
        table = Table.load(recorded.saved, find_rules)
    except Refusal as refusal:
        pytest.fail(f"a recorded move is refused now ({refusal.reason}): the rules need a new rules_version")
    states = [table.beginning().dump(), *(played.table.dump() for played in table.replay())]
    assert [fingerprint(state) for state in states] == recorded.states, (
        "a recorded game goes differently: the rules need a new rules_version (docs/adding-a-game.md)"
    )
    outcome = table.outcome
    assert [standing.place for standing in outcome.standings] == recorded.places
    assert [standing.score for standing in outcome.standings] == recorded.scores


@every_game
def test_a_game_is_recorded_with_all_seats_and_all_values_of_its_options(game: AnyGame) -> None:
    recorded = [read(path) for path in RECORDS if path.parent.name == game.id]
    assert len(recorded) >= RECORDED_PER_GAME, (
        f"tests/recorded/{game.id} has {len(recorded)} games: make golden GAME={game.id} records the others"
    )
    assert {one.saved.seats for one in recorded} == set(game.seat_counts)
    for option in menu(game.options_type):
        if len(option.values) <= RECORDED_PER_GAME // 2:
            assert {one.saved.options[option.name] for one in recorded} == set(option.values), option.name


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in games() for seats in game.seat_counts],
    ids=lambda value: value if isinstance(value, int) else value.id,
)
def test_a_playthrough_reads_as_it_did(game: AnyGame, seats: int) -> None:
    path = playthrough_path(game, seats)
    assert path.exists(), f"{path.name} is missing: make golden GAME={game.id} writes it"
    assert playthrough(game, seats).splitlines() == path.read_text().splitlines(), (
        f"the game goes differently now. If that is meant: make golden GAME={game.id}, and read the diff"
    )


@every_game
def test_a_lesson_reads_as_it_did_beside_what_happens_on_the_board(game: AnyGame) -> None:
    lesson, path = lesson_of(game), lesson_path(game)
    assert path.exists() == (lesson is not None), f"make golden GAME={game.id} writes {path.name} of a lesson"
    if lesson is not None:
        assert transcript(game, lesson).splitlines() == path.read_text().splitlines(), (
            "the lesson goes differently now, or says something else. If that is meant: "
            f"make golden GAME={game.id}, and see in the diff whether all that it says is so"
        )
