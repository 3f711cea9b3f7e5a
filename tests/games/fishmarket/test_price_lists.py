"""Plans for a day: price lists that answer offers for their owner, and what they say of the ice (FM-6.28 to 6.32)."""

import pytest

from games.fishmarket.actions import DayPlan
from games.fishmarket.events import Traded
from games.kernel import Event, OrderActed, seen_by
from tests.games.fishmarket.hall import Hall, market

OWNER, BUYER, OTHER = 0, 1, 2
LIST = "today buy salmon 12 sell eel 8"
REFUSING = f"{LIST} others refuse"


def hall(plan: str = REFUSING) -> Hall:
    """The owner's customers ask for sole and salmon; the owner holds eels, others what they may offer. All have 50."""
    found = market(4).cards(OWNER, "D-sole-salmon", "P-25a").stock(OWNER, eel=3, lobster=1)
    found.stock(BUYER, salmon=3, lobster=1, herring=1, cod=1).stock(OTHER, salmon=2)
    return found.then(OWNER, plan) if plan else found


def offered(found: Hall, offer: str, seat: int = BUYER) -> list[str]:
    """What everybody may know of what came of an offer, but who woke."""
    found.then(seat, f"offer {offer}")
    return [event.kind for event in seen_by(None, found.events) if event.kind != "stall"]


# Leaving


@pytest.mark.rule("FM-6.28")
def test_a_plan_is_left_in_secret_replaced_whole_and_taken_back_by_an_empty_one() -> None:
    found = hall("")
    for text in (REFUSING, "today sell eel 5 ice eel"):
        found.then(OWNER, text)
        assert [order.text for order in found.table.orders(OWNER)] == [text]
        assert [found.told(seat) for seat in (None, *found.seats)] == [[], ["day-planned"], [], [], []]
    found.act(OWNER, DayPlan())
    assert found.table.orders(OWNER) == ()


@pytest.mark.rule("FM-6.28")
def test_prices_lie_within_a_menu() -> None:
    found = hall("")
    for plan, price in (
        (DayPlan(buy_eel=0), 0),
        (DayPlan(buy_eel=25), 25),
        (DayPlan(sell_eel=-1), -1),
        (DayPlan(sell_eel=24), 24),
    ):
        with found.refuses("no-such-price", "FM-6.28", fish="eel", price=price):
            found.act(OWNER, plan)
    with found.refuses("not-freezable", "FM-8.1", fish="lobster"):
        found.act(OWNER, DayPlan(ice=("lobster",)))


@pytest.mark.rule("FM-6.28")
def test_the_menus_offer_what_customers_ask_for_to_buy_and_what_they_do_not_to_sell() -> None:
    found = hall("")
    (form,) = [form for form in found.decision(OWNER, "plan").forms if form.kind == "day-plan"]
    assert [field.name for field in form.fields] == ["buy_sole", "buy_salmon", "sell_eel", "ice", "others"]
    found.then(OWNER, REFUSING).then(BUYER, "offer 50 for 3 eel to 0")
    assert found.player(OWNER).stock["eel"] == 0
    (form,) = [form for form in found.decision(OWNER, "plan").forms if form.kind == "day-plan"]
    assert "sell_eel" in [field.name for field in form.fields]  # it stands in the plan, so it can be changed there


@pytest.mark.rule("FM-6.28", "FM-8.9")
def test_on_the_last_day_there_is_a_list_but_no_word_on_ice() -> None:
    found = market(3, day=4).stock(OWNER, eel=2)
    (form,) = found.decision(OWNER, "plan").forms
    assert "ice" not in [field.name for field in form.fields]
    with found.refuses("last-day", "FM-8.9"):
        found.act(OWNER, DayPlan(ice=("eel",)))
    found.act(OWNER, DayPlan(sell_eel=0))


# What fits


@pytest.mark.rule("FM-6.29", "FM-6.30")
@pytest.mark.parametrize(
    ("offer", "taken"),
    [
        ("salmon for 12", True),
        ("salmon for 13", False),
        ("2 salmon for 24", True),
        ("8 for eel", True),
        ("7 for eel", False),
        ("salmon for eel", True),  # 12 for 8
        ("salmon for eel + 4", True),
        ("salmon for eel + 5", False),
        ("lobster for 3 eel", True),  # 30 for 24
        ("herring + 3 for eel", True),
        ("herring + 2 for eel", False),
        ("lobster for 20", False),  # no coins for what it does not buy
        ("lobster for eel + 1", False),
        ("30 for lobster", False),  # it does not sell them
        ("salmon + cod for 5", False),  # it does not buy cod
        ("salmon for nothing", True),
        ("5 for nothing", True),
        ("nothing for eel", False),
        ("40 for 4 eel", False),  # it has three
    ],
)
def test_a_list_takes_what_fits_and_nothing_else(offer: str, taken: bool) -> None:
    found = hall()
    assert offered(found, offer) == (["offer", "offer-closed", "traded"] if taken else ["offer"])


@pytest.mark.rule("FM-6.29")
def test_a_list_pays_only_what_its_owner_has() -> None:
    found = hall()
    found.player(OWNER).cash = 11
    assert offered(found, "salmon for 12") == ["offer"]
    assert offered(found, "salmon for 11") == ["offer", "offer-closed", "traded"]
    assert found.holdings()[OWNER] == (0, {"eel": 3, "salmon": 1, "lobster": 1})


# When it acts


@pytest.mark.rule("FM-6.30")
def test_of_several_lists_a_lot_decides() -> None:
    takers = set()
    for seed in range(20):
        found = market(4, seed=seed).stock(BUYER, cod=1)
        for seat in (0, 2, 3):
            found.act(seat, DayPlan(buy_cod=10))
        found.then(BUYER, "offer cod for 10")
        (trade,) = found.happened("traded")
        takers.add(trade.partner)
    assert takers == {0, 2, 3}


@pytest.mark.rule("FM-6.30")
def test_what_lies_there_already_is_taken_when_its_owner_is_done_the_oldest_first() -> None:
    found = hall("")
    found.player(OWNER).cash = 20
    found.then(BUYER, "offer salmon for 11").then(OTHER, "offer salmon for 10").then(BUYER, "offer cod for 1 to 0")
    found.then(OWNER, REFUSING)
    assert len(found.offers()) == 3
    found.then(OWNER, "done")
    assert [event.kind for event in found.events] == [
        *("order-acted", "offer-closed", "traded"),
        *("order-acted", "offer-closed"),
        "stall",
    ]
    assert (found.offers(), found.player(OWNER).cash, found.player(OWNER).stall) == (["2"], 9, "done")


@pytest.mark.rule("FM-6.30", "FM-6.13")
def test_what_an_earlier_trade_has_made_void_is_passed_over() -> None:
    found = hall("").then(BUYER, "offer 3 salmon for 9").then(BUYER, "offer salmon for 1")
    found.then(OWNER, REFUSING).then(OWNER, "done")
    assert [event.how for event in found.happened("offer-closed")] == ["accepted", "void"]
    assert found.player(OWNER).stall == "done"


@pytest.mark.rule("FM-6.21", "FM-6.32")
def test_whoever_makes_an_offer_is_back_whatever_their_list_says() -> None:
    found = hall().then(OWNER, "done").then(OWNER, "offer eel for 9")
    assert found.player(OWNER).stall == "open"


@pytest.mark.rule("FM-6.30")
def test_the_list_of_a_closed_stall_sleeps() -> None:
    found = hall().then(OWNER, "stall closed")
    assert offered(found, "salmon for 1") == ["offer"]


@pytest.mark.rule("FM-6.31")
def test_other_offers_are_refused_without_a_word_or_wait_for_the_owner() -> None:
    for offer in ("salmon for 13 to 0", "cod for 1 to 0", "nothing for lobster to 0"):
        found = hall().then(BUYER, f"offer {offer}")
        assert found.offers() == []
        (closed,) = found.happened("offer-closed")
        assert (closed.how, closed.why, closed.fish) == ("rejected", None, None)
        assert hall(LIST).then(BUYER, f"offer {offer}").offers() == ["1to0.1"]


@pytest.mark.rule("FM-6.32", "FM-6.21")
def test_whoever_is_done_and_has_a_list_is_not_called_back_for_what_it_answers() -> None:
    for plan, offer, back in (
        (REFUSING, "salmon for 13 to 0", False),
        (REFUSING, "1 for eel", False),
        (REFUSING, "salmon for 12", False),
        (LIST, "salmon for 12 to 0", False),
        (LIST, "salmon for 13 to 0", True),
        (LIST, "1 for eel", True),
    ):
        found = hall(plan).then(OWNER, "done").then(BUYER, f"offer {offer}")
        assert (OWNER in found.owing) == back, f"{plan}: {offer}"


@pytest.mark.rule("FM-6.32", "FM-6.24")
def test_a_market_in_which_all_have_lists_closes_with_the_last_who_is_done() -> None:
    found = hall()
    for seat in (BUYER, OTHER, 3):
        found.act(seat, DayPlan(others="refuse"))
    found.then(OWNER, "done").then(BUYER, "offer salmon for 12 to 0").then(BUYER, "done")
    found.then(OTHER, "offer 8 for eel").then(OTHER, "done")
    assert found.owing == [3]
    found.then(3, "done")
    assert found.state.phase != "market"


# Nobody can tell


def shown(found: Hall, seat: int | None, moves: list[tuple[int, str]]) -> list[str]:
    """All that a seat is told of these moves, but what is only for the owner of a list."""
    events: list[Event] = []
    for mover, move in moves:
        found.then(mover, move)
        events += seen_by(seat, found.events)
    return [repr(event) for event in events if not isinstance(event, OrderActed)]


@pytest.mark.rule("FM-6.30", "FM-6.31", "FM-6.32")
@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("offer salmon for 12 to 0", "accept 1to0.1"),
        ("offer salmon for 12", "accept 1"),
        ("offer salmon for 13 to 0", "reject 1to0.1"),
        ("offer 1 for eel", ""),
    ],
)
def test_a_list_looks_like_a_quick_hand(offer: str, answer: str) -> None:
    by_list, by_hand = hall().then(OWNER, "done"), hall("").then(OWNER, "done")
    hand = [(OWNER, answer)] if answer else []
    for seat in (None, BUYER, OTHER):
        a, b = hall().then(OWNER, "done"), hall("").then(OWNER, "done")
        assert shown(a, seat, [(BUYER, offer)]) == shown(b, seat, [(BUYER, offer), *hand, (OWNER, "done")])
        assert a.view(seat) == b.view(seat)
    by_list.then(BUYER, offer)
    for mover, move in [(BUYER, offer), *hand, (OWNER, "done")]:
        by_hand.then(mover, move)
    by_list.player(OWNER).plan = None
    assert by_list.table.dump() == by_hand.table.dump()


def test_the_owner_is_told_what_the_list_did_and_why() -> None:
    found = hall().then(OWNER, "done").then(BUYER, "offer salmon for 12")
    acted = [event for event in found.events if isinstance(event, OrderActed)]
    assert [(event.to, event.order, event.action, event.quiet) for event in acted] == [
        ((OWNER,), "today buy salmon 12", "accept 1", False),
        ((OWNER,), REFUSING, "stall done", True),
    ]
    assert any(isinstance(event, Traded) for event in found.events)


# Ice


@pytest.mark.rule("FM-8.10", "FM-8.11", "FM-6.28")
def test_a_plan_says_what_goes_on_ice_or_leaves_it_to_be_asked() -> None:
    for ice, asked, frozen in (((), True, {}), (("rest",), False, {}), (("eel",), False, {"eel": 3})):
        found = hall("")
        found.act(OWNER, DayPlan(buy_salmon=3, ice=ice))
        for seat in (BUYER, OTHER):
            found.stock(seat)
        found.close_market()
        assert (found.state.phase, found.owing) == (("ice", [OWNER]) if asked else ("bids", [0, 1, 2, 3]))
        if not asked:
            assert {kind: n for kind, n in found.player(OWNER).stock.items() if n} == frozen
            assert found.player(OWNER).plan is None


@pytest.mark.rule("FM-8.12")
def test_what_to_freeze_is_said_with_done() -> None:
    found = hall(LIST).stock(OTHER).then(OWNER, "finish eel")
    assert found.told(OWNER) == ["plan", "stall"]
    assert found.told(BUYER) == ["stall"]
    assert [order.text for order in found.table.orders(OWNER)] == [f"{LIST} ice eel"]
    with found.refuses("same-stall", "FM-6.20", stall="done"):
        found.act(OWNER, {"kind": "finish", "kinds": []})
    with found.refuses("nothing-to-freeze", "FM-8.12"):
        found.act(3, {"kind": "finish", "kinds": []})
    found.stock(BUYER, cod=2).cards(BUYER, "D-eel-dorade", "P-25b").then(BUYER, "finish nothing")
    assert [order.text for order in found.table.orders(BUYER)] == ["plan nothing"]
    found.close_market()
    assert (found.state.phase, found.player(OWNER).stock["eel"], found.player(BUYER).stock["cod"]) == ("bids", 3, 0)
