"""Letters: what the font can write, and what is done where it cannot."""

import pytest

from render.picture import fonts


@pytest.mark.parametrize("letter", "AÉœЯωß’«…−–×\u00a0\u202f")
def test_the_font_writes_the_languages_of_europe(letter: str) -> None:
    assert fonts.covers(letter)


@pytest.mark.parametrize("letter", "王😀★\u202e\u200b\n")
def test_the_font_has_no_such_letter(letter: str) -> None:
    assert not fonts.covers(letter)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("✨ Ana ✨", "Ana"),
        ("王小明", "C"),
        ("王 Bo", "Bo"),
        ("---", "C"),
        ("", "C"),
        ("Chloe\u0301", "Chloé"),
        ("\u202eevil", "evil"),
    ],
)
def test_a_name_is_written_as_far_as_possible_else_its_seat_has_a_letter(name: str, written: str) -> None:
    assert fonts.legible_name(name, 2) == written


def test_a_long_text_gets_smaller_and_then_shorter() -> None:
    assert fonts.fitted("Ana", 40, 30, 200, "Bold") == ("Ana", 40)
    text, size = fonts.fitted("Ana Maria", 40, 30, 150, "Bold")
    assert text == "Ana Maria"
    assert 30 <= size < 40
    text, size = fonts.fitted("Ana Maria da Conceição", 40, 30, 150, "Bold")
    assert text.endswith("…")
    assert size == 30
    assert fonts.width(text, size, "Bold") <= 150


def test_lines_are_broken_between_words() -> None:
    lines = fonts.wrapped("one two three four five six seven", 30, 150, "Bold")
    assert " ".join(lines) == "one two three four five six seven"
    assert all(fonts.width(line, 30, "Bold") <= 150 for line in lines)
