"""FM-5 and FM-6: demand cards, offers, counter-offers, acceptances, stall states."""

from typing import Any

import pytest

from games.fishmarket.components import DEMAND_CARDS
from games.kernel import Reason, Refusal
from games.kernel.notation import read
from tests.games.fishmarket.hall import Hall, market


def traders(**options: Any) -> Hall:  # noqa: ANN401 - option values
    """An open market: 0 has soles and an eel, 1 salmon and mackerel, 2 a cod, 3 nothing but coins."""
    hall = market(4, **options)
    return hall.stock(0, sole=2, eel=1).stock(1, salmon=1, mackerel=2).stock(2, cod=1)


def offering(**values: object) -> dict[str, object]:
    return {"kind": "offer", "give": {}, "want": {}} | values


# Demand cards


@pytest.mark.rule("FM-5.1", "FM-5.2", "FM-5.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_open_cards_and_one_unseen_are_dealt_and_one_goes_back_on_top(seats: int) -> None:
    orders = set()
    for seed in range(30):
        hall = Hall(seats, seed)
        extra, open_cards = hall.state.demand.pile[-1], list(hall.state.face_up)
        hall.bid()
        hands = [hall.player(seat).demand for seat in hall.state.seat_order]
        left_over = hall.state.demand.pile[-1]
        assert sorted([*hands, left_over]) == sorted([*open_cards, extra])
        orders.add(([*open_cards, extra]).index(left_over))
        hall.close_market()
        assert hall.state.face_up[0] == left_over
    assert orders == set(range(seats + 1))


@pytest.mark.rule("FM-5.2")
def test_a_demand_card_is_secret() -> None:
    hall = market(4)
    for seat in hall.seats:
        own = hall.view(seat).own
        assert own is not None
        assert own.demand == hall.player(seat).demand
        assert [event.seat for event in hall.happened("demand-dealt") if event.visible_to(seat)] == [seat]


@pytest.mark.rule("FM-5.2")
def test_demand_cards_are_dealt_in_seat_order() -> None:
    hall = market(4, seed=2)
    assert hall.state.seat_order != sorted(hall.state.seat_order)
    assert [event.seat for event in hall.happened("demand-dealt")] == hall.state.seat_order


@pytest.mark.rule("FM-5.2", "FM-1.5")
def test_demand_cards_are_shuffled_anew_every_day() -> None:
    def dealt(hall: Hall) -> list[int]:
        """Which of the open cards and the unseen one everybody got."""
        pool = [*hall.state.face_up, hall.state.demand.pile[-1]]
        hall.bid()
        return [pool.index(hall.player(seat).demand) for seat in hall.state.seat_order]

    hall = Hall(5)
    first = dealt(hall)
    assert dealt(hall.close_market()) != first


@pytest.mark.rule("FM-5.4")
def test_a_demand_card_names_two_kinds_and_the_price_card_their_prices() -> None:
    hall = market(4).cards(0, "D-tuna-cod", "P-28")
    own = hall.view(0).own
    assert own is not None
    assert (own.grey, own.grey_price, own.brown, own.brown_price) == ("tuna", 28, "cod", 12)
    assert DEMAND_CARDS["D-tuna-cod"] == ("tuna", "cod")


# When and what


@pytest.mark.rule("FM-6.1")
def test_trading_is_possible_only_while_the_market_is_open() -> None:
    hall = Hall(4)
    for kind in ("offer", "accept", "stall"):
        with pytest.raises(Refusal) as refused:
            hall.act(0, {"kind": kind, "give": {"coins": 1}, "want": {}} if kind == "offer" else _acting(kind))
        assert refused.value.reason is Reason.NOT_ASKED
    hall.bid()
    hall.then(0, "offer 1 for nothing")
    hall.close_market()
    with pytest.raises(Refusal):
        hall.act(1, {"kind": "accept", "offer": "1"})


def _acting(kind: str) -> dict[str, object]:
    return {"kind": "accept", "offer": "1"} if kind == "accept" else {"kind": "stall", "stall": "done"}


@pytest.mark.rule("FM-6.2")
@pytest.mark.parametrize("item", ["ice", "balance", "P-20", "D-eel-cod", "caviar"])
def test_only_fish_and_coins_change_hands(item: str) -> None:
    hall = traders()
    with hall.refuses("no-such-item", "FM-6.2", item=item):
        hall.act(0, offering(give={item: 1}))
    with hall.refuses("no-such-item", "FM-6.2", item=item):
        hall.act(0, offering(want={item: 1}))


@pytest.mark.rule("FM-6.3", "FM-12.3")
def test_the_balance_does_not_pay_for_a_trade() -> None:
    hall = traders()
    hall.player(0).balance = hall.player(1).balance = 1000
    with hall.refuses("you-lack", "FM-6.8", item="coins", need=51, have=50):
        hall.then(0, "offer 51 for salmon")
    hall.then(0, "offer sole for 51 coins")
    with hall.refuses("you-lack", "FM-6.11", item="coins", need=51, have=50):
        hall.act(1, {"kind": "accept", "offer": "1"})


@pytest.mark.rule("FM-6.4", "FM-6.12")
def test_a_trade_is_a_complete_exchange_between_two() -> None:
    hall = traders()
    hall.then(0, "offer 2 soles for salmon + 5").then(1, "accept 1")
    assert hall.holdings() == [
        (55, {"eel": 1, "salmon": 1}),
        (45, {"sole": 2, "mackerel": 2}),
        (50, {"cod": 1}),
        (50, {}),
    ]


@pytest.mark.rule("FM-6.5")
def test_an_offer_has_a_proposer_an_audience_and_two_bundles() -> None:
    hall = traders()
    hall.then(0, "offer sole + eel for salmon + 5 to 1").then(0, "offer 2 for cod")
    named, public = hall.offer("0to1.1"), hall.offer("1")
    assert (named.proposer, named.partner) == (0, 1)
    assert (named.give, named.want) == ({"eel": 1, "sole": 1}, {"coins": 5, "salmon": 1})
    assert (public.proposer, public.partner, public.give) == (0, None, {"coins": 2})
    for partner in (0, 4, -1):
        with hall.refuses("no-such-partner", "FM-6.5"):
            hall.act(0, offering(give={"sole": 1}, partner=partner))
    with hall.refuses("more-than-exist", "FM-6.5", item="cod", count=8, most=7):
        hall.act(0, offering(want={"cod": 8}))
    for amount in (-1, 1.5):
        with hall.refuses("unreadable", ""):
            hall.act(0, offering(want={"cod": amount}))


@pytest.mark.parametrize(
    "typed",
    [
        "offer sole for salmon + 5",
        "offer 1 sole for 1 salmon + 5 coins",
        "sole for salmon + 5",
        "OFFER SOLE FOR SALMON, 5 COINS",
        "offer sol for salm + 5",
    ],
)
def test_offers_can_be_typed_in_many_spellings(typed: str) -> None:
    hall = traders()
    hall.then(0, typed)
    assert (hall.offer("1").give, hall.offer("1").want) == ({"sole": 1}, {"coins": 5, "salmon": 1})


@pytest.mark.rule("FM-6.6")
def test_nothing_for_nothing_and_a_kind_for_itself_are_no_offers() -> None:
    hall = traders()
    with hall.refuses("empty-offer", "FM-6.6"):
        hall.act(0, offering())
    with hall.refuses("both-sides", "FM-6.6", item="sole"):
        hall.then(0, "offer 2 sole for 1 sole + 9")
    with hall.refuses("both-sides", "FM-6.6", item="coins"):
        hall.then(0, "offer sole + 5 for 9")


@pytest.mark.rule("FM-6.7")
def test_gifts_and_requests_need_acceptance() -> None:
    hall = traders()
    hall.then(0, "offer eel + 3 for nothing").then(3, "offer nothing for cod")
    assert hall.holdings()[0] == (50, {"sole": 2, "eel": 1})
    hall.then(3, "accept 1").then(2, "accept 2")
    assert hall.holdings()[3] == (53, {"eel": 1, "cod": 1})
    assert hall.holdings()[0] == (47, {"sole": 2})


@pytest.mark.rule("FM-6.7")
def test_without_gifts_both_bundles_are_needed() -> None:
    hall = traders(allow_gifts=False)
    with hall.refuses("no-gifts", "FM-6.7"):
        hall.then(0, "offer eel for nothing")
    with hall.refuses("no-gifts", "FM-6.7"):
        hall.then(0, "offer nothing for cod")
    hall.then(0, "offer eel for 1")
    with hall.refuses("no-gifts", "FM-6.7"):
        hall.then(1, "counter 1 with 1 for nothing")


@pytest.mark.rule("FM-6.8")
def test_the_proposer_must_hold_what_he_gives_but_not_what_he_wants() -> None:
    hall = traders()
    with hall.refuses("you-lack", "FM-6.8", item="sole", need=3, have=2):
        hall.then(0, "offer 3 sole for salmon")
    with hall.refuses("you-lack", "FM-6.8", item="lobster", need=1, have=0):
        hall.then(0, "offer lobster for salmon")
    hall.then(0, "offer sole for 7 lobster + 200")


@pytest.mark.rule("FM-6.9")
def test_offers_reserve_nothing() -> None:
    hall = traders()
    hall.then(0, "offer 2 sole for salmon").then(0, "offer 2 sole for cod").then(0, "offer 2 sole for 10")
    assert hall.offers() == ["1", "2", "3"]
    assert hall.player(0).stock["sole"] == 2


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


# Stalls


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


@pytest.mark.rule("FM-6.26")
def test_only_the_player_who_tried_learns_of_a_refusal() -> None:
    hall = traders()
    before = len(hall.table.log)
    with pytest.raises(Refusal):
        hall.then(0, "offer 9 sole for 1")
    assert len(hall.table.log) == before


@pytest.mark.rule("FM-6.27", "FM-6.10")
def test_of_two_who_accept_at_once_one_gets_it() -> None:
    hall = traders()
    hall.then(0, "offer sole for 5")
    pressed = [
        (seat, next(choice for choice in hall.decision(seat, "market").choices if choice.kind == "accept"))
        for seat in (2, 3)
    ]
    hall.act(*pressed[0])
    with hall.refuses("offer-gone", "FM-6.10", offer="1"):
        hall.act(*pressed[1])
    assert [player.cash for player in hall.state.players] == [55, 50, 45, 50]


def test_two_hundred_offers_with_racing_acceptances_conserve_everything() -> None:
    hall = traders(max_offers_per_day=50, max_open_offers=10)
    coins = sum(player.cash for player in hall.state.players)
    fish = {kind: sum(player.stock[kind] for player in hall.state.players) for kind in hall.player(0).stock}
    stream = hall.table.dice.stream("racing")
    trades = 0
    for _ in range(200):
        seat = stream.below(4)
        forms = [form for form in hall.decision(seat, "market").forms if form.kind == "offer"]
        if forms:
            hall.act(seat, forms[0].sample(stream))
        for other in stream.shuffled(hall.seats):
            for number in hall.offers():
                try:
                    hall.act(other, {"kind": "accept", "offer": number})
                except Refusal:
                    continue
                trades += any(event.kind.endswith("traded") for event in hall.events)
    assert trades > 20
    assert sum(player.cash for player in hall.state.players) == coins
    assert {kind: sum(player.stock[kind] for player in hall.state.players) for kind in fish} == fish


def test_the_offer_form_takes_three_steps_and_names_everything() -> None:
    hall = traders()
    form = next(form for form in hall.decision(0, "market").forms if form.kind == "offer")
    assert [field.name for field in form.fields] == ["give", "want", "partner"]
    assert read("offer sole for salmon + 5 to 2", hall.table.moves(0)) == {
        "kind": "offer",
        "give": {"sole": 1},
        "want": {"salmon": 1, "coins": 5},
        "partner": "2",
    }
