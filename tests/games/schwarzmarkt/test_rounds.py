"""SM-9 to SM-12: the end of a round, the second round, the end of the game, money."""

from typing import Unpack

import pytest

from games.kernel import Dice, Reason, Table
from games.schwarzmarkt.actions import Pass
from games.schwarzmarkt.components import RATES, luxury
from tests.games.bench import every, kinds, only, told
from tests.games.schwarzmarkt.positions import GAME, Position, Setup, letters


def last_card(*hands: str, rate: int = 9, **more: Unpack[Setup]) -> Position:
    """The third seat is in turn in an offer of two potatoes and a sugar, laid by the first."""
    hands = hands or ("PPSB", "CCCF", "P", "BBSS")
    position = Position(*hands, market={0: ["O06"]}, **more)
    position.play(0, "lay O06")
    position.state.marker = RATES.index(rate)
    position.offer.turn = 2
    return position


@pytest.mark.rule("SM-9.1", "SM-9.3", "SM-6.1", "SM-9.4")
def test_an_exchange_of_the_last_card_ends_offer_and_round_at_once() -> None:
    position = last_card()
    before = list(position.state.market_pile)
    events = position.play(2, "sell 1 potato")
    assert kinds(events)[:4] == ["sold", "offer-ended", "round-ended", "round-began"]
    assert "rate-rose" not in kinds(events)
    assert only(events, "offer-ended").reason == "round-end"
    assert only(events, "round-ended").seat == 2
    assert position.points == [0, 0, 9, 0]
    assert (position.state.offer, position.state.marker, position.state.round) == (None, 0, 2)
    assert position.state.market_pile == [*before, "O06"]
    assert GAME.violations(position.state) == []


@pytest.mark.rule("SM-9.3")
def test_nobody_has_a_final_turn_when_the_round_ends() -> None:
    position = last_card(rate=45)
    position.play(2, "sell 1 potato")
    assert position.asked == {1: "lay"}
    assert position.refused(3, Pass()).reason is Reason.NOT_ASKED


@pytest.mark.rule("SM-9.3", "SM-6.3", "SM-6.4")
def test_text_cards_and_delivered_cards_are_cleared_when_the_round_ends() -> None:
    position = last_card(waiting=("T05", "T10"))
    pile = sum(position.state.pile)
    events = position.play(2, "sell 1 potato")
    assert position.state.market_pile[-3:] == ["T05", "T10", "O06"]
    assert only(events, "round-began").cards == 9
    assert sum(position.state.pile) == pile + 1 - 4 * 9


@pytest.mark.rule("SM-9.5")
def test_waiting_cards_stay_when_a_text_card_ends_the_round() -> None:
    position = Position("P", "CC", "FFF", "BB", market={0: ["T03"], 1: ["O02"]}, waiting=("T10", "T07"))
    position.go("0 lay T03", "0 deal potato")
    assert position.state.round == 2
    assert position.state.waiting == ["T10", "T07"]
    position.play(1, "lay O02")
    assert position.offer.texts == ["T10", "T07"]


@pytest.mark.rule("SM-9.6", "SM-3.6")
def test_the_start_role_moves_once_also_when_the_last_exchange_met_the_offer() -> None:
    position = last_card("PSB", "CCCF", "PPS", "BBSS", rate=16)
    events = position.play(2, "sell 2 potato + 1 sugar")
    assert only(events, "offer-ended").reason == "round-end"
    assert position.state.starter == 1
    assert position.asked == {1: "lay"}
    assert position.points[2] == 48


@pytest.mark.rule("SM-10.1", "SM-10.2")
def test_the_second_round_adds_nine_cards_to_what_is_kept() -> None:
    position = last_card(points=[3, 4, 5, 6])
    markets = [list(player.market) for player in position.state.players]
    before = list(position.state.market_pile)
    events = position.play(2, "sell 1 potato")
    assert [len(hand) for hand in position.hands] == [4 + 9, 4 + 9, 9, 4 + 9]
    for seat, kept in enumerate(("PPSB", "CCCF", "", "BBSS")):
        dealt = next(event for event in every(events, "dealt") if event.to == (seat,))
        assert sum(dealt.goods.values()) == 9
        assert all(position.hand(seat).count(card) >= kept.count(card) for card in kept)
    assert position.points == [3, 4, 14, 6]
    assert [list(player.market) for player in position.state.players] == markets
    assert position.state.market_pile == [*before, "O06"]
    assert told(None, events) == ["sold", "offer-ended", "round-ended", "round-began", "starts"]


@pytest.mark.rule("SM-10.2")
def test_the_pile_is_shuffled_for_the_second_round() -> None:
    dealt = set()
    for seed in range(10):
        position = last_card(seed=seed)
        position.play(2, "sell 1 potato")
        dealt.add(position.hand(2))
    assert len(dealt) > 5


@pytest.mark.rule("SM-10.2", "SM-10.4")
def test_the_second_deal_is_another_than_the_first() -> None:
    """With all 60 cards shuffled again it would be the same one if both were drawn alike."""
    for seed in range(10):
        first = Table(GAME, 4, {}, Dice.of(seed)).state.players
        position = last_card(seed=seed, second_round_deal="redeal_nine")
        position.play(2, "sell 1 potato")
        assert position.state.round == 2
        assert position.hands != [letters(player.hand) for player in first]


@pytest.mark.rule("SM-10.3")
def test_with_too_few_cards_everybody_gets_the_same_number() -> None:
    hands = ("PPPPPCCCCC", "FFFFFBBBBB", "P", "SSSSSSSSSSBB", "CCCCFFFFBBB")
    position = last_card(*hands)
    pile = sum(position.state.pile)
    events = position.play(2, "sell 1 potato")
    share = (pile + 1) // 5
    assert 0 < share < 9
    assert only(events, "round-began").cards == share
    assert [len(hand) for hand in position.hands] == [10 + share, 10 + share, share, 12 + share, 11 + share]
    assert sum(position.state.pile) == (pile + 1) % 5


@pytest.mark.rule("SM-10.4", "SM-10.1")
def test_redeal_nine_gives_everybody_a_fresh_hand() -> None:
    position = last_card(second_round_deal="redeal_nine", points=[3, 4, 5, 6])
    position.play(2, "sell 1 potato")
    assert [len(hand) for hand in position.hands] == [9, 9, 9, 9]
    assert sum(position.state.pile) == 60 - 36
    assert position.points == [3, 4, 14, 6]
    assert GAME.violations(position.state) == []


@pytest.mark.rule("SM-10.5", "SM-1.2", "SM-11.1")
def test_round_two_is_played_like_round_one_and_ends_the_game() -> None:
    position = last_card(round_=2)
    assert position.asked == {2: "turn"}
    events = position.play(2, "sell 1 potato")
    assert kinds(events) == ["sold", "offer-ended", "round-ended", *["hand-shown"] * 4]
    assert position.table.over
    assert position.table.awaited() == ()


@pytest.mark.rule("SM-10.6")
def test_a_deal_of_no_cards_ends_the_game() -> None:
    """Only if the pile has fewer cards than there are players."""
    hands = ("P" * 11 + "C" * 5, "C" * 7 + "F" * 12, "P", "B" * 12 + "S" * 10)
    position = last_card(*hands)
    assert sum(position.state.pile) == 2
    events = position.play(2, "sell 1 potato")
    assert only(events, "round-began").cards == 0
    assert kinds(events)[-5:] == ["round-ended", *["hand-shown"] * 4]
    assert position.table.over
    assert position.state.round == 2


@pytest.mark.rule("SM-11.2", "SM-1.3", "SM-11.3")
def test_luxury_points_alone_decide() -> None:
    position = last_card(round_=2, points=[30, 40, 30, 10])
    position.play(2, "sell 1 potato")
    outcome = position.table.outcome
    assert [standing.score for standing in outcome.standings] == [30, 40, 39, 10]
    assert [standing.place for standing in outcome.standings] == [3, 1, 2, 4]
    assert outcome.winners == (1,)


@pytest.mark.rule("SM-11.3")
def test_equal_scores_share_the_place_and_the_victory() -> None:
    position = last_card(round_=2, points=[39, 7, 30, 7])
    position.play(2, "sell 1 potato")
    outcome = position.table.outcome
    assert [standing.place for standing in outcome.standings] == [1, 3, 1, 3]
    assert outcome.winners == (0, 2)
    assert all(standing.tie_breaks == () for standing in outcome.standings)


@pytest.mark.rule("SM-12.1", "SM-12.4")
def test_the_score_sheet_names_everything_that_changed_the_points() -> None:
    position = Position("PPSB", "CCCF", "FFPB", "BBSS", market={0: ["T03"], 1: ["T09"], 2: ["O13"]}, points=[0, 8])
    position.go("0 lay T03", "0 deal potato", "1 lay T09", "1 take sugar", "2 lay O13", "2 sell 2 flour")
    assert position.points == [20, 3, 2, 0]
    position.state.round = 2
    sheet = {standing.seat: standing.lines for standing in GAME.outcome(position.state).standings}
    assert [(line.name, line.amount) for line in sheet[0]] == [("sales", 0), ("quick-deals", 20), ("discoveries", 0)]
    assert [(line.name, line.amount) for line in sheet[1]] == [("sales", 8), ("quick-deals", 0), ("discoveries", -5)]
    assert [(line.name, line.amount) for line in sheet[2]] == [("sales", 2), ("quick-deals", 0), ("discoveries", 0)]


@pytest.mark.rule("SM-12.2")
def test_the_bank_never_runs_out() -> None:
    """The whole bank is worth 1650."""
    position = last_card("PPSB", "CCCF", "PPB", "BBSS", rate=50, points=[1600, 1000, 1600, 0])
    position.play(2, "sell 2 potato")
    assert position.points[2] == 1700


@pytest.mark.rule("SM-12.3", "SM-12.1")
@pytest.mark.parametrize(
    ("amount", "items"),
    [
        (0, {}),
        (2, {"gum": 2}),
        (16, {"cigarettes": 1, "chocolate": 1, "gum": 1}),
        (99, {"nylons": 1, "cigarettes": 4, "chocolate": 1, "gum": 4}),
        (1700, {"nylons": 34}),
    ],
)
def test_an_amount_in_the_fewest_items(amount: int, items: dict[str, int]) -> None:
    assert luxury(amount) == items


@pytest.mark.rule("SM-12.5")
def test_hidden_winnings_are_seen_by_their_owner_until_the_end() -> None:
    position = last_card(round_=2, points=[16, 17, 18, 19])
    for seat in range(4):
        shown = [player.points for player in position.view(seat).players]
        assert shown == [16 + seat if other == seat else None for other in range(4)]
    assert [player.points for player in position.view(None).players] == [None] * 4
    assert position.view(0).players[0].luxury == {"cigarettes": 1, "chocolate": 1, "gum": 1}
    events = position.play(2, "sell 1 potato")
    assert "sold" in told(None, events)
    assert [player.points for player in position.view(None).players] == [16, 17, 27, 19]
    assert [event.points for event in every(events, "hand-shown")] == [16, 17, 27, 19]


@pytest.mark.rule("SM-12.5")
def test_open_winnings_are_seen_by_all() -> None:
    position = last_card(points=[16, 17, 18, 19], winnings_visibility="open")
    for seat in (0, 3, None):
        assert [player.points for player in position.view(seat).players] == [16, 17, 18, 19]


def test_all_hands_are_shown_after_the_end() -> None:
    position = last_card(round_=2)
    assert [player.hand for player in position.view(None).players] == [None] * 4
    position.play(2, "sell 1 potato")
    assert [player.hand for player in position.view(None).players][1:3] == [{"coffee": 3, "flour": 1}, {}]
    assert position.view(0).market == tuple(position.player(0).market)
    assert position.view(None).market == ()


@pytest.mark.rule("SM-1.2")
def test_whole_games_have_two_rounds() -> None:
    table = Table(GAME, 3, {}, Dice.of("rounds"))
    ended = []
    agent = GAME.agent()
    while not table.over:
        ((seat, _),) = table.awaited()
        events = table.play(seat, agent.choose(table.view(seat), table.moves(seat), Dice.of(1)))
        ended += [event.round for event in every(events, "round-ended")]
    assert ended == [1, 2]
