"""What one person alone sees: his hand, secret questions, the board as text, the log, his tables."""

from collections.abc import Sequence

from bot.host import Hosted
from bot.message import Button, Entry, Link, Menu, Message, PictureKind, Style
from bot.press import Verb
from bot.screens import clock, forms, topics
from bot.screens.dialogue import ROW, asked_lines, kind_rows, start
from bot.screens.scene import Scene, clip, link
from bot.store import Status, Typed
from bot.texts import Catalogue
from games.kernel import Figure, menu, read_options, seen_by

LOG_LINES = 40
MOST_BUTTONS = 25


def hand(scene: Scene) -> Message:
    """What this player holds, as picture and text, with what he may do."""
    asked = "\n".join(asked_lines(scene))
    return Message(
        text=f"{_quiet(scene.board_text())[: 3900 - len(asked)]}\n{asked}",
        rows=tuple(kind_rows(scene)),
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
    return Message(text=_quiet(scene.board_text()))


def _quiet(text: str) -> str:
    return text[:3500]


def dealt(scene: Scene, message_id: int | None) -> Message:
    """The hand of a player in a direct message, when the game begins."""
    game = scene.words.say(scene.hosted.record.game)
    return Message(
        text=f"{scene.say('dealt', game=game)}\n{_quiet(scene.board_text())}",
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


def told(scene: Scene, lines: Sequence[str]) -> Message:
    """Something that only this player may know, and what he may answer that not everybody sees."""
    title = scene.say("told", game=scene.words.say(scene.hosted.record.game))
    return Message(text=clip([title, *(f"- {line}" for line in lines)], 2600), rows=tuple(topics.secret_rows(scene)))


def log(scene: Scene) -> Message:
    """What has happened, as far as this person may know it."""
    happened = [
        [scene.speaker.event(event) for event in seen_by(scene.seat, played.events)]
        for played in scene.hosted.running.replay()
    ]
    lines = [
        f"- {line}"
        for moves, said in enumerate([[], *happened])
        for line in (*said, *(clock.note(scene, note) for note in scene.hosted.record.notes if note.moves == moves))
    ]
    finished = (scene.button("verify", Verb.VERIFY), scene.button("file", Verb.FILE))
    return Message(
        text=clip(lines[-LOG_LINES:]) or scene.say("log-empty"),
        rows=(finished,) if scene.hosted.running.over else (),
    )


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
            description=scene.speaker.option_value(option, getattr(chosen, option.name))[:100],
        )
        for option in shown[:25]
    )
    picker = Menu(press=scene.press(Verb.OPTION), placeholder=scene.say("options-which"), entries=entries)
    return Message(text="\n".join([scene.say("options"), *lines])[:3900], rows=((picker,),))


def option(scene: Scene, name: str) -> Message | None:
    """The values of one option."""
    found = next((option for option in menu(scene.hosted.game.options_type) if option.name == name), None)
    if found is None:
        return None
    chosen = read_options(scene.hosted.game.options_type, scene.hosted.record.options)
    current: Figure = getattr(chosen, name)
    values = _around(found.values, current)
    entries = tuple(
        Entry(label=scene.speaker.option_value(found, value)[:100], value=str(value), chosen=value == current)
        for value in values
    )
    picker = Menu(press=scene.press(Verb.VALUE, "", name), placeholder=scene.speaker.option(found), entries=entries)
    back = Button(label=scene.say("button-back"), press=scene.press(Verb.OPTIONS))
    return Message(
        text=f"**{scene.speaker.option(found)}**\n{scene.speaker.option_about(found)}", rows=((picker,), (back,))
    )


def _around(values: Sequence[Figure], current: Figure) -> Sequence[Figure]:
    """All values, or if there are too many for a menu a spread of them that has the current one."""
    if len(values) <= 25:
        return values
    spread = list(values[:: -(-len(values) // 23)])
    return sorted({*spread, current, values[-1]}, key=values.index)


def option_value(values: Sequence[Figure], written: str) -> Figure | None:
    """The value that a menu line stands for."""
    return next((value for value in values if str(value) == written), None)


def tables(shown: Sequence[tuple[Scene, int | None]], waiting: int, empty: str, title: str) -> Message:
    """All tables of a person; the first so many wait for him."""
    if not shown:
        return Message(text=empty)
    lines = [title]
    for number, (scene, message_id) in enumerate(shown):
        waits = number < waiting
        state = scene.say("table-waits" if waits else _state(scene.hosted))
        lines.append(f"- {_table(scene, message_id)} · {state}{clock.due(scene) if waits else ''}")
    return Message(text=clip(lines))


def _table(scene: Scene, message_id: int | None) -> str:
    record = scene.hosted.record
    return f"[{scene.words.say(record.game)} · #{record.id}]({link(scene.hosted, message_id)})"


def server_tables(scenes: Sequence[Scene], words: Catalogue, settings: str) -> Message:
    """All tables of a server, for who manages it: where they are, who sits there, whether they run. No secrets."""
    lines = [settings, words.say("screen-server-tables" if scenes else "screen-server-empty")]
    lines += [
        f"- {_table(scene, None)} · {', '.join(scene.hosted.names)} · {scene.say(_state(scene.hosted))}"
        for scene in scenes
    ]
    return Message(text=clip(lines))


def _state(hosted: Hosted) -> str:
    match hosted.record.status:
        case Status.LOBBY:
            return "table-lobby"
        case Status.PARKED:
            return "table-parked"
        case _ if hosted.record.pause is not None:
            return "table-paused"
        case _:
            return "table-others"


def which_table(scenes: Sequence[Scene], typed: Typed) -> Message:
    """Several tables could be meant: which one? What was typed is kept elsewhere, for it may be a secret."""
    buttons = [
        Button(
            label=f"{scene.words.say(scene.hosted.record.game)} · #{scene.hosted.record.id}"[:80],
            press=scene.press(Verb.TYPED, "", typed.question),
            style=Style.MAIN,
        )
        for scene in scenes[:MOST_BUTTONS]
    ]
    rows = tuple(tuple(buttons[place : place + ROW]) for place in range(0, len(buttons), ROW))
    return Message(text=scenes[0].say("which-table", text=typed.text[:200]), rows=rows)
