"""The same role has the same file and class names in every game (CONTRIBUTING.md); only the phases differ."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from games.kernel import AnyGame
from games.registry import games

CLASSES = {
    "actions": "{}Action",
    "agent": "{}Agent",
    "grounds": "Ground",
    "guide": "{}Guide",
    "options": "{}Options",
    "reasons": "Because",
    "state": "State",
    "view": "{}View",
}
"""By file the class that stands there; the braces are what the game is called in code."""
WHERE_THERE_IS_ONE = {"order_book": "Orders", "planner": "{}Planner"}
FUNCTIONS = {
    "foreseen": "foreseen",
    "grounds": "points",
    "guide": "agents",
    "invariants": "violations",
    "preview": "preview",
    "sampling": "redraw",
    "scoring": "outcome",
    "setup": "set_up",
    "view": "view",
}

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def missing(game: AnyGame, names: dict[str, str]) -> list[str]:
    """The places in the folder of a game where a name does not stand that should."""
    called = game.action_type.__name__.removesuffix("Action")
    places = {f"games.{game.id}.{file}": name.format(called) for file, name in names.items()}
    return [
        f"{module}: {name}"
        for module, name in places.items()
        if getattr(getattr(import_module(module), name, None), "__module__", None) != module
    ]


@every_game
def test_every_role_has_its_file_and_its_name(game: AnyGame) -> None:
    there = {file: name for file, name in WHERE_THERE_IS_ONE.items() if find_spec(f"games.{game.id}.{file}")}
    assert missing(game, CLASSES | there) == []
    assert missing(game, FUNCTIONS) == []


@every_game
def test_whoever_plans_has_a_planner_in_its_place(game: AnyGame) -> None:
    assert (game.planner() is not None) == (find_spec(f"games.{game.id}.planner") is not None)


@every_game
def test_a_folder_says_what_the_game_is_and_hands_nothing_on(game: AnyGame) -> None:
    folder = import_module(f"games.{game.id}")
    assert folder.__doc__
    assert not hasattr(folder, "__all__")
