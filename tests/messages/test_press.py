"""What a custom id says, and that it is never too long."""

import pytest

from bot.messages import limits
from bot.messages.press import (
    HIGHEST_ID,
    HIGHEST_TABLE,
    MOST_PAGES,
    Press,
    Verb,
    base36,
    number_in,
    page_in,
    played_once,
    read_press,
)

SCREEN = 1_510_946_006_647_177_226
"""An id as Discord gives them."""


@pytest.mark.parametrize(
    "press",
    [
        Press(Verb.MOVE, 0),
        Press(Verb.PLAY, 7, "t1", "coin~a:b"),
        Press(Verb.SEND, HIGHEST_TABLE, "market.2", "offer", SCREEN),
        Press(Verb.PLAY, 1, "", "", HIGHEST_ID),
    ],
)
def test_a_custom_id_is_read_as_it_was_written(press: Press) -> None:
    assert read_press(str(press)) == press


def test_a_custom_id_from_before_there_were_screens_is_read() -> None:
    assert read_press("mk1:send:1:t1:offer") == Press(Verb.SEND, 1, "t1", "offer", 0)


@pytest.mark.parametrize(
    "forged",
    [
        f"mk1:move:{base36(HIGHEST_TABLE + 1)}::",
        f"mk1:play:1.{base36(HIGHEST_ID + 1)}:t1:coin",
        "mk1:play:1.A:t1:coin",
        "mk1:play:1.2.3:t1:coin",
        "mk1:play:-1:t1:coin",
        "mk1:play:²:t1:coin",
        "mk1:play:1:t1",
    ],
)
@pytest.mark.defect(30)
def test_what_nobody_wrote_is_not_read(forged: str) -> None:
    assert read_press(forged) is None


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "x", str(HIGHEST_TABLE + 1), "9" * 5000])
@pytest.mark.defect(30)
def test_a_number_that_nothing_of_ours_has_is_none(text: str) -> None:
    assert number_in(text) is None
    assert page_in(text) == 0


def test_numbers_are_read_as_far_as_they_go() -> None:
    assert number_in(str(HIGHEST_TABLE)) == HIGHEST_TABLE
    assert number_in(str(HIGHEST_ID), HIGHEST_ID) == HIGHEST_ID
    assert number_in(str(HIGHEST_ID + 1), HIGHEST_ID) is None
    assert (page_in("12"), page_in(str(MOST_PAGES + 1))) == (12, 0)


def test_what_is_played_from_a_screen_says_from_which() -> None:
    for verb in (Verb.PLAY, Verb.SEND):
        written = played_once(str(Press(verb, 7, "t1", "coin")), SCREEN)
        assert read_press(written) == Press(verb, 7, "t1", "coin", SCREEN)
        assert read_press(played_once(written, SCREEN + 1)) == Press(verb, 7, "t1", "coin", SCREEN + 1)
    for other in (str(Press(Verb.STEP, 7, "t1", "coin")), "anything"):
        assert played_once(other, SCREEN) == other


def test_a_custom_id_without_room_for_its_screen_stays_as_it_is() -> None:
    room = limits.CUSTOM_ID - len(str(Press(Verb.PLAY, 7, "t1", ""))) - len(base36(SCREEN)) - 1
    fitting, longer = (str(Press(Verb.PLAY, 7, "t1", "x" * length)) for length in (room, room + 1))
    assert len(played_once(fitting, SCREEN)) == limits.CUSTOM_ID
    assert played_once(longer, SCREEN) == longer
