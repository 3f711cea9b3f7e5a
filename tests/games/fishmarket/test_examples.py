"""The worked examples E1 to E5 of the rule book, with their figures."""

import pytest

from tests.games.fishmarket.hall import Hall, market

HANNAH, PAUL = 0, 1


@pytest.mark.rule("FM-2.5")
@pytest.mark.parametrize(("seats", "docks", "fish"), [(3, 4, 12), (4, 5, 15), (5, 6, 18)])
def test_e1_table_sizes(seats: int, docks: int, fish: int) -> None:
    hall = Hall(seats)
    assert len(hall.state.boats) == docks
    assert sum(len(boat.cargo) for boat in hall.state.boats) == fish


@pytest.mark.rule("FM-2.5")
def test_e1_the_last_day_with_four() -> None:
    hall = Hall(4)
    for _ in range(3):
        hall.bid().close_market()
    assert (hall.state.day, sum(len(boat.cargo) for boat in hall.state.boats)) == (4, 20)


@pytest.mark.rule("FM-3.1", "FM-3.2", "FM-3.6")
def test_e2_a_legal_bid() -> None:
    hall = Hall(4)
    with hall.refuses("over-cash", "FM-3.2", bid=51, cash=50):
        hall.then(0, "boats A12 C17 D22")
    hall.bid("A12 C17 D18", "A11", "C16", "D17")
    assert [boat.buyer for boat in hall.state.boats] == [0, None, 0, 0, None]
    assert hall.player(0).cash == 3


def haggling(soles: int, partner: str) -> Hall:
    hall = market(3).stock(HANNAH, sole=soles).stock(PAUL, mackerel=2, salmon=1)
    before = hall.holdings()
    hall.then(HANNAH, f"offer sole for salmon + 5{partner}")
    number = "0to1.1" if partner else "1"
    hall.then(PAUL, f"counter {number} with 2 mackerel for 2 sole")
    assert hall.holdings() == before
    return hall


@pytest.mark.rule("FM-6.8", "FM-6.11", "FM-6.12", "FM-6.15")
def test_e3_haggling_over_a_named_offer() -> None:
    hall = haggling(2, " to 1")
    assert hall.offers() == ["1to0.1"]
    hall.then(HANNAH, "accept 1to0.1")
    assert hall.holdings() == [(50, {"mackerel": 2}), (50, {"sole": 2, "salmon": 1}), (50, {})]


@pytest.mark.rule("FM-6.8", "FM-6.11", "FM-6.15")
def test_e3_with_one_sole_the_counter_cannot_be_accepted_and_stays() -> None:
    hall = haggling(1, "")
    assert hall.offers() == ["1", "2"]
    with hall.refuses("you-lack", "FM-6.11", item="sole", need=2, have=1):
        hall.act(HANNAH, {"kind": "accept", "offer": "2"})
    assert hall.offers() == ["1", "2"]


@pytest.mark.rule("FM-7.2", "FM-7.3")
def test_e4_a_sale() -> None:
    hall = market(3).stock(0, tuna=1, mackerel=4, herring=1).cards(0, "D-tuna-mackerel", "P-26a")
    hall.close_market()
    (sale,) = hall.happened("fish-sold")
    assert sale.coins == 87
    assert hall.happened("rotted") == []
    assert hall.player(0).balance == 50 + 87


@pytest.mark.rule("FM-1.3", "FM-9.1", "FM-9.4")
def test_e5_who_does_nothing_ends_with_a_hundred() -> None:
    hall = Hall(4)
    assert [(player.cash, player.balance, player.ice) for player in hall.state.players] == [(50, 50, 2)] * 4
    while not hall.table.over:
        for seat in hall.owing:
            hall.skip(seat)
    assert [player.balance for player in hall.state.players] == [100] * 4
