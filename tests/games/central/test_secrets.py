"""Neither a prompt, nor its absence, nor its moment tells who holds what or whether a bid is honest (section 6)."""

from collections.abc import Sequence

import pytest

from games.kernel import Decision, Nature, Seat
from tests.contract.looking import picture
from tests.games.central.market import Market, told

HONEST = ("tomato 3, carrot 4", "tomato 4, eggplant 2", "tomato 2, pepper 3", "cucumber 3")
CHEATING = ("tomato 3, carrot 4", "pepper 4, eggplant 2", "tomato 2, pepper 3", "cucumber 3")
"""The same but for seat 1, who has no tomato here."""

BIDDER = 1
OTHERS: tuple[Seat | None, ...] = (0, 2, 3, None)


def two_worlds() -> tuple[Market, Market]:
    return Market(HONEST), Market(CHEATING)


def questions(market: Market) -> list[Decision]:
    """What the table waits for, with all that is said about it."""
    return [decision for seat, decision in market.table.awaited()]


def assert_same_to_others(one: Market, other: Market, lines: Sequence[str]) -> None:
    """Play the same lines in both worlds; whatever anybody but the bidder sees and hears is the same, at every step."""
    for line in lines:
        heard, also_heard = one.go(line), other.go(line)
        for seat in OTHERS:
            assert told(seat, heard) == told(seat, also_heard), f"{seat} after {line}"
            assert picture(one.table, seat) == picture(other.table, seat), f"{seat} after {line}"
        assert [(seat, decision.id) for seat, decision in one.table.awaited()] == [
            (seat, decision.id) for seat, decision in other.table.awaited()
        ]
        assert questions(one) == questions(other), line


@pytest.mark.rule("CM-5.11", "CM-11.2", "CM-15.5")
def test_a_cheating_bid_looks_like_an_honest_one_until_the_sale() -> None:
    honest, cheating = two_worlds()
    lines = ["0 open tomato 9", "1 bid 8", "2 bid 7", "3 pass", "0 stay", "1 bid 5", "2 bid 4", "1 stay"]
    lines += ["2 sell 1x2kg", "0 decline", "1 rot 2", "3 decline"]
    assert_same_to_others(honest, cheating, lines)
    assert honest.asked == cheating.asked == {BIDDER: "sell"}
    assert honest.choices(BIDDER, "sell") == ["sell 1x4kg"]
    assert cheating.choices(BIDDER, "sell")[0].startswith("cheat")
    honest.go("1 sell 1x4kg")
    cheating.go("1 cheat pepper 1x4kg")
    assert picture(honest.table, 0) != picture(cheating.table, 0)


@pytest.mark.rule("CM-5.11", "CM-11.6")
def test_it_does_so_for_ever_if_the_bidder_is_shut_out() -> None:
    honest, cheating = (
        Market(["tomato 2 4 4, carrot 4", bidder, "pepper 3", "cucumber 3"])
        for bidder in ("tomato 4, eggplant 2", "pepper 4, eggplant 2")
    )
    lines = ["0 open tomato 9", "1 bid 8", "2 pass", "3 pass", "0 bid 7", "1 stay", "0 sell 1x2kg 2x4kg"]
    lines += ["1 decline", "2 decline", "3 decline", "0 decline", "1 open eggplant 9"]
    assert_same_to_others(honest, cheating, lines)


@pytest.mark.rule("CM-5.11")
def test_a_cheating_order_looks_like_an_honest_one() -> None:
    honest, cheating = two_worlds()
    lines = ["1 order tomato undercut to 5 with cheater", "2 order tomato undercut to 6", "0 open tomato 9", "3 pass"]
    assert_same_to_others(honest, cheating, [*lines, "0 stay"])
    assert honest.state.bidding.bids[BIDDER] == 6


@pytest.mark.rule("CM-15.5")
def test_one_who_can_only_pass_is_asked_like_anybody_else() -> None:
    able, unable = Market(HONEST, ahead=True), Market(CHEATING, ahead=True)
    unable.player(BIDDER).cheater = able.player(BIDDER).cheater = False
    assert_same_to_others(able, unable, ["0 open tomato 9"])
    assert able.asked == unable.asked
    assert able.asked[BIDDER] == "first-bid"
    assert unable.choices(BIDDER, "first-bid") == ["pass"]
    assert_same_to_others(able, unable, ["1 pass", "2 bid 5"])


@pytest.mark.rule("CM-15.5", "CM-12.8")
def test_the_tourists_window_does_not_depend_on_the_cards_left() -> None:
    one, other = (
        Market(["tomato 3", bidder, "pepper 3", "cucumber 3"]) for bidder in ("tomato 3 4", "tomato 3, pepper 4")
    )
    lines = ["0 open tomato 9", "1 bid 8", "2 pass", "3 pass", "0 stay", "1 sell 1x3kg", "0 decline", "2 decline"]
    lines += ["3 decline", "0 sell 1x3kg", "1 decline", "2 decline", "3 decline"]
    assert_same_to_others(one, other, lines)
    assert one.asked == other.asked == {BIDDER: "tourists"}
    assert other.choices(BIDDER, "tourists") == ["decline"]


@pytest.mark.rule("CM-13.8", "CM-15.6", "CM-8.1")
@pytest.mark.parametrize("answers", [("rot 2", "rot 6"), ("rot 6", "decline"), ("decline", "decline round")])
def test_an_answer_in_a_window_shows_nothing_not_even_that_it_was_given(answers: tuple[str, str]) -> None:
    silent, *answering = (Market(["tomato 2 4", "carrot 3", "pepper 3"]) for _ in range(3))
    for market in (silent, *answering):
        market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg")
    for market, answer in zip(answering, answers, strict=True):
        happened = market.go(f"1 {answer}")
        for seat in (0, 2, None):
            assert told(seat, happened) == []
            assert picture(market.table, seat) == picture(silent.table, seat)


@pytest.mark.rule("CM-15.5", "CM-15.6")
def test_all_windows_are_reactions() -> None:
    """In them not even who has answered is shown."""
    market = Market(["tomato 3 4, pepper 2", "carrot 4, pepper 3", "eggplant 4, pepper 4"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x3kg")
    assert market.decision(1, "rot").nature is Nature.REACTION
    market.go("1 decline")
    assert {seat for seat, _ in market.table.awaited()} == {1, 2}
    market.go("2 decline")
    assert market.decision(0, "tourists").nature is Nature.REACTION
    market.until_aside()
    market.go("0 aside nothing")
    assert {seat for seat, _ in market.table.awaited()} == {0, 1, 2}


def test_what_questions_say_is_public() -> None:
    market = Market(CHEATING)
    market.go("0 open tomato 9")
    assert dict(market.decision(1, "bid").facts) == {"product": "tomato", "lowest": 9}
    market.go("1 bid 8", "2 pass", "3 pass")
    assert dict(market.decision(0, "lower").facts) == {"product": "tomato", "lowest": 8, "price": 9}
    market.go("0 stay")
    assert dict(market.decision(1, "sell").facts) == {"product": "tomato", "price": 8, "cap": 10}
    market.go("1 cheat pepper 1x4kg")
    assert dict(market.decision(0, "rot").facts) == {"seat": 1, "product": "tomato", "kg": 4, "price": 8}


def test_previews_say_what_a_choice_brings() -> None:
    market = Market(CHEATING)
    game, state = market.table.game, market.state

    def preview(seat: Seat, kind: str, text: str) -> dict[str, object]:
        choice = next(choice for choice in market.decision(seat, kind).choices if choice.text == text)
        return dict(game.preview(state, seat, choice))

    assert preview(0, "open", "open tomato 9") == {"kg": 3, "income": 27, "cheater": 0}
    market.go("0 open tomato 9")
    assert preview(1, "bid", "bid 8") == {"kg": 4, "income": 32, "cheater": 1}
    market.go("1 bid 8")
    assert preview(2, "bid", "undercut to 4") == {"kg": 2, "income": 8, "cheater": 0}
    market.go("2 bid 7", "3 pass", "0 stay", "1 stay")
    assert preview(2, "sell", "sell 1x2kg") == {"kg": 2, "lost": 0, "income": 14}
    market.go("2 sell 1x2kg")
    assert preview(0, "rot", "rot 2") == {"kg": 1, "income": 7}


def test_nobody_hears_who_let_his_time_run_out_in_a_window() -> None:
    market = Market(["tomato 2 4", "carrot 3", "pepper 3"])
    market.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 1x2kg 1x4kg")
    happened = market.table.skip(1, market.table.owed(1)[0].id)
    for seat in (0, 2, None):
        assert told(seat, happened) == []


@pytest.mark.rule("CM-4.1", "CM-5.1", "CM-6.1")
def test_everybody_sees_whose_turn_it_is_to_open_to_bid_and_to_sell() -> None:
    market = Market(["tomato 2", "tomato 3", "eggplant 2"])

    def active() -> list[int | None]:
        return [market.table.view(watcher).model_dump()["active"] for watcher in (0, 2, None)]

    for line, seat in (("", 0), ("0 open tomato 9", 1), ("1 bid 8", 2), ("2 pass", 0), ("0 stay", 1)):
        market.go(*[line] if line else ())
        assert active() == [seat] * 3
    market.go("1 sell 1x3kg")
    assert active() == [None] * 3  # all who have Rot are asked at once
    market.decline(("rot",))
    assert active() == [0] * 3


@pytest.mark.rule("CM-6.4", "CM-13.1", "CM-7.2")
def test_the_questions_about_a_sale_name_the_price_of_its_seller_and_what_was_sold() -> None:
    market = Market(["tomato 4 4", "tomato 3 3", "eggplant 2"])
    market.go("0 open tomato 9", "1 bid 5", "2 pass", "0 stay", "1 sell 2x3kg")
    market.decline(("rot",))
    assert market.decision(0, "sell").facts == {"product": "tomato", "price": 9, "cap": 4}
    market.go("0 sell 1x4kg")
    asked = market.decision(1, "rot").facts
    assert asked == {"seat": 0, "product": "tomato", "kg": 4, "price": 9}
    lost = Market(["tomato 4 4 4", "carrot 3", "eggplant 2"])
    lost.go("0 open tomato 9", "1 pass", "2 pass", "0 sell 3x4kg")
    sale = lost.table.view(None).model_dump()["auction"]["sale"]
    assert (sale["batch"], sale["kg"], sale["lost"]) == ("3x4kg", 10, 2)
