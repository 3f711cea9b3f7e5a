"""Whole games: invariants of section 10 that show between states."""

from collections import Counter

import pytest

from games.kernel import Dice, Event, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from games.turin.components import GOODS, PAYOUTS, ROUNDS, prizes
from games.turin.events import BankPaid, Borrowed, Discarded, GoodPaid, NewGame, Paid, Repaid, Tied, Took
from games.turin.state import State
from tests.games.turin.positions import TURIN
from tests.variants import variants

ORDER = [str(good) for good in GOODS]
every_variant = pytest.mark.parametrize("variant", list(variants(TURIN)), ids=str)


def wealth(state: State) -> int:
    return sum(player.cash for player in state.players) + sum(listing.price for listing in state.listings)


def from_the_bank(state: State, events: list[Event]) -> int:
    """What the bank paid out in these events, less what it took in."""
    total = 0
    for event in events:
        match event:
            case Borrowed():
                total += 10
            case Paid():
                total -= event.coins
            case GoodPaid():
                total += event.share * len(event.leaders) - event.payer_count
            case BankPaid():
                total += 1
            case Repaid():
                total -= event.debt
            case NewGame():
                total = 0
            case _:
                pass
    return total


@pytest.mark.rule("MT-1.3", "MT-10.2", "MT-9.5", "MT-12.1", "MT-14.1")
@every_variant
def test_coins_come_from_and_go_to_the_bank_only(variant: Variant) -> None:
    table = variant.table(Dice.of(f"money:{variant}"))
    before = wealth(table.state)
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"money:{variant}")):
        if any(isinstance(event, NewGame) for event in step.events):
            before = 15 * table.seats
        after = wealth(table.state)
        assert after - before == from_the_bank(table.state, step.events), step.action.text
        before = after


@every_variant
def test_payments_of_goods_add_up(variant: Variant) -> None:
    """Invariants 12 and 13."""
    table = variant.table(Dice.of(f"goods:{variant}"))
    payouts = PAYOUTS[table.state.options.payout_version]
    paid: Counter[int] = Counter()
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"goods:{variant}")):
        goods = [event for event in step.events if isinstance(event, GoodPaid)]
        assert [event.good for event in goods] == sorted({event.good for event in goods}, key=ORDER.index)
        for event in goods:
            pool = payouts[ORDER.index(event.good)] + len(event.payers)
            difference = event.share * len(event.leaders) - pool
            assert abs(difference) < len(event.leaders)
            assert not set(event.payers) & set(event.leaders)
            assert len(set(event.payers)) == len(event.payers) == event.payer_count
            if len(event.leaders) == 1:
                assert difference == 0
        if goods:
            paid[table.state.game] += 1
    assert sum(paid.values()) == table.state.options.series_length


@every_variant
def test_every_auction_gives_or_burns_all_its_lots_and_bids_again_once_at_most(variant: Variant) -> None:
    """Invariants 8, 11 and 14."""
    table = variant.table(Dice.of(f"auctions:{variant}"))
    taken: Counter[tuple[int, int]] = Counter()
    rounds: set[tuple[int, int]] = set()
    rebids: Counter[tuple[int, int, tuple[int, ...]]] = Counter()
    now = (table.state.game, table.state.round)
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"auctions:{variant}")):
        for event in step.events:
            if isinstance(event, Took | Discarded):
                taken[now] += len(event.cards)
            if isinstance(event, Tied):
                rebids[(*now, event.seats)] += 1
        rounds.add(now)
        if not table.over:
            now = (table.state.game, table.state.round)
    assert {number for _, number in rounds} == set(range(1, ROUNDS[table.seats] + 1))
    assert taken == {(game, number): sum(prizes(table.seats, number)) for game, number in rounds}
    assert set(rebids.values()) <= {1}


@every_variant
def test_final_scores_are_cash_before_repayment_less_debts(variant: Variant) -> None:
    """Invariant 16."""
    table = variant.table(Dice.of(f"scores:{variant}"))
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"scores:{variant}")):
        if table.over:
            debts = sum(event.debt for event in step.events if isinstance(event, Repaid))
            before = sum(sum(sheet[:4]) for sheet in table.state.sheets)
            assert sum(table.state.scores[-1]) == before - debts
            assert debts == sum(player.debt for player in table.state.players)


@pytest.mark.rule("MT-1.5")
def test_a_game_can_be_replayed() -> None:
    table = Table(TURIN, 4, {"goose": "yield_tie"}, Dice.of(8))
    for _ in play_out(table, [RandomAgent()] * 4, Dice.of(8), absences=6):
        pass
    again = Table.load(table.save().model_dump_json(), lambda *_: TURIN)
    assert TURIN.dump(again.state) == TURIN.dump(table.state)


def test_a_game_driven_by_deadlines_alone_ends() -> None:
    for variant in variants(TURIN):
        table = variant.table(Dice.of("deadlines"))
        for _ in range(1000):
            if table.over:
                break
            seat, decision = table.awaited()[0]
            table.skip(seat, decision.id)
        assert table.over


def test_states_are_small() -> None:
    for seats in TURIN.seat_counts:
        table = Table(TURIN, seats, {}, Dice.of(f"size{seats}"))
        sizes = [
            len(TURIN.dump(table.state)) for _ in play_out(table, [RandomAgent()] * seats, Dice.of(f"size{seats}"))
        ]
        assert max(sizes) <= 4096
