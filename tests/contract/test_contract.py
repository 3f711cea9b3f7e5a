"""What every game must keep, in every variant. Written once; the games are found through the registry."""

import itertools
from collections.abc import Iterator

import pytest

from games.kernel import (
    Action,
    Amounts,
    Dice,
    Form,
    Nature,
    Number,
    Pick,
    Picks,
    RandomAgent,
    Reason,
    Refusal,
    Table,
    owed,
)
from games.kernel.in_full import recall
from games.kernel.notation import read
from games.kernel.playout import play_out
from tests.contract.cases import ALL_GAMES, VARIANTS, copy_of, positions, random_game, running, variant
from tests.contract.looking import actions_of, elsewhere, every_variant, spread
from tests.refused import refused
from tests.variants import ALL

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


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
def test_what_can_be_done_now_is_what_is_listed_without_orders(name: str) -> None:
    for table in running(name):
        for seat in range(table.seats):
            now = [each for each in table.moves(seat) if each.nature is not Nature.ORDER]
            assert list(table.game.moves_now(table.state, seat)) == now


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
