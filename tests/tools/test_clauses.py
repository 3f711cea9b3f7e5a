import pytest

from tools.clauses import coverage, defined_clauses, named_clauses


def test_a_spec_defines_a_clause_by_its_bold_id() -> None:
    assert defined_clauses("- **ML-3.2** Cost (ML-3.1). **ML-3.10** and **ML-3.2** again") == ("ML-3.2", "ML-3.10")


def test_a_test_names_clauses_in_its_rule_marks() -> None:
    source = "@pytest.mark.rule('ML-3.2', 'ML-3.4')\ndef test_cost() -> None:\n    'ML-9.9'\n"
    assert list(named_clauses(source)) == ["ML-3.2", "ML-3.4"]


@pytest.mark.parametrize("spec", [spec for spec in coverage() if spec.registered], ids=lambda spec: spec.game)
def test_every_clause_of_a_registered_game_is_named_by_a_test(spec: object) -> None:
    assert spec in coverage()
    assert getattr(spec, "untested", None) == ()
    assert getattr(spec, "unknown", None) == ()
