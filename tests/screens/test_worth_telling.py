"""What makes a game worth telling among those that were played before it."""

from bot.host.club.before import FIRST, Past, Played, Rivals
from bot.screens.scene import Scene
from bot.screens.worth_telling import lines
from bot.store import Chair, GamesAlike, Meetings
from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.registry import find_game
from tests.screens.scenes import hosted

ANA, BRUNO = Chair(person_id=1, name="Ana"), Chair(person_id=2, name="Bruno")


def finished() -> Scene:
    """A game that is over, with Ana ahead of Bruno."""
    table = Table(find_game("lisboa"), 2, {}, Dice.of("the end"))
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("moves")):
        pass
    over = hosted(table)
    chairs = (ANA, BRUNO) if table.outcome.standings[0].place == 1 else (BRUNO, ANA)
    over.record = over.record.model_copy(update={"chairs": chairs})
    return Scene(over, "en")


def past(*, games: int = 1, best: int = 900, **more: object) -> Past:
    """Games like this one, of which none was worse or closer."""
    alike = GamesAlike(games=games, best=best, holder="Eve", decided=games, closest=0)
    return Past(alike=alike).model_copy(update=more)


def met(won: int, lost: int, last: int) -> Rivals:
    places = {standing.seat: standing.place for standing in finished().hosted.running.outcome.standings}
    first, second = sorted(places, key=lambda seat: places[seat])
    return Rivals(winner=first, loser=second, before=Meetings(won=won, lost=lost, shared=0, last=last))


def winner() -> int:
    return finished().hosted.running.outcome.winners[0]


def test_the_first_game_sets_the_score_to_beat() -> None:
    scene = finished()
    best = max(standing.score for standing in scene.hosted.running.outcome.standings)
    assert lines(scene, FIRST) == [f"The first game like this here: {best} is the score to beat."]


def test_whoever_has_lost_before_hears_of_their_first_win_and_of_the_record() -> None:
    scene = finished()
    best = max(standing.score for standing in scene.hosted.running.outcome.standings)
    lost_twice = {winner(): Played(games=2, won=0)}
    assert lines(scene, past(best=-5, winners=lost_twice, rivals=met(0, 2, -1))) == [
        "First win here for Ana, in game 3!",
        f"A record here: Ana scores {best}. The best so far was −5, by Eve.",
    ]
    assert lines(scene, past(winners={winner(): Played(games=2, won=1)})) == []
    assert lines(scene, past(winners={winner(): Played(games=0, won=0)})) == []


def test_a_record_of_somebody_who_is_in_no_list_has_no_name() -> None:
    unheld = Past(alike=GamesAlike(games=4, best=-5))
    assert lines(finished(), unheld)[0].endswith("The best so far was −5.")


def test_rivals_are_told_how_they_stand_and_the_last_loser_of_the_revenge() -> None:
    scene = finished()
    assert lines(scene, past(rivals=met(1, 1, -1))) == ["Revenge! Ana against Bruno: ahead in 2 games, behind in 1."]
    assert lines(scene, past(rivals=met(1, 1, 1))) == ["Ana against Bruno: ahead in 2 games, behind in 1."]


def test_the_closest_finish_is_told_once_there_were_several() -> None:
    scene = finished()
    wide = GamesAlike(games=3, best=2000, holder="Eve", decided=3, closest=1100)
    assert lines(scene, Past(alike=wide)) == ["The closest finish of the 4 games played here."]
    assert lines(scene, Past(alike=wide.model_copy(update={"games": 2, "decided": 2}))) == []
