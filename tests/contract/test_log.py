"""The log is the truth: the same seed and moves give the same bytes, looking changes nothing, undo restores."""

from games.kernel import Dice, Move, Reason, Table
from tests.contract.cases import copy_of, find, in_state, positions, random_game, running, variant
from tests.contract.looking import actions_of, every_variant, everybody, picture, told
from tests.refused import refused


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


@every_variant
def test_moves_are_immutable_records(name: str) -> None:
    for step in random_game(name).steps:
        move = Move(seat=step.seat, action=step.action)
        assert type(step.action).model_validate_json(move.action.model_dump_json()) == step.action
