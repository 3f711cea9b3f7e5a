"""What one person alone sees of a table when they ask for it: their hand, the board as text, the options."""

from bot.messages.limits import TEXT, cut, first_lines, room_beside
from bot.messages.message import Message, PictureKind, Style, in_rows
from bot.messages.press import Verb
from bot.screens import clock, coaching, lobby
from bot.screens import options as choices
from bot.screens.dialogue import asked_lines, kind_rows
from bot.screens.history import news
from bot.screens.public import table_buttons
from bot.screens.scene import Scene


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
    goes_on = not scene.hosted.running.over
    return Message(
        text=scene.say("board", game=scene.words.say(scene.hosted.record.game)),
        picture=scene.picture(PictureKind.BOARD, {} if scene.seat is None else news(scene, scene.seat)),
        rows=(table_buttons(scene, Style.MAIN),) if goes_on and scene.seat is not None else (),
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
    return Message(text=cut(scene.board_text(), TEXT), rows=in_rows(scene.back_to_more()))


def options(scene: Scene) -> Message:
    """All that is agreed on in a lobby: the options that mean something here; pace, strength and hints."""
    choosing = _choosing(scene)
    others = [clock.pace_line(scene), *coaching.hints_line(scene)]
    if not choosing.relevant:
        return Message(text="\n".join([scene.say("options-none"), *others]), rows=(lobby.agreements(scene),))
    return Message(
        text=first_lines([scene.say("options"), *choices.lines(choosing), *others]),
        rows=(*choices.controls(choosing), lobby.agreements(scene)),
    )


def option(scene: Scene, name: str) -> Message | None:
    """The values of one option."""
    return choices.values(_choosing(scene), name)


def _choosing(scene: Scene) -> choices.Choosing:
    return choices.Choosing(
        scene,
        max(len(scene.hosted.record.chairs), scene.hosted.game.seat_counts[0]),
        which=scene.press(Verb.OPTION),
        to=lambda name, value: scene.press(Verb.VALUE, value, name),
        back=scene.press(Verb.OPTIONS),
    )
