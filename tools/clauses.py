"""Which clauses of the rule specs a test names: ``make clauses``.

A spec defines a clause by its id in bold (``**ML-3.2**``); a test names it with ``@pytest.mark.rule("ML-3.2")``.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from games.registry import games

ROOT = Path(__file__).parent.parent
SPECS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
_DEFINED = re.compile(r"\*\*([A-Z]{2}-\d+\.\d+)\*\*")


class Coverage(NamedTuple):
    """How far the tests name the clauses of one spec."""

    game: str
    registered: bool
    clauses: tuple[str, ...]
    untested: tuple[str, ...]
    unknown: tuple[str, ...]
    """Named by a test, but in no spec of this prefix."""


def defined_clauses(spec: str) -> tuple[str, ...]:
    """The ids that a spec defines, in its order."""
    return tuple(dict.fromkeys(_DEFINED.findall(spec)))


def named_clauses(source: str) -> Iterator[str]:
    """The ids that the rule marks of a test module name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def coverage() -> list[Coverage]:
    """The coverage of every spec."""
    named = {clause for path in TESTS.rglob("*.py") for clause in named_clauses(path.read_text())}
    registered = {game.id for game in games()}
    found = []
    for path in sorted(SPECS.glob("*.md")):
        clauses = defined_clauses(path.read_text())
        if not clauses:
            raise LookupError(f"docs/rules/{path.name} defines no clause: begin each like - **XY-1.1** …")
        prefix = clauses[0].partition("-")[0]
        untested = tuple(clause for clause in clauses if clause not in named)
        unknown = tuple(sorted(clause for clause in named if clause.startswith(f"{prefix}-") and clause not in clauses))
        found.append(Coverage(path.stem, path.stem in registered, clauses, untested, unknown))
    return found


def report(game: str | None = None) -> bool:
    """Print a line per game, or for one; whether every clause of registered games is named by a test."""
    whole = True
    for spec in coverage():
        if game is not None and spec.game != game:
            continue
        tested = len(spec.clauses) - len(spec.untested)
        note = "" if spec.registered else " (not registered yet)"
        print(f"{spec.game:14}{tested:4} of {len(spec.clauses):4} clauses named by a test{note}")
        if spec.untested and (spec.registered or tested):
            print(f"{'':14}without a test: {' '.join(spec.untested)}")
        if spec.unknown:
            print(f"{'':14}named, but in no spec: {' '.join(spec.unknown)}")
        whole &= not (spec.registered and (spec.untested or spec.unknown))
    return whole


if __name__ == "__main__":
    sys.exit(0 if report() else 1)
