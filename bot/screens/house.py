"""The screens that the house has shown by itself, when something has happened."""

from collections.abc import Sequence

from typing_extensions import override

from bot.host.club.before import Past
from bot.host.club.standing import SeasonPage
from bot.host.hosted import HostedTable
from bot.host.screens import Screens, Stage, Waiting
from bot.messages.message import Message
from bot.screens import alone, clock, coaching, ending, lessons, public, seasons, seeking
from bot.screens import lobby as lobbies
from bot.screens.history import happened, since
from bot.screens.scene import Scene, link
from bot.screens.slip import slip
from bot.screens.tournament import TournamentHouse
from bot.store import ConsentRequest, Note, Person, Remains, Season, Subject
from games.kernel import Decision, Event, Seat, seen_by
from games.kernel.review import Review
from words import DEFAULT_LANGUAGE, LANGUAGES, catalogue, everyday


def language_of(person: Person) -> str:
    """The language in which a person is spoken to: as they chose, else as their Discord is set."""
    return person.language or language_of_locale(person.locale)


def language_of_locale(locale: str) -> str:
    """The language of ours that fits a locale of Discord's."""
    short = locale.partition("-")[0]
    return short if short in LANGUAGES else DEFAULT_LANGUAGE


class HouseScreens(Screens):
    """Public things in the language of the server, private ones in that of the person."""

    tournaments = TournamentHouse()

    @override
    def lobby(self, hosted: HostedTable) -> Message:
        return lobbies.lobby(_public(hosted))

    @override
    def card(self, hosted: HostedTable, role: int | None) -> Message:
        return seeking.card(_public(hosted), role)

    @override
    def seat_card(self, hosted: HostedTable, seat: Seat, role: int | None) -> Message:
        return seeking.seat_card(_public(hosted), seat, role)

    @override
    def open_seats(self, person: Person, tables: Sequence[HostedTable]) -> Message:
        language = language_of(person)
        return seeking.open_seats(catalogue(language), [Scene(hosted, language) for hosted in tables])

    @override
    def season_name(self, language: str, number: int) -> str:
        return catalogue(language).say("screen-season-number", number=number)

    @override
    def season_begins(self, season: Season) -> Message:
        return seasons.begins(catalogue(season.language), season)

    @override
    def season_ends(self, season: Season, tables: Sequence[SeasonPage]) -> Message:
        return seasons.ends(catalogue(season.language), season, tables)

    @override
    def unjoined(self, hosted: HostedTable, days: int) -> str:
        return _public(hosted).say("unjoined", days=days)

    @override
    def handed_on(self, hosted: HostedTable) -> Message:
        return lobbies.handed_on(_public(hosted))

    @override
    def now_rated(self, hosted: HostedTable) -> Message:
        return lobbies.now_rated(_public(hosted))

    @override
    def is_everyday(self, word: str) -> bool:
        return everyday.is_everyday(word)

    @override
    def nobody(self, person: Person) -> str:
        return catalogue(language_of(person)).say("screen-nobody")

    @override
    def turn(self, hosted: HostedTable, calls: tuple[int, ...]) -> Message:
        lesson = hosted.lesson
        if lesson is not None:
            return lessons.board(_of_one(hosted), lesson)
        if hosted.record.guild_id is None:
            return alone.turn(_of_one(hosted))
        return public.turn(_public(hosted), calls)

    @override
    def note(self, hosted: HostedTable, note: Note) -> str:
        return clock.note(_public(hosted), note)

    @override
    def reminder(
        self, hosted: HostedTable, person: Person, decision: Decision, stage: Stage, place: int | None
    ) -> Message:
        return clock.reminder(_public(hosted), person, decision, stage, link(hosted, place))

    @override
    def computer_took_over(self, hosted: HostedTable, seat: Seat, calls: tuple[int, ...]) -> Message:
        return clock.computer_took_over(_public(hosted), seat, calls)

    @override
    def your_seat(self, hosted: HostedTable, person: Person) -> Message:
        return clock.your_seat(Scene(hosted, language_of(person)))

    @override
    def took_over(self, hosted: HostedTable, person: Person, before: str) -> str:
        moves = len(hosted.running.standing())
        return Scene(hosted, language_of(person)).say("took-over", name=before, moves=moves)

    @override
    def replaced(self, hosted: HostedTable, person: Person, successor: str, in_channel: bool) -> Message:
        scene = _public(hosted) if in_channel else Scene(hosted, language_of(person))
        return clock.replaced(scene, person.id, successor, in_channel)

    @override
    def offered(self, hosted: HostedTable, seat: Seat, may_sit: tuple[int, ...], others: tuple[int, ...]) -> Message:
        return clock.offered(_public(hosted), seat, may_sit, others)

    @override
    def invited(self, hosted: HostedTable, by: int, guest: int) -> Message:
        return clock.invited(_public(hosted), by, guest)

    @override
    def paused(self, hosted: HostedTable) -> Message:
        return clock.paused(_public(hosted))

    @override
    def closed(self, hosted: HostedTable, reason: str, by: int | None) -> Message:
        if hosted.record.lesson is not None:
            return lessons.over(_public(hosted))
        return clock.closed(_public(hosted), reason, by)

    @override
    def consent_asked(self, hosted: HostedTable, request: ConsentRequest) -> Message:
        scene = _public(hosted)
        return (
            public.undo_asked(scene, request) if request.subject is Subject.UNDO else clock.pause_asked(scene, request)
        )

    @override
    def not_agreed(self, hosted: HostedTable, subject: Subject) -> Message:
        return Message(text=_public(hosted).say(f"not-agreed-{subject}"))

    @override
    def secret_lost(self, hosted: HostedTable, person: Person) -> Message:
        scene = Scene(hosted, language_of(person))
        return Message(text=scene.say("secret-lost", game=scene.words.say(hosted.record.game)))

    @override
    def digest(self, person: Person, waiting: Waiting) -> Message:
        return clock.digest(_with_links(person, waiting))

    @override
    def unread(self, person: Person, waiting: Waiting) -> Message:
        return clock.unread(_with_links(person, waiting))

    @override
    def opening(self, hosted: HostedTable) -> list[str]:
        return public.opening(_public(hosted))

    @override
    def fair_deal(self, hosted: HostedTable) -> Message:
        return lobbies.fair_deal(_public(hosted))

    @override
    def end(self, hosted: HostedTable, before: Past) -> Message:
        return ending.end(_public(hosted), before)

    @override
    def review(self, hosted: HostedTable, seat: Seat, person: Person, found: Review) -> Message:
        return coaching.review(Scene(hosted, language_of(person), seat), found)

    @override
    def no_review(self, hosted: HostedTable, seat: Seat, person: Person) -> Message:
        return coaching.no_review(Scene(hosted, language_of(person), seat))

    @override
    def lines(self, hosted: HostedTable, moves: Sequence[Sequence[Event]]) -> list[str]:
        told_to_one = hosted.record.guild_id is None and not hosted.running.over  # a result names everybody
        return happened(_of_one(hosted) if told_to_one else _public(hosted), moves)

    @override
    def news(self, hosted: HostedTable, events: Sequence[Event], person: Person, seat: Seat) -> list[str]:
        speaker = Scene(hosted, language_of(person), seat).speaker
        return [speaker.event(event) for event in seen_by(seat, list(events)) if not event.quiet]

    @override
    def slip(self, hosted: HostedTable, seat: Seat, person: Person, lines: Sequence[str]) -> Message:
        return slip(Scene(hosted, language_of(person), seat, person.confirming), lines)

    @override
    def since(self, hosted: HostedTable, seat: Seat, person: Person, stage: Stage) -> list[str]:
        scene = Scene(hosted, language_of(person), seat)
        return [*clock.pressing(scene, stage), *since(scene)]

    @override
    def addressed(self, hosted: HostedTable, person: Person, events: Sequence[Event]) -> Message:
        return public.addressed(_public(hosted), person.id, events)

    @override
    def set_aside(self, remains: Remains, person: Person | None) -> Message:
        words = catalogue(remains.language if person is None else language_of(person))
        game = words.say(remains.game) if words.has(remains.game) else remains.game
        return Message(text=words.say("screen-set-aside", game=game, table=str(remains.id)))

    @override
    def parked(self, hosted: HostedTable, person: Person) -> Message:
        return clock.parked(Scene(hosted, language_of(person)))

    @override
    def moved_away(self, hosted: HostedTable, channel_id: int) -> Message:
        return Message(text=_public(hosted).say("moved-away", channel=f"<#{channel_id}>"))

    @override
    def dms_closed(self, hosted: HostedTable, person: Person) -> Message:
        said = _public(hosted).say("dms-closed", name=person.name)
        return Message(text=f"{said} <@{person.id}>", calls=(person.id,))


def _with_links(person: Person, waiting: Waiting) -> list[tuple[Scene, str]]:
    language = language_of(person)
    return [
        (Scene(hosted, language, hosted.record.seat_of(person.id)), link(hosted, place)) for hosted, place in waiting
    ]


def _of_one(hosted: HostedTable) -> Scene:
    """A lesson, or a table in a direct message, as the one person sees it who plays: nobody else looks at it."""
    return Scene(hosted, hosted.record.language, next(seat for seat, _ in hosted.people()))


def _public(hosted: HostedTable) -> Scene:
    return Scene(hosted, hosted.record.language)
