"""FM-6: when the market is open, what may change hands, and of two who act at once."""

import pytest

from games.kernel import Reason, Refusal
from games.kernel.notation import read
from tests.games.fishmarket.hall import Hall, offering, traders

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
