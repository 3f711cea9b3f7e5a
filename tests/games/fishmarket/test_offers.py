"""FM-6: what becomes of an offer: who may answer it, who sees it, and how many there may be."""

import pytest

from tests.games.fishmarket.hall import offering, traders

# Accepting


@pytest.mark.rule("FM-6.10")
def test_who_may_accept() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5 to 1").then(0, "offer eel for 5")
    assert "accept 0to1.1" in hall.listed(1)
    assert "accept 0to1.1" not in hall.listed(2)
    with hall.refuses("no-such-offer", "FM-6.10", offer="0to1.1"):
        hall.act(2, {"kind": "accept", "offer": "0to1.1"})
    with hall.refuses("own-offer", "FM-6.10"):
        hall.act(0, {"kind": "accept", "offer": "1"})
    assert [("accept 1" in hall.listed(seat)) for seat in hall.seats] == [False, True, True, True]
    hall.then(3, "accept 1")
    with hall.refuses("offer-gone", "FM-6.10", offer="1"):
        hall.act(2, {"kind": "accept", "offer": "1"})


@pytest.mark.rule("FM-6.10", "FM-6.16")
def test_a_named_offer_that_all_see_is_still_only_for_the_one_named() -> None:
    hall = traders(private_offers=False)
    hall.then(0, "offer sole for 5 to 1")
    assert [("accept 1" in hall.listed(seat)) for seat in hall.seats] == [False, True, False, False]
    buttons = [topic.answers for seat in hall.seats for topic in hall.table.topics(seat)]
    assert buttons == [("withdraw",), ("accept", "counter", "reject", "decline"), (), ()]
    with hall.refuses("not-named", "FM-6.10", offer="1"):
        hall.act(2, {"kind": "accept", "offer": "1"})
    with hall.refuses("not-named", "FM-6.10", offer="1"):
        hall.act(2, {"kind": "counter", "offer": "1", "give": {"coins": 6}, "want": {"sole": 1}})
    hall.then(1, "accept 1")


@pytest.mark.rule("FM-6.11", "FM-6.26")
def test_if_the_accepter_lacks_something_nothing_moves_and_the_offer_stays() -> None:
    hall = traders()
    hall.then(0, "offer sole for lobster")
    assert "accept 1" not in hall.listed(1)
    with hall.refuses("you-lack", "FM-6.11", item="lobster", need=1, have=0):
        hall.act(1, {"kind": "accept", "offer": "1"})
    assert hall.offers() == ["1"]


@pytest.mark.rule("FM-6.11")
def test_if_the_proposer_lacks_something_the_offer_is_void() -> None:
    hall = traders()
    hall.then(0, "offer sole for lobster")
    hall.stock(0, eel=1)  # by the rules alone this cannot come about: FM-6.13 is quicker
    before = hall.holdings()
    hall.act(1, {"kind": "accept", "offer": "1"})
    assert [event.how for event in hall.happened("offer-closed")] == ["void"]
    assert len(hall.events) == 1
    assert hall.offers() == []
    assert hall.holdings() == before


@pytest.mark.rule("FM-6.13")
def test_after_a_trade_offers_without_goods_are_void_for_good() -> None:
    hall = traders()
    hall.then(0, "offer 2 sole for salmon").then(0, "offer sole for 9").then(0, "offer 2 sole for 1 to 2")
    hall.then(1, "offer salmon for cod")
    hall.then(3, "accept 2")
    assert hall.offers() == ["3"]
    assert [(event.offer, event.how) for event in hall.happened("offer-closed")] == [
        ("2", "accepted"),
        ("1", "void"),
        ("0to2.1", "void"),
    ]
    assert "0to2.1" not in [event.offer for event in hall.happened("offer-closed") if event.visible_to(3)]
    hall.then(3, "offer sole for nothing to 0").then(0, "accept 3to0.1")
    assert hall.player(0).stock["sole"] == 2
    assert hall.offers() == ["3"]


@pytest.mark.rule("FM-6.14")
def test_withdrawing_and_rejecting() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5 to 1").then(0, "offer sole for 6").then(1, "offer salmon for 7 to 0")
    with hall.refuses("not-your-offer", "FM-6.14"):
        hall.act(1, {"kind": "withdraw", "offer": "0to1.1"})
    with hall.refuses("not-named", "FM-6.14"):
        hall.act(1, {"kind": "reject", "offer": "1"})
    with hall.refuses("not-named", "FM-6.14"):
        hall.act(0, {"kind": "reject", "offer": "0to1.1"})
    hall.then(1, "reject 0to1.1")
    assert [event.how for event in hall.happened("offer-closed")] == ["rejected"]
    hall.then(0, "withdraw 1").then(0, "reject 1to0.1")
    assert hall.offers() == []


# Countering


@pytest.mark.rule("FM-6.15")
def test_a_counter_goes_to_the_proposer_alone_and_rejects_a_named_offer() -> None:
    hall = traders()
    hall.then(0, "offer sole for salmon + 5 to 1")
    hall.then(1, "counter 0to1.1 with salmon for sole")
    assert hall.offers() == ["1to0.1"]
    counter = hall.offer("1to0.1")
    assert (counter.proposer, counter.partner, counter.answers) == (1, 0, "0to1.1")
    assert [(event.kind, getattr(event, "how", None)) for event in hall.events] == [
        ("offer-closed", "countered"),
        ("offer", None),
    ]
    hall.then(0, "accept 1to0.1")
    assert hall.player(1).stock["sole"] == 1


@pytest.mark.rule("FM-6.15")
def test_a_counter_leaves_an_offer_to_everybody_open() -> None:
    hall = traders()
    hall.then(0, "offer sole for salmon + 5").then(1, "counter 1 with salmon for sole")
    assert hall.offers() == ["1", "2"]
    assert hall.offer("2").partner == 0
    with hall.refuses("not-named", "FM-6.10"):
        hall.act(3, {"kind": "accept", "offer": "2"})


@pytest.mark.rule("FM-6.15", "FM-6.26")
def test_a_refused_counter_changes_nothing() -> None:
    hall = traders()
    hall.then(0, "offer sole for salmon + 5 to 1")
    with hall.refuses("you-lack", "FM-6.8", item="lobster"):
        hall.then(1, "counter 0to1.1 with lobster for sole")
    with hall.refuses("own-offer", "FM-6.10"):
        hall.act(0, {"kind": "counter", "offer": "0to1.1", "give": {"eel": 1}, "want": {}})
    with hall.refuses("no-such-offer", "FM-6.10"):
        hall.act(2, {"kind": "counter", "offer": "0to1.1", "give": {"cod": 1}, "want": {}})
    assert hall.offers() == ["0to1.1"]


# Who sees what


@pytest.mark.rule("FM-6.16")
def test_who_sees_an_offer() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5 to 1")
    assert [hall.told(viewer) for viewer in (0, 1, 2, None)] == [["offer"], ["offer"], [], []]
    hall.then(1, "counter 0to1.1 with 4 for sole")
    assert [hall.told(viewer) for viewer in (2, 3, None)] == [[], [], []]
    hall.then(0, "offer eel for 5")
    assert [[offer.offer for offer in hall.view(viewer).offers] for viewer in (0, 1, 2, None)] == [
        ["1to0.1", "1"],
        ["1to0.1", "1"],
        ["1"],
        ["1"],
    ]
    hall.then(3, "counter 1 with 4 for eel")
    assert hall.told(None) == ["offer"]


@pytest.mark.rule("FM-6.16")
def test_without_private_offers_everybody_sees_all() -> None:
    hall = traders(private_offers=False)
    hall.then(0, "offer sole for 5 to 1").then(1, "counter 1 with 4 for sole")
    assert [offer.offer for offer in hall.view(None).offers] == ["2"]
    assert hall.offer("2").answers == "1"


def test_numbers_of_offers_do_not_count_the_secret_ones() -> None:
    secretive, open_hearted = traders(), traders()
    secretive.then(0, "offer sole for 5 to 1").then(0, "offer sole for 6 to 1").then(1, "offer salmon for 3 to 2")
    for hall in (secretive, open_hearted):
        hall.then(0, "offer eel for 2").then(0, "offer eel for 3 to 3")
    assert secretive.view(3).model_dump_json() == open_hearted.view(3).model_dump_json()
    assert secretive.view(None).model_dump_json() == open_hearted.view(None).model_dump_json()


@pytest.mark.rule("FM-6.17")
def test_every_trade_is_announced_with_both_bundles() -> None:
    hall = traders()
    hall.then(0, "offer 2 sole for salmon + 5 to 1").then(1, "accept 0to1.1")
    (trade,) = hall.happened("secretly-traded")
    assert trade.to is None
    assert (trade.seat, trade.partner) == (0, 1)
    assert (trade.give, trade.want) == ({"sole": 2}, {"coins": 5, "salmon": 1})
    assert hall.told(None) == ["secretly-traded"]
    hall.then(0, "offer eel for 1").then(2, "accept 1")
    assert hall.told(None) == ["offer-closed", "traded"]


# Limits


@pytest.mark.rule("FM-6.18")
def test_open_offers_are_limited() -> None:
    hall = traders(max_open_offers=2)
    hall.then(0, "offer sole for 1").then(0, "offer sole for 2 to 1").then(1, "offer salmon for 9 to 0")
    with hall.refuses("too-many-open", "FM-6.18", most=2):
        hall.act(0, offering(give={"eel": 1}, want={"coins": 3}))
    with hall.refuses("too-many-open", "FM-6.18", most=2):
        hall.act(0, {"kind": "counter", "offer": "1to0.1", "give": {"coins": 3}, "want": {"salmon": 1}})
    assert [form.kind for form in hall.decision(0, "market").forms] == ["decline", "finish"]
    hall.then(0, "withdraw 1").then(0, "counter 1to0.1 with 3 for salmon")


@pytest.mark.rule("FM-6.18")
def test_offers_of_a_day_are_limited_and_acceptances_are_not() -> None:
    hall = traders(max_offers_per_day=2)
    hall.then(0, "offer sole for 1").then(0, "withdraw 1")
    with hall.refuses("both-sides", "FM-6.6"):
        hall.act(0, offering(give={"eel": 1}, want={"eel": 3}))
    hall.then(1, "offer 3 for eel").then(0, "counter 2 with eel for 4").then(0, "withdraw 3")
    with hall.refuses("too-many-today", "FM-6.18", most=2):
        hall.act(0, offering(give={"sole": 1}))
    hall.then(0, "accept 2")
    hall.stock(0).stock(1).stock(2).close_market().bid()
    hall.then(0, "offer 1 for nothing")


@pytest.mark.rule("FM-6.19")
def test_anything_may_be_said_and_nothing_is_confirmed() -> None:
    hall = traders().cards(1, "D-eel-cod", "P-20")
    for why in ("no-use", "keep", "lack"):
        hall.then(0, "offer eel for 5 to 1")
        hall.then(1, f"decline 0to1.{hall.state.numbered['0to1.']} because {why} re eel")
        (closed,) = hall.events
        assert (closed.kind, closed.visible_to(2)) == ("offer-closed", False)
        assert vars(closed)["why"] == why
        assert vars(closed)["fish"] == "eel"
    assert [(word.why, word.fish) for word in hall.view(0).words] == [
        ("no-use", ("eel",)),
        ("keep", ("eel",)),
        ("lack", ("eel",)),
    ]
    assert hall.view(2).words == ()
    hall.then(0, "offer eel for 5 to 1")
    with hall.refuses("no-such-item", "FM-6.2", item="coins"):
        hall.act(1, {"kind": "decline", "offer": "0to1.4", "why": "keep", "fish": "coins"})


@pytest.mark.rule("FM-6.19", "FM-6.24")
def test_what_was_said_yesterday_is_forgotten() -> None:
    hall = traders().then(0, "offer eel for 5 to 1").then(1, "decline 0to1.1 because no-use re eel")
    assert len(hall.view(0).words) == 1
    hall.stock(0).stock(1).stock(2).close_market().bid()
    assert hall.view(0).words == ()


@pytest.mark.rule("FM-6.14", "FM-6.19")
def test_a_rejection_without_a_word_is_about_the_fish_of_the_offer() -> None:
    hall = traders().then(0, "offer eel + 2 for salmon to 1").then(1, "reject 0to1.1")
    assert [(word.why, word.fish) for word in hall.view(0).words] == [(None, ("eel", "salmon"))]
