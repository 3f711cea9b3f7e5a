import pytest

from games.stalls.components import Good
from tests.games.bench import every
from tests.games.stalls.positions import GAME, Position, evening


@pytest.mark.rule("SA-4.1", "SA-4.2", "SA-4.3")
def test_the_example_of_the_spec() -> None:
    position = Position(
        ["bread 2, honey 0", "eggs 2, honey 0"], ["bread 2, eggs 1, eggs 1", "bread 3, bread 0, pears 0"]
    )
    position.state.prices |= {Good.BREAD: 7, Good.EGGS: 5}
    position.go("0 pick bread-2", "1 pick eggs-2")
    ana, bruno = every(position.events, "stall-sold")
    assert (ana.goods, ana.shared, ana.regulars, ana.earned, ana.coins) == (("bread",), ("eggs",), 0, 9, 9)
    assert (bruno.goods, bruno.shared, bruno.regulars, bruno.earned, bruno.coins) == ((), ("eggs",), 3, 5, 5)


@pytest.mark.rule("SA-4.1")
def test_one_crate_more_is_enough_and_what_nobody_has_is_not_sold() -> None:
    position = evening("roses 3, pears 1, honey 0, eggs 0", "roses 2, pears 2, cheese 0, eggs 0")
    assert position.coins == [8, 7]


@pytest.mark.rule("SA-4.1", "SA-1.3")
def test_a_family_adds_its_crates_up() -> None:
    position = evening(
        "roses 2, honey 0, eggs 0, pears 0",
        "roses 3, honey 0, eggs 0, pears 0",
        "roses 2, honey 0, eggs 0, pears 0",
        "bread 1, honey 0, eggs 0, pears 0",
    )
    assert position.coins == [8, 3]


@pytest.mark.rule("SA-4.2")
def test_three_families_may_share_and_each_gets_half_rounded_down() -> None:
    none = "eggs 0, honey 0, cheese 0"
    stalls = [f"{none}, pears 2", f"{none}, pears 2", f"{none}, pears 1", *[f"{none}, bread 0"] * 3]
    stalls[5] = f"{none}, pears 1"
    position = evening(*stalls, options={"families": "three"})
    assert position.coins == [3, 3, 3]
    assert [family.sold for family in position.state.families] == [0, 0, 0]


@pytest.mark.rule("SA-4.3")
def test_a_regular_pays_for_what_the_whole_family_has_even_if_it_does_not_sell_it() -> None:
    position = evening(
        "honey 0, honey 2, eggs 0, pears 0",
        "honey 3, honey 2, roses 0, bread 0",
        "honey 1, eggs 0, roses 0, bread 0",
        "cheese 0, eggs 0, pears 0, bread 0",
    )
    assert [family.regulars for family in position.state.families] == [3, 0]
    assert [family.sales for family in position.state.families] == [0, 6]


@pytest.mark.rule("SA-4.3")
def test_a_regular_that_the_partner_has_laid_pays_too() -> None:
    position = evening(
        "honey 2, eggs 0, pears 0, bread 0",
        "roses 1, cheese 0, cheese 0, cheese 0",
        "honey 0, eggs 0, pears 0, bread 0",
        "roses 0, cheese 0, cheese 0, cheese 0",
    )
    assert [family.regulars for family in position.state.families] == [2, 1]


@pytest.mark.rule("SA-4.4")
def test_the_stalls_are_cleared_and_coins_kept() -> None:
    position = evening("roses 3, pears 1, honey 0, eggs 0", "roses 2, pears 2, cheese 0, eggs 0")
    assert position.state.day == 2
    assert [dict(family.crates) for family in position.view(None).families] == [{}, {}]
    assert position.coins == [8, 7]


@pytest.mark.rule("SA-4.5")
def test_what_a_family_has_counts_for_each_of_its_members() -> None:
    position = Position(seats=4)
    position.state.families[0].sales, position.state.families[1].regulars = 20, 21
    assert [(each.place, each.score) for each in GAME.outcome(position.state).standings] == [
        (3, 20),
        (1, 21),
        (3, 20),
        (1, 21),
    ]


@pytest.mark.rule("SA-4.6")
def test_among_equals_more_goods_sold_alone_win_else_the_place_is_shared() -> None:
    position = Position(seats=2)
    first, second = position.state.families
    first.sales = second.sales = 20
    assert [each.place for each in GAME.outcome(position.state).standings] == [1, 1]
    second.sold = 1
    assert [each.place for each in GAME.outcome(position.state).standings] == [2, 1]
