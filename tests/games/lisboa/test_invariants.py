"""Section 9: invariants over seeded play-outs of every number of players, option and challenge."""

from collections.abc import Iterator

import pytest

from games.kernel import Action, Dice, Event, Move, RandomAgent, Refusal, Table
from games.kernel.playout import Step, Variant, play_out
from games.lisboa import listed
from games.lisboa.components import CROWD, CUSTOMERS_NUMBER
from games.lisboa.events import (
    ChallengeEnded,
    CoinTaken,
    CustomersBrought,
    Earned,
    EndTriggered,
    GameEnded,
    Paid,
    RestaurantOpened,
    StandOpened,
)
from games.lisboa.invariants import bar_is_out
from games.lisboa.market import available_cells, free_entrances
from games.lisboa.state import State
from games.registry import find_rules
from tests.games.lisboa.scene import GAME
from tests.variants import variants

ACTIONS: dict[str, Action] = {
    action.text: action
    for action in (
        *listed.MULTIPLAYER_ACTIONS,
        *(action for by_entrance in listed.BRING_PAYING for actions in by_entrance for action in actions),
        *listed.TAKE,
        *listed.SPECIALITY,
        listed.SWAP_HAND,
        listed.KEEP_HAND,
        listed.SWAP_DISPLAY,
        listed.GO_ON,
        listed.GIVE_UP,
        listed.WITHDRAW_PLAN,
    )
}
"""Every action there is, but for plans."""

VARIANTS = {str(variant): variant for variant in variants(GAME)}
every_variant = pytest.mark.parametrize("name", VARIANTS)


def steps(variant: Variant, seed: int) -> Iterator[tuple[Table, Step]]:
    table = variant.table(Dice.of(f"{variant}:{seed}"))
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(seed), absences=30):
        yield table, step


def total(events: list[Event], kind: type[Earned] | type[Paid], seat: int | None = None) -> int:
    return sum(event.amount for event in events if isinstance(event, kind) and seat in (None, event.seat))


@every_variant
def test_money_is_what_the_events_say(name: str) -> None:
    """Invariant 6."""
    table = VARIANTS[name].table(Dice.of(name))
    purses = [player.money for player in table.state.players]
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(name)):
        if step.action.kind == "go-on":
            purses = [table.state.players[0].money]
            continue
        for event in step.events:
            if isinstance(event, Earned | RestaurantOpened | CoinTaken):
                purses[event.seat] += event.amount
            elif isinstance(event, Paid):
                assert 1 <= event.amount <= 5, "invariant 10"
                purses[event.seat] -= event.amount
        assert [player.money for player in table.state.players] == purses


@every_variant
def test_one_move_earns_no_more_than_the_tiles_allow(name: str) -> None:
    """Invariants 11 and 16."""
    for seed in range(2):
        for table, step in steps(VARIANTS[name], seed):
            state: State = table.state
            income = total(step.events, Earned)
            brought = [event for event in step.events if isinstance(event, CustomersBrought)]
            if len(brought) == 1 and not any(isinstance(event, StandOpened) for event in step.events):
                assert income <= (32 if bar_is_out(state) else 36)
                if not state.challenge.one_good_earns:
                    crowd = CROWD[CUSTOMERS_NUMBER[brought[0].customers]]
                    assert total(step.events, Earned, brought[0].seat) >= crowd
                assert total(step.events, Paid) == 0
            elif not state.challenge.customers_sleep:
                assert income <= 40


@every_variant
def test_the_course_of_a_game(name: str) -> None:
    """Invariants 12, 14 and 15."""
    for seed in range(2):
        filled, turns = 0, 0
        triggered_by: int | None = None
        after_trigger: list[int] = []
        seats = VARIANTS[name].seats
        played = list(steps(VARIANTS[name], seed))
        for _, step in played:
            if any(isinstance(event, ChallengeEnded) for event in step.events):
                filled = turns = 0
                continue
            for event in step.events:
                if isinstance(event, StandOpened | RestaurantOpened | CustomersBrought | CoinTaken):
                    turns += 1
                    filled += not isinstance(event, CoinTaken)
                    assert seats > 1 or not isinstance(event, CoinTaken)
                    if triggered_by is not None:
                        after_trigger.append(event.seat)
                elif isinstance(event, EndTriggered):
                    triggered_by = event.seat
                elif isinstance(event, GameEnded) and triggered_by is not None:
                    assert after_trigger == [(triggered_by + turn) % seats for turn in range(1, seats)]
        market = played[-1][0].state.market
        assert filled <= 35 + seats
        assert turns < 165 or seats == 1
        if seats > 1:
            assert len(available_cells(market)) >= 4 - (seats - 1)
            assert free_entrances(market) >= 4 - (seats - 1)


@every_variant
def test_the_list_of_choices_is_exactly_what_is_legal(name: str) -> None:
    """Every action there is, tried in positions from all over a game."""
    for number, (table, _) in enumerate(steps(VARIANTS[name], 7)):
        if number % 9 or table.over:
            continue
        state, seat = table.state, table.state.active
        listed = {choice.text for decision in table.moves(seat) for choice in decision.choices}
        before = GAME.dump(state)
        for text, action in ACTIONS.items():
            if text in listed:
                continue
            with pytest.raises(Refusal):
                GAME.play(state, Move(seat=seat, action=action), table.dice)
        assert GAME.dump(state) == before
        for text in listed:
            trial = GAME.load(before)
            GAME.play(trial, Move(seat=seat, action=ACTIONS[text]), table.dice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_full_of_plans_keep_every_invariant(seats: int) -> None:
    followed = 0
    for seed in range(4):
        table = VARIANTS[f"lisboa-{seats}"].table(Dice.of(f"plans:{seed}"))
        stream = Dice.of(f"plans:{seed}").stream("choices")
        while not table.over:
            seat = stream.below(seats)
            decision = stream.choice([*table.moves(seat), None])
            if decision is None:
                continue
            if decision.forms and stream.below(3):
                events = table.play(seat, stream.choice(decision.forms).sample(stream))
            elif decision.choices:
                events = table.play(seat, stream.choice(decision.choices))
            else:
                continue
            followed += sum(event.kind == "order-acted" for event in events)
            assert GAME.violations(table.state) == []
        assert GAME.dump(Table.load(table.save(), find_rules).state) == GAME.dump(table.state)
    assert followed > 10


def test_a_state_is_small() -> None:
    largest = 0
    for seed in range(5):
        for table, _ in steps(VARIANTS["lisboa-4"], seed):
            largest = max(largest, len(GAME.dump(table.state)))
    assert largest <= 4096


def test_broken_states_are_noticed() -> None:
    def broken(change: str) -> str:
        state = VARIANTS["lisboa-3"].table(Dice.of(1)).state
        exec(change, {"state": state})
        return " ".join(sorted({text.partition(":")[0] for text in GAME.violations(state)}))

    assert broken("pass") == ""
    assert broken("state.bag.append(0)") == "1"
    assert broken("state.players[0].restaurants.append(0)") == "2"
    assert broken("state.stacks[0].pop()") == "3"
    assert broken("state.players[1].stands_left = 7") == "4"
    assert broken("state.market.cells[0], state.market.cells[2] = state.market.cells[2], 0") == "5"
    assert broken("state.players[0].paid = 2") == "6"
    assert broken("state.bag.append(state.players[0].hand.pop())") == "7"
    assert broken("state.bag.append(state.display[0]); state.display[0] = -1") == "7"
    assert broken("state.stacks[0].append(state.face_up[0].pop())") == "8"
    assert broken("state.market.entrances[0] = state.stacks[0].pop()") == "9"
    assert broken("state.coin_run = [1, 1, 1]") == "13"
