"""The box and the deal: tables 1.1 to 3 of the spec."""

from collections import Counter
from itertools import combinations

import pytest

from games.kernel import Dice, Refusal, Table
from games.turin.components import CARDS, GOODS, HAND_SIZES, ITEMS, OPENING_PRIZES, PAYOUTS, PRIZES, ROUNDS
from tests.games.turin.positions import TURIN, Position, position


def test_goods_are_as_many_as_the_payout_card_says() -> None:
    totals = [sum(items[good] for items in ITEMS.values()) for good in range(len(GOODS))]
    assert totals == [8, 9, 10, 11, 12, 13, 14, 15, 16]
    assert sum(totals) == 108


def test_payouts_have_the_same_sum_in_both_versions_and_grapes_pay_six() -> None:
    assert PAYOUTS["classic"] == (2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert PAYOUTS["red"] == (8, 8, 7, 7, 6, 5, 5, 4, 4)
    assert {version: sum(payouts) for version, payouts in PAYOUTS.items()} == {"classic": 54, "red": 54}
    assert [payouts[GOODS.index("grape")] for payouts in PAYOUTS.values()] == [6, 6]


def test_every_card_is_different_and_shows_three_two_and_one() -> None:
    assert len(CARDS) == 18
    assert all(len(set(face)) == 3 for face in CARDS.values())
    assert all(sorted(items)[-3:] == [1, 2, 3] for items in ITEMS.values())
    assert len({frozenset(face) for face in CARDS.values()}) == 18
    assert len({face[:2] for face in CARDS.values()}) == 18
    columns = [Counter(face[place] for face in CARDS.values()) for place in range(3)]
    assert [[column[good] for good in GOODS] for column in columns] == [
        [1, 1, 1, 2, 2, 2, 3, 3, 3],
        [1, 2, 2, 1, 2, 3, 2, 2, 3],
        [3, 2, 3, 3, 2, 1, 1, 2, 1],
    ]


def test_every_pair_of_goods_meets_on_one_or_two_cards() -> None:
    pairs = Counter(frozenset(pair) for face in CARDS.values() for pair in combinations(face, 2))
    assert Counter(pairs.values()) == {1: 18, 2: 18}
    assert len(pairs) == 36


@pytest.mark.rule("MT-3.3")
def test_prizes_add_up_to_the_lots() -> None:
    assert {seats: sum(prizes) for seats, prizes in PRIZES.items()} == {2: 2, 3: 3, 4: 4, 5: 5}
    assert {seats: sum(prizes) for seats, prizes in OPENING_PRIZES.items()} == {4: 2, 5: 3}


@pytest.mark.rule("MT-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(Refusal):
        Table(TURIN, seats, {}, Dice.of(1))


@pytest.mark.rule("MT-2.1", "MT-2.3", "MT-2.4", "MT-2.5", "MT-2.6")
@pytest.mark.parametrize(
    ("seats", "hand", "removed", "centre"), [(2, 6, 6, 0), (3, 6, 0, 0), (4, 4, 0, 2), (5, 3, 0, 3)]
)
def test_the_deal(seats: int, hand: int, removed: int, centre: int) -> None:
    state = Position(TURIN, seats, {}, 5).state
    assert [len(player.hand) for player in state.players] == [hand] * seats
    assert (len(state.removed), len(state.lots)) == (removed, centre)
    assert [(player.cash, player.cards, player.loan) for player in state.players] == [(15, [], False)] * seats
    assert (state.listings, state.goose, state.tokens) == ([], None, [None] * 9)


@pytest.mark.rule("MT-2.3", "MT-1.5")
def test_the_deal_is_shuffled_by_the_seed() -> None:
    hands = [[player.hand for player in Position(TURIN, 3, {}, seed).state.players] for seed in (1, 1, 2)]
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


@pytest.mark.rule("MT-2.3", "MT-2.4")
def test_nobody_sees_other_hands_or_the_removed_cards() -> None:
    table = Table(TURIN, 2, {}, Dice.of(5))
    shown = table.view(0).model_dump_json()
    assert all(card in shown for card in table.state.players[0].hand)
    assert not any(card in shown for card in (*table.state.players[1].hand, *table.state.removed))


@pytest.mark.rule("MT-2.4")
def test_the_removed_cards_stay_secret_to_the_end() -> None:
    end = Table(TURIN, 2, {}, Dice.of(9))
    for _ in range(200):
        if end.over:
            break
        seat = next(seat for seat in range(2) if end.owed(seat))
        end.skip(seat, end.owed(seat)[0].id)
    assert end.over
    assert not any(card in end.view(0).model_dump_json() for card in end.state.removed)


@pytest.mark.rule("MT-2.2")
def test_the_payout_version_holds_for_the_game() -> None:
    for version in ("classic", "red"):
        assert position(payout_version=version).table.view(0).model_dump()["payouts"] == PAYOUTS[version]


@pytest.mark.rule("MT-3.4")
def test_rounds_follow_from_hand_sizes() -> None:
    for seats, size in HAND_SIZES.items():
        left = 1 if seats < 4 else 0
        assert ROUNDS[seats] == size - left + (seats in OPENING_PRIZES)
