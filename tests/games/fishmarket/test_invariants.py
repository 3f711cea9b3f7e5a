"""Section 9 of the rule spec over whole games, with players who trade."""

from collections.abc import Iterator

import pytest

from games.fishmarket.events import BidsShown, BoatSold
from games.fishmarket.state import State
from games.kernel import Agent, Dice, RandomAgent, Table
from games.kernel.playout import Step, play_out
from tests.games.fishmarket.hall import GAME
from tests.variants import variants

VARIANTS = {str(variant): variant for variant in variants(GAME)}


def whole_game(name: str) -> Iterator[tuple[State, Step, State]]:
    """Every move of a game between traders and random players, with the state before and after it."""
    table: Table = VARIANTS[name].table(Dice.of(name))
    agents: list[Agent] = [GAME.agent() if seat else RandomAgent() for seat in range(table.seats)]
    before = GAME.copy(table.state)
    for step in play_out(table, agents, Dice.of(f"play:{name}"), absences=30):
        after = GAME.copy(table.state)
        yield before, step, after
        before = after


@pytest.mark.parametrize("name", VARIANTS)
def test_what_holds_from_move_to_move(name: str) -> None:
    reveals, trades, limit = 0, 0, 0
    first_bids: dict[int, dict[str, int]] = {}
    for before, step, after in whole_game(name):
        assert GAME.violations(after) == []  # I1 to I5, I8 to I15 as far as one state shows them
        kinds = [event.kind for event in step.events]
        if before.phase == after.phase == "market":
            assert wealth(before) == wealth(after) or "traded" in kinds or "secretly-traded" in kinds
            assert sum(wealth(before)) == sum(wealth(after))  # I6
        if "traded" in kinds or "secretly-traded" in kinds:
            trades += 1
            assert_fair_exchange(before, step, after)
        assert_ice_falls_with_freezing(before, step, after)
        for event in step.events:
            if isinstance(event, BidsShown) and not event.again:
                first_bids[event.seat] = event.bids
            if isinstance(event, BoatSold):
                bids = {seat: bids.get(event.dock, 0) for seat, bids in first_bids.items()}
                assert bids[event.seat] == max(bids.values())  # I14
                assert 1 <= event.coins <= 50
        reveals += "bids-shown" in kinds
        limit = 4 * (1 + after.options.max_rebid_rounds)
    assert trades > 0
    assert reveals <= limit  # I17
    assert after.day == 4


def wealth(state: State) -> list[int]:
    return [player.cash + player.balance for player in state.players]


def assert_fair_exchange(before: State, step: Step, after: State) -> None:
    """I6: nobody but the traders is touched, and together they have what they had. Who accepts moved, or had a list."""
    trades = [vars(event) for event in step.events if event.kind.endswith("traded")]
    traders = {seat for trade in trades for seat in (trade["seat"], trade["partner"])}
    listed = {event.to for event in step.events if event.kind == "order-acted"}
    assert all(trade["partner"] == step.seat or (trade["partner"],) in listed for trade in trades)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if seat not in traders:
            assert (was.cash, was.stock) == (now.cash, now.stock)
    for kind in before.players[0].stock:
        assert sum(before.players[seat].stock[kind] for seat in traders) == sum(
            after.players[seat].stock[kind] for seat in traders
        )
    assert sum(before.players[seat].cash for seat in traders) == sum(after.players[seat].cash for seat in traders)


def assert_ice_falls_with_freezing(before: State, step: Step, after: State) -> None:
    """I9."""
    frozen = {vars(event)["seat"]: vars(event)["fish"] for event in step.events if event.kind == "frozen"}
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        assert was.ice - now.ice == len(frozen.get(seat, {}))
