"""FM-7 and FM-8: sale, ice and rot."""

import pytest

from games.kernel import Reason, Refusal
from tests.games.bench import kinds
from tests.games.fishmarket.hall import Hall, ice, market

# Sale


@pytest.mark.rule("FM-7.1")
def test_all_show_their_cards_together() -> None:
    hall = market(3).cards(0, "D-eel-cod", "P-21")
    hall.then(0, "done").then(1, "done")
    assert hall.happened("cards-shown") == []
    hall.then(2, "done")
    shown = hall.happened("cards-shown")
    assert [event.seat for event in shown] == [0, 1, 2]
    assert all(event.to is None and event.reveals for event in shown)
    assert (shown[0].grey, shown[0].grey_price, shown[0].brown, shown[0].brown_price) == ("eel", 21, "cod", 19)


@pytest.mark.rule("FM-7.2", "FM-7.4")
def test_all_demanded_fish_are_sold_at_the_price_card() -> None:
    hall = market(3).stock(0, eel=2, cod=3).cards(0, "D-eel-cod", "P-28")
    hall.close_market()
    assert hall.player(0).ledger.sales == 2 * 28 + 3 * 12
    assert (hall.happened("fish-sold")[0].fish, hall.happened("fish-sold")[0].coins) == ({"eel": 2, "cod": 3}, 92)
    assert hall.state.day == 2, "nobody was asked anything"


@pytest.mark.rule("FM-7.3")
def test_herring_and_lobster_always_sell() -> None:
    hall = market(3).stock(0, herring=2, lobster=1).stock(1, lobster=2)
    hall.close_market()
    assert [player.ledger.sales for player in hall.state.players] == [40, 60, 0]


@pytest.mark.rule("FM-7.5")
def test_two_who_demand_the_same_kind_do_not_disturb_each_other() -> None:
    hall = market(3).stock(0, eel=4).stock(1, eel=3)
    hall.cards(0, "D-eel-cod", "P-30").cards(1, "D-eel-salmon", "P-20").close_market()
    assert [player.ledger.sales for player in hall.state.players] == [120, 60, 0]


@pytest.mark.rule("FM-7.6")
def test_proceeds_are_cash_and_sold_cards_are_discarded() -> None:
    hall = ice({"eel": 1, "lobster": 1}).stock(1, herring=1)
    cards = {(player.demand, player.price) for player in hall.state.players}
    hall.state.fish.discard.clear()
    hall.close_market()
    assert hall.state.phase == "ice"
    assert hall.player(0).cash == 80
    assert hall.state.fish.discard == ["lobster", "herring"]
    assert set(zip(hall.state.demand.discard, hall.state.price.discard, strict=True)) == cards
    assert all(player.demand == player.price == "" for player in hall.state.players)


# Ice


@pytest.mark.rule("FM-8.1")
def test_what_is_left_must_be_frozen_or_rot() -> None:
    hall = ice({"eel": 2, "cod": 1}).close_market()
    assert hall.owing == [0]
    assert hall.decision(0, "ice").facts["unsold"] == 3
    hall.then(0, "freeze eel")
    assert hall.player(0).unsold() == ("eel",)
    assert (hall.happened("rotted")[0].fish, hall.happened("rotted")[0].coins) == ({"cod": 1}, 5)


@pytest.mark.rule("FM-8.2")
def test_a_block_freezes_all_cards_of_a_kind() -> None:
    hall = ice({"eel": 5, "cod": 2}).close_market()
    assert hall.listed(0) == ["freeze nothing", "freeze eel", "freeze cod", "freeze eel,cod"]
    with hall.refuses("not-unsold", "FM-8.2", fish="tuna"):
        hall.act(0, {"kind": "freeze", "kinds": ["tuna"]})
    hall.then(0, "freeze eel")
    assert (hall.player(0).stock["eel"], hall.player(0).ice) == (5, 1)


@pytest.mark.rule("FM-8.3")
def test_as_many_blocks_as_he_has_at_most_one_a_kind_or_none() -> None:
    hall = ice({"eel": 1, "sole": 1, "cod": 1}).close_market()
    with hall.refuses("too-little-ice", "FM-8.3", kinds=3, ice=2):
        hall.act(0, {"kind": "freeze", "kinds": ["eel", "sole", "cod"]})
    with hall.refuses("twice", "FM-8.3", fish="eel"):
        hall.act(0, {"kind": "freeze", "kinds": ["eel", "eel"]})
    hall.then(0, "freeze nothing")
    assert (hall.player(0).ice, hall.player(0).unsold()) == (2, ())
    assert hall.player(0).ledger.rot == 15


@pytest.mark.rule("FM-8.2", "FM-8.3")
def test_one_block_is_for_one_kind() -> None:
    hall = ice({"eel": 1, "cod": 1}, blocks=1).close_market()
    assert hall.listed(0) == ["freeze nothing", "freeze eel", "freeze cod"]
    with hall.refuses("too-little-ice", "FM-8.3", kinds=2, ice=1):
        hall.act(0, {"kind": "freeze", "kinds": ["eel", "cod"]})


@pytest.mark.rule("FM-8.4")
def test_used_ice_is_gone() -> None:
    hall = ice({"eel": 1, "cod": 1}).close_market().then(0, "freeze eel,cod")
    assert hall.player(0).ice == 0
    hall.bid().cards(0, "D-tuna-salmon", "P-20").close_market()
    assert hall.player(0).ice == 0
    assert hall.state.day == 3, "without ice nobody is asked"
    assert hall.player(0).ledger.rot == 10


@pytest.mark.rule("FM-8.5")
def test_fish_frozen_yesterday_need_another_block_which_covers_new_ones_too() -> None:
    hall = ice({"eel": 2}).close_market().then(0, "freeze eel").bid()
    hall.player(0).stock["eel"] += 3
    hall.cards(0, "D-tuna-salmon", "P-20").close_market().then(0, "freeze eel")
    assert (hall.player(0).stock["eel"], hall.player(0).ice) == (5, 0)
    hall.bid().cards(0, "D-tuna-cod", "P-20").close_market()
    assert hall.player(0).stock["eel"] == 0
    assert hall.player(0).ledger.rot == 25


@pytest.mark.rule("FM-8.6")
def test_what_is_not_frozen_rots_for_five_coins_each() -> None:
    hall = ice({"eel": 3, "cod": 1}, blocks=0)
    hall.state.fish.discard.clear()
    hall.close_market()
    assert hall.player(0).balance == 50 - 20
    assert hall.happened("rotted")[0].coins == 20
    assert hall.player(0).unsold() == ()


@pytest.mark.rule("FM-8.7", "FM-12.2")
@pytest.mark.parametrize("balance", [50, 300])
def test_the_penalty_is_paid_from_cash_and_then_from_the_balance(balance: int) -> None:
    hall = ice({"eel": 7, "cod": 7, "lobster": 1}, blocks=1)
    hall.player(0).cash, hall.player(0).balance = 0, balance
    hall.close_market()
    assert hall.player(0).cash == 30
    before = hall.player(0).balance
    hall.then(0, "freeze nothing")
    rotted, banked = hall.happened("rotted")[0], hall.happened("banked")[0]
    assert rotted.coins == 70
    assert (banked.coins, banked.drawn) == (0, 50), "cash was 30 and then 0, never below"
    assert hall.player(0).balance == before - 40 - 50


@pytest.mark.rule("FM-8.8")
def test_all_choose_at_the_same_time() -> None:
    hall = ice({"eel": 2}).stock(1, eel=1).cards(1, "D-perch-cod", "P-24a").cards(0, "D-tuna-mackerel", "P-25a")
    hall.close_market()
    assert hall.owing == [0, 1]
    hall.then(1, "freeze eel").then(0, "freeze nothing")
    assert [hall.player(seat).stock["eel"] for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("FM-8.9")
def test_on_the_last_day_ice_is_used_without_asking() -> None:
    hall = ice({"eel": 1, "sole": 2, "tuna": 2, "cod": 3}, day=4)
    with pytest.raises(Refusal) as refused:
        hall.act(0, {"kind": "plan", "kinds": ["eel"]})
    assert refused.value.reason is Reason.NOT_ASKED
    hall.close_market()
    assert hall.table.over
    assert hall.happened("frozen")[0].fish == {"sole": 2, "cod": 3}
    assert hall.happened("rotted")[0].fish == {"eel": 1, "tuna": 2}
    assert hall.player(0).ice == 0
    assert hall.player(0).balance == 100 - 15


@pytest.mark.rule("FM-8.9")
def test_on_the_last_day_even_a_single_fish_is_worth_ice() -> None:
    hall = ice({"cod": 1}, day=4).close_market()
    assert (hall.player(0).ice, hall.player(0).balance) == (1, 100)


# Plans


@pytest.mark.rule("FM-8.10")
def test_a_plan_is_applied_in_its_order_to_what_is_really_left() -> None:
    hall = ice({"eel": 1, "sole": 1, "cod": 3})
    hall.then(0, "done").then(0, "plan tuna,sole,eel,cod")
    assert hall.player(0).stall == "done"
    hall.close_market()
    assert hall.state.day == 2
    assert hall.player(0).unsold() == ("eel", "sole")
    assert hall.player(0).ledger.rot == 15
    (acted,) = hall.happened("order-acted")
    assert (acted.to, acted.order, acted.action) == ((0,), "plan tuna,sole,eel,cod", "freeze eel,sole")


@pytest.mark.rule("FM-8.10")
def test_a_plan_may_be_empty_replaced_or_taken_back_and_serves_one_day() -> None:
    hall = ice({"eel": 2})
    with hall.refuses("no-plan", "FM-8.10"):
        hall.act(0, {"kind": "unplan"})
    hall.then(0, "plan eel").then(0, "plan nothing")
    answered = hall.decision(0, "plan").answered
    assert answered is not None
    assert answered.text == "plan nothing"
    hall.close_market()
    assert (hall.state.day, hall.player(0).stock["eel"], hall.player(0).ice) == (2, 0, 2)
    hall.bid().stock(0, eel=2).cards(0, "D-tuna-cod", "P-20")
    assert hall.decision(0, "plan").answered is None
    hall.then(0, "plan eel").then(0, "unplan").close_market()
    assert hall.owing == [0]


@pytest.mark.rule("FM-8.10")
def test_a_plan_needs_neither_stock_nor_ice_but_different_kinds_that_can_be_left_over() -> None:
    hall = ice({}, blocks=0)
    hall.then(0, "plan eel,cod")
    with hall.refuses("twice", "FM-8.10", fish="eel"):
        hall.act(0, {"kind": "plan", "kinds": ["eel", "cod", "eel"]})
    with hall.refuses("not-freezable", "FM-8.1", fish="lobster"):
        hall.act(0, {"kind": "plan", "kinds": ["lobster"]})
    hall.then(0, "closed").then(0, "plan sole")


@pytest.mark.rule("FM-8.11")
def test_only_those_are_asked_who_have_fish_and_ice_and_no_plan() -> None:
    hall = _several()
    hall.then(1, "plan eel").close_market()
    assert hall.owing == [0]
    assert hall.table.moves(1) == ()
    assert hall.table.moves(2) == ()
    assert hall.view(None).asked == (0, 1)
    assert hall.view(None).answered == (1,)


@pytest.mark.rule("FM-8.11")
def test_choices_are_sealed_until_all_are_in() -> None:
    hall = _several()
    hall.close_market()
    assert hall.owing == [0, 1]
    hall.then(1, "freeze eel")
    assert hall.told(2) == ["answered"]
    seen = hall.view(2).model_dump_json()
    hall.then(1, "freeze nothing")
    assert hall.events == []
    assert hall.view(2).model_dump_json() == seen
    assert hall.player(1).ice == 2
    hall.then(0, "freeze eel")
    assert [kind for kind in kinds(hall.events) if kind in {"frozen", "rotted"}] == ["frozen", "rotted", "rotted"]
    assert [event.seat for event in hall.happened("frozen") + hall.happened("rotted")] == [0, 1, 2]


def _several() -> Hall:
    """Unsold eels with 0, 1 and 2, of whom 2 has no ice."""
    hall = market(4)
    for seat, demand in ((0, "D-tuna-cod"), (1, "D-sole-cod"), (2, "D-perch-cod")):
        hall.stock(seat, eel=2).cards(seat, demand, hall.player(seat).price)
    hall.player(2).ice = 0
    return hall


def test_a_plan_looks_like_a_quick_answer_to_all_others() -> None:
    by_hand, by_plan = _several(), _several()
    by_plan.then(1, "plan eel")
    for viewer in (0, 2, 3, None):
        assert by_plan.told(viewer) == []
    by_plan.close_market()
    by_hand.close_market().then(1, "freeze eel")
    for viewer in (0, 2, 3, None):
        assert by_plan.view(viewer).model_dump_json() == by_hand.view(viewer).model_dump_json()


def test_the_default_freezes_what_is_worth_it() -> None:
    hall = ice({"eel": 1, "sole": 2, "tuna": 3, "cod": 3}).close_market()
    hall.skip(0)
    assert hall.player(0).unsold() == ("tuna", "cod")
    single = ice({"eel": 1}).close_market()
    single.skip(0)
    assert (single.player(0).ice, single.player(0).unsold()) == (2, ())
