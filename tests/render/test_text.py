"""The board as text: in every variant and language, for every seat and for spectators."""

from games.kernel import Dice, RandomAgent
from games.kernel.playout import Variant, play_out
from games.kernel.seats import PEOPLE
from render.text import board, glance, hand
from tests.spoken import every_spoken_variant
from words import Speaker, catalogue

LONGEST_TEXT = 3000


@every_spoken_variant
def test_every_board_has_a_text_that_tells_nothing_hidden(variant: Variant, language: str) -> None:
    table = variant.table(Dice.of(f"text:{variant}"))
    game = table.game
    words = Speaker(catalogue(language), game, PEOPLE)
    for number, _ in enumerate(play_out(table, [RandomAgent()] * table.seats, Dice.of(f"text:{variant}"))):
        if number % 7:
            continue
        for seat in (*range(table.seats), None):
            text = board(game.id, table.view(seat), words)
            assert text.strip()
            assert len(text) <= LONGEST_TEXT
            assert "None" not in text
            other = game.recall(game.view(game.resample(table.state, seat, Dice.of(number)), seat), table.told(seat))
            for part in (board, hand, glance):
                assert part(game.id, other, words) == part(game.id, table.view(seat), words)
            assert seat is None or hand(game.id, table.view(seat), words)
