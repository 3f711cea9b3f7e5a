"""MT-3: the course of a round and of a game, and which phases there are."""

from itertools import product

import pytest

from games.kernel import Action, Dice, OpenDecisions, RandomAgent, Table, View, owed
from games.kernel.playout import play_out
from games.turin.components import ROUNDS, Phase
from tests.games.turin.positions import TURIN, Position, position


class Unplanned(RandomAgent):
    """Answers what is asked and leaves no orders: whoever has planned a card is not asked for it."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        return super().choose(view, owed(moves), dice)


def phases(seats: int, seed: int = 3, **options: object) -> list[tuple[int, str]]:
    """Round and phase of every question of a random game, in order."""
    table = Table(TURIN, seats, options, Dice.of(seed))
    seen = [(table.state.round, str(table.state.phase))]
    for _ in play_out(table, [Unplanned()] * seats, Dice.of(f"phases{seed}")):
        now = (table.state.round, str(table.state.phase))
        if now != seen[-1]:
            seen.append(now)
    return seen


@pytest.mark.rule("MT-3.1")
def test_phases_come_in_their_order() -> None:
    order = ["select", "bid", "goose", "rebid", "choose", "list", "buy", "over"]
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            seen = phases(seats, seed, goose="yield_tie")
            assert seen == sorted(seen, key=lambda now: (now[0], order.index(now[1])))


@pytest.mark.rule("MT-3.2", "MT-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_number_of_rounds_is_fixed_and_only_an_opening_round_has_no_select(seats: int) -> None:
    for seed in range(4):
        seen = phases(seats, seed)
        assert {number for number, _ in seen} == set(range(1, ROUNDS[seats] + 1))
        chosen = {number for number, phase in seen if phase == "select"}
        # The opening round has no cards to select; in the last round of four or five the last cards need no choice.
        assert chosen == (set(range(1, 6)) if seats < 4 else set(range(2, ROUNDS[seats])))


@pytest.mark.rule("MT-3.4", "MT-8.4", "MT-8.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_in_which_nobody_bids_has_all_its_rounds_and_burns_all_its_lots(seats: int) -> None:
    table = Table(TURIN, seats, {}, Dice.of(1))
    bids = 0
    while not table.over:
        seat, decision = table.awaited()[0]
        bids += decision.kind == "bid"
        table.skip(seat, decision.id)
    assert bids == ROUNDS[seats] * seats
    assert len(table.state.discarded) == {2: 10, 3: 15, 4: 18, 5: 15 + 3}[seats]


@pytest.mark.rule("MT-3.2")
def test_the_opening_round_auctions_the_centre_cards_and_has_its_sales() -> None:
    table = Position(TURIN, 4, {}, 2)
    assert table.phase() is Phase.BID
    assert len(table.state.lots) == 2
    table.everybody("bid 4", "bid 3", "bid 2", "bid 1")
    table.play(0, table.listed(0, "take")[0])
    assert [len(cards) for cards in table.cards] == [1, 1, 0, 0]
    assert table.phase() is Phase.LIST
    table.play(0, f"list {table.cards[0][0]} at 2")
    table.play(1, "pass")
    assert table.phase() is Phase.BUY


@pytest.mark.rule("MT-3.3")
def test_every_other_round_has_one_lot_from_each_player() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T01", 1: "T02", 2: "T03"})
    table.everybody("place T01", "place T02", "place T03")
    assert table.state.lots == ["T01", "T02", "T03"]


@pytest.mark.rule("MT-3.5", "MT-3.6", "MT-10.10")
@pytest.mark.parametrize(("final_sales", "held"), [("full", {"list", "buy"}), ("buy_only", {"buy"}), ("none", set())])
def test_the_sales_of_the_last_round(final_sales: str, held: set[str]) -> None:
    seen = set()
    for seed in range(8):
        seen |= {phase for number, phase in phases(3, seed, final_sales=final_sales) if number == 5}
    assert seen & {"list", "buy"} == held


@pytest.mark.rule("MT-3.6", "MT-10.10", "MT-12.1")
def test_without_final_sales_the_game_ends_with_the_last_choice() -> None:
    table = position(3, round=5, final_sales="none", cards={0: "T01"}, listings={"T01": (0, 4)}, cash=[9, 9, 9])
    table.everybody("bid 0", "bid 0", "bid 1")
    table.play(2, table.listed(2, "take")[0])
    assert table.phase() is Phase.OVER


@pytest.mark.rule("MT-3.7")
def test_who_is_asked_to_list() -> None:
    assert position(3, phase=Phase.LIST, cards={1: "T01"}).owing == [1]
    old = position(3, phase=Phase.LIST, listings={"T01": (1, 4)}, cash=[0, 5, 0])
    assert old.owing == [0, 1, 2]  # no coins are no reason to pass a player over


@pytest.mark.rule("MT-3.7", "MT-10.6")
def test_who_is_asked_to_buy() -> None:
    table = position(3, phase=Phase.BUY, listings={"T01": (1, 4)}, cash=[0, 5, 9])
    assert table.owing == [0, 2]
    assert table.listed(0, "buy") == ["pass"]
    for mode, money in product(("windowed", "live"), ("open", "hidden")):
        opened = position(
            3, phase=Phase.LIST, cards={1: "T01"}, cash=[0, 5, 9], purchase_mode=mode, money_visibility=money
        )
        opened.play(1, "list T01 at 5")
        assert (opened.phase(), opened.owing) == (Phase.BUY, [0, 2])


@pytest.mark.rule("MT-3.7", "MT-10.6")
def test_phases_in_which_nobody_is_asked_are_skipped() -> None:
    table = position(3, cash=[5, 5, 5])
    table.everybody("bid 0", "bid 0", "bid 0")
    assert (table.phase(), table.state.round) == (Phase.SELECT, 3)
    other = position(3, phase=Phase.LIST, cards={1: "T01"})
    other.play(1, "pass")
    assert (other.phase(), other.state.round) == (Phase.SELECT, 3)


@pytest.mark.rule("MT-3.7", "MT-18.2")
@pytest.mark.parametrize("money", ["open", "hidden"])
def test_a_player_without_cash_is_asked_like_the_others(money: str) -> None:
    table = position(3, cash=[0, 15, 15], money_visibility=money)
    assert table.owing == [0, 1, 2]
    assert table.listed(0, "bid") == ["bid 0"]
