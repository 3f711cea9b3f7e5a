"""What is typed: by the words of the language, with typos, at length; and what is suggested meanwhile."""

import pytest

from bot.messages.limits import SUGGESTION, SUGGESTIONS
from bot.messages.message import Button, TextField
from bot.screens import forms, lists, rules, typed
from bot.screens.path import Path
from bot.screens.scene import Scene
from bot.store import Typed
from games.kernel import AnyGame, Dice, RandomAgent, Refusal, Table
from games.kernel.playout import play_out
from games.lisboa.actions import OpenStand
from games.registry import find_game, games
from games.turin.actions import Favour
from tests.screens.scenes import PEOPLE, begun, every_language, fine, hosted


@pytest.mark.parametrize("text", ["favour a name of thirty-two characters!, eve", "favour 1,4", "favour 1 4"])
def test_several_people_are_typed_by_name_or_by_seat(text: str) -> None:
    scene = Scene(hosted(Table(find_game("turin"), 5, {}, Dice.of("people"))), "en", 0)
    assert typed.action(scene, text) == Favour(buyers=(1, 4))
    (asked,) = (decision.id for decision in scene.moves if "favour" in decision.accepts)
    form = forms.screen(scene, Path(asked, "favour"), {})
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, TextField)
    assert field.hint == ", ".join(PEOPLE[1:5])


@every_language
def test_the_question_which_table_is_meant_fits_and_keeps_the_text_to_itself(language: str) -> None:
    scenes = [Scene(hosted(Table(games()[0], 3, {}, Dice.of("which"))), language, 0) for _ in range(40)]
    for number, scene in enumerate(scenes):
        scene.hosted.record = scene.hosted.record.model_copy(update={"id": 36**4 + number})
    secret = Typed(text="A12 " * 900, question="1y2p0ij32e8e7", tables=(1, 2))
    asked = fine(lists.which_table(scenes, secret))
    assert asked.text == scenes[0].say("which-table", text="A12 " * 49 + "A12…")
    assert not any("A12" in control.press for row in asked.rows for control in row if isinstance(control, Button))


def test_moves_are_found_by_the_words_of_the_language_too() -> None:
    table = begun("lisboa", 3)
    (seat,) = [seat for seat, _ in table.awaited()]
    scene = Scene(hosted(table), "fr", seat)
    assert typed.suggestions(scene, "piece")[1:] == [("pièce · +1", "coin")]
    assert typed.suggestions(scene, "coin")[0][1] == "coin"
    asked, *found = typed.suggestions(scene, "ouvrir c3")
    assert asked == ("«\u00a0ouvrir c3\u00a0»\u00a0: est-ce l’un de ces coups\u202f?", "ouvrir c3")
    assert found
    assert all("C3" in notation for _, notation in found)
    assert typed.suggestions(scene, "zzz") == []


def test_a_typo_is_never_a_move_that_looks_alike() -> None:
    """Whoever takes the first line plays what was typed, or is asked."""
    table = begun("lisboa", 3)
    (seat,) = [seat for seat, _ in table.awaited()]
    scene = Scene(hosted(table), "en", seat)
    opening = [choice for decision in scene.moves for choice in decision.choices if isinstance(choice, OpenStand)]
    held = {choice.good for choice in opening}
    taken = next(choice for choice in opening if choice.take is not None and choice.take not in held)
    mistyped = f"open {taken.take} {taken.cell}"
    assert typed.suggestions(scene, mistyped)[:1] in ([], [(f"“{mistyped}”: did you mean one of these?", mistyped)])
    begun_so = typed.suggestions(scene, f"open {taken.good[:3]} {taken.cell}")
    assert begun_so[0][1].startswith(f"open {taken.good} {taken.cell}")
    assert " · costs " in begun_so[0][0]
    assert not any("*" in label for label, _ in begun_so)


def test_what_was_typed_at_length_is_repeated_in_short() -> None:
    scene = Scene(hosted(begun("lisboa", 3)), "en", 0)
    with pytest.raises(Refusal) as refused:
        typed.action(scene, " nonsense" * 600)
    assert refused.value.figures["text"] == "nonsense " * 21 + "nonsense…"
    fine(rules.refused(scene.speaker, refused.value))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@every_language
def test_suggestions_fit(game: AnyGame, language: str) -> None:
    seats = game.seat_counts[-1]
    table = Table(game, seats, {}, Dice.of("suggestions"))
    for number, _ in enumerate(play_out(table, [RandomAgent()] * seats, Dice.of("suggestions"))):
        if number % 40 or table.over:
            continue
        for seat in range(seats):
            found = typed.suggestions(Scene(hosted(table), language, seat), "")
            assert len(found) <= SUGGESTIONS
            assert all(0 < len(label) <= SUGGESTION and 0 < len(text) <= SUGGESTION for label, text in found)


@every_language
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_below_what_was_typed_stands_how_to_type_what_is_asked_next(game: AnyGame, language: str) -> None:
    """There are no buttons there."""
    table = begun(game.id, game.seat_counts[-1])
    (seat, *_) = [seat for seat in range(table.seats) if table.owed(seat)]
    scene = Scene(hosted(table), language, seat)
    told = fine(typed.told(scene, "said"))
    assert told.rows == ()
    assert told.text.endswith(scene.say("typed-next", example=typed.example(scene)))
    idle = Scene(hosted(table), language, None)
    assert typed.told(idle, "said").text == "said"
