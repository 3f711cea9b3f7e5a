"""Secrecy where it is at stake: in every kind of window, after every number of answers.

Positions from the middle of a game, evenly spread, miss windows that are open for a moment only. Here a random game is
looked through for the first position of each kind: who is asked what, and how many of them have answered.
"""

from collections.abc import Iterator

from games.kernel import Decision, Dice, Nature, Refusal, Seat, Table
from tests.contract.cases import at, copy_of, in_state, random_game
from tests.contract.looking import actions_of, attempt, elsewhere, every_variant, everybody, picture, tells, told
from tests.contract.test_secrets import shown_by_another_answer

WINDOWS = frozenset({Nature.SEALED, Nature.REACTION})
MOST_WINDOWS = 16
"""So many kinds of positions of one game are looked at: the rarest of them too, which come late."""
TRIED = 3

Kind = tuple[tuple[str, int, int], ...]
"""Of each window that is open its kind, how many are asked and how many have answered."""


def windows_of(table: Table) -> dict[str, dict[Seat, Decision]]:
    """The windows that are open, by decision: who is asked there."""
    found: dict[str, dict[Seat, Decision]] = {}
    for seat in range(table.seats):
        for decision in table.game.decisions(table.state, seat):
            if decision.nature in WINDOWS:
                found.setdefault(decision.id, {})[seat] = decision
    return found


def kind_of(table: Table) -> Kind:
    return tuple(
        sorted(
            (
                next(iter(asked.values())).kind,
                len(asked),
                sum(decision.answered is not None or not decision.owed for decision in asked.values()),
            )
            for asked in windows_of(table).values()
        )
    )


def in_windows(name: str) -> Iterator[Table]:
    """The first position of each kind of open window in a random game."""
    game = random_game(name)
    seen: set[Kind] = set()
    table = in_state(game.table, None, ())
    for place, state in enumerate(game.states[:-1]):
        table.state = game.table.game.load(state)
        kind = kind_of(table)
        if kind and kind not in seen and len(seen) < MOST_WINDOWS:
            seen.add(kind)
            yield at(game.table, state, place)


@every_variant
def test_the_id_of_a_window_stays_while_it_is_open(name: str) -> None:
    """Else nothing could be compared before and after an answer, and a posted button would go stale by another's."""
    for table in in_windows(name):
        for window, asked in windows_of(table).items():
            open_to = {seat for seat, decision in asked.items() if decision.owed}
            for seat in open_to:
                decision = next(each for each in table.moves(seat) if each.id == window)
                others = open_to - {seat}
                for action in actions_of(table, seat, decision)[:1]:
                    trial = copy_of(table)
                    trial.play(seat, action, window)
                    kinds = {each.kind for other in others for each in trial.owed(other)}
                    if others and decision.kind in kinds and any(trial.owed(other) for other in others):
                        still = windows_of(trial)
                        assert window in still, f"{decision.kind}: an answer of seat {seat} changed the id {window}"
                        assert set(still[window]) == set(asked), f"{window}: an answer changed who is asked"


@every_variant
def test_an_answer_that_reveals_nothing_teaches_nothing(name: str) -> None:
    for table in in_windows(name):
        worlds = {watcher: elsewhere(table, watcher, Dice.of("window")) for watcher in everybody(table)}
        for window, asked in windows_of(table).items():
            for seat in asked:
                decision = next(each for each in table.moves(seat) if each.id == window)
                for action in actions_of(table, seat, decision)[:TRIED]:
                    trial = copy_of(table)
                    events = trial.play(seat, action, window)
                    if any(event.reveals for event in events):
                        continue
                    for watcher, world in worlds.items():
                        other = copy_of(world)
                        shown = (told(watcher, events), picture(trial, watcher))
                        said = f"{action.text} in {window}: seat {watcher} can tell two worlds apart"
                        there = attempt(other, seat, action)
                        if isinstance(there, Refusal):
                            # What is legal depends on what the seat holds: it must look like another answer of theirs.
                            hidden = shown == ([], picture(table, watcher))
                            assert hidden or shown_by_another_answer(other, seat, decision, watcher, shown), said
                        elif not any(event.reveals for event in there):
                            known = (told(watcher, there), picture(other, watcher))
                            assert known == shown, f"{said}: {tells(watcher, trial, other)}"
