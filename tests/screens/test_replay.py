"""A finished game once more: each press shows something that happened."""

import re

import pytest

from bot.messages.message import Button, Message
from bot.messages.press import read_press
from bot.screens import private, replay
from bot.screens.scene import Scene
from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.registry import find_game
from games.turin.view import TurinView
from tests.screens.scenes import hosted


def over(game: str, seed: str = "replay") -> Scene:
    table = Table(find_game(game), 2, {}, Dice.of(seed))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of(seed)):
        pass
    return Scene(hosted(table), "en", 0)


def leads_to(shown: Message, place: int) -> int | None:
    """The move to which a button of a step leads, if it can be pressed."""
    button = shown.rows[0][place]
    assert isinstance(button, Button)
    press = read_press(button.press)
    assert press is not None
    return None if button.disabled else int(press.argument)


@pytest.mark.parametrize("game", ["stalls", "turin"])
def test_who_has_only_answered_is_no_step(game: str) -> None:
    scene = over(game)
    number, steps = 0, 0
    while (following := leads_to(shown := replay.step(scene, number), 2)) is not None:
        assert leads_to(replay.step(scene, following), 1) == number, "the way back is the same"
        assert "Ready: " not in shown.text
        assert "Decided: " not in shown.text
        number, steps = following, steps + 1
    moves = len(scene.hosted.running.standing())
    assert number == moves
    assert steps < moves
    film = replay.film(scene).picture
    assert film is not None
    assert len(film.frames) <= steps + 1


def test_after_the_end_nobody_owes_what_was_paid_back() -> None:
    scene = over("turin", "in debt5")
    view = scene.view
    assert isinstance(view, TurinView)
    assert any(player.debt and (player.cash or 0) < 0 for player in view.players)
    assert "owes" not in private.board_text(scene).text
    assert not re.search(r"\s-\d", private.board_text(scene).text), "a hyphen is no minus"
