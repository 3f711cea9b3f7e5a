"""A game that is scaffolded is green from the first minute, and the page that says how is true.

Everything happens in a copy of the tree.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.variants import ALL
from tools.scaffold import ROOT, TEMPLATE, Order, WrongOrderError, read_order, write_game

PAGE = "docs/adding-a-game.md"
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "build", ".hypothesis", "*.egg-info")
"""What was compiled and checked here comes along, so that it need not be compiled and checked again."""
NOT_RUN = ("make play",)
"""Waits for people: what it shows is played by tests/front/test_games.py, which ``make check`` runs."""
AT_LENGTH = ("make pictures", "make waits", "make playouts")
"""Run with ALL=1 only: they look at a game that ``make check`` has looked at already."""
TYPED = "guess 0\ntake 1\nquit\n"
PATIENCE = 300


def commands() -> list[str]:
    """The commands of the page, in its order."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / PAGE).read_text(encoding="utf-8"), re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree, to be changed as one likes."""
    return Path(shutil.copytree(ROOT, tmp_path / "hall", ignore=LEFT_OUT))


def run(command: str, tree: Path) -> str:
    """A command as somebody types it in the copy, with the tools that are installed here."""
    python = Path(sys.executable)
    command = command.replace(".venv/bin/python", str(python))
    command = command.replace("make ", f"make -s -o .venv/installed BIN={python.parent} ")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV", "MAKE"))}
    ran = subprocess.run(
        command, shell=True, cwd=tree, input=TYPED, capture_output=True, text=True, timeout=PATIENCE, env=clean,
        check=False,
    )  # fmt: skip
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def tree_of(root: Path) -> dict[str, bytes]:
    """Every file of a tree that is kept."""
    made = re.compile(r"(^|/)(build|__pycache__|\.hypothesis|\.\w+_cache)/")
    names = (str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())
    return {name: (root / name).read_bytes() for name in names if not made.search(name)}


@pytest.mark.long
def test_the_commands_of_the_page_make_a_game_that_is_green(copy: Path) -> None:
    asked = commands()
    assert set(NOT_RUN) < set(asked)
    before = tree_of(copy)
    left_out = NOT_RUN if ALL else NOT_RUN + AT_LENGTH
    said = {command: run(command, copy) for command in asked if not command.startswith(left_out)}
    assert "everything holds" in said["make check GAME=orchard"]
    assert "will be left" in said[".venv/bin/python -m games play orchard"]
    after = tree_of(copy)
    changed = {name for name in before if after.get(name) != before[name]}
    assert changed == {"games/registry.py"}
    assert [name for name in after if name not in before and "orchard" not in name] == []
    assert (copy / "words/en/orchard.ftl").read_bytes() == (TEMPLATE / "words/en/orchard.ftl").read_bytes()


def test_a_game_of_another_name_is_written_in_its_name(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    shutil.copy(ROOT / "games/registry.py", tmp_path / "games")
    order = Order("cherries", "CH", 3, 3)
    written = write_game(order, tmp_path)
    texts = {path: (tmp_path / path).read_text(encoding="utf-8") for path in written}
    assert not [path for path, text in texts.items() if re.search("orchard|OG-", f"{path} {text}", re.IGNORECASE)]
    assert "seat_counts = range(3, 4)" in texts[Path("games/cherries/game.py")]
    assert "It is for 3 players" in texts[Path("words/en/cherries-rules.ftl")]
    assert "se joue à 3 joueurs" in texts[Path("words/fr/cherries-rules.ftl")]
    assert "ist für 3 Personen" in texts[Path("words/de/cherries-rules.ftl")]
    assert "    Cherries(),\n]" in (tmp_path / "games/registry.py").read_text(encoding="utf-8")
    with pytest.raises(WrongOrderError, match="is there already"):
        write_game(order, tmp_path)


def test_a_language_that_the_template_lacks_has_the_game_too(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    shutil.copy(ROOT / "games/registry.py", tmp_path / "games")
    for language in ("en", "xx"):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "common.ftl").write_text("kernel-yes = so\n", encoding="utf-8")
    write_game(Order("cherries", "CH", 3, 3), tmp_path)
    begun = (tmp_path / "words/xx/cherries.ftl").read_text(encoding="utf-8")
    assert "\ncherries = ???\n" in begun


@pytest.mark.parametrize(
    ("name", "prefix", "seats", "why"),
    [
        ("", "OG", "2-6", "3 to 14 small letters, not ''"),
        ("Big Game", "OG", "2-6", "3 to 14 small letters"),
        ("orchard", "", "2-6", "two capital letters, not ''"),
        ("orchard", "OG", "", "from 2 to 8, such as 2-6 or 4, not ''"),
        ("orchard", "OG", "2-9", "from 2 to 8"),
        ("orchard", "OG", "6-2", "from 2 to 8"),
        ("lisboa", "OG", "2-6", "There is a game lisboa already"),
        ("orchard", "ML", "2-6", "The clauses of lisboa begin with ML already"),
    ],
)
def test_what_cannot_be_made_is_said_with_an_example(name: str, prefix: str, seats: str, why: str) -> None:
    with pytest.raises(WrongOrderError, match=f"{why}.* For example: make game NAME="):
        read_order(name, prefix, seats)
