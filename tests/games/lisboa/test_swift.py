"""The player of play-outs, and what the searcher tries in a campaign."""

import pytest

from games.kernel import Dice, Move, Table
from games.kernel.playout import play_out
from games.lisboa.components import Stage
from games.lisboa.guide import LOOKED_AT, LisboaGuide
from games.lisboa.swift import shortlist, swift_choice
from tests.games.lisboa.scene import GAME


def played_to_its_end(table: Table, dice: Dice) -> None:
    """By the player of play-outs, whose moves the rules must allow."""
    state = table.state
    while not GAME.over(state):
        GAME.play(state, Move(seat=state.active, action=swift_choice(state, state.active)), dice)
        assert GAME.violations(state) == []


@pytest.mark.parametrize(
    ("challenge", "floor"),
    [(1, 110), (2, 60), (3, 255), (4, 250), (5, 95), (6, 70), (7, 120), (8, 170), (9, 215)],
)
def test_alone_it_plays_by_the_rules_and_not_badly(challenge: int, floor: int) -> None:
    """What three games of each challenge must bring together: nine tenths of what they bring today."""
    reached = 0
    for seed in range(3):
        dice = Dice.of(f"alone:{seed}")
        table = Table(GAME, 1, {"solo_mode": "single", "solo_challenge": challenge}, dice)
        played_to_its_end(table, dice)
        reached += table.state.solo.results[0]
    assert reached >= floor


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_rivals_it_plays_by_the_rules(seats: int) -> None:
    dice = Dice.of(f"among {seats}")
    table = Table(GAME, seats, {}, dice)
    played_to_its_end(table, dice)
    assert max(GAME.tally(table.state)) >= 20


@pytest.mark.parametrize("seats", [2, 4])
def test_who_thinks_ahead_plays_on_by_the_rules_with_one_of_the_moves_that_look_best(seats: int) -> None:
    guide, dice = LisboaGuide(), Dice.of(f"replies {seats}")
    state = Table(GAME, seats, {}, dice).state
    others = 0
    while not GAME.over(state):
        seat = state.active
        action = guide.reply(GAME, state, seat, guide.policies[0], dice)
        if state.stage is Stage.ACTION:
            best, *rest = shortlist(state, seat, LOOKED_AT)
            assert best == swift_choice(state, seat)
            assert action in (best, *rest)
            others += action != best
        GAME.play(state, Move(seat=seat, action=action), dice)
    assert others, "a closer look changes some moves"


def test_who_thinks_ahead_never_gives_a_campaign_up() -> None:
    """The rest of a campaign is not in a play-out, so giving up would seem as good as a good result."""
    table = Table(GAME, 1, {}, Dice.of("campaign"))
    steps = play_out(table, [GAME.agent()], Dice.of(1))
    while table.owed(0)[0].kind != "next-challenge":
        next(steps)
    tried = LisboaGuide().candidates(table.view(0), table.moves(0), Dice.of("tried"))
    assert [action.text for action in tried] == ["go on"]
