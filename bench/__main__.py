"""``make bench``: one table of all figures, each beside its yardstick measured in the same run."""

import itertools
import sys

from bench import bot, club, engines, growth, load, pictures, playground

PARTS = (engines, pictures, playground, bot, club, growth, load)


def main() -> int:
    """Print the table; fail if a figure misses its bound."""
    missed = False
    for title, figures in itertools.chain.from_iterable(part.figures() for part in PARTS):
        print(title)
        for figure in figures:
            print(figure, flush=True)
            missed |= not figure.holds
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
