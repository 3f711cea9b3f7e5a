"""FM-5: demand cards."""

import pytest

from games.fishmarket.components import DEMAND_CARDS
from tests.games.fishmarket.hall import Hall, market


@pytest.mark.rule("FM-5.1", "FM-5.2", "FM-5.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_open_cards_and_one_unseen_are_dealt_and_one_goes_back_on_top(seats: int) -> None:
    orders = set()
    for seed in range(30):
        hall = Hall(seats, seed)
        extra, open_cards = hall.state.demand.pile[-1], list(hall.state.face_up)
        hall.bid()
        hands = [hall.player(seat).demand for seat in hall.state.seat_order]
        left_over = hall.state.demand.pile[-1]
        assert sorted([*hands, left_over]) == sorted([*open_cards, extra])
        orders.add(([*open_cards, extra]).index(left_over))
        hall.close_market()
        assert hall.state.face_up[0] == left_over
    assert orders == set(range(seats + 1))


@pytest.mark.rule("FM-5.2")
def test_a_demand_card_is_secret() -> None:
    hall = market(4)
    for seat in hall.seats:
        own = hall.view(seat).own
        assert own is not None
        assert own.demand == hall.player(seat).demand
        assert [event.seat for event in hall.happened("demand-dealt") if event.visible_to(seat)] == [seat]


@pytest.mark.rule("FM-5.2")
def test_demand_cards_are_dealt_in_seat_order() -> None:
    hall = market(4, seed=2)
    assert hall.state.seat_order != sorted(hall.state.seat_order)
    assert [event.seat for event in hall.happened("demand-dealt")] == hall.state.seat_order


@pytest.mark.rule("FM-5.2", "FM-1.5")
def test_demand_cards_are_shuffled_anew_every_day() -> None:
    def dealt(hall: Hall) -> list[int]:
        """Which of the open cards and the unseen one everybody got."""
        pool = [*hall.state.face_up, hall.state.demand.pile[-1]]
        hall.bid()
        return [pool.index(hall.player(seat).demand) for seat in hall.state.seat_order]

    hall = Hall(5)
    first = dealt(hall)
    assert dealt(hall.close_market()) != first


@pytest.mark.rule("FM-5.4")
def test_a_demand_card_names_two_kinds_and_the_price_card_their_prices() -> None:
    hall = market(4).cards(0, "D-tuna-cod", "P-28")
    own = hall.view(0).own
    assert own is not None
    assert (own.grey, own.grey_price, own.brown, own.brown_price) == ("tuna", 28, "cod", 12)
    assert DEMAND_CARDS["D-tuna-cod"] == ("tuna", "cod")
