"""The kinds of decision in one small game, each played once by hand."""

import pytest

from games.kernel import Nature, Refusal, Seat, seen_by
from tests.games.bench import Bench
from tests.games.kernel.bazaar.game import Bazaar
from tests.games.kernel.bazaar.reasons import Because
from tests.games.kernel.bazaar.state import State
from tests.games.kernel.bazaar.view import BazaarView


class Stall(Bench[State, BazaarView]):
    """A table at which one types."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        super().__init__(Bazaar(), seats, options, "bench")

    def kinds(self, seat: Seat) -> dict[str, Nature]:
        return {decision.kind: decision.nature for decision in self.table.moves(seat)}

    def until_bids(self) -> None:
        self.play(0, "lay calm")
        for seat in range(self.table.seats):
            self.table.play(seat, self.table.moves(seat)[0].choices[0])

    def until_market(self) -> None:
        self.until_bids()
        for seat, bids in enumerate(("a3", "b3", "c3")):
            self.play(seat, bids)
        while self.kinds(0).keys() | self.kinds(1).keys() >= {"spoil"}:
            for seat in range(3):
                if "spoil" in self.kinds(seat):
                    self.play(seat, "spoil no")


@pytest.fixture
def bench() -> Stall:
    return Stall()


def test_a_turn_belongs_to_one(bench: Stall) -> None:
    assert bench.kinds(0)["lay"] is Nature.TURN
    assert "lay" not in bench.kinds(1)


def test_sealed_bids_can_be_changed_until_the_last_is_in_and_then_show_together(bench: Stall) -> None:
    bench.until_bids()
    bench.play(0, "a5 b2")
    assert seen_by(1, bench.play(0, "7 0 0")) == []
    bench.play(1, "b 4")
    assert bench.table.view(2).model_dump()["sealed"] == (True, True, False)
    shown = [event for event in bench.play(2, "nothing") if event.kind == "happened" and event.reveals]
    assert [vars(event)["numbers"] for event in shown[:3]] == [(7, 0, 0), (0, 4, 0), (0, 0, 0)]


def test_a_bid_above_the_cash_is_refused_with_its_figures(bench: Stall) -> None:
    bench.until_bids()
    with pytest.raises(Refusal) as refused:
        bench.play(0, "a15 b8")
    assert refused.value.reason is Because.TOO_DEAR
    assert refused.value.figures == {"bid": 23, "cash": 20}


def test_only_the_tied_bid_again(bench: Stall) -> None:
    bench.until_bids()
    bench.play(0, "a5")
    bench.play(1, "a5")
    bench.play(2, "a4")
    assert bench.kinds(0)["rebid"] is Nature.SEALED
    assert "rebid" not in bench.kinds(2)
    bench.play(0, "rebid 6")
    bench.play(1, "rebid 9")
    assert bench.table.state.buyer == 1


def test_a_reaction_is_asked_of_all_who_could_and_shows_nothing_until_it_closes(bench: Stall) -> None:
    bench.until_bids()
    for seat, bids in enumerate(("a5", "nothing", "nothing")):
        bench.play(seat, bids)
    assert [seat for seat in range(3) if "spoil" in bench.kinds(seat)] == [1, 2]
    before = bench.table.view(0)
    assert seen_by(0, bench.play(1, "spoil yes")) == []
    assert bench.table.view(0) == before
    assert {seat for seat, _ in bench.table.awaited()} == {1, 2}
    bench.play(2, "spoil no")
    assert bench.table.view(0).model_dump()["spoil_cards"] == (True, False, True)


def test_a_standing_order_acts_like_a_hand_and_only_its_owner_is_told(bench: Stall) -> None:
    assert seen_by(0, bench.play(1, "autospoil 4")) == []
    bench.until_bids()
    bench.play(0, "a5")
    bench.play(1, "nothing")
    events = bench.play(2, "nothing")
    assert [event.kind for event in events if event.to == (1,)] == ["order-acted"]
    assert not any(event.kind == "order-acted" for event in seen_by(0, events))


def test_of_two_who_accept_the_same_offer_one_gets_it(bench: Stall) -> None:
    bench.until_market()
    (card,) = bench.table.state.players[0].goods
    bench.play(0, f"offer {card} for 2")
    bench.play(2, "accept all.1")
    with pytest.raises(Refusal) as refused:
        bench.table.play(1, b'{"kind": "accept", "offer": "all.1"}')
    assert refused.value.reason is Because.NO_SUCH_OFFER
    assert bench.table.state.players[2].goods.count(card) == 1


def test_an_offer_to_one_is_seen_by_two(bench: Stall) -> None:
    bench.until_market()
    (card,) = bench.table.state.players[0].goods
    events = bench.play(0, f"offer {card} for 2 to 1")
    assert seen_by(1, events)
    assert seen_by(2, events) == seen_by(None, events) == []
    assert bench.table.view(2).model_dump()["offers"] == ()


def test_a_loan_is_possible_at_any_time(bench: Stall) -> None:
    bench.until_bids()
    bench.play(2, "loan")
    assert bench.table.state.players[2].cash == 25
    assert "loan" not in bench.kinds(2)


def test_a_text_card_waits_for_the_next_round(bench: Stall) -> None:
    bench.play(0, "lay tax")
    assert (bench.table.state.tax, bench.table.state.next_tax) == (0, 1)
    for seat in range(3):
        bench.table.play(seat, bench.table.moves(seat)[0].choices[0])
    for seat in range(3):
        bench.play(seat, "nothing")
    for seat in range(3):
        bench.play(seat, "done")
    assert (bench.table.state.round, bench.table.state.tax) == (2, 1)
