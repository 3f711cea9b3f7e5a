"""What everybody in the channel sees while a game runs: the turn, and what is asked beside it."""

from collections.abc import Sequence

from bot.messages.limits import last_lines, room_beside
from bot.messages.message import Button, Message, PictureKind, Style, lines_of
from bot.messages.press import Verb
from bot.screens import clock, dialogue, topics
from bot.screens.scene import Scene
from bot.store import ConsentRequest
from games.kernel import Decision, Event, Nature


def turn(scene: Scene, calls: tuple[int, ...] = ()) -> Message:
    """What has happened since the last such message, the board, and who is asked what."""
    glance, asked = scene.glance(), _asked(scene)
    lying, kinds = topics.public_rows(scene), dialogue.public_kind_rows(scene)
    said = last_lines(listed(scene.hosted.record.post_lines), room_beside([glance, asked, *lines_of(lying)]))
    alone = len(scene.hosted.record.chairs) == 1
    orders = () if alone or not scene.hosted.game.takes_orders else (_order_buttons(scene),)
    return Message(
        text="\n\n".join(part for part in (said, glance, asked) if part),
        picture=scene.picture(PictureKind.BOARD),
        rows=(*lying, *kinds, table_buttons(scene, Style.PLAIN if kinds else Style.MAIN), *orders),
        calls=calls,
    )


def listed(lines: Sequence[str]) -> list[str]:
    """What has happened, as a list; what is in small print stays so."""
    return [line if line.startswith("-# ") else f"- {line}" for line in lines]


def opening(scene: Scene) -> list[str]:
    """What is said when the game begins: the seats as they were drawn, and the hash of the seed."""
    drawn = ", ".join(scene.hosted.names)
    return [scene.say("seats-drawn", names=drawn), scene.say("hash", hash=scene.hosted.running.dice.commitment)]


def table_buttons(scene: Scene, move: Style) -> tuple[Button, ...]:
    """The buttons below every board. They are the same for everybody: who may do what is told in private."""
    return (
        scene.button("move", Verb.MOVE, move),
        scene.button("hand", Verb.HAND),
        scene.button("text", Verb.TEXT),
        scene.button("log", Verb.LOG),
        scene.button("rules", Verb.RULES),
    )


def _order_buttons(scene: Scene) -> tuple[Button, ...]:
    """What leads to what is to be done later."""
    plan = () if scene.hosted.game.plan_kind is None else (scene.button("plan", Verb.PLAN),)
    return (*plan, scene.button("orders", Verb.ORDERS))


def _asked(scene: Scene) -> str:
    """Who is asked what, and until when. Of sealed answers only the number is told, of reactions not even that."""
    chairs = scene.hosted.record.chairs
    by_question: dict[str, tuple[Decision, list[int]]] = {}
    for seat, decision in scene.hosted.running.awaited():
        by_question.setdefault(scene.speaker.decision(decision), (decision, []))[1].append(seat)
    lines: list[str] = []
    missing: dict[str, int] = {}
    for question, (decision, seats) in by_question.items():
        named = ", ".join(
            f"<@{chairs[seat].person_id}>" if chairs[seat].person_id else chairs[seat].name for seat in seats
        )
        lines.append(scene.say("question", names=named, question=question))
        if decision.nature is Nature.SEALED:
            missing[decision.id] = missing.get(decision.id, 0) + len(seats)
    lines += [scene.say("sealed", open=count) for count in missing.values()]
    asked = dict.fromkeys(decision.id for decision, _ in by_question.values())
    lines += [line for decision_id in asked for line in clock.until(scene, decision_id)]
    return "\n".join([*lines, *clock.standstill(scene)])


def addressed(scene: Scene, person_id: int, events: Sequence[Event]) -> Message:
    """Something that happened and that is meant for one player: they are called, and can answer."""
    said = " ".join(scene.speaker.event(event) for event in events)
    row = (scene.button("move", Verb.MOVE, Style.MAIN),)
    return Message(text=f"<@{person_id}> {said}", rows=(row,), calls=(person_id,))


def undo_asked(scene: Scene, request: ConsentRequest) -> Message:
    """Somebody would like to take moves back; all others must agree."""
    others = ", ".join(f"<@{person}>" for person in request.waiting)
    row = (scene.button("agree", Verb.AGREE, Style.GOOD), scene.button("disagree", Verb.DISAGREE, Style.DANGER))
    text = scene.say("undo-asked", name=f"<@{request.by}>", others=others)
    return Message(text=text, rows=(row,), calls=request.waiting)
