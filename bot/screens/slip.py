"""A slip: the direct message of a table in which stands all that somebody needs to answer, in the order of reading."""

from collections.abc import Sequence

from bot.messages.limits import cut, last_lines, room_beside
from bot.messages.message import Link, Message, PictureKind, Row, lines_of
from bot.screens import clock, dialogue, topics, typed
from bot.screens.plan import planning
from bot.screens.scene import Scene, game_name, link
from bot.store import Status
from games.kernel import Nature


def slip(scene: Scene, happened: Sequence[str]) -> Message:
    """What has happened, what is asked and until when, what it is about and what one has, and how to answer."""
    record = scene.hosted.record
    title = scene.say("slip", game=game_name(scene.words, record.game), table=str(record.id))
    table: Row = (Link(label=scene.say("button-table"), url=link(scene.hosted, None)),)
    over = record.status in (Status.OVER, Status.CANCELLED)
    if over:
        rows: tuple[Row, ...] = (table,)
        body = scene.say(f"slip-{record.status}")
    else:
        rows = (*topics.newest_rows(scene), *dialogue.kind_rows(scene), _below(scene, table))
        body = "\n".join([*_asked(scene), *_own(scene), *may_type(scene)])
    asked = not over and any(decision.owed for decision in scene.moves)
    body = cut(body, room_beside([title, *lines_of(rows)]))
    said = last_lines(happened, room_beside([title, body, *lines_of(rows)]))
    return Message(
        text="\n".join(part for part in (title, said, body) if part),
        box=scene.box(scene.seat if asked else None),
        rows=rows,
        picture=scene.picture(PictureKind.HAND),
        # Where words cannot say at a glance what a question is about, the board does.
        second_picture=scene.picture(PictureKind.BOARD) if asked and not scene.glance() else None,
    )


def _below(scene: Scene, table: Row) -> Row:
    """What stands below all that can be done: help, and the way to the table."""
    return (*dialogue.hint_buttons(scene), *table, *scene.tip_buttons(lives=True))


def _asked(scene: Scene) -> list[str]:
    """What this seat is asked, until when, and what it has answered so far."""
    owed = [decision for decision in scene.moves if decision.owed]
    lines = [f"**{scene.speaker.decision(decision)}**" for decision in owed]
    lines += scene.tip_lines(lives=True)
    lines += [line for decision in owed for line in clock.until(scene, decision.id)]
    if not lines:
        lines += clock.standstill(scene) or _idle(scene)
    return lines + scene.answered_lines()


def _idle(scene: Scene) -> list[str]:
    """Whose turn it is; who could plan and has never done so is told what for.

    Where several are asked they are not named: with each answer that one gives in secret all slips would be edited.
    """
    possible = planning(scene, {})
    unplanned = possible is not None and possible.saved is None
    table = scene.hosted.running
    in_turn = not table.over and {decision.nature for _, decision in table.awaited()} == {Nature.TURN}
    waits = dialogue.whose_turn(scene) if in_turn else scene.say("slip-idle")
    return [waits, *([scene.say("slip-plan")] if unplanned else [])]


def _own(scene: Scene) -> list[str]:
    """What the question is about and what this seat has, and what it has left to be done."""
    return [scene.glance() or scene.hand_text(), *scene.orders_lines()]


def may_type(scene: Scene) -> list[str]:
    """That an answer may be typed, with an example of one."""
    if not any(decision.owed for decision in scene.moves):
        return []
    example = typed.example(scene)
    return [scene.say("may-type-so", example=example) if example else scene.say("may-type")]
