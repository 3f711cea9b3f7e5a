"""``make arena``: computer players against each other, seeded, with the chance that luck leaves open.

One challenger sits among rivals of one kind, in every seat in turn. A shared first place counts as a share. What was
played is kept in ``build/arena``, game by game: a run that was cut short goes on where it was, and more games add to
those that there are.
"""

import argparse
import gc
import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.former import FORMER
from bench.tricks import TRICKS
from games.kernel import Action, Agent, AnyGame, Dice, Level, RandomAgent, Table, Thinker, Worlds
from games.kernel.playout import play_out
from games.registry import find_game, games

KEPT = Path("build/arena")
SELDOM = 10_000
"""How often all is searched for garbage that was made meanwhile, counted in searches of what is newer."""
SURE = 1.96
"""Standard errors of an interval that is right in 95 of 100 cases."""


class Pairing(NamedTuple):
    """Who plays against whom."""

    game: str
    seats: int
    challenger: str
    rivals: str

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.challenger}-{self.rivals}"


class Result(NamedTuple):
    """One game: the challenger's share of the first place, its lead, and the milliseconds of its moves."""

    share: float
    lead: float
    mean_ms: float
    worst_ms: float


class Timed:
    """A player whose moves are timed."""

    def __init__(self, player: Agent | Thinker) -> None:
        self._player = player
        self.times: list[float] = []

    def think(self, worlds: Worlds, dice: Dice) -> Action:
        """What the player does."""
        begun = time.process_time()
        if isinstance(self._player, Agent):
            chosen = self._player.choose(worlds.view, worlds.moves, dice)
        else:
            chosen = self._player.think(worlds, dice)
        self.times.append(1000 * (time.process_time() - begun))
        return chosen if isinstance(chosen, Action) else worlds.game.read_action(chosen)


def player(game: AnyGame, name: str) -> Agent | Thinker:
    """A computer player by its level, or one that there is for comparison only."""
    match name:
        case "random":
            return RandomAgent()
        case "former":
            if game.id not in FORMER:
                raise SystemExit(
                    f"The normal player of {game.id} is still the former one. Choose among: {' '.join(FORMER)}"
                )
            return FORMER[game.id]
        case _ if name in TRICKS.get(game.id, {}):
            return TRICKS[game.id][name]
        case _:
            return game.agents()[Level(name)]


def play(pairing: Pairing, number: int, seed: int) -> Result:
    """One game; the same number is the same game."""
    game, seat = find_game(pairing.game), number % pairing.seats
    challenger = Timed(player(game, pairing.challenger))
    rivals: Agent | Thinker = player(game, pairing.rivals)
    players = [challenger if each == seat else rivals for each in range(pairing.seats)]
    dice = Dice.of(f"arena:{seed}:{pairing.game}:{pairing.seats}:{number}")
    table = Table(game, pairing.seats, {}, dice)
    for _ in play_out(table, players, Dice.of(f"players:{dice.seed.hex()}")):
        pass
    outcome = table.outcome
    scores = [standing.score for standing in outcome.standings]
    winners = outcome.winners
    share = 1 / len(winners) if seat in winners else 0.0
    lead = scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)
    return Result(share, lead, sum(challenger.times) / len(challenger.times), max(challenger.times))


def results(pairing: Pairing, number: int, seed: int) -> list[Result]:
    """So many games; those that were played before are not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{pairing}-{seed}.jsonl"
    played = kept(path)
    while len(played) < number:
        played.append(play(pairing, len(played), seed))
        with path.open("a") as file:
            file.write(json.dumps(played[-1]) + "\n")
    return played[:number]


def kept(path: Path) -> list[Result]:
    """What was played before."""
    return [Result(*json.loads(line)) for line in path.read_text().splitlines()] if path.exists() else []


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval of a share."""
    count, mean = len(shares), sum(shares) / len(shares)
    spread = SURE**2 / count
    centre = (mean + spread / 2) / (1 + spread)
    half = SURE * math.sqrt(mean * (1 - mean) / count + spread / (4 * count)) / (1 + spread)
    return centre - half, centre + half


def row(pairing: Pairing, played: Sequence[Result]) -> str:
    """A line of the table."""
    shares = [result.share for result in played]
    low, high = interval(shares)
    leads = [result.lead for result in played]
    mean = sum(leads) / len(leads)
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads) / len(leads))
    speed = sum(result.mean_ms for result in played) / len(played)
    worst = max(result.worst_ms for result in played)
    return (
        f"| {pairing.game} | {pairing.seats} | {pairing.challenger} | {pairing.rivals} | {len(played)} "
        f"| {sum(shares) / len(shares):.0%} | {low:.0%}-{high:.0%} | {1 / pairing.seats:.0%} "
        f"| {mean:+.1f} ± {error:.1f} | {speed:.1f} ({worst:.0f}) |"
    )


HEAD = (
    "| game | seats | challenger | rivals | games | wins | 95 % | fair | lead | ms a move (worst) |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def seldom_look_for_garbage() -> None:
    """No search among all that was loaded and is kept falls into a move. The bot sees to that in the same way.

    Such a search takes 25 to 100 ms, and was what single moves had taken of players who need 10 ms at most.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:-1], SELDOM)


def main() -> None:
    """Play what was asked for, and print the table."""
    seldom_look_for_garbage()
    known = [game.id for game in games()]
    parser = argparse.ArgumentParser(prog="make arena")
    parser.add_argument("--game", choices=known, action="append", help="all unless said")
    parser.add_argument("--seats", type=int, action="append", help="every number unless said")
    parser.add_argument("--challenger", default="normal", help="easy, normal, hard, former, random or a trick")
    parser.add_argument("--rivals", default="former", help="the same")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    if "former" in (asked.challenger, asked.rivals):
        known = list(FORMER)
        if not set(asked.game or ()) <= set(known):
            parser.error(f"only these have another player than before: {', '.join(known)}")
    print(*HEAD, sep="\n", flush=True)
    for name in asked.game or known:
        counts = find_game(name).seat_counts
        for seats in asked.seats or [count for count in counts if count > 1]:
            if seats not in counts:
                continue
            pairing = Pairing(name, seats, asked.challenger, asked.rivals)
            print(row(pairing, results(pairing, asked.games, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
