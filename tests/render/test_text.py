"""The board as text: in every variant and language, for every seat and for spectators."""

import re

import pytest

from games.fishmarket.view import WordView
from games.kernel import AnyGame, Dice, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from games.kernel.seats import COMPUTERS, PEOPLE
from games.registry import find_game, games
from render.text import board, glance, hand, unseen
from tests.spoken import every_spoken_variant
from tests.variants import ALL
from words import LANGUAGES, Speaker, catalogue

LONGEST_TEXT = 3000
EVERY = 7 if ALL else 19
PHONE, LINES = 40, 62
"""So many characters are a line on a telephone, and so many lines two screens of it."""


@every_spoken_variant
def test_every_board_has_a_text_that_tells_nothing_hidden(variant: Variant, language: str) -> None:
    table = variant.table(Dice.of(f"text:{variant}"))
    game = table.game
    words = Speaker(catalogue(language), game, PEOPLE)
    for number, _ in enumerate(play_out(table, [RandomAgent()] * table.seats, Dice.of(f"text:{variant}"))):
        if number % EVERY:
            continue
        for seat in (*range(table.seats), None):
            text = board(game.id, table.view(seat), words)
            assert text.strip()
            assert len(text) <= LONGEST_TEXT
            assert "None" not in text
            other = game.recall(game.view(game.resample(table.state, seat, Dice.of(number)), seat), table.told(seat))
            for part in (board, hand, glance, unseen):
                assert part(game.id, other, words) == part(game.id, table.view(seat), words)
            assert seat is None or hand(game.id, table.view(seat), words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_board_is_short_enough_for_a_telephone_and_nothing_depends_on_columns(game: AnyGame, language: str) -> None:
    seats = max(count for count in game.seat_counts if count <= 4)
    words = Speaker(catalogue(language), game, COMPUTERS)
    table = Table(game, seats, {}, Dice.of("board"))
    for number, _ in enumerate(play_out(table, [game.agent()] * seats, Dice.of("boards"))):
        if number % 20 == 0:
            told = board(game.id, table.view(0), words)
            assert sum(max(1, -(-len(line) // PHONE)) for line in told.splitlines()) <= LINES
            assert "```" not in told


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_a_french_board_parts_is_parted_as_in_french(game: AnyGame) -> None:
    seats = max(count for count in game.seat_counts if count <= 4)
    table = Table(game, seats, {}, Dice.of("parted"))
    told = board(game.id, table.view(0), Speaker(catalogue("fr"), game, COMPUTERS))
    assert re.findall(r"\w[;:!?](?!\w)", told) == []


def test_several_fish_that_somebody_speaks_of_are_a_list() -> None:
    table = Table(find_game("fishmarket"), 3, {}, Dice.of("words"))
    said = WordView(speaker=1, listener=0, why=None, fish=("tuna", "eel"))
    view = table.view(0).model_copy(update={"words": (said,)})
    told = board("fishmarket", view, Speaker(catalogue("fr"), table.game, ("Ana", "Bruno", "Chloé")))
    assert "Bruno à Ana (thon et anguille)" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_on_every_board_as_text_the_reader_is_you(game: AnyGame, language: str) -> None:
    seats = max(count for count in game.seat_counts if count <= 4)
    table = Table(game, seats, {}, Dice.of("you"))
    names = tuple(f"Reader-{seat}" for seat in range(seats))
    for number, _ in enumerate(play_out(table, [RandomAgent()] * seats, Dice.of("you"))):
        if number % EVERY:
            continue
        for seat in range(seats):
            words = Speaker(catalogue(language), game, names, reader=seat)
            for part in (board, hand, glance, unseen):
                assert names[seat] not in part(game.id, table.view(seat), words)


def test_who_offers_and_who_is_offered_something_is_you_in_the_case_of_the_sentence() -> None:
    table = Table(find_game("fishmarket"), 3, {}, Dice.of("words"))
    said = WordView(speaker=1, listener=0, why=None, fish=())
    view = table.view(0).model_copy(update={"words": (said,)})
    told = board("fishmarket", view, Speaker(catalogue("de"), table.game, ("Ana", "Bruno", "Chloé"), reader=0))
    assert "- Bruno zu dir: " in told
    assert "- Du: " in told


def test_a_code_stands_only_where_it_is_typed() -> None:
    table = Table(find_game("lisboa"), 3, {}, Dice.of("codes"))
    typed = Speaker(catalogue("en"), table.game, ("Ana", "Bruno", "Chloé"))
    assert re.findall(r"K\d-\d", board("lisboa", table.view(0), typed))
    assert re.findall(r"K\d-\d", board("lisboa", table.view(0), typed.marking_things())) == []


def test_among_others_the_reader_is_you() -> None:
    game = find_game("central")
    table = Table(game, 3, {}, Dice.of("passed"))
    opener = next(seat for seat in range(3) if table.owed(seat))
    table.play(opener, next(choice for decision in table.moves(opener) if decision.owed for choice in decision.choices))
    reader, other = (seat for seat in range(3) if seat != opener)
    text = board(game.id, table.view(reader), Speaker(catalogue("en"), game, PEOPLE, reader=reader))
    (line,) = [line for line in text.splitlines() if "Passed: " in line]
    assert {"you", PEOPLE[other]} == set(line.partition(": ")[2].split(", "))
