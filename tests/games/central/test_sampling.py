"""Other worlds that a seat could not tell from the real one: all it cannot know is drawn anew, all it knows stays."""

from collections.abc import Iterator

import pytest

from games.central.components import PRODUCT_NUMBER, PRODUCT_OF
from games.central.state import State
from games.kernel import Dice, Seat
from tests.games.central.market import GAME, Market

WORLDS = 25
HANDS = ("tomato 2 3, carrot 4", "tomato 3 4, eggplant 2", "pepper 3 4", "cucumber 3 4")
ASIDE = ("carrot 2", "pepper 2", "", "tomato 4")


def worlds(market: Market, seat: Seat | None) -> Iterator[State]:
    for number in range(WORLDS):
        yield GAME.resample(market.state, seat, Dice.of(number))


def holds(state: State, seat: Seat, product: str) -> bool:
    return any(PRODUCT_OF[card] == PRODUCT_NUMBER[product] for card in state.players[seat].hand)


def test_hands_piles_and_hidden_cards_of_others_are_drawn_anew() -> None:
    market = Market(HANDS, aside=ASIDE)
    real = market.state
    seen = list(worlds(market, 0))
    for seat in (1, 2, 3):
        assert any(world.players[seat].hand != real.players[seat].hand for world in seen)
        assert {len(world.players[seat].hand) for world in seen} == {len(real.players[seat].hand)}
    for seat in (1, 3):
        assert any(world.players[seat].aside != real.players[seat].aside for world in seen)
        assert {len(world.players[seat].aside) for world in seen} == {1}
    assert any(world.draw != real.draw for world in seen)
    assert all(world.players[0] == real.players[0] for world in seen)


def test_cards_thrown_away_unseen_are_drawn_anew() -> None:
    market = Market(HANDS, aside=["", "", "", "tomato 4"], number=7)
    market.player(3).buried, market.player(3).aside = market.player(3).aside, []
    thrown = {tuple(world.players[3].buried) for world in worlds(market, 0)}
    assert len(thrown) > 1
    own = {tuple(world.players[3].buried) for world in worlds(market, 3)}
    assert own == {tuple(market.player(3).buried)}


def test_orders_of_others_are_unknown_and_ones_own_stay() -> None:
    market = Market(HANDS)
    market.go("1 order tomato pass", "2 order rot never")
    for world in worlds(market, 1):
        assert world.players[1].orders == market.player(1).orders
        assert world.players[2].orders == []
    assert all(player.orders == [] for world in worlds(market, None) for player in world.players)


def test_answers_of_others_are_unknown_and_ones_own_stays() -> None:
    market = Market(HANDS)
    market.go("0 open tomato 9", "1 pass", "2 pass", "3 pass", "0 sell 1x2kg", "1 rot 2", "2 decline")
    for world in worlds(market, 2):
        assert world.window is not None
        assert [world.window.answer_of(seat) for seat in (1, 2, 3)] == [None, 0, None]


@pytest.mark.rule("CM-4.2", "CM-5.2")
def test_who_could_not_cheat_holds_what_they_bid_on() -> None:
    market = Market(HANDS)
    market.player(1).cheater = False
    market.go("0 open tomato 9", "1 bid 8", "2 bid 7")
    seen = list(worlds(market, 3))
    assert all(holds(world, 0, "tomato") for world in seen)  # the opener
    assert all(holds(world, 1, "tomato") for world in seen)  # has spent the Cheater
    assert not all(holds(world, 2, "tomato") for world in seen)  # may have bid with it


@pytest.mark.rule("CM-4.8")
def test_who_opened_with_the_cheater_at_hand_may_hold_anything() -> None:
    market = Market(HANDS, cheater_may_open=True)
    market.go("0 open tomato 9")
    assert not all(holds(world, 0, "tomato") for world in worlds(market, 3))


@pytest.mark.rule("CM-6.2")
def test_who_has_sold_need_not_hold_more() -> None:
    market = Market(HANDS)
    market.go("0 open tomato 9", "1 pass", "2 pass", "3 pass", "0 sell 1x2kg")
    assert not all(holds(world, 0, "tomato") for world in worlds(market, 3))


@pytest.mark.rule("CM-4.6")
def test_who_is_asked_to_open_holds_something_to_open() -> None:
    market = Market(["tomato 2", "carrot 4", "eggplant 2"])
    market.state.opened = tuple(PRODUCT_NUMBER[product] for product in ("eggplant", "cucumber", "pepper", "tomato"))
    market.state.first = 1
    assert market.asked == {1: "open"}
    assert all(holds(world, 1, "carrot") for world in worlds(market, 0))


@pytest.mark.rule("CM-4.6", "CM-11.2")
def test_who_is_known_to_lack_a_product_lacks_it() -> None:
    market = Market(["tomato 2", "tomato 3 4", "eggplant 2"])
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {2: "open"}
    for world in worlds(market, 0):
        assert all(holds(world, 1, product) is (product == "tomato") for product in PRODUCT_NUMBER)
