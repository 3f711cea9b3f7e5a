"""Looking for players: the cards of tables in other channels, and what whoever likes a game is told of free seats."""

from collections.abc import Sequence

from bot.messages.message import Button, Line, Link, Message, PictureKind, Row, Style
from bot.messages.press import Press, Verb
from bot.screens import clock, coaching
from bot.screens.scene import Scene, link
from bot.store import Server, Status
from games.kernel import Seat
from words import Catalogue

OFF = "off"
NO_CHANNEL, NO_ROLE = "channel", "role"


# At the table


def announce_button(scene: Scene, *, disabled: bool) -> tuple[Button, ...]:
    """What looks for players, where others can come by and nobody has looked yet."""
    record = scene.hosted.record
    if record.guild_id is None or record.seeking:
        return ()
    return (scene.button("announce", Verb.ANNOUNCE, disabled=disabled),)


def lobby_line(scene: Scene) -> list[str]:
    """That players are looked for."""
    return [scene.say("lobby-seeking")] if scene.hosted.record.seeking else []


def announced(words: Catalogue, server: Server, game: str) -> str:
    """To whoever has announced a table: where it stands, and who is told."""
    told = words.say("screen-announced-likes", game=words.say(game))
    if server.announces_in is None:
        return f"{told}\n{words.say('screen-announced-nowhere')}"
    return f"{words.say('screen-announced', channel=f'<#{server.announces_in}>')} {told}"


# In other channels


def card(scene: Scene, role: int | None = None) -> Message:
    """A table for another channel: who opened it, how many sit there, what was agreed; later, what became of it."""
    record = scene.hosted.record
    told = {"game": scene.words.say(record.game), "thread": f"<#{record.channel_id}>"}
    if record.status is Status.CANCELLED:
        return Message(text=scene.say("card-closed", **told))
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    if scene.hosted.table is not None:
        return Message(text=scene.say("card-begun", **told), rows=((to_table,),))
    most = scene.hosted.game.seat_counts[-1]
    seats = {"taken": len(record.chairs), "most": most}
    full = len(record.chairs) >= most
    said = scene.say("card", name=f"<@{record.opener_id}>", **told, **seats)
    join = scene.button("join", Verb.JOIN, Style.GOOD, disabled=full)
    return _boxed(scene, role, [said, *_agreed(scene)], (join, to_table))


def seat_card(scene: Scene, seat: Seat, role: int | None = None) -> Message:
    """A seat that is offered while a game runs, for another channel."""
    record = scene.hosted.record
    told = {"game": scene.words.say(record.game), "thread": f"<#{record.channel_id}>"}
    said = scene.say("seat-card", name=scene.hosted.names[seat], **told)
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    return _boxed(scene, role, [said, *_agreed(scene)], (_take(scene, seat), to_table))


def _boxed(scene: Scene, role: int | None, lines: Sequence[str], row: Row) -> Message:
    """A card that lives. It calls the role however often it is changed before it is sent; an edit calls nobody."""
    icon = scene.picture(PictureKind.ICON)
    called = [] if role is None else [f"<@&{role}>"]
    return Message(
        text="\n".join([*called, *lines]),
        calls_role=role,
        box=scene.box(None),
        picture=icon,
        beside=icon is not None,
        rows=(row,),
    )


def _agreed(scene: Scene) -> list[str]:
    return [clock.pace_line(scene), *coaching.unusual_lines(scene)]


def _take(scene: Scene, seat: Seat) -> Button:
    return Button(label=scene.say("button-take"), press=scene.press(Verb.TAKE, "", str(seat)), style=Style.GOOD)


# To whoever likes a game


def open_seats(words: Catalogue, scenes: Sequence[Scene]) -> Message:
    """The tables that look for players: each with a button to sit down; and one to be told no more."""
    rows = [row for scene in scenes for row in _open_table(scene)]
    stop = Button(label=words.say("screen-button-likes-off"), press=str(Press(Verb.LIKES, 0, "", OFF)))
    settings = Button(label=words.say("screen-button-settings"), press=str(Press(Verb.SETTINGS, 0)))
    return Message(text=words.say("screen-open-seats"), rows=(*rows, (stop, settings)))


def _open_table(scene: Scene) -> tuple[Row, Row]:
    record = scene.hosted.record
    told = {"game": scene.words.say(record.game), "place": f"<#{record.channel_id}>"}
    pace = clock.pace_name(scene.words, record.pace)
    rated = scene.say("seat-rated" if record.rated else "seat-unrated")
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    if scene.hosted.table is None:
        seats = {"taken": len(record.chairs), "most": scene.hosted.game.seat_counts[-1]}
        said = scene.say("open-lobby", **told, **seats, pace=pace, rated=rated)
        sit = scene.button("join", Verb.JOIN, Style.GOOD)
    else:
        said = scene.say("open-seat", **told, pace=pace, rated=rated)
        sit = scene.button("take", Verb.TAKE, Style.GOOD)
    return (Line(text=said),), (sit, to_table)


def told_no_more(words: Catalogue) -> Message:
    """That somebody is told no more, and where they find it again."""
    settings = Button(label=words.say("screen-button-settings"), press=str(Press(Verb.SETTINGS, 0)))
    return Message(text=words.say("screen-likes-off"), rows=((settings,),))


# For managers


def server_lines(words: Catalogue, server: Server) -> str:
    """Where tables are announced, and who is called."""
    if server.announces_in is None:
        return words.say("screen-announces-none")
    channel = f"<#{server.announces_in}>"
    if server.calls_role is None:
        return words.say("screen-announces", channel=channel)
    return words.say("screen-announces-calling", channel=channel, role=f"<@&{server.calls_role}>")


def server_buttons(words: Catalogue, server: Server) -> tuple[Row, ...]:
    """What takes back what a command has set and cannot unset."""
    offered = ((NO_CHANNEL, server.announces_in), (NO_ROLE, server.calls_role))
    row = tuple(
        Button(label=words.say(f"screen-button-no-{name}"), press=str(Press(Verb.ANNOUNCES, 0, "", name)))
        for name, chosen in offered
        if chosen is not None
    )
    return (row,) if row else ()
