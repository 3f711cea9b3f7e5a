"""Forms filled at random stay within their bounds."""

from games.kernel import Amounts, Dice, Form

HELD = {"sole": 2, "eel": 0, "coins": 9}
WANTED = {"sole": 7, "eel": 7, "coins": 99}


def filled(form: Form, name: str, seed: int) -> dict[str, int]:
    values = form.sample(Dice.of(seed).stream("form"))[name]
    assert isinstance(values, dict)
    return values


def test_amounts_stay_below_each_bound_and_their_total() -> None:
    form = Form(kind="k", notation="k {a}", fields=(Amounts(name="a", most=HELD, least=0, total=6),))
    for seed in range(200):
        amounts = filled(form, "a", seed)
        assert all(0 < amount <= HELD[item] for item, amount in amounts.items())
        assert sum(amounts.values()) <= 6


def test_where_each_item_has_a_least_all_are_named() -> None:
    field = Amounts(name="a", most={"A": 10, "B": 10}, least=1, total=11)
    form = Form(kind="k", notation="k {a}", fields=(field,))
    for seed in range(200):
        amounts = filled(form, "a", seed)
        assert set(amounts) == {"A", "B"}
        assert min(amounts.values()) >= 1
        assert sum(amounts.values()) <= 11


def test_two_bundles_share_nothing_and_are_not_both_empty() -> None:
    for must_be_filled in (False, True):
        fields = (
            Amounts(name="give", most=HELD, filled=must_be_filled),
            Amounts(name="want", most=WANTED, filled=must_be_filled),
        )
        form = Form(kind="k", notation="k {give} for {want}", fields=fields, apart=("give", "want"))
        for seed in range(200):
            give, want = filled(form, "give", seed), filled(form, "want", seed)
            assert not set(give) & set(want)
            assert (give and want) if must_be_filled else (give or want)
