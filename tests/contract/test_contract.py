"""What every game must keep, in every variant. Written once; the games are found through the registry."""

import itertools
import json
from collections.abc import Iterator

import pytest

from games.kernel import (
    Action,
    Amounts,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    OrderActed,
    Pick,
    Picks,
    RandomAgent,
    Reason,
    Refusal,
    Seat,
    Table,
    owed,
    seen_by,
)
from games.kernel.hidden import differing
from games.kernel.notation import read, recall
from games.kernel.playout import play_out
from tests.contract.cases import ALL_GAMES, VARIANTS, copy_of, find, in_state, positions, random_game, running, variant
from tests.refused import refused
from tests.variants import ALL

every_variant = pytest.mark.parametrize("name", VARIANTS, scope="module")
"""Variant by variant: so a random game is played once, and is forgotten after its tests."""
every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)

CHOICES_TRIED = 12
SECRET_UNTIL_CLOSED = frozenset({Nature.SEALED, Nature.REACTION, Nature.ORDER})
"""Natures whose answers nobody else may learn anything about while the decision is open."""


def spread(choices: list[Action]) -> list[Action]:
    """A few of many, from the first to the last."""
    step = max(1, len(choices) // CHOICES_TRIED)
    return choices[::step]


def actions_of(table: Table, seat: Seat, decision: Decision) -> list[Action]:
    """Some listed choices and some filled forms of a decision."""
    filled = [
        table.game.read_action(form.sample(Dice.of(f"{seat}{number}").stream(form.kind)))
        for form in decision.forms
        for number in range(3)
    ]
    return spread(list(decision.choices)) + filled


def picture(table: Table, seat: Seat | None) -> str:
    """Everything that is shown to a seat, as one text: view, decisions, choices with previews, forms."""
    shown: list[object] = [table.view(seat).model_dump_json()]
    shown += [(awaited, decision.id) for awaited, decision in table.awaited()]
    for decision in table.moves(seat) if seat is not None else ():
        shown += [decision.id, decision.kind, decision.nature, decision.owed, dict(decision.facts)]
        shown += [decision.answered.text if decision.answered else None]
        shown += [
            (choice.text, dict(table.game.preview(table.state, seat, choice)))
            for choice in decision.choices
            if seat is not None
        ]
        shown += [repr(form) for form in decision.forms]
    return json.dumps(shown)


def tells(seat: Seat | None, one: Table, other: Table) -> str:
    """By what somebody could tell two worlds apart that must look the same: the fields by name."""
    who = "a spectator" if seat is None else f"seat {seat}"
    views = (json.loads(table.view(seat).model_dump_json()) for table in (one, other))
    if fields := sorted({".".join(path) for path in differing(*views)}):
        return f"{who} must not know {', '.join(fields)}, but the view shows it"
    asked = [{each.id: each for each in table.moves(seat)} for table in (one, other)] if seat is not None else [{}, {}]
    for name in sorted({*asked[0], *asked[1]}):
        first, second = (moves.get(name) for moves in asked)
        if first is None or second is None:
            return f"{who} is asked {name} in one of two worlds that must look the same"
        for part in ("kind", "nature", "owed", "facts", "answered", "choices", "forms"):
            if getattr(first, part) != getattr(second, part):
                return f"{who} can tell by the {part} of {name}"
    return f"{who} can tell by what was told, by whom the table waits for, or by a preview"


def everybody(table: Table) -> list[Seat | None]:
    return [*range(table.seats), None]


def told(seat: Seat | None, events: list[Event]) -> list[str]:
    return [repr(event) for event in seen_by(seat, events)]


# Games end, and keep their invariants


@every_variant
@pytest.mark.parametrize("seed", range(2, 5 if ALL else 3))
def test_random_games_end_and_break_no_invariant(name: str, seed: int) -> None:
    table = variant(name).table(Dice.of(f"invariants:{name}:{seed}"))
    assert table.game.violations(table.state) == []
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"{name}:{seed}"), absences=20):
        assert table.game.violations(table.state) == [], f"after {step.seat}: {step.action.text}"
    assert len(table.outcome.standings) == table.seats


@every_variant
def test_somebody_is_owed_a_decision_until_the_game_is_over(name: str) -> None:
    for table in positions(name):
        asked = [seat for seat in range(table.seats) if owed(table.moves(seat))]
        assert bool(asked) != table.over
        assert asked == [seat for seat in range(table.seats) if table.game.awaits(table.state, seat)]
        assert {seat for seat, _ in table.awaited()} >= set(asked)


@every_variant
def test_at_the_end_nothing_can_be_done(name: str) -> None:
    game = random_game(name)
    for seat, action, _ in game.steps:
        with refused(f"{action.text} after the end") as why:
            game.table.play(seat, action)
        assert why.value.reason is Reason.GAME_OVER


@every_variant
def test_the_outcome_ranks_every_seat_by_its_lines(name: str) -> None:
    outcome = random_game(name).table.outcome
    assert [standing.seat for standing in outcome.standings] == list(range(variant(name).seats))
    assert outcome.winners
    for one, other in itertools.combinations(outcome.standings, 2):
        if one.score != other.score:
            assert (one.place < other.place) == (one.score > other.score)
    for standing in outcome.standings:
        assert standing.place == 1 + sum(other.place < standing.place for other in outcome.standings)
        assert standing.score == sum(line.amount for line in standing.lines)


@every_variant
def test_the_course_of_a_game_ends_with_its_scores(name: str) -> None:
    game = random_game(name)
    before = game.table.game.dump(game.table.state)
    ending = game.table.ending()
    assert len(ending.course) == len(game.table.standing()) + 1
    assert ending.course[-1] == tuple(standing.score for standing in ending.outcome.standings)
    assert game.table.game.dump(game.table.state) == before


# What is listed is legal, and nothing else is


@every_variant
def test_every_choice_and_every_filled_form_is_accepted(name: str) -> None:
    for table in running(name):
        for seat in range(table.seats):
            for decision in table.moves(seat):
                for action in actions_of(table, seat, decision):
                    assert action.kind in decision.accepts
                    trial = copy_of(table)
                    trial.play(seat, action, decision.id)
                    assert trial.game.violations(trial.state) == [], action.text


@every_variant
def test_what_is_not_listed_is_refused_and_changes_nothing(name: str) -> None:
    known = {step.action.text: step.action for step in random_game(name).steps}
    for table in positions(name):
        before = table.game.dump(table.state)
        for seat in range(table.seats):
            moves = table.moves(seat)
            listed = {choice.text for decision in moves for choice in decision.choices}
            in_forms = {form.kind for decision in moves for form in decision.forms}
            for text, action in known.items():
                if text not in listed and action.kind not in in_forms:
                    with refused(f"{text} of seat {seat}, which is not listed") as why:
                        table.play(seat, action)
                    assert why.value.reason in {*Reason, *table.game.reasons}
                    assert table.game.dump(table.state) == before


def outside(form: Form) -> Iterator[dict[str, object]]:
    """The form filled in with one value just outside its bounds at a time."""
    good = form.sample(Dice.of("inside").stream(form.kind))
    for field in form.fields:
        match field:
            case Number():
                yield good | {field.name: field.low - 1}
                yield good | {field.name: field.high + 1}
            case Pick():
                yield good | {field.name: "no-such-item"}
                if not field.optional:
                    yield good | {field.name: None}
            case Picks():
                yield good | {field.name: ["no-such-item"]}
                if field.most < len(field.items):
                    yield good | {field.name: field.items[: field.most + 1]}
                if field.least:
                    yield good | {field.name: field.items[: field.least - 1]}
            case Amounts():
                yield good | {field.name: {"no-such-item": 1}}
                yield good | {field.name: dict.fromkeys(list(field.most)[:1], -1)}
                for item, most in field.most.items():
                    yield good | {field.name: {item: most + 1}}
                if field.total is not None and sum(field.most.values()) > field.total:
                    yield good | {field.name: dict(field.most)}
                if field.filled:
                    yield good | {field.name: {}}
    if form.apart:
        yield good | {name: {} for name in form.apart}
        for item in [item for name in form.apart for item in amounts_of(good, name)]:
            yield good | {name: amounts_of(good, name) | {item: 1} for name in form.apart}


def amounts_of(filled: dict[str, object], name: str) -> dict[str, int]:
    amounts = filled[name]
    assert isinstance(amounts, dict)
    return amounts


@every_variant
def test_a_form_filled_out_of_bounds_is_refused_and_changes_nothing(name: str) -> None:
    for table in running(name):
        before = table.game.dump(table.state)
        for seat in range(table.seats):
            for form in [form for decision in table.moves(seat) for form in decision.forms]:
                for filled in outside(form):
                    with refused(f"a form filled out of its bounds, {filled},"):
                        table.play(seat, filled)
                    assert table.game.dump(table.state) == before, filled


@every_variant
def test_a_seat_that_is_not_asked_is_refused(name: str) -> None:
    for table in running(name):
        moves = {seat: table.moves(seat) for seat in range(table.seats)}
        for seat, other in itertools.permutations(range(table.seats), 2):
            accepted = set().union(*(decision.accepts for decision in moves[other]))
            for decision in moves[seat]:
                for action in actions_of(table, seat, decision)[:3]:
                    if action.kind not in accepted:
                        with refused(f"{action.text} of seat {other}, which is not asked,") as why:
                            table.play(other, action)
                        assert why.value.reason is Reason.NOT_ASKED


@every_variant
def test_notation_reads_back(name: str) -> None:
    for table in running(name):
        for seat in range(table.seats):
            moves = table.moves(seat)
            texts = [choice.text for decision in moves for choice in decision.choices]
            assert len(set(texts)) == len(texts)
            for decision in moves:
                for choice in spread(list(decision.choices)):
                    assert read(choice.text.upper(), moves) == choice
                    assert recall(choice.text, table.game.action_classes) == choice
                for form in decision.forms:
                    action = table.game.read_action(form.sample(Dice.of("notation").stream(form.kind)))
                    understood = read(action.text, moves)
                    assert not isinstance(understood, Action), f"{action.text} is both listed and a form"
                    assert table.game.read_action(understood) == action
                    assert recall(action.text, table.game.action_classes) == action


# The log is the truth


@every_variant
def test_states_survive_json(name: str) -> None:
    game = variant(name).game
    for state in random_game(name).states:
        assert game.dump(game.load(state)) == state


@every_variant
def test_views_survive_json(name: str) -> None:
    for table in positions(name):
        for seat in everybody(table):
            view = table.view(seat)
            assert table.game.view_type.model_validate_json(view.model_dump_json()) == view


@every_variant
def test_same_seed_and_log_give_the_same_bytes(name: str) -> None:
    game = random_game(name)
    rules = game.table.game
    replayed = Table.load(game.table.save().model_dump_json(), find)
    assert rules.dump(replayed.state) == game.states[-1]
    again = [played.events for played in replayed.replay()]
    assert [told(None, events) for events in again] == [told(None, step.events) for step in game.steps]
    other = variant(name).table(game.table.dice)
    for step, state in zip(game.steps, game.states[1:], strict=True):
        assert other.play(step.seat, step.action) == step.events
        assert rules.dump(other.state) == state


@every_variant
def test_looking_changes_nothing(name: str) -> None:
    for table in positions(name):
        before = table.game.dump(table.state)
        for seat in everybody(table):
            picture(table, seat)
        for seat in range(table.seats):
            for decision in table.moves(seat):
                if decision.owed:
                    table.game.default(table.state, seat, decision, table.dice)
        table.game.resample(table.state, None, Dice.of("other"))
        assert table.game.dump(table.state) == before


def as_kept(table: Table) -> Table:
    """A table of its own in the same position, which knows its log but not what had happened."""
    return in_state(table, table.game.copy(table.state), table.log)


@every_variant
def test_undo_restores_exactly(name: str) -> None:
    for table in running(name):
        before = table.game.dump(table.state)
        moves_before = len(table.standing())
        for seat in range(table.seats):
            for decision in table.moves(seat):
                for number, action in enumerate(actions_of(table, seat, decision)[:3]):
                    trial = as_kept(table) if number == 0 else copy_of(table)
                    revealed = any(event.reveals for event in trial.play(seat, action))
                    after = trial.game.dump(trial.state)
                    if revealed:
                        with refused(f"taking back {action.text}, by which something was revealed,") as why:
                            trial.undo()
                        assert why.value.reason is Reason.REVEALED
                        assert trial.game.dump(trial.state) == after
                    else:
                        trial.undo()
                        assert trial.game.dump(trial.state) == before
                        assert len(trial.standing()) == moves_before
                        assert len(trial.log) == len(table.log) + 2


# Nobody learns what they may not know


def elsewhere(table: Table, seat: Seat | None, dice: Dice) -> Table:
    """The table in another world that this seat cannot tell from this one."""
    return in_state(table, table.game.resample(table.state, seat, dice), table.log, table.happened())


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


def attempt(table: Table, seat: Seat, action: Action) -> list[Event] | Refusal:
    """What happens by an action, or why it is impossible."""
    try:
        return table.play(seat, action)
    except Refusal as refusal:
        return refusal


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


def until_revealing(events: list[Event]) -> list[Event]:
    """What happened before anybody learned anything."""
    return list(itertools.takewhile(lambda event: not event.reveals, events))


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


# Skipped seats and computer players


@every_variant
def test_every_owed_decision_has_a_legal_default(name: str) -> None:
    for table in running(name):
        for seat in range(table.seats):
            for decision in owed(table.moves(seat)):
                trial = copy_of(table)
                trial.skip(seat, decision.id)
                assert trial.standing()[-1].skipped
                assert trial.game.violations(trial.state) == []
                again = copy_of(table)
                again.skip(seat, decision.id)
                assert again.game.dump(again.state) == trial.game.dump(trial.state)


@every_variant
def test_agents_play_whole_games_without_an_illegal_move(name: str) -> None:
    table = variant(name).table(Dice.of(f"agents:{name}"))
    agents = [table.game.agent() if seat % 2 == 0 else RandomAgent() for seat in range(table.seats)]
    for _ in play_out(table, agents, Dice.of(f"agents:{name}")):
        pass
    assert len(table.outcome.standings) == table.seats


@every_variant
def test_agents_use_nothing_but_what_they_are_shown(name: str) -> None:
    for table in running(name):
        agent = table.game.agent()
        for seat, _ in table.awaited():
            chosen = agent.choose(table.view(seat), table.moves(seat), Dice.of("agent"))
            other = elsewhere(table, seat, Dice.of("elsewhere"))
            assert agent.choose(other.view(seat), other.moves(seat), Dice.of("agent")) == chosen


# Bad input


@every_variant
def test_a_stale_decision_and_a_stranger_are_refused(name: str) -> None:
    for table in running(name):
        before = table.game.dump(table.state)
        seat, decision = table.awaited()[0]
        action = actions_of(table, seat, next(d for d in table.moves(seat) if d.id == decision.id))[0]
        for wrong_seat, wrong_decision, reason in (
            (seat, "gone", Reason.STALE),
            (table.seats, decision.id, Reason.UNKNOWN_SEAT),
            (-1, decision.id, Reason.UNKNOWN_SEAT),
        ):
            with pytest.raises(Refusal) as refused:
                table.play(wrong_seat, action, wrong_decision)
            assert refused.value.reason is reason
            assert table.game.dump(table.state) == before


@every_game
@pytest.mark.parametrize("written", [b"", b"{", b"[]", b'{"kind":"no-such-kind"}', b'{"kind":7}', b"null", b'"x"'])
def test_malformed_actions_are_refused(game: object, written: bytes) -> None:
    table = next(table for name in VARIANTS if variant(name).game is game for table in running(name))
    with pytest.raises(Refusal) as refused:
        table.play(0, written)
    assert refused.value.reason is Reason.UNREADABLE


@every_game
def test_the_number_of_seats_is_checked(game: object) -> None:
    rules = next(rules for rules in ALL_GAMES if rules is game)
    beyond = {0, *range(rules.seat_counts[0], rules.seat_counts[-1] + 2)} - {*rules.seat_counts}
    for seats in (rules.seat_counts[0] - 1, *sorted(beyond)):
        with pytest.raises(Refusal) as refused:
            Table(rules, seats, {}, Dice.of(1))
        assert refused.value.reason is Reason.WRONG_SEATS


@every_game
def test_unknown_options_are_refused(game: object) -> None:
    rules = next(rules for rules in ALL_GAMES if rules is game)
    with pytest.raises(Refusal) as refused:
        Table(rules, rules.seat_counts[0], {"no_such_option": 1}, Dice.of(1))
    assert refused.value.reason is Reason.WRONG_OPTION


@every_variant
def test_moves_are_immutable_records(name: str) -> None:
    for step in random_game(name).steps:
        move = Move(seat=step.seat, action=step.action)
        assert type(step.action).model_validate_json(move.action.model_dump_json()) == step.action
