"""A whole game by correspondence through the local Discord: what everybody gets, and how often their phone rings.

``python -m tests.weeks --game central --people 3 --language fr`` lets people with habits plan and answer with buttons
and menus, moves the clock from visit to visit, writes what each of them gets in order to ``build/weeks`` and prints the
figures as a table. With ``--pace live`` all are there, nobody plans, and the game takes an evening. The bot is the real
one, with the real discord.py.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from games.kernel import AnyGame
from games.registry import find_game
from tests.weeks.week import SEED, Week, a_week

FOLDER = Path("build/weeks")
HEADING = """\
| person | round | days | new DMs | edits of them | happened to them | pings | of them in the channel |
|---|---|---|---|---|---|---|---|"""


async def live(game: AnyGame, people: int, locale: str, pace: str, seed: str, folder: Path) -> None:
    """Play one game, print its figures and write down what everybody got, also if it does not come to its end."""
    async with a_week(game, people, locale, pace, seed) as week:
        try:
            await (week.play_in_one_evening() if pace == "live" else week.play())
        finally:
            _write(week, folder, f"{game.id}-{locale}-{pace}")
        print(HEADING)
        for figures in week.figures():
            print(f"| {' | '.join(map(str, figures))} |")


def _write(week: Week, folder: Path, name: str) -> None:
    """What everybody got, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    for person in week.people:
        (folder / f"{name}-{person.name}.txt").write_text("\n".join(week.transcript(person)) + "\n")


def main() -> int:
    """Read what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", type=find_game, default=find_game("central"))
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--language", default="en-US", help="as Discord names it")
    parser.add_argument("--pace", default="daily", choices=("daily", "live"))
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    asyncio.run(live(asked.game, asked.people, asked.language, asked.pace, asked.seed, asked.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
