"""What a seat knows of hands, and what else they might hold."""

from collections import Counter

import pytest

from games.kernel import Dice
from games.stalls.components import DECK, Card
from tests.games.stalls.positions import GAME, Position
from tests.games.stalls.test_picking import FOUR

MOVES = (
    ("bread-3", "honey-3", "eggs-3", "roses-3"),
    ("cheese-3", "bread-1", "cheese-2", "pears-2"),
)


def after(cards: int) -> Position:
    position = Position(FOUR)
    for picks in MOVES[:cards]:
        position.everybody(*(f"pick {card}" for card in picks))
    return position


@pytest.mark.rule("SA-5.1")
def test_hands_are_hidden_from_everybody_else_partners_too() -> None:
    position = after(0)
    assert [player.hand is not None for player in position.view(0).players] == [True, False, False, False]
    assert all(player.hand is None for player in position.view(None).players)


@pytest.mark.rule("SA-5.2")
def test_whoever_has_had_a_hand_knows_what_is_left_of_it() -> None:
    """The example of the spec."""
    position = after(2)
    view = position.view(0)
    assert [player.hand is not None for player in view.players] == [True, True, True, False]
    first = view.players[2].hand
    assert first is not None
    assert [(card.good, card.crates) for card in first] == [("eggs", 2), ("bread", 0), ("roses", 1)]
    assert all(player.hand is None for player in position.view(None).players)


@pytest.mark.rule("SA-5.2")
def test_memory_ends_with_the_day_and_goes_the_other_way_on_the_next() -> None:
    position = after(1)
    position.finish_day()
    assert [player.hand is not None for player in position.view(0).players] == [True, False, False, False]
    position.everybody(*(f"pick {hand[0]}" for hand in position.hands))
    assert [player.hand is not None for player in position.view(0).players] == [True, False, False, True]


@pytest.mark.rule("SA-5.2")
def test_two_players_know_both_hands_from_the_second_card_on() -> None:
    position = Position(FOUR[:2])
    assert position.view(0).players[1].hand is None
    position.go("0 pick bread-3", "1 pick honey-3")
    assert position.view(0).players[1].hand is not None


@pytest.mark.rule("SA-5.1", "SA-5.2")
def test_what_is_imagined_leaves_known_hands_and_deals_unknown_ones_from_unseen_cards() -> None:
    position = after(1)
    known, unknown = (0, 1), (2, 3)
    imagined: set[Card] = set()
    for seed in range(30):
        other = GAME.resample(position.state, 0, Dice.of(seed))
        assert GAME.violations(other) == []
        assert all(other.players[seat].hand == position.state.players[seat].hand for seat in known)
        imagined |= {card for seat in unknown for card in other.players[seat].hand}
        assert GAME.view(other, 0) == position.view(0)
    in_sight = [card for player in position.state.players for card in player.laid]
    in_sight += [card for seat in known for card in position.state.players[seat].hand]
    assert imagined == set(Counter(DECK) - Counter(in_sight))
