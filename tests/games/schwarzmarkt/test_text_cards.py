"""SM-7 and SM-8: the text cards, each at its corners."""

from typing import Any, Unpack

import pytest

from games.schwarzmarkt.actions import Collect, Deal, Lay, Raid, Sell, Spy, Swap, Take
from games.schwarzmarkt.components import OFFERS, RATES, Product
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.text_cards import PHASE_OF
from tests.games.bench import kinds, only, told
from tests.games.schwarzmarkt.positions import GAME, Position, Setup, counts, letters

P, C, F, B, S = Product
HANDS = ("PPBS", "CCCF", "PFFB", "BBSS")


def laid(card: str, *hands: str, **more: Unpack[Setup]) -> Position:
    """The first seat has laid this card."""
    position = Position(*(hands or HANDS), market={0: [card]}, **more)
    position.play(0, f"lay {card}")
    return position


# SM-7: text cards in general


@pytest.mark.rule("SM-7.1", "SM-7.9")
@pytest.mark.parametrize("card", ["T01", "T05", "T07", "T08", "T10"])
def test_a_text_card_opens_no_offer_and_costs_the_start_role(card: str) -> None:
    position = laid(card)
    assert position.state.offer is None
    if "lay" not in position.asked.values():
        position.table.play(0, position.decision(0).choices[0])
    assert position.state.offer is None
    assert position.state.marker == 0
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-7.2")
@pytest.mark.parametrize("card", ["T01", "T02", "T03", "T06", "T08"])
def test_the_instruction_is_compulsory_and_comes_at_once(card: str) -> None:
    position = laid(card)
    ((seat, kind),) = position.asked.items()
    assert seat == 0
    assert kind in {phase.value for phase in PHASE_OF.values()}
    assert {choice.kind for choice in position.decision(0).choices} == {kind}


@pytest.mark.rule("SM-7.3")
@pytest.mark.parametrize("card", ["T01", "T02", "T03", "T06", "T08", "T09"])
def test_an_immediate_card_goes_under_the_pile_when_it_is_done(card: str) -> None:
    position = laid(card, points=[5])
    assert position.state.text == card
    position.table.play(0, position.decision(0).choices[0])
    assert position.state.market_pile[-1] == card
    assert position.state.text is None


@pytest.mark.rule("SM-7.4", "SM-7.5", "SM-7.6")
def test_cards_for_the_next_offer_wait_for_it_together_and_leave_with_it() -> None:
    position = Position(*HANDS, market={0: ["T10"], 1: ["T01"], 2: ["T07"], 3: ["O05"]}, starter=0)
    position.go("0 lay T10", "1 lay T01", "1 spy 0")
    assert position.state.waiting == ["T10"]
    position.play(2, "lay T07")
    assert list(position.view(None).waiting) == ["T10", "T07"]
    position.play(3, "lay O05")
    assert position.state.waiting == []
    assert position.offer.texts == ["T10", "T07"]
    assert (RATES[position.offer.cap], position.offer.scarce) == (25, True)
    position.go("3 pass 4", "0 pass 3", "1 pass 1", "2 pass")
    assert position.state.market_pile[-3:] == ["T10", "T07", "O05"]
    assert position.asked == {0: "lay"}
    other = next(card for card in position.player(0).market if card.startswith("O"))
    position.play(0, f"lay {other}")
    assert (RATES[position.offer.cap], position.offer.scarce, position.offer.texts) == (50, False, [])


@pytest.mark.rule("SM-7.7")
def test_two_waiting_cards_of_a_kind_have_the_effect_of_one() -> None:
    """Only with another deck."""
    position = Position(*HANDS, market={0: ["O06"]})
    position.state.waiting = ["T05", "T05", "T10", "T10"]
    position.table.play(0, Lay(card="O06"))
    position.state.marker = RATES.index(9)
    position.table.play(0, Sell(goods={P: 1}))
    assert position.points[0] == 4
    assert (RATES[position.offer.cap], position.offer.spoiled) == (25, False)


@pytest.mark.rule("SM-7.8")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("T01", Spy(victim=0)),
        ("T02", Collect(victim=0)),
        ("T06", Swap(victim=0, gift=(P,))),
        ("T08", Raid(victim=0, product=P)),
        ("T01", Spy(victim=4)),
        ("T02", Collect(victim=-1)),
        ("T08", Raid(victim=4, product=P)),
        ("T06", Swap(victim=7, gift=(P,))),
    ],
)
def test_only_another_player_can_be_chosen(card: str, action: Spy | Collect | Swap | Raid) -> None:
    position = laid(card)
    refusal = position.refused(0, action)
    assert (refusal.reason, refusal.clause) == (Because.NO_OPPONENT, "SM-7.8")


@pytest.mark.rule("SM-7.8")
@pytest.mark.parametrize("card", ["T01", "T02", "T06", "T08"])
def test_every_opponent_can_be_chosen(card: str) -> None:
    position = laid(card, "PPSB", "C", "F", "B")
    choices: Any = position.decision(0).choices
    victims = {choice.victim for choice in choices}
    assert victims == {1, 2, 3}


# SM-8.1: Espionage


@pytest.mark.rule("SM-8.1")
def test_espionage_shows_two_cards_to_the_spy_and_his_victim_only() -> None:
    position = laid("T01", "PP", "CF", "FFF", "BB")
    events = position.play(0, "spy 1")
    assert only(events, "spied-cards").goods == {"coffee": 1, "flour": 1}
    assert told(0, events) == told(1, events) == ["spied-cards", "starts"]
    assert told(2, events) == told(None, events) == ["spied", "starts"]
    assert only(events, "spied").cards == 2
    assert position.hands == ["PP", "CF", "FFF", "BB"]


@pytest.mark.rule("SM-8.1")
def test_espionage_on_the_last_card_shows_that_one() -> None:
    position = laid("T01", "PP", "C", "FFF", "BB")
    events = position.play(0, "spy 1")
    assert only(events, "spied-cards").goods == {"coffee": 1}
    assert only(events, "spied").cards == 1


@pytest.mark.rule("SM-8.1")
def test_the_two_cards_are_different_ones_drawn_by_lot() -> None:
    seen = []
    for seed in range(40):
        events = laid("T01", "PP", "CFB", "FFF", "BB", seed=seed).play(0, "spy 1")
        seen.append(tuple(only(events, "spied-cards").goods))
    assert set(seen) == {("coffee", "flour"), ("coffee", "butter"), ("flour", "butter")}


def test_a_spy_remembers_what_he_saw() -> None:
    position = laid("T01", "PP", "CF", "FFF", "BB")
    position.play(0, "spy 1")
    assert position.view(0).known[1] == (0, 1, 1, 0, 0)
    assert position.view(2).known[1] == (0, 0, 0, 0, 0)
    for world in range(5):
        other = GAME.resample(position.state, 0, position.table.dice.of(world))
        assert other.players[1].hand == counts("CF")


# SM-8.2: Old debt


@pytest.mark.rule("SM-8.2")
def test_old_debt_takes_a_card_unseen() -> None:
    position = laid("T02", "PP", "CC", "FFF", "BB")
    events = position.play(0, "collect 1")
    assert position.hands == ["PPC", "C", "FFF", "BB"]
    assert told(0, events) == told(1, events) == ["collected-card", "starts"]
    assert told(3, events) == told(None, events) == ["collected", "starts"]
    assert only(events, "collected-card").product == "coffee"
    assert not hasattr(only(events, "collected"), "product")


@pytest.mark.rule("SM-8.2")
def test_every_card_is_equally_likely_to_be_taken() -> None:
    taken = []
    for seed in range(200):
        events = laid("T02", "PP", "CCCF", "FFF", "BB", seed=seed).play(0, "collect 1")
        taken.append(only(events, "collected-card").product)
    assert set(taken) == {"coffee", "flour"}
    assert 120 < taken.count("coffee") < 180


@pytest.mark.rule("SM-8.2", "SM-9.1", "SM-9.2")
def test_old_debt_on_the_last_card_ends_the_round() -> None:
    position = laid("T02", "PP", "C", "FFF", "BB")
    events = position.play(0, "collect 1")
    assert kinds(events)[:3] == ["collected-card", "collected", "round-ended"]
    assert position.state.round == 2
    assert position.state.market_pile[-1] == "T02"
    assert [len(hand) for hand in position.hands] == [12, 9, 12, 11]


# SM-8.3: Quick deal


@pytest.mark.rule("SM-8.3")
def test_a_quick_deal_pays_20_for_any_card_whatever_waits() -> None:
    position = laid("T03", waiting=("T05", "T07", "T10"))
    assert set(position.choices(0)) == {"deal potato", "deal butter", "deal sugar"}
    before = list(position.state.pile)
    events = position.play(0, "deal sugar")
    assert only(events, "quick-deal").product == "sugar"
    assert told(None, events) == ["quick-deal", "starts"]
    assert position.points == [20, 0, 0, 0]
    assert position.hand(0) == "PPB"
    assert [now - then for now, then in zip(position.state.pile, before, strict=True)] == counts("S")
    assert position.state.waiting == ["T05", "T07", "T10"]


@pytest.mark.rule("SM-8.3")
def test_a_quick_deal_needs_a_card_of_the_hand() -> None:
    position = laid("T04")
    refusal = position.refused(0, Deal(product=C))
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_HAND, "SM-8.3")


@pytest.mark.rule("SM-8.3", "SM-9.1", "SM-9.2")
def test_a_quick_deal_with_the_last_card_is_paid_and_ends_the_round() -> None:
    position = laid("T03", "P", "CC", "FFF", "BB", round_=2)
    events = position.play(0, "deal potato")
    assert position.points[0] == 20
    assert kinds(events)[:2] == ["quick-deal", "round-ended"]
    assert position.table.over


# SM-8.4: Forced exchange


@pytest.mark.rule("SM-8.4")
def test_a_forced_exchange_of_one_or_two_cards() -> None:
    position = laid("T06", "PPS", "CC", "F", "BB")
    pairs = {"potato", "sugar", "potato,potato", "potato,sugar"}
    expected = {f"swap {gift} with {victim}" for gift in pairs for victim in (1, 3)}
    assert set(position.choices(0)) == expected | {"swap potato with 2", "swap sugar with 2"}
    events = position.play(0, "swap potato,sugar with 1")
    assert position.hands == ["PCC", "PS", "F", "BB"]
    swapped = only(events, "swapped-cards")
    assert (swapped.gave, swapped.got) == ({"potato": 1, "sugar": 1}, {"coffee": 2})
    assert told(0, events) == told(1, events) == ["swapped-cards", "starts"]
    assert told(2, events) == told(None, events) == ["swapped", "starts"]
    assert only(events, "swapped").cards == 2


@pytest.mark.rule("SM-8.4")
def test_the_gift_is_never_drawn_back() -> None:
    for seed in range(30):
        position = laid("T06", "PP", "CFB", "FFF", "BB", seed=seed)
        position.play(0, "swap potato,potato with 1")
        assert "P" not in position.hand(0)
        assert position.hand(1).startswith("PP")
        assert (len(position.hand(0)), len(position.hand(1))) == (2, 3)


@pytest.mark.rule("SM-8.4")
@pytest.mark.parametrize(
    ("victim", "gift", "reason"),
    [
        (1, (), Because.WRONG_GIFT),
        (1, (P, P, S), Because.WRONG_GIFT),
        (2, (P, S), Because.WRONG_GIFT),
        (1, (S, S), Because.NOT_IN_HAND),
        (1, (B,), Because.NOT_IN_HAND),
    ],
)
def test_wrong_gifts(victim: int, gift: tuple[Product, ...], reason: Because) -> None:
    position = laid("T06", "PPS", "CC", "F", "BB")
    refusal = position.refused(0, Swap(victim=victim, gift=gift))
    assert (refusal.reason, refusal.clause) == (reason, "SM-8.4")


@pytest.mark.rule("SM-8.4")
def test_no_more_than_two_cards_are_swapped_however_many_both_have() -> None:
    position = laid("T06", "PPS", "CCC", "FFF", "BBB")
    assert max(choice.count(",") for choice in position.choices(0)) == 1
    assert position.refused(0, Swap(victim=1, gift=(P, P, S))).reason is Because.WRONG_GIFT


@pytest.mark.rule("SM-8.4")
def test_with_one_card_left_one_card_is_swapped_and_the_round_goes_on() -> None:
    position = laid("T06", "P", "CC", "FFF", "BB")
    assert set(position.choices(0)) == {f"swap potato with {victim}" for victim in (1, 2, 3)}
    position.play(0, "swap potato with 1")
    assert position.hands == ["C", "PC", "FFF", "BB"]
    assert (position.state.round, position.asked) == (1, {1: "lay"})


# SM-8.5: Spoiled goods


def spoiled(rate: int, scope: str = "whole_exchange", *waiting: str) -> Position:
    position = laid("O06", waiting=("T05", *waiting), spoiled_scope=scope)
    position.state.marker = RATES.index(rate)
    return position


@pytest.mark.rule("SM-8.5")
@pytest.mark.parametrize(
    ("rate", "scope", "move", "paid"),
    [
        (9, "whole_exchange", "sell 2 potato", 8),
        (9, "first_card", "sell 2 potato", 13),
        (9, "whole_exchange", "sell 1 potato", 4),
        (9, "first_card", "sell 1 potato", 4),
        (9, "whole_exchange", "sell 2 potato + 1 sugar", 12),
        (25, "first_card", "sell 2 potato + 1 sugar", 62),
        (50, "whole_exchange", "sell 2 potato", 50),
        (1, "whole_exchange", "sell 2 potato", 0),
        (1, "first_card", "sell 2 potato", 1),
        (1, "first_card", "sell 1 potato", 0),
    ],
)
def test_the_first_exchange_is_paid_at_half_the_rate(rate: int, scope: str, move: str, paid: int) -> None:
    position = spoiled(rate, scope)
    choice = next(choice for choice in position.decision(0).choices if choice.text == move)
    assert GAME.preview(position.state, 0, choice)["paid"] == paid
    events = position.play(0, move)
    assert (position.points[0], only(events, "sold").paid) == (paid, paid)


@pytest.mark.rule("SM-8.5")
def test_later_exchanges_are_paid_in_full_even_after_one_for_nothing() -> None:
    position = spoiled(1)
    position.go("0 sell 1 potato", "1 pass 1", "2 sell 1 potato")
    assert position.points == [0, 0, 4, 0]


@pytest.mark.rule("SM-8.5")
def test_passes_do_not_use_the_spoiled_goods_up() -> None:
    position = spoiled(1)
    position.go("0 pass 3", "1 pass 1", "2 sell 1 potato")
    assert position.points[2] == 4


# SM-8.6: Goods scarce


@pytest.mark.rule("SM-8.6")
def test_one_card_in_a_turn() -> None:
    position = laid("O06", waiting=("T07",))
    assert {choice for choice in position.choices(0) if "sell" in choice} == {"sell 1 potato", "sell 1 sugar"}
    refusal = position.refused(0, Sell(goods={P: 2}))
    assert (refusal.reason, refusal.clause) == (Because.ONE_CARD_ONLY, "SM-8.6")
    position.go("0 sell 1 potato", "1 pass 1", "2 pass 1", "3 pass 1")
    position.play(0, "sell 1 potato")
    assert position.points[0] == 1 + 9


@pytest.mark.rule("SM-8.6")
@pytest.mark.parametrize("scope", ["per_turn", "per_offer"])
@pytest.mark.parametrize("card", OFFERS)
def test_one_card_whatever_is_wanted(card: str, scope: str) -> None:
    """Also where four cards are wanted, and the player holds them all."""
    wanted = letters(OFFERS[card])
    position = laid(card, wanted + "PB", "CCCF", "FFFF", "BBSS", waiting=("T07",), short_supply_scope=scope)
    sales = {choice for choice in position.choices(0) if "sell" in choice}
    assert sales == {f"sell 1 {product}" for product, count in zip(Product, OFFERS[card], strict=True) if count}
    everything = Sell(goods=dict(zip(Product, OFFERS[card], strict=True)))
    assert position.refused(0, everything).reason is Because.ONE_CARD_ONLY


@pytest.mark.rule("SM-8.6")
def test_one_card_in_the_whole_offer() -> None:
    position = laid("O06", waiting=("T07",), short_supply_scope="per_offer")
    position.go("0 sell 1 potato", "1 pass 1", "2 sell 1 potato", "3 pass 1")
    assert set(position.choices(0)) == {"pass 1", "pass 2", "pass 3"}
    refusal = position.refused(0, Sell(goods={S: 1}))
    assert (refusal.reason, refusal.clause) == (Because.DELIVERED_ALREADY, "SM-8.6")
    position.go("0 pass 1", "1 pass 1", "2 pass 1", "3 sell 1 sugar")
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-8.6")
def test_in_the_final_turn_too_it_is_one_card() -> None:
    position = laid("O06", waiting=("T07",))
    position.state.marker = 13
    assert set(position.choices(0)) == {"sell 1 potato", "sell 1 sugar", "pass"}


# SM-8.7: Raid


@pytest.mark.rule("SM-8.7")
def test_a_raid_takes_all_cards_of_a_product_in_sight_of_all() -> None:
    position = laid("T08")
    assert len(position.choices(0)) == 15
    before = list(position.state.pile)
    events = position.play(0, "raid 1 coffee")
    raided = only(events, "raided")
    assert (raided.victim, raided.product, raided.cards) == (1, "coffee", 3)
    assert told(None, events) == ["raided", "starts"]
    assert position.hand(1) == "F"
    assert [now - then for now, then in zip(position.state.pile, before, strict=True)] == counts("CCC")
    assert position.points == [0, 0, 0, 0]


@pytest.mark.rule("SM-8.7")
def test_a_raid_takes_them_all_however_many_they_are() -> None:
    position = laid("T08", "PPSB", "CCCCCF", "FFFB", "BBSS")
    assert only(position.play(0, "raid 1 coffee"), "raided").cards == 5
    assert position.hand(1) == "F"


@pytest.mark.rule("SM-8.7")
def test_a_raid_for_what_the_victim_has_not_is_used_up_all_the_same() -> None:
    position = laid("T08")
    events = position.play(0, "raid 1 sugar")
    assert only(events, "raided").cards == 0
    assert position.hands == list(HANDS)
    assert position.state.market_pile[-1] == "T08"
    assert position.asked == {1: "lay"}


@pytest.mark.rule("SM-8.7", "SM-9.1", "SM-9.2")
def test_a_raid_that_empties_a_hand_ends_the_round() -> None:
    position = laid("T08", "PP", "CCC", "FFF", "BB")
    events = position.play(0, "raid 1 coffee")
    assert kinds(events)[:2] == ["raided", "round-ended"]
    assert only(events, "round-ended").seat == 1
    assert position.state.round == 2
    assert position.state.market_pile[-1] == "T08"


# SM-8.8, SM-8.9: New goods discovered


@pytest.mark.rule("SM-8.8")
def test_a_search_is_paid_first_then_seen_then_a_card_is_taken() -> None:
    position = Position(*HANDS, market={0: ["T09"]}, points=[7])
    pile = {"potato": 9, "coffee": 9, "flour": 9, "butter": 8, "sugar": 9}
    events = position.play(0, "lay T09")
    assert kinds(events) == ["laid", "drew", "searched", "pile-seen"]
    assert position.points[0] == 2
    assert only(events, "searched").paid == 5
    assert only(events, "pile-seen").goods == pile
    assert "pile-seen" not in told(1, events)
    assert "pile-seen" not in told(None, events)
    assert position.view(0).pile == pile
    assert position.view(1).pile is None
    assert position.view(None).pile is None
    assert position.asked == {0: "take"}
    assert {choice.kind for choice in position.decision(0).choices} == {"take"}
    events = position.play(0, "take butter")
    assert position.hand(0) == "PPBBS"
    assert told(0, events) == ["took-card", "starts"]
    assert told(1, events) == told(None, events) == ["took", "starts"]
    assert position.view(0).pile is None


@pytest.mark.rule("SM-8.8")
def test_only_what_is_in_the_pile_can_be_taken() -> None:
    position = Position(*HANDS, "C" * 6, market={0: ["T09"]}, points=[5])
    position.player(1).hand = counts("CCCCCCF")
    position.state.pile[1] = 12 - 6 - 6
    position.play(0, "lay T09")
    assert "take coffee" not in position.choices(0)
    refusal = position.refused(0, Take(product=C))
    assert (refusal.reason, refusal.clause) == (Because.NOT_IN_PILE, "SM-8.8")


@pytest.mark.rule("SM-8.9", "SM-3.5")
@pytest.mark.parametrize("points", [0, 1, 4])
def test_who_has_fewer_than_5_points_cannot_search(points: int) -> None:
    """W7, and A11."""
    position = Position(*HANDS, market={0: ["T09"]}, points=[points])
    assert "lay T09" not in position.choices(0)
    refusal = position.refused(0, Lay(card="T09"))
    assert (refusal.reason, refusal.clause) == (Because.TOO_POOR, "SM-8.9")
    assert refusal.figures == {"points": points, "price": 5}


@pytest.mark.rule("SM-8.9")
def test_an_empty_pile_cannot_be_searched() -> None:
    rows = ("P" * 12 + "C" * 3, "C" * 9 + "F" * 6, "F" * 6 + "B" * 9, "B" * 3 + "S" * 12)
    position = Position(*rows, market={0: ["T09"]}, points=[50])
    assert sum(position.state.pile) == 0
    assert "lay T09" not in position.choices(0)
    assert position.refused(0, Lay(card="T09")).reason is Because.PILE_EMPTY


@pytest.mark.rule("SM-8.8")
def test_the_last_card_of_the_pile_can_be_taken() -> None:
    rows = ("P" * 12 + "C" * 3, "C" * 9 + "F" * 6, "F" * 6 + "B" * 9, "B" * 3 + "S" * 11)
    position = Position(*rows, market={0: ["T09"]}, points=[5])
    position.play(0, "lay T09")
    assert set(position.choices(0)) == {"take sugar"}
    position.play(0, "take sugar")
    assert sum(position.state.pile) == 0
    assert position.points[0] == 0


# SM-8.10, SM-8.11: Limit, and cards together


@pytest.mark.rule("SM-8.10")
def test_under_limit_the_final_turn_is_at_25() -> None:
    position = laid("O06", waiting=("T10",))
    position.go("0 pass 4", "1 pass 3")
    assert position.state.rate == 20
    assert {choice for choice in position.choices(2) if "pass" in choice} == {"pass 1"}
    position.play(2, "pass 1")
    assert position.asked == {3: "final"}
    events = position.play(3, "sell 1 sugar")
    assert position.points[3] == 25
    assert only(events, "offer-ended").reason == "final-turn"


@pytest.mark.rule("SM-8.10", "SM-5.3")
def test_an_exchange_at_20_under_limit_leads_to_the_final_turn() -> None:
    position = laid("O06", waiting=("T10",))
    position.state.marker = RATES.index(20)
    position.play(0, "sell 1 potato")
    assert position.asked == {1: "final"}
    assert set(position.choices(1)) == {"pass"}


@pytest.mark.rule("SM-8.11")
def test_spoiled_and_scarce_together_are_one_card_at_half_the_rate() -> None:
    position = spoiled(9, "whole_exchange", "T07")
    assert {choice for choice in position.choices(0) if "sell" in choice} == {"sell 1 potato", "sell 1 sugar"}
    position.play(0, "sell 1 potato")
    assert position.points[0] == 4
    position.go("1 pass 1", "2 sell 1 potato")
    assert position.points[2] == 16


@pytest.mark.rule("SM-8.11")
@pytest.mark.parametrize("scope", ["whole_exchange", "first_card"])
def test_all_three_together(scope: str) -> None:
    position = spoiled(20, scope, "T07", "T10")
    position.play(0, "sell 1 sugar")
    assert position.points[0] == 10
    assert position.asked == {1: "final"}
    position.play(1, "pass")
    assert position.state.market_pile[-4:] == ["T05", "T07", "T10", "O06"]
