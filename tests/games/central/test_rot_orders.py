"""Standing orders about Rot, and renouncing it (section 10 of the rule spec)."""

import pytest

from games.central.events import Rotted
from games.central.reasons import Because
from games.kernel import OrderActed
from tests.games.central.market import HANDS, Market, of, public


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("order rot never", "decline"),
        ("order rot never on tomato", "decline"),
        ("order rot at 6", "rot 6"),
        ("order rot at 8", "decline"),
        ("order rot at 2 worth 35", "rot 7"),
        ("order rot at 2 worth 31", "rot 7"),
        ("order rot at 2 worth 30", "rot 6"),
        ("order rot at 2 worth 36", "decline"),
        ("order rot at 3 against 0", "rot 3"),
        ("order rot at 3 against 2", "decline"),
        ("order rot at 3 on tomato", "rot 3"),
    ],
)
def test_rot_by_order(order: str, answer: str) -> None:
    """Seat 0 sells 7 kg at 5."""
    market = Market(["tomato 3 4", "carrot 3", "eggplant 2"])
    market.go(f"1 {order}", "0 open tomato 5", "1 pass", "2 pass", "0 sell 1x3kg 1x4kg")
    assert market.table.view(1).model_dump()["answer"] == answer
    assert market.asked == {2: "rot"}


def test_an_order_for_the_product_comes_before_one_for_the_round() -> None:
    market = Market(["tomato 3 4", "carrot 3", "eggplant 2"])
    market.go("1 order rot at 2", "1 order rot never on tomato", "0 open tomato 5", "1 pass", "2 pass", "0 sell 1x3kg")
    assert market.table.view(1).model_dump()["answer"] == "decline"


def test_an_order_for_another_product_leaves_the_question_open() -> None:
    market = Market(["tomato 3 4", "carrot 3", "eggplant 2"])
    market.go("1 order rot never on carrot", "0 open tomato 5", "1 pass", "2 pass", "0 sell 1x3kg")
    assert market.asked == {1: "rot", 2: "rot"}


@pytest.mark.parametrize(("scope", "asked_again"), [("", True), (" product", False), (" round", False)])
def test_declining_for_longer(scope: str, asked_again: bool) -> None:
    market = Market(["tomato 3", "tomato 4", "eggplant 2", "carrot 2"])
    market.go("0 open tomato 9", "1 bid 8", "2 pass", "3 pass", "0 stay", "1 sell 1x4kg")
    market.go(f"2 decline{scope}", "3 decline", "0 decline", "0 sell 1x3kg")
    assert (2 in market.asked) is asked_again


def test_declining_a_product_ends_with_it() -> None:
    market = Market(["tomato 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline product", "2 decline round")
    market.go("1 open carrot 9", "2 pass", "1 sell 1x4kg")
    assert 2 not in market.asked
    market.decline()
    market.go("2 open eggplant 9", "2 sell 1x2kg")
    assert market.asked.get(1) == "rot"


def test_a_changed_answer_leaves_no_order_behind() -> None:
    market = Market(["tomato 4", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x4kg", "2 decline round", "2 decline", "1 decline")
    assert market.player(2).orders == []


def test_only_rot_is_declined_for_longer() -> None:
    market = Market(["tomato 4 3", "carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x4kg", "1 decline", "2 decline")
    assert market.refused(0, {"kind": "decline", "scope": "round"}).reason is Because.ONLY_ROT


def test_who_has_played_rot_has_no_orders_for_it_left() -> None:
    market = Market(["tomato 4", "carrot 4", "eggplant 2"])
    market.go("1 order rot at 2", "2 order rot never", "0 open tomato 9", "1 pass", "2 pass")
    happened = market.go("0 sell 1x4kg")
    assert [event.seat for event in of(Rotted, happened)] == [1]
    assert market.player(1).orders == []


# Renouncing Rot


ROT_ASKED = ("0 open tomato 9", "1 bid 8", "2 pass", "3 pass", "0 stay", "1 sell 1x4kg")
"""Seat 1 has sold, and everybody else is asked about Rot; then seat 0 sells."""


@pytest.mark.parametrize("order", ["order rot never", "order rot never on tomato"])
@pytest.mark.defect(4)
def test_who_renounces_rot_while_asked_has_declined(order: str) -> None:
    market = Market(HANDS)
    market.go(*ROT_ASKED)
    happened = market.go(f"2 {order}")
    assert market.asked == {0: "rot", 3: "rot"}
    assert market.table.view(2).model_dump()["answer"] == "decline"
    assert public(happened) == []
    market.go("0 decline", f"3 {order}")  # the last answer closes the window
    assert market.asked == {0: "sell"}
    assert market.incomes()[1] == 4 * 8


def test_renouncing_rot_on_another_product_leaves_the_question_open() -> None:
    market = Market(HANDS)
    market.go(*ROT_ASKED, "2 order rot never on pepper")
    assert market.asked.get(2) == "rot"


def test_renouncing_rot_leaves_an_answer_that_was_given() -> None:
    market = Market(HANDS)
    market.go(*ROT_ASKED, "2 rot 4", "2 order rot never")
    assert market.table.view(2).model_dump()["answer"] == "rot 4"


@pytest.mark.parametrize("renounced", ["decline round", "decline product", "order rot never"])
def test_who_has_renounced_rot_hears_no_more_of_it(renounced: str) -> None:
    market = Market(HANDS)
    market.go(*ROT_ASKED, "0 decline", f"2 {renounced}", "3 decline")
    happened = market.go("0 sell 1x2kg")
    assert market.asked == {1: "rot", 3: "rot"}
    assert of(OrderActed, happened) == []


@pytest.mark.defect(4)
def test_an_order_that_lets_a_chance_pass_is_not_told_as_carried_out() -> None:
    market = Market(HANDS)
    market.go("2 order rot at 5", "0 open tomato 9", "0 order tourists none", "1 pass", "2 pass", "3 pass")
    happened = market.go("0 sell 1x3kg", "1 decline", "3 decline")
    assert market.asked == {1: "open"}
    assert of(OrderActed, happened) == []
