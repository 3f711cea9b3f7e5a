"""What the coach says fits in every language, and tells nothing that its reader may not know."""

from collections.abc import Iterator

import pytest

from bot.messages.message import Button, Message
from bot.messages.press import Verb, read_press
from bot.screens import coaching, replay
from bot.screens.scene import Scene
from games.kernel import AnyGame, Dice, Point, Seat, Table
from games.kernel.advice import advise
from games.kernel.playout import play_out
from games.kernel.review import Chances, Compared, Mistake, Review
from games.lisboa.grounds import Ground
from games.registry import find_game, games
from render.picture import draw_chances
from tests.screens.scenes import elsewhere, fine, hosted
from tests.thinkers import think_little
from tests.variants import few_seats
from words import LANGUAGES

COACHED = [game for game in games() if game.grounds]
every_game = pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
MOMENTS = (0, 6, 13, 26)


@pytest.fixture(autouse=True)
def _thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)


def moments(game: AnyGame) -> Iterator[tuple[Table, Seat]]:
    """A table at some moments of a game, each with a seat that is asked."""
    seats = few_seats(game)
    table = Table(game, seats, {}, Dice.of("coached"))
    players = play_out(table, [game.agent()] * seats, Dice.of("players"))
    for number in range(MOMENTS[-1] + 1):
        if number in MOMENTS and not table.over:
            yield table, next(seat for seat in range(seats) if table.owed(seat))
        next(players, None)


def hint(table: Table, seat: Seat, language: str) -> Message:
    return coaching.hint(Scene(hosted(table), language, seat), advise(table, seat))


@every_game
def test_hints_fit_in_every_language_and_are_the_same_whatever_others_hold(game: AnyGame) -> None:
    for table, seat in moments(game):
        advice = advise(table, seat)
        for language in LANGUAGES:
            fine(coaching.hint(Scene(hosted(table), language, seat), advice))
        shown = hint(table, seat, "en").model_dump_json()
        assert hint(elsewhere(table, seat), seat, "en").model_dump_json() == shown


def test_what_holds_of_every_suggestion_is_said_of_all_of_them() -> None:
    table, seat = next(moments(find_game("lisboa")))
    advice = advise(table, seat)
    alike = [each.model_copy(update={"points": (Point.of(Ground.SAFE),)}) for each in advice.suggestions]
    assert len(alike) > 1
    said = coaching.hint(Scene(hosted(table), "en", seat), advice.model_copy(update={"suggestions": (*alike,)})).text
    assert said.count("nobody else gets anything") == 1
    assert "- In any case: nobody else gets anything" in said


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_fit(game: AnyGame, language: str) -> None:
    table = Table(game, game.seat_counts[-1], {}, Dice.of("reviewed"))
    seat = next(seat for seat in range(table.seats) if table.owed(seat))
    agent = game.agent().choose(table.view(seat), table.moves(seat), Dice.of("played"))
    played = (agent if not isinstance(agent, dict) else game.read_action(agent)).model_dump(mode="json")
    points = advise(table, seat).suggestions[0].points
    compared = Compared(played=31, better=45)
    mistake = Mistake(number=1, played=played, better=played, points=points, known=compared, true=compared)
    even = Chances(number=0, by_seat=(100, *[0] * (table.seats - 1)))
    scene = Scene(hosted(table), language, seat)
    for mistakes in ((), (mistake,) * 3):
        found = Review(mistakes=mistakes, chances=(even, even), moves=40, looked_at=len(mistakes))
        fine(coaching.review(scene, found))


def test_the_chart_of_the_chances_marks_where_each_round_began() -> None:
    """Also between two of its points, and at the end of a game that was reviewed by an earlier version not at all."""
    game = find_game("turin")
    scene = Scene(hosted(Table(game, 3, {}, Dice.of("reviewed"))), "en", 0)
    points = tuple(Chances(number=number, by_seat=(40, 30, 30)) for number in (0, 4, 8, 9))
    found = Review(mistakes=(), chances=points, moves=9, looked_at=2, stages=(0, 5, 8))
    drawn = coaching.review(scene, found).picture
    assert drawn is not None
    assert drawn.stages == (0, 1.25, 2)
    canvas = draw_chances(drawn.chances, drawn.stages)
    assert [each.what for each in canvas.log if each.what.startswith("stage ")] == ["stage 1", "stage 2", "stage 3"]
    before = Review.model_validate_json(found.model_dump_json(exclude={"stages"}))
    assert before.stages == ()


def test_a_short_round_goes_without_its_number_below_the_chart() -> None:
    course = [(50, 50)] * 41
    canvas = draw_chances(course, (0, 20, 20.5, 21, 40))
    assert [each.what for each in canvas.log if each.what.startswith("stage ")] == ["stage 1", "stage 4"]


def test_who_wins_together_is_named_together() -> None:
    table = Table(find_game("stalls"), 4, {}, Dice.of("families"))
    scene = Scene(hosted(table), "en", 0)
    won = Chances(number=9, by_seat=(100, 0, 100, 0), sides=((0, 2), (1, 3)))
    told = coaching.review(scene, Review(mistakes=(), chances=(won,), moves=9, looked_at=2)).text
    first, second, third, fourth = scene.hosted.names
    assert f"{first} and {third} 100% · {second} and {fourth} 0%" in told


def test_each_move_of_a_review_leads_to_the_board_as_it_was_then() -> None:
    game = find_game("turin")
    table = Table(game, 3, {}, Dice.of("reviewed"))
    for _ in play_out(table, [game.agent()] * 3, Dice.of("players")):
        pass
    played = table.standing()[6]
    compared = Compared(played=31, better=45)
    told = Mistake(number=7, played=played.action, better=played.action, points=(), known=compared, true=compared)
    scene = Scene(hosted(table), "en", played.seat)
    found = Review(mistakes=(told,), chances=(), moves=len(table.standing()), looked_at=1)
    ((look,),) = coaching.review(scene, found).rows
    assert isinstance(look, Button)
    assert look.label == "Look at move 7"
    press = read_press(look.press)
    assert press is not None
    assert (press.verb, press.argument) == (Verb.REPLAY, "7")
    shown = replay.step(scene, int(press.argument)).text
    assert shown.startswith(f"**Replay** · move 7 of {found.moves}")
