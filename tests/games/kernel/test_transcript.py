"""A transcript holds if nothing in it was altered; whatever was altered is found."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.kernel import AnyGame, Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.kernel.seats import PEOPLE
from games.kernel.transcript import Fault, Verdict, check, fingerprint, read_transcript, transcribe, verify
from games.registry import find_rules, games
from tests.variants import few_seats

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
Written = dict[str, Any]


@cache
def finished(game: AnyGame) -> Table:
    """A game with absences and moves taken back."""
    seats = few_seats(game)
    table = Table(game, seats, {}, Dice.of(f"transcript:{game.id}"))
    agents = [game.agent(), *[RandomAgent()] * (seats - 1)]
    for number, _ in enumerate(play_out(table, agents, Dice.of("transcript"), absences=12)):
        if number % 7 == 3 and not table.over and table.free_to_undo():
            table.undo()
    return table


@cache
def _transcribed(game: AnyGame) -> str:
    return transcribe(finished(game), PEOPLE[: few_seats(game)]).model_dump_json()


def written(game: AnyGame) -> Written:
    read: Written = json.loads(_transcribed(game))
    return read


def verdict(record: Written) -> Verdict:
    return verify(read_transcript(json.dumps(record)), find_rules)


@every_game
def test_a_true_transcript_holds(game: AnyGame) -> None:
    assert any(entry.kind == "undo" for entry in finished(game).log)
    assert verdict(written(game)) == Verdict()
    assert check(finished(game)) == Verdict()


def forged_seed(record: Written) -> None:
    record["seed"] = "0" * 64


def seed_with_its_own_hash(record: Written) -> None:
    record["seed"] = "0" * 64
    record["hash"] = Dice(bytes(32)).commitment


def forged_hash(record: Written) -> None:
    record["hash"] = "0" * 64


def other_start(record: Written) -> None:
    record["start"] = "0" * 64


def move_left_out(record: Written) -> None:
    del record["steps"][len(record["steps"]) // 2]


def last_move_left_out(record: Written) -> None:
    del record["steps"][-1]


def moves_in_another_order(record: Written) -> None:
    steps = record["steps"]
    place = next(
        place for place in range(len(steps) - 1) if steps[place]["entry"] != steps[place + 1]["entry"] and place > 3
    )
    steps[place], steps[place + 1] = steps[place + 1], steps[place]


def move_of_another_seat(record: Written) -> None:
    entry = next(step["entry"] for step in record["steps"] if step["entry"]["kind"] == "move")
    entry["seat"] = (entry["seat"] + 1) % record["seats"]


def move_that_is_none(record: Written) -> None:
    record["steps"][2]["entry"] = {"kind": "move", "seat": 0, "action": {"kind": "dance"}, "skipped": False}


def draw(record: Written) -> None:
    event = next(event for step in record["steps"] for event in step["events"])
    event["kind"] = "windfall"


def event_left_out(record: Written) -> None:
    step = next(step for step in record["steps"] if step["events"])
    step["events"] = step["events"][1:]


def other_position(record: Written) -> None:
    record["steps"][-1]["position"] = "0" * 64


def other_score(record: Written) -> None:
    record["outcome"]["standings"][0]["score"] += 1


def other_winner(record: Written) -> None:
    for standing in record["outcome"]["standings"]:
        standing["place"] = 4 - standing["place"]


def other_name(record: Written) -> None:
    record["players"][0] = "Eve"


def clock_instead_of_a_person(record: Written) -> None:
    entry = record["steps"][-1]["entry"]
    entry["skipped"] = not entry["skipped"]


def other_version(record: Written) -> None:
    record["rules_version"] = 99


def too_many_seats(record: Written) -> None:
    record["seats"] = 9


def unknown_field(record: Written) -> None:
    record["owner"] = "me"


def other_fingerprint(record: Written) -> None:
    record["fingerprint"] = "0" * 64


ALTERATIONS: dict[Callable[[Written], None], set[Fault]] = {
    forged_seed: {Fault.HASH},
    seed_with_its_own_hash: {Fault.START},
    forged_hash: {Fault.HASH},
    other_start: {Fault.START},
    move_left_out: {Fault.MOVE, Fault.EVENTS, Fault.POSITION},
    last_move_left_out: {Fault.UNFINISHED},
    moves_in_another_order: {Fault.MOVE, Fault.EVENTS, Fault.POSITION},
    move_of_another_seat: {Fault.MOVE, Fault.EVENTS, Fault.POSITION},
    move_that_is_none: {Fault.MOVE},
    draw: {Fault.EVENTS},
    event_left_out: {Fault.EVENTS},
    other_position: {Fault.POSITION},
    other_score: {Fault.OUTCOME},
    other_winner: {Fault.OUTCOME},
    other_name: {Fault.FINGERPRINT},
    clock_instead_of_a_person: {Fault.FINGERPRINT, Fault.MOVE, Fault.EVENTS, Fault.POSITION},
    other_version: {Fault.RULES},
    too_many_seats: {Fault.RULES},
    unknown_field: {Fault.UNREADABLE},
    other_fingerprint: {Fault.FINGERPRINT},
}


@every_game
@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_whatever_was_altered_is_found(game: AnyGame, alter: Callable[[Written], None]) -> None:
    record = written(game)
    alter(record)
    assert verdict(record).fault in ALTERATIONS[alter]


@every_game
def test_every_single_other_choice_is_found(game: AnyGame) -> None:
    """At each step some other move that was possible there, put in its place."""
    true = written(game)
    table = Table(game, few_seats(game), {}, finished(game).dice)
    altered = 0
    for number, entry in enumerate(finished(game).log):
        if entry.kind == "move" and number % 9 == 0:
            choices = [choice for decision in table.moves(entry.seat) for choice in decision.choices]
            other = next((each for each in choices if each.model_dump(mode="json") != entry.action), None)
            if other is not None:
                record = copy.deepcopy(true)
                record["steps"][number]["entry"]["action"] = other.model_dump(mode="json")
                assert verdict(record).fault is not None, (number, other)
                altered += 1
        table.repeat(entry)
    assert altered >= 3


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "\x00", '{"format": 1}', '{"format": 2}'])
def test_what_is_no_transcript_is_said_to_be_none(text: str) -> None:
    assert verify(read_transcript(text), find_rules).fault is Fault.UNREADABLE


def test_a_kept_table_whose_log_was_altered_is_found() -> None:
    game = next(game for game in games() if game.id == "lisboa")
    table = Table.load(finished(game).save(), find_rules)
    del table.log[0]
    assert check(table).fault in {Fault.MOVE, Fault.POSITION, Fault.UNFINISHED}


def test_the_fingerprint_covers_names_and_every_entry() -> None:
    saved = finished(games()[0]).save()
    one = fingerprint(saved, ["Ana", "Bruno", "Chloé"])
    assert fingerprint(saved, ["Ana", "Bruno", "Chloe"]) != one
    assert fingerprint(saved.model_copy(update={"log": saved.log[:-1]}), ["Ana", "Bruno", "Chloé"]) != one
