"""Opening a product (CM-4)."""

import pytest

from games.central.events import Opened, OpeningSkipped
from games.central.phases import go_on
from games.central.reasons import Because
from games.kernel import Dice, Reason, Refusal, Table
from tests.games.central.market import GAME, Market, of


@pytest.mark.rule("CM-4.1", "CM-6.9")
def test_the_right_to_open_goes_round_once() -> None:
    market = Market(["tomato 2, pepper 2", "carrot 2", "eggplant 2"])
    assert market.asked == {0: "open"}
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.state.auction is None
    assert market.asked == {1: "open"}
    market.go("1 open carrot 10", "2 pass", "0 pass", "1 sell 1x2kg")
    market.decline()
    market.go("2 open eggplant 10", "0 pass", "2 sell 1x2kg")
    market.decline()
    assert market.asked.get(0) == "aside"


@pytest.mark.rule("CM-4.2")
def test_one_opens_what_one_holds_at_any_price_and_shows_nothing() -> None:
    market = Market(["tomato 2 3, carrot 4", "carrot 2", "eggplant 2"])
    expected = [f"open {product} {price}" for product in ("tomato", "carrot") for price in range(1, 11)]
    assert market.choices(0, "open") == expected
    refusal = market.refused(0, {"kind": "open", "product": "pepper", "price": 5})
    assert (refusal.reason, refusal.clause, refusal.figures) == (Because.NOT_IN_HAND, "CM-4.2", {"product": "pepper"})
    for price in (0, 11):
        refusal = market.refused(0, {"kind": "open", "product": "tomato", "price": price})
        assert (refusal.reason, refusal.figures) == (Because.PRICE_RANGE, {"price": price, "highest": 10})
    (opened,) = of(Opened, market.go("0 open tomato 7"))
    assert (opened.seat, opened.product, opened.price) == (0, "tomato", 7)
    assert market.hand(0) == "tomato 2 3, carrot 4"
    assert market.state.bidding.bids == [7, 0, 0]


@pytest.mark.rule("CM-4.2")
@pytest.mark.parametrize("highest", [9, 10, 11, 12])
def test_the_highest_price_is_an_option(highest: int) -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"], price_max=highest)
    assert market.choices(0, "open")[-1] == f"open tomato {highest}"


@pytest.mark.rule("CM-4.3")
def test_ex_5_a_product_is_opened_once_a_round_by_whoever() -> None:
    market = Market(["carrot 2", "carrot 2, tomato 2", "carrot 3, eggplant 2"])
    market.go("0 open carrot 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.choices(1, "open") == [f"open tomato {price}" for price in range(1, 11)]
    refusal = market.refused(1, {"kind": "open", "product": "carrot", "price": 5})
    assert (refusal.reason, refusal.clause) == (Because.ALREADY_OPENED, "CM-4.3")


@pytest.mark.rule("CM-4.4")
def test_who_can_open_must() -> None:
    for option in (False, True):
        market = Market(["tomato 2", "carrot 2", "eggplant 2"], cheater_may_open=option)
        assert "skip" not in market.choices(0, "open")
        refusal = market.refused(0, {"kind": "skip"})
        assert (refusal.reason, refusal.clause) == (Because.MUST_OPEN, "CM-4.4")


@pytest.mark.rule("CM-4.5", "CM-4.7", "CM-7.5")
def test_who_has_sold_ten_kg_does_not_open() -> None:
    market = Market(["tomato 2", "tomato 4 4 4, carrot 4", "eggplant 2"])
    market.go("0 open tomato 10", "1 bid 9", "2 pass", "0 stay", "1 sell 3x4kg")
    happened = market.decline()
    (skipped,) = of(OpeningSkipped, happened)
    assert (skipped.seat, skipped.why) == (1, "limit")
    assert market.asked == {2: "open"}


@pytest.mark.rule("CM-4.6", "CM-4.7")
def test_who_holds_nothing_unopened_is_skipped_but_may_still_bid() -> None:
    market = Market(["tomato 2, eggplant 3", "tomato 3 4", "eggplant 2"])
    market.go("0 open tomato 10", "1 bid 9", "2 pass", "0 stay", "1 sell 1x3kg", *["0 decline", "2 decline"])
    market.go("0 sell 1x2kg", "1 decline", "2 decline")
    happened = market.decline()
    (skipped,) = of(OpeningSkipped, happened)
    assert (skipped.seat, skipped.why) == (1, "no-product")
    assert market.asked == {2: "open"}
    market.go("2 open eggplant 10", "0 pass")
    assert market.asked == {1: "bid"}  # with the Cheater (CM-5.2)
    assert "bid 9" in market.choices(1, "bid")


@pytest.mark.rule("CM-4.6")
def test_the_skip_tells_everybody_what_one_lacks() -> None:
    market = Market(["tomato 2", "tomato 3 4", "eggplant 2"])
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    lacks = market.table.view(None).model_dump()["players"][1]["lacks"]
    assert lacks == ("carrot", "eggplant", "cucumber", "pepper")


@pytest.mark.rule("CM-4.7")
def test_a_round_can_have_no_opening_at_all() -> None:
    market = Market(["", "", ""], number=7)
    market.state.phase = "open"
    events = go_on(market.state, market.table.dice)
    assert len(of(OpeningSkipped, events)) == 3
    assert market.table.over


@pytest.mark.rule("CM-4.8")
def test_the_cheater_opens_nothing() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    assert not any("carrot" in choice for choice in market.choices(0, "open"))
    market.refused(0, {"kind": "open", "product": "carrot", "price": 5})


@pytest.mark.rule("CM-4.8")
def test_with_the_option_the_cheater_opens_anything_and_may_also_skip() -> None:
    market = Market(["tomato 2", "tomato 3", "eggplant 2"], cheater_may_open=True)
    assert "open carrot 5" in market.choices(0, "open")
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {1: "open"}
    assert market.choices(1, "open")[0] == "skip"
    assert "open pepper 10" in market.choices(1, "open")
    (skipped,) = of(OpeningSkipped, market.go("1 skip"))
    assert skipped.why == "no-product"
    assert market.asked == {2: "open"}


@pytest.mark.rule("CM-4.8", "CM-11.2")
def test_an_opening_with_the_cheater_is_sold_with_the_cheater() -> None:
    market = Market(["tomato 2", "carrot 3", "eggplant 2"], cheater_may_open=True)
    market.go("0 open carrot 10", "1 pass", "2 pass")
    assert market.choices(0, "sell") == ["cheat tomato 1x2kg"]
    market.go("0 cheat tomato 1x2kg")
    assert not market.player(0).cheater


@pytest.mark.rule("CM-4.8")
def test_without_the_card_the_option_helps_nobody() -> None:
    market = Market(["tomato 2", "tomato 3", "eggplant 2"], cheater_may_open=True)
    market.player(1).cheater = False
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    assert of(OpeningSkipped, market.decline())[0].seat == 1


@pytest.mark.rule("CM-4.8", "CM-4.6")
def test_without_a_single_card_the_option_helps_nobody_either() -> None:
    market = Market(["tomato 2", "", "eggplant 2"], cheater_may_open=True)
    market.go("0 open tomato 10", "2 pass", "0 sell 1x2kg")
    assert of(OpeningSkipped, market.decline())[0].seat == 1
    assert market.asked == {2: "open"}


def opened(**options: object) -> Table:
    """A table at which the first player has opened something."""
    table = Table(GAME, 3, {"first_player": "seat_1"} | options, Dice.of("opening"))
    table.play(0, table.moves(0)[0].choices[0])
    return table


@pytest.mark.rule("CM-4.2")
@pytest.mark.defect(4)
def test_an_opening_shows_what_one_holds_and_cannot_be_taken_back() -> None:
    with pytest.raises(Refusal) as refused:
        opened().undo()
    assert refused.value.reason is Reason.REVEALED


@pytest.mark.rule("CM-4.8")
def test_an_opening_shows_nothing_where_it_may_be_the_cheaters() -> None:
    table = opened(cheater_may_open=True)
    table.undo()
    assert table.owed(0)[0].kind == "open"
    spent = Market(["tomato 2", "carrot 2", "eggplant 2"], cheater_may_open=True)
    spent.player(0).cheater = False
    assert [event.reveals for event in of(Opened, spent.go("0 open tomato 9"))] == [True]
