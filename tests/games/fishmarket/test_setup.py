"""FM-1 and FM-2: setup, and what is laid out before each day."""

from collections import Counter

import pytest

from games.fishmarket.components import BOATS, COLOURS, DEMAND_CARDS, KINDS, PRICE_CARDS
from games.kernel import Reason, Refusal
from tests.games.fishmarket.hall import GAME, NO_BIDS, Hall, ice, market


@pytest.mark.rule("FM-1.1")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        Hall(seats)
    assert refused.value.reason is Reason.WRONG_SEATS
    assert [len(Hall(fitting).state.players) for fitting in (3, 4, 5)] == [3, 4, 5]


def test_the_components_are_those_of_the_spec() -> None:
    assert len(KINDS) == 10
    assert Counter(PRICE_CARDS.values()) == {
        (20, 20): 1, (21, 19): 1, (22, 18): 1, (23, 17): 2, (24, 16): 2, (25, 15): 2,
        (26, 14): 2, (27, 13): 2, (28, 12): 1, (29, 11): 1, (30, 10): 1,
    }  # fmt: skip
    assert all(grey + brown == 40 for grey, brown in PRICE_CARDS.values())
    assert len(set(DEMAND_CARDS.values())) == 16
    assert list(BOATS) == ["A", "B", "C", "D", "E", "F"]


def test_the_options_are_those_of_the_spec() -> None:
    assert GAME.options_type().model_dump() == {
        "max_rebid_rounds": 3,
        "allow_gifts": True,
        "private_offers": True,
        "max_open_offers": 5,
        "max_offers_per_day": 20,
        "bid_deadline_hours": 24,
        "rebid_deadline_hours": 12,
        "market_deadline_hours": 24,
        "freeze_deadline_hours": 12,
    }


def test_every_question_says_its_own_hours() -> None:
    hall = Hall(3, bid_deadline_hours=1, rebid_deadline_hours=2, market_deadline_hours=3, freeze_deadline_hours=4)
    asked = [hall.table.owed(0)[0]]
    hall.bid("A1", "A1")
    asked += hall.table.owed(0)
    hall.then(0, "rebid A1").then(1, "rebid A2")
    asked += hall.table.owed(0)
    hall.stock(0, eel=2).stock(1).cards(0, "D-tuna-cod", "P-20").close_market()
    asked += hall.table.owed(0)
    assert [(decision.kind, decision.facts["hours"]) for decision in asked] == [
        ("bids", 1),
        ("rebids", 2),
        ("market", 3),
        ("ice", 4),
    ]


@pytest.mark.rule("FM-1.2")
def test_three_decks_are_shuffled_separately() -> None:
    halls = [Hall(4, seed) for seed in range(20)]
    for deck in ("fish", "demand", "price"):
        piles = {tuple(getattr(hall.state, deck).pile) for hall in halls}
        assert len(piles) == 20
        assert all(getattr(hall.state, deck).discard == [] for hall in halls)
    assert sorted(halls[0].state.demand.pile + halls[0].state.face_up) == sorted(DEMAND_CARDS)


@pytest.mark.rule("FM-1.3")
def test_everybody_starts_alike() -> None:
    for player in Hall(5).state.players:
        assert (player.cash, player.balance, player.ice) == (50, 50, 2)
        assert not any(player.stock.values())


@pytest.mark.rule("FM-1.4")
def test_seat_order_is_drawn_and_nobody_begins() -> None:
    orders = {tuple(Hall(3, seed).state.seat_order) for seed in range(60)}
    assert len(orders) == 6
    hall = Hall(3)
    assert hall.state.day == 1
    assert hall.owing == [0, 1, 2]


@pytest.mark.rule("FM-1.5")
def test_the_same_seed_gives_the_same_game() -> None:
    for seats in (3, 4, 5):
        one, other = (Hall(seats, "same").bid("A5", "A5 B3").close_market() for _ in range(2))
        assert GAME.dump(one.state) == GAME.dump(other.state)
        assert GAME.dump(Hall(seats, "other").bid().state) != GAME.dump(Hall(seats, "same").bid().state)


@pytest.mark.rule("FM-1.6")
def test_colours_go_round_in_seat_order_without_repeats() -> None:
    for seed in range(10):
        state = Hall(5, seed).state
        assert [state.players[seat].colour for seat in state.seat_order] == list(COLOURS)


@pytest.mark.rule("FM-2.1", "FM-10.1")
def test_four_days_from_dawn_to_evening() -> None:
    hall = Hall(3)
    seen = []
    while not hall.table.over:
        seen.append((hall.state.day, hall.state.phase))
        hall.bid() if hall.state.phase == "bids" else hall.close_market()
    assert seen == [(day, phase) for day in (1, 2, 3, 4) for phase in ("bids", "market")]
    assert hall.state.day == 4


@pytest.mark.rule("FM-2.2", "FM-9.1")
def test_every_day_begins_with_fifty_coins() -> None:
    hall = market(3)
    hall.stock(0, lobster=3).stock(1, herring=1)
    hall.close_market()
    assert hall.state.day == 2
    assert [player.cash for player in hall.state.players] == [50, 50, 50]
    assert [player.balance for player in hall.state.players] == [140, 55, 50]


@pytest.mark.rule("FM-2.3")
def test_as_many_demand_cards_as_players_lie_open_for_all() -> None:
    for seats in (3, 4, 5):
        hall = Hall(seats)
        assert len(hall.state.face_up) == seats
        for viewer in (*hall.seats, None):
            assert hall.view(viewer).face_up == tuple(hall.state.face_up)


@pytest.mark.rule("FM-2.4")
def test_price_cards_are_dealt_in_seat_order_and_seen_by_their_owners_only() -> None:
    hall = market(4, seed=2)
    assert hall.state.seat_order != sorted(hall.state.seat_order)
    top = hall.state.price.pile[::-1]
    hall.close_market()
    assert [hall.player(seat).price for seat in hall.state.seat_order] == top[:4]
    for seat in hall.seats:
        own = hall.view(seat).own
        assert own is not None
        assert own.price == hall.player(seat).price
        assert (own.grey_price, own.brown_price) == PRICE_CARDS[hall.player(seat).price]
        dealt = [event for event in hall.happened("price-dealt") if event.visible_to(seat)]
        assert [event.seat for event in dealt] == [seat]
    assert hall.view(None).own is None


@pytest.mark.rule("FM-2.5")
@pytest.mark.parametrize(("seats", "early", "late"), [(3, 12, 16), (4, 15, 20), (5, 18, 24)])
def test_three_fish_a_boat_on_the_first_two_days_then_four(seats: int, early: int, late: int) -> None:
    hall = Hall(seats)
    cargo = []
    for _ in range(4):
        sizes = {len(boat.cargo) for boat in hall.state.boats}
        assert len(sizes) == 1
        cargo.append(sum(len(boat.cargo) for boat in hall.state.boats))
        hall.bid().close_market()
    assert cargo == [early, early, late, late]


@pytest.mark.rule("FM-2.6")
def test_fish_are_dealt_in_rows() -> None:
    hall = market(3)
    top = hall.state.fish.pile[::-1][:12]
    hall.close_market()
    assert [boat.cargo for boat in hall.state.boats] == [top[dock::4] for dock in range(4)]


@pytest.mark.rule("FM-2.7")
def test_docks_that_are_not_in_use_cannot_be_bid_on() -> None:
    hall = Hall(3)
    assert [boat.dock for boat in hall.state.boats] == ["A", "B", "C", "D"]
    for field in ("bids", "tied"):
        with hall.refuses("no-such-dock", "FM-2.7", dock="E"):
            hall.act(0, {"kind": "boats", "bids": {}} | {field: {"E": 1}})
    assert [boat.dock for boat in Hall(5).state.boats] == ["A", "B", "C", "D", "E", "F"]


@pytest.mark.rule("FM-2.8", "FM-8.5", "FM-9.3")
def test_frozen_fish_are_ordinary_fish_the_next_day() -> None:
    hall = ice({"eel": 2, "cod": 1})
    hall.close_market().then(0, "freeze eel,cod")
    assert hall.state.day == 2
    hall.bid()
    hall.cards(0, "D-eel-mackerel", "P-30")
    hall.then(0, "offer cod for nothing to 1").then(1, "accept 0to1.1")
    assert hall.player(1).stock["cod"] == 1
    hall.close_market()
    assert hall.player(0).ledger.sales == 60


def test_nobody_is_asked_twice() -> None:
    hall = Hall(3)
    hall.then(0, NO_BIDS)
    assert hall.owing == [1, 2]
