"""What everybody in the channel sees: the lobby, the turn, the end."""

from collections.abc import Sequence

from bot.messages.limits import ALT_TEXT, cut, last_lines, room_beside
from bot.messages.message import Button, Message, Picture, PictureKind, Style, lines_of
from bot.messages.press import Verb
from bot.screens import clock, course, dialogue, topics
from bot.screens.scene import Scene
from bot.store import ConsentRequest, Status
from games.kernel import Decision, Event, Nature, Outcome, ScoreLine, menu, read_options
from games.kernel.transcript import fingerprint


def lobby(scene: Scene) -> Message:
    """The table before it begins: what is played, who sits there, what was agreed, and the buttons."""
    record, game = scene.hosted.record, scene.hosted.game
    least, most = game.seat_counts[0], game.seat_counts[-1]
    lines = [
        f"## {scene.words.say(game.id)}",
        scene.words.say(f"{game.id}.idea"),
        "",
        scene.say("lobby-seats", taken=len(record.chairs), least=least, most=most),
        *(
            f"- <@{chair.person_id}>" if chair.person_id else f"- {scene.say('computer', name=chair.name)}"
            for chair in record.chairs
        ),
        clock.pace_line(scene),
        *course.lines(scene),
        *_agreed(scene),
    ]
    if record.status is Status.CANCELLED:
        return Message(text="\n".join([*lines, "", scene.say("lobby-cancelled")]), picture=None)
    full = len(record.chairs) >= most
    alone = record.guild_id is None  # in a direct message nobody else comes by
    rows = (
        (
            scene.button("join", Verb.JOIN, Style.GOOD, disabled=full or alone),
            scene.button("leave", Verb.LEAVE),
            scene.button("computer", Verb.COMPUTER, disabled=full),
            scene.button("options", Verb.OPTIONS),
            scene.button("rules", Verb.RULES),
        ),
        (
            scene.button("begin", Verb.BEGIN, Style.MAIN, disabled=not least <= len(record.chairs) <= most),
            scene.button("pace", Verb.PACE),
            scene.button("cancel", Verb.CANCEL, Style.DANGER),
        ),
    )
    return Message(text="\n".join(lines), picture=scene.picture(PictureKind.COVER), rows=rows)


def handed_on(scene: Scene) -> Message:
    """The table belongs to somebody else than who opened it."""
    opener = scene.hosted.record.opener_id
    return Message(text=scene.say("handed-on", name=f"<@{opener}>"), calls=(opener,))


def _agreed(scene: Scene) -> list[str]:
    """The options that differ from the default."""
    game, record = scene.hosted.game, scene.hosted.record
    options = read_options(game.options_type, record.options)
    relevant = game.relevant_options(max(len(record.chairs), game.seat_counts[0]), options)
    differing = [
        f"- {scene.speaker.option(option)}: **{scene.speaker.option_value(option, getattr(options, option.name))}**"
        for option in menu(game.options_type)
        if option.name in relevant and getattr(options, option.name) != option.default
    ]
    return ["", scene.say("lobby-options"), *differing] if differing else []


def turn(scene: Scene, calls: tuple[int, ...] = ()) -> Message:
    """What has happened since the last such message, the board, and who is asked what."""
    glance, asked = scene.glance(), _asked(scene)
    lying, kinds = topics.public_rows(scene), dialogue.public_kind_rows(scene)
    said = last_lines(_listed(scene.hosted.record.post_lines), room_beside([glance, asked, *lines_of(lying)]))
    alone = len(scene.hosted.record.chairs) == 1
    orders = () if alone else (_order_buttons(scene),)
    return Message(
        text="\n\n".join(part for part in (said, glance, asked) if part),
        picture=scene.picture(PictureKind.BOARD),
        rows=(*lying, *kinds, table_buttons(scene, Style.PLAIN if kinds else Style.MAIN), *orders),
        calls=calls,
    )


def _listed(lines: Sequence[str]) -> list[str]:
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


def end(scene: Scene) -> Message:
    """How the game ended: places, every line of every score, the seed for checking."""
    table = scene.hosted.running
    outcome = table.outcome
    lines = _listed(scene.hosted.record.post_lines)
    lines += ["", f"## {scene.say('end')}", scene.speaker.end(str(outcome.reason)), ""]
    for standing in sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat)):
        sheet = ", ".join(_score_lines(scene, standing.lines))
        if standing.tie_breaks:
            sheet += f" ({', '.join(_score_lines(scene, standing.tie_breaks))})"
        name = scene.hosted.names[standing.seat]
        title = f" · {scene.speaker.title(standing.title)}" if standing.title else ""
        lines.append(scene.say("standing", place=standing.place, name=name, score=standing.score) + title)
        lines.append(f"-# {sheet}")
    lines += [
        "",
        scene.say("seed", seed=table.dice.seed.hex()),
        scene.say("fingerprint", fingerprint=fingerprint(table.save(), scene.hosted.names)),
    ]
    return Message(
        text=last_lines(lines),
        picture=_end_picture(scene, outcome),
        rows=(
            (
                scene.button("rematch", Verb.REMATCH, Style.MAIN),
                Button(label=scene.say("button-replay"), press=scene.press(Verb.REPLAY, "first", "0")),
                scene.button("text", Verb.TEXT),
                scene.button("log", Verb.LOG),
                scene.button("verify", Verb.VERIFY),
            ),
        ),
    )


def _score_lines(scene: Scene, lines: Sequence[ScoreLine]) -> list[str]:
    return [
        scene.say("score-line", line=scene.speaker.score_line(line.name), amount=str(line.amount).replace("-", "−"))
        for line in lines
    ]


def _end_picture(scene: Scene, outcome: Outcome) -> Picture:
    """The score sheet and the chart."""
    ranked = sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))
    alt = "\n".join(
        scene.say("standing", place=standing.place, name=scene.hosted.names[standing.seat], score=standing.score)
        for standing in ranked
    )
    return Picture(
        kind=PictureKind.END,
        game=scene.hosted.record.game,
        rules_version=scene.hosted.record.rules_version,
        language=scene.language,
        names=scene.hosted.names,
        ending=scene.hosted.running.ending(),
        alt=cut(alt, ALT_TEXT),
    )


def undo_asked(scene: Scene, request: ConsentRequest) -> Message:
    """Somebody would like to take moves back; all others must agree."""
    others = ", ".join(f"<@{person}>" for person in request.waiting)
    row = (scene.button("agree", Verb.AGREE, Style.GOOD), scene.button("disagree", Verb.DISAGREE, Style.DANGER))
    text = scene.say("undo-asked", name=f"<@{request.by}>", others=others)
    return Message(text=text, rows=(row,), calls=request.waiting)
