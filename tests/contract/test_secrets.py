"""Nobody learns what they may not know."""

import itertools

import pytest

from games.kernel import Decision, Dice, Event, Nature, OrderActed, Refusal, Seat, Table
from tests.contract.cases import copy_of, positions, random_game, running
from tests.contract.looking import (
    SECRET_UNTIL_CLOSED,
    actions_of,
    attempt,
    elsewhere,
    every_variant,
    everybody,
    picture,
    tells,
    told,
    until_revealing,
)


@every_variant
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(name: str) -> None:
    for table in positions(name):
        for seat in everybody(table):
            shown = picture(table, seat)
            for world in range(3):
                other = elsewhere(table, seat, Dice.of(world))
                assert picture(other, seat) == shown, tells(seat, table, other)


@every_variant
def test_resampling_does_change_what_is_hidden(name: str) -> None:
    """Else the test above would be true of a resample that does nothing."""
    for game in [random_game(name)]:
        changed = [
            table.game.dump(table.game.resample(table.state, None, Dice.of(1))) != table.game.dump(table.state)
            for table in running(name)
        ]
        assert any(changed) == bool(changed), f"resample of {game.table.game.id} draws nothing anew: see redraw"


@every_variant
@pytest.mark.defect(4)
def test_a_move_that_reveals_nothing_teaches_nothing(name: str) -> None:
    for table in running(name):
        worlds = {watcher: elsewhere(table, watcher, Dice.of("teach")) for watcher in everybody(table)}
        for seat in range(table.seats):
            for decision in table.moves(seat):
                for action in actions_of(table, seat, decision)[:4]:
                    trial = copy_of(table)
                    events = trial.play(seat, action)
                    if any(event.reveals for event in events):
                        continue
                    for watcher, world in worlds.items():
                        other = copy_of(world)
                        shown = (told(watcher, events), picture(trial, watcher))
                        there = attempt(other, seat, action)
                        if isinstance(there, Refusal):
                            hidden = shown == ([], picture(table, watcher)) or there.reason.value in USED_UP
                            assert hidden or shown_by_another_answer(other, seat, decision, watcher, shown), (
                                f"who sees {action.text} knows better than: {there}"
                            )
                            continue
                        as_silent = until_revealing(there)
                        said = told(watcher, as_silent)
                        assert said == told(watcher, events)[: len(said)], action.text
                        if as_silent == there:
                            known = (said, picture(other, watcher))
                            assert known == shown, f"{action.text}: {tells(watcher, trial, other)}"


USED_UP = frozenset({"too-many-today", "too-expensive"})
"""Refusals for what was done too often, or costs more than a hidden purse holds: whoever sees it done learns no more
than that it was not so often yet, and that what was paid was there."""


def shown_by_another_answer(
    table: Table, seat: Seat, decision: Decision, watcher: Seat | None, shown: tuple[list[str], str]
) -> bool:
    """Whether the seat could also have answered in a way that shows the watcher exactly this: a sealed card."""
    question = next((asked for asked in table.moves(seat) if asked.id == decision.id), None)
    for action in actions_of(table, seat, question) if question else ():
        trial = copy_of(table)
        if (told(watcher, trial.play(seat, action)), picture(trial, watcher)) == shown:
            return True
    return False


@every_variant
def test_a_secret_answer_shows_nothing_but_that_it_was_given(name: str) -> None:
    for table in running(name):
        for seat in range(table.seats):
            for decision in table.moves(seat):
                if decision.nature not in SECRET_UNTIL_CLOSED:
                    continue
                tried = []
                for action in actions_of(table, seat, decision):
                    trial = copy_of(table)
                    events = trial.play(seat, action, decision.id)
                    if is_last_answer(table, trial, seat) or acts_at_once(table, seat, events):
                        continue
                    if still_open(trial, seat, decision):
                        tried.append((action, trial, events))
                for watcher in everybody(table):
                    if watcher == seat:
                        continue
                    if decision.nature is Nature.SEALED:
                        shown = {(picture(trial, watcher), *told(watcher, events)): trial for _, trial, events in tried}
                        assert len(shown) <= 1, f"{decision.kind}: {tells(watcher, *list(shown.values())[:2])}"
                    else:
                        unnoticed: Shown = (picture(table, watcher), ())
                        answer = shown_by_an_answer(table, seat, watcher)
                        for action, trial, events in tried:
                            as_if = answer if is_answered(table, trial, seat) else unnoticed
                            shown_now: Shown = (picture(trial, watcher), tuple(told(watcher, events)))
                            assert shown_now == as_if, f"{action.text}: {tells(watcher, table, trial)}"


Shown = tuple[str, tuple[str, ...]]
"""What somebody sees of the table after a move, and what they are told of it."""


def is_answered(before: Table, after: Table, seat: Seat) -> bool:
    """Whether this seat owed a sealed answer and has given it: an order may be one."""
    owes = {asked.id for asked in after.owed(seat)}
    return any(asked.nature is Nature.SEALED and asked.id not in owes for asked in before.owed(seat))


def shown_by_an_answer(table: Table, seat: Seat, watcher: Seat | None) -> Shown | None:
    """What a sealed answer by hand shows that does not close its window; None if this seat owes none."""
    for decision in table.moves(seat):
        if decision.owed and decision.nature is Nature.SEALED:
            trial = copy_of(table)
            events = trial.play(seat, actions_of(table, seat, decision)[0], decision.id)
            return picture(trial, watcher), tuple(told(watcher, events))
    return None


def still_open(table: Table, seat: Seat, decision: Decision) -> bool:
    return any(other.id == decision.id for other in table.game.decisions(table.state, seat))


def is_last_answer(before: Table, after: Table, seat: Seat) -> bool:
    """Whether a window in which this seat was asked has closed by what it did: an order may be such an answer too."""
    windows = [asked for asked in before.owed(seat) if asked.nature in {Nature.SEALED, Nature.REACTION}]
    return any(not still_open(after, seat, asked) for asked in windows)


def acts_at_once(before: Table, seat: Seat, events: list[Event]) -> bool:
    """Whether an order was the answer to what this seat was asked: then others see that answer, as if by hand."""
    return bool(before.owed(seat)) and any(isinstance(event, OrderActed) and event.to == (seat,) for event in events)


@every_variant
def test_the_order_of_simultaneous_answers_does_not_matter(name: str) -> None:
    for table in running(name):
        answers = {
            seat: actions_of(table, seat, decision)[0]
            for seat in range(table.seats)
            for decision in table.moves(seat)
            if decision.owed and decision.nature in {Nature.SEALED, Nature.REACTION}
        }
        if len(answers) < 2:
            continue
        results = set()
        for order in itertools.islice(itertools.permutations(answers), 24):
            trial = copy_of(table)
            for seat in order:
                trial.play(seat, answers[seat])
            results.add(trial.game.dump(trial.state))
        assert len(results) == 1
