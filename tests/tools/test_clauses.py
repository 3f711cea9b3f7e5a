import pytest

from games.kernel import AnyGame
from games.registry import games
from tools.clauses import Coverage, coverage, defined_clauses, named_clauses


def test_a_spec_defines_a_clause_by_its_bold_id() -> None:
    assert defined_clauses("- **ML-3.2** Cost (ML-3.1). **ML-3.10** and **ML-3.2** again") == ("ML-3.2", "ML-3.10")


def test_a_test_names_clauses_in_its_rule_marks() -> None:
    source = "@pytest.mark.rule('ML-3.2', 'ML-3.4')\ndef test_cost() -> None:\n    'ML-9.9'\n"
    assert list(named_clauses(source)) == ["ML-3.2", "ML-3.4"]


@pytest.fixture(scope="module")
def specs() -> dict[str, Coverage]:
    return {spec.game: spec for spec in coverage()}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_clause_of_a_registered_game_is_named_by_a_test(game: AnyGame, specs: dict[str, Coverage]) -> None:
    assert game.id in specs, f"there is no docs/rules/{game.id}.md"
    spec = specs[game.id]
    assert spec.registered
    assert spec.untested == (), 'a test of each is marked @pytest.mark.rule("…")'
    assert spec.unknown == (), f"tests name these, but docs/rules/{game.id}.md does not have them"
