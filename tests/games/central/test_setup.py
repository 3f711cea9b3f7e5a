"""Setup, rounds and delivery (CM-1, CM-2, CM-3, CM-14)."""

from collections import Counter

import pytest

from games.central.components import CARDS, KG_OF, PRODUCT_OF, PRODUCTS
from games.central.events import Delivered, Opened, OpeningSkipped, Received, Reshuffled, RoundStarted, Scored
from games.central.options import CentralOptions
from games.central.phases import go_on
from games.central.reasons import Because
from games.kernel import Dice, Refusal, Table, seen_by
from tests.games.central.market import GAME, Market, of


def table(seats: int, seed: int = 1, **options: object) -> Table:
    return Table(GAME, seats, options, Dice.of(seed))


@pytest.mark.rule("CM-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_cards_are_shuffled_into_one_pile_and_nothing_is_discarded(seats: int) -> None:
    one, other = table(seats, 1).state, table(seats, 2).state
    assert len(one.draw) == 50 - 4 * seats
    assert one.discard == []
    assert one.draw != other.draw
    assert one.draw != sorted(one.draw)


def test_there_are_fifty_cards_of_five_products() -> None:
    assert len(CARDS) == 50
    for product in range(len(PRODUCTS)):
        values = Counter(KG_OF[card] for card in CARDS if PRODUCT_OF[card] == product)
        assert values == {2: 3, 3: 4, 4: 3}
    assert sum(KG_OF) == 150


@pytest.mark.rule("CM-1.2", "CM-1.3", "CM-1.5")
def test_everybody_starts_with_three_action_cards_that_all_can_see() -> None:
    view = table(4).view(None).model_dump()
    for player in view["players"]:
        assert (player["cheater"], player["tourists"], player["rot"]) == (True, True, True)
        assert player["hand"] == 4
        assert (player["income"], player["income_card"], player["total"]) == (0, 0, 0)
    assert view["round"] == 1
    assert view["auction"] is None


@pytest.mark.rule("CM-1.4")
def test_the_first_player_is_drawn_by_lot_or_the_first_seat() -> None:
    assert {table(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}
    assert {table(4, seed, first_player="seat_1").state.first for seed in range(10)} == {0}


@pytest.mark.rule("CM-1.6", "CM-4.1")
def test_seats_stay_and_next_means_clockwise() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2", "cucumber 2"])
    happened = market.finish_round()
    assert [event.seat for event in of(Opened, happened)] == [0, 1, 2, 3]


@pytest.mark.rule("CM-2.1")
def test_a_round_is_delivery_sale_end() -> None:
    market = Market(["tomato 2 3", "carrot 2 3", "eggplant 2 3"])
    kinds = [event.kind for event in market.finish_round()]
    assert kinds.index("opened") < kinds.index("sold") < kinds.index("aside-closed") < kinds.index("scored")
    assert kinds.index("scored") < kinds.index("round-started") < kinds.index("delivered")


@pytest.mark.rule("CM-2.2", "CM-14.1", "CM-9.1")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 7), (4, 7), (5, 6)])
def test_seven_rounds_for_three_or_four_and_six_for_five(seats: int, rounds: int) -> None:
    market = Market(["tomato 2"] * 3 + ["carrot 2"] * (seats - 3))
    happened = [event for _ in range(rounds) for event in market.finish_round()]
    assert market.table.over
    assert [event.round for event in of(Scored, happened)] == list(range(1, rounds + 1))
    assert [event.final for event in of(RoundStarted, happened)] == [False] * (rounds - 2) + [True]


@pytest.mark.rule("CM-2.3", "CM-7.6", "CM-8.7", "CM-8.10")
def test_limits_incomes_and_openings_start_afresh() -> None:
    market = Market(["tomato 4 4 4", "carrot 4", "eggplant 4"])
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 3x4kg")
    market.decline()
    assert market.player(0).sold == 10
    market.finish_round()
    assert market.state.round == 2
    assert market.state.product_sold == [0] * 5
    assert market.state.opened == ()
    for player in market.state.players:
        assert (player.sold, player.income) == (0, 0)


@pytest.mark.rule("CM-3.1")
def test_four_cards_each_one_at_a_time_from_the_first_player_clockwise() -> None:
    market = Market(["", "", ""])
    state = market.state
    state.first, state.round, state.phase, state.draw = 1, 2, "delivery", list(range(20))
    for player in state.players:
        player.points = [0]
    go_on(state, Dice.of(1))
    assert state.players[1].hand == (10, 13, 16, 19)
    assert state.players[2].hand == (9, 12, 15, 18)
    assert state.players[0].hand == (8, 11, 14, 17)


@pytest.mark.rule("CM-3.1")
def test_nobody_sees_what_the_others_get() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    happened = market.finish_round()
    for seat in range(3):
        assert [event.seat for event in of(Received, seen_by(seat, happened))] == [seat]
    assert of(Received, seen_by(None, happened)) == []


@pytest.mark.rule("CM-3.2", "CM-8.2")
def test_new_cards_come_on_top_of_the_kept_ones() -> None:
    market = Market(["tomato 2", "carrot 2 3 3 3 3 4 4 4", "eggplant 2"])
    market.finish_round()
    assert len(market.player(1).hand) == 8 - len(market.player(1).played) - 3 + 4
    assert len(market.player(1).hand) > 8


def empty_draw_pile(market: Market, left: int, discard: int) -> None:
    """So many cards left to draw, so many discarded, the rest set aside by seat 2."""
    pile = market.state.draw
    market.state.draw, market.state.discard = pile[:left], pile[left : left + discard]
    market.player(2).aside = pile[left + discard :]


@pytest.mark.rule("CM-3.3", "CM-3.4")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed_and_nothing_else_is() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    empty_draw_pile(market, left=5, discard=30)
    hidden = list(market.player(2).aside)
    happened = market.finish_round()
    assert [event.cards for event in of(Reshuffled, happened)] == [33]
    assert market.player(2).aside == hidden
    assert len(market.state.draw) == 5 + 33 - 12
    assert market.state.discard == []


def new_draw_pile(number: int, seed: int) -> list[int]:
    """The order in which thirty discarded cards come again when they are needed in this round."""
    market = Market(["", "", ""], number=number)
    state = market.state
    state.phase, state.draw, state.discard = "delivery", [], list(range(30))
    go_on(state, Dice.of(seed))
    hands = [list(player.hand) for player in state.players]
    return [card for hand in hands for card in hand] + state.draw


@pytest.mark.rule("CM-3.3")
def test_a_reshuffled_pile_is_shuffled_and_in_each_round_anew() -> None:
    left = {(number, seed): new_draw_pile(number, seed)[12:] for number in (2, 3) for seed in (1, 2)}
    for pile in left.values():
        assert len(pile) == 30 - 12
        assert pile not in (sorted(pile), sorted(pile, reverse=True))
    assert len({tuple(pile) for pile in left.values()}) == len(left)
    assert new_draw_pile(2, 1)[12:] == left[2, 1]


@pytest.mark.rule("CM-3.3", "CM-3.6")
def test_nothing_is_reshuffled_before_a_card_is_needed() -> None:
    """Not even at the end of the last normal round, after which no card is dealt."""
    market = Market(["tomato 2", "carrot 2", "eggplant 2"], number=6)
    empty_draw_pile(market, left=0, discard=20)
    happened = market.finish_round()
    assert of(Reshuffled, happened) == []
    assert market.state.draw == []
    assert len(market.state.discard) == 20 + 3


@pytest.mark.rule("CM-3.3")
def test_a_pile_that_ends_with_the_last_card_stays_empty() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    empty_draw_pile(market, left=12, discard=30)
    happened = market.finish_round()
    assert of(Reshuffled, happened) == []
    assert market.state.draw == []
    assert len(market.state.discard) == 33


@pytest.mark.rule("CM-3.5")
def test_dealing_stops_when_no_card_is_left() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    empty_draw_pile(market, left=2, discard=0)
    happened = market.finish_round()
    assert sorted(of(Delivered, happened)[0].counts) == [1, 2, 2]
    assert sum(of(Delivered, happened)[0].counts) == 2 + 3
    assert market.asked != {}


@pytest.mark.rule("CM-3.6")
def test_no_card_is_drawn_during_the_sale() -> None:
    market = Market(["tomato 2 3", "carrot 2 3", "eggplant 2 3"])
    pile = list(market.state.draw)
    market.go("0 open tomato 8", "1 pass", "2 pass", "0 sell 1x2kg 1x3kg")
    market.decline()
    market.go("1 open carrot 8", "2 pass", "1 sell 1x2kg")
    assert market.state.draw == pile


@pytest.mark.rule("CM-14.2")
def test_forty_cards_without_one_product() -> None:
    market = Market(["tomato 2", "tomato 3", "eggplant 2"], forty_cards=True, removed_product="carrot")
    assert market.table.view(None).model_dump()["products"] == ("tomato", "eggplant", "cucumber", "pepper")
    assert len(market.state.draw) == 40 - 3
    refusal = market.refused(0, {"kind": "open", "product": "carrot", "price": 5})
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_PLAY, "CM-14.2")


@pytest.mark.rule("CM-14.2")
def test_the_removed_product_may_be_drawn_by_lot() -> None:
    removed = {table(3, seed, forty_cards=True).state.products for seed in range(40)}
    assert len(removed) == 5


@pytest.mark.rule("CM-14.3")
@pytest.mark.parametrize("seats", [4, 5])
def test_forty_cards_are_for_three(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        table(seats, forty_cards=True)
    assert (refusal.value.reason, refusal.value.clause) == (Because.FORTY_CARDS, "CM-14.3")


@pytest.mark.rule("CM-14.4")
def test_a_removed_product_without_forty_cards_means_nothing() -> None:
    assert GAME.dump(table(4, removed_product="carrot").state) == GAME.dump(table(4).state)
    assert CentralOptions(removed_product="carrot").forty_cards is False


def test_a_player_without_any_card_is_passed_over() -> None:
    market = Market(["tomato 2", "", "eggplant 2"])
    assert [event.seat for event in of(OpeningSkipped, market.finish_round())][:1] == [1]
