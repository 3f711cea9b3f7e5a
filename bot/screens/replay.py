"""A finished game once more: move by move with buttons, or as a film. It shows what everybody could see."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.messages.limits import last_lines, room_beside
from bot.messages.message import Button, Message, Picture, PictureKind
from bot.messages.press import Verb
from bot.screens.scene import Scene
from games.kernel import Event, Table, View, seen_by
from render.picture import drawn

FOR_ALL = "all"
"""What a press says by which a film is posted where everybody sees it."""
MOST_FRAMES = 60
"""A longer game is shown in so many steps of equal length."""


class Shot(NamedTuple):
    """The table after so many moves, and what the last of them brought."""

    number: int
    view: View
    events: list[Event]


def shots(table: Table) -> Iterator[Shot]:
    """The public course of a game, from the deal to the end."""
    yield Shot(0, table.beginning().view(None), [])
    for number, played in enumerate(table.replay(), 1):
        yield Shot(number, played.table.view(None), seen_by(None, played.events))


def step(scene: Scene, number: int) -> Message:
    """The table after so many moves, with buttons to go on from there."""
    table = scene.hosted.running
    last = len(table.standing())
    number = max(0, min(number, last))
    shot = next(shot for shot in shots(table) if shot.number == number)
    title = scene.say("replay", number=number, moves=last)
    said = last_lines([f"- {scene.speaker.event(event)}" for event in shot.events], room_beside([title]))
    spectator = Scene(scene.hosted, scene.language)
    return Message(
        text=f"{title}\n{said}".rstrip(),
        picture=spectator.picture(PictureKind.BOARD, view=shot.view),
        rows=((*_steps(scene, number, last), *_film_button(scene)),),
    )


def _film_button(scene: Scene) -> tuple[Button, ...]:
    return (scene.button("film", Verb.FILM),) if drawn(scene.hosted.record.game) else ()


def _steps(scene: Scene, number: int, last: int) -> Iterator[Button]:
    for name, target, possible in (
        ("first", 0, number > 0),
        ("previous", number - 1, number > 0),
        ("following", number + 1, number < last),
        ("last", last, number < last),
    ):
        # Each button has an id of its own, though two may lead to the same move.
        press = scene.press(Verb.REPLAY, name, str(max(0, min(target, last))))
        yield Button(label=scene.say(f"button-{name}"), press=press, disabled=not possible)


def film(scene: Scene, *, posted: bool = False) -> Message:
    """The whole game as a moving picture; whoever played and got it alone can have it posted for all."""
    table, record = scene.hosted.running, scene.hosted.record
    views = [shot.view.model_dump(mode="json") for shot in shots(table)]
    stride = -(-len(views) // MOST_FRAMES)
    chosen = views[:-1:stride] + views[-1:]
    title = scene.say("film", game=scene.words.say(record.game), moves=len(views) - 1)
    picture = Picture(
        kind=PictureKind.FILM,
        game=record.game,
        rules_version=record.rules_version,
        language=scene.language,
        names=scene.hosted.names,
        frames=tuple(chosen),
        alt=title,
    )
    back = Button(label=scene.say("button-steps"), press=scene.press(Verb.REPLAY, "steps", "0"))
    for_all = Button(label=scene.say("button-post-film"), press=scene.press(Verb.FILM, "", FOR_ALL))
    can_be_posted = not posted and record.guild_id is not None and scene.seat is not None
    return Message(text=title, picture=picture, rows=((back, for_all) if can_be_posted else (back,),))
