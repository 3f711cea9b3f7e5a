"""``make campaign``: a computer player alone, over the nine challenges of a campaign.

Each campaign is seeded; what was played is kept in ``build/arena`` like the games of the arena.
"""

import argparse
import json
from collections.abc import Sequence
from statistics import mean, median
from typing import NamedTuple

from bench.arena import KEPT, Timed, player, seldom_look_for_garbage
from games.kernel import Dice, Table
from games.kernel.playout import play_out
from games.lisboa.challenges import LAST_CHALLENGE
from games.lisboa.scoring import rank_of
from games.registry import find_game

GAME = "lisboa"


class Campaign(NamedTuple):
    """One campaign: all prestige with the bonus, the results and the prestige of the challenges, and the time."""

    total: int
    results: tuple[int, ...]
    prestige: tuple[int, ...]
    mean_ms: float
    worst_ms: float


def play(name: str, number: int, seed: int) -> Campaign:
    """One campaign; the same number is the same one."""
    game = find_game(GAME)
    alone = Timed(player(game, name))
    dice = Dice.of(f"campaign:{seed}:{number}")
    table = Table(game, 1, {}, dice)
    for _ in play_out(table, [alone], Dice.of(f"players:{dice.seed.hex()}")):
        pass
    sheet = table.sheet()
    assert sheet is not None
    challenges = sheet.parts[:LAST_CHALLENGE]
    results = tuple(part.result or 0 for part in challenges)
    prestige = tuple(part.amount for part in challenges)
    return Campaign(sheet.total, results, prestige, mean(alone.times), max(alone.times))


def campaigns(name: str, number: int, seed: int) -> list[Campaign]:
    """So many campaigns; those that were played before are not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"campaign-{name}-{seed}.jsonl"
    kept = [Campaign(*json.loads(line)) for line in path.read_text().splitlines()] if path.exists() else []
    while len(kept) < number:
        kept.append(play(name, len(kept), seed))
        with path.open("a") as file:
            file.write(json.dumps(kept[-1]) + "\n")
    return kept[:number]


def report(name: str, played: Sequence[Campaign]) -> list[str]:
    """A table of the challenges, and what the campaigns come to."""
    lines = ["| challenge | median coins | mean prestige |", "|---|---|---|"]
    for number in range(LAST_CHALLENGE):
        coins = median(each.results[number] for each in played)
        lines.append(f"| {number + 1} | {coins:.0f} | {mean(each.prestige[number] for each in played):.1f} |")
    totals = sorted(each.total for each in played)
    middle = int(median(totals))
    speed, worst = mean(each.mean_ms for each in played), max(each.worst_ms for each in played)
    lines.append("")
    lines.append(
        f"{name}: {len(played)} campaigns, median {middle} prestige ({rank_of(middle)}), from {totals[0]} to "
        f"{totals[-1]}; {speed:.0f} ms a move (worst {worst:.0f})"
    )
    return lines


def main() -> None:
    """Play what was asked for, and print it."""
    seldom_look_for_garbage()
    parser = argparse.ArgumentParser(prog="make campaign")
    parser.add_argument("--challenger", default="hard", help="easy, normal or hard")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    print(*report(asked.challenger, campaigns(asked.challenger, asked.games, asked.seed)), sep="\n")


if __name__ == "__main__":
    main()
