"""ML-8: three identical tiles."""

import pytest

from games.lisboa.reasons import Because
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene, goods


@pytest.mark.rule("ML-8.1")
def test_three_identical_tiles_in_front_can_be_swapped_once() -> None:
    scene = Scene(hands=("fish fish fish",), bag="meat meat meat grape flower")
    assert scene.legal("swap hand")
    assert kinds(scene.do("swap hand")) == ["hand-swapped"]
    assert scene.hand() == ["meat", "meat", "meat"]
    assert len(scene.state.bag) == 5
    assert scene.illegal("swap hand").reason is Because.ALREADY_SWAPPED
    scene.do("open meat C3 take fish")
    assert scene.state.active == 1


@pytest.mark.rule("ML-8.1")
def test_the_hand_swap_is_possible_again_in_the_next_turn() -> None:
    scene = Scene(hands=("fish fish fish",), bag="meat meat meat grape flower")
    scene.do("swap hand", "coin", "coin")
    assert scene.legal("swap hand")


@pytest.mark.rule("ML-8.1")
def test_different_tiles_or_fewer_cannot_be_swapped() -> None:
    assert Scene(hands=("fish fish meat",)).illegal("swap hand").reason is Because.TILES_DIFFER
    assert Scene(hands=("fish fish",)).illegal("swap hand").reason is Because.TILES_DIFFER
    assert Scene(hands=("",)).illegal("swap hand").reason is Because.TILES_DIFFER


@pytest.mark.rule("ML-8.2")
def test_three_identical_tiles_in_the_display_can_be_swapped_before_taking_one() -> None:
    scene = Scene(display="meat meat meat", bag="fish grape flower tomato")
    assert [text for text in scene.listed() if text.startswith("open fish C3")] == [
        "open fish C3",
        "open fish C3 take meat",
    ]
    scene.do("open fish C3")
    assert scene.listed() == ["take meat", "swap display"]
    assert kinds(scene.do("swap display")) == ["display-swapped"]
    assert scene.display == ["fish", "grape", "flower"]
    assert len(scene.state.bag) == 4
    assert scene.listed() == ["take fish", "take flower", "take grape"]
    scene.do("take grape")
    assert scene.hand()[-1] == "grape"
    assert scene.state.active == 1


@pytest.mark.rule("ML-8.2")
def test_the_display_is_swapped_once_a_turn_and_only_if_its_tiles_are_identical() -> None:
    scene = Scene(display="meat meat meat", bag="fish fish fish grape flower")
    scene.do("open fish C3", "swap display")
    assert scene.illegal("swap display").reason is Because.ALREADY_SWAPPED
    assert scene.listed() == ["take fish"]
    assert scene.illegal("take meat").reason is Because.NOT_IN_DISPLAY
    assert not Scene(display="meat meat fish").legal("open fish C3")
    assert not Scene(display="meat meat").legal("open fish C3")


@pytest.mark.rule("ML-8.2")
def test_the_display_can_be_swapped_again_in_the_next_turn() -> None:
    scene = Scene(display="meat meat meat", bag="fish fish fish grape flower")
    scene.do("open fish C3", "swap display", "take fish")
    scene.state.display = goods("grape grape grape")
    scene.do("open fish E5")
    assert scene.listed() == ["take grape", "swap display"]


@pytest.mark.rule("ML-8.2", "ML-8.3")
def test_taking_at_once_keeps_the_display() -> None:
    scene = Scene(display="meat meat meat", bag="fish grape flower tomato")
    scene.do("open fish C3 take meat")
    assert scene.display == ["fish", "meat", "meat"]


@pytest.mark.rule("ML-8.3")
def test_an_action_at_once_keeps_the_hand_and_the_old_tiles_cannot_come_straight_back() -> None:
    scene = Scene(hands=("fish fish fish",))
    scene.do("coin")
    assert scene.hand() == ["fish", "fish", "fish"]
    drawn_first = Scene(hands=("fish fish fish",), bag="meat meat grape")
    drawn_first.do("swap hand")
    assert drawn_first.hand() == ["meat", "meat", "grape"]
    assert drawn_first.state.bag == [0, 0, 0]


@pytest.mark.rule("ML-8.1", "ML-8.2")
def test_everybody_is_told_what_was_returned_and_what_was_drawn() -> None:
    hand = Scene(hands=("fish fish fish",), bag="meat tomato grape flower")
    (told,) = hand.do("swap hand")
    assert vars(told).items() >= {"seat": 0, "returned": "fish", "drawn": ("meat", "tomato", "grape")}.items()
    display = Scene(display="meat meat meat", bag="fish tomato grape flower")
    (told,) = display.do("open fish C3", "swap display")
    assert vars(told).items() >= {"seat": 0, "returned": "meat", "drawn": ("fish", "tomato", "grape")}.items()


@pytest.mark.rule("ML-8.3")
def test_returned_tiles_are_mixed_into_the_bag() -> None:
    scene = Scene(hands=("fish fish fish",), bag="meat " * 3 + "grape " * 12)
    scene.do("swap hand")
    assert sorted(scene.state.bag) == [0] * 3 + [4] * 12
    assert scene.state.bag[:3] != [0] * 3
    assert scene.state.bag[-3:] != [0] * 3


@pytest.mark.rule("ML-8.3")
def test_every_swap_is_shuffled_by_a_lot_of_its_own() -> None:
    """By turn, and for hand and display: from how one bag was mixed nothing follows for the next."""
    bag = "meat " * 3 + "grape " * 6 + "tomato " * 6
    mixed = []
    for turns in range(3):
        hand = Scene(hands=("fish fish fish",) * 2, bag=bag)
        hand.do(*["coin"] * turns, "swap hand")
        display = Scene(display="fish fish fish", hands=("flower flower meat",) * 2, bag=bag)
        display.do(*["coin"] * turns, "open flower C3", "swap display")
        assert sorted(hand.state.bag) == sorted(display.state.bag)
        mixed += [tuple(hand.state.bag), tuple(display.state.bag)]
    assert len(set(mixed)) == len(mixed)


@pytest.mark.rule("ML-11.4")
def test_no_swaps_with_fewer_than_three_tiles_in_the_bag() -> None:
    scene = Scene(hands=("fish fish fish",), display="meat meat meat", bag="grape grape")
    assert scene.illegal("swap hand").reason is Because.BAG_TOO_SMALL
    assert scene.illegal("open fish C3").reason is Because.TAKE_NOT_NAMED
    assert Scene(hands=("fish fish fish",), bag="grape grape grape").legal("swap hand")


def test_decisions_after_a_swap_have_ids_of_their_own() -> None:
    scene = Scene(hands=("fish fish fish",), display="meat meat meat")

    def asked() -> str:
        return GAME.decisions(scene.state, 0)[0].id

    ids = [asked()]
    scene.do("swap hand")
    ids.append(asked())
    scene.do(next(text for text in scene.listed() if text.startswith("open") and "take" not in text))
    ids.append(asked())
    scene.do("swap display")
    ids.append(asked())
    assert ids == ["t1", "t1.swapped", "t1.take", "t1.take.swapped"]
