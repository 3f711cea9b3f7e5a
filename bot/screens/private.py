"""What one person alone sees of a table when they ask for it: their hand, the board as text, the options."""

from collections.abc import Sequence

from bot.messages.limits import MENU_LINES, TEXT, cut, first_lines, room_beside
from bot.messages.message import Button, Entry, Menu, Message, PictureKind
from bot.messages.press import Verb
from bot.screens import clock, coaching, course, lobby
from bot.screens.dialogue import asked_lines, kind_rows
from bot.screens.history import news
from bot.screens.scene import Scene
from games.kernel import Figure, menu, read_options


def hand(scene: Scene) -> Message:
    """What this player holds, as picture and text, with what they may do; the board is another thing."""
    asked = "\n".join([*scene.orders_lines(), *asked_lines(scene)])
    return Message(
        text=f"{cut(scene.hand_text(), room_beside([asked]))}\n{asked}".strip(),
        box=scene.box(scene.seat),
        rows=kind_rows(scene),
        picture=scene.picture(PictureKind.HAND),
    )


def board(scene: Scene) -> Message:
    """The board with its picture, for whoever asks."""
    return Message(
        text=scene.say("board", game=scene.words.say(scene.hosted.record.game)),
        picture=scene.picture(PictureKind.BOARD, {} if scene.seat is None else news(scene, scene.seat)),
    )


def more(scene: Scene) -> Message:
    """What has no room below the board, where two rows stand."""
    ordered = scene.hosted.game.takes_orders and not scene.is_alone
    row = (
        scene.button("text", Verb.TEXT),
        scene.button("log", Verb.LOG),
        scene.button("rules", Verb.RULES),
        *((scene.button("orders", Verb.ORDERS),) if ordered else ()),
    )
    title = scene.say("more", game=scene.words.say(scene.hosted.record.game))
    return Message(text="\n".join([title, *coaching.hints_line(scene)]), rows=(row,))


def board_text(scene: Scene) -> Message:
    """The board as text; while the game runs it was asked for behind *More*, and leads back there."""
    return Message(text=cut(scene.board_text(), TEXT), rows=scene.back_to_more())


def options(scene: Scene) -> Message:
    """All that is agreed on in a lobby: the options that mean something here as a menu; pace, strength and hints."""
    game, record = scene.hosted.game, scene.hosted.record
    chosen = read_options(game.options_type, record.options)
    relevant = game.relevant_options(max(len(record.chairs), game.seat_counts[0]), chosen)
    shown = [option for option in menu(game.options_type) if option.name in relevant and course.is_timed(scene, option)]
    others = [clock.pace_line(scene), *coaching.hints_line(scene)]
    if not shown:
        return Message(text="\n".join([scene.say("options-none"), *others]), rows=(lobby.agreements(scene),))
    lines = [
        f"**{scene.speaker.option(option)}** · "
        f"{course.option_value(scene, option, getattr(chosen, option.name))}\n-# {scene.speaker.option_about(option)}"
        for option in shown
    ]
    entries = tuple(
        Entry(
            label=scene.speaker.option(option),
            value=option.name,
            description=course.option_value(scene, option, getattr(chosen, option.name)),
        )
        for option in shown
    )
    picker = Menu(press=scene.press(Verb.OPTION), placeholder=scene.say("options-which"), entries=entries)
    return Message(text=first_lines([scene.say("options"), *lines, *others]), rows=((picker,), lobby.agreements(scene)))


def option(scene: Scene, name: str) -> Message | None:
    """The values of one option."""
    found = next((option for option in menu(scene.hosted.game.options_type) if option.name == name), None)
    if found is None:
        return None
    chosen = read_options(scene.hosted.game.options_type, scene.hosted.record.options)
    current: Figure = getattr(chosen, name)
    values = offered_values(found.values, current)
    entries = tuple(
        Entry(label=course.option_value(scene, found, value), value=str(value), chosen=value == current)
        for value in values
    )
    picker = Menu(press=scene.press(Verb.VALUE, "", name), placeholder=scene.speaker.option(found), entries=entries)
    back = Button(label=scene.say("button-back"), press=scene.press(Verb.OPTIONS))
    return Message(
        text=f"**{scene.speaker.option(found)}**\n{scene.speaker.option_about(found)}", rows=((picker,), (back,))
    )


def offered_values(values: Sequence[Figure], current: Figure) -> Sequence[Figure]:
    """All values, or if there are too many for a menu a spread of them that has the current one and the last."""
    if len(values) <= MENU_LINES:
        return values
    always = (current, values[-1])
    spread = values[:: -(-len(values) // (MENU_LINES - len(always)))]
    return sorted({*spread, *always}, key=values.index)


def option_value(values: Sequence[Figure], written: str) -> Figure | None:
    """The value that a menu line stands for."""
    return next((value for value in values if str(value) == written), None)
