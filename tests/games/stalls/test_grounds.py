"""What speaks for a card, and what it would bring as things stand."""

import pytest

from games.kernel import Action
from tests.games.stalls.positions import GAME, Position

LAID = ["bread 2, roses 1", "bread 1, cheese 3"]
HANDS = ["bread 1, cheese 1, cheese 3, roses 0, eggs 1", "honey 1, honey 1, honey 2"]


@pytest.fixture
def position() -> Position:
    return Position(HANDS, LAID)


@pytest.mark.parametrize(
    ("card", "ground"),
    [
        ("bread-1", "keeps-lead"),
        ("cheese-1", "behind"),
        ("cheese-3", "draws-level"),
        ("eggs-1", "unclaimed"),
        ("roses-0", "regular-pays"),
        ("honey-0", "regular-waits"),
    ],
)
def test_how_one_stands_with_the_good(position: Position, card: str, ground: str) -> None:
    point = GAME.points(position.view(0), _pick(position, card))[0]
    assert (point.ground, dict(point.figures)) == (ground, {"good": card.partition("-")[0]})


def test_whoever_had_less_overtakes() -> None:
    behind = Position(["cheese 3", "honey 1"], ["bread 2", "cheese 2"])
    assert GAME.points(behind.view(0), _pick(behind, "cheese-3"))[0].ground == "overtakes"


@pytest.mark.parametrize(
    ("card", "coins"),
    [("eggs-1", 5), ("bread-2", 3), ("bread-1", 0), ("cheese-3", 0), ("cheese-0", 3), ("roses-0", 0)],
)
def test_what_the_neighbour_would_make_with_what_is_left(position: Position, card: str, coins: int) -> None:
    denied = GAME.points(position.view(0), _pick(position, card))[1:]
    assert [dict(point.figures) for point in denied] == ([{"seat": 1, "coins": coins}] if coins else [])


def test_nobody_gets_what_is_left_of_the_last_card() -> None:
    last = Position(["eggs 1, roses 0", "honey 1, honey 2"], ["bread 2, roses 1, roses 1", "bread 1, honey 1, honey 2"])
    assert [point.ground for point in GAME.points(last.view(0), _pick(last, "eggs-1"))] == ["unclaimed"]


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("bread-1", {"price": 3, "ahead": 2}),
        ("cheese-1", {"price": 4, "behind": 2}),
        ("cheese-3", {"price": 4, "ahead": 0}),
        ("roses-0", {"pays": 1}),
    ],
)
def test_what_a_card_would_bring(position: Position, card: str, facts: dict[str, int]) -> None:
    assert GAME.preview(position.state, 0, _pick(position, card)) == facts


def _pick(position: Position, card: str) -> Action:
    return position.action(f"pick {card}")
