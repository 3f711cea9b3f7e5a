"""The computer player: it beats random players, and does what the hints of the rule spec say."""

from games.central.agent import CentralAgent
from games.kernel import Agent, Dice, RandomAgent, Seat, Table
from games.kernel.playout import play_out
from tests.games.central.market import GAME, Market

GAMES = 100
WINS, POINTS = 93, 2430
"""The floor. Today it wins 97 of these games with 2497 of 2800 points; opening its worst product 89 with 2346, selling
as little as it may 90 with 2276, setting nothing aside, never bidding or going ever lower far fewer. What costs less
than that against players who do not think (Rot, Tourists, to stay or not) is asked below."""


def result(seat: Seat, number: int) -> tuple[bool, int]:
    """Whether it wins against three random players, and with how many points."""
    table = Table(GAME, 4, {}, Dice.of(f"agent:{number}"))
    agents: list[Agent] = [RandomAgent() for _ in range(4)]
    agents[seat] = CentralAgent()
    for _ in play_out(table, agents, Dice.of(f"players:{number}")):
        pass
    outcome = table.outcome
    return outcome.winners == (seat,), outcome.standings[seat].score


def test_in_the_arena_it_beats_three_random_players() -> None:
    """Always the same games: there is no luck in it."""
    results = [result(number % 4, number) for number in range(GAMES)]
    assert sum(won for won, _ in results) >= WINS
    assert sum(points for _, points in results) >= POINTS


def chooses(market: Market, seat: Seat) -> str:
    return CentralAgent().choose(market.table.view(seat), market.table.moves(seat), Dice.of(1)).text


def test_it_opens_what_it_has_most_of_at_the_top() -> None:
    assert chooses(Market(["tomato 2, carrot 3 4", "eggplant 2", "pepper 2"]), 0) == "open carrot 10"


def test_it_undercuts_by_one_but_not_below_its_reserve() -> None:
    market = Market(["tomato 2", "tomato 3 4", "pepper 2"])
    market.go("0 open tomato 9")
    assert chooses(market, 1) == "bid 8"
    cheap = Market(["tomato 2", "tomato 3 4", "pepper 2"])
    cheap.go("0 open tomato 3")
    assert chooses(cheap, 1) == "pass"
    final = Market(["tomato 2", "tomato 3 4", "pepper 2"], number=7)
    final.go("0 open tomato 3")
    assert chooses(final, 1) == "bid 2"


def test_late_in_the_game_or_with_a_big_hand_it_takes_less() -> None:
    """In the last normal round the hand is worth nothing any more but for the card that is set aside."""
    late = Market(["tomato 2", "tomato 3 4", "pepper 2"], number=6)
    late.go("0 open tomato 3")
    assert chooses(late, 1) == "bid 2"
    big = Market(["tomato 2", "tomato 2 2 3 3 3 3 4 4 4", "pepper 2"])
    big.go("0 open tomato 3")
    assert chooses(big, 1) == "bid 2"


def test_it_waits_for_a_better_product() -> None:
    market = Market(["tomato 2", "tomato 3 4, carrot 4 4 4", "pepper 2"])
    market.go("0 open tomato 4")
    assert chooses(market, 1) == "pass"  # its ten kilograms are carrots
    without = Market(["tomato 2", "tomato 3 4, carrot 4", "pepper 2"])
    without.go("0 open tomato 4")
    assert chooses(without, 1) == "bid 3"


def test_it_keeps_what_a_low_price_is_not_worth() -> None:
    market = Market(["tomato 2 3 4, carrot 4 4 4", "carrot 2", "pepper 2"])
    market.go("0 open tomato 1")
    assert chooses(market, 0) == "sell 1x2kg"
    final = Market(["tomato 2 3 4, carrot 4 4 4", "carrot 2", "pepper 2"], number=7)
    final.go("0 open tomato 1")
    assert chooses(final, 0) == "sell 1x2kg 1x3kg 1x4kg"


def test_it_stays_where_enough_is_left_to_sell() -> None:
    market = Market(["tomato 3", "tomato 4", "pepper 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass")
    assert chooses(market, 0) == "stay"


def test_it_undercuts_where_the_others_would_fill_the_market() -> None:
    market = Market(["tomato 3 3 4", "tomato 4 2", "tomato 2 4", "tomato 3"])
    market.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 bid 7")
    assert chooses(market, 0) == "bid 6"


def test_it_cheats_where_the_price_is_high_and_there_is_much_to_sell() -> None:
    market = Market(["tomato 3", "carrot 3 4 4", "pepper 2"])
    market.go("0 open tomato 10")
    assert chooses(market, 1) == "bid 9"
    poor = Market(["tomato 3", "carrot 3", "pepper 2"])
    poor.go("0 open tomato 10")
    assert chooses(poor, 1) == "pass"


def test_it_sells_as_much_as_the_price_is_worth() -> None:
    market = Market(["tomato 2 3 4", "carrot 2", "pepper 2"])
    market.go("0 open tomato 8", "1 pass", "2 pass")
    assert chooses(market, 0) == "sell 1x2kg 1x3kg 1x4kg"


def test_it_lets_a_sale_rot_that_would_pass_it() -> None:
    market = Market(["tomato 4 4", "carrot 2", "pepper 2"], number=7)
    market.player(1).income = 50
    market.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 2x4kg")
    assert chooses(market, 1) == "rot 8"  # 64 with, 32 without the rotten half
    harmless = Market(["tomato 2", "carrot 2", "pepper 2"], number=7)
    harmless.player(1).income = 50
    harmless.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg")
    assert chooses(harmless, 1) == "decline"


def test_it_sells_to_tourists_what_brings_much() -> None:
    market = Market(["tomato 2 4 4", "carrot 2", "pepper 2"])
    market.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline")
    assert chooses(market, 0) == "tourists 2x4kg"
    little = Market(["tomato 2 2", "carrot 2", "pepper 2"])
    little.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg", "1 decline", "2 decline")
    assert chooses(little, 0) == "decline"


def test_it_builds_strong_piles_for_the_final_round() -> None:
    market = Market(["tomato 4, pepper 2 4, cucumber 4", "carrot 4", "eggplant 4"], aside=["cucumber 4 4"])
    market.until_aside()
    assert chooses(market, 0) == "aside cucumber 4kg"


def test_nobody_is_ahead_while_all_are_equal_so_rot_is_kept() -> None:
    market = Market(["tomato 4", "carrot 2", "pepper 2"])
    market.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x4kg")
    assert chooses(market, 1) == "decline"


def test_with_a_big_stock_it_goes_down_by_more_than_one() -> None:
    market = Market(["tomato 2", "tomato 2 3 4", "pepper 2", "carrot 2"])
    market.go("0 open tomato 10")
    assert chooses(market, 1) == "bid 7"
