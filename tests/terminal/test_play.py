"""Playing in a terminal."""

from collections.abc import Iterator

import pytest

from terminal.main import main


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types, line by line; then they leave."""
    lines: list[str] = []
    entered: Iterator[str] = iter(lines)
    monkeypatch.setattr("builtins.input", lambda _prompt: next(entered, "quit"))
    return lines


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "coin", "You take 1 coin"),
        ("en", "take a coin", "You take 1 coin"),
        ("fr", "je prends une pièce", "Vous prenez 1 pièce"),
        ("de", "nimm eine Münze", "Du nimmst 1 Münze"),
    ],
)
def test_a_move_is_typed_in_words_or_in_notation(
    typed: list[str], capsys: pytest.CaptureFixture[str], language: str, line: str, said: str
) -> None:
    typed.append(line)
    main(["play", "lisboa", "--seats", "2", "--seed", "words", "--language", language])
    assert said in capsys.readouterr().out


def test_what_would_be_left_for_later_is_not_listed(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody is away from a terminal."""
    typed.append("?")
    main(["play", "lisboa", "--seats", "2", "--seed", "words"])
    listed = capsys.readouterr().out
    assert "  coin " in listed
    assert "wish" not in listed
