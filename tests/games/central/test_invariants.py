"""What must hold of every move, over whole games of random players (section 8)."""

from collections import Counter

import pytest

from games.central.actions import Aside
from games.central.components import BATCH_NUMBER, BATCHES, LIMIT
from games.central.events import (
    BidMade,
    Delivered,
    Opened,
    Paid,
    Rotted,
    Scored,
    ShutOut,
    Sold,
    TouristsCame,
)
from games.central.state import State
from games.kernel import Dice, Event, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from tests.games.central.market import GAME, of
from tests.variants import variants

VARIANTS = {str(variant): variant for variant in variants(GAME)}
Story = list[tuple[State, list[Event], State]]


def story(variant: Variant, seed: int) -> tuple[Table, Story]:
    """Every state, what happened in it, and the state after."""
    table = variant.table(Dice.of(f"story:{variant}:{seed}"))
    steps: Story = []
    before = GAME.copy(table.state)
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"{variant}:{seed}"), absences=20):
        after = GAME.copy(table.state)
        assert GAME.violations(after) == []
        steps.append((before, step.events, after))
        before = after
    return table, steps


@pytest.mark.parametrize("name", VARIANTS)
def test_every_sale_keeps_the_limits(name: str) -> None:
    """Invariants 6 to 9."""
    table, steps = story(VARIANTS[name], 1)
    incomes = Counter[int]()
    for _, events, _ in steps:
        for event in events:
            match event:
                case Sold():
                    batch = BATCHES[BATCH_NUMBER[event.batch]]
                    assert 1 <= event.kg <= LIMIT
                    assert batch.kg == event.kg + event.lost
                    assert event.lost <= 3
                    assert event.cheated == (event.played != event.product)
                case Rotted():
                    assert event.after == event.before - event.before // 2
                    assert event.seat != event.victim
                case Paid():
                    assert event.kg >= 1
                    assert event.income == event.kg * event.price
                    incomes[event.seat] += event.income
                    assert incomes[event.seat] == event.total
                case TouristsCame():
                    incomes[event.seat] += event.kg * event.price
                    assert incomes[event.seat] == event.total
                case Scored():
                    assert event.incomes == tuple(incomes[seat] for seat in range(table.seats))
                    incomes.clear()
                case _:
                    pass


@pytest.mark.parametrize("name", VARIANTS)
def test_bids_fall_and_products_are_opened_once(name: str) -> None:
    """Invariants 4, 5, 7 and 17."""
    table, steps = story(VARIANTS[name], 2)
    opened: list[str] = []
    openers: list[int] = []
    prices: list[int] = []
    sold = Counter[str]()
    for before, events, _ in steps:
        for event in events:
            match event:
                case Opened():
                    assert event.product not in opened
                    assert event.seat not in openers
                    opened.append(event.product)
                    openers.append(event.seat)
                    prices = [event.price]
                case BidMade():
                    assert 1 <= event.price < prices[-1]
                    prices.append(event.price)
                    assert len(prices) <= before.price_max
                case Sold():
                    sold[event.product] += event.kg
                case ShutOut():
                    assert sold[event.product] == LIMIT
                case Scored():
                    opened, openers = [], []
                    sold.clear()
                case _:
                    pass
    assert [event.round for _, events, _ in steps for event in of(Scored, events)] == list(
        range(1, table.state.rounds + 1)
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_cards_and_points_go_where_they_belong(name: str) -> None:
    """Invariants 10 to 15."""
    _, steps = story(VARIANTS[name], 3)
    for before, events, after in steps:
        for old, new in zip(before.players, after.players, strict=True):
            assert new.cheater <= old.cheater
            assert new.tourists <= old.tourists
            assert new.rot <= old.rot
            if not (after.final and not before.final):
                assert new.aside[: len(old.aside)] == old.aside
        if before.final:
            assert after.draw == before.draw
        for scored in of(Scored, events):
            _check_points(scored)
        for delivered in of(Delivered, events):
            _check_hands(before, delivered, after)


def _check_points(scored: Scored) -> None:
    seats = len(scored.points)
    pairs = list(zip(scored.incomes, scored.points, strict=True))
    assert all(0 <= points <= seats for _, points in pairs)
    assert all((points == 0) == (income == 0) for income, points in pairs)
    for income, points in pairs:
        for other_income, other_points in pairs:
            assert (income >= other_income) <= (points >= other_points)
    distinct = len(set(scored.incomes)) == seats and min(scored.incomes) > 0
    assert (sum(scored.points) == seats * (seats + 1) // 2) == distinct


def _check_hands(before: State, delivered: Delivered, after: State) -> None:
    hidden = [len(new.aside) - len(old.aside) for old, new in zip(before.players, after.players, strict=True)]
    for old, new, received, aside in zip(before.players, after.players, delivered.counts, hidden, strict=True):
        if after.final:
            assert len(new.hand) == received
            assert new.aside == []
        elif before.phase == "aside":
            assert len(new.hand) == len(old.hand) - aside + received
            assert received <= 4


def test_setting_aside_is_the_only_way_to_hide_a_card() -> None:
    _, steps = story(VARIANTS["central-4"], 4)
    for before, _, after in steps:
        if before.phase != "aside":
            assert [p.aside for p in after.players] == [p.aside for p in before.players] or after.final
    assert Aside(product="tomato", kg=2).text == "aside tomato 2kg"
