"""A new language begins with every message of the house, and the English beside it."""

import shutil
import sys
from pathlib import Path

import pytest

from tools.language import main, write_language
from words.catalogue import FOLDER, UNWRITTEN, Catalogue
from words.entries import read_resource


def test_every_message_stands_there_with_its_english_and_nothing_written_is_lost(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    told = write_language("xx", tmp_path)
    assert {line.partition(":")[0] for line in told} == {str(path) for path in (tmp_path / "xx").iterdir()}
    common = tmp_path / "xx" / "common.ftl"
    text = common.read_text(encoding="utf-8")
    assert f"# kernel-nothing = nothing\nkernel-nothing = {UNWRITTEN}\n" in text
    english = {each.id.name for each in read_resource(tmp_path / "en" / "common.ftl").body if hasattr(each, "id")}
    assert {each.id.name for each in read_resource(common).body if hasattr(each, "id")} == english

    common.write_text("kernel-nothing = rien\n", encoding="utf-8")
    write_language("xx", tmp_path)
    again = common.read_text(encoding="utf-8")
    assert again.startswith("kernel-nothing = rien\n")
    assert f"kernel-yes = {UNWRITTEN}" in again


def test_what_has_no_words_is_copied(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    write_language("xx", tmp_path)
    assert "\nturin-item-T01 = T01 🧄3 🥕2 🍇1\n" in (tmp_path / "xx" / "turin.ftl").read_text(encoding="utf-8")
    assert "    .clauses = ML-1 ML-10\n" in (tmp_path / "xx" / "lisboa-rules.ftl").read_text(encoding="utf-8")


def test_a_language_that_is_being_written_speaks_english_for_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    write_language("xx", tmp_path)
    common = tmp_path / "xx" / "common.ftl"
    common.write_text(common.read_text(encoding="utf-8").replace(f"kernel-no = {UNWRITTEN}", "kernel-no = nee"))
    monkeypatch.setattr(sys.modules["words.catalogue"], "FOLDER", tmp_path)
    begun = Catalogue("xx")
    assert (begun.say("kernel-no"), begun.say("kernel-yes"), begun.say("lisboa.pitch")) == (
        "nee",
        "yes",
        Catalogue("en").say("lisboa.pitch"),
    )


def test_what_is_no_language_is_said() -> None:
    assert main(["German"]) == 2
    assert main(["pt-BR"]) == 2
