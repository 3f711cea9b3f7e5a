"""A new game: ``make game NAME=cherries PREFIX=CH SEATS=2-6``.

``tools/orchard`` is a whole small game for 2 to 6 players, laid out as the tree is. It is copied into the tree under
another name, registered, drawn, recorded and measured, so that everything is green before it is changed into yours.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from games.kernel.seats import MOST_SEATS
from games.registry import games
from tools.language import write_language

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "orchard"
REGISTRY = Path("games/registry.py")
LEAST_SEATS = 2
EXAMPLE = "make game NAME=cherries PREFIX=CH SEATS=2-6"
_NAME = re.compile(r"[a-z]{3,14}")
_PREFIX = re.compile(r"[A-Z]{2}")
_SEATS = re.compile(r"(\d+)(?:-(\d+))?")
_IMPORT = "from games.kernel import "
_LAST_RULES = "\n]\n\n\ndef games()"


class WrongOrderError(Exception):
    """A game that cannot be made so; why, and how it can."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{why} For example: {EXAMPLE}")


class Order(NamedTuple):
    """Which game is to be made."""

    name: str
    prefix: str
    least: int
    most: int

    @property
    def title(self) -> str:
        """What it is called, until somebody finds better words; and its class."""
        return self.name.capitalize()

    def rename(self, text: str) -> str:
        """What is said of the orchard, said of this game."""
        seats = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        for old, new in (
            ("orchard", self.name),
            ("Orchard", self.title),
            ("OG-", f"{self.prefix}-"),
            ('"OG"', f'"{self.prefix}"'),
            ("range(2, 7)", f"range({self.least}, {self.most + 1})"),
            ("2 to 6 players", f"{seats} players"),
            ("de 2 à 6 joueurs", f"{'à' if self.least == self.most else 'de'} {seats} joueurs".replace(" to ", " à ")),
            ("für 2 bis 6 Personen", f"für {seats} Personen".replace(" to ", " bis ")),
        ):
            text = text.replace(old, new)
        return text


def read_order(name: str, prefix: str, seats: str) -> Order:
    """What was asked for; refused in a sentence that says how to ask."""
    if not _NAME.fullmatch(name):
        raise WrongOrderError(f"NAME is what the code calls the game: 3 to 14 small letters, not {name!r}.")
    if not _PREFIX.fullmatch(prefix):
        raise WrongOrderError(f"PREFIX begins the clauses of the rule spec: two capital letters, not {prefix!r}.")
    bounds = _SEATS.fullmatch(seats)
    least, most = (int(bounds[1]), int(bounds[2] or bounds[1])) if bounds else (0, 0)
    if not LEAST_SEATS <= least <= most <= MOST_SEATS:
        raise WrongOrderError(f"SEATS is from {LEAST_SEATS} to {MOST_SEATS}, such as 2-6 or 4, not {seats!r}.")
    for game in games():
        if game.id == name:
            raise WrongOrderError(f"There is a game {name} already.")
        if game.clause_prefix == prefix:
            raise WrongOrderError(f"The clauses of {game.id} begin with {prefix} already.")
    return Order(name, prefix, least, most)


def write_game(order: Order, root: Path = ROOT) -> list[Path]:
    """Copy the template under its new name, and register it; the files that are new, below the root."""
    texts = dict(_renamed(order))
    if standing := [path for path in texts if (root / path).exists()]:
        raise WrongOrderError(f"{standing[0]} is there already, and is not written over.")
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    _register(order, root / REGISTRY)
    for language in _languages_without_it(root):
        write_language(language, root / "words")
    return list(texts)


def _renamed(order: Order) -> Iterator[tuple[Path, str]]:
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            target = Path(order.rename(str(path.relative_to(TEMPLATE))))
            yield target, order.rename(path.read_text(encoding="utf-8"))


def _languages_without_it(root: Path) -> list[str]:
    """The languages of the tree in which the template does not speak: English is spoken there until somebody writes."""
    spoken = {path.parent.name for path in (root / "words").glob("*/common.ftl")}
    return sorted(spoken - {path.name for path in (TEMPLATE / "words").iterdir()})


def _register(order: Order, registry: Path) -> None:
    text = registry.read_text(encoding="utf-8")
    for place in (_IMPORT, _LAST_RULES):
        if text.count(place) != 1:
            raise WrongOrderError(f"{registry} has no place for another game: {place.strip()!r} is not there once.")
    text = text.replace(_IMPORT, f"from games.{order.name}.game import {order.title}\n{_IMPORT}")
    text = text.replace(_LAST_RULES, f"\n    {order.title}(),{_LAST_RULES}")
    registry.write_text(text, encoding="utf-8")


def finish(order: Order, written: list[Path], root: Path = ROOT) -> None:
    """What is made of the rules: imports in order, colours, recorded games, and how long it takes."""
    sources = [str(path) for path in (*written, REGISTRY) if path.suffix == ".py"]
    for command in (
        ["ruff", "check", "--quiet", "--select", "I", "--fix", *sources],
        ["ruff", "format", "--quiet", *sources],
        ["tools.pictures", order.name],
        ["tests.golden", order.name],
        ["tools.waits", "--game", order.name, "--write"],
    ):
        subprocess.run([sys.executable, "-m", *command], cwd=root, check=True)


def main() -> int:
    """Make a game as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("name", "prefix", "seats"):
        parser.add_argument(name)
    asked = parser.parse_args()
    try:
        order = read_order(asked.name, asked.prefix, asked.seats)
        written = write_game(order)
    except WrongOrderError as error:
        print(error, file=sys.stderr)
        return 2
    finish(order, written)
    print(f"{order.title} is there: {len(written)} files, and a line in {REGISTRY}. Now:")
    print(f"  make check GAME={order.name}                 everything that finds the game")
    print(f"  .venv/bin/python -m games play {order.name}   play it in a terminal")
    print("docs/adding-a-game.md goes on from here.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
