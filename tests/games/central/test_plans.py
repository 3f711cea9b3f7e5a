"""A plan for the round in one form: only where it is silent its owner is asked (CM-15.8)."""

import pytest

from games.central.actions import OrderSell
from games.central.components import PRODUCTS
from games.central.events import BidMade, Opened, Passed, Sold, Stayed, TouristsCame
from games.central.reasons import Because
from games.kernel import OrderActed
from tests.contract.looking import picture
from tests.games.central.market import GAME, Market, of, told
from tools.waits import Habit, measure

HANDS = ("tomato 2 3, carrot 4", "tomato 3 4, eggplant 2", "tomato 2 4, pepper 3")
LASTING = "others pass sell most rot never tourists never"


def planned(market: Market, seat: int) -> str:
    """The plan of a seat as it stands; empty if there is none."""
    return next((order.text for order in market.table.orders(seat) if order.plan), "")


@pytest.mark.rule("CM-15.8")
def test_the_same_round_planned_and_by_hand() -> None:
    by_hand, by_plan = Market(HANDS, ahead=True), Market(HANDS, ahead=True)
    hand = by_hand.go("0 open tomato 10", "1 undercut to 6", "2 pass", "0 undercut to 5")
    hand += by_hand.go("1 stay") if by_hand.asked.get(1) == "lower" else []
    hand += by_hand.go("0 sell 1x2kg 1x3kg") + by_hand.decline()
    hand += by_hand.go("1 sell 1x3kg 1x4kg") + by_hand.decline()
    hand += by_hand.go("1 open eggplant 9", "2 pass", "0 pass", "1 sell 1x2kg") + by_hand.decline()
    hand += by_hand.go("2 open pepper 10", "0 pass", "2 sell 1x3kg") + by_hand.decline()
    assert set(by_hand.asked.values()) == {"aside"}

    given = by_plan.go(
        f"0 plan tomato to-5 {LASTING}",
        f"1 plan open heaviest for 9 tomato to-6 eggplant pass {LASTING}",
        f"2 plan open pepper tomato pass pepper to-8 {LASTING}",
    )
    assert told(None, given) == []
    plan = by_plan.go("0 open tomato 10")
    assert set(by_plan.asked.values()) == {"aside"}
    assert told(None, plan) == told(None, hand)
    assert picture(by_plan.table, None) == picture(by_hand.table, None)


@pytest.mark.rule("CM-15.8")
def test_nobody_can_tell_who_has_planned() -> None:
    silent, planning = Market(HANDS), Market(HANDS)
    planning.go(f"1 plan open eggplant tomato to-4 {LASTING}")
    for seat in (0, 2, None):
        assert picture(planning.table, seat) == picture(silent.table, seat)


@pytest.mark.rule("CM-15.8")
@pytest.mark.parametrize(
    ("part", "opening", "does"),
    [
        ("tomato pass", 10, "pass"),
        ("tomato to-6", 10, "bid 9"),
        ("tomato to-6", 7, "bid 6"),
        ("tomato to-6", 6, "pass"),
        ("others pass", 10, "pass"),
        ("tomato to-9 others pass", 10, "bid 9"),
    ],
)
def test_what_a_plan_does_in_the_first_lap(part: str, opening: int, does: str) -> None:
    market = Market(HANDS)
    market.go(f"1 plan {part}")
    acted = of(OrderActed, market.go(f"0 open tomato {opening}"))
    assert [(event.to, event.action) for event in acted] == [((1,), does)]
    said = "tomato " if "tomato" in part else "others "
    assert acted[0].order.startswith(f"plan {said}")


@pytest.mark.rule("CM-15.8", "CM-11.1")
def test_a_plan_never_cheats() -> None:
    market = Market(["tomato 3", "carrot 3 4", "eggplant 2"])
    market.go("1 plan tomato to-2")
    assert [event.seat for event in of(Passed, market.go("0 open tomato 10"))] == [1]


@pytest.mark.rule("CM-15.8")
def test_what_is_said_of_other_products_does_not_speak_for_who_has_bid() -> None:
    market = Market(HANDS)
    market.go("0 plan others pass", "0 open tomato 10", "1 bid 9", "2 pass")
    assert market.asked == {0: "lower"}
    market.go("0 plan tomato pass others pass")  # nobody sees when they plan, so they answer by hand
    assert market.asked == {0: "lower"}
    assert [event.seat for event in of(Stayed, market.go("0 stay"))] == [0]


@pytest.mark.rule("CM-15.8", "CM-4.2")
@pytest.mark.parametrize(
    ("part", "opens"),
    [("open heaviest", ("pepper", 10)), ("open carrot for 4", ("carrot", 4)), ("open pepper", ("pepper", 10))],
)
def test_a_planned_opening(part: str, opens: tuple[str, int]) -> None:
    market = Market(["tomato 2", "tomato 4, carrot 2, pepper 3 4", "eggplant 2"])
    market.go(f"1 plan {part} tomato pass", "0 open tomato 10", "2 pass", "0 sell 1x2kg")
    happened = market.decline()
    assert [(event.product, event.price) for event in of(Opened, happened)] == [opens]


@pytest.mark.rule("CM-15.8", "CM-4.3")
def test_who_planned_to_open_what_is_opened_already_is_asked() -> None:
    market = Market(["tomato 2", "tomato 4, carrot 2", "eggplant 2"])
    market.go("1 plan open tomato for 8 sell most", "0 open tomato 10")
    assert planned(market, 1) == "plan sell most"
    market.go("1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.asked == {1: "open"}


@pytest.mark.rule("CM-15.8", "CM-15.2")
@pytest.mark.parametrize(
    ("said", "batch"), [("most", "1x2kg 1x3kg 1x4kg"), ("cards-1", "1x4kg"), ("cards-2", "1x3kg 1x4kg")]
)
def test_how_a_plan_sells(said: str, batch: str) -> None:
    market = Market(["tomato 2 3 4", "carrot 3", "eggplant 2"])
    market.go(f"0 plan sell {said}", "0 open tomato 10", "1 pass")
    assert [event.batch for event in of(Sold, market.go("2 pass"))] == [batch]


@pytest.mark.rule("CM-15.8", "CM-13.2")
@pytest.mark.parametrize(("said", "rotten"), [("never", 0), ("loss-16", 2), ("loss-20", 2), ("loss-25", 0)], ids=str)
def test_a_plan_plays_rot_where_the_seller_loses_enough(said: str, rotten: int) -> None:
    """Five kg at 10: two of them would rot, which is a loss of 20."""
    market = Market(["tomato 2 3", "carrot 3", "eggplant 2"])
    market.go(f"1 plan rot {said}", "2 plan rot never", "0 open tomato 10", "1 pass", "2 pass")
    market.go("0 sell 1x2kg 1x3kg")
    assert market.incomes()[0] == 10 * (5 - rotten)
    assert planned(market, 1) == ("" if rotten else f"plan rot {said}")


@pytest.mark.rule("CM-15.8", "CM-13.3")
def test_it_counts_what_others_have_left_good() -> None:
    """Ten kg at 4: five would rot, a loss of 20; after another Rot only two, a loss of 8."""
    market = Market(["tomato 2 4 4", "carrot 3", "eggplant 2", "pepper 3"])
    market.go("2 plan rot loss-12", "0 open tomato 4", "1 pass", "2 pass", "3 pass", "0 sell 1x2kg 2x4kg")
    market.go("1 rot 2", "3 decline")
    assert (market.player(1).rot, market.player(2).rot) == (False, True)


@pytest.mark.rule("CM-15.8", "CM-12.4")
@pytest.mark.parametrize(
    ("said", "price", "sold"),
    [("never", 9, []), ("gain-24", 9, ["1x3kg"]), ("gain-24", 8, ["1x3kg"]), ("gain-24", 7, []), ("gain-30", 9, [])],
)
def test_a_plan_sells_to_tourists_what_brings_enough(said: str, price: int, sold: list[str]) -> None:
    market = Market(["tomato 3 4, carrot 2", "carrot 3", "eggplant 2"])
    market.go(f"0 plan tourists {said}", f"0 open tomato {price}", "1 pass", "2 pass", "0 sell 1x4kg")
    happened = market.decline(("rot",))
    assert [event.batch for event in of(TouristsCame, happened)] == sold
    assert "tourists" not in market.asked.values()
    assert planned(market, 0) == ("" if sold else f"plan tourists {said}")


@pytest.mark.rule("CM-15.8")
def test_what_is_planned_from_now_on_outlives_the_round() -> None:
    market = Market(HANDS)
    market.go(f"1 plan open eggplant for 9 tomato to-5 pepper pass {LASTING}")
    market.finish_round()
    assert market.state.round == 2
    assert planned(market, 1) == f"plan {LASTING}"
    market.go("1 order sell at most 1")
    market.finish_round()
    assert [order.text for order in market.table.orders(1)] == [f"plan {LASTING}"]


@pytest.mark.rule("CM-15.8")
def test_a_single_order_comes_before_the_plan() -> None:
    market = Market(HANDS)
    market.go("1 plan tomato to-3", "1 order tomato pass")
    assert [event.seat for event in of(Passed, market.go("0 open tomato 10"))] == [1]


@pytest.mark.rule("CM-15.8")
def test_a_plan_takes_the_place_of_the_one_before_and_an_empty_one_of_all() -> None:
    market = Market(HANDS)
    market.go("1 plan tomato to-3 sell most", "1 plan tomato pass")
    assert planned(market, 1) == "plan tomato pass"
    assert market.choices(1, "orders") == []
    market.go("1 plan")
    assert planned(market, 1) == ""


@pytest.mark.rule("CM-15.8", "CM-15.6")
def test_a_plan_answers_the_window_in_which_its_owner_is_asked() -> None:
    market = Market(["tomato 3 4, carrot 2", "tomato 2, carrot 3", "eggplant 2"], ahead=True)
    market.go("0 open tomato 9", "2 pass")
    assert [event.price for event in of(BidMade, market.go("1 plan tomato to-8 rot never"))] == [8]
    market.go("0 stay", "1 sell 1x2kg", "0 decline", "2 decline")
    assert market.asked == {0: "sell"}
    market.go("0 sell 1x4kg")
    assert market.asked == {2: "rot"}
    market.go("2 plan rot never")
    assert market.asked == {0: "tourists", 1: "tourists"}
    market.go("0 plan tourists never", "1 decline")
    assert market.asked == {1: "open"}


@pytest.mark.rule("CM-15.8")
def test_the_form_has_what_may_still_come() -> None:
    market = Market(["tomato 3", "tomato 2, carrot 3", "eggplant 2"])

    def parts(seat: int) -> list[str]:
        return [
            field.name for form in market.decision(seat, "orders").forms if form.kind == "plan" for field in form.fields
        ]

    always = ["others", "sell", "rot", "tourists"]
    assert parts(0) == [*PRODUCTS, *always]  # they are asked to open right now
    assert parts(1) == ["open", "price", *PRODUCTS, *always]
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 rot 2")
    assert parts(2) == ["open", "price", *PRODUCTS[1:], "others", "sell", "tourists"]


@pytest.mark.rule("CM-15.8")
def test_what_can_never_come_about_is_refused() -> None:
    market = Market(["tomato 3", "tomato 2, carrot 3", "eggplant 2"])
    refusals: dict[tuple[Because, str], tuple[int, dict[str, object]]] = {
        (Because.TOO_LATE, "CM-15.8"): (0, {"open": "tomato"}),
        (Because.NOT_IN_HAND, "CM-4.2"): (1, {"open": "pepper"}),
        (Because.WRONG_FIGURE, "CM-4.2"): (1, {"open": "carrot", "price": 11}),
        (Because.WRONG_FIGURE, "CM-5.3"): (1, {"carrot": "to-10"}),
    }
    for expected, (seat, parts) in refusals.items():
        refusal = market.refused(seat, {"kind": "plan", **parts})
        assert (refusal.reason, refusal.clause) == expected
    final = Market(["tomato 3", "", "eggplant 2"], number=7)
    final.player(1).rot = final.player(1).tourists = False
    final.player(1).orders = [OrderSell()]  # else nothing could be ordered at all
    assert final.refused(1, {"kind": "plan"}).reason is Because.TOO_LATE


@pytest.mark.parametrize(("players", "goal"), [(3, 35), (4, 40)])
def test_who_plans_waits_seldom(players: int, goal: int) -> None:
    played = measure(GAME, players, players, Habit.PLANNING, 3, seed=7)
    assert sorted(game.waits for game in played)[1] <= goal


def test_even_who_plans_nothing_waits_less_than_a_hundred_times() -> None:
    played = measure(GAME, 3, 3, Habit.PLAIN, 3, seed=7)
    assert sorted(game.waits for game in played)[1] <= 100
