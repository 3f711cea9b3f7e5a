"""The tables of docs/opponents.md, from the games in ``build/arena``: ``python -m bench.tables [SEED]``."""

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.arena import HEAD, KEPT, Pairing, kept, row
from games.kernel import Level

SEED = 31
TITLES = {
    "hard-normal": "Hard among normal ones",
    "normal-easy": "Normal among easy ones",
    "former-normal": "Former ones among normal ones",
    "normal-former": "Normal among former ones",
}
TRICKS = "Tricks among normal ones"


def tables(seed: int) -> Iterator[str]:
    """Line by line, a table for each kind of pairing of which there are games."""
    found = [(pairing_of(path), path) for path in sorted(KEPT.glob(f"*-*-*-*-{seed}.jsonl"))]
    for title in (*TITLES.values(), TRICKS):
        rows = [row(pairing, kept(path)) for pairing, path in found if title_of(pairing) == title and kept(path)]
        if rows:
            yield from (f"### {title}", "", *HEAD, *rows, "")


def pairing_of(path: Path) -> Pairing:
    """Who played whom, by the name of the file; the name of a trick may have dashes."""
    game, seats, *challenger, rivals, _seed = path.stem.split("-")
    return Pairing(game, int(seats), "-".join(challenger), rivals)


def title_of(pairing: Pairing) -> str | None:
    """In which table a pairing stands; None if it is one for comparison only."""
    plain = {*Level, "former", "random"}
    trick = TRICKS if pairing.challenger not in plain and pairing.rivals == Level.NORMAL else None
    return TITLES.get(f"{pairing.challenger}-{pairing.rivals}", trick)


if __name__ == "__main__":
    print(*tables(int(sys.argv[1]) if len(sys.argv) > 1 else SEED), sep="\n")
