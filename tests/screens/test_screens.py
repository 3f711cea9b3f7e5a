"""Every screen of every game, in every variant and language: within Discord's limits, and telling nothing hidden.

A message that breaks a limit cannot be made (tests/messages/test_limits.py): to have it is to know that it fits. What
is looked at only a few times is shown to the playground as well, as it would be sent.
"""

import re
from collections.abc import Iterator, Mapping

import pytest
from pydantic import BaseModel

from bot.front.gallery import draw
from bot.host.time.questions import SECRET
from bot.messages.message import FormField, Menu, MenuField, Message, TextField
from bot.screens import dialogue, ending, forms, history, private, proof, public, slip
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.path import Path
from bot.screens.scene import Scene, link
from bot.store import Confirming, Status
from games.kernel import AnyGame, Dice, Event, RandomAgent, Table
from games.kernel.playout import Variant, play_out
from games.kernel.transcript import Verdict
from games.registry import games
from tests.screens.limits import form_problems
from tests.screens.scenes import begun, elsewhere, every_language, fine, hosted, walk
from tests.spoken import every_spoken_variant
from tests.variants import ALL

EVERY = 9 if ALL else 31


def unnamed(scene: Scene, asked: Message) -> set[str]:
    """The things among which a secret question lets one choose and that the message which puts it does not name."""
    named = asked.words.casefold()
    secret = [decision for decision in scene.moves if decision.owed and decision.nature in SECRET]
    fields = [field for decision in secret for form in decision.forms for field in form.fields]
    things = {item for field in fields for item in getattr(field, "items", ()) or getattr(field, "most", {})}
    for choice in (choice for decision in secret for choice in decision.choices):
        values = (getattr(choice, name) for name in type(choice).model_fields if name != "kind")
        things.update(value for value in values if isinstance(value, str))
    game = scene.hosted.game.id
    lying = things & set(values_in(scene.view))  # for how long one declines is no thing that lies there
    names = {scene.plain_speaker.item(thing) for thing in lying if scene.words.has(f"{game}-item-{thing}")}
    return {name for name in names if name.casefold() not in named}


def values_in(shown: object) -> Iterator[str]:
    """Every text that a view holds, but for the names of its fields."""
    match shown:
        case str():
            yield shown
        case BaseModel():
            yield from (text for _, value in shown for text in values_in(value))
        case Mapping():
            yield from (text for pair in shown.items() for part in pair for text in values_in(part))
        case tuple() | list():
            yield from (text for part in shown for text in values_in(part))
        case _:
            pass


@every_spoken_variant
def test_every_screen_fits_and_tells_nothing_hidden(variant: Variant, language: str) -> None:
    table = variant.table(Dice.of(f"screens:{variant}"))
    stream = Dice.of(f"screens:{variant}").stream("presses")
    happened: list[Event] = []
    drawn: list[bytes] = []
    agents = [RandomAgent()] * table.seats
    for number, step in enumerate(play_out(table, agents, Dice.of(f"screens:{variant}"), absences=30)):
        happened += step.events
        if number % EVERY or table.over:
            continue
        speaker = Scene(hosted(table), language).speaker
        lines = tuple(speaker.event(event) for event in happened if event.visible_to(None))
        happened = []
        shown = fine(public.turn(Scene(hosted(table, lines[-25:]), language)))
        assert public.turn(Scene(hosted(elsewhere(table, None), lines[-25:]), language)) == shown
        for seat in range(table.seats):
            confirming = stream.choice(list(Confirming))
            here = Scene(hosted(table), language, seat, confirming)
            there = Scene(hosted(elsewhere(table, seat)), language, seat, confirming)
            for screen in (private.hand, private.board, private.board_text, dialogue.start, dialogue.orders):
                assert screen(here) == screen(there)
            asked = fine(slip.slip(here, ["- ."]))
            assert slip.slip(there, ["- ."]) == asked
            assert unnamed(here, asked) == set()
            for message in walk(here, dialogue.start(here), stream, there):
                if message.picture is not None and message.picture.marks and not drawn:
                    drawn.append(draw(message.picture))
            for decision in here.moves:
                for form in decision.forms:
                    opened = forms.screen(here, Path(decision.id, form.kind), {})
                    assert opened is not None
                    assert forms.screen(there, Path(decision.id, form.kind), {}) == opened
    scene = Scene(hosted(table), language)
    fine(ending.end(scene))
    fine(history.log(Scene(hosted(table), language, 0), {}))
    fine(proof.proof(scene, Verdict(), link(scene.hosted, 10**19)))


@every_spoken_variant
def test_lobbies_and_options_fit(variant: Variant, language: str) -> None:
    table = variant.table(Dice.of("lobby"))
    lobby = hosted(table)
    lobby.record = lobby.record.model_copy(update={"status": Status.LOBBY, "options": dict(variant.options)})
    lobby.table = None
    scene = Scene(lobby, language)
    fine(lobby_screen(scene))
    options = fine(private.options(scene))
    for row in options.rows:
        for control in row:
            if isinstance(control, Menu):
                for entry in control.entries:
                    message = private.option(scene, entry.value)
                    assert message is not None
                    fine(message)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@every_language
def test_what_a_form_says_at_first_is_read_back(game: AnyGame, language: str) -> None:
    seats = game.seat_counts[-1]
    table = Table(game, seats, {}, Dice.of("forms"))
    stream = Dice.of("forms").stream("filled")
    for number, _ in enumerate(play_out(table, [RandomAgent()] * seats, Dice.of("forms"))):
        if number % 20 or table.over:
            continue
        for seat in range(seats):
            scene = Scene(hosted(table), language, seat)
            for decision in scene.moves:
                for form in decision.forms:
                    path = Path(decision.id, form.kind)
                    action = game.read_action(form.sample(stream))
                    opened = forms.screen(scene, path, forms.of_action(scene, path, action))
                    assert opened is not None
                    assert form_problems(opened) == {}
                    typed = {field.name: _as_sent(field) for field in opened.fields}
                    if forms.WHOLE not in typed:
                        filled = forms.values(form, path, typed, scene.listener)
                        assert isinstance(filled, dict), f"{filled} in {typed}"
                        assert game.read_action(filled) == action


def _as_sent(field: FormField) -> str:
    match field:
        case TextField():
            return field.value
        case MenuField():
            return forms.MENU_JOIN.join(entry.value for entry in field.entries if entry.chosen)


def test_what_only_breaks_ties_stands_apart_from_the_score() -> None:
    table = begun("lisboa", 2)
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("ties")):
        pass
    told = ending.end(Scene(hosted(table), "en"))
    assert told.second_picture is not None
    assert "Money at the start" not in told.text, "the score sheet stands below it"
    sheets = re.findall(r"Money at the start: 1, [^()]+ \(Stands on the market: \d\)", told.second_picture.alt)
    assert len(sheets) == 2
