"""People are shown words: no screen, picture or line of the log shows what only the code and the notation call so.

Every id of a game (kinds, values of its actions and events, words of its notation, items) is looked for wherever a
person reads. It may stand there if the catalogue itself says the same word in that language. Notation is meant to be
seen in forms that are filled in by typing it, and in English in backticks: others are shown what they may type in
their own language.
"""

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path as File
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import words
from bot.messages.message import Button, FormScreen, Line, Link, Menu, Message, TextField
from bot.screens import dialogue, ending, forms, history, private, public, slip, typed
from bot.screens.path import Path
from bot.screens.scene import Scene
from games.kernel import AnyGame, Dice, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from games.registry import find_game
from render import picture
from render.picture.canvas import Canvas
from tests.screens.scenes import hosted, walk
from tests.spoken import every_spoken_variant
from tools.spoken import event_classes
from words import DEFAULT_LANGUAGE, catalogue

EVERY = 67
WORD = re.compile(r"[^\W\d_][\w'-]*")
NOTATION = re.compile(r"`[^`]*`")
MEANT = re.compile(r"https?://\S+|<[@#t][^>]*>")
"""What Discord shows otherwise."""
CODE = re.compile(r"[A-Z][\w-]*\d")
"""Ids that are printed on the cards and tiles: people call them so."""
NEVER = re.compile(r"\b\d+to\d+\.\d+\b|\b(?:None|True|False)\b|\b[a-z]+_[a-z_]+\b|[{}]")


def named_values(annotation: object) -> Iterator[str]:
    """The values of enums and literals in a type."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from (str(each.value) for each in annotation)
    elif get_origin(annotation) is Literal:
        yield from map(str, get_args(annotation))
    else:
        for part in get_args(annotation):
            yield from named_values(part)


@cache
def ids(game: AnyGame) -> frozenset[str]:
    """What the code and the notation of a game call things."""
    found: set[str] = set()
    for record in (*game.action_classes, *event_classes(game)):
        for hint in get_type_hints(record, include_extras=True).values():
            found.update(named_values(hint))
        fixed = re.sub(r"\{\w+\}", " ", getattr(record, "notation", ""))
        found.update(re.findall(r"[a-z][a-z-]+", fixed))
    prefix = f"{game.id}-item-"
    found.update(key.removeprefix(prefix).partition(".")[0] for key in catalogue("en").keys(prefix))
    return frozenset(each for each in found if len(each) > 2 and not CODE.match(each))


@cache
def own_words(language: str) -> frozenset[str]:
    """Every word that stands in the catalogues of a language."""
    found: set[str] = set()
    for file in (File(words.__file__).parent / language).glob("*.ftl"):
        for line in file.read_text().splitlines():
            said = re.sub(r"^\s*(?:[\w.-]+ =|\*?\[[^\]]*\])", "", line.partition("#")[0])
            found.update(WORD.findall(re.sub(r"\{[^}]*\}?", " ", said)))
    return frozenset(found)


@cache
def raw(game: AnyGame, language: str, text: str) -> frozenset[str]:
    """What stands in a text and is no word."""
    shown = MEANT.sub(" ", NOTATION.sub(" ", text) if language == DEFAULT_LANGUAGE else text)
    return frozenset(NEVER.findall(shown)) | (ids(game).intersection(WORD.findall(shown)) - own_words(language))


def read_by(message: Message) -> Iterator[str]:
    """All that somebody reads who sees a message."""
    yield message.words
    for control in (control for row in message.rows for control in row):
        match control:
            case Button() | Link():
                yield control.label
            case Line():
                continue
            case Menu():
                yield control.placeholder
                for entry in control.entries:
                    yield from (entry.label, entry.description)
    if message.picture is not None:
        yield from (message.picture.alt, *message.picture.marks.values())


def asked_by(form: FormScreen) -> Iterator[str]:
    """All that somebody reads who opens a form, but the hint of how to type it."""
    yield form.title
    for field in form.fields:
        yield field.label
        if isinstance(field, TextField):
            yield "" if field.name == forms.WHOLE else field.value
        else:
            yield from (entry.label for entry in field.entries)


def seen_by(scene: Scene) -> Iterator[str]:
    """All that somebody can look at in a seat."""
    stream = Dice.of("words").stream("presses")
    screens = (private.hand, private.board, private.board_text, dialogue.start, dialogue.orders)
    shown = (slip.slip(scene, history.since(scene)), *(screen(scene) for screen in screens))
    for message in (*shown, *walk(scene, dialogue.start(scene), stream)):
        yield from read_by(message)
    for decision in scene.moves:
        for choice in decision.choices[:20]:
            yield from (dialogue.in_words(scene, choice), scene.figures(choice))
        for form in decision.forms:
            opened = forms.screen(scene, Path(decision.id, form.kind), {})
            assert opened is not None
            yield from asked_by(opened)
    for label, notation in typed.suggestions(scene, ""):
        yield label.removeprefix(notation)
        assert not NEVER.search(notation)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was written into pictures."""
    found: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, text: str, *place: Any, **look: Any) -> Any:  # noqa: ANN401 - whatever it is given
        found.append(text)
        return write(canvas, text, *place, **look)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


def happenings(table: Table, variant: Variant, language: str) -> Iterator[tuple[bool, list[str]]]:
    """A random game, move by move: whether to look around, and what was said of the move."""
    for number, step in enumerate(play_out(table, [RandomAgent()] * table.seats, Dice.of(f"words:{variant}"))):
        speaker = Scene(hosted(table), language).speaker
        yield (
            number % EVERY == 0 and not table.over,
            [
                speaker.action(step.action),
                *(speaker.event(event) for event in step.events),
            ],
        )


@every_spoken_variant
def test_nobody_is_shown_an_id(variant: Variant, language: str, drawn: list[str]) -> None:
    table = variant.table(Dice.of(f"words:{variant}"))
    game = find_game(table.game.id)
    for looking, said in happenings(table, variant, language):
        scenes = [Scene(hosted(table), language, seat) for seat in range(table.seats)] if looking else []
        shown = [*said, *(text for scene in scenes for text in seen_by(scene))]
        if looking:
            shown += read_by(public.turn(Scene(hosted(table), language)))
        if looking and picture.drawn(game.id):
            picture.draw_hand(game.id, scenes[0].view, scenes[0].speaker)
            picture.draw_board(game.id, scenes[0].view, scenes[0].speaker, {})
        shown += drawn
        drawn.clear()
        assert [(raw(game, language, text), text) for text in shown if raw(game, language, text)] == []
    for seat in range(table.seats):
        for text in read_by(history.log(Scene(hosted(table), language, seat), {})):
            assert raw(game, language, text) == set(), text
    assert [text for text in read_by(ending.end(Scene(hosted(table), language))) if raw(game, language, text)] == []
