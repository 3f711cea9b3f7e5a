"""Lessons on the screen: the board with what is explained above it, kind answers to other moves, and where to begin."""

from bot.messages.limits import last_lines, room_beside
from bot.messages.message import Box, Button, Link, Message, PictureKind, Row, Style, in_rows, lines_of
from bot.messages.press import Press, Verb, read_press
from bot.screens import dialogue, topics, typed
from bot.screens.helping import back
from bot.screens.path import Path
from bot.screens.public import in_small_print
from bot.screens.scene import Scene, game_name, link
from games.kernel import Action, Refusal
from games.kernel.lesson import At, Step, lesson_of
from games.registry import games
from words import Catalogue

ON, ANEW = "on", "anew"
"""What somebody wants who is in the middle of a lesson."""
OTHERS = ("first", "second", "third", "fourth")
"""What the others are called in the words of a lesson, by the order of their seats."""


def taught() -> list[str]:
    """The games that have a lesson."""
    return [game.id for game in games() if lesson_of(game) is not None]


def board(scene: Scene, at: At) -> Message:
    """What happened, what is explained, the board, and what the learner can do."""
    title = scene.say("lesson", game=game_name(scene.words, scene.hosted.record.game), step=at.number + 1, of=at.steps)
    told, asked, rows = _told(scene, at), _asked(scene, at), _rows(scene, at)
    room = room_beside([title, told, asked, *lines_of(rows)])
    happened = last_lines(in_small_print(scene.hosted.record.post_lines), room)
    return Message(
        text="\n".join((title, happened, "", told) if happened else (title, told)),
        asks=asked,
        box=scene.box(scene.seat),
        picture=scene.picture(PictureKind.BOARD),
        second_picture=scene.picture(PictureKind.HAND) if at.step.hand else None,
        rows=rows,
    )


def _told(scene: Scene, at: At) -> str:
    return scene.words.say(_key(scene, at), **_names(scene))


def _key(scene: Scene, at: At) -> str:
    return f"{scene.hosted.record.game}-lesson-{at.step.name}"


def _names(scene: Scene) -> dict[str, str]:
    others = (name for seat, name in enumerate(scene.hosted.names) if seat != scene.seat)
    return dict(zip(OTHERS, others, strict=False))


def _asked(scene: Scene, at: At) -> str:
    """What is asked, and how what the step asks for can be typed; a plan is put together by pressing."""
    if at.step.is_page:
        return ""
    lines = [f"**{scene.speaker.decision(decision)}**" for decision in scene.moves if decision.owed]
    example = typed.understood(scene, at.step.accepts[0])
    if example is not None and not example.plan:
        lines.append(scene.say("lesson-typed", example=_typed(scene, example)))
    return "\n".join(lines)


def _typed(scene: Scene, action: Action) -> str:
    """How an action can be typed: as its button says or in fewer words; where these fail, in notation."""
    ways = [scene.listener.typed(action), *([scene.plain_speaker.quick_name(action)] if action.quick else [])]
    return min((way for way in ways if typed.understood(scene, way) == action), key=len, default=action.text)


def _rows(scene: Scene, at: At) -> tuple[Row, ...]:
    """The kinds of action as at every table, or the way to the next page; and below them what helps."""
    leave = scene.button("lesson-leave", Verb.LEAVE)
    if at.step.is_page:
        name, style = ("lesson-play-on", Style.GOOD) if at.is_last else ("lesson-next", Style.MAIN)
        return ((_next(scene, at, name, style), scene.button("hand", Verb.HAND), leave),)
    help_row = (show_me(scene, at), scene.button("hand", Verb.HAND), scene.button("rules", Verb.RULES), leave)
    return (*topics.newest_rows(scene), *_standing_out(scene, at, dialogue.kind_rows(scene)), help_row)


def _standing_out(scene: Scene, at: At, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The same buttons; of those with which a move begins only what the step asks for is blue."""
    wanted = _kinds(scene, at.step)

    def styled(button: Button) -> Button:
        kind = _kind(scene, button)
        if kind is None:
            return button
        return button.model_copy(update={"style": Style.MAIN if kind in wanted else Style.PLAIN})

    return tuple(tuple(styled(each) if isinstance(each, Button) else each for each in row) for row in rows)


def _kinds(scene: Scene, step: Step) -> set[str]:
    """The kinds of action that a step asks for."""
    example = typed.understood(scene, step.accepts[0])
    listed = (choice for decision in scene.moves for choice in decision.choices if step.takes(choice.text))
    return {action.kind for action in (example, *listed) if action is not None}


def _kind(scene: Scene, button: Button) -> str | None:
    """The kind of action that a button begins; None if it does something else."""
    press = read_press(button.press)
    if press is None or press.verb not in (Verb.PLAN, Verb.STEP, Verb.FORM, Verb.PLAY):
        return None
    if press.verb is Verb.PLAN:
        return scene.hosted.game.plan_kind
    return Path.read(press.decision, press.argument).kind


def _next(scene: Scene, at: At, name: str, style: Style) -> Button:
    press = scene.press(Verb.LESSON_NEXT, "", str(at.number))
    return Button(label=scene.say(f"button-{name}"), press=press, style=style)


def show_me(scene: Scene, at: At) -> Button:
    """Plays what a step asks for."""
    press = scene.press(Verb.LESSON_SHOW, "", str(at.number))
    return Button(label=scene.say("button-lesson-show"), press=press)


def otherwise(scene: Scene, refusal: Refusal) -> str:
    """What is answered to a move that the step does not ask for."""
    at = scene.hosted.lesson
    if at is None or at.step.is_page or at.step.name != refusal.figures.get("step"):
        return scene.say("lesson-read-first")
    return scene.words.say(f"{_key(scene, at)}.{refusal.figures['answer']}", **_names(scene))


def answered_otherwise(scene: Scene, refusal: Refusal) -> Message:
    """The same with all that may be done; where there is nothing to do but to read, alone."""
    at, said = scene.hosted.lesson, otherwise(scene, refusal)
    if at is None or at.step.is_page:
        return Message(text=said)
    screen = dialogue.start(scene, said, beside=(show_me(scene, at),))
    return screen.model_copy(update={"rows": _standing_out(scene, at, screen.rows)})


def played(scene: Scene, said: str, undo: Button | None) -> Message:
    """What a learner has played, and that the lesson goes on below."""
    rows: tuple[Row, ...] = () if undo is None else ((undo,),)
    return Message(text=f"{said}\n{scene.say('lesson-below')}", rows=rows)


# Where to begin


def which_game(words: Catalogue) -> Message:
    """Which game somebody wants to learn."""
    buttons = [
        Button(label=game_name(words, game), press=str(Press(Verb.LEARN, 0, "", game)), style=Style.MAIN)
        for game in taught()
    ]
    return Message(text=words.say("screen-lesson-which"), box=Box(), rows=in_rows([*buttons, back(words)]))


def begun(scene: Scene) -> Message:
    """Where the lesson is that somebody has begun."""
    return _with_way(scene, "lesson-begun")


def goes_on(scene: Scene) -> Message:
    """Where the lesson goes on."""
    return _with_way(scene, "lesson-goes-on")


def _with_way(scene: Scene, key: str) -> Message:
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    return Message(text=scene.say(key, game=scene.words.say(scene.hosted.record.game)), rows=((to_table,),))


def in_the_middle(scene: Scene) -> Message:
    """That somebody is in the middle of the lesson that they want, and can go on or begin anew."""
    game = scene.hosted.record.game
    ways = (("lesson-on", ON, Style.MAIN), ("lesson-anew", ANEW, Style.PLAIN))
    row = tuple(
        Button(label=scene.say(f"button-{name}"), press=str(Press(Verb.LEARN, 0, how, game)), style=style)
        for name, how, style in ways
    )
    return Message(text=scene.say("lesson-in-the-middle", game=scene.words.say(game)), rows=(row,))


def over(scene: Scene) -> Message:
    """That a lesson was left, and can be begun anew."""
    game = scene.hosted.record.game
    anew = Button(label=scene.say("button-lesson-anew"), press=str(Press(Verb.LEARN, 0, "", game)))
    return Message(text=scene.say("lesson-over", game=scene.words.say(game)), rows=((anew,),))
