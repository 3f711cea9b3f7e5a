"""Lessons on the screen: every step in every language, within Discord's limits, and no word too many (issue 21)."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from bot.host.hosted import HostedTable
from bot.messages.message import Button, Message, Style
from bot.messages.press import Press, Verb
from bot.messages.reasons import HouseReason
from bot.screens import dialogue, lessons, rules, typed
from bot.screens.helping import card
from bot.screens.scene import Scene
from bot.screens.slip import slip
from bot.store import Chair, Status, TableRecord, Tip
from games.kernel import AnyGame, Dice, Nature, Refusal, Table
from games.kernel.lesson import OTHERWISE, At, Lesson, lesson_of
from games.kernel.notation import read
from games.kernel.seats import COMPUTERS
from games.registry import find_game, games
from games.schwarzmarkt.view import SchwarzmarktView
from games.turin.actions import Buy
from tests.screens.scenes import hosted as seated
from tests.words.messages import messages
from words import DEFAULT_LANGUAGE, LANGUAGES, catalogue

NOW = datetime(2026, 11, 1, tzinfo=UTC)
LESSONS = [(game, lesson) for game in games() if (lesson := lesson_of(game)) is not None]
TYPED = re.compile(r"`([^`]+)`$", re.MULTILINE)
TIP = 400
"""So many characters a tip may have: it stands beside all that a slip says."""


def hosted(game: AnyGame, lesson: Lesson) -> HostedTable:
    chairs = tuple(
        Chair(person_id=11, name="Ana") if seat == lesson.seat else Chair(person_id=None, name=COMPUTERS[seat])
        for seat in range(lesson.seats)
    )
    record = TableRecord(
        id=1,
        guild_id=None,
        channel_id=5,
        opener_id=11,
        language="en",
        game=game.id,
        rules_version=game.rules_version,
        options=lesson.options,
        status=Status.RUNNING,
        opened_at=NOW,
        moved_at=NOW,
        lesson=0,
        chairs=chairs,
    )
    return HostedTable(record, lesson.begin(game))


def walk(game: AnyGame, lesson: Lesson) -> Iterator[tuple[HostedTable, At]]:
    """Every step of a lesson, as the learner comes to it."""
    table = hosted(game, lesson)
    while (at := table.lesson) is not None:
        if at.due is not None:
            table.running.play(at.due.seat, read(at.due.move, table.running.moves(at.due.seat)))
            continue
        yield table, at
        if at.step.is_page:
            table.record = table.record.model_copy(update={"lesson": at.number + 1})
        else:
            table.running.play(lesson.seat, read(at.step.accepts[0], table.running.moves(lesson.seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda each: getattr(each, "id", ""))
def test_every_step_and_every_answer_has_a_screen(game: AnyGame, lesson: Lesson, language: str) -> None:
    for table, at in walk(game, lesson):
        scene = Scene(table, language, lesson.seat)
        board = lessons.board(scene, at)
        assert TYPED.search(board.asks) or at.step.is_page or at.step.name == "plan"
        for example in TYPED.findall(board.asks):
            assert typed.understood(scene, example) == typed.understood(scene, at.step.accepts[0])
        for answer in {OTHERWISE, *at.step.answers.values()} if not at.step.is_page else ():
            figures = {"step": at.step.name, "answer": answer}
            said = lessons.answered_otherwise(scene, Refusal(HouseReason.LESSON_ASKS_OTHERWISE, "", **figures))
            assert said.text.startswith(lessons.otherwise(scene, Refusal(HouseReason.NO_LESSON, "", **figures)))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda each: getattr(each, "id", ""))
def test_what_a_step_asks_for_stands_out_on_the_board(game: AnyGame, lesson: Lesson) -> None:
    """Whoever looks for where to press finds it: the plan where the step is about the plan, and no other move."""
    for table, at in walk(game, lesson):
        if at.step.is_page:
            continue
        buttons = [each for row in lessons.board(Scene(table, "en", lesson.seat), at).rows for each in row]
        standing_out = [each for each in buttons if isinstance(each, Button) and each.style is not Style.PLAIN]
        assert standing_out, at.step.name
        if at.step.name == "plan":
            assert [each.press.split(":")[1] for each in standing_out] == [Verb.PLAN.value]


def test_the_names_of_the_others_are_those_of_the_table() -> None:
    game, lesson = next((game, lesson) for game, lesson in LESSONS if game.id == "lisboa")
    table, at = next(walk(game, lesson))
    said = lessons.board(Scene(table, "en", lesson.seat), at).text
    assert f"With {table.names[1]} and {table.names[2]}" in said


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda each: getattr(each, "id", ""))
def test_a_lesson_has_words_for_its_steps_and_answers_and_no_others(game: AnyGame, lesson: Lesson) -> None:
    prefix = f"{game.id}-lesson-"
    asked = [step for step in lesson.steps if not step.is_page]
    expected = {f"{prefix}{step.name}" for step in lesson.steps}
    expected |= {f"{prefix}{step.name}.{name}" for step in asked for name in (OTHERWISE, *step.answers.values())}
    known = messages(DEFAULT_LANGUAGE, f"{game.id}-lesson")
    assert {key for key in known if key.startswith(prefix)} == expected


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda each: getattr(each, "id", ""))
def test_there_is_a_tip_for_each_kind_of_decision_that_can_be_owed(game: AnyGame, lesson: Lesson) -> None:
    kinds = {kind for question in game.questions if question.nature is not Nature.ORDER for kind in question.kinds}
    free = {kind for question in game.questions if question.nature is Nature.FREE for kind in question.kinds}
    known = {key for key in messages(DEFAULT_LANGUAGE, f"{game.id}-lesson") if f"{game.id}-tip-" in key}
    assert {f"{game.id}-tip-{kind}" for kind in kinds - free} <= known <= {f"{game.id}-tip-{kind}" for kind in kinds}
    for language in LANGUAGES:
        assert {key for key in known if len(catalogue(language).say(key, seats=game.seat_counts[-1])) > TIP} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_offered_on_the_card_and_in_the_rules(language: str) -> None:
    words = catalogue(language)
    learn = words.say("screen-button-learn")
    for message in (card(words), rules.page(words, "turin")):
        assert isinstance(message, Message)
        assert learn in {getattr(control, "label", "") for row in message.rows for control in row}
    *offered, back = [control for row in lessons.which_game(words).rows for control in row]
    assert len(offered) == len(LESSONS)
    assert getattr(back, "press", "") == str(Press(Verb.HELP, 0)), "the way back to the card"


def test_a_tip_stands_beside_the_question_and_can_be_switched_off() -> None:
    game = find_game("lisboa")
    found = lesson_of(game)
    assert found is not None
    table = hosted(game, found)
    table.record = table.record.model_copy(update={"lesson": None})
    (asked,) = table.owed(found.seat)
    plain = dialogue.start(Scene(table, "en", found.seat))
    table.record = table.record.model_copy(update={"tips": (Tip(seat=found.seat, decision=asked.id, kind=asked.kind),)})
    tipped = dialogue.start(Scene(table, "en", found.seat))
    assert "💡 One thing each turn" in tipped.text
    assert "💡" not in plain.text
    labels = [getattr(control, "label", "") for row in tipped.rows for control in row]
    assert "No more tips" in labels
    assert "💡" not in dialogue.start(Scene(table, "en", 1)).text, "it is told to one seat alone"


@pytest.mark.defect(55)
@pytest.mark.parametrize(("language", "coin"), [("en", "1 coin"), ("de", "1 Münze"), ("fr", "1 pièce")])
def test_whoever_plays_alone_is_told_of_no_coin_that_they_may_not_take(language: str, coin: str) -> None:
    for seats in (1, 2):
        table = seated(Table(find_game("lisboa"), seats, {}, Dice.of("a tip")))
        seat, asked = table.running.awaited()[0]
        tip = Tip(seat=seat, decision=asked.id, kind=asked.kind)
        table.record = table.record.model_copy(update={"tips": (tip,)})
        (said,) = Scene(table, language, seat).tip_lines()
        assert (coin in said) == (seats == 2)


@pytest.mark.defect(50)
def test_a_tip_that_was_read_in_an_answer_stands_on_the_slip_as_long_as_the_question_is_open() -> None:
    game = find_game("lisboa")
    found = lesson_of(game)
    assert found is not None
    table = hosted(game, found)
    (asked,) = table.owed(found.seat)
    tip = Tip(seat=found.seat, decision=asked.id, kind=asked.kind, told=True)
    table.record = table.record.model_copy(update={"lesson": None, "tips": (tip,)})
    scene = Scene(table, "en", found.seat)
    assert "💡" not in dialogue.start(scene).text
    assert "💡 One thing each turn" in slip(scene, ()).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_robbed_in_a_lesson_has_as_many_cards_as_it_says(language: str) -> None:
    game = find_game("schwarzmarkt")
    lesson = lesson_of(game)
    assert lesson is not None
    table = next(table for table, at in walk(game, lesson) if at.step.name == "collect")
    view = table.running.view(lesson.seat)
    assert isinstance(view, SchwarzmarktView)
    others = [each for each in view.players if each.seat != lesson.seat]
    told = re.findall(r"\d+", catalogue(language).say("schwarzmarkt-lesson-collect", first="Ana", second="Bruno"))
    assert sorted(map(int, told)) == sorted(each.cards for each in others)


def test_a_card_for_sale_is_bought_in_the_lesson_of_turin_if_it_pays() -> None:
    game = find_game("turin")
    lesson = lesson_of(game)
    assert lesson is not None
    table, at = next((table, at) for table, at in walk(game, lesson) if at.step.name == "buy")
    moves = table.running.moves(lesson.seat)
    (buy,) = [choice for decision in moves for choice in decision.choices if isinstance(choice, Buy)]
    gain = table.running.preview(lesson.seat, buy)["gain"]
    assert isinstance(gain, int)
    assert at.step.takes(buy.text) == (gain > 0)
