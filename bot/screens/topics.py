"""What lies on the table to be answered: a line for each topic, and below it its buttons; in public one row for all.

A quick answer is played by its press; one that takes more is a form that begins with what the topic says.
"""

from collections.abc import Mapping, Sequence

from bot.messages.limits import ROW
from bot.messages.message import Button, Line, Row, Style
from bot.messages.press import Verb
from bot.screens import forms
from bot.screens.path import Path
from bot.screens.scene import Scene
from games.kernel import Action, Topic

IN_PUBLIC = ROW
"""So many topics stand below the board: each has its button."""
IN_PRIVATE = 4
"""So many topics stand on one private screen: of the parts that a message takes, each topic has up to six."""


def in_public(scene: Scene) -> tuple[Topic, ...]:
    """The newest topics, which stand below the board."""
    return scene.topics[-IN_PUBLIC:]


def public_rows(scene: Scene) -> list[Row]:
    """The newest topics that everybody sees, one below the other, and one row of buttons for whoever likes.

    If there is room for all answers all stand there; else the first one to each, and the others behind *Your move*.
    """
    shown = in_public(scene)
    if not shown:
        return []
    said = [scene.speaker.topic(topic) for topic in shown]
    if len(scene.topics) > len(shown):
        said.append(scene.say("topics-more", count=len(scene.topics) - len(shown)))
    answers = [(topic, kind) for topic in shown for kind in topic.answers]
    if len(answers) > ROW:
        answers = [(topic, topic.answers[0]) for topic in shown if topic.answers]
    buttons = tuple(_button(scene, topic, kind, numbered=len(shown) > 1) for topic, kind in answers)
    lines = "\n".join(f"- {line}" for line in said) if len(said) > 1 else said[0]
    return [(Line(text=lines),), *([buttons] if buttons else [])]


def private_rows(scene: Scene, page: int) -> list[Row]:
    """One page of the topics that this seat sees, with what it may do about each, and the way to the other pages."""
    pages = -(-len(scene.topics) // IN_PRIVATE)
    page = min(page, max(pages - 1, 0))
    rows = rows_of(scene, scene.topics[page * IN_PRIVATE : (page + 1) * IN_PRIVATE])
    turns = [
        Button(label=scene.say(f"button-{name}"), press=scene.press(Verb.MOVE, "", str(other)))
        for name, other in (("earlier", page - 1), ("later", page + 1))
        if 0 <= other < pages
    ]
    return [*rows, tuple(turns)] if turns else rows


def newest_rows(scene: Scene) -> list[Row]:
    """The newest topics, before all others those that this seat may answer; and the way to the rest."""
    by_use = sorted(scene.topics, key=lambda topic: len(topic.answers) > 1)
    shown = [topic for topic in scene.topics if topic in by_use[-IN_PRIVATE:]]
    more = len(scene.topics) - len(shown)
    rest: list[Row] = [(Line(text=scene.say("topics-more", count=more)),), (scene.button("move", Verb.MOVE),)]
    return [*rows_of(scene, shown), *(rest if more else [])]


def rows_of(scene: Scene, topics: Sequence[Topic]) -> list[Row]:
    """These topics, with what the seat that looks may do about each."""
    rows: list[Row] = []
    for topic in topics:
        possible = listed(scene, topic)
        said = [scene.speaker.topic(topic), *(scene.figures(choice) for choice in list(possible.values())[:1])]
        said += _why_not(scene, topic, possible)
        buttons = tuple(
            _button(scene, topic, kind, disabled=kind not in possible)
            for kind in topic.answers
            if kind in scene.hosted.game.quick_actions or forms.find(scene, Path(topic.decision, kind, (topic.id,)))
        )
        rows += [(Line(text=" · ".join(part for part in said if part)),), *([buttons] if buttons else [])]
    return rows


def _why_not(scene: Scene, topic: Topic, possible: Mapping[str, Action]) -> list[str]:
    """Why the first answer to a topic cannot be pressed, where it is a quick one."""
    kind = next(iter(topic.answers), "")
    quick = scene.hosted.game.quick_actions.get(kind)
    asked = any(decision.id == topic.decision for decision in scene.moves)
    if quick is None or kind in possible or scene.seat is None or not asked:
        return []
    answer = Path(topic.decision, kind, (topic.id,)).action(quick)
    why = None if answer is None else scene.hosted.running.refusal(scene.seat, answer)
    return [] if why is None else [scene.speaker.refusal(why)]


def listed(scene: Scene, topic: Topic) -> dict[str, Action]:
    """The quick answers to a topic that are possible now."""
    return {
        choice.kind: choice
        for decision in scene.moves
        if decision.id == topic.decision
        for choice in decision.choices
        if choice.kind in topic.answers and _first_value(choice) == topic.id
    }


def answered(scene: Scene, action: Action) -> Topic | None:
    """What lies there and would be answered by an action."""
    about = (topic for topic in scene.topics if action.kind in topic.answers and _first_value(action) == topic.id)
    return next(about, None)


def _first_value(choice: Action) -> object:
    name = next(name for name in type(choice).model_fields if name != "kind")
    return getattr(choice, name)


def _button(scene: Scene, topic: Topic, kind: str, *, disabled: bool = False, numbered: bool = False) -> Button:
    quick = kind in scene.hosted.game.quick_actions
    main = kind == topic.answers[0] and len(topic.answers) > 1
    label = scene.speaker.short_name(kind)
    return Button(
        label=f"{label} {scene.speaker.topic_in_short(topic)}" if numbered else label,
        press=scene.press(
            Verb.PLAY if quick else Verb.FORM, topic.decision, Path(topic.decision, kind, (topic.id,)).argument
        ),
        style=Style.GOOD if main else Style.PLAIN,
        disabled=disabled and quick,
    )
