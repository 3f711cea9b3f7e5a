"""The end of a round, the final round and the end of the game (CM-8, CM-9)."""

import pytest

from games.central.events import AsideClosed, CardHidden, GameEnded, Scored
from games.central.scoring import next_first, outcome, round_points
from games.kernel import Nature, Reason, seen_by
from tests.games.central.market import GAME, Market, of

PEPPERS = ("tomato 4, pepper 2", "carrot 4, pepper 3", "eggplant 4, pepper 4")
"""Everybody opens something else and keeps a pepper."""


def at_set_aside(number: int = 1) -> Market:
    """The sale phase of a round is over, and everybody has a pepper left."""
    market = Market(PEPPERS, number=number)
    market.until_aside()
    return market


@pytest.mark.rule("CM-8.1")
def test_one_card_or_none_is_set_aside_by_all_at_once_in_secret() -> None:
    market = at_set_aside()
    assert market.asked == {0: "aside", 1: "aside", 2: "aside"}
    assert market.decision(0, "aside").nature is Nature.REACTION
    assert market.choices(0, "aside") == ["aside nothing", "aside pepper 2kg"]
    market.go("1 aside pepper 3kg")
    assert (market.hand(1), market.player(1).aside) == ("pepper 3", [])  # nothing happens before all have chosen
    market.go("0 aside nothing")
    happened = market.go("2 aside nothing")
    assert of(AsideClosed, happened)[0].counts == (0, 1, 0)
    assert [event.seat for event in of(CardHidden, happened)] == [1]
    assert of(CardHidden, seen_by(0, happened)) == []
    assert market.table.view(1).model_dump()["aside"] == ("pepper-3kg",)


@pytest.mark.rule("CM-8.1", "CM-15.5")
def test_who_has_no_card_is_not_asked_to_set_one_aside() -> None:
    market = Market(["tomato 4", "carrot 4, pepper 3", "eggplant 4, pepper 4"])
    market.until_aside()
    assert market.asked == {1: "aside", 2: "aside"}
    nobody = Market(["tomato 4", "carrot 4", "eggplant 4"])
    happened = nobody.finish_round()
    assert of(AsideClosed, happened)[0].counts == (0, 0, 0)


@pytest.mark.rule("CM-8.1")
def test_only_a_card_of_the_hand_can_be_set_aside() -> None:
    market = at_set_aside()
    refusal = market.refused(0, {"kind": "aside", "product": "pepper", "kg": 4})
    assert refusal.clause == "CM-8.1"


@pytest.mark.rule("CM-8.2")
def test_what_is_set_aside_stays_there_and_its_owner_may_look() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"], aside=["pepper 4", "", ""])
    assert market.table.view(0).model_dump()["aside"] == ("pepper-4kg",)
    assert market.table.view(1).model_dump()["aside"] == ()
    assert not any("pepper" in choice for choice in market.choices(0, "open"))
    players = market.table.view(None).model_dump()["players"]
    assert [(player["hand"], player["aside"]) for player in players] == [(1, 1), (1, 0), (1, 0)]
    hidden = list(market.player(0).aside)
    market.finish_round()
    assert market.player(0).aside == hidden


@pytest.mark.rule("CM-8.3")
def test_played_cards_are_discarded() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"])
    played = {card for player in market.state.players for card in player.hand}
    market.finish_round()
    assert set(market.state.discard) == played


@pytest.mark.rule("CM-8.4", "CM-8.5", "CM-8.6")
@pytest.mark.parametrize(
    ("incomes", "points"),
    [
        ((50, 40, 30, 10), (4, 3, 2, 1)),  # EX-3
        ((50, 30, 30, 10), (4, 2, 2, 1)),  # EX-4
        ((10, 30, 20), (1, 3, 2)),
        ((30, 30, 30), (1, 1, 1)),
        ((30, 30, 10), (2, 2, 1)),
        ((0, 30, 10), (0, 3, 2)),
        ((0, 0, 10, 20), (0, 0, 3, 4)),
        ((0, 0, 0), (0, 0, 0)),
        ((7, 7, 0, 0, 7), (3, 3, 0, 0, 3)),
    ],
)
def test_points_by_rank(incomes: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert round_points(incomes) == points


@pytest.mark.rule("CM-8.4", "CM-8.7")
def test_points_are_given_at_the_end_of_the_round() -> None:
    market = Market(["tomato 4", "carrot 2", "eggplant 3"])
    (scored,) = of(Scored, market.finish_round())
    assert (scored.incomes, scored.points) == ((40, 20, 30), (3, 1, 2))
    assert [player.total for player in market.state.players] == [3, 1, 2]
    assert market.incomes() == [0, 0, 0]


@pytest.mark.rule("CM-8.8", "CM-8.9")
@pytest.mark.parametrize(
    ("totals", "first", "following"),
    [
        ((4, 3, 2, 1), 0, 3),
        ((1, 3, 1, 4), 0, 2),  # tied with the present first player, who is met last
        ((1, 3, 1, 4), 2, 0),
        ((1, 1, 1, 1), 3, 0),
        ((5, 1, 1, 1), 2, 3),
        ((1, 5, 5, 5), 0, 0),  # nobody else is tied
    ],
)
def test_the_next_first_player(totals: tuple[int, ...], first: int, following: int) -> None:
    assert next_first(totals, first) == following


@pytest.mark.rule("CM-8.8", "CM-8.10")
def test_the_last_in_points_begins_the_next_round() -> None:
    market = Market(["tomato 4", "carrot 2", "eggplant 3"])
    market.finish_round()
    assert (market.state.round, market.state.first) == (2, 1)
    assert market.asked == {1: "open"}


@pytest.mark.rule("CM-9.1", "CM-9.2", "CM-9.3", "CM-3.6")
def test_the_final_round_is_played_with_what_was_set_aside() -> None:
    market = at_set_aside(number=6)
    earlier = market.state.draw.pop(0)
    market.player(0).aside = [earlier]
    draw = list(market.state.draw)
    played = {card for player in market.state.players for card in player.played}
    market.go("0 aside pepper 2kg", "1 aside pepper 3kg", "2 aside nothing")
    assert market.state.round == 7
    assert [market.hand(seat) for seat in (1, 2)] == ["pepper 3", ""]
    assert set(market.player(0).hand) > {earlier}
    assert len(market.player(0).hand) == 2
    assert [len(player.buried) for player in market.state.players] == [0, 0, 1]
    assert market.state.draw == draw
    assert set(market.state.discard) == played
    view = market.table.view(0).model_dump()
    assert view["buried"] == 1
    assert not any("pepper" in card for card in view["discard"])  # thrown away unseen
    happened = market.finish_round()
    assert of(AsideClosed, happened) == []
    assert market.state.draw == draw
    assert market.table.over


@pytest.mark.rule("CM-9.2")
def test_everybody_sees_how_many_cards_were_thrown_away_unseen_by_all_together() -> None:
    market = Market(["tomato 4, pepper 2", "carrot 4 4, pepper 3 3", "eggplant 4"], number=6)
    market.until_aside()
    market.answer_all("aside", "aside nothing")
    assert (market.state.round, market.table.view(None).model_dump()["buried"]) == (7, 3)


@pytest.mark.rule("CM-9.4", "CM-5.12", "CM-8.6")
def test_who_set_nothing_aside_can_only_play_rot() -> None:
    market = Market(["tomato 4 4", "", "eggplant 2"], number=7)
    market.go("0 open tomato 9")
    assert market.asked == {2: "bid"}
    market.go("2 pass", "0 sell 2x4kg")
    assert market.asked.get(1) == "rot"
    market.go("1 rot 2", "2 decline")
    happened = market.finish_round()
    (scored,) = of(Scored, happened)
    assert (scored.incomes[1], scored.points[1]) == (0, 0)


def ended(points: list[int], unused: list[int]) -> Market:
    market = Market(["", "", "", ""][: len(points)], number=7)
    for player, total, cards in zip(market.state.players, points, unused, strict=True):
        player.points = [total] + [0] * 6
        player.cheater, player.tourists, player.rot = cards > 0, cards > 1, cards > 2
    market.state.phase = "over"
    return market


@pytest.mark.rule("CM-9.5", "CM-9.6")
@pytest.mark.parametrize(
    ("points", "unused", "places"),
    [
        ([10, 12, 8, 9], [0, 0, 3, 3], [2, 1, 4, 3]),
        ([12, 12, 8, 9], [1, 2, 0, 0], [2, 1, 4, 3]),
        ([12, 12, 8, 8], [2, 2, 0, 1], [1, 1, 4, 3]),
        ([5, 5, 5, 5], [1, 1, 1, 1], [1, 1, 1, 1]),
    ],
)
def test_most_points_win_then_most_unused_cards(points: list[int], unused: list[int], places: list[int]) -> None:
    market = ended(points, unused)
    assert GAME.over(market.state)
    result = outcome(market.state)
    assert [standing.place for standing in result.standings] == places
    assert [standing.score for standing in result.standings] == points
    assert [standing.tie_breaks[0].amount for standing in result.standings] == unused
    assert [line.name for line in result.standings[0].lines] == [f"round-{number}" for number in range(1, 8)]


@pytest.mark.rule("CM-9.5", "CM-9.3")
def test_the_game_ends_with_the_points_of_the_final_round() -> None:
    market = Market(["tomato 4", "carrot 2", "eggplant 3"], number=7)
    happened = market.finish_round()
    assert [event.kind for event in happened[-2:]] == ["scored", "game-ended"]
    assert of(GameEnded, happened)[0].winners == (0,)
    assert market.table.over
    assert market.refused(0, {"kind": "pass"}).reason is Reason.GAME_OVER


@pytest.mark.rule("CM-9.6", "CM-10.1")
def test_of_those_with_equal_points_who_kept_more_action_cards_is_named_as_winner() -> None:
    market = Market(["tomato 2", "carrot 2", "eggplant 2"], number=7)
    market.player(1).rot = False
    (ended,) = of(GameEnded, market.finish_round())
    assert [player.total for player in market.state.players] == [1, 1, 1]
    assert ended.winners == outcome(market.state).winners == (0, 2)
