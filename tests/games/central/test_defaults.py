"""What a skipped seat does, and who is asked (CM-15)."""

import pytest

from games.central.components import BATCHES, sellable
from games.kernel import Dice, Table
from tests.games.central.market import GAME, Market


@pytest.mark.rule("CM-15.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_of_defaults_ends_and_is_the_same_every_time(seats: int) -> None:
    ends = set()
    for _ in range(2):
        table = Table(GAME, seats, {}, Dice.of("absent"))
        while not table.over:
            seat = next(seat for seat in range(seats) if table.owed(seat))
            table.skip(seat, table.owed(seat)[0].id)
            assert GAME.violations(table.state) == []
        ends.add(GAME.dump(table.state))
    assert len(ends) == 1


@pytest.mark.rule("CM-15.1", "CM-15.4")
def test_the_default_of_every_decision() -> None:
    market = Market(["tomato 2 3", "tomato 3 4", "carrot 4"])
    assert market.default(0) == "open tomato 10"
    market.go("0 open tomato 9")
    assert market.default(1) == "pass"
    market.go("1 bid 8", "2 pass")
    assert market.default(0) == "stay"
    market.go("0 stay", "1 sell 1x3kg")
    assert market.default(0) == "decline"
    market.go("0 decline", "2 decline", "0 sell 1x2kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists", 1: "tourists"}
    assert market.default(1) == "decline"
    market.finish_round()
    assert all(player.unused == 3 for player in market.state.players)
    assert all(player.aside == [] for player in market.state.players)


@pytest.mark.rule("CM-15.2")
@pytest.mark.parametrize(
    ("held", "cap", "best"),
    [
        ((1, 1, 1), 10, "1x2kg 1x3kg 1x4kg"),  # the most
        ((0, 2, 1), 6, "2x3kg"),  # as much, and nothing lost
        ((1, 2, 1), 6, "1x2kg 1x4kg"),  # as many cards, and 4+2 comes before 3+3
        ((3, 0, 1), 4, "1x4kg"),  # fewer cards
        ((0, 1, 1), 1, "1x3kg"),  # fewer lost kg
        ((1, 1, 1), 1, "1x2kg"),
        ((0, 4, 0), 10, "4x3kg"),
        ((3, 4, 3), 10, "1x2kg 2x4kg"),
    ],
)
def test_the_default_sale(held: tuple[int, int, int], cap: int, best: str) -> None:
    assert BATCHES[sellable(held, cap)[0]].text == best


@pytest.mark.rule("CM-15.2", "CM-15.4")
def test_the_default_sale_of_a_cheater() -> None:
    market = Market(["tomato 3", "pepper 3 3, carrot 2 4, cucumber 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay")
    assert market.default(1) == "cheat carrot 1x2kg 1x4kg"  # 6 kg as well, and 4+2 before 3+3
    market = Market(["tomato 3", "pepper 4, carrot 4", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 6", "2 pass", "0 stay")
    assert market.default(1) == "cheat carrot 1x4kg"  # the order of products


@pytest.mark.rule("CM-15.3")
def test_the_default_opening() -> None:
    assert Market(["tomato 2, carrot 2 3", "pepper 2", "eggplant 2"]).default(0) == "open carrot 10"
    assert Market(["carrot 4, tomato 2 2", "pepper 2", "eggplant 2"], price_max=12).default(0) == "open tomato 12"
    market = Market(["tomato 2", "tomato 3", "eggplant 2"], cheater_may_open=True)
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()
    assert market.default(1) == "skip"


@pytest.mark.rule("CM-15.5")
def test_hidden_cards_never_keep_a_question_from_being_asked() -> None:
    """No tomato and no Cheater, one legal sale only, no tomato left for tourists: all are asked."""
    market = Market(["tomato 3, carrot 2", "carrot 3", "eggplant 2"])
    market.player(1).cheater = False
    market.go("0 open tomato 9")
    assert market.asked == {1: "first-bid"}
    assert market.choices(1, "first-bid") == ["pass"]
    market.go("1 pass", "2 pass")
    assert market.asked == {0: "sell"}
    assert market.choices(0, "sell") == ["sell 1x3kg"]
    market.go("0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}
    assert market.choices(0, "tourists") == ["decline"]


@pytest.mark.rule("CM-15.5")
def test_public_grounds_do_keep_it() -> None:
    market = Market(["tomato 3 4", "carrot 3", "eggplant 2"])
    market.player(0).tourists = False
    market.player(1).rot = False
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg")
    assert market.asked == {2: "rot"}
    market.go("2 decline")
    assert market.asked == {1: "open"}
    only_card = Market(["tomato 3", "carrot 3", "eggplant 2"])
    only_card.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 decline")
    assert only_card.asked == {1: "open"}  # an empty hand is public


@pytest.mark.rule("CM-15.5")
def test_who_is_known_to_lack_the_product_and_has_no_cheater_is_not_asked_to_bid() -> None:
    market = Market(["tomato 2, eggplant 3", "tomato 3 4", "eggplant 2"])
    market.player(1).cheater = False
    market.go("0 open tomato 10", "1 pass", "2 pass", "0 sell 1x2kg")
    market.decline()  # seat 1 holds nothing that can be opened: everybody knows that they have no eggplant
    market.go("2 open eggplant 9")
    assert market.asked == {0: "bid"}
    market.go("0 pass")
    assert market.asked == {2: "sell"}
    assert market.state.bidding.bidding[1] == "out"


@pytest.mark.rule("CM-15.5")
@pytest.mark.parametrize(("unseen", "asked"), [("", 0), ("tomato 4", 2)])
def test_nobody_is_asked_to_bid_on_what_only_others_can_hold(unseen: str, asked: int) -> None:
    """Ten tomatoes: the opener holds one, eight or nine were discarded."""
    market = Market(["tomato 2, carrot 3", "carrot 3", "eggplant 2"])
    for seat in (1, 2):
        market.player(seat).cheater = False
    market.discard("tomato 2 2 3 3 3 3 4 4" + ("" if unseen else " 4"))
    market.go("0 open tomato 10")
    assert len([seat for seat, kind in market.asked.items() if kind == "first-bid"]) == asked


@pytest.mark.rule("CM-15.5")
def test_a_bid_without_the_cheater_may_leave_nothing_for_the_next() -> None:
    market = Market(["tomato 2", "tomato 4", "eggplant 2, pepper 2"])
    for seat in (1, 2):
        market.player(seat).cheater = False
    market.discard("tomato 2 2 3 3 3 3 4 4")
    market.go("0 open tomato 10", "1 bid 9", "2 pass")  # the tenth tomato is theirs
    assert market.asked == {0: "lower"}
    assert market.state.bidding.bidding[2] == "out"
    passing = Market(["tomato 2", "tomato 4", "eggplant 2, pepper 2"])
    for seat in (1, 2):
        passing.player(seat).cheater = False
    passing.discard("tomato 2 2 3 3 3 3 4 4")
    passing.go("0 open tomato 10", "1 pass", "2 pass")
    assert passing.state.bidding.bidding[2] == "passed"


@pytest.mark.rule("CM-15.6")
def test_answers_in_a_window_can_be_changed_and_show_nothing_before_it_closes() -> None:
    market = Market(["tomato 3 4, carrot 2", "carrot 3 4", "eggplant 2 3"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg")
    before = market.table.view(0).model_dump_json()
    market.go("1 rot 3")
    assert market.table.view(0).model_dump_json() == before
    assert market.table.view(1).model_dump()["answer"] == "rot 3"
    decision = market.decision(1, "rot")
    assert (decision.owed, decision.answered and decision.answered.text) == (False, "rot 3")
    market.go("1 decline", "2 decline")
    assert market.player(1).rot
    assert market.incomes()[0] == 27


@pytest.mark.rule("CM-15.6")
def test_a_card_chosen_to_be_set_aside_still_counts_as_one_of_the_hand() -> None:
    market = Market(["tomato 4, pepper 2", "carrot 4, pepper 3", "eggplant 4, pepper 4"])
    market.until_aside()
    before = [market.table.view(seat).model_dump_json() for seat in (1, 2, None)]
    market.go("0 aside pepper 2kg")
    assert [market.table.view(seat).model_dump_json() for seat in (1, 2, None)] == before
    assert market.table.view(None).model_dump()["players"][0]["hand"] == 1


def test_without_tourists_nothing_is_said_of_doing_without_them() -> None:
    market = Market(["tomato 3, carrot 2", "carrot 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg", "1 decline", "2 decline")
    assert market.asked == {0: "tourists"}
    decision = next(each for each in market.table.moves(0) if each.kind == "tourists")
    assert market.table.why_not(0, decision, "tourists") is not None
    assert market.table.why_not(0, decision, "no-tourists") is None
