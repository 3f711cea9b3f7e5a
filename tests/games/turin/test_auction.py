"""SELECT, BID and CHOOSE (MT-4, MT-5, MT-7, MT-8), and loans (MT-11)."""

import pytest

from games.kernel import Nature, Refusal
from games.turin.actions import Bid, Extra, Loan, Place, Plan, Take
from games.turin.components import Phase
from games.turin.events import Borrowed, Discarded, LotsShown, Paid, Sold
from tests.games.turin.positions import position

# MT-4


@pytest.mark.rule("MT-4.1")
def test_one_card_of_the_own_hand_and_no_passing() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T01 T02 T03", 1: "T04"})
    assert {"place T01", "place T02", "place T03"} <= set(table.listed(0, "place"))
    assert table.why_not(0, Place(card="T04")) == ("not-in-hand", "MT-4.1")
    assert all(text.startswith("place ") for text in table.listed(0, "place"))


@pytest.mark.rule("MT-4.2")
def test_a_card_can_be_exchanged_until_the_last_one_is_chosen() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T01 T02", 1: "T04", 2: "T07"})
    table.play(0, "place T01")
    assert [event.kind for event in table.play(1, "place T04")] == ["answered"]
    assert "T01" not in table.table.view(1).model_dump_json()
    assert table.play(0, "place T02") == []
    shown = [event for event in table.play(2, "place T07") if isinstance(event, LotsShown)]
    assert [event.cards for event in shown] == [("T02", "T04", "T07")]
    assert table.phase() is Phase.BID


@pytest.mark.rule("MT-4.3")
def test_who_placed_what_is_public_and_gives_no_privilege() -> None:
    table = position(3, phase=Phase.SELECT, hands={0: "T01", 1: "T04", 2: "T07"})
    table.everybody("place T01", "place T04", "place T07")
    assert table.table.view(None).model_dump()["placed"] == ("T01", "T04", "T07")
    table.everybody("bid 0", "bid 3", "bid 2")
    table.play(1, "take T01,T04")
    assert table.cards == [[], ["T01", "T04"], ["T07"]]


@pytest.mark.rule("MT-4.4")
def test_a_last_hand_card_is_placed_without_asking() -> None:
    table = position(4, phase=Phase.BUY, round=4, listings={"T01": (0, 1)})
    last = [player.hand[0] for player in table.state.players]
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert (table.phase(), table.state.round) == (Phase.BID, 5)
    assert table.state.lots == last
    few = position(3, phase=Phase.BUY, round=4, listings={"T01": (0, 1)})
    few.play(1, "pass")
    few.play(2, "pass")
    assert few.phase() is Phase.SELECT  # with two cards left there is a choice


def test_a_skipped_player_places_a_card_by_lot() -> None:
    placed = set()
    for seed in range(10):
        table = position(3, phase=Phase.SELECT, hands={0: "T01 T02 T03"}, seed=seed)
        table.skip(0)
        answer = table.state.window.answer_of(0) if table.state.window else None
        assert isinstance(answer, Place)
        placed.add(answer.card)
    assert len(placed) > 1


def test_every_skipped_choice_has_a_lot_of_its_own() -> None:
    def placed(number: int, seat: int, seed: int, game: int = 1) -> int:
        table = position(3, phase=Phase.SELECT, round=number, seed=seed)
        table.state.game = game
        table.skip(seat)
        answer = table.state.window.answer_of(seat) if table.state.window else None
        assert isinstance(answer, Place)
        return (
            table.state.players[seat].hand[:3].index(answer.card)
            if answer.card in table.state.players[seat].hand[:3]
            else 3
        )

    assert any(placed(2, 0, seed) != placed(3, 0, seed) for seed in range(8))
    assert any(placed(2, 0, seed) != placed(2, 1, seed) for seed in range(8))
    assert any(placed(2, 0, seed) != placed(2, 0, seed, game=2) for seed in range(8))


# MT-5


@pytest.mark.rule("MT-5.1", "MT-1.3")
def test_a_bid_is_a_whole_number_up_to_cash() -> None:
    table = position(3, cash=[4, 15, 15])
    assert table.listed(0, "bid") == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert table.why_not(0, Bid(coins=-1)) == ("below-least", "MT-5.1")
    with pytest.raises(Refusal):
        table.table.play(0, '{"kind":"bid","coins":1.5}')


@pytest.mark.rule("MT-5.1", "MT-10.4")
def test_coins_for_own_orders_cannot_be_bid() -> None:
    table = position(3, cash=[9, 15, 15], cards={1: "T01"}, listings={"T01": (1, 4)})
    assert table.why_not(0, Plan(coins=6, buy=("T01",))) == ("loan-first", "MT-5.6")
    table.play(0, "plan 5 buy T01")


@pytest.mark.rule("MT-5.2", "MT-9.3")
def test_locked_coins_cannot_be_bid() -> None:
    table = position(3, cash=[9, 15, 15], cards={0: "T12"}, listings={"T12": (0, 6)})
    assert table.listed(0, "bid")[-1] == "bid 9"


@pytest.mark.rule("MT-5.3")
def test_bids_can_be_changed_until_the_last_and_are_shown_together_after_the_orders() -> None:
    table = position(3, cards={1: "T01"}, listings={"T01": (1, 4)})
    table.play(0, "bid 7")
    table.play(0, "plan 3 buy T01")
    assert [event.kind for event in table.play(1, "bid 2")] == ["answered"]
    kinds = [event.kind for event in table.play(2, "bid 5")]
    assert kinds[:5] == ["answered", "sold", "bid", "bid", "bid"]
    assert table.state.auction is not None
    assert table.state.auction.bids == [3, 2, 5]


@pytest.mark.rule("MT-5.5")
def test_coins_received_while_a_bid_is_sealed_do_not_change_it() -> None:
    table = position(3, cash=[9, 3, 9], cards={1: "T01"}, listings={"T01": (1, 4)})
    table.everybody("plan 2 buy T01", "bid 3", "bid 1")
    assert table.state.auction is not None
    assert table.state.auction.bids == [2, 3, 1]
    assert table.cash[1] == 3 + 8 - 3


@pytest.mark.rule("MT-5.6", "MT-11.2")
def test_more_than_cash_needs_the_loan_first() -> None:
    table = position(3, cash=[4, 15, 15])
    assert table.why_not(0, Bid(coins=5)) == ("loan-first", "MT-5.6")
    table.play(0, "bid 4")
    table.play(0, "loan")
    assert table.why_not(0, Bid(coins=15)) == ("over-cash", "MT-5.6")
    table.play(0, "bid 14")


# MT-7


@pytest.mark.rule("MT-7.4")
def test_payments_are_booked_together_before_the_first_choice() -> None:
    table = position(3)
    events = table.everybody("bid 6", "bid 5", "bid 3")
    assert [(event.seat, event.coins, event.prize) for event in events if isinstance(event, Paid)] == [
        (0, 6, 2),
        (1, 5, 1),
        (2, 1, 0),
    ]
    assert (table.phase(), table.cash) == (Phase.CHOOSE, [9, 10, 14])
    assert table.table.view(0).model_dump()["own"]["free"] == 9


# MT-8


@pytest.mark.rule("MT-8.1")
def test_prize_holders_choose_in_order_as_many_as_they_must() -> None:
    table = position(5, lots="T01 T02 T03 T04 T05")
    table.everybody("bid 5", "bid 9", "bid 7", "bid 2", "bid 1")
    assert table.owing == [1]
    assert len(table.listed(1, "take")) == 10
    assert table.why_not(1, Take(cards=("T01",))) == ("wrong-number", "MT-8.1")
    assert table.why_not(1, Take(cards=("T01", "T01"))) == ("twice", "MT-8.1")
    assert table.why_not(1, Take(cards=("T01", "T18"))) == ("not-a-lot", "MT-8.1")
    table.play(1, "take T02,T04")
    assert table.owing == [2]
    assert table.listed(2, "take") == ["take T01,T03", "take T01,T05", "take T03,T05"]


@pytest.mark.rule("MT-8.2", "MT-8.3")
def test_the_last_lots_need_no_choice() -> None:
    table = position(3, lots="T01 T02 T03")
    table.everybody("bid 5", "bid 9", "bid 2")
    table.play(1, "take T01,T03")
    assert table.cards == [["T02"], ["T01", "T03"], []]
    assert table.phase() is Phase.LIST
    two = position(2, lots="T01 T02")
    two.everybody("bid 1", "bid 0")
    assert two.cards == [["T01", "T02"], []]


@pytest.mark.rule("MT-8.3")
def test_cards_won_are_public() -> None:
    table = position(2, lots="T01 T02")
    table.everybody("bid 1", "bid 0")
    assert table.table.view(None).model_dump()["players"][0]["cards"] == ("T01", "T02")


@pytest.mark.rule("MT-8.4")
def test_left_lots_are_discarded_face_up() -> None:
    table = position(4, lots="T01 T02 T03 T04")
    events = table.everybody("bid 4", "bid 0", "bid 0", "bid 0")
    assert table.phase() is Phase.CHOOSE
    events = table.play(0, "take T02,T03")
    assert [event.cards for event in events if isinstance(event, Discarded)] == [("T01", "T04")]
    assert {"T01", "T04"} <= set(table.table.view(None).model_dump()["discarded"])


def test_a_skipped_chooser_gets_his_preference_then_the_lowest_cards() -> None:
    table = position(3, lots="T03 T01 T02")
    table.everybody("bid 5", "bid 3", "bid 2")
    table.skip(0)
    assert table.cards[0] == ["T01", "T02"]
    other = position(3, lots="T03 T01 T02")
    other.everybody("plan 5 prefer T03", "bid 3", "bid 2")
    assert other.phase() is Phase.CHOOSE  # one lot of two is no complete order
    other.skip(0)
    assert other.cards[0] == ["T01", "T03"]


def test_skipped_players_bid_add_and_order_nothing() -> None:
    table = position(3, cards={0: "T01"}, listings={"T01": (0, 2)})
    for seat in (0, 1, 2):
        table.skip(seat)
    assert table.phase() is Phase.LIST
    assert table.state.auction is not None
    assert table.state.auction.bids == [0, 0, 0]
    tied = position(3)
    tied.everybody("bid 3", "bid 3", "bid 1")
    tied.skip(0)
    tied.skip(1)
    assert tied.state.auction is not None
    assert (tied.state.auction.extras, tied.state.auction.holders) == ([0, 0, 0], [None, None, 2])


# MT-11


@pytest.mark.rule("MT-11.1", "MT-11.2", "MT-11.3", "MT-11.4")
def test_example_3_loan() -> None:
    table = position(3, cash=[3, 15, 15])
    events = table.play(0, "loan")
    assert [(event.seat, event.forced, event.to) for event in events if isinstance(event, Borrowed)] == [
        (0, False, None)
    ]
    player = table.state.players[0]
    assert (player.cash, player.debt) == (13, 15)
    assert table.why_not(0, Loan())[0] == "not-asked"
    assert (player.cash, player.debt) == (13, 15)


@pytest.mark.rule("MT-11.1")
def test_a_loan_can_be_taken_in_every_phase_and_at_any_time() -> None:
    for phase in (Phase.SELECT, Phase.BID, Phase.LIST, Phase.BUY):
        table = position(3, phase=phase, listings={"T01": (1, 4)})
        for seat in range(3):
            assert "loan" in table.kinds(seat)
    bidding = position(3)
    bidding.play(0, "bid 3")
    bidding.play(0, "loan")
    tied = position(3)
    tied.everybody("bid 3", "bid 3", "bid 1")
    assert all("loan" in tied.kinds(seat) for seat in range(3))
    tied.play(0, "loan")
    tied.play(0, "extra 20")
    choosing = position(3)
    choosing.everybody("bid 5", "bid 3", "bid 1")
    choosing.play(2, "loan")
    assert choosing.cash[2] == 25


@pytest.mark.rule("MT-11.1", "MT-11.4")
def test_there_is_no_loan_and_no_repayment_by_choice_after_the_sales() -> None:
    table = position(2, phase=Phase.BUY, round=5, listings={"T01": (0, 1)})
    table.play(1, "pass")
    assert table.phase() is Phase.OVER
    assert table.moves(0) == ()
    kinds = {kind for seat in range(3) for decision in position(3).moves(seat) for kind in decision.accepts}
    assert "repay" not in kinds


@pytest.mark.rule("MT-1.6")
def test_seats_have_no_effect_on_who_wins() -> None:
    for shift in range(4):
        bids = [9, 5, 5, 1]
        extras = {1: 2, 2: 1}
        table = position(4)
        table.everybody(*(f"bid {bids[(seat + shift) % 4]}" for seat in range(4)))
        for seat in table.owing:
            table.play(seat, f"extra {extras[(seat + shift) % 4]}")
        assert table.state.auction is not None
        assert [(seat + shift) % 4 for seat in table.state.auction.holders if seat is not None] == [0, 1, 2, 3]


@pytest.mark.rule("MT-1.4")
def test_the_bank_never_runs_out() -> None:
    table = position(5, cash=[100] * 5)
    for seat in range(5):
        table.play(seat, "loan")
    assert table.cash == [110] * 5


def test_sealed_decisions_tell_who_has_answered_and_nothing_more() -> None:
    table = position(3)
    table.play(0, "bid 7")
    decision = table.moves(0)[0]
    assert (decision.nature, decision.owed, decision.answered) == (Nature.SEALED, False, Bid(coins=7))
    shown = table.table.view(1).model_dump()
    assert (shown["asked"], shown["answered"]) == ((0, 1, 2), (0,))
    assert table.why_not(1, Extra(coins=1))[0] == "not-asked"
    assert not [event for event in table.play(0, "bid 8") if isinstance(event, Sold)]
