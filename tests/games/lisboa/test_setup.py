"""ML-1: the setup, for every number of players."""

from collections import Counter

import pytest

from games.kernel import Dice
from games.lisboa.components import BAR, MARKED_CELLS, RESTAURANTS
from games.lisboa.market import CLOSED_ON, EMPTY
from games.lisboa.options import LisboaOptions
from games.lisboa.state import State
from tests.games.lisboa.scene import GAME, challenge_start


def start(seats: int, seed: int = 1, **options: object) -> State:
    return GAME.start(seats, LisboaOptions.model_validate(options), Dice.of(seed))


@pytest.mark.rule("ML-1.1")
def test_eleven_restaurants_lie_closed_on_the_marked_cells_in_random_order() -> None:
    layouts = set()
    for seed in range(5):
        cells = start(2, seed).market.cells
        closed = [CLOSED_ON[code] for code in cells]
        assert [cell for cell in range(25) if closed[cell] >= 0] == sorted(MARKED_CELLS)
        counts = Counter(closed[cell] for cell in MARKED_CELLS)
        assert counts == {kind: 1 if kind == BAR else 2 for kind in range(len(RESTAURANTS))}
        layouts.add(tuple(cells))
    assert len(layouts) == 5


@pytest.mark.rule("ML-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_four_players_the_last_one_starts_with_the_spare_bar(seats: int) -> None:
    for seed in range(4):
        state = start(seats, seed)
        last = (state.first - 1) % seats
        for seat, player in enumerate(state.players):
            assert player.restaurants == ([BAR] if seats == 4 and seat == last else [])


@pytest.mark.rule("ML-1.2")
def test_without_the_option_the_spare_bar_is_out_of_the_game_with_four_players_too() -> None:
    assert all(not player.restaurants for player in start(4, four_player_bar=False).players)


@pytest.mark.rule("ML-1.3", "ML-1.4")
@pytest.mark.parametrize(("seats", "in_bag"), [(1, 29), (2, 26), (3, 23), (4, 20)])
def test_stand_tiles_are_dealt_from_the_bag(seats: int, in_bag: int) -> None:
    state = start(seats)
    assert len(state.bag) == in_bag
    assert len(state.display) == 3
    assert [len(player.hand) for player in state.players] == [3] * seats
    tiles = Counter(state.bag + state.display + [good for player in state.players for good in player.hand])
    assert tiles == dict.fromkeys(range(5), 7)
    assert start(seats, 1).bag != start(seats, 2).bag
    assert start(seats, 1).display + start(seats, 1).players[0].hand != (
        start(seats, 2).display + start(seats, 2).players[0].hand
    )


@pytest.mark.rule("ML-1.5")
def test_everybody_starts_with_eight_stands_and_one_coin() -> None:
    for seats in (2, 3, 4):
        for player in start(seats).players:
            assert (player.stands_left, player.money) == (8, 1)


@pytest.mark.rule("ML-1.6")
def test_three_customer_tiles_of_each_number_are_face_up_and_the_rest_is_a_shuffled_stack() -> None:
    state = start(3)
    assert [len(tiles) for tiles in state.face_up] == [3, 3, 3, 3]
    assert [len(stack) for stack in state.stacks] == [7, 7, 7, 2]
    for group, size in enumerate((10, 10, 10, 5)):
        tiles = state.face_up[group] + state.stacks[group]
        assert sorted(tiles) == list(range(10 * group, 10 * group + size))
    assert start(3, 2).stacks != state.stacks
    assert state.discarded == []


@pytest.mark.rule("ML-1.6")
def test_each_group_of_customers_is_shuffled_for_itself() -> None:
    """Else whoever sees the ones come up would know the twos and threes."""
    for seed in range(5):
        state = start(3, seed)
        orders = {tuple(tile % 10 for tile in state.stacks[group] + state.face_up[group]) for group in range(3)}
        assert len(orders) == 3


@pytest.mark.rule("ML-25.3", "ML-27.1")
@pytest.mark.parametrize("challenge", [5, 6, 7])
def test_discarded_customers_lie_in_no_order_that_tells_how_they_were_drawn(challenge: int) -> None:
    for seed in range(5):
        state = challenge_start(challenge, seed)
        assert state.discarded == sorted(state.discarded)
        other = GAME.resample(state, 0, Dice.of(seed))
        assert other.discarded == sorted(other.discarded)


@pytest.mark.rule("ML-1.7")
def test_the_start_player_is_drawn_by_lot_and_play_goes_in_seat_order() -> None:
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {start(4, seed, start_player="seat").first for seed in range(10)} == {0}
    state = start(4, 3)
    assert state.active == state.first


@pytest.mark.rule("ML-1.8")
def test_the_market_is_empty_at_the_start() -> None:
    state = start(2)
    assert all(code == EMPTY or CLOSED_ON[code] >= 0 for code in state.market.cells)
    assert state.market.entrances == [-1] * 20


@pytest.mark.parametrize(
    ("seats", "mode", "asked"),
    [
        (1, "campaign", {"solo_mode"}),
        (1, "single", {"solo_mode", "solo_challenge"}),
        (2, "campaign", {"start_player"}),
        (3, "single", {"start_player"}),
        (4, "campaign", {"start_player", "four_player_bar"}),
    ],
)
def test_only_what_matters_is_asked_before_a_game(seats: int, mode: str, asked: set[str]) -> None:
    options = LisboaOptions.model_validate({"solo_mode": mode})
    assert GAME.relevant_options(seats, options) == asked | {"money_visibility", "restaurant_info"}
