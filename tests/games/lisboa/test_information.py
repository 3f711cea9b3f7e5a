"""Section 6: who knows what, beyond what the contract tests by resampling."""

import pytest

from games.kernel import Dice
from games.lisboa.options import LisboaOptions
from tests.games.bench import kinds
from tests.games.lisboa.scene import GAME, Scene
from tests.games.lisboa.test_end import FIVE_LEFT


def test_hidden_money_is_shown_to_its_owner_only_until_the_end() -> None:
    scene = Scene(seats=3, money=(3, 4, 5))
    for seat, shown in ((0, [3, None, None]), (2, [None, None, 5]), (None, [None] * 3)):
        assert [player.money for player in GAME.view(scene.state, seat).players] == shown
    scene.do("coin", "coin", "coin")
    assert [player.money for player in GAME.view(scene.state, None).players] == [4, 5, 6]


def test_open_money_is_shown_to_all() -> None:
    scene = Scene(options={"money_visibility": "open"}, money=(3, 4))
    assert [player.money for player in GAME.view(scene.state, None).players] == [3, 4]


def test_events_tell_amounts_and_never_totals() -> None:
    poor, rich = Scene(money=(1, 0)), Scene(money=(50, 30))
    assert poor.do("open fish C3 take fish") == rich.do("open fish C3 take fish")
    assert GAME.view(poor.state, None) == GAME.view(rich.state, None)


def test_hidden_restaurants_show_that_they_are_there_and_turn_up_when_taken() -> None:
    board = "(tea) (bar) . . . " + ". " * 20
    hidden = Scene(board, options={"restaurant_info": "hidden"})
    assert [cell.model_dump()["restaurant"] for cell in GAME.view(hidden.state, 0).market if cell] == [None, None]
    assert "taken" not in hidden.preview("open fish A1 take fish")
    events = hidden.do("open fish A1 take fish")
    assert kinds(events)[:3] == ["stand-opened", "restaurant-revealed", "restaurant-taken"]
    assert [event.reveals for event in events[:3]] == [False, True, False]
    assert GAME.view(hidden.state, 1).players[0].restaurants == ("tea",)
    shown = Scene(board)
    assert shown.preview("open fish A1 take fish")["taken"] == "tea"
    assert kinds(shown.do("open fish A1 take fish"))[:2] == ["stand-opened", "restaurant-taken"]


def test_everything_in_front_of_players_is_public() -> None:
    scene = Scene(hands=("fish fish meat", "grape tomato tomato"), restaurants=("tea", "bar wine"))
    players = GAME.view(scene.state, None).players
    assert players[1].stand_tiles == ("grape", "tomato", "tomato")
    assert players[1].restaurants == ("bar", "wine")
    assert [player.stands_left for player in players] == [8, 8]


def test_sizes_are_public_and_orders_are_not() -> None:
    view = GAME.view(GAME.start(3, LisboaOptions(), Dice.of(1)), None)
    assert (view.bag, view.stacks) == (23, (7, 7, 7, 2))
    assert view.discarded is None


@pytest.mark.parametrize("challenge", [5, 6, 7])
def test_discarded_customers_are_known_at_the_end(challenge: int) -> None:
    scene = Scene(challenge=challenge, face_up="K1-1", stacks="", money=(1,), entrances={"L1": "K4-1"})
    assert GAME.view(scene.state, 0).discarded is None
    scene.state.stage = scene.state.stage.OVER
    assert len(GAME.view(scene.state, 0).discarded or ()) == 33


def test_nothing_of_what_was_discarded_is_told_before_the_last_turn_is_over() -> None:
    scene = Scene(FIVE_LEFT, restaurants=("tea", ""))
    scene.do("restaurant tea E5")
    assert (scene.table.over, GAME.view(scene.state, 0).discarded) == (False, None)
    scene.do("coin")
    assert (scene.table.over, GAME.view(scene.state, 0).discarded) == (True, ())


@pytest.mark.rule("ML-8.1")
def test_everybody_sees_that_a_hand_was_swapped_this_turn() -> None:
    hand = Scene(hands=("fish fish fish",), bag="meat tomato grape flower")
    hand.do("swap hand")
    assert GAME.view(hand.state, 1).hand_swapped
    display = Scene(display="meat meat meat")
    display.do("open fish C3", "swap display")
    assert not GAME.view(display.state, 1).hand_swapped


@pytest.mark.rule("ML-31.1")
def test_the_sheet_of_a_campaign_is_public_with_results_and_prestige() -> None:
    scene = Scene(challenge=3, options={"solo_mode": "campaign"})
    scene.solo.results, scene.solo.prestige = [101, 56], [3, 1]
    for seat in (0, None):
        shown = GAME.view(scene.state, seat).solo
        assert shown is not None
        assert (shown.challenge, shown.results, shown.prestige) == (3, (101, 56), (3, 1))


@pytest.mark.rule("ML-22.1")
@pytest.mark.parametrize(("visibility", "shown"), [("hidden", None), ("open", 16)])
def test_what_four_customers_paid_is_hidden_from_who_looks_on_where_money_is(
    visibility: str, shown: int | None
) -> None:
    board = "0fish 0fish 0fish 0fish . " + ". " * 20
    scene = Scene(board, challenge=2, options={"money_visibility": visibility})
    scene.do("bring K4-1 L1")
    seen = [GAME.view(scene.state, seat).solo for seat in (0, None)]
    assert [solo and solo.four_money for solo in seen] == [16, shown]
    for seat, known in ((0, True), (None, shown is not None)):
        worlds = [GAME.resample(scene.state, seat, Dice.of(number)) for number in range(5)]
        assert all(world.solo and world.solo.four_money == 16 for world in worlds) is known


def test_a_view_is_the_same_whatever_is_planned_or_hidden() -> None:
    scene = Scene(seats=4)
    before = GAME.view(scene.state, 0)
    scene.do("2: plan coin", "3: plan coin")
    scene.state.bag.reverse()
    scene.state.players[1].earned += 7
    assert GAME.view(scene.state, 0) == before


def test_what_nobody_knows_is_drawn_anew() -> None:
    state = GAME.start(3, LisboaOptions(restaurant_info="hidden"), Dice.of(2))
    other = GAME.resample(state, 0, Dice.of("other"))
    assert (other.bag != state.bag, sorted(other.bag)) == (True, sorted(state.bag))
    assert (other.stacks != state.stacks, [sorted(stack) for stack in other.stacks]) == (
        True,
        [sorted(stack) for stack in state.stacks],
    )
    assert other.market.cells != state.market.cells
    assert [player.money for player in other.players][1:] != [1, 1]
    assert other.players[0] == state.players[0]
    assert GAME.violations(other) == []


def test_nobody_knows_anybody_elses_money() -> None:
    state = GAME.start(3, LisboaOptions(money_visibility="hidden"), Dice.of(2))
    for seat in range(3):
        worlds = [GAME.resample(state, seat, Dice.of(number)) for number in range(5)]
        assert [len({world.players[other].money for world in worlds}) > 1 for other in range(3)] == [
            other != seat for other in range(3)
        ]


def test_what_others_plan_is_drawn_anew_and_ones_own_plan_stays() -> None:
    scene = Scene(seats=4)
    scene.do("1: plan open fish C3 take fish", "2: plan open fish A1 take fish")
    worlds = [GAME.resample(scene.state, 1, Dice.of(number)) for number in range(10)]
    assert all(world.plans[1] == scene.state.plans[1] for world in worlds)
    for other in (2, 3):
        assert {world.plans[other] is None for world in worlds} == {True, False}
        assert all(world.plans[other] != scene.state.plans[2] for world in worlds)
