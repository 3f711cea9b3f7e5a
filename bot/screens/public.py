"""What everybody in the channel sees while a game runs: the turn, and what is asked beside it."""

from collections.abc import Sequence

from bot.messages.limits import last_lines, room_beside
from bot.messages.message import Button, Message, PictureKind, Style, lines_of
from bot.messages.press import Verb
from bot.screens import clock, dialogue, history, topics
from bot.screens.scene import Scene
from bot.store import ConsentRequest
from games.kernel import Decision, Event, Nature


def turn(scene: Scene, calls: tuple[int, ...] = ()) -> Message:
    """What has happened since the last such message, the board, and who is asked what."""
    unseen, asked = scene.unseen(), _asked(scene)
    lying, kinds = topics.public_rows(scene), dialogue.public_kinds(scene)
    said = last_lines(listed(scene.hosted.record.post_lines), room_beside([unseen, asked, *lines_of(lying)]))
    told = "\n\n".join(part for part in (said, unseen) if part)
    awaited = {seat for seat, _ in scene.hosted.running.awaited()}
    return Message(
        text=told or asked,
        asks=asked if told else "",
        box=scene.box(awaited.pop() if len(awaited) == 1 else None),
        picture=scene.picture(PictureKind.BOARD, _news(scene)),
        rows=(*lying, *((tuple(kinds),) if kinds else ()), table_buttons(scene, Style.PLAIN if kinds else Style.MAIN)),
        calls=calls,
    )


def _news(scene: Scene) -> dict[str, str]:
    """What is new to whose turn it is, for everybody to see."""
    asked = {seat for seat, decision in scene.hosted.running.awaited() if decision.nature is Nature.TURN}
    return history.news(scene, asked.pop()) if len(asked) == 1 else {}


def listed(lines: Sequence[str]) -> list[str]:
    """What has happened, as a list; what is in small print stays so."""
    return [line if line.startswith("-# ") else f"- {line}" for line in lines]


def in_small_print(lines: Sequence[str]) -> list[str]:
    """What has happened, where it is not what matters most."""
    return [line if line.startswith("-# ") else f"-# {line}" for line in lines]


def opening(scene: Scene) -> list[str]:
    """What is said when the game begins: the seats as they were drawn."""
    names = scene.hosted.names
    return [scene.say("seats-drawn", names=", ".join(names))] if len(names) > 1 else []


def table_buttons(scene: Scene, move: Style) -> tuple[Button, ...]:
    """The last row below every board. It is the same for everybody: who may do what is told in private."""
    kind = scene.hosted.game.plan_kind
    plan = () if kind is None or scene.is_alone else (scene.speaker.action_name(kind),)
    return (
        scene.button("move", Verb.MOVE, move),
        scene.button("hand", Verb.HAND),
        *(Button(label=label, press=scene.press(Verb.PLAN)) for label in plan),
        scene.button("more", Verb.MORE),
    )


def _asked(scene: Scene) -> str:
    """Who is asked what, and until when; computers are named only where nobody waits for a person."""
    chairs, awaited = scene.hosted.record.chairs, scene.hosted.running.awaited()
    people = [(seat, decision) for seat, decision in awaited if scene.hosted.person_plays(seat)]
    by_question: dict[str, tuple[Decision, list[int]]] = {}
    for seat, decision in people or awaited:
        by_question.setdefault(scene.speaker.decision(decision), (decision, []))[1].append(seat)
    lines: list[str] = []
    for question, (_, seats) in by_question.items():
        named = ", ".join(
            f"<@{chairs[seat].person_id}>" if chairs[seat].person_id else chairs[seat].name for seat in seats
        )
        lines.append(scene.say("question", names=named, question=question))
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
