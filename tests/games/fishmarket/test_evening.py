"""FM-9, FM-10 and FM-12: the bank, the end, and money."""

import pytest

from tests.games.fishmarket.hall import GAME, Hall, ice, market


@pytest.mark.rule("FM-9.1", "FM-12.4")
def test_the_evening_leaves_fifty_coins_and_banks_the_difference() -> None:
    hall = market(3)
    hall.player(0).cash, hall.player(1).cash, hall.player(1).balance = 87, 3, 10
    hall.close_market()
    assert [(player.cash, player.balance) for player in hall.state.players] == [(50, 87), (50, -37), (50, 50)]
    told = [(event.coins, event.drawn, event.balance) for event in hall.happened("banked")]
    assert told == [(37, 0, 87), (0, 47, -37), (0, 0, 50)]


@pytest.mark.rule("FM-9.2")
def test_the_evening_does_not_change_wealth() -> None:
    hall = market(3).stock(0, lobster=2)
    hall.player(1).cash = 12
    hall.close_market()
    assert [player.cash + player.balance for player in hall.state.players] == [160, 62, 100]


@pytest.mark.rule("FM-9.3")
def test_stock_and_ice_carry_over() -> None:
    hall = ice({"eel": 2}).close_market().then(0, "freeze eel")
    assert (hall.state.day, hall.player(0).stock["eel"], hall.player(0).ice) == (2, 2, 1)


@pytest.mark.rule("FM-9.4")
def test_on_the_last_evening_all_cash_is_banked() -> None:
    hall = market(3, day=4).stock(0, lobster=1)
    hall.player(1).cash = 7
    hall.close_market()
    assert [(player.cash, player.balance) for player in hall.state.players] == [(0, 130), (0, 57), (0, 100)]


@pytest.mark.rule("FM-10.1", "FM-10.2")
def test_the_highest_balance_after_four_days_wins() -> None:
    hall = market(3, day=4).stock(1, herring=1)
    hall.close_market()
    assert hall.table.over
    outcome = hall.table.outcome
    assert outcome.winners == (1,)
    assert outcome.reason == "last-day"
    assert hall.happened("ended")[0].winners == (1,)


@pytest.mark.rule("FM-10.3")
def test_equal_balances_share_a_place() -> None:
    hall = market(4, day=4).stock(0, herring=1).stock(2, herring=1)
    hall.player(3).cash, hall.player(3).ledger.rot = 49, 1
    hall.close_market()
    outcome = hall.table.outcome
    assert [standing.place for standing in outcome.standings] == [1, 3, 1, 4]
    assert outcome.winners == hall.happened("ended")[0].winners == (0, 2)


@pytest.mark.rule("FM-10.2", "FM-12.3")
def test_a_score_says_where_the_money_came_from_and_went() -> None:
    hall = Hall(3)
    for _ in range(3):
        hall.bid().close_market()
    hall.bid("A7").stock(0, eel=1, tuna=1, lobster=1).cards(0, "D-sole-cod", "P-20")
    hall.player(0).ice = 0
    hall.then(0, "offer eel for 3").then(1, "accept 1").close_market()
    assert {line.name: line.amount for line in hall.table.outcome.standings[0].lines} == {
        "start": 100,
        "auctions": -7,
        "trades": 3,
        "sales": 30,
        "rot": -5,
    }


@pytest.mark.rule("FM-9.1")
def test_the_course_of_a_game_is_told_by_the_balances() -> None:
    hall = market(3).stock(0, lobster=3).close_market()
    assert GAME.tally(hall.state) == (140, 50, 50)


@pytest.mark.rule("FM-10.4")
def test_fish_and_ice_left_over_count_nothing() -> None:
    hall = ice({"eel": 7}, day=4).close_market()
    outcome = hall.table.outcome
    assert hall.player(0).stock["eel"] == 7
    assert hall.player(0).ice == 1
    assert [standing.score for standing in outcome.standings] == [100, 100, 100, 100]


@pytest.mark.rule("FM-12.1")
def test_the_bank_never_runs_out() -> None:
    hall = market(5)
    for seat in hall.seats:
        hall.stock(seat, lobster=7)  # more than there are, to be paid more than the 925 of the box
    hall.close_market()
    assert sum(player.ledger.sales for player in hall.state.players) == 1050
    small = Hall(3)
    small.bid("A1 B2 C3 D44")
    assert small.player(0).cash == 0


@pytest.mark.rule("FM-12.2", "FM-12.3")
def test_cash_is_never_negative_and_only_rot_and_the_evening_touch_the_balance() -> None:
    hall = Hall(3)
    hall.bid("A50", "B50")
    assert [player.balance for player in hall.state.players] == [50, 50, 50]
    hall.stock(0, eel=3).stock(1).cards(0, "D-sole-cod", "P-20")
    hall.player(0).ice = 0
    hall.then(2, "offer 5 for nothing to 0").then(0, "accept 2to0.1")
    assert [player.balance for player in hall.state.players] == [50, 50, 50]
    hall.close_market()
    assert hall.happened("rotted")[0].coins == 15
    assert hall.player(0).balance == 50 - 10 - 50
    assert hall.player(0).cash == 50


@pytest.mark.rule("FM-12.4")
def test_a_player_in_debt_plays_on_and_balances_have_no_ceiling() -> None:
    hall = market(3)
    hall.player(0).balance, hall.player(0).cash = -30, 10
    hall.player(1).balance = 495
    hall.stock(1, lobster=1).close_market()
    assert hall.player(0).balance == -70
    assert hall.player(1).balance == 525
    hall.then(0, "boats A50")
    assert hall.state.players[0].cash == 50


@pytest.mark.rule("FM-12.5")
def test_a_balance_is_one_number_that_passes_the_hundreds() -> None:
    hall = market(3).stock(0, lobster=2).close_market()
    assert hall.view(None).players[0].balance == 110
