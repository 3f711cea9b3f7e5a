"""What a player remembers: their numbers of offers, what became of an offer, and which bids were the last ones."""

from typing import Any

import pytest

from games.kernel import Refusal, Seat, Table
from games.registry import find_rules
from tests.games.fishmarket.hall import Hall, market


def traders(**options: Any) -> Hall:  # noqa: ANN401 - option values
    """An open market: everybody has two eels, and coins."""
    hall = Hall(4, **options)
    hall.bid("A3", "B3", "C3", "D3")
    for seat in hall.seats:
        hall.stock(seat, eel=2)
    return hall


def known(hall: Hall, seat: Seat | None) -> dict[str, int]:
    """The open offers that a seat sees, by id, with the numbers by which it knows them."""
    return {offer.offer: offer.number for offer in hall.view(seat).offers}


# Numbers (item 3: three different private offers were all "private offer 1" to one reader)


@pytest.mark.rule("FM-6.16")
@pytest.mark.defect(3)
def test_every_reader_counts_the_private_offers_that_they_have_seen() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5 to 1").then(2, "offer eel for 6 to 1").then(1, "offer eel for 7 to 0")
    hall.then(3, "offer eel for 8").then(2, "offer eel for 9 to 0")
    assert known(hall, 1) == {"0to1.1": 1, "2to1.1": 2, "1to0.1": 3, "1": 1}
    assert known(hall, 0) == {"0to1.1": 1, "1to0.1": 2, "1": 1, "2to0.1": 3}
    assert known(hall, 2) == {"2to1.1": 1, "1": 1, "2to0.1": 2}
    assert known(hall, 3) == known(hall, None) == {"1": 1}


@pytest.mark.rule("FM-6.16")
def test_a_number_stays_with_its_offer_whatever_becomes_of_the_others() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5 to 1").then(2, "offer eel for 6 to 1").then(3, "offer eel for 7 to 1")
    hall.then(1, "reject 0to1.1").then(1, "counter 2to1.1 with 3 for eel").then(0, "offer eel for 4 to 1")
    assert known(hall, 1) == {"3to1.1": 3, "1to2.1": 4, "0to1.2": 5}
    counter = next(offer for offer in hall.view(1).offers if offer.offer == "1to2.1")
    assert counter.answered_number == 2
    assert next(offer for offer in hall.view(2).offers if offer.offer == "1to2.1").answered_number == 1


def test_a_table_that_was_put_away_remembers_the_same() -> None:
    hall = Hall(4)
    hall.bid("A3", "B3", "C3", "D3")
    hall.then(0, "offer 1 for eel to 1").then(2, "offer 1 for cod to 1").then(1, "reject 0to1.1")
    kept = Table.resume(hall.table.save(), hall.table.game.dump(hall.state), find_rules)
    for seat in hall.seats:
        assert kept.view(seat) == hall.table.view(seat)
        assert kept.numbers(seat) == hall.table.numbers(seat)
    assert hall.table.numbers(1) == {"0to1.1": 1, "2to1.1": 2}


def test_what_was_undone_is_not_counted() -> None:
    hall = Hall(4)
    hall.bid("A3", "B3", "C3", "D3")
    hall.then(0, "offer 1 for eel to 1")
    hall.table.undo()
    hall.then(2, "offer 1 for cod to 1")
    assert hall.table.numbers(1) == {"2to1.1": 1}


def test_every_day_the_count_begins_anew() -> None:
    hall = traders()
    hall.then(0, "offer 1 for cod to 1").then(2, "offer 1 for sole to 1").close_market()
    assert hall.table.numbers(1) == {"0to1.1": 1, "2to1.1": 2}, "what has just expired is still spoken of"
    _freeze(hall).bid()
    assert hall.state.day == 2
    assert hall.table.numbers(1) == {"0to1.1": 1, "2to1.1": 2}, "until somebody makes another"
    hall.then(2, "offer 1 for cod to 1")
    assert hall.table.numbers(1) == {"2to1.1": 1}


def _freeze(hall: Hall) -> Hall:
    for seat in hall.owing:
        hall.skip(seat)
    return hall


# The same offer twice


def repeated(hall: Hall, seat: Seat, **offer: object) -> str | None:
    """Of which open offer a player is told who makes one again."""
    action = hall.table.game.read_action({"kind": "offer", "give": {}, "want": {}} | offer)
    try:
        hall.table.check_meant(seat, action)
    except Refusal as refusal:
        return str(refusal.figures["offer"])
    return None


@pytest.mark.defect(3)
def test_the_same_offer_to_the_same_people_is_made_once_at_a_time() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5 to 1").then(0, "offer eel for 5")
    assert repeated(hall, 0, give={"eel": 1}, want={"coins": 5}, partner=1) == "0to1.1"
    assert repeated(hall, 0, give={"eel": 1}, want={"coins": 5}) == "1"
    assert repeated(hall, 0, give={"eel": 1}, want={"coins": 5}, partner=2) is None
    assert repeated(hall, 0, give={"eel": 1}, want={"coins": 6}) is None
    assert repeated(hall, 0, give={"eel": 2}, want={"coins": 5}) is None
    assert repeated(hall, 1, give={"eel": 1}, want={"coins": 5}) is None
    hall.then(0, "withdraw 1")
    assert repeated(hall, 0, give={"eel": 1}, want={"coins": 5}) is None


def test_the_same_counter_to_a_public_offer_is_made_once_at_a_time() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5").then(1, "counter 1 with 3 for eel").then(2, "offer eel for 9")
    again: dict[str, object] = {"kind": "counter", "offer": "1", "give": {"coins": 3}, "want": {"eel": 1}}
    assert repeated(hall, 1, **again) == "2"
    assert repeated(hall, 1, **again | {"give": {"coins": 4}}) is None
    assert repeated(hall, 1, **again | {"offer": "3"}) is None, "that goes to somebody else"
    assert repeated(hall, 1, **again | {"offer": "7"}) is None, "what is no offer is for the rules to refuse"
    assert repeated(hall, 3, **again) is None
    assert repeated(hall, 1, give={"coins": 3}, want={"eel": 1}, partner=0) is None, "that would be private"


def test_a_log_may_hold_the_same_offer_twice() -> None:
    """Recorded games do: what was played stays played."""
    hall = traders().then(0, "offer eel for 5").then(0, "offer eel for 5")
    assert hall.offers() == ["1", "2"]


# What has become of an offer (item 2: "somebody quicker took it" was said of everything)


def gone(hall: Hall, seat: Seat, offer: str) -> tuple[object, ...]:
    with pytest.raises(Refusal) as refused:
        hall.act(seat, {"kind": "accept", "offer": offer})
    assert refused.value.clause == "FM-6.10"
    figures = refused.value.figures
    if refused.value.reason == "no-such-offer":
        return ("never",)
    assert refused.value.reason == "offer-gone"
    assert figures["offer"] == offer
    return figures["how"], figures["seat"], figures["own"]


@pytest.mark.rule("FM-6.10", "FM-6.14", "FM-6.15")
def test_who_comes_too_late_is_told_what_has_become_of_the_offer() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5").then(1, "accept 1")
    assert gone(hall, 2, "1") == ("accepted", 1, "no")
    assert gone(hall, 1, "1") == ("accepted", 1, "yes")
    hall.then(2, "offer eel for 5 to 1").then(1, "accept 2to1.1")
    assert gone(hall, 1, "2to1.1") == ("accepted", 1, "yes")
    assert gone(hall, 2, "2to1.1") == ("accepted", 1, "no")
    hall.then(3, "offer eel for 5 to 1").then(1, "reject 3to1.1")
    assert gone(hall, 1, "3to1.1") == ("rejected", 1, "yes")
    hall.then(3, "offer eel for 6 to 1").then(1, "counter 3to1.2 with 2 for eel")
    assert gone(hall, 3, "3to1.2") == ("countered", 1, "no")
    hall.then(3, "offer eel for 7").then(3, "withdraw 2")
    assert gone(hall, 1, "2") == ("withdrawn", 3, "no")
    hall.then(3, "offer 2 eel for 8").then(3, "offer eel for 9").then(0, "accept 4")
    assert gone(hall, 1, "3") == ("void", 3, "no")
    assert gone(hall, 1, "4") == ("accepted", 0, "no")


@pytest.mark.rule("FM-6.10", "FM-6.13")
def test_an_offer_without_goods_was_ended_by_its_proposer() -> None:
    hall = traders().then(0, "offer 2 eel for 8 to 1").then(0, "offer eel for 9").then(2, "accept 1")
    assert gone(hall, 1, "0to1.1") == ("void", 0, "no")
    assert gone(hall, 0, "0to1.1") == ("void", 0, "yes")


@pytest.mark.rule("FM-6.10", "FM-6.16")
def test_of_what_a_player_never_saw_they_learn_nothing() -> None:
    hall = traders()
    hall.then(0, "offer eel for 5 to 1").then(1, "accept 0to1.1").then(0, "offer eel for 6 to 1")
    for offer in ("0to1.1", "0to1.2", "0to1.3", "1", "99", "1to5.1", "the world", "²", "9" * 30):
        assert gone(hall, 2, offer) == ("never",)


@pytest.mark.rule("FM-6.10", "FM-6.24")
def test_yesterdays_offers_are_forgotten() -> None:
    hall = market(3)
    hall.then(0, "offer 1 for eel").then(0, "withdraw 1").close_market().bid()
    assert gone(hall, 1, "1") == ("never",)


# Rounds of bids (item 2: "sold to Ana for 3; bids … Cleo 17")


@pytest.mark.rule("FM-4.6", "FM-4.11")
@pytest.mark.defect(2)
def test_after_a_re_bid_only_the_bids_of_the_last_round_are_shown() -> None:
    hall = Hall(4)
    hall.bid("A17 B2", "A17 B9", "A16 B1", "A17")
    assert bids(hall, "A") == ((17, 17, 16, 17), False), "a tie of the first round shows what all had bid"
    hall.then(0, "rebid A9").then(1, "rebid A9").then(3, "rebid A5")
    assert bids(hall, "A") == ((9, 9, 0, 5), True)
    hall.then(0, "rebid A3").then(1, "rebid A2")
    assert bids(hall, "A") == ((3, 2, 0, 0), True)
    assert bids(hall, "B") == ((2, 9, 1, 0), False)
    assert hall.view(None).boats[0].coins == 3


@pytest.mark.rule("FM-4.12")
def test_re_bids_by_standing_values_are_a_round_too() -> None:
    hall = Hall(4)
    hall.bid("A10 tied A4", "A10 tied A3", "A9")
    assert bids(hall, "A") == ((4, 3, 0, 0), True)
    hall.close_market()
    if hall.state.phase == "ice":
        assert bids(hall, "A") == ((4, 3, 0, 0), True)
        _freeze(hall)
    assert all(boat.bids == () and not boat.again for boat in hall.view(0).boats), "a new day"


def bids(hall: Hall, dock: str) -> tuple[tuple[int, ...], bool]:
    """What everybody sees of the bids for a boat, and whether these are re-bids."""
    seen = {
        (boat.bids, boat.again) for seat in (*hall.seats, None) for boat in hall.view(seat).boats if boat.dock == dock
    }
    (same,) = seen
    return same
