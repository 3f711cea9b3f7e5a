"""What speaks for a choice in Central Market, or against it."""

from tests.games.central.market import GAME, Market


def grounds(market: Market, seat: int, move: str) -> list[str]:
    return [point.ground for point in GAME.points(market.view(seat), market.action(move))]


def test_a_product_is_put_up_because_one_has_much_of_it_or_keeps_what_one_has_much_of() -> None:
    market = Market(["tomato 4 4, carrot 2", "carrot 4", "pepper 4"])
    assert grounds(market, 0, "open tomato 10") == ["biggest-stock", "room-down"]
    assert grounds(market, 0, "open tomato 9") == ["biggest-stock", "less-room"]
    assert grounds(market, 0, "open carrot 10") == ["saves-best", "room-down"]


def test_a_threshold_for_rot_matters_where_somebody_else_may_play_it_first() -> None:
    """CM-13.3: clockwise from the seller's left."""
    market = Market(["tomato 4 4", "carrot 4", "pepper 4"])
    market.play(0, "open tomato 10")
    market.play(1, "pass")
    market.play(2, "pass")
    market.play(0, "sell 2x4kg")
    assert grounds(market, 1, "rot 8") == grounds(market, 1, "rot 2"), "nobody comes before seat 1"
    assert "only-whole" in grounds(market, 2, "rot 8")
    assert "only-whole" in grounds(market, 2, "rot 5")
    assert "at-all-events" in grounds(market, 2, "rot 4")
    market.player(1).rot = False
    assert grounds(market, 2, "rot 8") == grounds(market, 2, "rot 2")
