"""Forms: filled by chance, they stay within their bounds and budgets."""

from games.kernel import Budget, Dice, Form, Number, Picks


def form(cash: int, least: int = 0) -> Form:
    """List a card at a price, withdraw older offers (which frees coins), order cards of others."""
    return Form(
        kind="list",
        notation="list at {price}[ withdraw {withdraw}][ buy {buy}]",
        fields=(
            Number(name="price", low=1, high=cash + 5),
            Picks(name="withdraw", items=("w5",), least=0, most=1),
            Picks(name="buy", items=("b2", "b4"), least=least, most=2),
        ),
        budgets=(
            Budget(total=cash, numbers=("price",), prices={"withdraw": {"w5": -5}, "buy": {"b2": 2, "b4": 4}}),
            Budget(total=cash, prices={"buy": {"b2": 2, "b4": 4}}),
        ),
    )


def spent(values: dict[str, object]) -> int:
    price, withdraw, buy = values["price"], values["withdraw"], values["buy"]
    assert isinstance(price, int)
    assert isinstance(withdraw, tuple)
    assert isinstance(buy, tuple)
    return price - 5 * len(withdraw) + sum(int(item[1]) for item in buy)


def test_samples_stay_within_the_budget_and_use_it() -> None:
    results = [spent(form(6).sample(Dice.of(number).stream("form"))) for number in range(100)]
    assert max(results) == 6
    assert min(results) < 0


def test_a_budget_that_chance_does_not_meet_is_met_by_thrift() -> None:
    for number in range(30):
        values = form(2, least=1).sample(Dice.of(number).stream("form"))
        assert spent(values) <= 2
        assert values["buy"] == ("b2",)


def test_a_budget_covers_what_it_can_pay() -> None:
    budget = form(6).budgets[0]
    assert budget.covers({"price": 6})
    assert not budget.covers({"price": 7})
    assert budget.covers({"price": 11, "withdraw": ("w5",)})
    assert not budget.covers({"price": 3, "buy": ("b4",)})


def test_an_item_picked_in_two_fields_is_paid_once() -> None:
    budget = Budget(total=2, prices={"card": {"w5": -5}, "withdraw": {"w5": -5}}, numbers=("price",))
    assert budget.covers({"price": 7, "card": "w5", "withdraw": ("w5",)})
    assert not budget.covers({"price": 8, "card": "w5", "withdraw": ("w5",)})
