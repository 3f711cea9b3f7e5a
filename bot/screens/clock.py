"""What is shown of the clock: deadlines, reminders, seats that change hands, pauses, the digest."""

from collections.abc import Sequence
from datetime import datetime

from bot.host.screens import Stage
from bot.host.time.pace import PACES
from bot.host.time.windows import is_timed
from bot.messages.limits import BUTTON_LABEL, FORM_TITLE, cut, first_lines
from bot.messages.message import Button, Entry, FormScreen, Link, Menu, Message, Row, Style, TextField, in_rows
from bot.messages.press import Verb
from bot.screens.scene import Scene, link
from bot.store import ConsentRequest, Delay, Note, Pause, Person, SeatWish, Status, Window
from games.kernel import Decision, Nature, Seat
from words import Catalogue

YES, NO = "yes", "no"
WHY = "why"
REASON = 300
"""So many characters of the reason for which a table was closed are told."""
QUESTION = 80
"""So many of what is asked at one table of several."""
WEEKENDS = "weekends"
RATED, UNRATED = "rated", "unrated"
HOURS_A_DAY, SEVERAL = 24, 2
HOURS_OFFERED = (1, 6, 12, 48, 72, 120)


def relative(at: datetime) -> str:
    """An instant as Discord shows it to everybody in their own time."""
    seconds = int(at.timestamp())
    return f"<t:{seconds}:f> (<t:{seconds}:R>)"


def ago(at: datetime) -> str:
    """Only how long ago or ahead that is."""
    return f"<t:{int(at.timestamp())}:R>"


def instant(at: datetime) -> str:
    """The same without how long ago or ahead that is."""
    return f"<t:{int(at.timestamp())}:f>"


def day(at: datetime) -> str:
    """A day as Discord shows it to everybody in their own time."""
    return f"<t:{int(at.timestamp())}:D>"


def pace_name(words: Catalogue, pace: str) -> str:
    """A pace in words."""
    if pace in PACES:
        return words.say(f"screen-pace-{pace}")
    days, hours = divmod(int(pace), HOURS_A_DAY)
    return (
        words.say("screen-pace-hours", hours=int(pace))
        if hours or days < SEVERAL
        else words.say("screen-pace-days", days=days)
    )


def pace_line(scene: Scene) -> str:
    """How long everybody has, in a lobby."""
    record = scene.hosted.record
    pace = pace_name(scene.words, record.pace)
    return scene.say("lobby-pace-weekdays" if record.weekends_off else "lobby-pace", pace=pace)


def pace(scene: Scene) -> Message:
    """How long everybody shall have: a menu, and whether weekends count."""
    record = scene.hosted.record
    paces = sorted({*PACES, *map(str, HOURS_OFFERED), record.pace}, key=lambda pace: (pace.isdigit(), len(pace), pace))
    entries = tuple(Entry(label=pace_name(scene.words, pace), value=pace, chosen=pace == record.pace) for pace in paces)
    menu = Menu(press=scene.press(Verb.PACE), placeholder=scene.say("pace-which"), entries=entries)
    weekends = Button(
        label=scene.say("button-weekends-on" if record.weekends_off else "button-weekends-off"),
        press=scene.press(Verb.PACE, "", WEEKENDS),
    )
    back = scene.button("back", Verb.OPTIONS)
    told = [pace_line(scene), scene.say("pace-about")]
    if record.guild_id is None:  # nobody else comes by, and nothing is rated
        return Message(text="\n".join(told), rows=((menu,), (weekends, back)))
    rated = Button(
        label=scene.say("button-rated-off" if record.rated else "button-rated-on"),
        press=scene.press(Verb.PACE, "", UNRATED if record.rated else RATED),
    )
    told += ["", rated_line(scene), scene.say("rated-about")]
    return Message(text="\n".join(told), rows=((menu,), (weekends, rated, back)))


def rated_line(scene: Scene) -> str:
    """Whether the game counts for ratings."""
    return scene.say("lobby-rated" if scene.hosted.record.rated else "lobby-unrated")


# While a game runs


def until(scene: Scene, decision: str) -> list[str]:
    """When the time of a question runs out, and what happens then."""
    record = scene.hosted.record
    window = record.window(decision)
    if window is None or window.deadline is None or record.pause is not None:
        return []
    said = "until-open" if _may_be_left(scene, decision) else "until"
    return [" ".join([scene.say(said, when=relative(window.deadline)), *_why(scene, window)])]


def _may_be_left(scene: Scene, decision: str) -> bool:
    """Whether nothing is played for whoever has not used it by then: a market simply closes."""
    return any(asked.id == decision and asked.nature is Nature.FREE for _, asked in scene.hosted.running.awaited())


def _why(scene: Scene, window: Window) -> list[str]:
    """Why a deadline lies later than the pace says: whom of those who are asked it waits for, and what keeps them."""
    still = [each for each in window.own if each.seat in window.asked]
    latest = [each for each in still if each.at == max(other.at for other in still) and each.delay is not None]
    names = scene.speaker.listed([scene.hosted.names[each.seat] for each in latest])
    if not latest or latest[0].delay is None:
        return []
    until = latest[0].away_until
    if latest[0].delay is Delay.AWAY and until is None:
        return []  # they are back, earlier than they had said
    return [
        scene.say(f"delay-{latest[0].delay}", names=names, count=len(latest), when="" if until is None else day(until))
    ]


def standstill(scene: Scene) -> list[str]:
    """That nobody moves, or only that the clock stands still, if that is so."""
    record = scene.hosted.record
    if record.pause is None or not (scene.hosted.moves_stopped or is_timed(record)):
        return []
    return [_until_when(scene, f"stands-{record.pause}")]


def reminder(scene: Scene, person: Person, decision: Decision, stage: Stage, address: str) -> Message:
    """Somebody is called because they are asked, or still are: which game, table and question, and until when."""
    record = scene.hosted.record
    said = scene.say(
        f"reminder-{stage}",
        game=scene.words.say(record.game),
        table=str(record.id),
        question=scene.speaker.decision(decision),
    )
    lines = [f"<@{person.id}> {said}", *until(scene, decision.id)]
    row = (
        scene.button("move", Verb.MOVE, Style.MAIN),
        Link(label=scene.say("button-table"), url=address),
    )
    return Message(text="\n".join(lines), rows=(row,), calls=(person.id,))


def pressing(scene: Scene, stage: Stage) -> list[str]:
    """How much of somebody's time has passed, if it is time to say so."""
    return [] if stage is Stage.ASKED else [scene.say(f"pressing-{stage}")]


def note(scene: Scene, happened: Note) -> str:
    """What has happened beside the game."""
    return scene.say(f"note-{happened.kind}", name=happened.name, other=happened.other)


# Seats


def computer_took_over(scene: Scene, seat: Seat, calls: tuple[int, ...] = ()) -> Message:
    """The computer plays for somebody: what they (called if nothing else reaches them) and the others can do.

    In a pod of a tournament the others can do nothing about it.
    """
    wishes = ((SeatWish.KEEP, Style.PLAIN), (SeatWish.OFFER, Style.PLAIN), (SeatWish.END, Style.DANGER))
    is_pod = scene.hosted.record.tournament is not None
    row = (
        scene.button("back-again", Verb.BACK, Style.MAIN),
        *(
            Button(label=scene.say(f"button-fate-{wish}"), press=scene.press(Verb.SEAT_WISH, "", wish), style=style)
            for wish, style in (() if is_pod else wishes)
        ),
    )
    said = scene.say("held-pod" if is_pod else "held", name=scene.hosted.names[seat])
    return Message(text="\n".join([*_mentioned(calls), said]), rows=(row,), calls=calls)


def your_seat(scene: Scene) -> Message:
    """To the person for whom the computer plays."""
    row = (
        scene.button("back-again", Verb.BACK, Style.MAIN),
        Link(label=scene.say("button-table"), url=link(scene.hosted, None)),
    )
    game = scene.words.say(scene.hosted.record.game)
    return Message(text=scene.say("your-seat", game=game, table=str(scene.hosted.record.id)), rows=(row,))


def replaced(scene: Scene, person_id: int, successor: str, in_channel: bool) -> Message:
    """Somebody else sits in a person's seat now: what they can still do."""
    record = scene.hosted.record
    said = scene.say("replaced", game=scene.words.say(record.game), table=str(record.id), name=successor)
    row = (Link(label=scene.say("button-table"), url=link(scene.hosted, None)),)
    if in_channel:
        return Message(text=f"<@{person_id}> {said}", calls=(person_id,))
    return Message(text=said, rows=(row,))


def offered(scene: Scene, seat: Seat, may_sit: tuple[int, ...] = (), others: tuple[int, ...] = ()) -> Message:
    """Anybody may take this seat: those who have sat there are called, and the others, who may know somebody."""
    take = Button(label=scene.say("button-take"), press=scene.press(Verb.TAKE, "", str(seat)), style=Style.GOOD)
    row: Row = (take, scene.button("back-again", Verb.BACK))
    if scene.hosted.record.guild_id is not None:
        announce = scene.press(Verb.ANNOUNCE, "", str(seat))
        row = (*row, Button(label=scene.say("button-announce"), press=announce))
    lines = [scene.say("offered", name=scene.hosted.names[seat])]
    called = (("offered-back", may_sit), ("offered-invite", others if scene.hosted.record.guild_id else ()))
    lines += [scene.say(key, people=" ".join(_mentioned(people))) for key, people in called if people]
    return Message(text="\n".join(lines), rows=(row,), calls=tuple(person for _, people in called for person in people))


def _mentioned(people: Sequence[int]) -> list[str]:
    return [" ".join(f"<@{person}>" for person in people)] if people else []


def which_seat(scene: Scene, seats: Sequence[Seat]) -> Message:
    """Several seats are offered: which one?"""
    buttons = [
        Button(
            label=cut(scene.say("button-take-of", name=scene.hosted.names[seat]), BUTTON_LABEL),
            press=scene.press(Verb.TAKE, "", str(seat)),
            style=Style.GOOD,
        )
        for seat in seats
    ]
    return Message(text=scene.say("which-seat"), rows=in_rows(buttons))


def invited(scene: Scene, by: int, guest: int) -> Message:
    """Somebody is called to a free seat; where several are offered, the press asks which."""
    game = scene.words.say(scene.hosted.record.game)
    seat = ("join", Verb.JOIN) if scene.hosted.table is None else ("take", Verb.TAKE)
    text = scene.say("invitation", guest=f"<@{guest}>", name=f"<@{by}>", game=game)
    return Message(text=text, rows=((scene.button(*seat, Style.GOOD),),), calls=(guest,))


def leaving(scene: Scene) -> Message:
    """Whether somebody really wants to leave a game that runs, or a lesson."""
    record = scene.hosted.record
    if record.lesson is not None:
        row = (scene.button("lesson-quit", Verb.QUIT, Style.DANGER),)
        return Message(text=scene.say("lesson-leaving"), rows=(row,))
    key = "leaving" if record.tournament is None else "leaving-pod"
    return Message(text=scene.say(key), rows=((scene.button("quit", Verb.QUIT, Style.DANGER),),))


def left_lobby(scene: Scene) -> str:
    """That somebody has left a table before it begins, and what becomes of it where nobody else sits."""
    closed = scene.hosted.record.status is Status.CANCELLED
    return scene.say("left-and-closed" if closed else "left")


def left(scene: Scene) -> str:
    """That somebody has left a game that runs, and how they can have their seat back; or a lesson."""
    record = scene.hosted.record
    if record.lesson is not None:
        return scene.say("lesson-left")
    return scene.say("left-running" if record.tournament is None else "left-pod")


# Pauses and the end


def paused(scene: Scene) -> Message:
    """The table is paused, and how it goes on."""
    why = scene.hosted.record.pause or Pause.CONSENT
    row = () if why is Pause.MANAGER else (scene.button("go-on", Verb.GO_ON, Style.GOOD),)
    return Message(text=_until_when(scene, f"paused-{why}"), rows=(row,) if row else ())


def _until_when(scene: Scene, key: str) -> str:
    """That a table is paused, with the end of the pause if it has one."""
    until = scene.hosted.record.pause_until
    return scene.say(key) if until is None else scene.say(f"{key}-until", when=relative(until))


def closed(scene: Scene, reason: str = "", by: int | None = None) -> Message:
    """The table was closed before its game was over, or began: why, to everybody but who did it."""
    begun = scene.hosted.table is not None
    told = tuple(person for _, person in scene.hosted.people() if person != by)
    lines = [scene.say("ended" if begun else "lobby-cancelled"), *_mentioned(told)]
    if reason.strip():
        lines.insert(1, scene.say("reason", reason=cut(" ".join(reason.split()), REASON)))
    rows = ((scene.button("rematch", Verb.REMATCH),),) if begun else ()
    return Message(text="\n".join(lines), rows=rows, calls=told)


def closing(scene: Scene, verb: Verb) -> FormScreen:
    """Whether somebody really wants to close a table, and why."""
    game = scene.words.say(scene.hosted.record.game)
    title = scene.say("closing", game=game, table=str(scene.hosted.record.id))
    why = TextField(name=WHY, label=scene.say("closing-why"), required=False, tall=True)
    return FormScreen(title=cut(title, FORM_TITLE), submit=scene.press(verb), fields=(why,))


def parked(scene: Scene) -> Message:
    """To who opened a table: its channel cannot be written to, or is gone and the table can go on elsewhere."""
    record = scene.hosted.record
    key = "channel-gone" if record.channel_gone else "parked"
    row = (scene.button("elsewhere", Verb.ELSEWHERE, Style.MAIN),)
    said = scene.say(key, game=scene.words.say(record.game), table=str(record.id))
    return Message(text=said, rows=(row,) if record.channel_gone else ())


def pause_asked(scene: Scene, request: ConsentRequest) -> Message:
    """Somebody would like a pause, or to go on."""
    text = scene.say(
        f"consent-{request.subject}",
        name=f"<@{request.by}>",
        others=", ".join(f"<@{other}>" for other in request.waiting),
        days=request.days,
    )
    row = tuple(
        Button(label=scene.say(f"button-{name}"), press=scene.press(Verb.CONSENT, request.subject, answer), style=style)
        for name, answer, style in (("agree", YES, Style.GOOD), ("disagree", NO, Style.DANGER))
    )
    return Message(text=text, rows=(row,), calls=request.waiting)


# The digest


def digest(waiting: Sequence[tuple[Scene, str]]) -> Message:
    """Which tables wait for a person, the oldest question first."""
    return Message(text=first_lines(_waiting_lines(waiting)))


def unread(waiting: Sequence[tuple[Scene, str]]) -> Message:
    """Nobody has read what a person typed, and these tables wait for them."""
    return Message(text=first_lines([waiting[0][0].say("unread"), *_waiting_lines(waiting)]))


def _waiting_lines(waiting: Sequence[tuple[Scene, str]]) -> list[str]:
    lines = [waiting[0][0].say("digest", tables=len(waiting))]
    for scene, address in waiting:
        lines.append(f"- [{scene.table_name()}]({address}){asked_since(scene)}{due(scene)}")
        lines += what_waits(scene)
    return lines


def asked_since(scene: Scene) -> str:
    """Since when this seat is asked, in a line about its table."""
    opened = [each.opened_at for each in scene.hosted.record.windows if each.open and scene.seat in each.asked]
    return f" · {scene.say('asked-since', when=ago(min(opened)))}" if opened else ""


def what_waits(scene: Scene) -> list[str]:
    """What this seat is asked, in short, below a line about its table."""
    owed = [decision for decision in scene.moves if decision.owed]
    return [f"  - {cut(scene.speaker.decision(owed[0]), QUESTION)}"] if owed else []


def due(scene: Scene, *, everybody: bool = False) -> str:
    """Until when this seat is asked, or whoever is, at the end of a line about its table."""
    asked = [window for window in scene.hosted.record.windows if window.open]
    windows = [window for window in asked if everybody or scene.seat in window.asked]
    times = sorted(window.deadline for window in windows if window.deadline is not None)
    return f" · {relative(times[0])}" if times and scene.hosted.record.pause is None else ""
