import pytest

from games.kernel import Answers
from games.stalls.components import card_id
from tests.games.bench import every, kinds, only, told
from tests.games.stalls.positions import Position

ANA = "bread 3, bread 1, eggs 2, bread 0, roses 1"
BRUNO = "cheese 1, cheese 2, honey 3, honey 0, pears 1"
CHLOE = "eggs 1, eggs 3, pears 2, pears 0, roses 2"
DMITRI = "cheese 3, cheese 0, honey 1, roses 3, bread 2"
FOUR = (ANA, BRUNO, CHLOE, DMITRI)


@pytest.mark.rule("SA-3.1")
def test_one_chooses_from_the_own_hand() -> None:
    position = Position(FOUR)
    assert position.asked == dict.fromkeys(range(4), "pick")
    assert position.choices(0) == ["pick bread-3", "pick bread-1", "pick eggs-2", "pick bread-0", "pick roses-1"]
    with position.refuses("not-in-hand", "SA-3.1", card="cheese-1"):
        position.act(0, position.action("pick cheese-1"))


@pytest.mark.rule("SA-3.1")
def test_two_cards_alike_are_one_choice() -> None:
    position = Position(["bread 1, bread 1, eggs 2, bread 0, roses 1", BRUNO])
    assert position.choices(0).count("pick bread-1") == 1
    position.go("0 pick bread-1", "1 pick honey-3")
    assert position.hands[1].count("bread-1") == 1


@pytest.mark.rule("SA-3.2", "SA-5.1")
def test_cards_are_chosen_in_secret_and_laid_at_once() -> None:
    position = Position(FOUR)
    assert told(None, position.play(0, "pick bread-3")) == ["chose"]
    seen = position.view(2).players[0]
    assert (seen.chosen, seen.choice, seen.laid) == (True, None, ())
    own = position.view(0).players[0].choice
    assert own is not None
    assert (own.good, own.crates) == ("bread", 3)
    assert position.play(0, "pick eggs-2") == []
    events = position.go("1 pick honey-3", "2 pick eggs-3", "3 pick roses-3")
    laid = [(event.seat, event.good, event.crates) for event in every(events, "laid")]
    assert laid == [(0, "eggs", 2), (1, "honey", 3), (2, "eggs", 3), (3, "roses", 3)]
    assert [family.crates for family in position.view(None).families] == [{"eggs": 5}, {"honey": 3, "roses": 3}]


@pytest.mark.rule("SA-3.3")
def test_hands_go_to_the_left_on_odd_days_and_to_the_right_on_even_ones() -> None:
    position = Position(FOUR)
    position.everybody("pick bread-3", "pick honey-3", "pick eggs-3", "pick roses-3")
    assert kinds(position.events)[-1] == "hands-passed"
    assert only(position.events, "hands-passed").left is True
    assert position.hands[1] == ["bread-1", "eggs-2", "bread-0", "roses-1"]
    assert position.hands[0] == ["cheese-3", "cheese-0", "honey-1", "bread-2"]
    position.finish_day()
    kept = [hand[1:] for hand in position.hands]
    position.everybody(*(f"pick {hand[0]}" for hand in position.hands))
    assert only(position.events, "hands-passed").left is False
    assert position.hands == [*kept[1:], kept[0]]


@pytest.mark.rule("SA-3.3")
def test_the_rival_gets_what_one_leaves() -> None:
    """The example of the spec: Bruno takes what Chloé, Ana's partner, would have liked."""
    position = Position(FOUR)
    position.everybody("pick bread-3", "pick honey-3", "pick eggs-3", "pick roses-3")
    assert {"pick bread-1", "pick bread-0"} <= set(position.choices(1))
    assert position.view(1).players[1].family != position.view(1).players[0].family
    position.everybody("pick bread-2", "pick bread-0", "pick cheese-2", "pick pears-2")
    assert position.hands[2] == ["bread-1", "eggs-2", "roses-1"]


@pytest.mark.rule("SA-3.4")
def test_after_four_cards_the_fifth_is_put_away_unseen() -> None:
    position = Position([ANA, BRUNO])
    moves = (("bread-3", "honey-3"), ("cheese-1", "bread-1"), ("eggs-2", "cheese-2"), ("honey-0", "roses-1"))
    for own, other in moves:
        assert not every(position.events, "day-ended")
        position.go(f"0 pick {own}", f"1 pick {other}")
    assert not every(position.events, "hands-passed")
    assert [event.kind for event in position.events if event.kind not in ("chose", "laid", "stall-sold")] == [
        "day-ended",
        "day-began",
    ]
    assert {(event.good, event.crates) for event in every(position.events, "laid")} == {("honey", 0), ("roses", 1)}


@pytest.mark.rule("SA-3.5")
def test_for_whoever_does_not_choose_a_card_is_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(40):
        position = Position(FOUR)
        position.table.dice = position.table.dice.of(seed)
        drawn.add(position.default(0))
    assert drawn == set(Position(FOUR).choices(0))
    position = Position(FOUR)
    expected = position.default(0)
    assert kinds(position.skip(0))[-1] == "chose"
    answer = position.view(0).players[0].choice
    assert answer is not None
    assert f"pick {card_id(answer.good, answer.crates)}" == expected


@pytest.mark.rule("SA-3.5")
def test_every_skipped_choice_has_a_lot_of_its_own() -> None:
    alike: list[list[bool]] = [[], [], []]
    for seed in range(40):
        position = Position([ANA, ANA])
        position.table.dice = position.table.dice.of(seed)
        first, neighbours = position.default(0), position.default(1)
        position.state.picks += 1
        later = position.default(0)
        position.state.picks, position.state.day = 0, 2
        for same, other in zip(alike, (neighbours, later, position.default(0)), strict=True):
            same.append(first == other)
    assert not any(map(all, alike)), "neither the seat, nor the card, nor the day leaves it as it was"


@pytest.mark.rule("SA-3.1", "SA-5.1")
@pytest.mark.parametrize(("hand", "forced"), [("roses 1, roses 1", True), ("roses 1, roses 2", False)])
def test_the_last_two_cards_may_be_alike_and_nobody_else_can_tell(hand: str, forced: bool) -> None:
    laid = "bread 1, eggs 1, honey 1"
    position = Position([hand, "pears 1, pears 2"], [laid, laid])
    assert (position.table.forced(0) is not None) is forced
    assert position.table.foreseen(0, position.decision(0)) is Answers.HIDDEN


@pytest.mark.rule("SA-1.4")
def test_more_than_two_cards_are_always_a_choice() -> None:
    position = Position(["roses 1, roses 1, bread 0", "pears 1, pears 2, bread 1"], ["eggs 1, honey 1"] * 2)
    assert position.table.foreseen(0, position.decision(0)) is Answers.SEVERAL
    assert position.table.forced(0) is None
