"""A slip can be answered from itself, and tells who could plan what for."""

import pytest

from bot.messages.message import PictureKind
from bot.screens.scene import Scene
from bot.screens.slip import slip
from games.kernel import AnyGame, Dice, Table
from games.registry import find_game, games
from tests.screens.scenes import PEOPLE, hosted

INVITATION = "You can plan ahead: I’ll then ask you only what your plan leaves open."


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_who_is_asked_has_before_them_what_it_is_about(game: AnyGame) -> None:
    table = Table(game, game.seat_counts[-1], {}, Dice.of("slips"))
    for seat in range(table.seats):
        scene = Scene(hosted(table), "en", seat)
        shown = [picture.kind for picture in slip(scene, []).pictures]
        in_words = bool(scene.glance()) or not table.owed(seat)
        assert shown == ([PictureKind.HAND] if in_words else [PictureKind.HAND, PictureKind.BOARD])


def test_who_has_never_planned_is_told_what_for() -> None:
    table = Table(find_game("central"), 3, {}, Dice.of("slips"))
    idle = next(seat for seat in range(3) if not table.owed(seat))
    assert INVITATION in slip(Scene(hosted(table), "en", idle), []).text.splitlines()
    table.play(idle, {"kind": "plan", "others": "pass"})
    assert INVITATION not in slip(Scene(hosted(table), "en", idle), []).text
    asked = next(seat for seat in range(3) if table.owed(seat))
    assert INVITATION not in slip(Scene(hosted(table), "en", asked), []).text


def test_who_has_to_wait_reads_for_whom_where_one_alone_is_on_turn() -> None:
    table = Table(find_game("lisboa"), 3, {}, Dice.of("slips"))
    on_turn, first, second = sorted(range(3), key=lambda seat: not table.owed(seat))
    for seat in (first, second):
        assert f"It’s {PEOPLE[on_turn]}’s turn." in slip(Scene(hosted(table), "en", seat), []).text.splitlines()
    sealed = Table(find_game("stalls"), 4, {}, Dice.of("slips"))
    (decision,) = sealed.moves(0)
    sealed.play(0, decision.choices[0])
    before = slip(Scene(hosted(sealed), "en", 0), []).text
    assert "Waiting for the others." in before.splitlines()
    (decision,) = sealed.moves(1)
    sealed.play(1, decision.choices[0])
    assert slip(Scene(hosted(sealed), "en", 0), []).text == before, "else each answer would edit the slips of all"


def test_what_one_has_answered_is_said_once() -> None:
    table = Table(find_game("stalls"), 2, {}, Dice.of("slips"))
    (decision,) = table.moves(0)
    table.play(0, decision.choices[0])
    said = slip(Scene(hosted(table), "en", 0), []).text
    assert "Your answer · " in said
    assert "Your choice: " not in said
