"""Rot (CM-13)."""

import itertools

import pytest

from games.central.events import Paid, Rotted
from games.central.reasons import Because
from games.kernel import Nature, Reason
from tests.games.central.market import GAME, Market, of


def sale_of(kg: int, seats: int = 5) -> Market:
    """Seat 0 has laid down so many kg of tomatoes at price 1, and everybody else has Rot."""
    batch = {2: "2", 3: "3", 4: "4", 5: "2 3", 6: "2 4", 7: "3 4", 8: "4 4", 9: "2 3 4", 10: "3 3 4"}[kg]
    market = Market([f"tomato {batch}", "carrot 2", "eggplant 2", "cucumber 2", "pepper 2"][:seats])
    market.go("0 open tomato 1", _all(batch))
    return market


def _all(batch: str) -> str:
    values = batch.split()
    return "0 sell " + " ".join(f"{values.count(kg)}x{kg}kg" for kg in "234" if kg in values)


@pytest.mark.rule("CM-13.1", "CM-13.8")
def test_everybody_else_with_the_card_is_asked_at_once_whatever_he_did() -> None:
    market = Market(["tomato 3", "tomato 4 4 2", "eggplant 2", "pepper 2"])
    market.player(3).rot = False
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "3 pass", "0 stay", "1 sell 1x2kg 2x4kg")
    assert market.asked == {0: "rot", 2: "rot"}  # shut out or passed; not the seller, not who has used it
    assert market.decision(0, "rot").nature is Nature.REACTION
    assert market.refused(1, {"kind": "rot", "least": 2}).reason is Reason.NOT_ASKED


TABLE = {
    2: [1],
    3: [2, 1],
    4: [2, 1],
    5: [3, 2, 1],
    6: [3, 2, 1],
    7: [4, 2, 1],
    8: [4, 2, 1],
    9: [5, 3, 2, 1],
    10: [5, 3, 2, 1],
}


@pytest.mark.rule("CM-13.2", "CM-13.3", "CM-13.5")
@pytest.mark.parametrize("kg", TABLE)
@pytest.mark.parametrize("rots", [1, 2, 3, 4])
def test_the_table_of_rotten_kg(kg: int, rots: int) -> None:
    market = sale_of(kg)
    for seat in range(1, 5):
        market.go(f"{seat} rot 2" if seat <= rots else f"{seat} decline")
    paid = ([kg] + TABLE[kg])[min(rots, len(TABLE[kg]))]
    assert market.incomes()[0] == paid
    used = [not player.rot for player in market.state.players]
    assert sum(used) == min(rots, len(TABLE[kg]))  # on 1 kg the card is kept


@pytest.mark.rule("CM-13.3")
def test_ex_7_eight_kg_and_two_rots_leave_two() -> None:
    market = sale_of(8)
    market.go("1 decline", "2 rot 2", "3 decline")
    happened = market.go("4 rot 2")
    assert [(event.seat, event.before, event.after) for event in of(Rotted, happened)] == [(2, 8, 4), (4, 4, 2)]
    assert of(Paid, happened)[0].kg == 2


@pytest.mark.rule("CM-13.2")
def test_rot_works_on_what_was_sold_not_on_the_cards() -> None:
    market = Market(["tomato 4 4 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 1", "0 sell 3x4kg", "1 rot 2", "2 decline")
    assert market.incomes()[0] == 5  # 12 kg played, 10 sold


@pytest.mark.rule("CM-13.3", "CM-13.8")
@pytest.mark.parametrize("order", list(itertools.permutations([1, 2, 3])))
def test_answers_count_clockwise_from_the_seller_in_whatever_order_they_come(order: tuple[int, ...]) -> None:
    market = Market(["carrot 2", "eggplant 2", "tomato 4 4", "pepper 2"])
    market.state.first = 2
    market.go("2 open tomato 1", "2 sell 2x4kg")
    answers = {3: "rot 8", 0: "rot 5", 1: "rot 4"}
    seats = [(seat + 2) % 4 for seat in order]
    happened = market.go(*[f"{seat} {answers[seat]}" for seat in seats])
    # 8 kg: seat 3 takes half; of 4 kg seat 0 wants at least 5; seat 1 is content with 4
    assert [(event.seat, event.after) for event in of(Rotted, happened)] == [(3, 4), (1, 2)]
    assert market.player(0).rot


@pytest.mark.rule("CM-13.4")
def test_there_is_one_lap_and_one_decision_each() -> None:
    market = sale_of(8)
    market.go("1 decline", "2 rot 2", "3 decline", "4 decline")
    assert "rot" not in market.asked.values()


@pytest.mark.rule("CM-13.5", "CM-15.5")
def test_nobody_is_asked_about_one_kg() -> None:
    market = Market(["tomato 3", "tomato 3 3 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "0 stay", "1 sell 3x3kg", "0 decline", "2 decline")
    happened = market.go("0 sell 1x3kg")
    assert of(Paid, happened)[0].kg == 1


@pytest.mark.rule("CM-13.7")
def test_rot_cannot_be_played_on_tourists() -> None:
    market = Market(["tomato 3 4", "carrot 2", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 decline", "0 tourists 1x4kg")
    assert market.refused(1, {"kind": "rot", "least": 2}).reason is Reason.NOT_ASKED


@pytest.mark.rule("CM-13.8")
def test_thresholds_go_from_two_to_the_sold_kg() -> None:
    market = sale_of(6)
    assert market.choices(1, "rot") == [
        "decline",
        "rot 2",
        "rot 3",
        "rot 4",
        "rot 5",
        "rot 6",
        "decline product",
        "decline round",
    ]
    for least in (1, 7):
        refusal = market.refused(1, {"kind": "rot", "least": least})
        assert (refusal.reason, refusal.figures) == (Because.NOT_SO_MANY_KG, {"least": least, "kg": 6})
    assert GAME.read_action({"kind": "rot"}).text == "rot 2"


@pytest.mark.rule("CM-13.8", "CM-15.6")
def test_a_threshold_not_reached_looks_like_declining() -> None:
    stories = []
    for answer in ("rot 5", "decline"):
        market = sale_of(8)
        happened = market.go("1 rot 2", f"2 {answer}", "3 decline", "4 decline")
        stories.append([event for event in happened if event.visible_to(1)])
        assert market.player(2).rot
    assert stories[0] == stories[1]
