"""The end of a game tells first what everybody asks first."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.messages.message import PictureKind
from bot.screens import history
from bot.screens.ending import end, is_count, turned_at
from bot.screens.history import happened
from bot.screens.house import HouseScreens
from bot.screens.scene import Scene
from games.kernel import Action, Dice, RandomAgent, Seat, Table
from games.kernel.playout import play_out
from games.registry import find_game
from games.turin.events import GoodPaid
from tests.screens.scenes import every_language, hosted
from words import Speaker, catalogue


def test_the_turning_point_is_since_when_the_winner_was_ahead_for_good() -> None:
    course = [(0, 0), (2, 0), (2, 3), (4, 3), (5, 4)]
    assert turned_at(course, 0) == 3
    assert turned_at([(0, 0), (0, 1), (1, 1)], 0) is None, "the final count, or a tie-break, decided"
    assert turned_at([(1, 0), (2, 0)], 0) == 0


def test_what_is_counted_for_many_is_nobody_s_doing() -> None:
    course = [(0, 0, 0), (2, 0, 0), (2, 3, 1), (5, 4, 2)]
    assert [is_count(course, move) for move in (1, 2, 3)] == [False, False, True]


def test_winner_margin_and_turning_point_come_first_then_board_and_chart() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("the end"))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("moves")):
        pass
    shown = end(Scene(hosted(table), "en"))
    first, second = sorted((standing.score for standing in table.outcome.standings), reverse=True)
    winner = next(standing for standing in table.outcome.standings if standing.place == 1)
    name = hosted(table).names[winner.seat]
    headline, turned = shown.text.splitlines()[:2]
    assert headline == f"## {name} wins by {first - second} coins: {first} to {second}"
    assert f"{name} took the lead for good" in turned
    assert [picture.kind for picture in shown.pictures] == [PictureKind.BOARD, PictureKind.END]
    assert table.dice.seed.hex() not in shown.text
    assert "Game over" not in f"{shown.text}{shown.asks}", "the headline says who has won"


def test_a_family_that_wins_together_hears_by_how_much() -> None:
    table = Table(find_game("stalls"), 4, {}, Dice.of("families"))
    for _ in play_out(table, [RandomAgent()] * 4, Dice.of("moves")):
        pass
    first, second = sorted({standing.score for standing in table.outcome.standings}, reverse=True)
    winners = [standing.seat for standing in table.outcome.standings if standing.place == 1]
    names = " and ".join(hosted(table).names[seat] for seat in winners)
    headline = end(Scene(hosted(table), "en")).text.splitlines()[0]
    assert headline == f"## {names} win together by {first - second} coins: {first} to {second}"


def _choices(table: Table, seat: Seat) -> Iterator[tuple[Action, str]]:
    """What a seat can do, with what that is: a stand on a closed restaurant gets it, and only those for 1 coin."""
    for choice in (choice for decision in table.moves(seat) if decision.owed for choice in decision.choices):
        figures = table.preview(seat, choice)
        gets = " and get a restaurant" if figures.get("taken") else ""
        if choice.kind == "coin" or figures.get("cost") == 1:
            yield choice, f"{choice.kind}{gets}"


def test_what_broke_a_tie_stands_beside_the_score() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("a tie"))
    moves = ["open", "open and get a restaurant", "coin", "coin", "open", "coin", "coin", "coin", "coin"]
    for wanted in moves:
        seat = next(seat for seat in range(2) if table.owed(seat))
        table.play(seat, next(choice for choice, brings in _choices(table, seat) if brings == wanted))
    assert [standing.score for standing in table.outcome.standings] == [2, 2]
    first, second = end(Scene(hosted(table), "en")).text.splitlines()[-2:]
    assert first.endswith(" · 2 coins (Stands on the market: 2)")
    assert second.endswith(" · 2 coins (Stands on the market: 1)")


def test_the_move_at_which_it_turned_is_told_once() -> None:
    table = Table(find_game("lisboa"), 3, {}, Dice.of("a"))
    for _ in play_out(table, [find_game("lisboa").agent()] * 3, Dice.of("a")):
        pass
    over = hosted(table)
    (quote,) = [line for line in end(Scene(over, "en")).text.splitlines() if line.startswith("> ")]
    move, others = quote.removeprefix("> "), "Somebody takes 1 coin."
    over.record = over.record.model_copy(update={"post_lines": (others, move)})
    shown = end(Scene(over, "en"))
    assert quote in shown.text
    assert shown.asks == f"-# {others}"
    more = f"{move.removesuffix('.')}; others earn 2."
    over.record = over.record.model_copy(update={"post_lines": (others, more)})
    shown = end(Scene(over, "en"))
    assert quote not in shown.text
    assert shown.asks == f"-# {others}\n-# {more}"


def test_where_the_result_names_everybody_the_last_moves_do_too_in_a_direct_message() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("the end"))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("moves")):
        pass
    alone = hosted(table)
    alone.record = alone.record.model_copy(update={"guild_id": None})
    told = HouseScreens().lines(alone, [played.events for played in table.happened()])
    assert [line for line in told if line.startswith("You")] == []


@every_language
def test_the_end_of_turin_has_a_line_for_each_good_and_few_besides(language: str) -> None:
    table = Table(find_game("turin"), 3, {}, Dice.of("14"))
    for _ in play_out(table, [find_game("turin").agent()] * 3, Dice.of("moves")):
        pass
    last = table.happened()[-1].events
    kinds = Counter(event.kind for event in last)
    assert kinds["bank-paid"] > 1, "people without coins have to pay"
    assert kinds["returned"] > 1
    assert kinds["last-card"] > 1
    scene = Scene(hosted(table), language)
    lines = happened(scene, [last])
    goods = [scene.speaker.item(event.good) for event in last if isinstance(event, GoodPaid)]
    assert [sum(line.startswith(good) for line in lines) for good in goods] == [1] * len(goods)
    assert len(lines) - len(goods) <= kinds["loan"] + 4, "who leads anew; unsold; last cards; what was paid back"
    logged = [line for move in history.told(scene) for line in move.lines]
    assert all(scene.speaker.event(event) in logged for event in last if event.kind == "bank-paid")


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("central", 3, ("point", "Punkt", "point")),
        ("fishmarket", 3, ("coin", "Münze", "pièce")),
        ("lisboa", 1, ("prestige", "Prestigepunkt", "point de prestige")),
        ("lisboa", 2, ("coin", "Münze", "pièce")),
        ("schwarzmarkt", 3, ("point", "Punkt", "point")),
        ("stalls", 2, ("coin", "Münze", "pièce")),
        ("turin", 2, ("Scudo", "Scudo", "Scudo")),
    ],
)
def test_a_score_says_what_it_counts(game: str, seats: int, said: tuple[str, str, str]) -> None:
    for language, counts in zip(("en", "de", "fr"), said, strict=True):
        speaker = Speaker(catalogue(language), find_game(game), ("Ana", "Bruno", "Chloé")[:seats])
        assert speaker.score(-1) == f"−1 {counts}"
