"""The computer player: what it must see at a glance, and that it beats random players."""

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.schwarzmarkt.components import RATES
from tests.games.schwarzmarkt.positions import GAME, Position


def choice(position: Position) -> str:
    (seat,) = position.asked
    return GAME.agent().choose(position.view(seat), position.table.moves(seat), Dice.of(1)).text


def offer(*hands: str, rate: int, card: str = "O06", seat: int = 0) -> Position:
    position = Position(*hands, market={0: [card]})
    position.play(0, f"lay {card}")
    position.state.marker, position.offer.turn = RATES.index(rate), seat
    return position


def test_in_the_final_turn_it_sells_all_it_can() -> None:
    assert choice(offer("PPSB", "CCCF", "FFPB", "BBSS", rate=50)) == "sell 2 potato + 1 sugar"


def test_without_wanted_goods_it_passes_in_the_final_turn() -> None:
    assert choice(offer("BBF", "CCCF", "FFPB", "BBSS", rate=50)) == "pass"


def test_it_does_not_sell_at_the_lowest_rates() -> None:
    for rate in (1, 2, 4):
        assert choice(offer("PPSBBB", "CCCF", "FFPB", "BBSS", rate=rate)).startswith("pass")


def test_it_sells_at_a_good_rate_that_will_not_come_back() -> None:
    assert choice(offer("PPSBBB", "CCCFFF", "FFPBSS", "BBSSPP", rate=45)).startswith("sell 2 potato + 1 sugar")


def test_it_lets_the_cap_fall_to_itself_if_it_can() -> None:
    """Nobody else can have potatoes: after one step the others must bring the marker to 50 for it."""
    position = offer("P" * 12, "CCCC", "FFFF", rate=35, card="O01")
    assert choice(position) == "pass 1"


@pytest.mark.parametrize("card", ["T03", "T04"])
def test_it_takes_a_quick_deal_rather_than_a_poor_offer(card: str) -> None:
    position = Position("CCCC", "PPPPP", "PPPFF", "BBPSS", market={0: [card, "O01", "O06"]})
    assert choice(position) == f"lay {card}"


def test_it_raids_what_it_knows() -> None:
    position = Position("PPP", "CCCCF", "FFPB", "BBSS", market={0: ["T08"]})
    position.state.known[0][1] = [0, 4, 0, 0, 0]
    position.play(0, "lay T08")
    assert choice(position) == "raid 1 coffee"


def test_it_beats_three_random_players() -> None:
    won = 0.0
    games = 20
    for number in range(games):
        table = Table(GAME, 4, {}, Dice.of(f"agent:{number}"))
        seat = number % 4
        agents = [GAME.agent() if other == seat else RandomAgent() for other in range(4)]
        for _ in play_out(table, agents, Dice.of(f"agent:{number}")):
            pass
        won += (seat in table.outcome.winners) / len(table.outcome.winners)
    assert won >= 0.8 * games
