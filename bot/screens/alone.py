"""The board in a direct message: one person plays there with the bot, so all that is theirs stands on it, and no slip
says it again."""

from bot.messages.limits import last_lines, room_beside
from bot.messages.message import Message, PictureKind, Row, lines_of
from bot.messages.press import Verb
from bot.screens import clock, dialogue, topics
from bot.screens.history import news
from bot.screens.public import listed
from bot.screens.scene import Scene
from bot.screens.slip import may_type


def turn(scene: Scene) -> Message:
    """What has happened, the board and the hand, what is asked, and all that can be done about it."""
    asked, rows = _asked(scene), _rows(scene)
    unseen = scene.unseen()
    said = last_lines(listed(scene.hosted.record.post_lines), room_beside([unseen, asked, *lines_of(rows)]))
    told = "\n\n".join(part for part in (said, unseen) if part)
    owes = any(decision.owed for decision in scene.moves)
    return Message(
        text=told or asked,
        asks=asked if told else "",
        box=scene.box(scene.seat if owes else None),
        picture=scene.picture(PictureKind.BOARD, {} if scene.seat is None else news(scene, scene.seat)),
        # The board shows all that a player has who is the only one.
        second_picture=None if scene.is_alone else scene.picture(PictureKind.HAND),
        rows=rows,
    )


def _asked(scene: Scene) -> str:
    """What is asked, what was answered and planned so far, what is not possible and why, how an answer can be typed."""
    lines = [*dialogue.asked_lines(scene, lives=True), *scene.orders_lines()]
    lines += [line for decision in scene.moves if decision.owed for line in clock.until(scene, decision.id)]
    return "\n".join([*lines, *dialogue.impossible_lines(scene), *may_type(scene)])


def _rows(scene: Scene) -> tuple[Row, ...]:
    """What lies there to be answered and the kinds of action, and below them what helps."""
    below = (*dialogue.hint_buttons(scene), scene.button("more", Verb.MORE), *scene.tip_buttons(lives=True))
    return (*topics.newest_rows(scene), *dialogue.kind_rows(scene), below)
