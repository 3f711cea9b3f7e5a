"""The rules to be read: pages within Discord's limits, the same in all languages, and a text for every clause."""

from collections.abc import Iterator

import pytest

from bot.front.gallery import draw
from bot.messages.message import Button, Menu, Message
from bot.messages.press import Press, Verb, read_press
from bot.screens import rules
from games.kernel import AnyGame, Reason, Refusal
from games.registry import find_game, games
from render import picture
from tests.screens.limits import problems
from tests.words.messages import messages
from tools.clauses import SPECS, defined_clauses
from tools.spoken import MANDATORY_PAGES, clause_key, named_in_refusals
from words import DEFAULT_LANGUAGE, LANGUAGES, Speaker, catalogue

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)

FEWEST_PAGES = 6
A_SCREEN, A_CLAUSE = 1800, 500
"""What can be read on a telephone without losing the thread."""


def buttons(message: Message) -> list[Button]:
    return [control for row in message.rows for control in row if isinstance(control, Button)]


def book(game: AnyGame, language: str) -> Iterator[Message]:
    """All pages, by pressing what leads to the next one."""
    words = catalogue(language)
    message = rules.page(words, game.id)
    for _ in range(30):
        assert message is not None, f"no page in words/{language}/{game.id}-rules.ftl: make words NAME={game.id}"
        yield message
        onward = [button for button in buttons(message) if button.label.endswith("▶")]
        if not onward:
            return
        press = read_press(onward[0].press)
        assert press is not None
        assert press.verb is Verb.PAGE
        message = rules.page(words, press.decision, press.argument)


@every_game
@every_language
def test_every_page_is_reached_and_fits(game: AnyGame, language: str) -> None:
    read = list(book(game, language))
    assert len(read) == len(rules.pages(catalogue(language), game.id)) >= FEWEST_PAGES, (
        f"words/{language}/{game.id}-rules.ftl has {len(read)} pages, and needs {FEWEST_PAGES} or more"
    )
    for message in read:
        assert problems(message) == {}
        assert len(message.text) <= A_SCREEN, message.text.splitlines()[0]
        (contents,) = [control for row in message.rows for control in row if isinstance(control, Menu)]
        assert [entry.chosen for entry in contents.entries].count(True) == 1


@every_game
def test_languages_have_the_same_pages_in_the_same_order_about_the_same_clauses(game: AnyGame) -> None:
    told = {
        language: [
            (name, catalogue(language).say(f"{game.id}-rules-{name}.clauses"))
            for name in rules.pages(catalogue(language), game.id)
        ]
        for language in LANGUAGES
    }
    assert len({tuple(pages) for pages in told.values()}) == 1


@every_game
def test_pages_name_clauses_of_the_spec_only(game: AnyGame) -> None:
    defined = set(defined_clauses((SPECS / f"{game.id}.md").read_text()))
    known = defined | {clause.partition(".")[0] for clause in defined}
    words = catalogue(DEFAULT_LANGUAGE)
    for name in rules.pages(words, game.id):
        assert set(words.say(f"{game.id}-rules-{name}.clauses").split()) <= known, name


@every_game
@every_language
def test_every_clause_of_a_refusal_has_a_text_and_a_page_and_no_other_has(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    named = named_in_refusals(game)
    assert named <= set(defined_clauses((SPECS / f"{game.id}.md").read_text()))
    prefix = f"{game.id}-clause-"
    told = {key for key in messages(language, f"{game.id}-rules") if key.startswith(prefix)}
    assert told == {clause_key(game, clause) for clause in named}, f"make words NAME={game.id}"
    for clause in named:
        message = rules.clause(words, clause)
        assert message is not None
        assert problems(message) == {}
        assert len(message.text) <= A_CLAUSE
        assert buttons(message), f"no page tells {clause}"


@every_game
@every_language
def test_pages_that_promise_a_picture_have_it_where_the_game_is_drawn(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    lacking = set(MANDATORY_PAGES) - set(rules.pages(words, game.id))
    assert lacking == set(), f"every game has these pages: make words NAME={game.id} begins them"
    for name in rules.PICTURES:
        message = rules.page(words, game.id, name)
        if message is not None:
            assert (message.picture is not None) == picture.drawn(game.id)
            if message.picture is not None:
                assert draw(message.picture).startswith(b"\x89PNG")


def test_the_shelf_has_every_game() -> None:
    for language in LANGUAGES:
        shelf = rules.shelf(catalogue(language))
        assert problems(shelf) == {}
        *offered, back = buttons(shelf)
        assert len(offered) == len(games())
        assert back.press == str(Press(Verb.HELP, 0)), "the way back to the card"


@pytest.mark.parametrize("clause", ["", "ML", "ML-99.9", "XX-1.1", "ML-3", "rules-aim"])
def test_there_is_no_such_clause(clause: str) -> None:
    assert rules.clause(catalogue("en"), clause) is None


def test_there_is_no_such_page() -> None:
    assert rules.page(catalogue("en"), "lisboa", "chess") is None
    assert rules.page(catalogue("en"), "chess") is None


def test_a_refusal_leads_to_its_clause() -> None:
    speaker = Speaker(catalogue("fr"), find_game("lisboa"), ())
    with_clause = rules.refused(speaker, Refusal(Reason.GAME_OVER, "ML-3.4"))
    (why,) = buttons(with_clause)
    assert why.label == "Pourquoi\u202f?"
    assert buttons(rules.refused(speaker, Refusal(Reason.GAME_OVER))) == []
