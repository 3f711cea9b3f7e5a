"""A table: its log, taking back, saving, and everything that can be wrong with what is handed to it."""

import json

import pytest

from games.kernel import AnyGame, Dice, RandomAgent, Reason, Refusal, SavedTable, Table
from games.kernel.log import UndoEntry
from games.kernel.playout import play_out
from games.registry import find_game, find_rules
from tests.games.kernel.bazaar.actions import AutoSpoil, Lay, Loan
from tests.games.kernel.bazaar.game import Bazaar
from tests.games.kernel.bazaar.options import BazaarOptions
from tests.games.kernel.bazaar.state import State

BAZAAR = Bazaar()


def find(game_id: str, rules_version: int) -> AnyGame:
    if (game_id, rules_version) == (BAZAAR.id, BAZAAR.rules_version):
        return BAZAAR
    return find_rules(game_id, rules_version)


@pytest.fixture
def table() -> Table:
    return Table(BAZAAR, 3, {}, Dice.of("table"))


def test_moves_are_logged_and_taken_back(table: Table) -> None:
    start = BAZAAR.dump(table.state)
    table.play(0, Lay(text_card="tax"))
    table.play(2, Loan())
    table.undo()
    assert not table.state.players[2].loan
    table.undo()
    assert BAZAAR.dump(table.state) == start
    assert [entry.kind for entry in table.log] == ["move", "move", "undo", "undo"]


def test_several_moves_are_taken_back_at_once(table: Table) -> None:
    start = BAZAAR.dump(table.state)
    table.play(0, Lay(text_card="tax"))
    table.play(2, Loan())
    table.undo(2)
    assert BAZAAR.dump(table.state) == start


@pytest.mark.parametrize("moves", [-1, 0, 2])
def test_there_must_be_something_to_take_back(table: Table, moves: int) -> None:
    table.play(0, Lay(text_card="tax"))
    with pytest.raises(Refusal) as refused:
        table.undo(moves)
    assert refused.value.reason is Reason.NOTHING_TO_UNDO


def test_nothing_is_taken_back_across_what_was_revealed(table: Table) -> None:
    table.play(0, Lay(text_card="tax"))
    for seat in range(3):
        table.play(seat, table.moves(seat)[0].choices[0])
    table.play(1, Loan())
    table.undo()
    with pytest.raises(Refusal) as refused:
        table.undo()
    assert refused.value.reason is Reason.REVEALED
    assert len(table.standing()) == 4


def test_a_log_that_took_back_what_counts_as_revealed_today_is_repeated(table: Table) -> None:
    """It could be taken back when it was: the table is finished, written down and checked all the same."""
    table.play(0, Lay(text_card="tax"))
    for seat in range(3):
        table.play(seat, table.moves(seat)[0].choices[0])
    assert table.free_to_undo() == 0
    saved = table.save()
    taken_back = saved.model_copy(update={"log": (*saved.log, UndoEntry(moves=1))})
    loaded = Table.load(taken_back, lambda _id, _version: BAZAAR)
    again = Table(BAZAAR, 3, {}, table.dice)
    for entry in taken_back.log:
        again.repeat(entry)
    assert BAZAAR.dump(again.state) == BAZAAR.dump(loaded.state)
    with pytest.raises(Refusal) as refused:
        again.repeat(UndoEntry(moves=4))
    assert refused.value.reason is Reason.NOTHING_TO_UNDO


def test_a_saved_table_goes_on(table: Table) -> None:
    table.play(0, Lay(text_card="tax"))
    table.play(1, AutoSpoil(least=3))
    table.play(2, Loan())
    table.undo()
    loaded = Table.load(table.save().model_dump_json(), find)
    assert loaded.save() == table.save()
    assert BAZAAR.dump(loaded.state) == BAZAAR.dump(table.state)
    loaded.play(1, Loan())


class OnceDealt(Bazaar):
    """Bazaar, but every deal is counted."""

    deals = 0

    def setup(self, seats: int, options: BazaarOptions, dice: Dice) -> State:
        self.deals += 1
        return super().setup(seats, options, dice)


def test_who_goes_on_from_a_state_deals_no_cards_and_who_replays_deals_them_once() -> None:
    game = OnceDealt()
    table = Table(game, 3, {}, Dice.of("table"))
    table.play(0, Lay(text_card="tax"))
    resumed = Table.resume(table.save(), table.dump(), lambda *_: game)
    assert game.deals == 1
    assert (resumed.dump(), resumed.save()) == (table.dump(), table.save())
    resumed.play(1, Loan())
    loaded = Table.load(resumed.save(), lambda *_: game)
    assert game.deals == 2
    assert loaded.dump() == resumed.dump() != table.dump()


def test_a_replay_goes_from_the_deal_to_now_at_a_table_of_its_own(table: Table) -> None:
    dealt, now = table.dump(), [table.dump()]
    for seat, action in ((0, Lay(text_card="tax")), (2, Loan())):
        table.play(seat, action)
        now.append(table.dump())
    table.play(1, Loan())
    table.undo()
    assert table.beginning().dump() == dealt
    seen = [
        (played.entry.seat, played.table.dump(), played.table.view(2), played.table.awaited())
        for played in table.replay()
    ]
    assert [(seat, state) for seat, state, *_ in seen] == [(0, now[1]), (2, now[2])]
    assert seen[-1][2:] == (table.view(2), table.awaited())
    assert table.dump() == now[-1]


def test_a_replayed_move_has_the_number_that_it_has_in_the_log_for_good(table: Table) -> None:
    for seat, action in ((0, Lay(text_card="tax")), (2, Loan())):
        table.play(seat, action)
    table.undo()
    table.play(1, Loan())
    assert [(played.number, played.entry.seat) for played in table.replay()] == [(1, 0), (4, 1)]


def test_what_the_rules_would_allow_is_asked_without_doing_it(table: Table) -> None:
    before = table.dump()
    assert table.allows(0, Lay(text_card="tax"))
    assert not table.allows(1, Lay(text_card="tax"))
    assert (table.dump(), table.log) == (before, [])


def test_a_move_of_somebody_who_is_not_there_is_no_move(table: Table) -> None:
    with pytest.raises(Refusal) as refused:
        Table.load(
            saved_with(table, log=[{"kind": "move", "seat": 3, "action": {"kind": "lay", "text_card": "tax"}}]), find
        )
    assert refused.value.reason is Reason.TAMPERED


def test_an_outcome_is_there_when_the_game_is_over(table: Table) -> None:
    with pytest.raises(LookupError):
        _ = table.outcome
    for _ in play_out(table, [RandomAgent()] * 3, Dice.of("end")):
        pass
    assert table.outcome == BAZAAR.outcome(table.state) == table.ending().outcome


def test_a_skipped_seat_is_on_record(table: Table) -> None:
    events = table.skip(0, "r1")
    assert events[0].kind == "skipped"
    assert table.standing()[-1].skipped


def saved_with(table: Table, **changes: object) -> str:
    return json.dumps(json.loads(table.save().model_dump_json()) | changes)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 2}, Reason.UNKNOWN_VERSION),
        ({"game": "monopoly"}, Reason.UNKNOWN_GAME),
        ({"seats": 9}, Reason.WRONG_SEATS),
        ({"seed": "00"}, Reason.UNREADABLE),
        ({"options": {"rounds": 99}}, Reason.WRONG_OPTION),
        ({"log": [{"kind": "move", "seat": 1, "action": {"kind": "lay", "text_card": "tax"}}]}, Reason.TAMPERED),
        ({"log": [{"kind": "move", "seat": 0, "action": {"kind": "dance"}}]}, Reason.TAMPERED),
        ({"log": [{"kind": "undo", "moves": 1}]}, Reason.TAMPERED),
        ({"log": [{"kind": "redo"}]}, Reason.UNREADABLE),
        ({"owner": "me"}, Reason.UNREADABLE),
    ],
)
def test_a_save_that_is_wrong_is_refused(table: Table, changes: dict[str, object], reason: Reason) -> None:
    with pytest.raises(Refusal) as refused:
        Table.load(saved_with(table, **changes), find)
    assert refused.value.reason is reason


@pytest.mark.parametrize("written", ["", "{", "null", "[]", "\x00", '{"format": 1}'])
def test_a_save_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(Refusal) as refused:
        Table.load(written, find)
    assert refused.value.reason in {Reason.UNREADABLE, Reason.UNKNOWN_VERSION}


def test_a_state_that_is_none_is_refused(table: Table) -> None:
    with pytest.raises(Refusal) as refused:
        Table.resume(table.save(), b'{"rounds": "many"}', find)
    assert refused.value.reason is Reason.UNREADABLE


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        find_game("monopoly")
    assert refused.value.reason is Reason.UNKNOWN_GAME


def test_a_refusal_reads_in_one_line() -> None:
    assert str(Refusal(Reason.WRONG_SEATS, "BZ-1", seats=9)) == "wrong-seats BZ-1 seats=9"


def test_a_saved_table_is_a_plain_record(table: Table) -> None:
    assert SavedTable.model_validate_json(table.save().model_dump_json()) == table.save()
