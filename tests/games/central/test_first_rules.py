"""Tables begun under the first rules are played on as they were: a question more, and orders that stay."""

import pytest

from games.kernel import OrderActed
from games.registry import find_game, find_rules
from tests.games.central.market import FIRST_GAME, Market, of


def test_new_tables_are_played_by_the_newest_rules() -> None:
    assert find_game("central").rules_version == 3
    assert find_rules("central", 1).rules_version == 1


@pytest.mark.rule("CM-15.5")
def test_everybody_was_asked_about_tourists() -> None:
    market = Market(["tomato 3, carrot 2", "carrot 3", "eggplant 2"], game=FIRST_GAME)
    market.discard("tomato 2 2 2 3 3 3 4 4 4")
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}


@pytest.mark.rule("CM-12.7")
def test_who_had_sold_with_the_cheater_was_not() -> None:
    market = Market(["tomato 3 4", "carrot 3 4", "eggplant 2"], game=FIRST_GAME)
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 cheat carrot 1x3kg", "0 decline", "2 decline")
    market.go("0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}


@pytest.mark.rule("CM-15.5")
def test_everybody_was_asked_to_bid() -> None:
    market = Market(["tomato 2, eggplant 3", "tomato 3 4", "eggplant 2"], game=FIRST_GAME)
    market.player(1).cheater = False
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    market.go("2 open eggplant 9", "0 pass")
    assert market.asked == {1: "bid"}


def test_opening_orders_stayed_until_the_round_was_over() -> None:
    market = Market(["tomato 2", "tomato 3, carrot 4, pepper 2", "eggplant 2"], game=FIRST_GAME)
    market.go("1 order open pepper for 8", "1 order open carrot for 7", "0 open tomato 10", "1 pass", "2 pass")
    market.go("0 sell 1x2kg", "1 decline", "2 decline")
    market.go("1 cancel open carrot")


def test_an_order_without_rot_answered_nothing_and_was_told_at_every_sale() -> None:
    market = Market(["tomato 3", "tomato 4", "eggplant 2"], game=FIRST_GAME)
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 1x4kg", "2 order rot never")
    assert market.asked.get(2) == "rot"
    market.go("2 decline", "0 decline")
    assert [event.action for event in of(OrderActed, market.go("0 sell 1x3kg"))] == ["decline"]
