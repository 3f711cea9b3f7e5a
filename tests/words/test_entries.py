"""Entries are read one by one, and are what the whole file says."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from words.catalogue import FOLDER
from words.entries import Entries, read_resource, references_of

CROOKED = """
### A file with all that may stand between two entries

# What it is called
-stand = { $case ->
   *[one] stand
    [many] stands
}
    .gender = neuter
## A group

asked = { $seat } opens a { -stand }: { told.short }
told =
    { asked }
    = not an entry, though it looks like one
    .short = { $count ->
        [one] = one
       *[other] = many
    }
"""


def whole(path: Path) -> dict[str, ast.Message | ast.Term]:
    entries = [entry for entry in read_resource(path).body if isinstance(entry, ast.Message | ast.Term)]
    return {f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": entry for entry in entries}


@pytest.mark.parametrize("text", [CROOKED, (FOLDER / "fr" / "common.ftl").read_text(encoding="utf-8")])
def test_what_is_read_one_by_one_is_what_the_file_says(tmp_path: Path, text: str) -> None:
    file = tmp_path / "crooked.ftl"
    file.write_text(text, encoding="utf-8")
    entries, expected = Entries(tmp_path), whole(file)
    assert list(entries) == list(expected)
    assert [name for name in entries if not entries[name].equals(expected[name], ["span", "comment"])] == []


def test_an_entry_speaks_of_terms_and_of_messages(tmp_path: Path) -> None:
    (tmp_path / "crooked.ftl").write_text(CROOKED, encoding="utf-8")
    entries = Entries(tmp_path)
    assert references_of(entries["asked"]) == {"-stand", "told"}
    assert references_of(entries["told"]) == {"asked"}


def test_a_broken_entry_says_in_which_line_and_why_when_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "broken.ftl").write_text("fine = All is well\n\nbroken = { $seat\n", encoding="utf-8")
    entries = Entries(tmp_path)
    assert isinstance(entries["fine"], ast.Message)
    with pytest.raises(ValueError, match=r"broken\.ftl, line \d: .* It belongs to: broken = "):
        entries["broken"]
