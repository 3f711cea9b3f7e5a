"""The decisions D1 to D9: what a skipped seat does, and that it describes no hand."""

from collections import Counter

import pytest

from games.kernel import Decision, Dice, RandomAgent, Table
from games.kernel.playout import play_out
from tests.games.bench import kinds, only
from tests.games.schwarzmarkt.positions import GAME, Position

HANDS = ("PPPSB", "CCCF", "FFPB", "BBSSS")


def default(position: Position) -> str:
    (seat,) = position.asked
    return GAME.default(position.state, seat, position.decision(seat), position.table.dice).text


@pytest.mark.parametrize(
    ("market", "laid"),
    [
        (["T01", "O09", "O02"], "lay O09"),
        (["O20", "T10", "O01"], "lay O20"),
        (["T05", "T07", "T10"], "lay T10"),
        (["T05", "T01", "T07"], "lay T07"),
        (["T01", "T05", "T02"], "lay T05"),
        (["T08", "T01", "T02"], "lay T08"),
        (["T09", "T06", "T02"], "lay T06"),
    ],
)
def test_d1_the_offer_held_longest_else_a_waiting_card_else_the_card_held_longest(market: list[str], laid: str) -> None:
    assert default(Position(*HANDS, market={0: market})) == laid


def test_d1_a_drawn_card_is_held_less_long_than_those_before() -> None:
    position = Position(*HANDS, market={0: ["T10", "O01", "O02"]})
    position.play(0, "lay T10")
    assert position.player(0).market[:2] == ["O01", "O02"]


def after(card: str, *hands: str, seed: int | str = 1) -> Position:
    position = Position(*(hands or HANDS), market={0: [card]}, points=[20], seed=seed)
    position.play(0, f"lay {card}")
    return position


def test_d2_the_left_neighbour() -> None:
    assert default(after("T01")) == "spy 1"


@pytest.mark.parametrize(
    ("hands", "victim"),
    [(("P", "CC", "FFF", "BB"), 2), (("PPPP", "CC", "FFF", "BBB"), 2), (("P", "C", "F", "B"), 1)],
)
def test_d3_the_opponent_with_the_most_cards_and_the_first_clockwise_among_equals(
    hands: tuple[str, ...], victim: int
) -> None:
    assert default(after("T02", *hands)) == f"collect {victim}"


def test_d4_every_card_of_the_hand_is_equally_likely() -> None:
    drawn = Counter(default(after("T03", "PPPS", *HANDS[1:], seed=seed)) for seed in range(300))
    assert set(drawn) == {"deal potato", "deal sugar"}
    assert 190 < drawn["deal potato"] < 260


def test_d5_the_left_neighbour_and_a_card_by_lot() -> None:
    drawn = Counter(default(after("T06", "PPPS", *HANDS[1:], seed=seed)) for seed in range(300))
    assert set(drawn) == {"swap potato with 1", "swap sugar with 1"}
    assert 190 < drawn["swap potato with 1"] < 260


def test_d6_the_left_neighbour_and_a_product_by_lot_whatever_anybody_holds() -> None:
    drawn = Counter(default(after("T08", seed=seed)) for seed in range(300))
    assert set(drawn) == {f"raid 1 {product}" for product in ("potato", "coffee", "flour", "butter", "sugar")}
    assert min(drawn.values()) > 35


@pytest.mark.parametrize(("hand", "taken"), [("PPPSB", "potato"), ("BBSS", "butter"), ("S", "sugar")])
def test_d7_what_he_holds_most_often_among_what_is_there(hand: str, taken: str) -> None:
    assert default(after("T09", hand, *HANDS[1:])) == f"take {taken}"


def test_d7_only_what_is_there() -> None:
    position = after("T09", "C" * 9, "CCC", "FFP", "BBS")
    assert position.state.pile[1] == 0
    assert default(position) == "take potato"


def test_d8_and_d9_pass_with_the_smallest_step() -> None:
    position = after("O01")
    assert default(position) == "pass 1"
    position.state.marker = 13
    assert default(position) == "pass"


def test_a_skipped_seat_sells_nothing() -> None:
    position = after("O01")
    events = position.skip(0)
    assert kinds(events) == ["skipped", "passed"]
    assert position.state.rate == 2


@pytest.mark.parametrize("card", ["T01", "T02", "T03", "T06", "T08", "T09"])
def test_an_absent_player_is_not_asked_again_for_the_choice_of_his_text_card(card: str) -> None:
    position = Position(*HANDS, market={0: [card, "T04", "T08" if card != "T08" else "T01"]}, points=[5])
    assert default(position) == f"lay {card}"
    by_hand = Position(*HANDS, market={0: [card, "T04", "T08" if card != "T08" else "T01"]}, points=[5])
    by_hand.play(0, f"lay {card}")
    by_hand.skip(0)
    events = position.skip(0)
    assert only(events, "starts").seat == 1
    assert position.asked == {1: "lay"}
    assert GAME.dump(position.state) == GAME.dump(by_hand.state)


def test_a_game_of_absent_players_goes_on_without_a_violation() -> None:
    table = Table(GAME, 4, {}, Dice.of("absent"))
    for _ in range(300):
        ((seat, decision),) = table.awaited()
        table.skip(seat, decision.id)
        assert GAME.violations(table.state) == []
        if table.over:
            break


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i17_defaults_rest_on_public_facts_and_chance(seats: int) -> None:
    """In two states that differ only in what is hidden, D2, D3, D6, D8 and D9 do the same."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        table = Table(GAME, seats, {}, Dice.of(f"i17:{seats}:{seed}"))
        for step in play_out(table, [RandomAgent()] * seats, Dice.of(seed)):
            if table.over:
                break
            ((seat, decision),) = table.awaited()
            if decision.kind in {"spy", "collect", "raid", "turn", "final"}:
                seen[decision.kind] += 1
                real = _default(table, table.state, seat, decision)
                for world in range(2):
                    other = GAME.resample(table.state, None, Dice.of(f"{step.action.text}:{world}"))
                    assert _default(table, other, seat, decision) == real
    assert set(seen) == {"spy", "collect", "raid", "turn", "final"}


def _default(table: Table, state: object, seat: int, decision: Decision) -> str:
    return table.game.default(state, seat, decision, table.dice).text


@pytest.mark.parametrize(("card", "hand", "lots"), [("T03", "PCFBS", 5), ("T06", "PCFBS", 5), ("T08", "P", 5)])
def test_the_lots_of_two_defaults_are_independent_of_each_other(card: str, hand: str, lots: int) -> None:
    """Each is named after its play: what was drawn in one tells nothing about the lot of the next."""
    games, equal = 200, 0
    for seed in range(games):
        position = after(card, hand, *HANDS[1:], seed=seed)
        first = default(position)
        assert default(position) == first
        position.state.play += 4
        equal += default(position) == first
    assert games / lots / 2 < equal < 2 * games / lots
