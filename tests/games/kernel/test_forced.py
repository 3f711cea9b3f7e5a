"""When there is only one answer to a decision."""

import pytest

from games.kernel import Amounts, Decision, Form, Nature, Number, Payments, Pick, Picks, forced
from games.kernel.form import Field


def form(*fields: Field) -> Form:
    return Form(kind="bid", notation="bid", fields=fields)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Number(name="coins", low=3, high=3), 3),
        (Pick(name="boat", items=("a",)), "a"),
        (Picks(name="boats", items=("a", "b"), least=2, most=2), ("a", "b")),
        (Payments(name="bids", most={"a": 1, "b": 1}, least=1, total=2, unit="coins"), {"a": 1, "b": 1}),
        (Amounts(name="bids", most={"a": 5}, total=0), {"a": 0}),
    ],
)
def test_a_form_that_can_be_filled_in_one_way(field: Field, value: object) -> None:
    assert form(field).sole_filling() == {"kind": "bid", field.name: value}


@pytest.mark.parametrize(
    "field",
    [
        Number(name="coins", low=0, high=1),
        Number(name="coins", low=3, high=3, optional=True),
        Pick(name="boat", items=("a", "b")),
        Picks(name="boats", items=("a",), least=0, most=1),
        Picks(name="boats", items=("a", "b"), least=2, most=2, ordered=True),
        Payments(name="bids", most={"a": 2}, least=1, total=2, unit="coins"),
    ],
)
def test_a_form_that_can_be_filled_in_several_ways(field: Field) -> None:
    assert form(Number(name="sure", low=1, high=1), field).sole_filling() is None


def test_whoever_can_do_something_else_first_is_not_forced() -> None:
    only = form(Number(name="coins", low=0, high=0))
    owed = Decision("b1", "bid", Nature.SEALED, True, frozenset({"bid"}), forms=(only,))
    loan = Decision("loan", "loan", Nature.FREE, False, frozenset({"loan"}))
    order = Decision("orders", "orders", Nature.ORDER, False, frozenset({"want"}))
    assert forced((owed, order)) == owed
    assert forced((owed, loan, order)) is None
    assert forced((owed._replace(owed=False), order)) is None
    assert forced((owed._replace(nature=Nature.FREE),)) is None
