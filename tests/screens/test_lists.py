"""Lists of many tables: in pages that fit, with the heading and what waits on the first."""

import pytest

from bot.messages.message import Button, Message
from bot.messages.press import read_press
from bot.screens import lists
from bot.store import Chair
from games.kernel import AnyGame
from games.registry import find_game
from tests.screens.scenes import fine
from tests.screens.test_clock import every_game, every_language, scene_of
from words import catalogue

pytestmark = pytest.mark.defect(7)

MANY = 50


def pages_of(message: Message) -> list[str]:
    """The pages to which the buttons of a list lead."""
    presses = [read_press(control.press) for row in message.rows for control in row if isinstance(control, Button)]
    return [press.argument for press in presses if press is not None]


@every_game
@every_language
def test_every_table_stands_on_a_page_below_the_heading(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    chairs = tuple(Chair(person_id=10**18 + seat, name="n" * 32) for seat in range(game.seat_counts[-1]))
    scenes = [scene_of(game, language, id=10**8 + number, chairs=chairs) for number in range(MANY)]
    waiting = {scene.hosted.record.id for scene in scenes}
    seen: list[str] = []
    for number in range(5):
        page = lists.Page.of(MANY, str(number))
        own = fine(lists.tables([(scene, 10**18) for scene in scenes[page.part]], waiting, page, words))
        server = fine(lists.server_tables(scenes[page.part], page, words, "settings"))
        assert own.text.splitlines()[0] == words.say("screen-tables")
        assert server.text.splitlines()[:2] == ["settings", words.say("screen-server-tables")]
        assert pages_of(own) == pages_of(server) == [str(other) for other in (number - 1, number + 1) if 0 <= other < 5]
        lines = [line for line in own.text.splitlines() if line.startswith("- ")]
        assert len(lines) == len([line for line in server.text.splitlines() if line.startswith("- ")])
        seen += lines
    assert len(seen) == MANY
    assert all(line.partition("]")[0].endswith(f"{table}") for table, line in zip(sorted(waiting), seen, strict=True))


@pytest.mark.parametrize(("wanted", "number"), [("", 0), ("1", 1), ("9" * 90, 4), ("²", 0), ("-1", 0), ("x", 0)])
def test_a_page_that_is_none_is_the_nearest(wanted: str, number: int) -> None:
    assert lists.Page.of(MANY, wanted).number == number


@every_language
def test_a_list_that_fits_has_no_pages(language: str) -> None:
    words = catalogue(language)
    assert lists.tables([], set(), lists.Page.of(0, ""), words).text == words.say("screen-tables-none")
    assert words.say("screen-server-empty") in lists.server_tables([], lists.Page.of(0, ""), words, "settings").text
    assert lists.Page.of(lists.A_PAGE, "").foot(words) == []


def test_everybody_at_a_table_of_computers_is_named() -> None:
    names = ("Ana", "Beatriz", "Carlos", "Duarte", "Elisa")
    chairs = tuple(Chair(person_id=None if seat else 10**18, name=name) for seat, name in enumerate(names))
    scene = scene_of(find_game("central"), "en", chairs=chairs)
    shown = lists.tables([(scene, 10**18)], set(), lists.Page.of(1, "0"), catalogue("en"))
    assert all(name in shown.text for name in names[1:])
