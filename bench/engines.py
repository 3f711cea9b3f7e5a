"""The engines: random play with full lists, views, states, and the whole path of a move without I/O."""

import random
import time
from collections.abc import Iterator
from typing import Any

from bench.measure import Figure, interleaved, microseconds
from bench.yardsticks import Rate, catan_rate, chess_rate
from games.kernel import Action, AnyGame, Dice, Move, RandomAgent, Stream, Table
from games.kernel.playout import play_out
from games.registry import games

SEATS = 4
VIEW_US, STATE_BYTES, STATE_US, PATH_US = 50, 4096, 30, 1000
LISTING_GAMES = frozenset({"lisboa"})
"""Games with lists so long that the measure is listed moves per second, against chess; the others go by moves."""
CATAN_FACTOR = 1.5


class QuickStream(Stream):
    """Chance for a benchmark: Python's own generator, which costs next to nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """A number below the bound."""
        return int(self._random.random() * bound)


def random_rate(game: AnyGame, seed: int, games_played: int = 8) -> Rate:
    """Random play with every list of legal moves built."""
    stream = QuickStream(seed)
    options = game.options_type()
    moves = listed = 0
    start = time.perf_counter()
    for number in range(games_played):
        dice = Dice.of(f"bench:{seed}:{number}")
        state = game.start(SEATS, options, dice)
        while not game.over(state):
            seat, action, seen = _any_move(game, state, stream)
            game.play(state, Move(seat, action), dice)
            moves += 1
            listed += seen
    seconds = time.perf_counter() - start
    return Rate(moves / seconds, listed / seconds)


def _any_move(game: AnyGame, state: Any, stream: Stream) -> tuple[int, Action, int]:  # noqa: ANN401 - any game's state
    for seat in range(SEATS):
        if not game.awaits(state, seat):
            continue
        owed, seen = [], 0
        for decision in game.moves_now(state, seat):
            seen += len(decision.choices) + len(decision.forms)
            if decision.owed:
                owed.append(decision)
        decision = owed[0] if len(owed) == 1 else stream.choice(owed)
        if decision.forms and (not decision.choices or stream.below(2)):
            return seat, game.read_action(stream.choice(decision.forms).sample(stream)), seen
        return seat, stream.choice(decision.choices), seen
    raise AssertionError("nobody is owed a decision")


def engine_figures(game: AnyGame) -> Iterator[Figure]:
    """All figures of one game."""
    rates: dict[str, list[Rate]] = {"chess": [], "catan": [], "ours": []}

    def run(name: str, rate: Rate) -> float:
        rates[name].append(rate)
        return rate.moves

    seed = iter(range(1, 100))
    _, catan, ours = interleaved(
        lambda: run("chess", chess_rate(next(seed))),
        lambda: run("catan", catan_rate(next(seed))),
        lambda: run("ours", random_rate(game, next(seed))),
    )
    our_listed = sorted(rate.listed for rate in rates["ours"])[len(rates["ours"]) // 2]
    chess_listed = sorted(rate.listed for rate in rates["chess"])[len(rates["chess"]) // 2]
    if game.id in LISTING_GAMES:
        yield Figure("legal moves listed in random play", our_listed, "a second", "(chess)", chess_listed)
        yield Figure("moves of random play", ours, "a second")
    else:
        yield Figure("moves of random play", ours, "a second", "(1.5 x catanatron)", CATAN_FACTOR * catan)
        yield Figure("legal moves listed in random play", our_listed, "a second")
    yield from _path_figures(game)


def _path_figures(game: AnyGame) -> Iterator[Figure]:
    table = Table(game, SEATS, {}, Dice.of("bench"))
    steps = list(play_out(table, [RandomAgent()] * SEATS, Dice.of("bench")))
    middle = Table(game, SEATS, {}, Dice.of("bench"))
    for step in steps[: len(steps) * 2 // 3]:
        middle.play(step.seat, step.action)
    following = steps[len(steps) * 2 // 3]
    written = following.action.model_dump_json()
    state = middle.state
    saved = game.dump(state)

    def path() -> None:
        trial = game.load(saved)
        game.play(trial, Move(seat=following.seat, action=game.read_action(written)), middle.dice)
        for seat in (*range(SEATS), None):
            game.view(trial, seat)
        game.dump(trial)

    view, dump, whole = interleaved(
        lambda: microseconds(lambda: game.view(state, 0)),
        lambda: microseconds(lambda: game.dump(state)),
        lambda: microseconds(path, 100),
    )
    yield Figure("a view", view, "us", "", VIEW_US, at_least=False)
    yield Figure("a state", len(saved), "bytes", "", STATE_BYTES, at_least=False)
    yield Figure("writing a state", dump, "us", "", STATE_US, at_least=False)
    yield Figure("parse, play, five views, write", whole, "us", "", PATH_US, at_least=False)


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The figures of every game."""
    for game in games():
        yield game.id, list(engine_figures(game))
