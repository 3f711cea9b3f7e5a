"""FM-11: piles, discards and reshuffles."""

import pytest

from games.fishmarket.components import CARGO
from games.fishmarket.day import DeckName, deal
from games.kernel import Event
from tests.games.fishmarket.hall import Hall

NAMES: tuple[DeckName, ...] = ("price", "demand")


def run(hall: Hall, days: int) -> list[tuple[int, str, int]]:
    """Play days without bids; every reshuffle as day, pile and number of cards."""
    found = []
    for _ in range(days):
        day = hall.state.day
        hall.bid()
        found += [(day, event.pile, event.cards) for event in hall.happened("reshuffled")]
        hall.close_market()
        found += [(day + 1, event.pile, event.cards) for event in hall.happened("reshuffled")]
    return found


@pytest.mark.rule("FM-11.1")
def test_an_empty_pile_is_made_anew_from_its_own_discard() -> None:
    hall = Hall(3)
    hall.state.price.pile, hall.state.price.discard = ["P-20"], ["P-21", "P-22", "P-30"]
    events: list[Event] = []
    dealt = deal(hall.state, "price", 3, hall.table.dice, events)
    assert dealt[0] == "P-20"
    assert set(dealt[1:]) <= {"P-21", "P-22", "P-30"}
    assert len(hall.state.price.pile) == 1
    assert hall.state.price.discard == []
    assert [event.kind for event in events] == ["reshuffled"]


@pytest.mark.rule("FM-11.1", "FM-1.5")
def test_every_reshuffle_has_an_order_of_its_own() -> None:
    hall = Hall(3)
    cards = [str(number) for number in range(10)]
    orders = []
    for hall.state.day in (3, 4):
        for deck in (hall.state.price, hall.state.demand):
            deck.pile, deck.discard = [], list(cards)
        orders += [deal(hall.state, name, 10, hall.table.dice, []) for name in NAMES]
    assert len(set(map(tuple, orders))) == 4


def test_everybody_sees_how_many_cards_are_left() -> None:
    hall = Hall(3)
    for viewer in (*hall.seats, None):
        assert hall.view(viewer).piles == {"fish": 58, "demand": 13, "price": 13}


@pytest.mark.rule("FM-11.2")
def test_cards_in_play_are_no_part_of_a_reshuffle() -> None:
    hall = Hall(5)
    run(hall, 2)
    hall.bid("A50")
    held = {kind: count for kind, count in hall.player(0).stock.items() if kind not in {"herring", "lobster"}}
    hall.then(0, "plan eel,sole")
    hall.close_market()
    if hall.state.phase == "ice":
        hall.skip(0)
    assert hall.state.day == 4
    frozen = {kind: count for kind, count in hall.player(0).stock.items() if count}
    assert set(frozen) <= set(held)
    assert not hall.table.game.violations(hall.state)


@pytest.mark.rule("FM-11.3", "FM-11.4", "FM-11.5")
@pytest.mark.parametrize(
    ("seats", "reshuffles"),
    [
        (3, []),
        (4, [(4, "demand", 12)]),
        (5, [(4, "demand", 15), (4, "price", 15), (4, "fish", 60)]),
    ],
)
def test_when_piles_run_out(seats: int, reshuffles: list[tuple[int, str, int]]) -> None:
    hall = Hall(seats)
    assert run(hall, 4) == reshuffles
    assert hall.table.over


@pytest.mark.rule("FM-11.3")
def test_four_players_use_the_fish_pile_exactly() -> None:
    hall = Hall(4)
    run(hall, 3)
    assert (hall.state.day, hall.state.fish.pile) == (4, [])
    assert all(len(boat.cargo) == CARGO[4] for boat in hall.state.boats)


@pytest.mark.rule("FM-11.5")
def test_five_players_turn_up_the_left_over_card_of_day_three_first() -> None:
    hall = Hall(5)
    run(hall, 2)
    hall.bid()
    (left_over,) = hall.state.demand.pile
    hall.close_market()
    assert hall.state.day == 4
    assert hall.state.face_up[0] == left_over
    assert len(hall.state.demand.pile) == 11


@pytest.mark.rule("FM-11.6")
def test_if_pile_and_discard_are_empty_dealing_stops() -> None:
    hall = Hall(3)
    hall.bid()
    hall.state.fish.pile, hall.state.fish.discard = ["eel", "cod", "sole", "tuna", "perch"], []
    hall.close_market()
    assert [boat.cargo for boat in hall.state.boats] == [["perch", "eel"], ["tuna"], ["sole"], ["cod"]]
    hall.bid("A1", "", "D2")
    assert sum(hall.player(0).stock.values()) == 2
