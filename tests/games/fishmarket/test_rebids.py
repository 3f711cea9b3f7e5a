"""FM-4: ties, re-bids, the last ties, and values that stand ready for them."""

import pytest

from games.kernel import Payments
from tests.games.fishmarket.hall import NO_BIDS, Hall, buyers, tie

# Ties


@pytest.mark.rule("FM-4.1")
def test_only_equal_highest_bids_of_at_least_one_are_ties() -> None:
    hall = tie("A9 B0 C4", "A5 C4", "A5 C4")
    assert buyers(hall) == {"A": (0, 9)}
    assert {boat.dock: boat.contenders for boat in hall.state.boats if boat.contenders} == {"C": [0, 1, 2]}
    assert [(event.dock, event.seats, event.coins) for event in hall.happened("tied")] == [("C", (0, 1, 2), 4)]
    assert hall.state.boats[1].buyer is None


@pytest.mark.rule("FM-4.2", "FM-4.3")
def test_clear_boats_are_settled_first_and_only_contenders_bid_again() -> None:
    hall = tie("A10 B5", "A10 B4", "A9 C3")
    assert buyers(hall) == {"B": (0, 5), "C": (2, 3)}
    assert [player.cash for player in hall.state.players] == [45, 50, 47, 50]
    assert hall.state.phase == "rebids"
    assert hall.owing == [0, 1]
    assert hall.table.moves(2) == ()


@pytest.mark.rule("FM-4.3")
def test_one_round_for_all_tied_boats_at_once() -> None:
    hall = tie("A10 B5", "A10 B5", "B5")
    (form,) = hall.decision(0, "rebids").forms
    (bids,) = form.fields
    assert isinstance(bids, Payments)
    assert (bids.name, bids.least, bids.most) == ("bids", 1, {"A": 49, "B": 49}), "a coin is left for the other boat"
    assert hall.decision(0, "rebids").facts["docks"] == "A B"
    assert hall.decision(2, "rebids").facts["docks"] == "B"


@pytest.mark.rule("FM-4.4")
@pytest.mark.parametrize("coins", [1, 9, 10, 11, 50])
def test_a_re_bid_may_be_higher_equal_or_lower_but_not_nothing(coins: int) -> None:
    hall = tie("A10", "A10")
    with hall.refuses("rebid-missing", "FM-4.4", dock="A"):
        hall.then(0, "rebid A0")
    hall.then(0, f"rebid A{coins}")
    assert hall.owing == [1]


@pytest.mark.rule("FM-4.5")
def test_re_bids_may_use_all_cash_on_hand_but_no_more() -> None:
    hall = tie("A10 B10 C20", "A10 B10 D5", "D6 A9")
    assert hall.player(0).cash == 30
    assert hall.player(1).cash == 50
    with hall.refuses("over-cash", "FM-4.5", bid=31, cash=30):
        hall.then(0, "rebid A30 B1")
    hall.then(0, "rebid A1 B29").then(1, "rebid A45 B5")
    assert buyers(hall) == {"A": (1, 45), "B": (0, 29), "C": (0, 20), "D": (2, 6)}


@pytest.mark.rule("FM-4.6")
def test_a_single_highest_re_bid_wins_and_pays_the_re_bid() -> None:
    hall = tie("A20", "A20", "A20")
    hall.then(0, "rebid A7").then(1, "rebid A9").then(2, "rebid A9")
    assert hall.state.phase == "rebids"
    assert hall.state.boats[0].contenders == [1, 2]
    assert hall.owing == [1, 2]
    hall.then(1, "rebid A3").then(2, "rebid A2")
    assert buyers(hall) == {"A": (1, 3)}
    assert [player.cash for player in hall.state.players] == [50, 47, 50, 50]


@pytest.mark.rule("FM-4.7")
@pytest.mark.parametrize("rounds", [1, 3, 9])
def test_re_bid_rounds_are_limited(rounds: int) -> None:
    hall = tie("A5", "A5", max_rebid_rounds=rounds)
    for number in range(1, rounds + 1):
        assert hall.state.rebid_round == number
        assert hall.decision(0, "rebids").id == f"d1.rebids{number}"
        hall.then(0, "rebid A5").then(1, "rebid A5")
    assert hall.state.phase == "market"


@pytest.mark.rule("FM-4.8")
@pytest.mark.parametrize("poorest", [0, 1, 2])
def test_the_last_tie_goes_to_the_lowest_balance(poorest: int) -> None:
    hall = tie("A5", "A5", "A5", max_rebid_rounds=1)
    hall.player(poorest).balance = 49
    hall.then(0, "rebid A6").then(1, "rebid A6").then(2, "rebid A6")
    assert hall.happened("tie-broken")[0].by == "balance"
    assert buyers(hall) == {"A": (poorest, 6)}


@pytest.mark.rule("FM-4.8")
def test_then_to_the_fewest_coins_paid_this_dawn_dock_by_dock() -> None:
    hall = tie("A5 B5 C1", "A5 B5", max_rebid_rounds=1)
    hall.then(0, "rebid A5 B5").then(1, "rebid A5 B5")
    assert [(event.dock, event.seat, event.by) for event in hall.happened("tie-broken")] == [
        ("A", 1, "spent"),
        ("B", 0, "spent"),  # by now player 1 has paid 5, player 0 only 1
    ]


@pytest.mark.rule("FM-4.8")
@pytest.mark.parametrize("thriftiest", [0, 1, 2])
def test_whoever_of_the_tied_has_paid_the_fewest_coins_gets_the_boat(thriftiest: int) -> None:
    others = {seat: f"A5 {dock}1" for seat, dock in enumerate("BCD") if seat != thriftiest}
    hall = tie(*(others.get(seat, "A5") for seat in range(3)), max_rebid_rounds=1)
    hall.then(0, "rebid A5").then(1, "rebid A5").then(2, "rebid A5")
    assert [(event.seat, event.by) for event in hall.happened("tie-broken")] == [(thriftiest, "spent")]


@pytest.mark.rule("FM-4.8")
def test_what_was_paid_on_earlier_days_does_not_count() -> None:
    hall = tie("A30", max_rebid_rounds=1)
    hall.stock(0).close_market()
    hall.player(0).balance = hall.player(1).balance = 50
    hall.bid("A5", "A5 B1").then(0, "rebid A5").then(1, "rebid A5")
    assert [(event.seat, event.by) for event in hall.happened("tie-broken")] == [(0, "spent")]


@pytest.mark.rule("FM-4.8")
def test_then_by_lot_among_those_who_are_still_equal() -> None:
    """Player 0 has paid more, player 4 is richer: neither gets the boat, whatever the lot says."""
    winners = set()
    for seed in range(16):
        hall = Hall(5, seed, max_rebid_rounds=1)
        hall.player(4).balance = 51
        hall.bid("A5 B1", "A5", "A5", "A5", "A5")
        for seat in hall.seats:
            hall.then(seat, "rebid A5")
        assert hall.happened("tie-broken")[0].by == "lot"
        winners.add(buyers(hall)["A"][0])
    assert winners == {1, 2, 3}


@pytest.mark.rule("FM-4.8", "FM-1.5")
def test_every_boat_of_every_day_has_a_lot_of_its_own() -> None:
    def drawn(hall: Hall) -> tuple[int, int]:
        hall.bid("A5", "A5", "B5", "B5")
        for seat, dock in enumerate("AABB"):
            hall.then(seat, f"rebid {dock}5")
        return buyers(hall)["A"][0], buyers(hall)["B"][0]

    days = []
    for seed in range(8):
        hall = Hall(4, seed, max_rebid_rounds=1)
        first = drawn(hall)
        for seat in hall.seats:
            hall.stock(seat)
        hall.close_market()
        for seat in hall.seats:
            hall.player(seat).balance = 50
        days.append((first, drawn(hall)))
    assert {(0, 3), (1, 2)} & {first for first, _ in days}, "not the same place in both"
    assert any(first != second for first, second in days)


@pytest.mark.rule("FM-4.9")
def test_a_contender_who_does_not_answer_keeps_his_bids() -> None:
    hall = tie("A10 B7", "A10 B7", "B7")
    hall.skip(0)
    hall.then(1, "rebid A11 B6").then(2, "rebid B3")
    assert buyers(hall) == {"A": (1, 11), "B": (0, 7)}


@pytest.mark.rule("FM-4.10")
def test_every_boat_with_a_bid_is_sold() -> None:
    hall = tie("A1 B1 C1 D1 E1", "A1 B1 C1 D1 E1", "A1 B1 C1 D1 E1", "A1 B1 C1 D1 E1", max_rebid_rounds=1)
    for seat in range(4):
        hall.skip(seat)
    assert set(buyers(hall)) == set("ABCDE")


@pytest.mark.rule("FM-4.11")
def test_a_re_bid_form_names_exactly_the_contended_boats() -> None:
    hall = tie("A10 B10 C1", "A10 B10", "C2")
    with hall.refuses("rebid-missing", "FM-4.4", dock="B"):
        hall.act(0, {"kind": "rebid", "bids": {"A": 5}})
    with hall.refuses("not-contended", "FM-4.11", dock="C"):
        hall.act(0, {"kind": "rebid", "bids": {"A": 5, "B": 5, "C": 5}})
    hall.then(0, "rebid A20 B5")
    assert hall.told(2) == ["answered"]
    assert hall.view(2).answered == (0,)
    hall.then(0, "rebid A1 B2")
    assert hall.events == []
    assert [boat.bids[0] for boat in hall.view(1).boats][:2] == [10, 10]
    hall.then(1, "rebid A2 B1")
    assert {event.seat: event.bids for event in hall.happened("bids-shown")} == {
        0: {"A": 1, "B": 2},
        1: {"A": 2, "B": 1},
    }
    assert all(event.again for event in hall.happened("bids-shown"))


@pytest.mark.rule("FM-4.11")
def test_nobody_bids_again_for_a_boat_on_which_others_are_tied() -> None:
    hall = tie("A10", "A10", "B4", "B4")
    with hall.refuses("not-contended", "FM-4.11", dock="B"):
        hall.act(0, {"kind": "rebid", "bids": {"A": 5, "B": 5}})


# Standing values


@pytest.mark.rule("FM-4.12")
def test_standing_values_answer_the_first_re_bid_round_at_once() -> None:
    hall = tie("A10 tied A15", "A10 tied A12")
    assert buyers(hall) == {"A": (0, 15)}
    acted = hall.happened("order-acted")
    assert [(event.to, event.action) for event in acted] == [((0,), "rebid A15"), ((1,), "rebid A12")]


@pytest.mark.rule("FM-4.12")
def test_standing_values_are_cut_to_what_can_be_paid_in_dock_order() -> None:
    hall = tie("A10 B10 C10 D20 tied A40 B5 C30", "A10 B10 C10", "D1")
    assert hall.player(0).cash == 30
    answer = hall.decision(0, "rebids").answered
    assert answer is not None
    assert answer.text == "rebid A28 B1 C1"


@pytest.mark.rule("FM-4.12")
def test_an_answer_from_standing_values_may_be_replaced() -> None:
    hall = tie("A10 tied A15", "A10")
    assert hall.owing == [1]
    hall.then(0, "rebid A3").then(1, "rebid A2")
    assert buyers(hall) == {"A": (0, 3)}


@pytest.mark.rule("FM-4.12")
def test_values_for_some_boats_only_are_not_used() -> None:
    hall = tie("A10 B10 tied A15", "A10 B10")
    assert hall.owing == [0, 1]
    hall.skip(0)
    hall.then(1, "rebid A9 B9")
    assert buyers(hall) == {"A": (0, 10), "B": (0, 10)}


@pytest.mark.rule("FM-4.12")
def test_values_serve_one_round_are_no_part_of_the_sum_and_go_with_their_form() -> None:
    hall = Hall(4)
    hall.then(0, "boats A50 tied A50 B50 C50 D50 E50")
    with hall.refuses("over-standing", "FM-4.12", dock="B", bid=51, most=50):
        hall.act(0, {"kind": "boats", "bids": {}, "tied": {"B": 51}})
    hall.then(0, "boats A10")
    hall.then(1, "boats A10 tied A11").then(2, NO_BIDS).then(3, NO_BIDS)
    assert hall.owing == [0]
    hall.then(0, "rebid A11")
    assert hall.state.rebid_round == 2
    assert hall.owing == [0, 1]
    assert "tied" not in hall.view(1).model_dump_json()
