"""What is shown of a tournament: sign-up, rounds, standings as a picture and as an equal text."""

from collections.abc import Sequence
from datetime import timedelta

from typing_extensions import override

from bot.host.hosted import HostedTable
from bot.host.tournament.pairing import Pod
from bot.host.tournament.rounds import least_people
from bot.host.tournament.scoring import HALF, Line
from bot.host.tournament.screens import TournamentScreens
from bot.messages.limits import ALT_TEXT, cut, first_lines, room_beside
from bot.messages.message import Box, Button, Message, Picture, PictureKind, Row, Style
from bot.messages.press import Press, Verb
from bot.screens import clock, coaching, course, lobby
from bot.screens import options as choices
from bot.screens.scene import Scene, game_name
from bot.store import Chair, Person, Phase, Status, TableRecord, Tournament
from games.kernel import Dice
from games.kernel.things import bare
from games.registry import find_game
from render import standings as sheets
from words import Catalogue, catalogue

JOIN, LEAVE, LEAVE_SURE, START, CLOSE = "join", "leave", "leave-sure", "start", "close"
OPTIONS, OPTION, VALUE = "options", "option", "value"
TABLE, TEXT, RULES = "table", "text", "rules"
"""What a press wants of a tournament."""
NAMED = 60
"""So many of those who have signed up are named."""
A_PAGE = 16
ROUNDS_SHOWN = 6
"""So many of the last rounds have a column."""
PODIUM = 3
WINNERS = 12
"""So many who share the win are named: no sentence may be endless."""


def press(tournament: Tournament, wanted: str, more: str = "") -> str:
    """The custom id of a press about a tournament."""
    return str(Press(Verb.TOURNAMENT, 0, wanted, f"{tournament.id} {more}".strip()))


def points(halves: int) -> str:
    """Points as people write them."""
    whole, half = divmod(halves, HALF)
    return f"{whole or ''}½" if half else str(whole)


def mentioned(people: Sequence[int]) -> str:
    """People, each so that a click leads to them."""
    return ", ".join(f"<@{person}>" for person in people)


class _Told:
    """A tournament in a language."""

    def __init__(self, tournament: Tournament, language: str) -> None:
        self.tournament = tournament
        self.words: Catalogue = catalogue(language)
        self.game = self.words.say(tournament.game)

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.words.say(f"screen-tournament-{key}", **arguments)

    def button(self, wanted: str, style: Style = Style.PLAIN, more: str = "") -> Button:
        return Button(label=self.say(f"button-{wanted}"), press=press(self.tournament, wanted, more), style=style)

    def scene(self) -> Scene:
        """One of its tables, as it would be: for all that a lobby says of a game."""
        tournament, game = self.tournament, find_game(self.tournament.game)
        record = TableRecord(
            id=0,
            guild_id=tournament.guild_id,
            channel_id=tournament.channel_id,
            opener_id=tournament.opener_id,
            language=self.words.language,
            game=game.id,
            rules_version=game.rules_version,
            options=tournament.options,
            status=Status.LOBBY,
            pace=tournament.pace,
            rated=tournament.rated,
            opened_at=tournament.opened_at,
            moved_at=tournament.opened_at,
            chairs=tuple(Chair(person_id=number, name=str(number)) for number in range(1, tournament.seats + 1)),
        )
        return Scene(HostedTable(record), self.words.language)


class TournamentHouse(TournamentScreens):
    """What the house shows by itself, in the language of the server."""

    @override
    def sign_up(self, tournament: Tournament) -> Message:
        return sign_up(tournament, tournament.language)

    @override
    def round_begins(self, tournament: Tournament, pods: Sequence[Pod]) -> Message:
        told = _Told(tournament, tournament.language)
        title = told.say("round", game=told.game, round=tournament.round, rounds=tournament.rounds)
        below = [
            "",
            told.say("same-deal"),
            *([told.say("round-until", when=clock.relative(tournament.deadline))] if tournament.deadline else []),
            told.say("hash", hash=_dice(tournament).commitment),
        ]
        return Message(
            text=_with_list([title], _pods(told, pods), below), rows=((told.button(TABLE), told.button(LEAVE)),)
        )

    @override
    def room_name(self, tournament: Tournament, pod: int) -> str:
        told = _Told(tournament, tournament.language)
        return told.say("room", game=told.game, number=str(tournament.id), round=tournament.round, table=pod)

    @override
    def round_over(self, tournament: Tournament, lines: Sequence[Line]) -> Message:
        told = _Told(tournament, tournament.language)
        dice = _dice(tournament)
        over = tournament.phase is Phase.OVER
        winners = [line for line in lines if line.place == 1 and not line.dropped] if over else []
        title, *said = _end(told, lines, winners) if over else [_after(told)]
        seed = told.say("seed", round=tournament.round, seed=dice.seed.hex(), hash=dice.commitment)
        return Message(
            text=_with_list([title], said, [seed]),
            box=Box() if over else None,
            picture=_picture(told, lines, 0),
            rows=((_turned(told, 0, "text", TEXT),), *_turns(told, len(lines), 0, TABLE)),
            calls=tuple(line.person_id for line in winners if line.person_id > 0),
        )

    @override
    def cancelled(self, tournament: Tournament, reason: str) -> Message:
        told = _Told(tournament, tournament.language)
        why = [told.words.say("screen-reason", reason=cut(" ".join(reason.split()), clock.REASON))] if reason else []
        playing = [told.say("cancelled-running")] if tournament.round else []
        return Message(text="\n".join([told.say("cancelled", game=told.game), *why, *playing]))

    @override
    def too_few(self, tournament: Tournament, least: int) -> str:
        told = _Told(tournament, tournament.language)
        return told.say("too-few", people=len(tournament.active), least=least)

    @override
    def room_gone(self, tournament: Tournament) -> str:
        return _Told(tournament, tournament.language).say("room-gone")

    @override
    def homeless(self, tournament: Tournament, opener: Person) -> Message:
        told = _Told(tournament, opener.language or tournament.language)
        return Message(text=told.say("homeless", game=told.game, channel=f"<#{tournament.channel_id}>"))


def _with_list(above: Sequence[str], listed: Sequence[str], below: Sequence[str]) -> str:
    """A list of which as much is said as there is room for, between what everybody has to read."""
    between = first_lines(listed, room_beside(["\n".join(above), "\n".join(below)]))
    return "\n".join([*above, *([between] if between else []), *below])


def _dice(tournament: Tournament) -> Dice:
    return Dice(bytes.fromhex(tournament.seed or ""))


# Sign-up


def sign_up(tournament: Tournament, language: str) -> Message:
    """What is played and how, who has signed up and until when; and how it went on, once that is over."""
    told = _Told(tournament, language)
    scene = told.scene()
    name = told.say("title", game=game_name(told.words, tournament.game))
    title = f"## {name}\n{told.words.say(f'{tournament.game}.idea')}"
    agreed = [
        told.say(f"system-{tournament.system}", seats=tournament.seats),
        _rounds(told),
        clock.pace_line(scene),
        *course.answers(scene),
        told.say("round-length", time=course.said(scene, timedelta(hours=tournament.round_hours))),
        *coaching.unusual_lines(scene),
        *lobby.agreed(scene),
    ]
    people = [
        "",
        told.say("signed-up", people=len(tournament.active), least=least_people(tournament.seats)),
        *_named(told),
    ]
    if tournament.phase is not Phase.SIGN_UP:
        state = told.say(f"phase-{tournament.phase}", round=tournament.round, rounds=tournament.rounds)
        return Message(text=first_lines([title, "", *agreed, *people, "", state]), rows=_while_running(told))
    until = [told.say("sign-up-until", when=clock.relative(tournament.deadline))] if tournament.deadline else []
    rows = (
        (
            told.button(JOIN, Style.GOOD),
            Button(label=told.say("button-sign-off"), press=press(tournament, LEAVE)),
            told.button(OPTIONS),
            told.button(START),
            told.button(RULES),
        ),
    )
    icon = scene.picture(PictureKind.ICON)
    asks = first_lines([*agreed, *people, *until, told.say("about")])
    return Message(text=title, asks=asks, box=scene.box(None), picture=icon, beside=icon is not None, rows=rows)


def _while_running(told: _Told) -> tuple[Row, ...]:
    return ((told.button(TABLE),),) if told.tournament.round else ()


def _rounds(told: _Told) -> str:
    if told.tournament.rounds:
        return told.say("rounds", rounds=told.tournament.rounds)
    return told.say(f"rounds-open-{told.tournament.system}")


def _named(told: _Told) -> list[str]:
    people = [entrant.person_id for entrant in told.tournament.active if entrant.person_id > 0]
    if not people:
        return []
    more = len(people) - NAMED
    return [mentioned(people[:NAMED]), *([told.say("and-more", people=more)] if more > 0 else [])]


# Rounds


def _pods(told: _Told, pods: Sequence[Pod]) -> list[str]:
    lines: list[str] = []
    for number, pod in enumerate((pod for pod in pods if len(pod) > 1), 1):
        computers = told.tournament.seats - len(pod)
        with_them = f" {told.say('with-computers', computers=computers)}" if computers else ""
        lines.append(told.say("pod", table=number, names=mentioned(pod)) + with_them)
    byes = [person for pod in pods if len(pod) == 1 for person in pod]
    if byes:
        lines.append(told.say("bye", names=mentioned(byes)))
    return lines


def _after(told: _Told) -> str:
    tournament = told.tournament
    return f"## {told.say('after', game=told.game, round=tournament.round, rounds=tournament.rounds)}"


def _end(told: _Told, lines: Sequence[Line], winners: Sequence[Line]) -> list[str]:
    """Who has won, and who follows."""
    names = [f"<@{line.person_id}>" if line.person_id > 0 else line.name for line in winners[:WINNERS]]
    listed = told.scene().speaker.listed(names)
    if not winners:
        return [f"## {told.say('over', game=told.game)}"]
    first = told.say("won" if len(winners) == 1 else "shared", names=listed, game=told.game)
    podium = [line for line in lines if line.place <= PODIUM and not line.dropped]
    return [
        f"## {told.say('over', game=told.game)}",
        first,
        *(told.say("podium", place=line.place, name=line.name, points=points(line.points)) for line in podium),
    ]


# Standings


def table(
    words: Catalogue, tournament: Tournament, lines: Sequence[Line], number: int, *, as_text: bool = False
) -> Message:
    """A page of the standings, as a picture or as text."""
    told = _Told(tournament, words.language)
    if not tournament.round:
        return sign_up(tournament, words.language)
    number = max(0, min(number, (len(lines) - 1) // A_PAGE))
    turned = (_turned(told, number, "picture" if as_text else "text", TABLE if as_text else TEXT),)
    pages = _turns(told, len(lines), number, TEXT if as_text else TABLE)
    rules = told.say("tie-breaks")
    if as_text:
        title, about, *rows = sheets.text(_sheet(told, lines, number))
        return Message(text=first_lines([f"## {title}", about, *rows, rules]), rows=(turned, *pages))
    return Message(text=f"{_after(told)}\n{rules}", picture=_picture(told, lines, number), rows=(turned, *pages))


def _turned(told: _Told, number: int, name: str, into: str) -> Button:
    """To the same page as text, or as a picture."""
    label = told.words.say(f"screen-button-profile-{name}")
    return Button(label=label, press=press(told.tournament, into, str(number)))


def _turns(told: _Told, people: int, number: int, wanted: str) -> tuple[Row, ...]:
    """To the pages beside this one, if there are any."""
    last = (people - 1) // A_PAGE
    buttons = tuple(
        Button(label=told.words.say(f"screen-button-{name}"), press=press(told.tournament, wanted, f"{at} {name}"))
        for name, at in (("earlier", number - 1), ("later", number + 1))
        if 0 <= at <= last
    )
    return (buttons,) if buttons else ()


def _picture(told: _Told, lines: Sequence[Line], number: int) -> Picture:
    sheet = _sheet(told, lines, number)
    alt = cut("\n".join(sheets.text(sheet)).replace("**", ""), ALT_TEXT)
    view = sheet.model_dump(mode="json")
    return Picture(kind=PictureKind.STANDINGS, game="", language=told.words.language, view=view, alt=alt)


def _sheet(told: _Told, lines: Sequence[Line], number: int) -> sheets.StandingsSheet:
    tournament = told.tournament
    played = max((len(line.rounds) for line in lines), default=0)
    first = max(0, played - ROUNDS_SHOWN)
    title = told.say("title", game=told.game)
    about = told.say("after-rounds", round=played, rounds=tournament.rounds, people=len(tournament.entrants))
    return sheets.StandingsSheet(
        title=title,
        about=about,
        name=told.say("head-name"),
        points=told.say("head-points"),
        rounds=tuple(told.say("head-round", round=each) for each in range(first + 1, played + 1)),
        compared=told.say("head-compared"),
        opposition=told.say("head-opposition"),
        rows=tuple(
            sheets.StandingsRow(
                place=f"{line.place}.",
                name=bare(line.name),
                points=points(line.points),
                rounds=tuple("–" if got is None else points(got) for got in line.rounds[first:]),
                compared="–" if line.compared is None else f"{line.compared} %",
                opposition=_decimal(told, line.opposition),
                note=told.say("dropped") if line.dropped else "",
                best=line.place == 1 and not line.dropped,
            )
            for line in lines[number * A_PAGE : (number + 1) * A_PAGE]
        ),
    )


def _decimal(told: _Told, hundredths: int) -> str:
    """A number with one digit behind the point, or the comma."""
    whole, tenth = divmod(round(hundredths / 10), 10)
    return told.say("decimal", whole=str(whole), tenth=str(tenth))


# Asked in private


def opened(words: Catalogue, tournament: Tournament) -> Message:
    """To who has opened a tournament: what they can do now."""
    told = _Told(tournament, words.language)
    return Message(text=told.say("opened", game=told.game), rows=((told.button(OPTIONS), told.button(START)),))


def leaving(words: Catalogue, tournament: Tournament) -> Message:
    """Whether somebody really wants to drop out of a tournament that runs."""
    told = _Told(tournament, words.language)
    return Message(text=told.say("leaving"), rows=((told.button(LEAVE_SURE, Style.DANGER),),))


def said(words: Catalogue, key: str, **arguments: str | int) -> str:
    """A sentence about a tournament."""
    return words.say(f"screen-tournament-{key}", **arguments)


def options(words: Catalogue, tournament: Tournament) -> Message:
    """The options of its game, to be chosen."""
    choosing = _choosing(words, tournament)
    if not choosing.relevant:
        return Message(text=words.say("screen-options-none"))
    text = first_lines([words.say("screen-options"), *choices.lines(choosing)])
    return Message(text=text, rows=choices.controls(choosing))


def option(words: Catalogue, tournament: Tournament, name: str) -> Message | None:
    """The values of one option."""
    return choices.values(_choosing(words, tournament), name)


def _choosing(words: Catalogue, tournament: Tournament) -> choices.Choosing:
    return choices.Choosing(
        _Told(tournament, words.language).scene(),
        tournament.seats,
        which=press(tournament, OPTION),
        to=lambda name, value: press(tournament, VALUE, f"{name} {value}".strip()),
        back=press(tournament, OPTIONS),
    )
