"""Games on record: golden playthroughs, lessons and recorded games. ``make golden`` writes them anew; review the diff.

A *playthrough* is one game as text, for people, and a lesson likewise. A *recorded game* is a saved table with a
fingerprint of its state after every move.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from games.kernel import AnyGame, Dice, Option, RandomAgent, Refusal, SavedTable, menu
from games.kernel.lesson import lesson_of
from games.kernel.playout import Variant, play_out
from tests.playthrough import playthrough
from tests.taught import transcript
from tools.chosen import chosen_games

TESTS = Path(__file__).parent
PLAYTHROUGHS = TESTS / "playthroughs"
LESSONS = TESTS / "lessons"
RECORDED = TESTS / "recorded"
RECORDED_PER_GAME = 20
ABSENCES = 25


class Recorded(BaseModel):
    """A whole game: how it was saved, the fingerprint of every state, and who came where."""

    saved: SavedTable
    states: list[str]
    places: list[int]
    scores: list[int]


def fingerprint(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()[:16]


# Recorded games


def recorded_variant(game: AnyGame, number: int) -> Variant:
    """A variant with any options: together the recorded games have all seats and all values."""
    seats = game.seat_counts[number % len(game.seat_counts)]
    stream = Dice.of(f"recorded:{game.id}:{number}").stream("options")
    options = {option.name: _dealt_value(game, option, number) for option in menu(game.options_type)}
    while not _go_together(game, seats, options):
        options = {option.name: stream.choice(option.values) for option in menu(game.options_type)}
    return Variant(game, seats, options)


def _go_together(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    try:
        Variant(game, seats, options).table(Dice.of(0))
    except Refusal:
        return False
    return True


def _dealt_value(game: AnyGame, option: Option, number: int) -> Any:  # noqa: ANN401 - a value of any option
    """Every value equally often over all recorded games, in an order of its own for each option."""
    values = [value for _ in range(RECORDED_PER_GAME) for value in option.values][:RECORDED_PER_GAME]
    return Dice.of(f"recorded:{game.id}").stream(option.name).shuffled(values)[number]


def record(game: AnyGame, number: int) -> Recorded:
    """Play a game between agents and random players."""
    table = recorded_variant(game, number).table(Dice.of(f"recorded:{game.id}:{number}"))
    agents = [game.agent() if (seat + number) % 3 else RandomAgent() for seat in range(table.seats)]
    states = [fingerprint(game.dump(table.state))]
    states += [
        fingerprint(game.dump(table.state))
        for _ in play_out(table, agents, Dice.of(f"play:{game.id}:{number}"), absences=ABSENCES)
    ]
    outcome = game.outcome(table.state)
    return Recorded(
        saved=table.save(),
        states=states,
        places=[standing.place for standing in outcome.standings],
        scores=[standing.score for standing in outcome.standings],
    )


def recorded_path(game: AnyGame, number: int) -> Path:
    return RECORDED / game.id / f"v{game.rules_version}-{number:02}.json"


# Playthroughs and lessons


def playthrough_path(game: AnyGame, seats: int) -> Path:
    return PLAYTHROUGHS / f"{game.id}-{seats}.txt"


def lesson_path(game: AnyGame) -> Path:
    return LESSONS / f"{game.id}.txt"


def main(names: list[str]) -> None:
    """Write playthroughs and lessons anew, for all games or for those named, and recorded games if there are too few.

    A recorded game stays as it is for ever: old games must still load and give the same states.
    """
    PLAYTHROUGHS.mkdir(exist_ok=True)
    LESSONS.mkdir(exist_ok=True)
    for game in chosen_games(names):
        for seats in game.seat_counts:
            playthrough_path(game, seats).write_text(playthrough(game, seats))
        lesson = lesson_of(game)
        if lesson is not None:
            lesson_path(game).write_text(transcript(game, lesson))
        (RECORDED / game.id).mkdir(parents=True, exist_ok=True)
        for number in range(RECORDED_PER_GAME):
            path = recorded_path(game, number)
            if not path.exists():
                path.write_text(record(game, number).model_dump_json() + "\n")
        print(f"{game.id}: {len(game.seat_counts)} playthroughs, {RECORDED_PER_GAME} recorded games")


if __name__ == "__main__":
    main(sys.argv[1:])
