"""Rules that could be broken by one line without any other test noticing, and the floor of the computer player."""

from collections.abc import Callable

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from tests.games.schwarzmarkt.positions import GAME, Position

HANDS = ("PPSB", "CCCFF", "FFPB", "BBSSS")

# The arena

GAMES = 40
WINS, LEAD = 39, 6100
"""The floor. Today it wins all of these games, by 6178 points together; with offers that are all worth the same 37,
with the worst one 35, without a text card 38 of them; blind for what others hold by 5934, for the use of a card by
5730."""


def result(number: int) -> tuple[bool, int]:
    """Whether it wins against three random players, and by how many points."""
    seat = number % 4
    table = Table(GAME, 4, {}, Dice.of(f"agent:{number}"))
    agents = [GAME.agent() if other == seat else RandomAgent() for other in range(4)]
    for _ in play_out(table, agents, Dice.of(f"agent:{number}")):
        pass
    outcome = table.outcome
    best_rival = max(standing.score for standing in outcome.standings if standing.seat != seat)
    return outcome.winners == (seat,), outcome.standings[seat].score - best_rival


def test_in_the_arena_it_beats_three_random_players() -> None:
    """Always the same games: there is no luck in it."""
    results = [result(number) for number in range(GAMES)]
    assert sum(won for won, _ in results) >= WINS
    assert sum(lead for _, lead in results) >= LEAD


# Lots


def drawn_by(card: str, choice: str) -> Callable[[int, int], str]:
    """What this text card draws from five different cards, in the game of a seed and the play of a number."""

    def draw(seed: int, play: int) -> str:
        position = Position("PPPP", "PCFBS", "FFFP", "BBSS", market={0: [card]}, seed=seed)
        position.state.play = play
        position.play(0, f"lay {card}")
        return repr(next(event for event in position.play(0, choice) if event.to))

    return draw


@pytest.mark.rule("SM-8.1", "SM-8.2", "SM-8.4")
@pytest.mark.parametrize(
    ("card", "choice", "lots"), [("T01", "spy 1", 10), ("T02", "collect 1", 5), ("T06", "swap potato with 1", 5)]
)
def test_what_is_drawn_in_one_play_tells_nothing_about_another(card: str, choice: str, lots: int) -> None:
    """Each lot is named after its play: of two draws from the same hand one in ``lots`` is equal."""
    draw, games = drawn_by(card, choice), 100
    equal = sum(draw(seed, 1) == draw(seed, 5) for seed in range(games))
    assert games / lots / 3 < equal < 2.5 * games / lots
