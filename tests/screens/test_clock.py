"""Every screen of the clock, in every game and language: within Discord's limits."""

import pytest

from bot.host.screens import Stage
from bot.host.time.pace import PACES
from bot.screens import clock, dialogue, public
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.scene import Scene
from bot.store import Chair, ConsentRequest, Note, NoteKind, Pause, Person, Status, Subject
from games.kernel import AnyGame, Dice, Table
from games.kernel.course import expected
from games.registry import find_game, games
from tests.screens.scenes import PEOPLE, fine, hosted
from words import LANGUAGES, catalogue

ADDRESS = "https://discord.com/channels/" + "/".join(["9" * 20] * 3)
ANA = Person(id=10**18, name="Ana")

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def scene_of(game: AnyGame, language: str, **changes: object) -> Scene:
    table = Table(game, game.seat_counts[-1], {}, Dice.of("clock"))
    shown = hosted(table)
    shown.record = shown.record.model_copy(update=changes)
    return Scene(shown, language, 0)


@every_game
@every_language
def test_the_screens_of_the_clock_fit(game: AnyGame, language: str) -> None:
    scene = scene_of(game, language)
    seats = range(len(scene.hosted.record.chairs))
    for seat in seats:
        fine(clock.computer_took_over(scene, seat))
        fine(clock.offered(scene, seat))
    fine(clock.which_seat(scene, seats))
    everybody = tuple(range(10**18, 10**18 + 5))

    def asks(subject: Subject) -> ConsentRequest:
        return ConsentRequest(subject=subject, by=10**18, waiting=everybody)

    for message in (
        clock.your_seat(scene),
        clock.leaving(scene),
        clock.invited(scene, *everybody[:2]),
        clock.closed(scene),
        clock.digest([(scene, ADDRESS)]),
        clock.digest([(scene, ADDRESS)] * 50),
        *(clock.pause_asked(scene, asks(subject)) for subject in (Subject.PAUSE, Subject.RESUME)),
        public.undo_asked(scene, asks(Subject.UNDO)),
        *(clock.paused(scene_of(game, language, pause=why)) for why in Pause),
    ):
        fine(message)
    for kind in NoteKind:
        assert clock.note(scene, Note(kind=kind, moves=0, name=PEOPLE[1], other=PEOPLE[2]))


@every_language
def test_of_too_many_tables_the_first_are_shown_below_the_title(language: str) -> None:
    scene = scene_of(games()[0], language)
    digest = clock.digest([(scene, ADDRESS)] * 50)
    assert digest.text.splitlines()[0] == scene.say("digest", tables=50)
    assert 10 < len(digest.text.splitlines()) < 50


@every_game
@every_language
def test_a_reminder_names_the_game_the_table_and_the_question(game: AnyGame, language: str) -> None:
    scene = scene_of(game, language)
    for _, decision in scene.hosted.running.awaited():
        for stage in Stage:
            message = fine(clock.reminder(scene, ANA, decision, stage, ADDRESS))
            assert scene.words.say(game.id) in message.text
            assert str(scene.hosted.record.id) in message.text
            assert scene.speaker.decision(decision) in message.text
            assert ADDRESS in str(message.rows)
            assert "<t:" in message.text


@every_language
@pytest.mark.parametrize("why", Pause)
def test_a_paused_table_shows_no_deadline(language: str, why: Pause) -> None:
    scene = scene_of(games()[0], language, pause=why)
    assert clock.until(scene, scene.hosted.record.windows[0].decision) == []
    assert clock.standstill(scene) == [catalogue(language).say(f"screen-stands-{why}")]


@every_game
@every_language
@pytest.mark.parametrize("why", Pause)
def test_only_where_nobody_was_there_a_pause_leaves_something_to_do(game: AnyGame, language: str, why: Pause) -> None:
    scene = scene_of(game, language, pause=why)
    assert bool(scene.moves) is (why is Pause.ABSENCE)
    shown = fine(dialogue.start(scene))
    assert (catalogue(language).say(f"screen-stands-{why}") in shown.text) is (why is not Pause.ABSENCE)


@every_language
@pytest.mark.parametrize("pace", [*PACES, "1", "30"])
def test_the_pace_is_a_menu_with_the_one_that_holds(language: str, pace: str) -> None:
    scene = scene_of(games()[0], language, pace=pace, status=Status.LOBBY)
    message = fine(clock.pace(scene))
    (menu,) = message.rows[0]
    assert [entry.value for entry in menu.entries if entry.chosen] == [pace]  # type: ignore[union-attr] # a Menu


def lobby_of(pace: str, people: int = 3, computers: int = 0, **changes: object) -> str:
    seated = tuple(Chair(person_id=number + 1, name=PEOPLE[number]) for number in range(people))
    machines = tuple(Chair(person_id=None, name=f"C{number}") for number in range(computers))
    shown = hosted(Table(find_game("central"), 3, {}, Dice.of("lobby")))
    agreed = {"chairs": (*seated, *machines), "pace": pace, "status": Status.LOBBY, **changes}
    shown.record = shown.record.model_copy(update=agreed)
    return lobby_screen(Scene(shown, "en", None)).words


def test_a_lobby_says_how_long_the_game_will_take() -> None:
    course = expected(find_game("central"), 3, 3)
    assert course is not None
    each = f"About {course.answers} turns each"
    months, hours, weeks = (round(course.waits / count) for count in (30, 60, 4 * 7))
    assert course.planned is not None
    planned = round(course.planned / 7)
    assert f"{each}: roughly {months} months at 1 day a turn." in lobby_of("daily")
    assert f"If everyone plans ahead: roughly {planned} weeks." in lobby_of("daily").splitlines()
    assert "plans ahead" not in lobby_of("live")
    assert f"{each}: roughly {hours} hours at 1 minute a turn." in lobby_of("live")
    assert f"{each}: roughly {weeks} weeks at 6 hours a turn." in lobby_of("6")
    assert f"{each}." in lobby_of("free").splitlines()


def test_a_lobby_says_nothing_of_what_nobody_has_measured() -> None:
    for text in (
        lobby_of("daily", people=2),
        lobby_of("daily", people=1, computers=2),
        lobby_of("daily", options={"price_max": 12}),
    ):
        assert "turns each" not in text
    assert "turns each" in lobby_of("daily", people=2, computers=1)
