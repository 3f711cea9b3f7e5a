"""How strong computers are on the scale of the ratings, and whether ratings tell them apart.

    python -m bench.strengths play --game turin --games 500      three strengths are rated as if they were people
    python -m bench.strengths derive --share 0.55 --seats 4      what the share of wins of an arena makes of a level

What ``derive`` says of a level goes into ``games/<game>/strengths.json``: docs/club.md.
"""

import argparse
import math
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import combinations
from typing import NamedTuple

from bench.arena import player
from bot.host.club.rating import COMPUTER_SIGMA, rated
from bot.store import Part, Rating, Result, ResultChair
from games.kernel import Dice, Level, Table
from games.kernel.playout import play_out
from games.kernel.strength import USUAL
from games.registry import find_game

PLAYERS = ("normal", "easy", "random")
BETA = 25 / 6
"""How much luck there is in one game, as openskill takes it."""
SOME_DAY = datetime(2026, 1, 1, tzinfo=UTC)


def spread(seats: int, sigma: float) -> float:
    """By what the chances of so many players depend on their strengths, if each is known as well as that."""
    return math.sqrt(seats * (sigma**2 + BETA**2))


def derived(share: float, seats: int, rivals: float) -> float:
    """The strength of one challenger among rivals of one strength who has won this share of the games."""
    return rivals + spread(seats, COMPUTER_SIGMA) * math.log((seats - 1) * share / (1 - share))


# Playing


class Comparison(NamedTuple):
    """Two players: how far apart they are, and how often the first came in ahead; what the gap says, and what was."""

    better: str
    worse: str
    gap: float
    foretold: float
    seen: float

    def __str__(self) -> str:
        return (
            f"{self.better} before {self.worse}: gap {self.gap:.1f}, foretold {self.foretold:.0%}, seen {self.seen:.0%}"
        )


def compare(game_id: str, games: int, seed: int) -> tuple[dict[str, float], list[Comparison]]:
    """Let three strengths play, and rate them as people are: the mean of each in the second half, and all pairs."""
    ratings: dict[int, Rating] = {}
    seen: list[dict[int, float]] = []
    places = [play(game_id, number, seed) for number in range(games)]
    for number, came_in in enumerate(places):
        ratings |= rated(_result(game_id, came_in), ratings)
        if number >= games // 2:  # a rating sways about what it has found: its mean is what it says
            seen.append({who: rating.mu for who, rating in ratings.items()})
    means = [sum(each[who] for each in seen) / len(seen) for who in range(1, 1 + len(PLAYERS))]
    pairs = [_compared(one, other, means, places) for one, other in combinations(range(len(PLAYERS)), 2)]
    return dict(zip(PLAYERS, means, strict=True)), pairs


def play(game_id: str, number: int, seed: int) -> list[int]:
    """The places of the three in one game; the seats go round."""
    game = find_game(game_id)
    order = [(number + seat) % len(PLAYERS) for seat in range(len(PLAYERS))]
    table = Table(game, len(PLAYERS), {}, Dice.of(f"strengths:{seed}:{number}"))
    for _ in play_out(table, [player(game, PLAYERS[who]) for who in order], Dice.of(f"moves:{seed}:{number}")):
        pass
    places = {who: table.outcome.standings[seat].place for seat, who in enumerate(order)}
    return [places[who] for who in range(len(PLAYERS))]


def _result(game_id: str, places: Sequence[int]) -> Result:
    chairs = [
        ResultChair(seat=who, person_id=1 + who, name="", part=Part.WHOLE, place=place)
        for who, place in enumerate(places)
    ]
    facts = {"table_id": 1, "place_id": 1, "game": game_id, "variant": "", "rated": True, "closed": False}
    return Result.model_validate({**facts, "ended_at": SOME_DAY, "chairs": chairs})


def _compared(one: int, other: int, means: Sequence[float], places: Sequence[Sequence[int]]) -> Comparison:
    gap = means[one] - means[other]
    ahead = sum((each[one] < each[other]) + (each[one] == each[other]) / 2 for each in places) / len(places)
    foretold = 1 / (1 + math.exp(-gap / spread(len(PLAYERS), 0)))
    return Comparison(PLAYERS[one], PLAYERS[other], gap, foretold, ahead)


def main() -> None:
    """Play, or derive."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    playing = ways.add_parser("play")
    playing.add_argument("--game", default="turin")
    playing.add_argument("--games", type=int, default=500)
    playing.add_argument("--seed", type=int, default=22)
    deriving = ways.add_parser("derive")
    deriving.add_argument("--share", type=float, required=True, help="of the games that the challenger has won")
    deriving.add_argument("--seats", type=int, default=4)
    deriving.add_argument("--rivals", type=float, default=USUAL[Level.NORMAL], help="how strong all others were")
    chosen = parser.parse_args()
    if chosen.way == "derive":
        print(f"{derived(chosen.share, chosen.seats, chosen.rivals):.1f}")
        return
    means, pairs = compare(chosen.game, chosen.games, chosen.seed)
    print(" > ".join(f"{name} {mu:.1f}" for name, mu in means.items()))
    print(*pairs, sep="\n")


if __name__ == "__main__":
    main()
