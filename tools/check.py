"""Only what finds one game, quickly: ``make check GAME=orchard``. Before a commit ``make test`` runs everything.

Style and types of its files, the doors between the rooms, its clauses, its own tests, and the tests that find every
game by itself, for this one.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools.clauses import report

ROOT = Path(__file__).parent.parent
USAGE = "Say which game: make check GAME=orchard"
FOUND_BY = (
    "tests/games/kernel",
    "tests/contract",
    "tests/words",
    "tests/render",
    "tests/screens",
    "tests/tools/test_clauses.py",
    "tests/tools/test_waits.py",
    "tests/test_golden.py",
    "tests/front/test_games.py",
)
"""Tests that are run for every game, each named by its id."""


def files(name: str, root: Path = ROOT) -> list[str]:
    """The Python files of a game."""
    found = [
        *(root / "games" / name).rglob("*.py"),
        *(root / "render" / "picture" / name).rglob("*.py"),
        *(root / "tests" / "games" / name).rglob("*.py"),
        root / "render" / "text" / f"{name}.py",
        root / "tests" / "render" / f"test_{name}_picture.py",
    ]
    return [str(path.relative_to(root)) for path in sorted(found) if path.exists()]


def commands(name: str) -> Iterator[list[str]]:
    """What is run, one after the other."""
    python, own = [sys.executable, "-m"], files(name)
    yield [*python, "ruff", "check", "--quiet", *own]
    yield [*python, "ruff", "format", "--quiet", "--check", *own]
    yield [*python, "mypy", "--no-error-summary", *own]
    yield [str(Path(sys.executable).parent / "lint-imports"), "--no-logo"]
    # One process: more of them take longer to find the tests than to run these.
    yield [*python, "pytest", "-k", name, f"tests/games/{name}", *FOUND_BY]


def check(name: str) -> list[str]:
    """Run everything, whatever fails; the names of what failed."""
    failed = []
    for command in commands(name):
        what = command[2] if command[0] == sys.executable else Path(command[0]).name
        start = time.perf_counter()
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        print(f"{'failed' if code else 'ok':8}{time.perf_counter() - start:5.1f} s  {what}", flush=True)
        if code:
            failed.append(what)
    return failed


def main() -> int:
    """Check the game of the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    asked = parser.parse_args()
    if not asked.game or not (ROOT / "games" / asked.game / "game.py").exists():
        known = " ".join(sorted(path.parent.name for path in (ROOT / "games").glob("*/game.py")))
        print(f"There is no game {asked.game!r}, only: {known}. {USAGE}", file=sys.stderr)
        return 2
    failed = check(asked.game)
    if not report(asked.game):
        failed.append("clauses")
    print(f"{asked.game}: " + (f"failed: {', '.join(failed)}" if failed else "everything holds"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
