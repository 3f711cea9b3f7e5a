"""What a seat sees of the table and is asked: the parts of a view, the facts of a question, what can be chosen."""

from typing import Any

import pytest

from games.turin.components import Phase
from tests.games.turin.positions import TURIN, Position, position


def seen(table: Position, seat: int | None) -> dict[str, Any]:
    return table.table.view(seat).model_dump()


def facts(table: Position, seat: int, kind: str) -> dict[str, object]:
    return dict(next(decision.facts for decision in table.moves(seat) if decision.kind == kind))


# Auctions


@pytest.mark.rule("MT-6.5")
def test_who_is_tied_is_shown_while_they_bid_again() -> None:
    table = position(4)
    table.everybody("bid 9", "bid 5", "bid 5", "bid 1")
    assert seen(table, None)["auction"]["tied"] == ((1, 2),)
    assert facts(table, 1, "extra") == {"bid": 5, "first": 2, "last": 3, "count": 2}
    table.play(1, "extra 1")
    table.play(2, "extra 2")
    assert seen(table, None)["auction"]["tied"] == ()


@pytest.mark.rule("MT-3.2", "MT-3.3")
@pytest.mark.parametrize(("number", "lots"), [(1, 3), (2, 5)])
def test_a_bidder_is_told_how_many_lots_there_are(number: int, lots: int) -> None:
    assert facts(position(5, round=number), 0, "bid") == {"round": number, "rounds": 4, "lots": lots}


@pytest.mark.rule("MT-8.1")
def test_every_choice_of_lots_is_a_question_of_its_own() -> None:
    table = position(5)
    table.everybody("bid 9", "bid 8", "bid 7", "bid 2", "bid 1")
    asked = []
    while table.phase() is Phase.CHOOSE:
        decision = table.table.owed(table.owing[0])[0]
        asked.append((decision.id, dict(decision.facts)))
        table.skip(table.owing[0])
    assert asked == [("1.2.take1", {"count": 2, "lots": 5}), ("1.2.take2", {"count": 2, "lots": 3})]


def test_a_bidder_sees_the_own_deposits() -> None:
    table = position(3, lots="T01 T02 T03")
    table.everybody("plan 5 extra 2 prefer T03", "bid 3", "bid 2")
    assert (seen(table, 0)["own"]["prefer"], seen(table, 1)["own"]["prefer"]) == (("T03",), ())
    tied = position(3, lots="T01 T02 T03")
    tied.everybody("plan 3 extra 2", "bid 3", "bid 2")
    assert (seen(tied, 0)["own"]["extra"], seen(tied, 1)["own"]["extra"]) == (2, None)


@pytest.mark.rule("MT-5.1", "MT-10.4")
def test_a_bidder_sees_what_is_promised_nowhere() -> None:
    table = position(3, listings={"T12": (1, 4)})
    table.play(0, "plan 5 extra 2 buy T12")
    assert [seen(table, seat)["own"]["free"] for seat in (0, 1)] == [15 - 5 - 2 - 4, 15]


@pytest.mark.rule("MT-9.7")
def test_a_listing_shows_since_when_it_stands() -> None:
    listing = {"card": "T12", "seller": 1, "price": 4, "round": 1}
    assert seen(position(3, listings={"T12": (1, 4)}), None)["listings"] == (listing,)


# Claims


def claimed() -> Position:
    """Seat 1 claims T12 of seat 0, seat 2 joins in, seat 3 has still to answer."""
    table = position(
        4,
        phase=Phase.BUY,
        listings={"T12": (0, 4), "T01": (0, 5)},
        cash=[9, 9, 8, 9],
        purchase_mode="live",
    )
    table.play(1, "claim T12")
    assert seen(table, None)["claims"] == ({"card": "T12", "claimant": 1, "waiting": (2, 3)},)
    table.play(2, "claim T12")
    return table


@pytest.mark.rule("MT-10.11")
def test_a_claim_round_shows_whom_it_waits_for_and_each_their_own_claim() -> None:
    table = claimed()
    for seat in (0, 1, 3, None):
        assert seen(table, seat)["claims"] == ({"card": "T12", "claimant": 1, "waiting": (3,)},)
    assert [seen(table, seat)["own"]["claiming"] for seat in range(4)] == [(), (), ("T12",), ()]
    assert facts(table, 3, "answer") == {"card": "T12", "price": 4, "seat": 1}


@pytest.mark.rule("MT-10.9", "MT-10.11")
def test_who_joins_a_claim_has_promised_its_price() -> None:
    table = claimed()
    assert (seen(table, 1)["own"]["free"], seen(table, 2)["own"]["free"]) == (5, 4)
    assert (table.listed(1, "claim"), table.listed(2, "claim")) == (["claim T01"], [])


@pytest.mark.rule("MT-10.11")
def test_a_card_is_offered_for_a_claim_until_it_is_claimed() -> None:
    table = claimed()
    assert table.listed(3, "claim") == ["claim T01"]
    for seat in (1, 2):
        table.play(seat, "done")
    table.play(3, "decline T12")
    assert table.listed(0, "sell") == ["sell T12 to 1", "sell T12 to 2"]
    assert table.listed(3, "claim") == ["claim T01"]  # T12 waits for its seller


@pytest.mark.rule("MT-10.11")
def test_the_table_waits_for_an_answer_to_a_claim() -> None:
    table = claimed()
    for seat in (1, 2, 3):
        table.play(seat, "done")
    assert [TURIN.awaits(table.state, seat) for seat in range(4)] == [False, False, False, True]
    assert table.owing == [3]


@pytest.mark.rule("MT-10.5")
def test_a_card_bought_a_moment_ago_is_not_offered_for_listing() -> None:
    table = position(3, phase=Phase.LIST, cards={1: "T01"}, listings={"T12": (0, 4)}, purchase_mode="live")
    table.play(1, "claim T12")
    table.play(2, "decline T12")
    form = next(form for decision in table.moves(1) for form in decision.forms if form.kind == "list")
    assert getattr(form.fields[0], "items", ()) == ("T01",)
