"""The end: returned coins, last cards, final payments, debts, winners, series, tokens (MT-12 to MT-15, MT-19)."""

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.turin import round_end, scoring
from games.turin.components import GOODS, Phase, holdings
from games.turin.events import BankPaid, Borrowed, GoodPaid, LastCard, Returned
from games.turin.state import State
from tests.games.turin.positions import TURIN, Position, position

GRAPE, TOMATO, PEPPER = GOODS.index("grape"), GOODS.index("tomato"), GOODS.index("pepper")


def holders(
    cards: dict[int, str],
    cash: list[int],
    loans: tuple[int, ...] = (),
    payout_version: str = "classic",
    tie_share_rounding: str = "down",
) -> Position:
    """A position whose sales have just ended, with nothing in hand."""
    table = position(
        len(cash),
        phase=Phase.BUY,
        cash=cash,
        loans=loans,
        payout_version=payout_version,
        tie_share_rounding=tie_share_rounding,
    )
    for seat, player in enumerate(table.state.players):
        player.hand, player.cards = [], cards.get(seat, "").split()
    return table


def pay(table: Position, good: int) -> list[object]:
    held = [holdings(tuple(player.cards)) for player in table.state.players]
    column = tuple(row[good] for row in held)
    return list(scoring._pay_good(table.state, good, column, [[0] * 5 for _ in table.state.players]))


# MT-12


@pytest.mark.rule("MT-12.1", "MT-9.5")
def test_locked_coins_return_before_the_payments() -> None:
    table = holders({0: "T01", 1: "T06"}, [0, 5, 5])
    table.state.listings = position(3, listings={"T01": (0, 3)}).state.listings
    events = scoring.finish(table.state)
    assert [(event.seat, event.card, event.price) for event in events if isinstance(event, Returned)] == [(0, "T01", 3)]
    assert not [event for event in events if isinstance(event, Borrowed)]


@pytest.mark.rule("MT-12.2", "MT-12.3")
def test_the_last_hand_card_is_shown_and_counts() -> None:
    table = position(3, phase=Phase.BUY, round=5, hands={0: "T01", 1: "T06", 2: "T12"}, listings={"T02": (0, 1)})
    table.play(1, "pass")
    events = table.play(2, "pass")
    assert [(event.seat, event.card) for event in events if isinstance(event, LastCard)] == [
        (0, "T01"),
        (1, "T06"),
        (2, "T12"),
    ]
    assert table.cards == [["T01", "T02"], ["T06"], ["T12"]]
    garlic = next(event for event in events if isinstance(event, GoodPaid) and event.good == "garlic")
    assert garlic.leaders == (0,)


# MT-13


@pytest.mark.rule("MT-13.3", "MT-13.5", "MT-1.7")
def test_example_2_grapes() -> None:
    table = holders({0: "T06 T07", 1: "T14", 2: "T12", 3: "T10"}, [5, 5, 5, 5])
    events = pay(table, GRAPE)
    assert table.cash == [13, 4, 4, 5]
    assert [(event.leaders, event.share, event.payers) for event in events if isinstance(event, GoodPaid)] == [
        ((0,), 8, (1, 2))
    ]


@pytest.mark.rule("MT-1.7", "MT-13.3")
def test_the_largest_holding_leads_even_if_it_is_less_than_half() -> None:
    table = holders({0: "T06", 1: "T14", 2: "T11"}, [5, 5, 5])
    pay(table, GRAPE)  # 3, 2, 2
    assert table.cash == [13, 4, 4]


@pytest.mark.rule("MT-13.2")
def test_a_good_that_nobody_holds_pays_nothing() -> None:
    table = holders({0: "T02"}, [5, 5])
    assert pay(table, GRAPE) == []
    assert table.cash == [5, 5]


@pytest.mark.rule("MT-13.4")
@pytest.mark.parametrize(("rounding", "share"), [("down", 4), ("up", 5)])
def test_leaders_share_the_pool(rounding: str, share: int) -> None:
    table = holders({0: "T10", 1: "T11", 2: "T02"}, [5, 5, 5], tie_share_rounding=rounding)
    pay(table, PEPPER)  # 3, 3, 2: pool 8 + 1
    assert table.cash == [5 + share, 5 + share, 4]


@pytest.mark.rule("MT-13.4")
@pytest.mark.parametrize(("rounding", "share"), [("down", 2), ("up", 3)])
def test_three_leaders_share_the_pool_too(rounding: str, share: int) -> None:
    table = holders({0: "T10", 1: "T11", 2: "T12"}, [5, 5, 5], tie_share_rounding=rounding)
    pay(table, PEPPER)  # 3, 3, 3: pool 8
    assert table.cash == [5 + share] * 3


@pytest.mark.rule("MT-13.4")
def test_leaders_pay_nothing_to_each_other() -> None:
    table = holders({0: "T10", 1: "T11"}, [5, 5])
    pay(table, PEPPER)
    assert table.cash == [9, 9]


@pytest.mark.rule("MT-13.6", "MT-11.3")
def test_a_payer_without_coins_must_take_the_loan() -> None:
    table = holders({0: "T06", 1: "T14"}, [5, 0])
    events = pay(table, GRAPE)
    assert [(event.seat, event.forced) for event in events if isinstance(event, Borrowed)] == [(1, True)]
    assert table.cash == [12, 9]
    assert table.state.players[1].debt == 15


@pytest.mark.rule("MT-13.7", "MT-14.1", "MT-14.2")
def test_example_4_bank_payment() -> None:
    table = holders({0: "T05", 1: "T11"}, [5, 5, 0], loans=(2,))
    held = [holdings(("T05",)), holdings(("T11",)), tuple(int(good in (3, 6)) for good in range(9))]
    sheets = [[player.cash, 0, 0, 0, 0] for player in table.state.players]
    events = []
    for good in (TOMATO, PEPPER):
        events += scoring._pay_good(table.state, good, tuple(row[good] for row in held), sheets)
    assert [(event.seat, event.debt) for event in events if isinstance(event, BankPaid)] == [(2, 17), (2, 19)]
    assert table.cash == [5 + 5 + 1, 5 + 8 + 1, 0]
    scoring._collect_debts(table.state, sheets)
    assert [sum(sheet) for sheet in sheets] == [11, 14, -19]


@pytest.mark.rule("MT-13.8")
def test_a_payer_with_a_coin_must_pay_it() -> None:
    table = holders({0: "T06", 1: "T14"}, [5, 1], loans=(1,))
    pay(table, GRAPE)
    assert (table.cash, table.state.players[1].debt) == ([12, 0], 15)


def example_6(version: str) -> list[int]:
    table = holders(
        {0: "T01 T04 T06 T10 T15 T16", 1: "T02 T05 T09 T12 T13 T17", 2: "T03 T07 T08 T11 T14 T18"},
        [3, 0, 5],
        payout_version=version,
    )
    events = scoring.finish(table.state)
    assert not [event for event in events if isinstance(event, Borrowed)]
    assert [event.good for event in events if isinstance(event, GoodPaid)] == list(GOODS)
    return table.cash


@pytest.mark.rule("MT-13.1", "MT-13.3", "MT-13.4", "MT-2.2", "MT-1.2")
def test_example_6_complete_scoring() -> None:
    assert example_6("classic") == [12, 30, 19]
    assert example_6("red") == [21, 24, 15]


@pytest.mark.rule("MT-13.1")
def test_example_6_step_by_step() -> None:
    table = holders(
        {0: "T01 T04 T06 T10 T15 T16", 1: "T02 T05 T09 T12 T13 T17", 2: "T03 T07 T08 T11 T14 T18"}, [3, 0, 5]
    )
    held = [holdings(tuple(player.cards)) for player in table.state.players]
    assert list(zip(*held, strict=True)) == [
        (6, 0, 2),
        (3, 3, 3),
        (5, 2, 3),
        (4, 6, 1),
        (4, 1, 7),
        (2, 7, 4),
        (5, 5, 4),
        (4, 4, 7),
        (3, 8, 5),
    ]
    after = []
    for good in range(9):
        pay(table, good)
        after.append(table.cash)
    assert after == [
        [6, 0, 4],
        [7, 1, 5],
        [13, 0, 4],
        [12, 7, 3],
        [11, 6, 11],
        [10, 15, 10],
        [14, 19, 9],
        [13, 18, 20],
        [12, 30, 19],
    ]


@pytest.mark.rule("MT-13.6", "MT-14.1")
def test_a_forced_loan_stands_on_the_sheet() -> None:
    table = holders({0: "T01", 1: "T08"}, [5, 0])  # garlic, which seat 1 pays for, comes first
    scoring.finish(table.state)
    lines = dict(zip(scoring.LINES, table.state.sheets[1], strict=True))
    assert (lines["cash"], lines["forced-loan"], lines["debt"]) == (0, 10, -15)
    assert table.state.scores == [table.cash]


# MT-14


@pytest.mark.rule("MT-14.1", "MT-14.2", "MT-11.4")
def test_a_loan_costs_fifteen_and_the_score_may_be_negative() -> None:
    table = holders({0: "T06"}, [4, 4], loans=(0, 1))
    scoring.finish(table.state)
    assert table.cash == [4 + 3 * 0 + sum((6, 7, 9)) - 15, 4 - 15]
    assert table.state.scores == [table.cash]


@pytest.mark.rule("MT-14.3", "MT-1.2")
def test_the_highest_score_wins_and_equal_ones_share() -> None:
    table = holders({}, [9, 12, 12])
    scoring.finish(table.state)
    table.state.phase, table.state.window = Phase.OVER, None
    outcome = TURIN.outcome(table.state)
    assert outcome.winners == (1, 2)
    assert [standing.place for standing in outcome.standings] == [3, 1, 1]


# MT-15


@pytest.mark.rule("MT-15.1", "MT-15.2", "MT-14.3")
def test_a_series_of_three_games_starts_anew_and_adds_the_scores() -> None:
    table = Table(TURIN, 3, {"series_length": 3, "goose": "yield_tie"}, Dice.of(4))
    begun = {1: TURIN.dump(table.state)}
    hands = {1: [tuple(player.hand) for player in table.state.players]}
    leads = 0
    for step in play_out(table, [RandomAgent()] * 3, Dice.of(4)):
        state: State = table.state
        if any(event.kind == "new-game" for event in step.events):
            begun[state.game] = TURIN.dump(state)
            hands[state.game] = [tuple(player.hand) for player in state.players]
            assert [(player.cash, player.loan, player.debt, player.cards) for player in state.players] == [
                (15, False, 0, [])
            ] * 3
            assert (state.round, state.goose, state.listings, state.discarded) == (1, None, [], [])
            assert (state.auction, state.placed) == (None, [])
            assert len(state.scores) == state.game - 1
            assert leads
            assert state.tokens == [None] * len(GOODS)
        leads = len(GOODS) - state.tokens.count(None)
    assert sorted(begun) == [1, 2, 3]
    assert len({str(dealt) for dealt in hands.values()}) == 3
    outcome = table.outcome
    scores = table.state.scores
    assert len(scores) == 3
    assert [standing.score for standing in outcome.standings] == [sum(column) for column in zip(*scores, strict=True)]
    assert [len(standing.lines) for standing in outcome.standings] == [3] * 3
    best = max(standing.score for standing in outcome.standings)
    assert [standing.place == 1 for standing in outcome.standings] == [
        standing.score == best for standing in outcome.standings
    ]


@pytest.mark.rule("MT-15.1")
def test_a_single_game_ends_after_one() -> None:
    table = Table(TURIN, 3, {}, Dice.of(4))
    for _ in play_out(table, [RandomAgent()] * 3, Dice.of(4)):
        pass
    assert (table.state.game, len(table.state.scores)) == (1, 1)


# MT-19


@pytest.mark.rule("MT-19.1")
def test_tokens_go_to_the_sole_leader_and_to_nobody_in_a_tie() -> None:
    table = position(3, phase=Phase.BUY, listings={"T06": (0, 2)}, cards={0: "T06", 1: "T14", 2: "T07"})
    table.play(1, "buy T06")
    table.play(2, "pass")
    tokens = {str(good): owner for good, owner in zip(GOODS, table.state.tokens, strict=True)}
    assert tokens["grape"] == 1  # 2 + 3 against 3
    assert tokens["chestnut"] == 1
    assert tokens["olive"] == 1
    assert tokens["mushroom"] == 2
    assert tokens["garlic"] is None
    table.state.players[2].cards.append("T01")
    table.state.players[1].cards.remove("T14")
    round_end._move_tokens(table.state)
    assert table.state.tokens[GRAPE] == 2  # 3 against 3 + 1
    table.state.players[2].cards.remove("T01")
    round_end._move_tokens(table.state)
    assert table.state.tokens[GRAPE] is None
