"""What the bot says of a move, typed back to it, is that move: in every language, at moments of whole games."""

from collections.abc import Iterator

import pytest

from bot.screens import dialogue, typed
from bot.screens.path import fields_of
from bot.screens.scene import Scene
from games.kernel import Action, AnyGame, Decision, Dice, Refusal, Table
from games.kernel.dice import Stream
from games.kernel.things import bare
from games.lisboa.actions import OpenStand
from games.lisboa.components import GOODS
from games.lisboa.reasons import Because
from games.registry import find_game, games
from tests.screens.scenes import hosted
from tests.screens.test_typing_fuzz import positions
from words import LANGUAGES, catalogue
from words.grammar import plain

CHOICES = 6
FORMS = 3


def possible(game: AnyGame, decision: Decision, stream: Stream) -> Iterator[Action]:
    """Some of what may be done, chosen and filled in."""
    yield from stream.sample(decision.choices, min(CHOICES, len(decision.choices)))
    for form in decision.forms:
        yield from (game.read_action(form.sample(stream)) for _ in range(FORMS))


def alike(scene: Scene, understood: Action | None, action: Action) -> bool:
    """Whether they differ only in which of several things of one name is meant, such as two equal cards."""
    if understood is None or understood.kind != action.kind:
        return False
    return dialogue.in_words(scene, understood) == dialogue.in_words(scene, action) and all(
        scene.speaker.value(understood, name) == scene.speaker.value(action, name) for name in fields_of(action)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_said_of_a_move_is_understood(game: AnyGame, language: str) -> None:
    stream = Dice.of(f"typed back:{game.id}").stream("typed back")
    wrong = []
    for table in positions(game):
        for seat in range(table.seats):
            scene = Scene(hosted(table), language, seat)
            for decision in scene.moves:
                for action in possible(game, decision, stream):
                    said = dialogue.in_words(scene, action)
                    understood = typed.understood(scene, said)
                    if understood != action and not alike(scene, understood, action):
                        wrong.append((said, action.text, understood and understood.text))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_shown_as_an_example_is_understood(game: AnyGame, language: str) -> None:
    """The short way to type a move, as prompts show it."""
    stream = Dice.of(f"typed short:{game.id}").stream("typed short")
    wrong = []
    for table in positions(game):
        for seat in range(table.seats):
            scene = Scene(hosted(table), language, seat)
            for decision in (decision for decision in scene.moves if decision.owed):
                for action in stream.sample(decision.choices, min(CHOICES, len(decision.choices))):
                    short = scene.listener.typed(action)
                    understood = typed.understood(scene, short)
                    if understood != action and not alike(scene, understood, action):
                        wrong.append((short, action.text, understood and understood.text))
    assert wrong == []


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("lisboa", "ich nehme eine Münze", "coin"),
        ("lisboa", "nimm eine Muenze", "coin"),
        ("lisboa", "1 Münze, bitte!", "coin"),
        ("turin", "ich versteigere {first}", "place {first}"),
        ("fishmarket", "Ich biete zwölf", None),
        ("fishmarket", "biete 12 auf August, 5 auf Clemens", "boats A12 C5"),
        ("schwarzmarkt", "bitte legen {first}", "lay {first}"),
    ],
)
def test_german_is_understood_as_it_is_typed(game: str, text: str, meant: str | None) -> None:
    table = Table(find_game(game), 3, {}, Dice.of("as typed"))
    (seat, *_) = (seat for seat, _ in table.awaited())
    scene = Scene(hosted(table), "de", seat)
    choices = [choice for decision in scene.moves if decision.owed for choice in decision.choices]
    first = choices[0].text.split()[-1] if choices else ""
    understood = typed.understood(scene, text.format(first=first))
    assert (understood and understood.text) == (meant and meant.format(first=first))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "bid 12 on August"),
        ("en", "A12"),
        ("fr", "Miser 12 sur August"),
        ("de", "12 auf August bieten"),
    ],
)
def test_what_stands_in_brackets_need_not_be_typed(language: str, text: str) -> None:
    table = Table(find_game("fishmarket"), 4, {}, Dice.of("brackets"))
    assert typed.action(Scene(hosted(table), language, 0), text).text == "boats A12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_tells_things_from_each_other_must_be_typed(language: str) -> None:
    """There are ten tiles with one customer, told apart by what stands in brackets: "1 customer" is none of them."""
    names = Scene(hosted(Table(find_game("lisboa"), 3, {}, Dice.of("brackets"))), language, 0).listener.names()
    said = catalogue(language).say("lisboa-item-K1-1")
    assert names[plain(said)] == "k1-1"
    assert plain(said.partition("(")[0]) not in names


@pytest.mark.parametrize("mistyped", ["opne {0} {1} take {2}", "open {0} Z9 take {2}", "open {0} Z9"])
def test_what_one_may_have_meant_is_the_first_button(mistyped: str) -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("a typo"))
    seat = next(seat for seat in range(2) if table.owed(seat))
    scene = Scene(hosted(table), "en", seat)
    opening = [
        choice for decision in table.moves(seat) for choice in decision.choices if isinstance(choice, OpenStand)
    ][-1]
    text = mistyped.format(opening.good, opening.cell, opening.take)
    with pytest.raises(Refusal) as refused:
        typed.action(scene, text)
    first, *_ = typed.similar(scene, text)
    assert str(refused.value.figures["closest"]) == bare(first.label)


def test_what_was_typed_in_full_and_is_not_possible_is_refused_with_its_reason_and_its_clause() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("a typo"))
    seat = next(seat for seat in range(2) if table.owed(seat))
    scene = Scene(hosted(table), "en", seat)
    stands = [choice for asked in table.moves(seat) for choice in asked.choices if isinstance(choice, OpenStand)]
    lacking = next(good for good in GOODS if good not in {stand.good for stand in stands})
    tried = {
        f"open {lacking} b3 take {stands[0].take}": Because.NO_SUCH_STAND_TILE,
        f"open {stands[0].good} b3": Because.TAKE_NOT_NAMED,
    }
    for text, reason in tried.items():
        with pytest.raises(Refusal) as refused:
            typed.action(scene, text)
        assert refused.value.reason is reason
        assert refused.value.clause
    for typo in ("opne tomato b3", f"open {lacking[:-1]} b3"):
        with pytest.raises(Refusal) as refused:
            typed.action(scene, typo)
        assert not isinstance(refused.value.reason, Because), "it is asked what was meant"
