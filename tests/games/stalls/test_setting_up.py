from collections import Counter

import pytest

from games.kernel import Dice
from games.kernel.playout import Variant
from games.stalls.components import DECK, Good
from games.stalls.state import State
from tests.games.bench import every, only
from tests.games.stalls.positions import GAME, Position


@pytest.mark.rule("SA-1.1")
def test_two_four_or_six_can_play() -> None:
    assert list(GAME.seat_counts) == [2, 4, 6]


@pytest.mark.rule("SA-1.2", "SA-4.4")
@pytest.mark.parametrize("days", [2, 4])
def test_the_game_lasts_as_many_days_as_agreed(days: int) -> None:
    position = Position(options={"days": days})
    ended = []
    while not position.table.over:
        position.skip(position.owing[0])
        ended += [event.day for event in every(position.events, "day-ended")]
    assert ended == list(range(1, days + 1))
    assert not every(position.events, "day-began")


@pytest.mark.rule("SA-1.3")
@pytest.mark.parametrize(
    ("seats", "options", "families"),
    [
        (2, {}, [0, 1]),
        (4, {}, [0, 1, 0, 1]),
        (6, {}, [0, 1, 0, 1, 0, 1]),
        (6, {"families": "three"}, [0, 1, 2, 0, 1, 2]),
        (4, {"families": "three"}, [0, 1, 0, 1]),
    ],
)
def test_neighbours_are_rivals(seats: int, options: dict[str, object], families: list[int]) -> None:
    position = Position(seats=seats, options=options)
    assert [player.family for player in position.view(None).players] == families
    assert len(position.view(None).families) == max(families) + 1


@pytest.mark.rule("SA-1.3")
def test_only_six_are_asked_how_many_families_they_are() -> None:
    options = GAME.options_type()
    asked = {seats: "families" in GAME.relevant_options(seats, options) for seats in GAME.seat_counts}
    assert asked == {2: False, 4: False, 6: True}


@pytest.mark.rule("SA-1.4")
def test_each_good_has_five_cards_with_crates_and_a_regular() -> None:
    assert len(DECK) == 36
    for good in Good:
        assert sorted(card.crates for card in DECK if card.good is good) == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("SA-1.5", "SA-2.1")
def test_each_good_has_one_of_the_prices_and_other_ones_on_other_days() -> None:
    position = Position(seats=4)
    first = dict(GAME.setup(4, GAME.options_type(), Dice.of(1)).prices)
    position.finish_day()
    for prices in (first, position.state.prices):
        assert sorted(prices.values()) == [3, 4, 5, 6, 7, 8]
    assert first != position.state.prices
    assert position.view(None).prices == position.state.prices


@pytest.mark.rule("SA-2.1")
def test_every_price_may_lie_on_every_good() -> None:
    seen = {good: {state.prices[good] for state in _first_mornings()} for good in Good}
    assert all(prices == {3, 4, 5, 6, 7, 8} for prices in seen.values())


def _first_mornings() -> list[State]:
    return [GAME.setup(2, GAME.options_type(), Dice.of(seed)) for seed in range(80)]


@pytest.mark.rule("SA-2.2")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everybody_is_dealt_five_of_all_cards_every_day(seats: int) -> None:
    position = Position(seats=seats)
    for _ in range(2):
        dealt = [card for player in position.state.players for card in player.hand]
        assert len(dealt) == 5 * seats
        assert not Counter(dealt) - Counter(DECK)
        assert all(not player.laid for player in position.state.players)
        position.finish_day()
    assert only(position.events, "day-began").day == 3


@pytest.mark.rule("SA-2.2")
def test_what_was_laid_yesterday_may_be_dealt_again_today() -> None:
    table = Variant(GAME, 6, {}).table(Dice.of("anew"))
    first = {card for player in table.state.players for card in player.hand}
    position = Position(seats=6)
    position.table = table
    position.finish_day()
    second = {card for player in table.state.players for card in player.hand}
    assert first & second
    assert second - first
