"""What the kernel makes of a game's classes: kinds, what plays them, questions, rankings, names in events."""

from types import ModuleType
from typing import ClassVar

import pytest

from games.kernel import Action, Dice, Event, Move, Nature, Outcome, Referring, Seat, Written, kind_of, plays
from games.kernel.marks import Mark, marks_of, things_named
from games.kernel.plays import players_of
from tests.games.kernel.bazaar.game import Bazaar
from tests.games.kernel.bazaar.state import State


class OrchardAction(Action):
    """Whatever is done in an orchard."""


class PickApple(OrchardAction):
    notation: ClassVar[str] = "pick {tree}"
    tree: int


class Prune(OrchardAction, kind="cut"):
    notation: ClassVar[str] = "cut {tree}"
    tree: int


class PickCarefully(PickApple):
    notation: ClassVar[str] = "pick {tree} carefully"


class BasketFilled(Event):
    seat: Seat
    basket: Referring
    others: tuple[Referring, ...] = ()
    by: Written | None = None


class BasketFilledAtNight(BasketFilled):
    reveals: ClassVar[bool] = True


def part(*players: object, name: str = "orchard") -> ModuleType:
    """A module in which these are written."""
    module = ModuleType(name)
    for player in players:
        player.__module__ = name
        setattr(module, getattr(player, "__name__", ""), player)
    return module


def made() -> tuple[object, object, object]:
    @plays
    def pick(state: State, move: Move[PickApple], dice: Dice) -> list[Event]:
        return []

    @plays
    def work(state: State, move: Move[PickApple | Prune], dice: Dice) -> list[Event]:
        return []

    @plays
    def anything(state: State, move: Move[OrchardAction], dice: Dice) -> list[Event]:
        return []

    return pick, work, anything


def test_a_kind_is_called_after_its_class_unless_the_class_says_otherwise() -> None:
    assert (kind_of(PickApple), kind_of(Prune)) == ("pick-apple", "cut")
    assert PickApple(tree=1).model_dump() == {"kind": "pick-apple", "tree": 1}
    assert BasketFilled(seat=0, basket="b1").kind == "basket-filled"


def test_what_is_below_a_kind_is_the_same_kind() -> None:
    assert kind_of(PickCarefully) == "pick-apple"
    assert BasketFilledAtNight(seat=0, basket="b1").kind == "basket-filled"


def test_an_action_that_nothing_plays_is_an_error_when_the_game_is_read() -> None:
    pick, _, _ = made()
    with pytest.raises(TypeError, match="no part plays Prune"):
        players_of([part(pick)], OrchardAction)
    with pytest.raises(TypeError, match="no part plays Lay, Aside"):
        type("Unplayed", (Bazaar,), {"parts": (ModuleType("empty"),)})


def test_an_action_that_is_played_twice_in_one_part_is_an_error() -> None:
    pick, work, _ = made()
    with pytest.raises(TypeError, match="orchard plays PickApple twice"):
        players_of([part(pick, work)], OrchardAction)


def test_a_function_that_does_not_say_what_it_plays_is_an_error() -> None:
    @plays
    def vague(state: State, move: Move, dice: Dice) -> list[Event]:
        return []

    with pytest.raises(TypeError, match="vague must say what it plays"):
        players_of([part(vague)], OrchardAction)


def test_another_version_of_the_rules_plays_some_actions_in_its_own_way() -> None:
    pick, work, anything = made()
    first, second = part(anything), part(pick, name="second")
    assert players_of([first, second], OrchardAction) == {PickApple: pick, Prune: anything}
    assert players_of([part(work)], OrchardAction) == {PickApple: work, Prune: work}


def test_an_event_says_by_its_types_what_it_names() -> None:
    marks = {"seat": Mark.SEAT, "basket": Mark.THING, "others": Mark.THING, "by": Mark.ACTION}
    assert marks_of(BasketFilled).items() >= marks.items()
    assert things_named(BasketFilled(seat=0, basket="b1", others=("b2", "b3"))) == {"b1", "b2", "b3"}


def test_a_ranking_goes_by_the_sums_and_then_by_what_breaks_ties() -> None:
    lines = [
        {"apples": 3, "worms": -1},
        {"apples": 2, "worms": 0},
        {"apples": 5, "worms": 0},
        {"apples": 2, "worms": 0},
    ]
    outcome = Outcome.ranked("frost", lines, [{"trees": 1}, {"trees": 2}, {"trees": 0}, {"trees": 1}])
    assert [(standing.place, standing.score) for standing in outcome.standings] == [(3, 2), (2, 2), (1, 5), (3, 2)]
    assert [line.name for line in outcome.standings[0].lines + outcome.standings[0].tie_breaks] == [
        "apples",
        "worms",
        "trees",
    ]
    assert [standing.place for standing in Outcome.ranked("frost", lines).standings] == [2, 2, 1, 2]


def test_orders_are_offered_only_where_some_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Bazaar().takes_orders
    others = tuple(question for question in Bazaar.questions if question.nature is not Nature.ORDER)
    monkeypatch.setattr(Bazaar, "questions", others)
    assert not Bazaar().takes_orders
