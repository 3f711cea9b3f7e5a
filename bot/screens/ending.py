"""The end of a game: who has won and by how much, where it turned, who came where, board, score sheet and chart."""

from collections.abc import Sequence

from bot.host.club.before import FIRST, Past
from bot.messages.limits import last_lines, read_aloud, room_beside
from bot.messages.message import Button, Message, Picture, PictureKind, Style
from bot.messages.press import Verb
from bot.screens import worth_telling
from bot.screens.public import in_small_print
from bot.screens.scene import Scene
from games.kernel import Ending, Outcome, ScoreLine, Seat, Standing, seen_by
from render.picture import drawn
from words.account import in_lines
from words.naming import STOP

QUARTERS = 4
"""In so many parts of a game somebody may take the lead: nobody counts moves."""
QUOTE = "> "
FEW = 2
"""A move changes the scores of so many: who made it, and another."""


def end(scene: Scene, before: Past = FIRST) -> Message:
    """How the game ended, and what makes it worth telling among those before it.

    What happened last stands below the pictures, as far as there is room.
    """
    table = scene.hosted.running
    ending = table.ending()
    turned, last = _told_once(_turning_point(scene, ending), scene.hosted.record.post_lines)
    told = "\n".join(
        [
            f"## {_headline(scene, table.outcome)}",
            *turned,
            *_worth_telling(scene, before),
            scene.speaker.end(str(table.outcome.reason)),
            "",
            *(
                _standing(scene, standing) + _tie_broken(scene, standing, table.outcome)
                for standing in _ranked(table.outcome)
            ),
        ]
    )
    happened = last_lines(in_small_print(last), room_beside([told]))
    winners = [standing.seat for standing in table.outcome.standings if standing.place == 1]
    return Message(
        text=told,
        asks=happened,
        box=scene.box(winners[0] if len(winners) == 1 else None),
        picture=scene.picture(PictureKind.BOARD),
        second_picture=_chart(scene, ending),
        rows=(_once_more(scene), _to_look_up(scene)),
    )


def _worth_telling(scene: Scene, before: Past) -> list[str]:
    """How it compares with the games before it; a lesson does not."""
    return worth_telling.lines(scene, before) if scene.hosted.record.lesson is None else [scene.say("lesson-ended")]


def _once_more(scene: Scene) -> tuple[Button, ...]:
    film = (scene.button("film", Verb.FILM),) if drawn(scene.hosted.record.game) else ()
    replay = Button(label=scene.say("button-replay"), press=scene.press(Verb.REPLAY, "first", "0"))
    review = (scene.button("review", Verb.REVIEW),) if scene.hosted.has_coach else ()
    return (scene.button("rematch", Verb.REMATCH, Style.MAIN), *film, replay, *review)


def _to_look_up(scene: Scene) -> tuple[Button, ...]:
    """The deal of a lesson is everybody's, and was promised to nobody: there is nothing to check."""
    verify = () if scene.hosted.record.lesson is not None else (scene.button("verify", Verb.VERIFY),)
    return (scene.button("text", Verb.TEXT), scene.button("log", Verb.LOG), *verify)


# Who has won


def _headline(scene: Scene, outcome: Outcome) -> str:
    """Who has won, and by how much."""
    first, *others = _ranked(outcome)
    winners = [standing for standing in (first, *others) if standing.place == first.place]
    names = scene.speaker.listed([scene.hosted.names[standing.seat] for standing in winners])
    if not others:
        return scene.say("end-alone", name=names, score=scene.speaker.score(first.score))
    if len(winners) > 1:
        return _shared(scene, names, first.score, [standing.score for standing in others if standing not in winners])
    second = others[0].score
    if first.score > second:
        margin = scene.speaker.score(first.score - second)
        return scene.say("end-won", name=names, margin=margin, score=first.score, second=second)
    said = "end-tie-broken" if first.score == second else "end-won-otherwise"
    return scene.say(said, name=names, score=scene.speaker.score(first.score))


def _shared(scene: Scene, names: str, score: int, behind: Sequence[int]) -> str:
    """That several have won; by how much if somebody else has not, as where families play against each other."""
    second = max(behind, default=score)
    if second >= score:
        return scene.say("end-shared", names=names, score=scene.speaker.score(score))
    margin = scene.speaker.score(score - second)
    return scene.say("end-won-together", names=names, margin=margin, score=score, second=second)


def _turning_point(scene: Scene, ending: Ending) -> list[str]:
    """Since which move the winner was ahead for good; nothing where several have won, or one played alone."""
    winners = [standing.seat for standing in ending.outcome.standings if standing.place == 1]
    if len(ending.course[0]) == 1 or len(winners) > 1:
        return []
    name, moves = scene.hosted.names[winners[0]], len(ending.course) - 1
    move = turned_at(ending.course, winners[0])
    if move is None or (move == moves and is_count(ending.course, move)):
        return [scene.say("turned-at-the-end", name=name)]
    if move == 0:
        return [scene.say("turned-never", name=name)]
    if move == moves:
        return [scene.say("turned-last", name=name)]
    said = scene.say("turned", name=name, quarter=QUARTERS * (move - 1) // moves)
    return [said] if is_count(ending.course, move) else [said, *_done_by(scene, move, winners[0])]


def _told_once(turned: Sequence[str], last: Sequence[str]) -> tuple[list[str], list[str]]:
    """Where it turned, and what happened last: a move that both tell is told above, or where more of it is told."""
    quoted = [line.removeprefix(QUOTE) for line in turned if line.startswith(QUOTE)]
    longer = [
        each for each in quoted if any(line != each and line.startswith(each.removesuffix(STOP)) for line in last)
    ]
    return [line for line in turned if line.removeprefix(QUOTE) not in longer], [
        line for line in last if line not in quoted
    ]


def is_count(course: Sequence[Sequence[int]], move: int) -> bool:
    """Whether after a move something was counted for many: then it is not by what was done that somebody leads."""
    changed = [before != after for before, after in zip(course[move - 1], course[move], strict=True)]
    return sum(changed) > FEW


def turned_at(course: Sequence[Sequence[int]], winner: Seat) -> int | None:
    """After how many moves a seat was ahead of all others for good; None if not before the final count."""
    behind = [
        number
        for number, scores in enumerate(course)
        if any(score >= scores[winner] for seat, score in enumerate(scores) if seat != winner)
    ]
    turned = behind[-1] + 1 if behind else 0
    return turned if turned < len(course) else None


def _done_by(scene: Scene, move: int, winner: Seat) -> list[str]:
    """What a move did for the winner, in a line, as everybody could see it."""
    events = seen_by(None, scene.hosted.running.happened()[move - 1].events)
    told = [event for event in events if not event.quiet and not event.passing]
    about = [event for event in told if getattr(event, "seat", None) == winner]
    return [f"{QUOTE}{line}" for line in in_lines(scene.speaker, about)[:1]]


# Who came where


def _ranked(outcome: Outcome) -> list[Standing]:
    return sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))


def _standing(scene: Scene, standing: Standing) -> str:
    name = scene.hosted.names[standing.seat]
    title = f" · {scene.speaker.title(standing.title)}" if standing.title else ""
    return scene.say("standing", place=standing.place, name=name, score=scene.speaker.score(standing.score)) + title


def _tie_broken(scene: Scene, standing: Standing, outcome: Outcome) -> str:
    """What decided where somebody else has the same score and another place."""
    alike = [each for each in outcome.standings if each.score == standing.score and each.place != standing.place]
    return f" ({', '.join(_score_lines(scene, standing.tie_breaks))})" if alike and standing.tie_breaks else ""


def _sheet(scene: Scene, standing: Standing) -> str:
    """Every line of a score, as the score sheet shows it."""
    sheet = ", ".join(_score_lines(scene, standing.lines))
    if standing.tie_breaks:
        sheet += f" ({', '.join(_score_lines(scene, standing.tie_breaks))})"
    return sheet


def _score_lines(scene: Scene, lines: Sequence[ScoreLine]) -> list[str]:
    return [
        scene.say("score-line", line=scene.speaker.score_line(line.name), amount=str(line.amount).replace("-", "−"))
        for line in lines
    ]


def _chart(scene: Scene, ending: Ending) -> Picture:
    """The score sheet, and the chart of how the game went; whoever has it read aloud hears every line of it."""
    lines = [line for each in _ranked(ending.outcome) for line in (_standing(scene, each), _sheet(scene, each))]
    return Picture(
        kind=PictureKind.END,
        game=scene.hosted.record.game,
        rules_version=scene.hosted.record.rules_version,
        language=scene.language,
        names=scene.hosted.names,
        ending=ending,
        alt=read_aloud("\n".join(lines)),
    )
