"""Nobody is asked a question with one answer, in any game; and nobody learns from that what another one holds.

What the host does at once is what `foreseen` calls ONE: it is made of a spectator's view and of what a spectator was
told, and of nothing else. What it calls HIDDEN is done at an instant that nothing hidden has a part in.
"""

from collections.abc import Iterator

import pytest

from games.kernel import Answers, Decision, Dice, Seat, Table, forced
from tests.contract.cases import VARIANTS, at, in_state, random_game, variant

every_variant = pytest.mark.parametrize("name", [name for name in VARIANTS if variant(name).seats > 1], scope="module")
LOOKS = 60
"""So many positions of a game are looked at, at most."""


def asked(name: str) -> Iterator[tuple[Table, Seat, Decision]]:
    """Every question of a random game that is put to somebody, listed."""
    game = random_game(name)
    step = 1 + len(game.states) // LOOKS
    for number in range(0, len(game.states) - 1, step):
        table = at(game.table, game.states[number], number)
        for seat in range(table.seats):
            yield from ((table, seat, decision) for decision in table.moves(seat) if decision.owed)


@every_variant
def test_no_question_with_one_answer_is_left_to_be_asked(name: str) -> None:
    for table, seat, decision in asked(name):
        found = forced(table.moves(seat))
        if found is not None and found.id == decision.id:
            assert table.forced(seat) == found, f"{decision.kind} has one answer, and is not among the forcible kinds"
            assert table.foreseen(seat, decision) is not Answers.SEVERAL, f"{decision.kind} has one answer"


@every_variant
def test_what_everybody_can_tell_is_so_whatever_lies_hidden(name: str) -> None:
    """In every world that a spectator could not tell from the real one."""
    for table, seat, decision in asked(name):
        if decision.kind not in table.game.forcible:
            continue
        known = table.foreseen(seat, decision)
        for draw in range(3):
            hidden = table.game.resample(table.state, None, Dice.of(f"{name}:{draw}"))
            other = in_state(table, hidden, table.log, table.happened())
            (same,) = [each for each in other.moves(seat) if each.id == decision.id]
            assert other.foreseen(seat, same) is known
            if known is Answers.ONE:
                found = other.forced(seat)
                assert found is not None
                assert found.id == decision.id


@every_variant
def test_the_only_answer_is_what_is_played_for_somebody_whose_time_runs_out(name: str) -> None:
    for table, seat, decision in asked(name):
        only = table.forced(seat)
        if only is not None and only.id == decision.id:
            answer = only.sole_answer()
            action = table.game.read_action(answer) if isinstance(answer, dict) else answer
            assert table.game.default(table.state, seat, decision, table.dice) == action
