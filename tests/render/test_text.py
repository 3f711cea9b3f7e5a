"""The board as text: in every variant and language, for every seat and for spectators."""

import pytest

from bot.texts import LANGUAGES, Speaker, catalogue
from games.kernel import Dice, RandomAgent
from games.kernel.playout import Variant, play_out, variants
from games.registry import games
from render.text import board

LONGEST_TEXT = 3000
NAMES = ("Ana", "Bruno", "Chloé", "Dmitri", "Eve")


@pytest.mark.parametrize("variant", [variant for game in games() for variant in variants(game)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_has_a_text_that_tells_nothing_hidden(variant: Variant, language: str) -> None:
    table = variant.table(Dice.of(f"text:{variant}"))
    game = table.game
    words = Speaker(catalogue(language), game.id, NAMES)
    for number, _ in enumerate(play_out(table, [RandomAgent()] * table.seats, Dice.of(f"text:{variant}"))):
        if number % 7:
            continue
        for seat in (*range(table.seats), None):
            text = board(game.id, table.view(seat), words)
            assert text.strip()
            assert len(text) <= LONGEST_TEXT
            assert "None" not in text
            other = game.resample(table.state, seat, Dice.of(number))
            assert board(game.id, game.view(other, seat), words) == text
