"""What one person alone sees of a table: their hand, secret questions, the board as text, the log, the options."""

from collections.abc import Iterator, Sequence

from bot.messages.limits import MENU_LINES, TEXT, cut, first_lines, last_lines, room_beside
from bot.messages.message import Button, Entry, Link, Menu, Message, PictureKind, lines_of
from bot.messages.press import Verb
from bot.screens import clock, forms, topics
from bot.screens.dialogue import asked_lines, kind_rows, start
from bot.screens.scene import Scene, link
from games.kernel import Event, Figure, Topic, menu, read_options, seen_by

LOG_LINES = 40


def hand(scene: Scene) -> Message:
    """What this player holds, as picture and text, with what they may do."""
    asked = "\n".join(asked_lines(scene))
    return Message(
        text=f"{cut(scene.board_text(), room_beside([asked]))}\n{asked}",
        rows=kind_rows(scene),
        picture=scene.picture(PictureKind.HAND),
    )


def board(scene: Scene) -> Message:
    """The board with its picture, for whoever asks."""
    return Message(
        text=scene.say("board", game=scene.words.say(scene.hosted.record.game)),
        picture=scene.picture(PictureKind.BOARD),
    )


def board_text(scene: Scene) -> Message:
    """The board as text."""
    return Message(text=cut(scene.board_text(), TEXT))


def dealt(scene: Scene, message_id: int | None) -> Message:
    """The hand of a player in a direct message, when the game begins."""
    title = scene.say("dealt", game=scene.words.say(scene.hosted.record.game))
    return Message(
        text=f"{title}\n{cut(scene.board_text(), room_beside([title]))}",
        picture=scene.picture(PictureKind.HAND),
        rows=((Link(label=scene.say("button-table"), url=link(scene.hosted, message_id)),),),
    )


def asked(scene: Scene, message_id: int | None) -> Message:
    """A secret question in a direct message: buttons, and an answer may simply be typed."""
    dialogue = start(scene, scene.say("asked", game=scene.words.say(scene.hosted.record.game)))
    row = (Link(label=scene.say("button-table"), url=link(scene.hosted, message_id)),)
    return Message(
        text=f"{dialogue.text}\n{_may_type(scene)}",
        picture=scene.picture(PictureKind.HAND),
        rows=(*dialogue.rows, row),
    )


def _may_type(scene: Scene) -> str:
    """That an answer may be typed, with an example of one."""
    for decision in scene.moves:
        if decision.owed:
            written = [choice.text for choice in decision.choices] or [forms.example(form) for form in decision.forms]
            if example := max(written, key=len, default=""):
                return scene.say("may-type-so", example=example)
    return scene.say("may-type")


def told(scene: Scene, events: Sequence[Event], asks: Sequence[Topic]) -> Message:
    """Something that only this player may know, or that is meant for them, and what they may answer to it."""
    secret = any(not event.visible_to(None) for event in events)
    title = scene.say("told" if secret else "addressed", game=scene.words.say(scene.hosted.record.game))
    rows = topics.rows_of(scene, asks[-topics.IN_PRIVATE :])
    said = last_lines([f"- {scene.speaker.event(event)}" for event in events], room_beside([title, *lines_of(rows)]))
    return Message(text=f"{title}\n{said}", rows=tuple(rows))


def log(scene: Scene) -> Message:
    """What has happened, as far as this person may know it."""
    lines = [
        f"- {line}"
        for moves, said in enumerate([[], *_happened(scene)])
        for line in (*said, *(clock.note(scene, note) for note in scene.hosted.record.notes if note.moves == moves))
    ]
    finished = (scene.button("verify", Verb.VERIFY), scene.button("file", Verb.FILE))
    return Message(
        text=last_lines(lines[-LOG_LINES:]) or scene.say("log-empty"),
        rows=(finished,) if scene.hosted.running.over else (),
    )


def _happened(scene: Scene) -> Iterator[list[str]]:
    """What this person was told after each move, with the numbers by which they knew then what lay on the table."""
    table = scene.hosted.running
    told: list[Event] = []
    for played in table.replay():
        events = seen_by(scene.seat, played.events)
        told += events
        speaker = scene.speaker.with_numbers(table.game.numbers(reversed(told)))
        yield [speaker.event(event) for event in events]


def options(scene: Scene) -> Message:
    """The options of a lobby: a menu of those that mean something here."""
    game, record = scene.hosted.game, scene.hosted.record
    chosen = read_options(game.options_type, record.options)
    relevant = game.relevant_options(max(len(record.chairs), game.seat_counts[0]), chosen)
    shown = [option for option in menu(game.options_type) if option.name in relevant]
    if not shown:
        return Message(text=scene.say("options-none"))
    lines = [
        f"**{scene.speaker.option(option)}** · "
        f"{scene.speaker.option_value(option, getattr(chosen, option.name))}\n-# {scene.speaker.option_about(option)}"
        for option in shown
    ]
    entries = tuple(
        Entry(
            label=scene.speaker.option(option),
            value=option.name,
            description=scene.speaker.option_value(option, getattr(chosen, option.name)),
        )
        for option in shown
    )
    picker = Menu(press=scene.press(Verb.OPTION), placeholder=scene.say("options-which"), entries=entries)
    return Message(text=first_lines([scene.say("options"), *lines]), rows=((picker,),))


def option(scene: Scene, name: str) -> Message | None:
    """The values of one option."""
    found = next((option for option in menu(scene.hosted.game.options_type) if option.name == name), None)
    if found is None:
        return None
    chosen = read_options(scene.hosted.game.options_type, scene.hosted.record.options)
    current: Figure = getattr(chosen, name)
    values = _offered_values(found.values, current)
    entries = tuple(
        Entry(label=scene.speaker.option_value(found, value), value=str(value), chosen=value == current)
        for value in values
    )
    picker = Menu(press=scene.press(Verb.VALUE, "", name), placeholder=scene.speaker.option(found), entries=entries)
    back = Button(label=scene.say("button-back"), press=scene.press(Verb.OPTIONS))
    return Message(
        text=f"**{scene.speaker.option(found)}**\n{scene.speaker.option_about(found)}", rows=((picker,), (back,))
    )


def _offered_values(values: Sequence[Figure], current: Figure) -> Sequence[Figure]:
    """All values, or if there are too many for a menu a spread of them that has the current one and the last."""
    if len(values) <= MENU_LINES:
        return values
    always = (current, values[-1])
    spread = values[:: -(-len(values) // (MENU_LINES - len(always)))]
    return sorted({*spread, *always}, key=values.index)


def option_value(values: Sequence[Figure], written: str) -> Figure | None:
    """The value that a menu line stands for."""
    return next((value for value in values if str(value) == written), None)
