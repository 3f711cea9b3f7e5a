"""Whatever somebody types, it is a move or it is refused: nothing else ever comes out of the reading."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from bot.messages.limits import SUGGESTION, TEXT
from bot.messages.message import FormField, MenuField
from bot.screens import dialogue, forms, typed
from bot.screens.path import Path
from bot.screens.scene import Scene
from games.kernel import Action, AnyGame, Dice, Form, RandomAgent, Refusal, SavedTable, Seat, Table
from games.kernel.fields import LONGEST
from games.kernel.pattern import FIELD
from games.kernel.playout import play_out
from games.registry import find_rules, games
from tests.screens.scenes import hosted
from tests.variants import ALL
from words import LANGUAGES

pytestmark = pytest.mark.defect(17)

POSITIONS = 8 if ALL else 4
TEXTS = 25 if ALL else 10
FILLED = 8
NUMBERS = ("0", "1", "2", "12", "50", "51", "99999", "9" * 30, "-3", "1.5", "007", "²", "½", "٣", "௧", "③", "x2", "2x")
ODD = (*" \n\t\u200b\u202e🐟ßİﬁé´~@#*`\\()[]{}^$|?+,;&/:=.-'\"«»", "", "<@1>", "{0}", "%s", "--")
IDS = (
    "1to5.1",
    "0to1.1",
    "99to99.99",
    "1to2.",
    "to",
    "1to2.999999999999999999999999999999",
    "²to1.1",
    "x1",
    "A1",
    "t1",
)
LONG = 5_000


def fragments(table: Table, scene: Scene) -> list[str]:
    """Pieces of the notation of this game, of what may be played now, and of the words of the language."""
    notation = [word for kind in table.game.action_classes for word in FIELD.sub(" ", kind.notation).split()]
    moves = [word for decision in scene.moves for choice in decision.choices[:20] for word in choice.text.split()]
    words = list(scene.listener.names())
    called = [name for topic in scene.topics for name in scene.plain_speaker.called(topic.id)]
    return [*notation, *moves, *words, *called, *scene.plain_speaker.names]


def texts(pieces: list[str], chance: random.Random) -> Iterator[str]:
    """Short texts such as people type, as long ones as are read at all, and longer ones."""
    for _ in range(TEXTS):
        chosen = [_piece(pieces, chance) for _ in range(chance.randint(1, 8))]
        yield chance.choice((" ", " ", "")).join(chosen)
    yield " ".join(chance.choice(pieces) for _ in range(LONGEST))[:LONGEST]
    piece = chance.choice(pieces)
    yield (f"{piece} " * LONGEST)[:LONGEST]
    yield (f"{piece} " * LONG)[:LONG]
    yield f"{piece} " + chance.choice("aA1² \n") * LONG


def _piece(pieces: list[str], chance: random.Random) -> str:
    piece = chance.choice(chance.choice((pieces, pieces, pieces, NUMBERS, ODD, IDS)))
    return chance.choice((piece, piece, piece, piece[:-1], f"{piece}s", piece.upper()))


@cache
def played(game: AnyGame) -> SavedTable:
    """A whole game with as many seats as there can be."""
    seats = game.seat_counts[-1]
    table = Table(game, seats, {}, Dice.of(f"typing:{game.id}"))
    agents = [game.agent() if seat % 2 else RandomAgent() for seat in range(seats)]
    for _ in play_out(table, agents, Dice.of(f"typing:{game.id}")):
        pass
    return table.save()


def positions(game: AnyGame) -> Iterator[Table]:
    """Tables from the first question of a game to its last."""
    saved = played(game)
    for part in range(POSITIONS):
        log = saved.log[: len(saved.log) * part // POSITIONS]
        yield Table.load(saved.model_copy(update={"log": log}), find_rules)


def typing(table: Table) -> list[Seat]:
    """Who types at a table: whoever is asked, and another one; with ALL=1 everybody."""
    (asked, _), *_ = table.awaited()
    other = (asked + 1 + len(table.log) % (table.seats - 1)) % table.seats
    return list(range(table.seats)) if ALL else [asked, other]


every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_whatever_is_typed_is_a_move_or_is_refused(game: AnyGame, language: str) -> None:
    chance = random.Random(f"{game.id}:{language}")
    for table in positions(game):
        for seat in typing(table):
            scene = Scene(hosted(table), language, seat)
            for text in texts(fragments(table, scene), chance):
                try:
                    action = typed.action(scene, text)
                    said = dialogue.in_words(scene, action)
                    tried(table, seat, action)
                except Refusal as refusal:
                    said = scene.speaker.refusal(refusal)
                assert said.strip(), text
                assert len(said) <= TEXT, text
                for label, move in typed.suggestions(scene, text):
                    assert 0 < len(label) <= SUGGESTION, text
                    assert 0 < len(move) <= SUGGESTION, text


@every_language
@every_game
def test_whatever_is_filled_into_a_form_is_a_move_or_is_refused(game: AnyGame, language: str) -> None:
    chance = random.Random(f"forms:{game.id}:{language}")
    for table in positions(game):
        for seat in typing(table):
            scene = Scene(hosted(table), language, seat)
            pieces = fragments(table, scene)
            for decision in scene.moves:
                for form in decision.forms:
                    path = Path(decision.id, form.kind)
                    screen = forms.screen(scene, path, {})
                    assert screen is not None
                    for text in islice(texts(pieces, chance), FILLED):
                        typed_in = {
                            field.name: chance.choice((text, field_text(field, chance), "")) for field in screen.fields
                        }
                        said = filled_in(scene, path, form, typed_in)
                        assert said.strip(), text


def filled_in(scene: Scene, path: Path, form: Form, typed_in: dict[str, str]) -> str:
    """What is said to somebody who has sent a form with these texts in its fields."""
    assert scene.seat is not None
    values = forms.values(form, path, typed_in, scene.listener)
    try:
        if isinstance(values, forms.Unread):
            raise typed.unread(scene, path, form, values)
        action = scene.hosted.game.read_action(values)
        tried(scene.hosted.running, scene.seat, action)
    except Refusal as refusal:
        return scene.speaker.refusal(refusal)
    return dialogue.in_words(scene, action)


def field_text(field: FormField, chance: random.Random) -> str:
    """One of the lines of a menu; of another field what it says at first, or a number."""
    if isinstance(field, MenuField):
        return chance.choice(field.entries).value
    return chance.choice((field.value, chance.choice(NUMBERS)))


def tried(table: Table, seat: Seat, action: Action) -> None:
    """Play a move beside the table."""
    Table.resume(table.save(), table.game.dump(table.state), find_rules).play(seat, action)
