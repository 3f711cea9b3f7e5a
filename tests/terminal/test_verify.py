"""The file of a finished game: written, checked, altered, checked again."""

import json
from pathlib import Path

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.kernel.transcript import Fault, Verdict, transcribe
from games.registry import find_game
from terminal.main import main
from words import LANGUAGES, catalogue
from words.proof import fault


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table(find_game("turin"), 2, {}, Dice.of("file"))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("file")):
        pass
    path = tmp_path / "turin.json"
    path.write_text(transcribe(table, ("Ana", "Zoë")).model_dump_json(indent=1), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_file(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--language", language]) == 0
    said = capsys.readouterr().out
    assert json.loads(record.read_text())["hash"] in said
    assert "Zoë" in said
    assert "**" not in said


def test_an_altered_file(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    altered = json.loads(record.read_text())
    altered["outcome"]["standings"][0]["score"] += 1
    record.write_text(json.dumps(altered))
    assert main(["verify", str(record)]) == 1
    assert "a different result" in capsys.readouterr().out


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "can’t read" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", Fault)
def test_every_fault_has_words(language: str, what: Fault) -> None:
    numbered = what in (Fault.MOVE, Fault.EVENTS, Fault.POSITION)
    assert fault(catalogue(language), Verdict(what, 3 if numbered else 0)).startswith("❌")


def test_a_game_in_the_terminal_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lisboa.json"
    monkeypatch.setattr("builtins.input", lambda _prompt: "coin")
    assert main(["play", "lisboa", "--seats", "2", "--seed", "record", "--record", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    assert "The result is the same" in capsys.readouterr().out
