"""Section 9: the invariants about what happens from one state to the next, over whole games of all kinds.

Those of a single state are in ``violations`` and are checked here after every move, too.
"""

from typing import Any, NamedTuple

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from games.schwarzmarkt.components import DICE, RATES, Phase
from games.schwarzmarkt.state import State
from tests.games.bench import every, kinds
from tests.games.schwarzmarkt.positions import GAME
from tests.variants import variants


class Step(NamedTuple):
    """A move with the states before and after it."""

    before: State
    events: list[Any]
    after: State

    @property
    def in_one_play(self) -> bool:
        """Whether no plan led on into the next play."""
        return self.after.play - self.before.play <= 1


@pytest.fixture(scope="module", params=list(variants(GAME)), ids=str)
def steps(request: pytest.FixtureRequest) -> list[Step]:
    """A whole game of a variant, between a computer player, random players and absences."""
    variant: Variant = request.param
    table = variant.table(Dice.of(f"sm:{variant}"))
    agents = [GAME.agent() if seat == 0 else RandomAgent() for seat in range(table.seats)]
    states = [GAME.copy(table.state)]
    played = []
    for step in play_out(table, agents, Dice.of(f"sm:{variant}"), absences=20):
        states.append(GAME.copy(table.state))
        assert GAME.violations(states[-1]) == []
        played.append(Step(states[-2], step.events, states[-1]))
    return played


def test_i6_points_come_from_exchanges_and_quick_deals_and_go_to_discoveries(steps: list[Step]) -> None:
    paid = 0
    for step in steps:
        paid += sum(event.paid for event in every(step.events, "sold"))
        paid += sum(event.paid for event in every(step.events, "quick-deal"))
        paid -= sum(event.paid for event in every(step.events, "searched"))
        assert sum(player.points for player in step.after.players) == paid
    assert sum(standing.score for standing in GAME.outcome(steps[-1].after).standings) == paid


def test_i7_i10_the_rate_rises_from_turn_to_turn_and_there_is_one_final_turn(steps: list[Step]) -> None:
    rates: list[int] = []
    turns = final_turns = 0
    for step in steps:
        cap = RATES[step.before.offer.cap] if step.before.offer else RATES[-1]
        for event in step.events:
            if event.kind == "laid":
                rates, turns, final_turns = [RATES[0]], 0, 0
            if event.kind in {"passed", "sold"}:
                turns += 1
                final_turns += rates[-1] == cap
            if event.kind == "rate-rose" or (event.kind == "passed" and event.steps):
                rates.append(event.rate)
            if event.kind == "offer-ended":
                assert rates == sorted(set(rates))
                assert rates[-1] <= cap
                assert turns <= RATES.index(cap) + 1
                assert final_turns <= 1


def test_i11_the_start_role_goes_round_without_a_gap(steps: list[Step]) -> None:
    for step in steps:
        plays = step.after.play - step.before.play
        starters = [(step.before.starter + play) % step.after.seats for play in range(1, plays + 1)]
        told = starters[:-1] if step.after.phase is Phase.OVER else starters
        assert [event.seat for event in every(step.events, "starts")] == told
        assert step.after.starter == (starters or [step.before.starter])[-1]


def test_i12_waiting_cards_do_not_survive_their_offer(steps: list[Step]) -> None:
    for step in steps:
        if "offer-ended" in kinds(step.events) and step.in_one_play:
            assert step.after.waiting == []
            assert step.before.offer is not None
            back = [*step.before.offer.texts, step.before.offer.card]
            assert step.after.market_pile[-len(back) :] == back


def test_i13_two_rounds_and_equal_shares(steps: list[Step]) -> None:
    ended, shares = [], []
    for step in steps:
        ended += [event.round for event in every(step.events, "round-ended")]
        shares += [sum(event.goods.values()) for event in every(step.events, "dealt")]
    assert ended == [1, 2]
    assert len(shares) == steps[0].after.seats
    assert len(set(shares)) == 1
    assert 0 <= shares[0] <= 9


def test_i14_what_a_card_is_paid(steps: list[Step]) -> None:
    for step in filter(lambda step: step.in_one_play, steps):
        for event in every(step.events, "sold"):
            number = sum(event.goods.values())
            before = step.before
            spoiled = before.offer.spoiled if before.offer is not None else "T05" in before.waiting
            assert event.rate in RATES
            if event.paid != number * event.rate:
                assert spoiled
                assert event.paid in {number * (event.rate // 2), event.rate // 2 + (number - 1) * event.rate}
        assert all(event.paid == 20 for event in every(step.events, "quick-deal"))


def test_i16_spying_and_swapping_change_no_hand_size(steps: list[Step]) -> None:
    for step in steps:
        if {"spied", "swapped"} & set(kinds(step.events)):
            assert [sum(player.hand) for player in step.after.players] == [
                sum(player.hand) for player in step.before.players
            ]


def test_sm_2_5_hands_grow_only_by_text_cards_and_the_second_deal(steps: list[Step]) -> None:
    for step in steps:
        grown = any(
            sum(after.hand) > sum(before.hand)
            for before, after in zip(step.before.players, step.after.players, strict=True)
        )
        assert not grown or {"took", "collected", "dealt"} & set(kinds(step.events))


def test_i8_the_track() -> None:
    assert all(0 < DICE[space] <= len(RATES) - 1 - space for space in range(len(RATES) - 1))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a28_computer_players_alone_finish_their_games(seats: int) -> None:
    lengths = []
    for seed in range(3):
        table = Table(GAME, seats, {}, Dice.of(f"a28:{seats}:{seed}"))
        lengths.append(sum(1 for _ in play_out(table, [GAME.agent()] * seats, Dice.of(seed), longest=1500)))
    assert max(lengths) < 1000
