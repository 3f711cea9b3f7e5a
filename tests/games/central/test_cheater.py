"""The Cheater, and action cards in general (CM-10, CM-11)."""

import pytest

from games.central.events import ShutOut, Sold
from games.central.reasons import Because
from games.kernel import Reason
from tests.games.central.market import Market, of


def cheating(hand: str = "carrot 3 4, pepper 2") -> Market:
    """Seat 1 has bid on tomatoes without a tomato, and it is their turn to sell."""
    market = Market(["tomato 3", hand, "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay")
    assert market.asked == {1: "sell"}
    return market


@pytest.mark.rule("CM-10.1")
def test_each_action_card_is_played_once() -> None:
    market = cheating()
    market.go("1 cheat carrot 1x3kg", "0 rot 2", "2 decline")
    assert not market.player(1).cheater
    assert not market.player(0).rot
    market.go("0 sell 1x3kg")
    assert market.asked == {1: "rot", 2: "rot"}
    assert market.refused(0, {"kind": "rot", "least": 2}).reason is Reason.NOT_ASKED
    market.decline()
    market.go("1 open pepper 9", "2 pass", "1 sell 1x2kg")
    market.decline()
    market.go("2 open eggplant 5")
    assert market.choices(1, "bid") == ["pass"]


@pytest.mark.rule("CM-10.2")
def test_action_cards_are_played_in_any_round() -> None:
    market = Market(["tomato 3", "carrot 4", "eggplant 2"], number=7)
    market.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay", "1 cheat carrot 1x4kg", "0 rot 2", "2 decline")
    assert market.incomes()[1] == 2 * 6


@pytest.mark.rule("CM-10.3", "CM-13.5")
def test_a_card_without_effect_cannot_be_played() -> None:
    market = Market(["tomato 3", "tomato 3 3 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 3x3kg", "0 decline", "2 decline")
    market.go("0 sell 1x3kg")  # only 1 kg of it is sold: nobody is asked about Rot
    assert market.asked.get(1) != "rot"
    assert market.incomes()[0] == 9


@pytest.mark.rule("CM-11.1")
def test_a_cheater_needs_the_card_and_a_hand_and_must_be_below_the_limit() -> None:
    market = Market(["tomato 3", "carrot 3", "", "pepper 2"])
    market.player(3).sold = 10
    market.state.product_sold[4] = 10
    market.state.opened += (4,)
    market.state.rights = 1
    market.state.first = 3
    market.go("0 open tomato 9")
    assert "bid 8" in market.choices(1, "bid")
    assert market.state.bidding.bidding[2:] == ["out", "out"]


@pytest.mark.rule("CM-11.2", "CM-6.2")
def test_the_cheater_is_shown_at_the_sale_and_not_before() -> None:
    market = cheating()
    assert market.player(1).cheater
    assert market.table.view(0).model_dump()["players"][1]["cheater"]
    refusal = market.refused(1, {"kind": "sell", "batch": "1x3kg"})
    assert (refusal.reason, refusal.clause) == (Because.MUST_CHEAT, "CM-11.2")
    (sold,) = of(Sold, market.go("1 cheat carrot 1x3kg"))
    assert (sold.cheated, sold.product, sold.played) == (True, "tomato", "carrot")
    assert not market.table.view(0).model_dump()["players"][1]["cheater"]


@pytest.mark.rule("CM-11.3")
@pytest.mark.defect(4)
def test_a_cheater_plays_cards_of_one_other_product() -> None:
    market = cheating()
    assert sorted(market.choices(1, "sell")) == [
        "cheat carrot 1x3kg",
        "cheat carrot 1x3kg 1x4kg",
        "cheat carrot 1x4kg",
        "cheat pepper 1x2kg",
    ]
    refusal = market.refused(1, {"kind": "cheat", "product": "eggplant", "batch": "1x2kg"})
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_HAND, "CM-11.3")
    assert refusal.figures == {"product": "eggplant", "batch": "1x2kg"}  # not: tomatoes, which are for sale


@pytest.mark.rule("CM-11.3")
def test_it_does_not_matter_whether_the_other_product_was_opened() -> None:
    market = Market(["carrot 2", "carrot 3 4", "tomato 2"])
    market.go("0 open carrot 9", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {2: "open"}  # seat 1 holds only carrots
    market.go("2 open tomato 9", "1 bid 8", "2 stay")
    assert "cheat carrot 1x3kg 1x4kg" in market.choices(1, "sell")


@pytest.mark.rule("CM-11.4", "CM-11.5")
def test_ex_8_carrots_sold_as_tomatoes_count_as_tomatoes() -> None:
    market = cheating()
    market.go("1 cheat carrot 1x3kg 1x4kg")
    market.decline()
    assert (market.sold("tomato"), market.sold("carrot"), market.player(1).sold) == (7, 0, 7)
    assert market.incomes()[1] == 7 * 6


@pytest.mark.rule("CM-11.4")
def test_cap_and_lost_kg_apply_to_a_cheater_too() -> None:
    market = cheating("carrot 4 4 4")
    (sold,) = of(Sold, market.go("1 cheat carrot 3x4kg"))
    assert (sold.kg, sold.lost) == (10, 2)
    other = cheating("carrot 2 2 2 4 4 4")
    refusal = other.refused(1, {"kind": "cheat", "product": "carrot", "batch": "2x2kg 3x4kg"})
    assert refusal.reason is Because.CARD_SELLS_NOTHING


@pytest.mark.rule("CM-11.6", "CM-11.9")
def test_ex_9_a_cheater_who_is_shut_out_keeps_the_card_unseen() -> None:
    market = Market(["tomato 4 4 4", "carrot 3", "eggplant 2"])
    happened = market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 bid 7", "1 stay", "0 sell 3x4kg")
    happened += market.decline()
    assert [event.seat for event in of(ShutOut, happened)] == [1]
    assert market.player(1).cheater
    assert market.hand(1) == "carrot 3"
    assert not any(sold.cheated for sold in of(Sold, happened))


@pytest.mark.rule("CM-11.7")
def test_who_holds_the_product_sells_it_honestly() -> None:
    market = Market(["tomato 3", "tomato 2, carrot 4 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay")
    assert market.choices(1, "sell") == ["sell 1x2kg"]
    refusal = market.refused(1, {"kind": "cheat", "product": "carrot", "batch": "1x4kg"})
    assert (refusal.reason, refusal.clause) == (Because.MUST_BE_HONEST, "CM-11.7")


@pytest.mark.rule("CM-11.8")
def test_a_cheated_sale_can_rot() -> None:
    market = cheating()
    market.go("1 cheat carrot 1x4kg")
    assert market.asked == {0: "rot", 2: "rot"}
    market.go("2 rot 2", "0 decline")
    assert market.incomes()[1] == 2 * 6


@pytest.mark.rule("CM-11.9")
def test_a_cheating_bid_commits() -> None:
    market = Market(["tomato 3", "carrot 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 6", "2 pass")
    assert market.choices(0, "lower")[0] == "stay"
    market.go("0 stay")
    assert all(choice.startswith("cheat") for choice in market.choices(1, "sell"))
    assert market.default(1) == "cheat carrot 1x3kg"
