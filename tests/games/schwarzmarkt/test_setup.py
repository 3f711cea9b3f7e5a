"""SM-1, SM-2, SM-13: what is in the box, and the first deal."""

import pytest

from games.kernel import Dice, Reason, Refusal, Table
from games.schwarzmarkt.components import DECKS, DICE, MARKET_CARDS, OFFERS, PRODUCTS, RATES, TEXTS, Deck, Text
from games.schwarzmarkt.reasons import Because
from tests.games.schwarzmarkt.positions import GAME, Position, counts


@pytest.mark.rule("SM-1.1")
@pytest.mark.parametrize("seats", [0, 2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        Table(GAME, seats, {}, Dice.of(1))
    assert refused.value.reason is Reason.WRONG_SEATS


@pytest.mark.rule("SM-1.1", "SM-2.2", "SM-2.3", "SM-2.1", "SM-1.4")
@pytest.mark.parametrize(
    ("seats", "market_pile", "product_pile"),
    [(3, 21, 33), (4, 18, 24), (5, 15, 15)],
)
def test_the_first_deal(seats: int, market_pile: int, product_pile: int) -> None:
    table = Table(GAME, seats, {}, Dice.of(seats))
    state = table.state
    assert [len(player.market) for player in state.players] == [3] * seats
    assert [sum(player.hand) for player in state.players] == [9] * seats
    assert (len(state.market_pile), sum(state.pile)) == (market_pile, product_pile)
    assert [player.points for player in state.players] == [0] * seats
    assert state.marker == 0
    assert state.round == 1
    assert GAME.violations(state) == []


@pytest.mark.rule("SM-2.2", "SM-2.3")
def test_both_decks_are_shuffled_and_lie_face_down() -> None:
    deals = [Table(GAME, 4, {}, Dice.of(seed)) for seed in range(20)]
    assert len({tuple(table.state.market_pile) for table in deals}) == 20
    assert len({tuple(table.state.players[0].hand) for table in deals}) > 15
    view = deals[0].view(1).model_dump()
    assert [player["hand"] is None for player in view["players"]] == [True, False, True, True]
    assert view["market"] == tuple(deals[0].state.players[1].market)
    assert (view["market_pile"], view["product_pile"], view["pile"]) == (18, 24, None)


@pytest.mark.rule("SM-2.4")
def test_the_first_start_player_is_drawn_or_agreed_on() -> None:
    drawn = [Table(GAME, 4, {}, Dice.of(seed)).state.starter for seed in range(60)]
    assert set(drawn) == {0, 1, 2, 3}
    for place in (1, 2, 3, 4):
        assert Table(GAME, 4, {"first_start_player": place}, Dice.of(1)).state.starter == place - 1


@pytest.mark.rule("SM-2.4")
def test_a_start_player_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Table(GAME, 3, {"first_start_player": 4}, Dice.of(1))
    assert (refused.value.reason, refused.value.clause) == (Because.NO_SUCH_STARTER, "SM-2.4")
    assert refused.value.figures == {"place": 4, "seats": 3}


@pytest.mark.rule("SM-2.5")
def test_neither_offers_nor_other_text_cards_bring_products_from_the_pile() -> None:
    position = Position("PPPSF", "CCCB", "FFFB", "BBBS", market={0: ["O06"], 1: ["T02"]})
    pile = list(position.state.pile)
    position.go("0 lay O06", "0 sell 1 potato", "1 pass 1", "2 pass 1")
    assert position.state.pile == pile
    position.go("3 sell 1 sugar", "0 sell 1 potato", "1 lay T02", "1 collect 2")
    assert sum(position.state.pile) == sum(pile) + 3


@pytest.mark.rule("SM-2.6")
def test_a_hand_may_grow_without_limit() -> None:
    position = Position("P" * 12 + "C" * 12, "FFF", "BBB", "SSS", market={0: ["T02"]})
    position.go("0 lay T02", "0 collect 1")
    assert len(position.hand(0)) == 25


@pytest.mark.rule("SM-13.1", "SM-2.3")
def test_the_uneven_deck() -> None:
    """W2: 66 = 16 + 12 + 14 + 12 + 12; both decks leave six cards in the box."""
    box = dict(zip(PRODUCTS, (16, 12, 14, 12, 12), strict=True))
    assert sum(box.values()) == 66
    removed = {
        deck: {
            product: box[product] - count
            for product, count in zip(PRODUCTS, cards, strict=True)
            if box[product] - count
        }
        for deck, cards in DECKS.items()
    }
    assert removed == {Deck.BASIC: {"potato": 4, "flour": 2}, Deck.UNEVEN: {"coffee": 4, "sugar": 2}}
    assert DECKS[Deck.BASIC] == (12,) * 5
    table = Table(GAME, 4, {"product_deck": "uneven"}, Dice.of(1))
    total = [
        sum(cards) for cards in zip(*(player.hand for player in table.state.players), table.state.pile, strict=True)
    ]
    assert dict(zip(PRODUCTS, total, strict=True)) == {
        "potato": 16,
        "flour": 14,
        "butter": 12,
        "sugar": 10,
        "coffee": 8,
    }
    market = [card for player in table.state.players for card in player.market] + table.state.market_pile
    assert sorted(market) == sorted(MARKET_CARDS)


@pytest.mark.rule("SM-5.1", "SM-4.8")
def test_the_rate_track() -> None:
    """Table 1.3, I8, and the points that the book fixes."""
    assert RATES == (1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 35, 40, 45, 50)
    assert DICE[:-1] == (4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1)
    assert len(RATES) == len(DICE) == 14
    assert (RATES[0], RATES[1], RATES[5], RATES[6], RATES[13]) == (1, 2, 12, 16, 50)
    assert 25 in RATES
    assert list(RATES) == sorted(set(RATES))
    assert list(DICE) == sorted(DICE, reverse=True)
    assert all(0 < DICE[space] <= 13 - space for space in range(13))
    assert DICE[1] == 4


def test_the_black_market_cards() -> None:
    assert (len(OFFERS), len(TEXTS), len(set(MARKET_CARDS))) == (20, 10, 30)
    sizes = [sum(wanted) for wanted in OFFERS.values()]
    assert (sizes.count(3), sizes.count(4)) == (10, 10)
    assert [sum(cards) for cards in zip(*OFFERS.values(), strict=True)] == [14] * 5
    assert list(OFFERS["O06"]) == counts("PPS")
    assert list(OFFERS["O13"]) == counts("FFFB")
    assert {kind: list(TEXTS.values()).count(kind) for kind in Text} == {
        kind: 2 if kind is Text.SCHNELLES_GESCHAEFT else 1 for kind in Text
    }
