"""FM-3: sealed bids, and how they are typed."""

import pytest

from games.fishmarket.components import counted
from games.kernel.notation import read
from tests.games.fishmarket.hall import NO_BIDS, Hall, buyers

# Sealed bids


@pytest.mark.rule("FM-3.1")
def test_all_bid_at_the_same_time_in_whole_coins_per_dock() -> None:
    hall = Hall(4)
    assert hall.owing == [0, 1, 2, 3]
    (form,) = hall.decision(0, "bids").forms
    assert {field.name for field in form.fields} == {"bids", "tied"}
    for broken in ({"A": -1}, {"A": 1.5}, {"A": "many"}):
        with hall.refuses("unreadable", ""):
            hall.act(0, {"kind": "boats", "bids": broken})
    hall.then(2, "boats A7 C3")
    answer = hall.decision(2, "bids").answered
    assert answer is not None
    assert answer.text == "boats A7 C3"
    seen = [hall.view(other).model_dump_json() for other in (0, 1, 3, None)]
    hall.then(2, "boats B50")
    assert [hall.view(other).model_dump_json() for other in (0, 1, 3, None)] == seen


@pytest.mark.rule("FM-3.2", "FM-12.3")
def test_bids_may_not_exceed_the_cash_whatever_the_balance() -> None:
    hall = Hall(4)
    hall.player(0).balance = 400
    with hall.refuses("over-cash", "FM-3.2", bid=53, cash=50):
        hall.then(0, "boats A20 B33")
    hall.then(0, "boats A20 B30")


@pytest.mark.rule("FM-3.3")
@pytest.mark.parametrize("form", [NO_BIDS, "boats A1", "boats A10 B10 C10 D10 E10", "boats E50"])
def test_nobody_has_to_bid_on_every_boat_or_spend_all(form: str) -> None:
    hall = Hall(4)
    hall.then(0, form)
    assert hall.owing == [1, 2, 3]


@pytest.mark.rule("FM-3.4")
def test_bids_may_be_replaced_until_the_last_is_in_and_are_then_shown_to_all() -> None:
    hall = Hall(3)
    hall.then(0, "boats A9").then(1, "boats B8")
    assert hall.events[0].kind == "answered"
    hall.then(0, "boats C4")
    assert hall.events == []
    for viewer in (1, 2, None):
        assert hall.view(viewer).answered == (0, 1)
        assert all(boat.bids == () for boat in hall.view(viewer).boats)
    hall.then(2, "boats C3 D2")
    shown = {event.seat: event.bids for event in hall.happened("bids-shown")}
    assert shown == {0: {"C": 4}, 1: {"B": 8}, 2: {"C": 3, "D": 2}}
    assert all(event.to is None and event.reveals for event in hall.happened("bids-shown"))
    assert [boat.bids for boat in hall.view(None).boats] == [(0, 0, 0), (0, 8, 0), (4, 0, 3), (0, 0, 2)]


@pytest.mark.rule("FM-3.5")
def test_the_whole_cargo_goes_to_the_highest_bid() -> None:
    hall = Hall(3)
    cargo = counted(hall.state.boats[1].cargo)
    hall.bid("B1", "B6", "B5")
    assert buyers(hall) == {"B": (1, 6)}
    assert hall.holdings()[1][1] == {kind: cargo[kind] for kind in hall.player(1).unsold()}
    assert hall.happened("sold")[0].cargo == cargo


@pytest.mark.rule("FM-3.6")
def test_the_winner_pays_his_own_bid_and_may_win_several() -> None:
    hall = Hall(4)
    hall.bid("A20 B20 C5", "A1", "B19")
    assert buyers(hall) == {"A": (0, 20), "B": (0, 20), "C": (0, 5)}
    assert hall.player(0).cash == 5
    assert sum(hall.player(0).stock.values()) == 9


@pytest.mark.rule("FM-3.7")
def test_losing_bids_are_taken_back_in_full() -> None:
    hall = Hall(4)
    hall.bid("A20", "A19 B31", "A18")
    assert [player.cash for player in hall.state.players] == [30, 19, 50, 50]


@pytest.mark.rule("FM-3.8")
def test_a_boat_nobody_wants_goes_to_the_discard_at_the_end_of_dawn() -> None:
    hall = Hall(4)
    cargo = {boat.dock: boat.cargo for boat in hall.state.boats}
    hall.bid("A3", "C3", "C3")
    assert hall.state.fish.discard == []
    assert hall.state.boats[1].cargo == cargo["B"]
    hall.then(1, "rebid C1").then(2, "rebid C2")
    assert hall.state.fish.discard == cargo["B"] + cargo["D"] + cargo["E"]
    assert [player.cash for player in hall.state.players] == [47, 50, 48, 50]
    assert [event.dock for event in hall.happened("unsold")] == ["B", "D", "E"]


@pytest.mark.rule("FM-3.9")
def test_dawn_ends_when_every_boat_is_settled() -> None:
    hall = Hall(3)
    hall.then(0, "boats A3").then(1, NO_BIDS)
    assert hall.owing == [2]
    hall.then(2, "boats B1")
    assert hall.state.phase == "market"


@pytest.mark.rule("FM-3.10", "FM-6.26")
def test_a_form_stands_for_all_docks_and_a_refused_one_leaves_the_last_in_force() -> None:
    hall = Hall(3)
    hall.then(0, "boats A9 B9 tied A12").then(0, "boats C4")
    with hall.refuses("over-cash", "FM-3.2", bid=51):
        hall.then(0, "boats A51")
    hall.then(1, NO_BIDS).then(2, NO_BIDS)
    assert hall.happened("bids-shown")[0].bids == {"C": 4}
    assert buyers(hall) == {"C": (0, 4)}


# Typing


@pytest.mark.parametrize(
    "typed",
    [
        "boats A12 C17 D18",
        "A12 C17 D18",
        "a12c17d18",
        "a 12, c: 17, d 18",
        "boats a=12 c=17 d=18",
        "A12+C17+D18",
        "12a 17c 18d",
        "12 0 17 18 0",
        "12, 0, 17, 18, 0",
        "12/0/17/18/0",
        "BOATS  12 0 17 18 0",
        "A 12 coins, C 17 coins, D 18 coins",
        "12 coins a + 17 coins c + 18 coins d",
    ],
)
def test_bids_can_be_typed_in_many_spellings(typed: str) -> None:
    hall = Hall(4)
    hall.then(0, typed)
    answer = hall.decision(0, "bids").answered
    assert answer is not None
    assert answer.text == "boats A12 C17 D18"


@pytest.mark.parametrize("typed", ["boats nothing", "nothing", "0 0 0 0 0", "boats A0"])
def test_no_bid_can_be_typed_too(typed: str) -> None:
    hall = Hall(4)
    hall.then(0, typed)
    answer = hall.decision(0, "bids").answered
    assert answer is not None
    assert answer.text == NO_BIDS


def test_standing_values_can_be_typed_behind_the_bids() -> None:
    moves = Hall(4).table.moves(0)
    assert read("a12 c17 tied a20 c:25", moves) == {
        "kind": "boats",
        "bids": {"A": 12, "C": 17},
        "tied": {"A": 20, "C": 25},
    }
    assert read("12 0 17 0 0 tied 20 0 25 0 0", moves) == {
        "kind": "boats",
        "bids": {"A": 12, "B": 0, "C": 17, "D": 0, "E": 0},
        "tied": {"A": 20, "B": 0, "C": 25, "D": 0, "E": 0},
    }
