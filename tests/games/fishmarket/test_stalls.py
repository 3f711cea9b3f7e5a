"""FM-6: stalls that are done or closed, and how the market ends."""

import pytest

from tests.games.fishmarket.hall import Hall, offering, traders


@pytest.mark.rule("FM-6.20")
def test_stall_states_are_public_and_free() -> None:
    hall = traders()
    assert [player.stall for player in hall.view(None).players] == ["open"] * 4
    assert [player.stall for player in Hall(4).view(0).players] == [None] * 4, "at dawn there is no market"
    hall.then(0, "stall done").then(1, "closed").then(0, "stall open").then(0, "stall closed").then(1, "stall done")
    assert [player.stall for player in hall.view(3).players] == ["closed", "done", "open", "open"]
    with hall.refuses("same-stall", "FM-6.20", stall="closed"):
        hall.act(0, {"kind": "stall", "stall": "closed"})


@pytest.mark.rule("FM-6.21")
def test_what_wakes_a_stall_that_is_done() -> None:
    def woken(seat: int, *moves: tuple[int, str]) -> bool:
        hall = traders()
        hall.then(1, "offer 1 for eel").then(seat, "done")
        for mover, text in moves:
            hall.then(mover, text)
        return hall.player(seat).stall == "open"

    assert woken(0, (0, "offer sole for 5"))
    assert woken(0, (0, "counter 1 with eel for 2"))
    assert woken(0, (0, "accept 1"))
    assert woken(0, (1, "offer 2 for sole to 0"))
    assert woken(1, (0, "counter 1 with eel for 2"))
    assert woken(0, (2, "offer 2 for sole"))
    assert woken(3, (2, "offer cod for 50"))
    assert not woken(3, (2, "offer cod for 51"))
    assert not woken(0, (2, "offer 2 for 3 sole"))
    assert not woken(0, (2, "offer 2 for sole to 1"))
    assert not woken(2, (0, "accept 1"))
    assert not woken(1, (0, "accept 1"))
    assert not woken(1, (1, "withdraw 1"))
    assert not woken(0, (0, "plan sole"))


@pytest.mark.rule("FM-6.21")
def test_rejecting_does_not_wake() -> None:
    hall = traders()
    hall.then(1, "offer 1 for eel to 0").then(0, "done").then(0, "reject 1to0.1")
    assert hall.player(0).stall == "done"


@pytest.mark.rule("FM-6.21", "FM-6.16")
def test_that_a_stall_woke_is_seen_but_not_the_secret_offer() -> None:
    hall = traders()
    hall.then(1, "done").then(0, "offer sole for 5 to 1")
    assert hall.told(2) == ["stall"]


@pytest.mark.rule("FM-6.22")
def test_offers_of_a_stall_that_is_done_may_be_accepted() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5").then(0, "done").then(1, "accept 1")
    assert hall.player(0).stall == "done"
    assert hall.player(0).cash == 55


@pytest.mark.rule("FM-6.23")
def test_a_closed_stall_neither_offers_nor_accepts() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5").then(1, "offer 1 for eel").then(0, "closed")
    assert hall.offers() == ["2"]
    assert [event.how for event in hall.happened("offer-closed")] == ["withdrawn"]
    for action in (
        offering(give={"sole": 1}),
        {"kind": "accept", "offer": "2"},
    ):
        with hall.refuses("stall-closed", "FM-6.23"):
            hall.act(0, action)
    with hall.refuses("partner-closed", "FM-6.23", seat=0):
        hall.act(1, offering(give={"salmon": 1}, partner=0))
    hall.then(2, "offer 2 for sole")
    assert hall.player(0).stall == "closed"
    assert hall.listed(0) == ["stall open", "stall done"]
    hall.then(0, "stall open").then(0, "accept 2")


@pytest.mark.rule("FM-6.23", "FM-6.16")
def test_nobody_offers_to_a_closed_stall_where_all_see_the_offers() -> None:
    hall = traders(private_offers=False).then(0, "closed")
    with hall.refuses("partner-closed", "FM-6.23", seat=0):
        hall.act(1, offering(give={"salmon": 1}, partner=0))


@pytest.mark.rule("FM-6.25")
def test_closing_rejects_what_was_offered_to_the_stall() -> None:
    hall = traders()
    hall.then(1, "offer 1 for eel to 0").then(0, "offer sole for 9").then(2, "counter 1 with cod for sole")
    hall.then(0, "closed")
    assert hall.offers() == []
    assert {event.offer: event.how for event in hall.happened("offer-closed")} == {
        "1": "withdrawn",
        "1to0.1": "rejected",
        "2": "rejected",
    }
    hall.then(0, "stall open")
    assert hall.offers() == []


@pytest.mark.rule("FM-6.24")
def test_the_market_closes_when_nobody_is_open() -> None:
    hall = traders()
    hall.then(3, "offer 1 for cod").then(0, "done").then(1, "closed").then(2, "done")
    assert hall.state.phase == "market"
    hall.then(3, "done")
    assert hall.state.phase != "market"
    assert [event.how for event in hall.happened("offer-closed")] == ["expired"]
    assert hall.offers() == []


@pytest.mark.rule("FM-6.24")
def test_at_the_deadline_an_open_stall_counts_as_done() -> None:
    hall = traders()
    hall.then(0, "offer 1 for cod")
    for seat in hall.seats:
        assert hall.state.phase == "market"
        assert hall.offers() == ["1"], "what they have offered stands until the market closes"
        hall.skip(seat)
    assert hall.state.phase != "market"
