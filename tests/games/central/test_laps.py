"""All who may bid in a lap are asked at once and bid in turn, as if they were asked one after the other (CM-15.7)."""

from itertools import permutations

import pytest

from games.central.events import AnswerActed, BidMade, LapAnswered, Passed, Stayed
from games.kernel import Event, Nature
from tests.contract.looking import picture
from tests.games.central.market import GAME, SECOND_GAME, Market, of, told

HANDS = ("tomato 2 3, carrot 4", "tomato 3 4, eggplant 2", "tomato 2 4, pepper 3", "tomato 3, cucumber 4")


def bidding(events: list[Event]) -> list[str]:
    """What everybody hears of the bids."""
    return [f"{event.seat} {event.price}" for event in of(BidMade, events)]


def ahead() -> Market:
    return Market(HANDS, ahead=True)


@pytest.mark.rule("CM-15.7")
def test_all_bidders_are_asked_when_a_product_is_opened() -> None:
    market = ahead()
    market.go("0 open tomato 10")
    assert market.asked == {1: "first-bid", 2: "first-bid", 3: "first-bid"}
    assert market.decision(2, "first-bid").nature is Nature.REACTION
    assert market.table.view(None).model_dump()["active"] is None
    assert market.choices(1, "first-bid")[:3] == ["pass", "wait", "bid 9"]


@pytest.mark.rule("CM-15.7")
def test_the_answers_act_in_turn_whoever_was_first_to_answer() -> None:
    answers = ["1 bid 8", "2 undercut to 6", "3 bid 5 then stay"]
    seen = set()
    for order in permutations(answers):
        market = ahead()
        market.go("0 open tomato 10", *order[:2])
        last = market.go(order[2])
        assert bidding(last) == ["1 8", "2 7", "3 5"]
        seen.add(GAME.dump(market.state))
    assert len(seen) == 1


@pytest.mark.rule("CM-15.7", "CM-15.6")
def test_an_answer_shows_nothing_before_all_have_answered() -> None:
    silent, answering = ahead(), ahead()
    for market in (silent, answering):
        market.go("0 open tomato 10", "3 pass")
    given = answering.go("1 bid 7", "1 undercut to 4")
    for seat in (0, 2, 3, None):
        assert told(seat, given) == []
        assert picture(answering.table, seat) == picture(silent.table, seat)
    assert bidding(answering.go("2 pass")) == ["1 9"]


@pytest.mark.rule("CM-15.7", "CM-5.3")
def test_who_is_underbid_before_their_turn_is_asked_then() -> None:
    market = ahead()
    happened = market.go("0 open tomato 10", "1 bid 7", "2 bid 8", "3 pass")
    assert bidding(happened) == ["1 7"]
    assert market.asked == {2: "bid"}
    assert [order.text for order in market.table.orders(3)] == ["pass"]
    assert [event.seat for event in of(Passed, market.go("2 bid 6"))] == [3]


@pytest.mark.rule("CM-15.7", "CM-5.4")
@pytest.mark.parametrize("answer", ["bid 7 then stay", "undercut to 7"])
def test_who_would_go_no_lower_than_others_passes(answer: str) -> None:
    market = ahead()
    happened = market.go("0 open tomato 10", "1 bid 7", f"2 {answer}", "3 pass")
    assert bidding(happened) == ["1 7"]
    assert [event.seat for event in of(Passed, happened)] == [2, 3]


@pytest.mark.rule("CM-15.7")
def test_who_waits_is_asked_at_their_turn_and_others_stay_sealed() -> None:
    market = ahead()
    happened = market.go("0 open tomato 10", "1 wait", "2 undercut to 5", "3 bid 4")
    assert [event.kind for event in happened if event.visible_to(None)] == ["opened", "lap-answered"]
    assert market.asked == {1: "bid"}
    assert market.table.view(None).model_dump()["active"] == 1
    assert bidding(market.go("1 bid 9")) == ["1 9", "2 8", "3 4"]


@pytest.mark.rule("CM-15.7", "CM-5.6", "CM-5.8")
def test_later_laps_ask_all_but_the_lowest_at_once() -> None:
    market = ahead()
    market.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 bid 7")
    assert market.asked == {0: "next-bid", 1: "next-bid", 2: "next-bid"}
    assert dict(market.decision(1, "next-bid").facts) == {"product": "tomato", "lowest": 7, "price": 9, "hours": 24}
    assert market.choices(1, "next-bid")[:3] == ["stay", "wait", "bid 6"]
    happened = market.go("2 bid 5 then stay", "0 stay", "1 bid 6")
    assert [event.seat for event in of(Stayed, happened)] == [0]
    assert bidding(happened) == ["1 6", "2 5"]
    assert market.asked == {1: "next-bid", 3: "next-bid"}  # 2 has the lowest bid, and would stay
    assert market.go("3 stay", "1 stay")[-1].kind == "bidding-ended"


@pytest.mark.rule("CM-15.7")
def test_who_was_the_lowest_is_asked_alone_while_others_have_answered() -> None:
    """The lowest bidder was left out of the lap; who comes later in it is not asked twice."""
    market = Market([*HANDS, "tomato 4, carrot 2"], ahead=True)
    market.go("0 open tomato 10", "1 bid 9", "2 pass", "3 pass", "4 bid 8")
    market.go("0 bid 7", "1 wait")
    market.go("1 bid 6")
    assert market.asked == {0: "next-bid", 4: "next-bid"}
    market.go("4 bid 5", "0 stay")
    assert market.asked == {1: "lower"}


@pytest.mark.rule("CM-15.7")
def test_who_may_bid_alone_is_asked_at_the_turn() -> None:
    market = Market(["tomato 2, carrot 3", "tomato 3", ""], ahead=True)
    market.go("0 open tomato 10")
    assert market.asked == {1: "bid"}
    market.go("1 bid 9")
    assert market.asked == {0: "lower"}


@pytest.mark.rule("CM-15.7", "CM-5.10")
def test_at_price_one_what_was_answered_is_forgotten() -> None:
    market = ahead()
    market.go("0 open tomato 2", "1 bid 1", "2 bid 1", "3 wait")
    assert market.asked == {1: "sell"}
    assert [player.orders for player in market.state.players] == [[], [], [], []]


@pytest.mark.rule("CM-15.7")
def test_the_owner_is_told_what_was_done_at_their_turn() -> None:
    market = ahead()
    happened = market.go("0 open tomato 10", "1 bid 9", "2 pass", "3 bid 8")
    assert [(event.to, event.action) for event in of(AnswerActed, happened)] == [
        ((1,), "bid 9"),
        ((2,), "pass"),
        ((3,), "bid 8"),
    ]


@pytest.mark.rule("CM-15.7")
@pytest.mark.parametrize(
    "answers",
    [
        ("undercut to 4", "undercut to 5", "pass"),
        ("bid 6 then stay", "undercut to 3", "bid 2 then stay"),
        ("pass", "bid 7 then stay", "undercut to 7"),
    ],
)
def test_the_auction_is_the_same_as_if_they_were_asked_one_after_the_other(answers: tuple[str, str, str]) -> None:
    at_once, in_turn = ahead(), Market(HANDS, game=SECOND_GAME)
    heard = at_once.go("0 open tomato 10", *[f"{seat} {answer}" for seat, answer in enumerate(answers, 1)])
    in_turn.go(*[f"{seat} order tomato {answer}" for seat, answer in enumerate(answers, 1)])
    expected = in_turn.go("0 open tomato 10")
    while any(kind == "lower" for kind in at_once.asked.values()):
        heard += at_once.go("0 stay")
        expected += in_turn.go("0 stay")
    public = [event for event in heard if not isinstance(event, LapAnswered)]
    assert told(None, public) == told(None, expected)
    assert at_once.state.bidding.bids == in_turn.state.bidding.bids


@pytest.mark.rule("CM-15.7", "CM-15.1")
def test_who_does_not_answer_passes_and_later_stays() -> None:
    market = ahead()
    market.go("0 open tomato 10", "1 bid 9", "2 bid 8", "3 bid 7")
    assert market.default(1) == "stay"
    opened = ahead()
    opened.go("0 open tomato 10")
    assert opened.default(1) == "pass"
