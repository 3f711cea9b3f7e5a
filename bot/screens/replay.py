"""A finished game once more: move by move with buttons, or as a film. It shows what everybody could see."""

from collections.abc import Iterator, Sequence
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
    news = [event for event in shot.events if not event.passing] or shot.events
    said = last_lines([f"- {scene.speaker.event(event)}" for event in news], room_beside([title]))
    spectator = Scene(scene.hosted, scene.language)
    return Message(
        text=f"{title}\n{said}".rstrip(),
        picture=spectator.picture(PictureKind.BOARD, view=shot.view),
        rows=((*_steps(scene, number, _moments(table)), *_film_button(scene)),),
    )


def _moments(table: Table) -> list[int]:
    """After how many moves there is something new: after the deal, and after each but those that only answered."""
    told = [seen_by(None, played.events) for played in table.happened()]
    news = [number for number, events in enumerate(told, 1) if not all(event.passing for event in events)]
    return [0, *news, len(told)] if len(told) not in news else [0, *news]


def _film_button(scene: Scene) -> tuple[Button, ...]:
    return (scene.button("film", Verb.FILM),) if drawn(scene.hosted.record.game) else ()


def _steps(scene: Scene, number: int, moments: Sequence[int]) -> Iterator[Button]:
    before = [moment for moment in moments if moment < number]
    after = [moment for moment in moments if moment > number]
    for name, targets, which in (
        ("first", before, 0),
        ("previous", before, -1),
        ("following", after, 0),
        ("last", after, -1),
    ):
        # Each button has an id of its own, though two may lead to the same move.
        press = scene.press(Verb.REPLAY, name, str(targets[which] if targets else number))
        yield Button(label=scene.say(f"button-{name}"), press=press, disabled=not targets)


def film(scene: Scene, *, posted: bool = False) -> Message:
    """The whole game as a moving picture; whoever played and got it alone can have it posted for all."""
    table, record = scene.hosted.running, scene.hosted.record
    moments = set(_moments(table))
    views = [shot.view.model_dump(mode="json") for shot in shots(table) if shot.number in moments]
    stride = -(-len(views) // MOST_FRAMES)
    chosen = views[:-1:stride] + views[-1:]
    title = scene.say("film", game=scene.words.say(record.game), moves=len(table.standing()))
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
