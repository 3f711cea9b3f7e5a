"""What makes a game worth telling among those that were played before it."""

from collections.abc import Sequence

from bot.host.hosted import PastGame
from bot.screens.scene import Scene
from bot.screens.worth_telling import lines
from bot.store import Chair
from games.kernel import Dice, Outcome, RandomAgent, Table
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.test_screens import hosted

ANA, BRUNO, COMPUTER = (
    Chair(person_id=1, name="Ana"),
    Chair(person_id=2, name="Bruno"),
    Chair(person_id=None, name="Eve"),
)


def finished() -> Scene:
    """A game that is over, with Ana ahead of Bruno."""
    table = Table(find_game("lisboa"), 2, {}, Dice.of("the end"))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("moves")):
        pass
    over = hosted(table)
    chairs = (ANA, BRUNO) if table.outcome.standings[0].place == 1 else (BRUNO, ANA)
    over.record = over.record.model_copy(update={"chairs": chairs})
    return Scene(over, "en")


def past(scene: Scene, scores: Sequence[int], *chairs: Chair, **changes: object) -> PastGame:
    outcome = Outcome.ranked("coins", [{"coins": score} for score in scores])
    return PastGame(scene.hosted.record.model_copy(update={"chairs": chairs, **changes}), outcome)


def test_the_first_game_sets_the_score_to_beat() -> None:
    scene = finished()
    best = max(standing.score for standing in scene.hosted.running.outcome.standings)
    assert lines(scene, []) == [f"The first game like this here: {best} is the score to beat."]
    other_options = past(scene, [900, 1], ANA, BRUNO, options={"money_visibility": "open"})
    assert f"{best} is the score to beat" in lines(scene, [other_options])[0]


def test_whoever_has_lost_before_hears_of_their_first_win_and_of_the_record() -> None:
    scene = finished()
    best = max(standing.score for standing in scene.hosted.running.outcome.standings)
    before = [past(scene, [-9, -5], ANA, COMPUTER), past(scene, [-9, -7], ANA, COMPUTER)]
    assert lines(scene, before) == [
        "First win here for Ana, in game 3!",
        f"A record here: Ana scores {best}. The best so far was −5, by Eve.",
    ]


def test_rivals_are_told_how_they_stand_and_the_last_loser_of_the_revenge() -> None:
    scene = finished()
    lost, won = past(scene, [10, 900], ANA, BRUNO), past(scene, [900, 10], ANA, BRUNO)
    assert lines(scene, [lost, won]) == ["Revenge! Ana against Bruno: 2 to 1."]
    assert lines(scene, [won, lost]) == ["Ana against Bruno: 2 to 1."]


def test_the_closest_finish_is_told_once_there_were_several() -> None:
    scene = finished()
    wide = [past(scene, [2000, 900], ANA, COMPUTER)] * 3
    assert lines(scene, wide) == ["The closest finish of the 4 games played here."]
    assert lines(scene, wide[:2]) == []
