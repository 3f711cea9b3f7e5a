"""The computer player: how well it plays, and what it does in plain cases (section 12 of the rule spec)."""

from statistics import mean

import pytest

from games.kernel import Action, Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.turin.actions import Bid, Buy, Claim, Decline, Done, Extra, Goose, ListCard, Loan, Sell
from games.turin.components import Phase
from tests.games.turin.positions import TURIN, Position, position
from tests.variants import ALL

ARENAS = [(3, 100, 0.85, 25), (5, 140, 0.75, 18)]


@pytest.mark.parametrize(("seats", "games", "wins", "lead"), ARENAS if ALL else ARENAS[:1])
def test_the_computer_player_beats_random_players(seats: int, games: int, wins: float, lead: float) -> None:
    """How often it wins, and by how many Scudo it is ahead of the best of the others on the average.

    It has 28 of three and 21 of five; blind for the last round 28 and 16. When it had 24 and 13: taking the worst lots
    15 and -1, the first ones 22 and 8; never buying 18 and 11, auctioning its best cards 19 and 16, adding all to a tie
    15 and 9, with no thrift 13 and 10.
    """
    won, leads = 0, []
    for number in range(games):
        own = number % seats
        table = Table(TURIN, seats, {}, Dice.of(f"arena:{seats}:{number}"))
        agents = [TURIN.agent() if seat == own else RandomAgent() for seat in range(seats)]
        for _ in play_out(table, agents, Dice.of(f"arena:{seats}:{number}")):
            pass
        assert table.outcome is not None
        scores = [standing.score for standing in table.outcome.standings]
        won += own in table.outcome.winners
        leads.append(scores.pop(own) - max(scores))
    assert won / games >= wins
    assert mean(leads) >= lead


def choice(table: Position, seat: int) -> Action:
    chosen = TURIN.agent().choose(table.table.view(seat), table.moves(seat), Dice.of("agent"))
    assert isinstance(chosen, Action)
    return chosen


def test_the_computer_player_never_adds_nothing_to_a_tie() -> None:
    for seed in range(5):
        table = position(4, cash=[9, 9, 9, 9], seed=seed)
        table.everybody("bid 4", "bid 4", "bid 2", "bid 1")
        extra = choice(table, 0)
        assert isinstance(extra, Extra)
        assert extra.coins > 0


def test_the_computer_player_borrows_only_for_something() -> None:
    assert isinstance(choice(position(4, cash=[15, 0, 0, 0]), 0), Bid)
    # Nothing is left to be won with the last lots: every lead is safe.
    safe = position(4, round=5, cash=[0, 9, 9, 9], cards={1: "T01 T02 T03 T04 T05 T06", 2: "T07 T08 T09 T10 T11 T12"})
    assert isinstance(choice(safe, 0), Bid)


def test_the_computer_player_borrows_when_its_purse_does_not_reach() -> None:
    assert isinstance(choice(position(2, round=4, cash=[2, 2]), 0), Loan)


def test_the_computer_player_lists_what_another_needs_more() -> None:
    # One mushroom more gives seat 1 the lead over seat 2; to seat 0 the card brings only fines.
    table = position(3, phase=Phase.LIST, round=5, cards={0: "T16", 1: "T17 T04", 2: "T18 T03"}, cash=[12, 12, 12])
    listing = choice(table, 0)
    assert isinstance(listing, ListCard)
    assert 1 <= listing.price <= 12


def test_the_computer_player_buys_a_lead_below_its_worth() -> None:
    table = position(3, phase=Phase.BUY, round=5, cards={1: "T17 T04", 2: "T18 T03"}, listings={"T16": (0, 1)})
    assert choice(table, 1) == Buy(buy=("T16",))


def bargain(price: int) -> Position:
    """One mushroom more would give seat 1 the lead over seat 2, and can be bought while others think."""
    cards, listings = {1: "T17 T04", 2: "T18 T03"}, {"T16": (0, price)}
    return position(3, phase=Phase.BUY, round=5, cards=cards, listings=listings, purchase_mode="live")


def test_the_computer_player_claims_a_lead_below_its_worth_and_nothing_above() -> None:
    assert choice(bargain(1), 1) == Claim(card="T16")
    assert choice(bargain(15), 1) == Done()
    for price, answer in ((1, Claim(card="T16")), (15, Decline(card="T16"))):
        table = bargain(price)
        table.play(1, "done")
        table.play(2, "claim T16")
        assert choice(table, 1) == answer


def test_the_computer_player_sells_to_whom_it_fears_least() -> None:
    table = position(3, phase=Phase.BUY, round=5, cards={0: "T16 T17", 1: "T18"}, listings={"T16": (0, 3)})
    table.play(1, "buy T16")
    table.play(2, "buy T16")
    assert choice(table, 0) == Sell(card="T16", buyer=2)  # seat 1 would have more mushrooms than seat 0


def test_the_computer_player_gives_the_goose_away_and_does_not_take_it() -> None:
    table = position(3, goose="yield_tie", cash=[20] * 3)
    table.everybody("bid 5", "bid 5", "bid 2")
    assert choice(table, 0) == Goose(answer="leave")
    owner = position(3, goose="yield_tie", cash=[20] * 3)
    owner.state.goose = 1
    owner.everybody("bid 5", "bid 5", "bid 2")
    assert choice(owner, 1) == Goose(answer="give", to=0)
