"""Other worlds that look the same to a player: what they cannot know is drawn anew, what they know stays."""

import pytest

from games.fishmarket.components import DEMAND_CARDS, FREEZABLE
from games.fishmarket.state import State
from games.kernel import Dice, Seat
from tests.games.fishmarket.hall import GAME, Hall, market


def worlds(hall: Hall, seat: Seat | None) -> list[State]:
    return [GAME.resample(hall.state, seat, Dice.of(f"world:{number}")) for number in range(16)]


@pytest.mark.rule("FM-8.10")
def test_others_may_have_any_plan_or_none() -> None:
    hall = market(3).then(0, "plan eel").then(1, "plan cod")
    assert {world.players[0].plan for world in worlds(hall, 0)} == {hall.player(0).plan}
    plans = {world.players[1].plan for world in worlds(hall, 0)}
    assert None in plans
    assert len(plans) > 2


@pytest.mark.rule("FM-5.1", "FM-5.3")
def test_in_the_market_one_card_of_today_is_unseen() -> None:
    hall = market(4)
    for seat in (0, None):
        for world in worlds(hall, seat):
            today = [*(player.demand for player in world.players), world.demand.pile[-1]]
            assert len(set(today) - set(world.face_up)) == 1


@pytest.mark.rule("FM-5.3", "FM-7.1")
def test_once_the_cards_are_shown_the_one_left_over_may_be_known() -> None:
    known = 0
    for seed in (6, 7, 8):
        hall = market(3, seed=seed)
        left_over, asked = hall.state.demand.pile[-1], DEMAND_CARDS[hall.player(0).demand]
        hall.stock(0, **{next(kind for kind in FREEZABLE if kind not in asked): 1}).close_market()
        assert hall.state.phase == "ice"
        tops = {world.demand.pile[-1] for world in worlds(hall, 1)}
        assert (tops == {left_over}) == (left_over in hall.state.face_up)
        known += tops == {left_over}
    assert known == 2


@pytest.mark.rule("FM-6.16")
def test_of_private_offers_between_others_nothing_is_left() -> None:
    hall = market(3).then(0, "offer 1 for eel to 1").then(1, "reject 0to1.1").then(0, "offer 2 for eel to 1")
    hall.then(2, "offer 3 for eel")
    for world in worlds(hall, 2):
        assert ([offer.number for offer in world.offers], world.numbered, world.words) == (["1"], {"": 1}, [])
    for world in worlds(hall, 1):
        assert (world.offers, world.numbered, world.words) == (hall.state.offers, hall.state.numbered, hall.state.words)
