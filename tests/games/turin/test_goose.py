"""The goose in both of its uses (MT-16, MT-17)."""

import pytest

from games.turin.actions import Goose
from games.turin.components import Phase
from games.turin.events import BidShown, GooseMoved, GooseShown
from tests.games.turin.positions import Position, position


def tie(*bids: int, owner: int | None = None, seed: int = 1) -> Position:
    table = position(len(bids), goose="yield_tie", cash=[20] * len(bids), seed=seed)
    table.state.goose = owner
    table.everybody(*(f"bid {bid}" for bid in bids))
    return table


def holders(table: Position) -> list[int | None]:
    assert table.state.auction is not None
    return table.state.auction.holders


# Use 1: yield_tie


@pytest.mark.rule("MT-16.1", "MT-16.2")
@pytest.mark.parametrize(
    ("bids", "asked"),
    [((5, 5, 2), [0, 1]), ((6, 6, 3, 3), [0, 1, 2, 3]), ((5, 0, 0), []), ((9, 8, 7, 3, 3), []), ((5, 4, 3), [])],
)
def test_all_who_would_bid_again_are_asked_if_nobody_owns_the_goose(bids: tuple[int, ...], asked: list[int]) -> None:
    table = tie(*bids)
    assert (table.phase() is Phase.GOOSE) == bool(asked)
    if asked:
        assert table.owing == asked
        assert table.listed(asked[0], "goose") == ["goose take", "goose leave"]
        assert table.why_not(asked[0], Goose(answer="keep")) == ("no-goose-answer", "MT-16.2")


@pytest.mark.rule("MT-16.2")
def test_only_an_owner_who_is_tied_is_asked() -> None:
    table = tie(5, 5, 2, owner=1)
    assert table.owing == [1]
    assert table.listed(1, "goose") == ["goose give 0", "goose keep"]
    assert table.why_not(1, Goose(answer="give", to=2)) == ("no-goose-answer", "MT-16.2")
    assert tie(5, 5, 2, owner=2).phase() is Phase.REBID


@pytest.mark.rule("MT-16.2")
def test_without_the_option_there_is_no_goose() -> None:
    table = position(3)
    table.everybody("bid 5", "bid 5", "bid 2")
    assert table.phase() is Phase.REBID


@pytest.mark.rule("MT-16.3", "MT-16.5", "MT-16.6")
def test_who_takes_the_goose_gets_the_last_position_and_pays_by_it() -> None:
    table = tie(5, 5, 2)
    table.play(0, "goose take")
    events = table.play(1, "goose leave")
    assert [event.owner for event in events if isinstance(event, GooseMoved)] == [0]
    assert (table.state.goose, holders(table), table.cash) == (0, [1, 0, 2], [15, 15, 19])
    assert table.phase() is Phase.CHOOSE
    loser = tie(9, 8, 5, 5)
    loser.play(2, "goose take")
    loser.play(3, "goose leave")
    assert (holders(loser), loser.cash[2:]) == ([0, 1, 3, 2], [18, 15])  # half of five, and five in full


@pytest.mark.rule("MT-16.3", "MT-16.8")
def test_of_several_takers_the_lot_picks_one_in_whatever_block() -> None:
    owners = set()
    for seed in range(12):
        table = tie(6, 6, 3, 3, seed=seed)
        events = table.everybody("goose take", "goose leave", "goose take", "goose leave")
        assert [(event.seat, event.answer) for event in events if isinstance(event, GooseShown)] == [
            (0, "take"),
            (1, "leave"),
            (2, "take"),
            (3, "leave"),
        ]
        owner = table.state.goose
        owners.add(owner)
        # The block of the taker is settled; the other bids again, its would-be taker as any other.
        assert table.owing == ([2, 3] if owner == 0 else [0, 1])
    assert owners == {0, 2}


@pytest.mark.rule("MT-16.3", "MT-1.5")
def test_the_lot_for_the_goose_is_another_one_in_every_round() -> None:
    def owner(number: int, seed: int) -> int | None:
        table = position(3, goose="yield_tie", round=number, seed=seed)
        table.everybody("bid 5", "bid 5", "bid 5")
        table.everybody("goose take", "goose take", "goose take")
        return table.state.goose

    assert any(owner(2, seed) != owner(3, seed) for seed in range(8))


@pytest.mark.rule("MT-16.8")
def test_goose_answers_are_secret_until_the_last() -> None:
    table = tie(5, 5, 2)
    assert [event.kind for event in table.play(0, "goose take")] == ["answered"]
    assert table.table.view(1).model_dump()["goose"] is None
    table.play(0, "goose leave")
    table.play(1, "goose leave")
    assert (table.state.goose, table.phase()) == (None, Phase.REBID)


@pytest.mark.rule("MT-16.4", "MT-16.5", "MT-16.6")
def test_who_gives_the_goose_gets_the_first_position() -> None:
    table = tie(5, 5, 5, 2, owner=1)
    events = table.play(1, "goose give 2")
    assert [event.owner for event in events if isinstance(event, GooseMoved)] == [2]
    assert table.state.goose == 2
    assert table.owing == [0, 2]  # they bid again for positions 2 and 3; the new owner cannot use the goose now
    assert table.phase() is Phase.REBID
    table.play(0, "extra 0")
    table.play(2, "extra 0")
    assert holders(table) == [1, None, None, 3]
    assert table.cash == [18, 15, 18, 19]  # MT-6.9 does not touch the giver


@pytest.mark.rule("MT-16.4")
def test_keeping_the_goose_changes_nothing() -> None:
    table = tie(5, 5, 2, owner=1)
    table.play(1, "goose keep")
    assert (table.state.goose, table.owing) == (1, [0, 1])


@pytest.mark.rule("MT-16.5")
def test_the_rest_of_the_block_bids_again_only_for_a_prize() -> None:
    table = tie(9, 8, 4, 4, 4, owner=3)
    table.play(3, "goose give 2")
    assert table.phase() is Phase.CHOOSE  # positions 4 and 5 have no prize
    assert (holders(table), table.cash[2:]) == ([0, 1, 3, None, None], [18, 16, 18])
    three = tie(4, 4, 4)
    three.everybody("goose take", "goose leave", "goose leave")
    assert three.owing == [1, 2]
    three.play(1, "extra 1")
    three.play(2, "extra 2")
    assert (holders(three), three.cash) == ([2, 1, 0], [18, 15, 14])


@pytest.mark.rule("MT-16.1")
def test_the_owner_keeps_the_goose_over_the_rounds() -> None:
    table = position(3, phase=Phase.LIST, goose="yield_tie", cards={0: "T01", 1: "T02"})
    table.state.goose = 1
    for seat in table.owing:
        table.play(seat, "pass")
    assert (table.state.round, table.state.goose) == (3, 1)  # whoever has the fewest tokens


@pytest.mark.rule("MT-16.1")
def test_a_skipped_player_leaves_the_goose() -> None:
    table = tie(5, 5, 2)
    table.skip(0)
    table.skip(1)
    assert (table.state.goose, table.phase()) == (None, Phase.REBID)


@pytest.mark.rule("MT-16.7")
def test_the_goose_is_worth_nothing() -> None:
    scores = []
    for owner in (None, 0):
        table = position(2, phase=Phase.BUY, round=5, goose="yield_tie", listings={"T01": (0, 2)})
        table.state.goose = owner
        table.play(1, "pass")
        scores.append(table.state.scores)
    assert scores[0] == scores[1]


# Use 2: underdog


def underdog(*bids: int, owner: int | None, cash: list[int] | None = None) -> Position:
    table = position(len(bids), goose="underdog", cash=cash or [20] * len(bids))
    table.state.goose = owner
    table.everybody(*(f"bid {bid}" for bid in bids))
    return table


@pytest.mark.rule("MT-17.2", "MT-17.3", "MT-17.4")
def test_the_holders_bid_counts_one_more_and_is_not_paid() -> None:
    table = underdog(5, 5, 2, owner=1)
    assert (holders(table), table.cash) == ([1, 0, 2], [15, 15, 19])
    near = underdog(5, 4, 2, owner=1, cash=[20, 4, 20])
    assert near.owing == [0, 1]  # 4 + 1 equals 5: blocks are formed by what the bids count
    assert near.listed(1, "extra") == ["extra 0"]
    near.play(0, "extra 0")
    near.play(1, "extra 0")
    assert (holders(near), near.cash) == ([None, None, 2], [18, 2, 19])


@pytest.mark.rule("MT-17.2")
def test_a_bid_of_nothing_stays_nothing() -> None:
    table = position(3, goose="underdog", cash=[20] * 3)
    table.state.goose = 1
    events = table.everybody("bid 5", "bid 0", "bid 1")
    assert (holders(table), table.cash) == ([0, 2, None], [15, 20, 19])
    assert [event.bonus for event in events if isinstance(event, BidShown)] == [False] * 3


@pytest.mark.rule("MT-17.3")
def test_the_bonus_is_public() -> None:
    table = position(3, goose="underdog")
    table.state.goose = 1
    events = table.everybody("bid 5", "bid 3", "bid 2")
    assert [(event.coins, event.bonus) for event in events if isinstance(event, BidShown)] == [
        (5, False),
        (3, True),
        (2, False),
    ]


@pytest.mark.rule("MT-17.4")
def test_the_bonus_does_not_count_in_a_rebid() -> None:
    table = underdog(5, 4, 2, owner=1)
    table.play(0, "extra 2")
    table.play(1, "extra 1")
    assert holders(table) == [0, 1, 2]


@pytest.mark.rule("MT-17.1", "MT-2.6")
@pytest.mark.parametrize(
    ("cards", "owner"),
    [
        ({0: "T01", 1: "T02"}, 2),
        ({0: "T01"}, None),
        ({0: "T01 T05", 1: "T02", 2: "T12"}, 1),
    ],
)
def test_the_sole_player_with_the_fewest_tokens_holds_the_goose_in_the_next_round(
    cards: dict[int, str], owner: int | None
) -> None:
    table = position(3, phase=Phase.LIST, goose="underdog", cards=cards)
    table.state.goose = 1
    for seat in table.owing:
        table.play(seat, "pass")
    assert (table.state.round, table.state.goose) == (3, owner)


@pytest.mark.rule("MT-17.1", "MT-2.6")
def test_nobody_holds_the_goose_in_the_first_round() -> None:
    assert position(3, phase=Phase.SELECT, round=1, goose="underdog").state.goose is None
