"""Section 6: who may know what. (The contract suite redraws all that is hidden; here are the fine points.)"""

import pytest

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.schwarzmarkt.components import MARKET_CARDS
from tests.games.schwarzmarkt.positions import GAME, Position, counts, letters

HANDS = ("PPSB", "CCCF", "FFPB", "BBSS")


def test_public_views_show_sizes_and_no_contents() -> None:
    view = Position(*HANDS).view(None)
    assert [player.cards for player in view.players] == [4, 4, 4, 4]
    assert [player.hand for player in view.players] == [None] * 4
    assert (view.market, view.pile, view.rules) == ((), None, ())
    assert (view.market_pile, view.product_pile) == (18, 44)


def test_i15_the_public_view_is_the_same_whatever_is_hidden() -> None:
    table = Table(GAME, 5, {}, Dice.of("i15"))
    for number, _ in enumerate(play_out(table, [RandomAgent()] * 5, Dice.of("i15"))):
        if number % 5 == 0 and not table.over:
            other = GAME.resample(table.state, None, Dice.of(number))
            assert GAME.violations(other) == []
            assert GAME.view(other, None) == table.view(None)
            assert [player.hand for player in other.players] != [player.hand for player in table.state.players]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_resampled_worlds_keep_every_invariant_and_what_the_seat_has_seen(seat: int | None) -> None:
    table = Table(GAME, 4, {}, Dice.of("worlds"))
    for number, _ in enumerate(play_out(table, [RandomAgent()] * 4, Dice.of("worlds"))):
        if number % 3:
            continue
        other = GAME.resample(table.state, seat, Dice.of(number))
        assert GAME.violations(other) == []
        known = table.state.known[4 if seat is None else seat]
        for place, cards in enumerate([*(player.hand for player in other.players), other.pile]):
            assert all(held >= sure for held, sure in zip(cards, known[place], strict=True))
        if seat is not None:
            assert other.players[seat].hand == table.state.players[seat].hand
            assert other.players[seat].market == table.state.players[seat].market


def test_black_market_cards_that_were_laid_stay_where_the_attentive_know_them() -> None:
    position = Position(*HANDS, market={0: ["O06"]})
    position.go("0 lay O06", "0 sell 2 potato + 1 sugar")
    moved = set()
    for world in range(10):
        other = GAME.resample(position.state, 1, Dice.of(world))
        assert other.market_pile[-1] == "O06"
        moved.add(tuple(other.market_pile))
        cards = [card for player in other.players for card in player.market] + other.market_pile
        assert sorted(cards) == sorted(MARKET_CARDS)
    assert len(moved) == 10


def test_what_the_searcher_saw_stays_so_in_every_world_he_imagines() -> None:
    position = Position(*HANDS, market={0: ["T09"]}, points=[5])
    position.play(0, "lay T09")
    for world in range(5):
        assert GAME.resample(position.state, 0, Dice.of(world)).pile == position.state.pile
    assert any(GAME.resample(position.state, 1, Dice.of(world)).pile != position.state.pile for world in range(5))
    position.play(0, "take coffee")
    assert list(position.view(0).known[-1]) == position.state.pile
    assert position.view(1).known[-1] == (0, 0, 0, 0, 0)


def test_what_goes_under_the_pile_in_the_open_is_known_to_lie_there() -> None:
    position = Position(*HANDS, market={0: ["O06"], 1: ["T08"]})
    position.go("0 lay O06", "0 sell 2 potato + 1 sugar", "1 lay T08", "1 raid 3 butter")
    for seat in (0, 2, None):
        assert letters(position.view(seat).known[-1]) == "PPBBS"


def test_a_card_drawn_unseen_could_be_any() -> None:
    """The spy knows two cards of the victim; when a third player takes one, they are sure of none of a kind."""
    position = Position("PP", "CCF", "FFF", "BB", market={0: ["T01"], 1: ["T10"], 2: ["T02"]}, seed=3)
    position.go("0 lay T01", "0 spy 1")
    seen = letters(position.view(0).known[1])
    assert len(seen) == 2
    position.go("1 lay T10", "2 lay T02", "2 collect 1")
    expected = {"CC": "C", "CF": ""}[seen]
    assert letters(position.view(0).known[1]) == expected
    taken = letters(position.view(1).known[2])
    assert len(taken) == 1
    assert position.view(3).known[2] == (0, 0, 0, 0, 0)


def test_both_sides_of_a_forced_exchange_know_what_the_other_got() -> None:
    position = Position("PPS", "CC", "FFF", "BB", market={0: ["T06"]})
    position.go("0 lay T06", "0 swap potato,sugar with 1")
    assert list(position.view(0).known[1]) == counts("PS")
    assert list(position.view(1).known[0]) == counts("CC")
    assert position.view(2).known == ((0,) * 5,) * 5


def test_the_second_deal_is_unknown_to_all() -> None:
    position = Position("PPSB", "CCCF", "P", "BBSS", market={0: ["O06"]})
    position.go("0 lay O06", "0 sell 1 potato", "1 pass 1", "2 sell 1 potato")
    assert position.state.round == 2
    assert all(position.view(seat).known[-1] == (0,) * 5 for seat in range(4))


def test_standing_orders_of_others_are_not_resampled_into_view() -> None:
    position = Position(*HANDS, market={0: ["O06"]})
    position.go("0 lay O06", "2 on turn pass 1")
    assert GAME.resample(position.state, 1, Dice.of(1)).players[2].rules == []
    assert GAME.resample(position.state, 2, Dice.of(1)).players[2].rules == position.player(2).rules


def test_the_question_names_public_facts_only() -> None:
    position = Position(*HANDS, market={0: ["O06"]})
    position.play(0, "lay O06")
    facts = dict(position.decision(0).facts)
    assert facts == {"wanted": {"potato": 2, "sugar": 1}, "rate": 1, "steps": 4, "cap": 50}


def test_previews_say_what_a_choice_brings() -> None:
    position = Position(*HANDS, market={0: ["O06", "T09", "T10"], 1: ["T03"]}, points=[7])

    def previews(seat: int) -> dict[str, object]:
        return {choice.text: GAME.preview(position.state, seat, choice) for choice in position.decision(seat).choices}

    assert previews(0) == {
        "lay O06": {"effect": "offer", "held": 3},
        "lay T09": {"effect": "search", "price": 5},
        "lay T10": {"effect": "waits", "scope": ""},
    }
    position.play(0, "lay O06")
    brings = previews(0)
    assert brings["sell 2 potato"] == {"paid": 2, "left": 2}
    assert brings["pass 3"] == {"rate": 6}
    position.play(0, "sell 2 potato + 1 sugar")
    position.play(1, "lay T03")
    assert previews(1) == {"deal coffee": {"paid": 20, "left": 3}, "deal flour": {"paid": 20, "left": 3}}
