"""A hand is short, and says whose turn it is and what has changed."""

import pytest

from bot.screens import private, public
from bot.screens.scene import Scene
from games.kernel import AnyGame, Dice, Table
from games.kernel.playout import play_out
from games.kernel.things import bare
from games.lisboa.events import StandOpened
from games.registry import find_game, games
from tests.screens.scenes import PEOPLE, hosted

PHONE = 40
"""So many characters are a line on a phone."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_hand_fits_a_phone_and_is_no_board(game: AnyGame) -> None:
    seats = max(count for count in game.seat_counts if count <= 3)
    table = Table(game, seats, {}, Dice.of("hand"))
    agents = [game.agent() for _ in range(seats)]
    for _, _ in zip(range(20), play_out(table, agents, Dice.of("hands")), strict=False):
        scene = Scene(hosted(table), "en", 0)
        lines = private.hand(scene).words.splitlines()
        assert sum(max(1, -(-len(line) // PHONE)) for line in lines) <= 15
        assert bare(scene.hand_text()) in "\n".join(lines)
        assert bare(scene.board_text()) not in "\n".join(lines)


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("turn"))
    ((due, _),) = table.awaited()
    said = private.hand(Scene(hosted(table), "en", 1 - due)).text
    assert said.splitlines()[-1] == f"It’s {PEOPLE[due]}’s turn."
    assert f"C’est à {PEOPLE[due]} de jouer." in private.hand(Scene(hosted(table), "fr", 1 - due)).text


def test_whose_turn_it_is_sees_framed_what_others_have_changed_since() -> None:
    table = Table(find_game("lisboa"), 3, {}, Dice.of("news"))
    asked = next(seat for seat, _ in table.awaited())
    for _ in play_out(table, [find_game("lisboa").agent()] * 3, Dice.of("moves")):
        if len(table.log) >= 12 and [seat for seat, _ in table.awaited()] == [asked]:
            break
    shown = public.turn(Scene(hosted(table), "en")).picture
    own = max(number for number, played in enumerate(table.happened()) if played.entry.seat == asked)
    later = [event for played in table.happened()[own + 1 :] for event in played.events]
    placed = {str(event.cell) for event in later if isinstance(event, StandOpened)}
    assert placed
    assert shown is not None
    assert placed <= shown.marks.keys()
    assert not any(shown.marks.values())
