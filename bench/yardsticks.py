"""What we compare ourselves with: random games of python-chess and of catanatron, complete Catan."""

import random
import time
from typing import NamedTuple

import chess
from catanatron import Color, Game, RandomPlayer


class Rate(NamedTuple):
    """Random play with the full list of legal moves at every step."""

    moves: float
    """Moves played per second."""
    listed: float
    """Legal moves listed per second."""


def chess_rate(seed: int, games: int = 6) -> Rate:
    """Random chess."""
    dice = random.Random(seed)
    moves = listed = 0
    start = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            listed += len(legal)
            moves += 1
            board.push(dice.choice(legal))
    seconds = time.perf_counter() - start
    return Rate(moves / seconds, listed / seconds)


def catan_rate(seed: int, games: int = 4) -> Rate:
    """Random Catan for four."""
    moves = listed = 0
    start = time.perf_counter()
    for number in range(games):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed * games + number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            listed += len(game.state.playable_actions)
            game.play_tick()
            moves += 1
    seconds = time.perf_counter() - start
    return Rate(moves / seconds, listed / seconds)
