"""``python -m games``: the only place where the rules know that somebody plays them."""

import sys

from terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
