"""What the coach says: hints, a review, and whether there are hints at a table."""

from collections.abc import Sequence

from bot.messages.limits import ALT_TEXT, TEXT, cut, first_lines
from bot.messages.message import Button, Message, Picture, PictureKind, Row, Style, in_rows
from bot.messages.press import Press, Verb
from bot.screens import asking, clock, dialogue
from bot.screens.path import Path, values_of
from bot.screens.scene import Scene, game_name
from games.kernel import Action, Point
from games.kernel.advice import Hint, Suggestion
from games.kernel.review import Chances, Mistake, Review

ON, OFF = "on", "off"
"""What the switch in a lobby says."""
BOLD = "**"
TOLD_POINTS = 5
"""So many points of the game are told in words; the picture has them all."""


# Whether there are hints


def hints_line(scene: Scene) -> list[str]:
    """Whether there are hints at a table; nothing where the game has none."""
    return [scene.say("hints-on" if scene.hosted.record.hints else "hints-off")] if scene.hosted.has_coach else []


def unusual_lines(scene: Scene) -> list[str]:
    """Of hints and ratings what is not as always: that there are none, and that the game counts."""
    rated = [clock.rated_line(scene)] if scene.hosted.record.rated else []
    return [*(() if scene.hosted.record.hints else hints_line(scene)), *rated]


def hints_switch(scene: Scene) -> tuple[Button, ...]:
    """What switches hints on or off before a game begins."""
    if not scene.hosted.has_coach:
        return ()
    on = scene.hosted.record.hints
    label = scene.say("button-hints-off" if on else "button-hints-on")
    return (Button(label=label, press=scene.press(Verb.HINTS, "", OFF if on else ON)),)


# Hints


def hint(scene: Scene, found: Hint) -> Message:
    """What hard would do and two others, each with what speaks for it; below it, all that may be done."""
    shared = _shared(found)
    in_any_case = [scene.say("hint-shared", said=said) for said in _said(scene, shared)]
    lines = [*dialogue.asked_lines(scene), "", scene.say("hint"), *_bullets(in_any_case)]
    buttons: list[Button] = []
    marks: dict[str, str] = {}
    for number, suggestion in enumerate(found.suggestions, 1):
        action = scene.hosted.game.read_action(suggestion.action)
        own = [point for point in suggestion.points if point not in shared]
        lines += _suggested(scene, number, suggestion, action, own)
        buttons += _play(scene, number, action)
        marks |= {value: str(number) for value in values_of(action) if value not in marks}
    board = scene.picture(PictureKind.BOARD, marks)
    return Message(
        text=first_lines([*lines, scene.say("hint-foot")]),
        box=scene.box(scene.seat),
        rows=(*in_rows(buttons), *_other_rows(scene, buttons), (scene.button("back", Verb.MOVE),)),
        picture=board if board is not None and board.marks else None,
    )


def _other_rows(scene: Scene, buttons: Sequence[Button]) -> list[Row]:
    """All that may be done, but for what the buttons of the suggestions play already."""
    presses = {button.press for button in buttons}
    rows = (
        tuple(each for each in row if not isinstance(each, Button) or each.press not in presses)
        for row in dialogue.kind_rows(scene)
    )
    return [row for row in rows if row]


def hint_late(scene: Scene) -> Message:
    """That a hint takes longer than anybody should wait."""
    return Message(text=scene.say("hint-late"), rows=((scene.button("hint", Verb.HINT),),))


def _shared(found: Hint) -> list[Point]:
    """What is said of all suggestions alike: it stands above them."""
    first, *others = found.suggestions
    return [point for point in first.points if others and all(point in other.points for other in others)]


def _suggested(scene: Scene, number: int, suggestion: Suggestion, action: Action, points: Sequence[Point]) -> list[str]:
    said = dialogue.in_words(scene, action).replace(BOLD, "")  # what lies on the table is said with bold parts
    head = f"{BOLD}{number}. {said}{BOLD} · {scene.say(f'hint-{suggestion.rank}')}"
    return [head, *_bullets([asking.meaning(scene, action), *_said(scene, points)])]


def _bullets(lines: Sequence[str]) -> list[str]:
    return [f"- {line}" for line in lines if line]


def _said(scene: Scene, points: Sequence[Point]) -> list[str]:
    return [scene.speaker.point(point) for point in points]


def _play(scene: Scene, number: int, action: Action) -> list[Button]:
    """What plays a move that is listed; what cannot be taken back is confirmed first. Forms stand below."""
    for decision in scene.moves:
        if action in decision.choices:
            path = Path(decision.id, action.kind, values_of(action))
            verb = Verb.STEP if asking.played_at_once(scene, path) is None else Verb.PLAY
            press = Press(verb, scene.hosted.record.id, decision.id, path.argument)
            if press.fits:
                label = scene.say("button-hint-play", number=number)
                return [Button(label=label, press=str(press), style=Style.MAIN if number == 1 else Style.PLAIN)]
    return []


# A review


def review(scene: Scene, found: Review) -> Message:
    """The moves that cost most and what would have been better, and everybody's chance to win over the game."""
    told = [line for mistake in found.mistakes for line in _mistake(scene, mistake, found.moves)]
    if not told:
        told = [scene.say("review-fine", moves=found.looked_at)]
    lines = [_title(scene), *told, *_chances(scene, found), scene.say("review-foot", moves=found.looked_at)]
    return Message(text=first_lines(lines, TEXT), picture=_chart(scene, found), rows=in_rows(_looks(scene, found)))


def no_review(scene: Scene) -> Message:
    """That no review could be made."""
    return Message(text=f"{_title(scene)}\n{scene.say('review-failed')}")


def _title(scene: Scene) -> str:
    record = scene.hosted.record
    return scene.say("review", game=game_name(scene.words, record.game), table=str(record.id))


def _mistake(scene: Scene, mistake: Mistake, moves: int) -> list[str]:
    game = scene.hosted.game
    played, better = (game.read_action(each) for each in (mistake.played, mistake.better))
    known, true = mistake.known, mistake.true
    return [
        "",
        scene.say("review-move", number=mistake.number, moves=moves, played=_played(scene, played)),
        scene.say("review-better", action=scene.speaker.action(better)),
        *_bullets(_said(scene, mistake.points)),
        scene.say("review-known-alone" if scene.is_alone else "review-known", played=known.played, better=known.better),
        *([] if scene.is_alone else [scene.say("review-true", played=true.played, better=true.better)]),
    ]


def _looks(scene: Scene, found: Review) -> list[Button]:
    """What shows the board as it was at these moves: nobody knows by heart what move 156 was about."""
    return [
        Button(
            label=scene.say("button-review-move", number=mistake.number),
            press=scene.press(Verb.REPLAY, f"review{place}", str(mistake.number)),
        )
        for place, mistake in enumerate(found.mistakes)
    ]


def _played(scene: Scene, action: Action) -> str:
    try:
        return scene.speaker.done(action)
    except LookupError:  # it answered what lay on the table then, and the sentence tells of that
        return scene.say("review-played", action=scene.speaker.action(action))


def _chances(scene: Scene, found: Review) -> list[str]:
    """Everybody's chance to win at some points of the game, in words."""
    points = found.chances
    if not points:
        return []
    last = len(points) - 1
    shown = [points[round(place * last / (TOLD_POINTS - 1))] for place in range(TOLD_POINTS)]
    return ["", scene.say("chances"), *dict.fromkeys(_point(scene, point) for point in shown)]


def _point(scene: Scene, point: Chances) -> str:
    names = scene.hosted.names
    sides = point.sides or tuple((seat,) for seat in range(len(names)))
    shares = [
        scene.say("chance", name=scene.speaker.listed([names[seat] for seat in side]), percent=point.by_seat[side[0]])
        for side in sides
    ]
    return scene.say("chances-after", moves=point.number, shares=" · ".join(shares))


def _place(points: Sequence[Chances], number: int) -> float:
    """Between which points of a chart so many moves had been made."""
    after = next(place for place, point in enumerate(points) if point.number >= number)
    if after == 0:
        return 0.0
    first, second = points[after - 1].number, points[after].number
    return after - 1 + (number - first) / (second - first)


def _chart(scene: Scene, found: Review) -> Picture | None:
    if not found.chances:
        return None
    return Picture(
        kind=PictureKind.CHANCES,
        game=scene.hosted.record.game,
        rules_version=scene.hosted.record.rules_version,
        language=scene.language,
        names=scene.hosted.names,
        chances=tuple(point.by_seat for point in found.chances),
        stages=tuple(_place(found.chances, stage) for stage in found.stages),
        alt=cut("\n".join(_chances(scene, found)).strip(), ALT_TEXT),
    )
