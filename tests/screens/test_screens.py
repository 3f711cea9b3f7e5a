"""Every screen of every game, in every variant and language: within Discord's limits, and telling nothing hidden.

A message that breaks a limit cannot be made (tests/messages/test_limits.py): to have it is to know that it fits. What
is looked at only a few times is shown to the playground as well, as it would be sent.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import pytest
from pydantic import BaseModel

from bot.front.gallery import draw
from bot.host.hosted import HostedTable
from bot.host.time.windows import SECRET
from bot.messages.limits import SUGGESTION, SUGGESTIONS
from bot.messages.message import Button, FormField, Line, Link, Menu, MenuField, Message, TextField
from bot.messages.press import Verb, read_press
from bot.screens import asking, dialogue, ending, forms, history, lists, private, proof, public, rules, slip, typed
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.path import JOIN, Path, values_of
from bot.screens.scene import Scene, link
from bot.store import Chair, Confirming, Status, TableRecord, Typed, Window
from games.kernel import Action, AnyGame, Dice, Event, RandomAgent, Refusal, Stream, Table
from games.kernel.playout import Variant, play_out
from games.kernel.things import bare
from games.kernel.transcript import Verdict
from games.lisboa.actions import OpenStand
from games.lisboa.events import StandOpened
from games.registry import find_game, games
from games.turin.actions import Favour, Take
from tests.screens.limits import form_problems, problems
from tests.spoken import every_spoken_variant
from tests.variants import ALL
from words import LANGUAGES

PEOPLE = ("Ana", "A name of thirty-two characters!", "Дмитрий", "名前" * 8, "Eve", "Farid", "g" * 32, "Hana")
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
EVERY = 9 if ALL else 31

every_language = pytest.mark.parametrize("language", LANGUAGES)


def hosted(table: Table, lines: tuple[str, ...] = ()) -> HostedTable:
    record = TableRecord(
        id=36**4,
        guild_id=10**18,
        channel_id=10**18 + 1,
        opener_id=10**18 + 2,
        language="en",
        game=table.game.id,
        rules_version=table.game.rules_version,
        options=table.options.model_dump(mode="json"),
        status=Status.RUNNING,
        opened_at=NOON,
        moved_at=NOON,
        post_lines=lines,
        pace="daily",
        windows=tuple(
            Window(decision=decision, opened_at=NOON, deadline=NOON)
            for decision in sorted({decision.id for _, decision in table.awaited()})
        ),
        chairs=tuple(Chair(person_id=10**18 + seat, name=PEOPLE[seat]) for seat in range(table.seats)),
    )
    return HostedTable(record, table)


def elsewhere(table: Table, seat: int | None) -> Table:
    """The same table in another world that this seat could not tell from this one."""
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other.state = table.game.resample(table.state, seat, Dice.of("elsewhere"))
    return other


def fine(message: Message) -> Message:
    assert problems(message) == {}, message
    return message


def walk(scene: Scene, message: Message, stream: Stream, other: Scene | None = None) -> Iterator[Message]:
    """Press any one thing on every screen of a dialogue, down to its end; in another world it looks the same."""
    for _ in range(12):
        yield message
        presses = [control for row in message.rows for control in row if not isinstance(control, Link | Line)]
        wanted = [control for control in presses if _leads_on(control.press)]
        if not wanted:
            return
        control = stream.choice(wanted)
        press = read_press(control.press)
        assert press is not None
        if press.verb is Verb.FORM:
            return
        argument = press.argument
        if isinstance(control, Menu):
            argument += JOIN + stream.choice(control.entries).value
        message = dialogue.step(scene, Path.read(press.decision, argument))
        assert other is None or dialogue.step(other, Path.read(press.decision, argument)) == message


def _leads_on(custom_id: str) -> bool:
    press = read_press(custom_id)
    return press is not None and press.verb is Verb.STEP and "@" not in press.argument


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


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_listed_choice_can_be_reached_by_a_dialogue(game: AnyGame) -> None:
    for seats in game.seat_counts:
        table = Table(game, seats, {}, Dice.of(f"reach:{seats}"))
        for number, _ in enumerate(play_out(table, [RandomAgent()] * seats, Dice.of(f"reach:{seats}"))):
            if number % 25 or table.over:
                continue
            for seat in range(seats):
                scene = Scene(hosted(table), "en", seat)
                for decision in scene.moves:
                    reached = {choice.text for choice in decision.choices if _reaches(scene, decision.id, choice)}
                    assert reached == {choice.text for choice in decision.choices}


@every_language
def test_of_several_cards_each_is_marked_with_what_it_brings(language: str) -> None:
    table = Table(find_game("turin"), 4, {}, Dice.of("marks"))
    for _ in play_out(table, [RandomAgent()] * 4, Dice.of("marks")):
        for seat in range(4):
            scene = Scene(hosted(table), language, seat)
            for decision in scene.moves:
                several = [choice for choice in decision.choices if isinstance(choice, Take) and len(choice.cards) > 1]
                if several:
                    asked = dialogue.step(scene, Path(decision.id, "take"))
                    assert asked.picture is not None
                    assert set(asked.picture.marks) == {card for choice in several for card in choice.cards}
                    assert all(mark[0] in "+−" for mark in asked.picture.marks.values())
                    return
    raise AssertionError("nobody took several")


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


def _reaches(scene: Scene, decision: str, choice: Action) -> bool:
    return asking.find(scene, Path(decision, choice.kind, values_of(choice))) == [choice]


def begun(game_id: str, seats: int) -> Table:
    game = next(game for game in games() if game.id == game_id)
    return Table(game, seats, {}, Dice.of("begun"))


def labels(message: Message) -> list[str]:
    return [control.label for row in message.rows for control in row if isinstance(control, Button)]


def test_many_kinds_of_orders_stand_behind_one_button() -> None:
    table = begun("central", 3)
    (seat,) = [seat for seat, _ in table.awaited()]
    scene = Scene(hosted(table), "en", seat)
    assert labels(dialogue.start(scene)) == ["Put up for sale", "Plan for this round", "Standing orders", "Hint"]
    assert labels(private.hand(scene)) == ["Put up for sale", "Plan for this round", "Standing orders"]
    ordering = labels(dialogue.orders(scene))
    assert "Undercut" in ordering
    assert ordering[-1] == "Back"


def test_a_single_kind_of_order_stands_among_the_moves() -> None:
    table = begun("lisboa", 3)
    waiting = next(seat for seat in range(3) if seat not in [asked for asked, _ in table.awaited()])
    assert labels(dialogue.start(Scene(hosted(table), "en", waiting))) == ["Plan ahead"]


def test_a_dialogue_repeats_what_was_chosen() -> None:
    table = begun("central", 3)
    ((seat, decision),) = table.awaited()
    scene = Scene(hosted(table), "en", seat)
    product = asking.find(scene, Path(decision.id, "open"))[0].text.split()[1]
    asked = dialogue.step(scene, Path(decision.id, "open", (product,)))
    named = scene.plain_speaker.item(product)
    assert asked.words.startswith(f"**Put up for sale** · {named} · At what price per kg?\n")


def test_what_only_breaks_ties_stands_apart_from_the_score() -> None:
    table = begun("lisboa", 2)
    for _ in play_out(table, [RandomAgent()] * 2, Dice.of("ties")):
        pass
    told = ending.end(Scene(hosted(table), "en"))
    assert told.second_picture is not None
    assert "Money at the start" not in told.text, "the score sheet stands below it"
    sheets = re.findall(r"Money at the start: 1, [^()]+ \(Stands on the market: \d\)", told.second_picture.alt)
    assert len(sheets) == 2


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


# A hand


PHONE = 40
"""So many characters are a line on a phone."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_hand_fits_a_phone_and_is_no_board(game: AnyGame) -> None:
    seats = max(count for count in game.seat_counts if count <= 3)
    table = Table(game, seats, {}, Dice.of("hand"))
    agents = [game.agent() for _ in range(seats)]
    for _, _ in zip(range(20), play_out(table, agents, Dice.of("hands")), strict=False):
        scene = Scene(hosted(table), "en", 0)
        lines = private.hand(scene).words.splitlines()
        assert sum(max(1, -(-len(line) // PHONE)) for line in lines) <= 15
        assert bare(scene.hand_text()) in "\n".join(lines)
        assert bare(scene.board_text()) not in "\n".join(lines)


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    table = Table(find_game("lisboa"), 2, {}, Dice.of("turn"))
    ((due, _),) = table.awaited()
    said = private.hand(Scene(hosted(table), "en", 1 - due)).text
    assert said.splitlines()[-1] == f"It’s {PEOPLE[due]}’s turn."
    assert f"C’est à {PEOPLE[due]} de jouer." in private.hand(Scene(hosted(table), "fr", 1 - due)).text


def test_whose_turn_it_is_sees_framed_what_others_have_changed_since() -> None:
    table = Table(find_game("lisboa"), 3, {}, Dice.of("news"))
    asked = next(seat for seat, _ in table.awaited())
    for _ in play_out(table, [find_game("lisboa").agent()] * 3, Dice.of("moves")):
        if len(table.log) >= 12 and [seat for seat, _ in table.awaited()] == [asked]:
            break
    shown = public.turn(Scene(hosted(table), "en")).picture
    own = max(number for number, played in enumerate(table.happened()) if played.entry.seat == asked)
    later = [event for played in table.happened()[own + 1 :] for event in played.events]
    placed = {str(event.cell) for event in later if isinstance(event, StandOpened)}
    assert placed
    assert shown is not None
    assert placed <= shown.marks.keys()
    assert not any(shown.marks.values())
