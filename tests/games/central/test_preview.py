"""What a choice would bring, as far as its owner can know: only kilograms that are paid."""

import pytest

from games.kernel import Fact, Seat
from tests.games.central.market import Market


def preview(market: Market, seat: Seat, kind: str, text: str) -> dict[str, Fact]:
    choice = next(choice for choice in market.decision(seat, kind).choices if choice.text == text)
    return dict(market.table.preview(seat, choice))


@pytest.mark.rule("CM-7.2")
def test_lost_kilograms_bring_nothing() -> None:
    market = Market(["tomato 4 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 5", "1 pass", "2 pass")
    assert preview(market, 0, "sell", "sell 3x4kg") == {"kg": 10, "lost": 2, "income": 50}
    cheating = Market(["tomato 3", "carrot 4 4 4", "eggplant 2"])
    cheating.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay")
    assert preview(cheating, 1, "sell", "cheat carrot 3x4kg") == {"kg": 10, "lost": 2, "income": 60}


@pytest.mark.rule("CM-7.1")
def test_what_one_has_sold_already_leaves_less_to_bid_with() -> None:
    market = Market(["tomato 4 4, carrot 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 4", "1 pass", "2 pass", "0 sell 2x4kg")
    market.decline()
    market.go("1 open carrot 9", "2 pass")
    for text, price in (("bid 8", 8), ("bid 8 then stay", 8), ("undercut to 3", 3)):
        assert preview(market, 0, "bid", text) == {"kg": 2, "income": 2 * price, "cheater": 0}


@pytest.mark.rule("CM-7.1")
def test_an_opening_promises_ten_kilograms_at_most() -> None:
    market = Market(["tomato 4 4 4, carrot 3", "carrot 2", "eggplant 2"], cheater_may_open=True)
    assert preview(market, 0, "open", "open tomato 10") == {"kg": 10, "income": 100, "cheater": 0}
    assert preview(market, 0, "open", "open pepper 10") == {"kg": 10, "income": 100, "cheater": 1}
    assert preview(market, 0, "open", "open carrot 10") == {"kg": 3, "income": 30, "cheater": 0}


@pytest.mark.rule("CM-12.3", "CM-12.4")
def test_tourists_pay_everything_at_the_lowest_bid() -> None:
    market = Market(["tomato 2 4 4 4", "tomato 2", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 sell 1x2kg", "0 decline", "2 decline")
    market.go("0 sell 1x2kg", "1 decline", "2 decline")
    assert preview(market, 0, "tourists", "tourists 3x4kg") == {"kg": 12, "income": 60}


@pytest.mark.rule("CM-13.2")
def test_rot_takes_half_of_what_was_sold_rounded_down() -> None:
    market = Market(["tomato 4 4 4, carrot 2", "tomato 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 1x3kg")
    assert preview(market, 0, "rot", "rot 3") == {"kg": 1, "income": 8}
    market.decline(("rot",))
    market.go("0 sell 2x4kg")  # 8 kg of cards, 7 of them sold
    assert preview(market, 1, "rot", "rot 2") == {"kg": 3, "income": 27}


def test_other_choices_promise_nothing() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 9")
    assert preview(market, 1, "bid", "pass") == {}
