"""Options say by their types which values there are."""

from enum import StrEnum
from typing import Annotated, Literal

import pytest

from games.kernel import CLOCK, Option, Options, Refusal, bounded, menu, read_options


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Sample(Options):
    money: Literal["hidden", "open"] = "hidden"
    gifts: bool = True
    rounds: Annotated[int, bounded(1, 4)] = 3
    colour: Colour = Colour.RED


def test_the_menu_lists_every_value() -> None:
    assert menu(Sample) == (
        Option(name="money", values=("hidden", "open"), default="hidden"),
        Option(name="gifts", values=(True, False), default=True),
        Option(name="rounds", values=(1, 2, 3, 4), default=3, quantity=True),
        Option(name="colour", values=("red", "blue"), default="red"),
    )


def test_yes_and_no_stay_what_they_are() -> None:
    gifts = menu(Sample)[1]
    assert [type(value) for value in (*gifts.values, gifts.default)] == [bool] * 3


def test_what_is_left_out_has_its_default() -> None:
    assert read_options(Sample, {"rounds": 4}) == Sample(rounds=4)


@pytest.mark.parametrize("wrong", [{"rounds": 5}, {"money": "gone"}, {"gifts": "perhaps"}, {"colour": 1}, {"x": 1}])
def test_wrong_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(Sample, wrong)
    assert refused.value.figures["option"] == next(iter(wrong))


def test_options_for_the_clock_are_marked() -> None:
    class Timed(Options):
        hours: Annotated[int, bounded(1, 3), CLOCK] = 2

    assert menu(Timed) == (Option(name="hours", values=(1, 2, 3), default=2, clock=True, quantity=True),)
