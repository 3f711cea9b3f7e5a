"""Lessons: every step can be played, however it is answered, and what is written down fits the rules (issue 21)."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import product

import pytest

from games.kernel import AnyGame, Dice, Nature, Table
from games.kernel.lesson import At, Lesson, Step, lesson_of
from games.kernel.notation import read
from games.registry import games

TAUGHT = [game for game in games() if lesson_of(game) is not None]
EXAMPLES = 6
"""So many moves of those that a pattern accepts are tried."""
WALKS = 60
"""So many ways through a lesson are tried, of all that it accepts."""
CLASS = re.compile(r"\[([^]]+)\]")


def lesson(game: AnyGame) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def at(table: Table, read_so_far: int) -> At | None:
    return lesson(table.game).at(table.game, table.standing(), read_so_far)


def follow(table: Table, read_so_far: int = 0) -> At | None:
    """Let the others play what is written down, until the learner is to read or to do something."""
    while (here := at(table, read_so_far)) is not None and here.due is not None:
        table.play(here.due.seat, read(here.due.move, table.moves(here.due.seat)))
        assert table.log[-1].kind == "move"
    return here


def taken(table: Table, step: Step) -> list[str]:
    """The moves that a step takes, of those that are listed; some of them, spread over all."""
    seat = lesson(table.game).seat
    listed = [choice.text for decision in table.moves(seat) for choice in decision.choices]
    found = list(dict.fromkeys([step.accepts[0], *filter(step.takes, listed)]))
    return found[:: -(-len(found) // EXAMPLES)]


def play_on(table: Table, steps: list[str], chosen: int) -> None:
    """Go through a lesson to its end, taking the n-th of the moves that each step accepts, or the last one."""
    seat, read_so_far = lesson(table.game).seat, 0
    while (here := follow(table, read_so_far)) is not None:
        steps.append(here.step.name)
        if here.step.is_page:
            read_so_far = here.number + 1
        else:
            possible = taken(table, here.step)
            table.play(seat, read(possible[min(chosen, len(possible) - 1)], table.moves(seat)))
        assert table.violations() == []


@pytest.mark.parametrize("chosen", range(EXAMPLES))
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_leads_to_its_end_whatever_is_chosen_of_what_it_accepts(game: AnyGame, chosen: int) -> None:
    steps: list[str] = []
    table = lesson(game).begin(game)
    play_on(table, steps, chosen)
    assert steps == [step.name for step in lesson(game).steps]
    assert not table.over, "it ends in the middle of a game"


def written_out(pattern: str) -> list[str]:
    """The moves that a pattern takes in which some signs stand for one another; what else it may take is listed."""
    if "*" in pattern or "?" in pattern:
        return []
    classes = CLASS.findall(pattern)
    return [CLASS.sub("{}", pattern).format(*signs) for signs in product(*classes)]


@pytest.mark.defect(39)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_whatever_is_accepted_what_follows_stays_possible(game: AnyGame) -> None:
    """Also what *Show me* would play, wherever somebody has come by other choices than the examples."""
    seat = lesson(game).seat
    for walk in range(WALKS):
        stream = Dice.of(f"walk:{game.id}:{walk}").stream("choices")
        table, read_so_far = lesson(game).begin(game), 0
        while (here := follow(table, read_so_far)) is not None:
            if here.step.is_page:
                read_so_far = here.number + 1
                continue
            moves = table.moves(seat)
            example = read(here.step.accepts[0], moves)
            shown = game.read_action(example) if isinstance(example, dict) else example
            assert table.refusal(seat, shown) is None, f"{here.step.name}: {here.step.accepts[0]}"
            forms = [move for pattern in here.step.accepts for move in written_out(pattern)]
            listed = [choice.text for decision in moves for choice in decision.choices if here.step.takes(choice.text)]
            table.play(seat, read(stream.choice([*forms, *listed]), moves))
        assert not table.over


def _asked(game: AnyGame) -> Iterator[tuple[Step, Table]]:
    table = lesson(game).begin(game)
    read_so_far = 0
    while (here := follow(table, read_so_far)) is not None:
        if here.step.is_page:
            read_so_far = here.number + 1
        else:
            yield here.step, table
            table.play(lesson(game).seat, read(here.step.accepts[0], table.moves(lesson(game).seat)))


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_answer_of_a_lesson_is_to_a_move_that_somebody_could_make(game: AnyGame) -> None:
    seat = lesson(game).seat
    for step, table in _asked(game):
        listed = [choice.text for decision in table.moves(seat) for choice in decision.choices]
        forms = {form.notation.split("{")[0].split("[")[0] for each in table.moves(seat) for form in each.forms}
        for pattern in (*step.accepts, *step.answers):
            possible = any(fnmatchcase(move, pattern) for move in listed)
            assert possible or any(pattern.startswith(form) for form in forms), f"{step.name}: {pattern}"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_what_the_learner_is_to_do_is_asked_then(game: AnyGame) -> None:
    """Or is a plan or an order, which may be left at any time."""
    seat = lesson(game).seat
    for step, table in _asked(game):
        action = read(step.accepts[0], table.moves(seat))
        kind = action["kind"] if isinstance(action, dict) else action.kind
        natures = {decision.nature: decision.owed for decision in table.moves(seat) if kind in decision.accepts}
        assert natures, step.name
        assert any(natures.values()) or set(natures) <= {Nature.ORDER, Nature.FREE}, step.name


def test_what_is_taken_back_is_asked_again() -> None:
    game = next(game for game in TAUGHT if game.id == "lisboa")
    table = lesson(game).begin(game)
    first = follow(table, 1)
    assert first is not None
    table.play(0, read(first.step.accepts[0], table.moves(0)))
    following = follow(table, 1)
    assert following is not None
    assert following.number == first.number + 1
    table._take_back(len(table.standing()))
    assert at(table, 1) == first


def test_a_table_that_has_left_the_path_plays_on() -> None:
    game = next(game for game in TAUGHT if game.id == "lisboa")
    table = lesson(game).begin(game)
    table.play(0, read("coin", table.moves(0)))
    assert at(table, 1) is None
