"""The computer player: it beats random players, and does what the hints of the rule spec say."""

from games.central.agent import CentralAgent
from games.kernel import Agent, Dice, RandomAgent, Seat, Table
from games.kernel.playout import play_out
from tests.central.market import GAME, Market

GAMES = 20


def wins(seat: Seat, number: int) -> bool:
    table = Table(GAME, 4, {}, Dice.of(f"agent:{number}"))
    agents: list[Agent] = [RandomAgent() for _ in range(4)]
    agents[seat] = CentralAgent()
    for _ in play_out(table, agents, Dice.of(f"players:{number}")):
        pass
    outcome = table.outcome
    assert outcome is not None
    return outcome.winners == (seat,)


def test_it_beats_three_random_players() -> None:
    """Over 200 games it wins more than nine of ten; here a fixed sample."""
    assert sum(wins(number % 4, number) for number in range(GAMES)) >= 0.8 * GAMES


def chooses(market: Market, seat: Seat) -> str:
    return CentralAgent().choose(market.table.view(seat), market.table.moves(seat), Dice.of(1)).text


def test_it_opens_what_it_has_most_of_at_the_top() -> None:
    assert chooses(Market(["tomato 2, carrot 3 4", "eggplant 2", "pepper 2"]), 0) == "open carrot 10"


def test_it_undercuts_by_one_but_not_below_its_reserve() -> None:
    market = Market(["tomato 2", "tomato 3 4", "pepper 2"])
    market.play("0 open tomato 9")
    assert chooses(market, 1) == "bid 8"
    cheap = Market(["tomato 2", "tomato 3 4", "pepper 2"])
    cheap.play("0 open tomato 3")
    assert chooses(cheap, 1) == "pass"
    final = Market(["tomato 2", "tomato 3 4", "pepper 2"], number=7)
    final.play("0 open tomato 3")
    assert chooses(final, 1) == "bid 2"


def test_it_stays_where_enough_is_left_to_sell() -> None:
    market = Market(["tomato 3", "tomato 4", "pepper 2"])
    market.play("0 open tomato 9", "1 bid 5", "2 pass")
    assert chooses(market, 0) == "stay"


def test_it_undercuts_where_the_others_would_fill_the_market() -> None:
    market = Market(["tomato 3 3 4", "tomato 4 2", "tomato 2 4", "tomato 3"])
    market.play("0 open tomato 10", "1 bid 9", "2 bid 8", "3 bid 7")
    assert chooses(market, 0) == "bid 6"


def test_it_cheats_where_the_price_is_high_and_there_is_much_to_sell() -> None:
    market = Market(["tomato 3", "carrot 3 4 4", "pepper 2"])
    market.play("0 open tomato 10")
    assert chooses(market, 1) == "bid 9"
    poor = Market(["tomato 3", "carrot 3", "pepper 2"])
    poor.play("0 open tomato 10")
    assert chooses(poor, 1) == "pass"


def test_it_sells_as_much_as_the_price_is_worth() -> None:
    market = Market(["tomato 2 3 4", "carrot 2", "pepper 2"])
    market.play("0 open tomato 8", "1 pass", "2 pass")
    assert chooses(market, 0) == "sell 1x2kg 1x3kg 1x4kg"


def test_it_lets_a_sale_rot_that_would_pass_it() -> None:
    market = Market(["tomato 4 4", "carrot 2", "pepper 2"], number=7)
    market.player(1).income = 50
    market.play("0 open tomato 8", "1 pass", "2 pass", "0 sell 2x4kg")
    assert chooses(market, 1) == "rot 8"  # 64 with, 32 without the rotten half
    harmless = Market(["tomato 2", "carrot 2", "pepper 2"], number=7)
    harmless.player(1).income = 50
    harmless.play("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg")
    assert chooses(harmless, 1) == "decline"


def test_it_sells_to_tourists_what_brings_much() -> None:
    market = Market(["tomato 2 4 4", "carrot 2", "pepper 2"])
    market.play("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline")
    assert chooses(market, 0) == "tourists 2x4kg"
    little = Market(["tomato 2 2", "carrot 2", "pepper 2"])
    little.play("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline")
    assert chooses(little, 0) == "decline"


def test_it_builds_strong_piles_for_the_final_round() -> None:
    market = Market(["tomato 4, pepper 2 4, cucumber 4", "carrot 4", "eggplant 4"], aside=["cucumber 4 4"])
    market.until_aside()
    assert chooses(market, 0) == "aside cucumber 4kg"
