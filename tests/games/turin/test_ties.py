"""Positions, ties and payments, case by case (MT-6, MT-7)."""

from collections.abc import Sequence

import pytest

from games.kernel import Event
from games.turin.components import Phase
from games.turin.events import Burnt, LotDrawn, Tied
from tests.games.turin.positions import Position, position

VOID = None


def auction(bids: Sequence[int], extras: Sequence[int | None], opening: bool = False) -> tuple[Position, list[Event]]:
    """Bids by seat, then extras by seat (None: not asked); prize holders choose the first lots."""
    table = position(len(bids), round=1 if opening else 2, cash=[30] * len(bids))
    events = table.everybody(*(f"bid {bid}" for bid in bids))
    asked = [seat for seat, extra in enumerate(extras) if extra is not None]
    assert (table.phase() is Phase.REBID) == bool(asked)
    if asked:
        assert table.owing == asked
    for seat in asked:
        events += table.play(seat, f"extra {extras[seat]}")
    while table.phase() is Phase.CHOOSE:
        seat = table.owing[0]
        events += table.play(seat, table.listed(seat, "take")[0])
    return table, events


def result(table: Position) -> tuple[list[int | None], list[int], list[int], int]:
    """Holders of positions, payments, cards won, cards discarded in this auction."""
    state = table.state
    assert state.auction is not None
    taken = [len(cards) for cards in table.cards]
    return state.auction.holders, state.auction.paid, taken, len(state.placed) - sum(taken)


NO = None
CASES = {
    # bids, extras, opening, holders, payments, cards, discarded
    "no tie": ((5, 3, 8, 1), (NO, NO, NO, NO), False, [2, 0, 1, 3], [5, 3, 8, 0], [1, 1, 2, 0], 0),
    "two for first": ((5, 5, 2), (1, 3, NO), False, [1, 0, 2], [6, 8, 1], [1, 2, 0], 0),
    "two for first, one adds nothing": ((5, 5, 2), (0, 3, NO), False, [1, 0, 2], [5, 8, 1], [1, 2, 0], 0),
    "two for first, nothing twice": ((5, 5, 2), (0, 0, NO), False, [VOID, VOID, 2], [2, 2, 1], [0, 0, 0], 3),
    "two players for the only prize": ((4, 4), (1, 0), False, [0, 1], [5, 2], [2, 0], 0),
    "two players, nothing twice": ((4, 4), (0, 0), False, [VOID, VOID], [2, 2], [0, 0], 2),
    "two for a middle prize": ((9, 5, 5, 1), (NO, 2, 1, NO), False, [0, 1, 2, 3], [9, 7, 6, 0], [2, 1, 1, 0], 0),
    "two for a middle prize, nothing twice": (
        (9, 5, 5, 1),
        (NO, 0, 0, NO),
        False,
        [0, VOID, VOID, 3],
        [9, 2, 2, 0],
        [2, 0, 0, 0],
        2,
    ),
    "two for the last prize": ((9, 6, 5, 5), (NO, NO, 0, 1), False, [0, 1, 3, 2], [9, 6, 2, 6], [2, 1, 0, 1], 0),
    "two for the last prize, nothing twice": (
        (9, 6, 5, 5),
        (NO, NO, 0, 0),
        False,
        [0, 1, VOID, VOID],
        [9, 6, 2, 2],
        [2, 1, 0, 0],
        1,
    ),
    "two without a prize": (
        (9, 6, 7, 5, 5),
        (NO,) * 5,
        False,
        [0, 2, 1, VOID, VOID],
        [9, 6, 7, 2, 2],
        [2, 1, 2, 0, 0],
        0,
    ),
    "two for the last prize of five": (
        (9, 6, 5, 5, 1),
        (NO, NO, 3, 2, NO),
        False,
        [0, 1, 2, 3, 4],
        [9, 6, 8, 3, 0],
        [2, 2, 1, 0, 0],
        0,
    ),
    "three for first": ((4, 4, 4), (2, 3, 1), False, [1, 0, 2], [6, 7, 2], [1, 2, 0], 0),
    "three for first, two add nothing": ((4, 4, 4), (2, 0, 0), False, [0, VOID, VOID], [6, 2, 2], [2, 0, 0], 1),
    "three for first, all add nothing": ((4, 4, 4), (0, 0, 0), False, [VOID] * 3, [2, 2, 2], [0, 0, 0], 3),
    "three for a middle prize": ((9, 4, 4, 4), (NO, 1, 3, 2), False, [0, 2, 3, 1], [9, 2, 7, 6], [2, 0, 1, 1], 0),
    "three for a middle prize, one adds nothing": (
        (9, 4, 4, 4),
        (NO, 1, 0, 2),
        False,
        [0, 3, 1, 2],
        [9, 5, 2, 6],
        [2, 1, 0, 1],
        0,
    ),
    "three for a middle prize, two add nothing": (
        (9, 4, 4, 4),
        (NO, 0, 0, 2),
        False,
        [0, 3, VOID, VOID],
        [9, 2, 2, 6],
        [2, 0, 0, 1],
        1,
    ),
    "three for the last prize": (
        (9, 8, 4, 4, 4),
        (NO, NO, 1, 3, 2),
        False,
        [0, 1, 3, 4, 2],
        [9, 8, 2, 7, 3],
        [2, 2, 0, 1, 0],
        0,
    ),
    "four for first": ((3, 3, 3, 3), (1, 2, 3, 4), False, [3, 2, 1, 0], [2, 5, 6, 7], [0, 1, 1, 2], 0),
    "four for first, two add nothing": (
        (3, 3, 3, 3),
        (0, 2, 0, 4),
        False,
        [3, 1, VOID, VOID],
        [1, 5, 1, 7],
        [0, 1, 0, 2],
        1,
    ),
    "four for first, all add nothing": ((3, 3, 3, 3), (0, 0, 0, 0), False, [VOID] * 4, [1] * 4, [0] * 4, 4),
    "four for a middle prize": (
        (9, 3, 3, 3, 3),
        (NO, 4, 3, 2, 1),
        False,
        [0, 1, 2, 3, 4],
        [9, 7, 6, 2, 2],
        [2, 2, 1, 0, 0],
        0,
    ),
    "two pairs": ((6, 6, 3, 3), (1, 2, 3, 4), False, [1, 0, 3, 2], [7, 8, 3, 7], [1, 2, 0, 1], 0),
    "two pairs, one of them burnt": (
        (6, 6, 3, 3),
        (0, 0, 3, 4),
        False,
        [VOID, VOID, 3, 2],
        [3, 3, 3, 7],
        [0, 0, 0, 1],
        3,
    ),
    "two at zero for the last prize": (
        (5, 2, 0, 0),
        (NO,) * 4,
        False,
        [0, 1, VOID, VOID],
        [5, 2, 0, 0],
        [2, 1, 0, 0],
        1,
    ),
    "two for first beside two at zero": (
        (5, 5, 0, 0),
        (1, 2, NO, NO),
        False,
        [1, 0, VOID, VOID],
        [6, 7, 0, 0],
        [1, 2, 0, 0],
        1,
    ),
    "three at zero": ((5, 0, 0, 0), (NO,) * 4, False, [0, VOID, VOID, VOID], [5, 0, 0, 0], [2, 0, 0, 0], 2),
    "three at zero of five": (
        (5, 6, 0, 0, 0),
        (NO,) * 5,
        False,
        [1, 0, VOID, VOID, VOID],
        [5, 6, 0, 0, 0],
        [2, 2, 0, 0, 0],
        1,
    ),
    "all at zero": ((0, 0, 0, 0), (NO,) * 4, False, [VOID] * 4, [0] * 4, [0] * 4, 4),
    "one at zero": ((5, 2, 0), (NO,) * 3, False, [0, 1, VOID], [5, 2, 0], [2, 1, 0], 0),
    "a losing bid of one costs nothing": ((5, 2, 1), (NO,) * 3, False, [0, 1, 2], [5, 2, 0], [2, 1, 0], 0),
    "opening: two for the last prize": (
        (8, 4, 4, 1),
        (NO, 1, 2, NO),
        True,
        [0, 2, 1, 3],
        [8, 2, 6, 0],
        [1, 0, 1, 0],
        0,
    ),
    "opening: two without a prize": ((8, 6, 4, 4), (NO,) * 4, True, [0, 1, VOID, VOID], [8, 6, 2, 2], [1, 1, 0, 0], 0),
    "opening: all five tied": ((2,) * 5, (5, 4, 3, 2, 1), True, [0, 1, 2, 3, 4], [7, 6, 5, 2, 1], [1, 1, 1, 0, 0], 0),
}


@pytest.mark.rule("MT-6.1", "MT-6.2", "MT-6.3", "MT-6.4", "MT-6.5", "MT-6.7", "MT-6.9", "MT-6.10", "MT-6.11")
@pytest.mark.rule("MT-7.1", "MT-7.2", "MT-7.3", "MT-8.4", "MT-8.5", "MT-5.4", "MT-3.2")
@pytest.mark.parametrize("case", CASES)
def test_positions_cards_and_payments(case: str) -> None:
    bids, extras, opening, holders, paid, cards, discarded = CASES[case]
    table, _ = auction(bids, extras, opening)
    assert result(table) == (holders, paid, cards, discarded)
    assert table.cash == [30 - coins for coins in paid]


@pytest.mark.rule("MT-6.7")
def test_an_extra_never_lifts_anybody_out_of_his_block() -> None:
    table, _ = auction((9, 5, 5, 1), (None, 20, 1, None))
    assert result(table)[0] == [0, 1, 2, 3]
    table, _ = auction((9, 9, 5, 5), (0, 1, 25, 0))
    assert result(table)[0] == [1, 0, 2, 3]


@pytest.mark.rule("MT-8.1", "MT-6.7")
def test_lots_are_chosen_in_the_order_of_positions_whatever_the_totals_are() -> None:
    table = position(4, cash=[30] * 4)
    table.everybody("bid 5", "bid 9", "bid 5", "bid 1")
    table.play(0, "extra 1")
    table.play(2, "extra 20")
    for chooser in (1, 2):
        assert table.owing == [chooser]
        table.play(chooser, table.listed(chooser, "take")[0])


@pytest.mark.rule("MT-6.8", "MT-1.5")
def test_equal_extras_above_zero_are_decided_by_lot() -> None:
    winners = set()
    for seed in range(12):
        table = position(3, seed=seed)
        table.everybody("bid 3", "bid 3", "bid 3")
        events = table.play(0, "extra 1") + table.play(1, "extra 1") + table.play(2, "extra 1")
        drawn = [event.seats for event in events if isinstance(event, LotDrawn)]
        assert table.state.auction is not None
        assert [tuple(table.state.auction.holders)] == drawn
        winners.add(drawn[0])
        assert table.phase() is Phase.CHOOSE  # there is no third bidding
    assert len(winners) > 2


@pytest.mark.rule("MT-6.8")
def test_the_lot_orders_only_the_equal_ones() -> None:
    for seed in range(6):
        table = position(4, seed=seed)
        table.everybody("bid 3", "bid 3", "bid 3", "bid 3")
        table.everybody("extra 1", "extra 2", "extra 1", "extra 0")
        assert table.state.auction is not None
        holders = table.state.auction.holders
        assert (holders[0], holders[3]) == (1, 3)
        assert set(holders[1:3]) == {0, 2}


def drawn(number: int, seed: int, game: int = 1) -> list[int | None]:
    """Who holds which position after two ties, each with equal extras."""
    table = position(4, round=number, cash=[20] * 4, seed=seed)
    table.state.game = game
    table.everybody("bid 6", "bid 6", "bid 3", "bid 3")
    table.everybody("extra 1", "extra 1", "extra 1", "extra 1")
    assert table.state.auction is not None
    return table.state.auction.holders


@pytest.mark.rule("MT-6.8", "MT-1.5")
def test_every_tie_of_every_round_has_a_lot_of_its_own() -> None:
    assert len({tuple(drawn(2, seed)) for seed in range(24)}) == 4
    assert any(drawn(2, seed) != drawn(3, seed) for seed in range(8))
    assert any(drawn(2, seed) != drawn(2, seed, game=2) for seed in range(8))


@pytest.mark.rule("MT-6.12", "MT-6.6")
def test_no_card_is_chosen_and_no_extra_shown_before_all_ties_are_settled() -> None:
    table = position(4, cash=[20] * 4)
    table.everybody("bid 6", "bid 6", "bid 3", "bid 3")
    for seat in (2, 0, 1):
        events = table.play(seat, "extra 4")
        assert [event.kind for event in events] == ["answered"]
        assert table.phase() is Phase.REBID
        assert all(not cards for cards in table.cards)
    table.play(0, "extra 5")  # can be changed until the last one is in
    table.play(3, "extra 1")
    assert table.phase() is Phase.CHOOSE
    assert table.state.auction is not None
    assert table.state.auction.extras == [5, 4, 4, 1]


@pytest.mark.rule("MT-6.5")
def test_a_tie_in_which_all_win_is_bid_again_for_the_order_of_choice() -> None:
    table = position(4)
    events = table.everybody("bid 9", "bid 5", "bid 5", "bid 1")
    assert [(event.seats, event.first, event.last) for event in events if isinstance(event, Tied)] == [((1, 2), 2, 3)]


@pytest.mark.rule("MT-6.6", "MT-6.13")
def test_an_extra_comes_from_cash_beside_the_bid_and_everybody_tied_is_asked() -> None:
    table = position(3, cash=[7, 5, 9])
    table.everybody("bid 5", "bid 5", "bid 1")
    assert table.owing == [0, 1]
    assert table.listed(0, "extra") == ["extra 0", "extra 1", "extra 2"]
    assert table.listed(1, "extra") == ["extra 0"]
    table.play(1, "loan")
    assert table.listed(1, "extra")[-1] == "extra 10"


@pytest.mark.rule("MT-6.6")
def test_coins_of_a_sale_since_the_bid_can_be_added() -> None:
    table = position(3, cash=[4, 5, 9], cards={0: "T01"}, listings={"T01": (0, 3)})
    table.everybody("bid 4", "bid 4", "plan 1 buy T01")
    assert table.listed(0, "extra")[-1] == "extra 6"


@pytest.mark.rule("MT-6.3", "MT-6.9")
def test_void_positions_are_told() -> None:
    _, events = auction((5, 2, 0, 0), (None,) * 4)
    assert [(event.seats, event.first, event.last) for event in events if isinstance(event, Burnt)] == [((2, 3), 3, 4)]
    _, events = auction((4, 4, 4), (2, 0, 0))
    assert [(event.seats, event.first, event.last) for event in events if isinstance(event, Burnt)] == [((1, 2), 2, 3)]


def test_example_1_auction_with_tie() -> None:
    table = position(3)
    table.everybody("bid 2", "bid 2", "bid 4")
    table.everybody("extra 0", "extra 1")
    assert table.cash == [14, 12, 11]
    assert table.owing == [2]
    table.play(2, table.listed(2, "take")[0])
    assert [len(cards) for cards in table.cards] == [0, 1, 2]
    assert 45 - sum(table.cash) == 8


def test_example_5_tie_at_zero() -> None:
    table = position(3)
    table.everybody("bid 2", "bid 2", "bid 4")
    table.everybody("extra 0", "extra 0")
    assert table.cash == [14, 14, 11]
    third = table.state.lots[2]
    table.play(2, table.listed(2, "take")[0])
    assert [len(cards) for cards in table.cards] == [0, 0, 2]
    assert third in table.state.discarded
