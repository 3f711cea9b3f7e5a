"""The board shows all that the view has."""

from games.kernel import Dice, RandomAgent
from games.kernel.playout import Variant, play_out
from games.kernel.seats import PEOPLE
from games.orchard.game import Orchard
from games.orchard.view import OrchardView
from render import picture
from words import Speaker, catalogue

GAME = Orchard()


def expected(view: OrchardView) -> set[str]:
    shown = {f"round {view.round}", f"basket {view.basket}"}
    for player in view.players:
        seat = player.seat
        shown |= {f"seat {seat}", f"name {seat}", f"fruits {seat} {player.fruits}", f"right {seat} {player.right}"}
        shown |= {f"guessed {seat}"} if player.guessed else set()
        shown |= {f"guess {seat} {player.guess}"} if player.guess is not None else set()
    return shown


def test_everything_is_drawn() -> None:
    seats = GAME.seat_counts[-1]
    table = Variant(GAME, seats, {}).table(Dice.of("drawn"))
    words = Speaker(catalogue("en"), GAME, PEOPLE)
    for _ in play_out(table, [RandomAgent()] * seats, Dice.of("drawn")):
        for seat in (0, None):
            view = table.view(seat)
            assert isinstance(view, OrchardView)
            drawn = [item.what for item in picture.draw_board(GAME.id, view, words, {}).log]
            assert expected(view) <= set(drawn)
            guesses = [what for what in drawn if what.startswith("guess ")]
            assert guesses == [what for what in guesses if seat is not None and what.startswith(f"guess {seat} ")]
