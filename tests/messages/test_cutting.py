"""A long text is cut to fit."""

import pytest

from bot.messages import limits
from bot.messages.limits import cut, first_lines, last_lines, room_beside
from bot.messages.message import Message

# Cutting


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two…"),
        ("one two three", 8, "one two…"),
        ("one two three", 4, "one…"),
        ("onetwothree", 5, "onet…"),
        ("one", 1, "…"),
        ("one", 0, ""),
        ("one", -5, ""),
        ("", 0, ""),
    ],
)
def test_a_long_text_ends_after_a_word_with_an_ellipsis(text: str, most: int, shown: str) -> None:
    assert cut(text, most) == shown


@pytest.mark.parametrize(
    ("most", "first", "last"),
    [
        (11, "one\ntwo\nsix", "one\ntwo\nsix"),
        (10, "one\ntwo", "two\nsix"),
        (3, "one", "six"),
        (2, "", ""),
        (-1, "", ""),
    ],
)
def test_of_many_lines_as_many_are_shown_as_fit(most: int, first: str, last: str) -> None:
    written = ["one", "two", "six"]
    assert (first_lines(written, most), last_lines(written, most)) == (first, last)


def test_a_line_that_does_not_fit_ends_the_list_though_a_shorter_one_follows() -> None:
    assert first_lines(["one", "a longer line", "two"], 8) == "one"
    assert last_lines(["one", "a longer line", "two"], 8) == "two"


def test_what_fits_beside_other_texts_can_be_sent() -> None:
    others = ["x" * 700, "y" * 300]
    filled = "z" * room_beside(others)
    assert len(Message(text="\n\n".join([filled, *others])).text) >= limits.TEXT - 2
