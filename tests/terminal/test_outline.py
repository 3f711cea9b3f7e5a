"""Typing a move word by word."""

from collections.abc import Sequence

from games.kernel import Action
from games.lisboa.actions import OpenStand, TakeCoin
from games.lisboa.components import Good
from terminal.outline import Line, outline

FISH_C3 = [OpenStand(good=Good.FISH, cell="C3", take=take) for take in (Good.MEAT, Good.GRAPE)]
FISH_A1 = OpenStand(good=Good.FISH, cell="A1", take=Good.MEAT)
MOVES: Sequence[Action] = (*FISH_C3, FISH_A1, TakeCoin())


def _cell(action: Action) -> str:
    return action.cell if isinstance(action, OpenStand) else ""


def test_moves_are_grouped_by_the_first_word_in_which_they_differ() -> None:
    assert outline(MOVES, "", _cell) == [Line("open", 3, ""), Line("coin", 1, "")]


def test_words_that_all_moves_share_are_passed_over_and_equal_figures_are_told_once() -> None:
    assert outline(MOVES, "OPEN", _cell) == [Line("open fish C3", 2, "C3"), Line("open fish A1 take meat", 1, "A1")]


def test_the_last_word_is_left_to_choose() -> None:
    assert [line.beginning for line in outline(MOVES, "open fish c3", _cell)] == [
        "open fish C3 take meat",
        "open fish C3 take grape",
    ]


def test_nothing_begins_so() -> None:
    assert outline(MOVES, "sell", _cell) == []
