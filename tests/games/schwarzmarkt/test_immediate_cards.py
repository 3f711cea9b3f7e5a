"""SM-8.1 to SM-8.4 and SM-8.7 to SM-8.9: the text cards that are done at once, each at its corners."""

import pytest

from games.schwarzmarkt.actions import Deal, Lay, Swap, Take
from games.schwarzmarkt.components import Product
from games.schwarzmarkt.reasons import Because
from tests.games.bench import kinds, only, told
from tests.games.schwarzmarkt.positions import GAME, HANDS, Position, counts, laid

P, C, F, B, S = Product

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
