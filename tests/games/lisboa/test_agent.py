"""The computer player."""

import pytest

from games.kernel import Action, Agent, Dice, OpenDecisions, RandomAgent, Table, View, owed
from games.kernel.playout import play_out
from games.lisboa.components import End
from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FIVE_LEFT

GAMES = 30
WINS, LEAD = 29, 940
"""The floor. Today it wins all of these games, by 952 coins together; taking the worst tile by 925, blind for the end
by 875, not thinking of later turns by 328."""


class Blunderer(RandomAgent):
    """Plays at random and plans nothing: even a plan at random plays better than that."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        return super().choose(view, owed(moves), dice)


def result(number: int) -> tuple[bool, int]:
    """Whether it wins against random players, and by how many coins; two to four play."""
    seats = 2 + number % 3
    seat = number % seats
    table = Table(GAME, seats, {}, Dice.of(f"arena:{number}"))
    agents: list[Agent] = [Blunderer()] * seats
    agents[seat] = GAME.agent()
    for _ in play_out(table, agents, Dice.of(f"players:{number}")):
        pass
    outcome = table.outcome
    best_rival = max(standing.score for standing in outcome.standings if standing.seat != seat)
    return outcome.winners == (seat,), outcome.standings[seat].score - best_rival


def test_in_the_arena_it_beats_random_players() -> None:
    """Always the same games: there is no luck in it."""
    results = [result(number) for number in range(GAMES)]
    assert sum(won for won, _ in results) >= WINS
    assert sum(lead for _, lead in results) >= LEAD


@pytest.mark.parametrize(
    ("challenge", "floor"), [(1, 150), (2, 75), (3, 245), (4, 260), (5, 120), (6, 85), (7, 98), (8, 145), (9, 270)]
)
def test_alone_it_reaches_what_it_reached_before(challenge: int, floor: int) -> None:
    """What three games of each challenge must bring together; a random player gets 58 to 76 in three, else 12 or less.

    The worst tile, no thought of the end, of customers asleep or of the speciality: each falls below one of the floors.
    """
    reached = 0
    for seed in range(3):
        options = {"solo_mode": "single", "solo_challenge": challenge}
        table = Table(GAME, 1, options, Dice.of(f"alone:{seed}"))
        for _ in play_out(table, [GAME.agent()], Dice.of(f"choices:{seed}")):
            pass
        reached += table.state.solo.results[0]
    assert reached >= floor


def choice(scene: Scene, seat: int | None = None) -> str:
    asked = scene.state.active if seat is None else seat
    chosen = GAME.agent().choose(GAME.view(scene.state, asked), GAME.moves(scene.state, asked), Dice.of(1))
    assert not isinstance(chosen, dict)
    return chosen.text


def test_in_its_last_turn_it_brings_the_customers_that_pay_it_most() -> None:
    scene = Scene("0fish 0fish 0fish 0fish . " + "1meat 1meat . . . " + ". " * 15)
    scene.state.last_seat, scene.state.end = 0, End.CELLS
    assert choice(scene) in {"bring K4-1 L1", "bring K4-1 R1"}


def test_it_ends_the_game_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    def scene(money: tuple[int, int]) -> Scene:
        return Scene(FIVE_LEFT, money=money, restaurants=("tea", ""), face_up="", options={"money_visibility": "open"})

    ahead, behind = scene((60, 5)), scene((5, 60))
    assert ahead.preview(choice(ahead))["ends"] == 1
    assert behind.preview(choice(behind))["ends"] == 0


def test_in_its_last_turn_it_opens_a_restaurant_rather_than_keep_it() -> None:
    scene = Scene(
        FIVE_LEFT, restaurants=("tea", "wine"), face_up="", active=0, money=(9, 9), hands=("grape grape meat",) * 2
    )
    scene.do("restaurant tea E5")
    assert choice(scene).startswith("restaurant wine")


def test_it_does_not_end_a_lost_game_by_taking_a_coin() -> None:
    scene = Scene(money=(1, 30), options={"money_visibility": "open"}, active=1)
    scene.do("coin", "coin", "coin")
    assert scene.preview("coin")["ends"] == 1
    assert choice(scene) != "coin"


def test_it_swaps_what_it_cannot_use() -> None:
    tops = {"TA": "K1-1", "TC": "K1-2", "TE": "K1-4"}
    scene = Scene(challenge=9, entrances=tops, hands=("meat meat meat",))
    assert choice(scene) == "swap hand"
    display = Scene(display="meat meat meat", entrances={"L1": "K1-1", "L2": "K2-1"})
    display.do("open fish E5")
    assert choice(display) == "swap display"


def test_it_can_plan() -> None:
    scene = Scene("1fish 1fish 1fish 1fish . " + ". " * 20)
    scene.state.last_seat, scene.state.end = 1, End.CELLS
    assert choice(scene, seat=1) == "wish first customers-1 gain 16"


def test_it_goes_through_a_whole_campaign() -> None:
    table = Table(GAME, 1, {}, Dice.of("campaign"))
    for _ in play_out(table, [GAME.agent()], Dice.of(1)):
        pass
    assert len(table.state.solo.prestige) == 9
    assert table.outcome.standings[0].title is not None
