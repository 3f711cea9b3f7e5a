"""A table before it begins: the lobby, and what is asked before it is left."""

from bot.messages.message import Button, Entry, Link, Menu, Message, PictureKind, Row, Style
from bot.messages.press import Press, Verb
from bot.screens import clock, coaching, course, seeking
from bot.screens.scene import Scene, link
from bot.store import Chair, Status
from games.kernel import Level, menu, read_options
from words import Catalogue

GONE = "gone"
"""What is chosen of a computer that shall play no more."""
ALONE, SURE = "alone", "sure"
"""What a press says that was asked whether it is meant."""
HERE, THREAD, DIRECT = "here", "thread", "direct"
"""Where a table is to be opened: direct is alone with the bot."""


def lobby(scene: Scene) -> Message:
    """The table before it begins: who sits there, what is played, what was agreed; who plays, how, and the way out.

    It says the hash of the seed in the end, and stays like that: the board is edited for as long as the game runs.
    """
    if scene.hosted.record.status is Status.CANCELLED:
        return Message(text=f"{_title(scene)}\n{scene.say('lobby-cancelled')}")
    seats, about = _seats(scene), _about(scene)
    icon = scene.picture(PictureKind.ICON)
    if scene.hosted.table is not None:
        about += ["", _fair_deal(scene)]
    shown = Message(
        text="\n".join(seats),
        asks="\n".join(about),  # not beside the picture, where a phone has no room for sentences
        box=scene.box(None),
        picture=icon,
        beside=icon is not None,
        rows=_rows(scene),
    )
    return shown if scene.hosted.table is None else shown.settled()


def fair_deal(scene: Scene) -> Message:
    """The hash of the seed, where there is no lobby that could say it."""
    return Message(text=_fair_deal(scene))


def _fair_deal(scene: Scene) -> str:
    return scene.say("hash", hash=scene.hosted.running.dice.commitment)


def _title(scene: Scene) -> str:
    return f"## {scene.words.say(scene.hosted.game.id)}"


def _seats(scene: Scene) -> list[str]:
    chairs, counts = scene.hosted.record.chairs, scene.hosted.game.seat_counts
    return [
        _title(scene),
        scene.say("lobby-seats", taken=len(chairs), least=counts[0], most=counts[-1], step=counts.step),
        *(f"- <@{chair.person_id}>" if chair.person_id else f"- {name(scene, chair)}" for chair in chairs),
    ]


def _about(scene: Scene) -> list[str]:
    """What is played, and how long it takes; of hints, ratings and options what is not as always."""
    return [
        scene.words.say(f"{scene.hosted.game.id}.idea"),
        "",
        clock.pace_line(scene),
        *coaching.unusual_lines(scene),
        *course.lines(scene),
        *seeking.lobby_line(scene),
        *agreed(scene),
    ]


def _rows(scene: Scene) -> tuple[Row, ...]:
    """Who plays, and below it all else. In a direct message nobody else comes by, and to leave is to close it."""
    seated, counts = len(scene.hosted.record.chairs), scene.hosted.game.seat_counts
    full, can_begin = seated >= counts[-1], seated in counts
    alone = scene.hosted.record.guild_id is None
    complete = can_begin and (alone or seated > 1)  # a game for one too is better with company
    join = scene.button("join", Verb.JOIN, Style.PLAIN if complete else Style.GOOD, disabled=full)
    return (
        (
            *(() if alone else (join,)),
            scene.button("computer", Verb.COMPUTER, disabled=full),
            scene.button("fill", Verb.FILL, disabled=full),
            scene.button("begin", Verb.BEGIN, Style.GOOD if complete else Style.PLAIN, disabled=not can_begin),
        ),
        (
            scene.button("options", Verb.OPTIONS),
            scene.button("rules", Verb.RULES),
            *(() if alone else (scene.button("leave", Verb.LEAVE),)),
            *seeking.announce_button(scene, disabled=full),
            scene.button("cancel", Verb.CANCEL, Style.DANGER),
        ),
    )


def agreements(scene: Scene) -> Row:
    """What is agreed on beside the options of the game."""
    return (
        scene.button("pace", Verb.PACE),
        scene.button("level", Verb.LEVEL, disabled=not _computers(scene)),
        *coaching.hints_switch(scene),
    )


def handed_on(scene: Scene) -> Message:
    """The table belongs to somebody else than who opened it."""
    opener = scene.hosted.record.opener_id
    return Message(text=scene.say("handed-on", name=f"<@{opener}>"), calls=(opener,))


def now_rated(scene: Scene) -> Message:
    """That the opener has changed whether the game counts for ratings: to all others who sit there."""
    record = scene.hosted.record
    others = tuple(person for _, person in scene.hosted.people() if person != record.opener_id)
    said = scene.say("now-rated" if record.rated else "now-unrated", name=f"<@{record.opener_id}>")
    return Message(text=" ".join([*(f"<@{person}>" for person in others), said]), calls=others)


def agreed(scene: Scene) -> list[str]:
    """The options that differ from the default."""
    game, record = scene.hosted.game, scene.hosted.record
    options = read_options(game.options_type, record.options)
    relevant = game.relevant_options(max(len(record.chairs), game.seat_counts[0]), options)
    differing = [
        f"- {scene.speaker.option(option)}: **{course.option_value(scene, option, getattr(options, option.name))}**"
        for option in menu(game.options_type)
        if option.name in relevant and course.is_timed(scene, option)
        if getattr(options, option.name) != option.default
    ]
    return ["", scene.say("lobby-options"), *differing] if differing else []


def name(scene: Scene, chair: Chair) -> str:
    """What somebody is called who sits there; of a computer, that it is one."""
    return (
        chair.name if chair.person_id else scene.say("computer", name=chair.name, level=level_name(scene, chair.level))
    )


def level_name(scene: Scene, level: Level) -> str:
    """What a strength is called."""
    return scene.say(f"level-{level}")


def levels(scene: Scene) -> Message:
    """How strong the computers are that sit there, and the way to do without: a menu for each."""
    offered = scene.hosted.game.agents()
    rows = tuple((_level_menu(scene, chair, tuple(offered)),) for chair in _computers(scene))
    about = [scene.say(f"level-{level}-about") for level in offered]
    text = "\n".join([scene.say("levels" if rows else "levels-none"), *about])
    return Message(text=text, rows=(*rows, (scene.button("back", Verb.OPTIONS),)))


def _level_menu(scene: Scene, chair: Chair, offered: tuple[Level, ...]) -> Menu:
    entries = [
        Entry(
            label=scene.say("computer", name=chair.name, level=level_name(scene, level)),
            value=level,
            chosen=level == chair.level,
        )
        for level in offered
    ]
    entries.append(Entry(label=scene.say("level-gone", name=chair.name), value=GONE))
    return Menu(press=scene.press(Verb.LEVEL, "", chair.name), placeholder=chair.name, entries=tuple(entries))


def _computers(scene: Scene) -> list[Chair]:
    return [chair for chair in scene.hosted.record.chairs if chair.person_id is None]


# Asked in private


def start_press(where: str, game: str, pace: str | None = None) -> str:
    """The custom id of what opens a table."""
    return str(Press(Verb.START, 0, where, f"{game} {pace or ''}".strip()))


def taken(words: Catalogue, address: str, game: str | None, pace: str | None = None) -> Message:
    """The channel has a table; a game can be had in a thread instead, if there can be one."""
    text = words.say("screen-table-open", link=address)
    if game is None:
        return Message(text=text)
    label = words.say("screen-button-thread", game=words.say(game))
    return Message(
        text=f"{text}\n{words.say('screen-thread-instead')}",
        rows=((Button(label=label, press=start_press(THREAD, game, pace), style=Style.MAIN),),),
    )


def opened_alone(scene: Scene) -> Message:
    """Where the table is that somebody has opened for themselves."""
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    return Message(text=scene.say("opened-alone", game=scene.words.say(scene.hosted.record.game)), rows=((to_table,),))


def joined(scene: Scene, *, elsewhere: bool) -> Message:
    """That somebody has joined; from elsewhere they find the way to the table."""
    record, most = scene.hosted.record, scene.hosted.game.seat_counts[-1]
    to_table = Link(label=scene.say("button-table"), url=link(scene.hosted, None))
    return Message(
        text=scene.say("joined", taken=len(record.chairs), most=most), rows=((to_table,),) if elsewhere else ()
    )


def filled(scene: Scene, before: int) -> str:
    """Which computers have joined since so many sat there."""
    chairs = scene.hosted.record.chairs
    names = scene.speaker.listed([name(scene, chair) for chair in chairs[before:]])
    most = scene.hosted.game.seat_counts[-1]
    return scene.say("computers-joined", names=names, taken=len(chairs), most=most)


def alone(scene: Scene) -> Message:
    """Whether somebody really wants to play alone."""
    solo = Button(label=scene.say("button-solo"), press=scene.press(Verb.BEGIN, "", ALONE), style=Style.MAIN)
    return Message(text=scene.say("solo-question"), rows=((solo, scene.button("fill", Verb.FILL)),))


def closing(scene: Scene) -> Message:
    """Whether somebody really wants to close a table at which nobody else sits."""
    game = scene.words.say(scene.hosted.record.game)
    sure = Button(label=scene.say("button-cancel"), press=scene.press(Verb.CANCEL, "", SURE), style=Style.DANGER)
    return Message(text=scene.say("closing", game=game, table=str(scene.hosted.record.id)), rows=((sure,),))
