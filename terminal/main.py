"""The command line: ``python -m games play lisboa``, ``… verify FILE``, ``… playouts``."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.kernel import Refusal
from games.registry import find_game, games
from terminal.play import play
from terminal.playouts import playouts
from terminal.verify import check_file
from words import DEFAULT_LANGUAGE, LANGUAGES, Speaker, catalogue


def _option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    truths = {"true": True, "false": False}
    return name, truths.get(value, int(value) if value.isdigit() else value)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m games", description="Market games in a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play", help="play a game against the computer")
    one.add_argument("game", choices=[game.id for game in games()])
    one.add_argument("--seats", type=int, help="how many play, you included")
    one.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)
    one.add_argument("--name", default="Ana", help="what you are called")
    one.add_argument("--seed", help="any word: the same word deals the same cards")
    one.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--record", type=Path, metavar="FILE", help="write the finished game to a file, to be verified")
    check = commands.add_parser("verify", help="check the file of a finished game: the deal, every move, the result")
    check.add_argument("file", type=Path)
    check.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)
    many = commands.add_parser("playouts", help="games between computers, every invariant checked after every move")
    many.add_argument("--game", choices=[game.id for game in games()], help="only this one")
    many.add_argument("--games", type=int, default=200, help="how many of each game")
    many.add_argument("--seed", type=int, default=7)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what was refused is said in one sentence."""
    asked = _arguments(arguments)
    if asked.command == "playouts":
        return playouts(games() if asked.game is None else (find_game(asked.game),), asked.games, asked.seed)
    if asked.command == "verify":
        return check_file(asked.file, catalogue(asked.language))
    game = find_game(asked.game)
    try:
        play(game, asked.seats, dict(asked.option), asked.language, asked.seed, asked.name, asked.record)
    except Refusal as refusal:
        print(Speaker(catalogue(asked.language), game, ()).refusal(refusal), file=sys.stderr)
        return 1
    return 0
