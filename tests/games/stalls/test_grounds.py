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
    ("card", "ground", "figures"),
    [
        ("bread-1", "keeps-lead", {"price": 3}),
        ("cheese-1", "behind", {"price": 4}),
        ("cheese-3", "draws-level", {"price": 4}),
        ("eggs-1", "takes-lead", {"price": 5}),
        ("roses-0", "regular-pays", {"coins": 1}),
        ("honey-0", "regular-waits", {}),
    ],
)
def test_grounds(position: Position, card: str, ground: str, figures: dict[str, int]) -> None:
    (point,) = GAME.points(position.view(0), _pick(position, card))
    assert (point.ground, dict(point.figures)) == (ground, figures)


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
