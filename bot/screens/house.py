"""The screens that the house has shown by itself, when something has happened."""

from collections.abc import Sequence

from bot.host import Hosted
from bot.host.calling import Stage
from bot.host.digest import Waiting
from bot.message import Message
from bot.screens import clock, private, public
from bot.screens.scene import Scene, link
from bot.store import Note, Person
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES
from games.kernel import Decision, Event, Seat, seen_by


def language_of(person: Person) -> str:
    """The language in which a person is spoken to: as he chose, else as his Discord is set."""
    return person.language or language_of_locale(person.locale)


def language_of_locale(locale: str) -> str:
    """The language of ours that fits a locale of Discord's."""
    short = locale.partition("-")[0]
    return short if short in LANGUAGES else DEFAULT_LANGUAGE


class HouseScreens:
    """Public things in the language of the server, private ones in that of the person."""

    def lobby(self, hosted: Hosted) -> Message:
        """The table before it begins, or after it was cancelled."""
        return public.lobby(_public(hosted))

    def turn(self, hosted: Hosted, calls: tuple[int, ...]) -> Message:
        """What has happened, the board, and who is asked what."""
        return public.turn(_public(hosted), calls)

    def note(self, hosted: Hosted, note: Note) -> str:
        """What has happened beside the game."""
        return clock.note(_public(hosted), note)

    def reminder(
        self, hosted: Hosted, person: Person, decision: Decision, stage: Stage, place: int | None, in_channel: bool
    ) -> Message:
        """Somebody is asked, or still is."""
        scene = _public(hosted) if in_channel else Scene(hosted, language_of(person))
        return clock.reminder(scene, person, decision, stage, link(hosted, place), in_channel)

    def held(self, hosted: Hosted, seat: Seat) -> Message:
        """The computer plays for somebody: what he and the others can do about it."""
        return clock.held(_public(hosted), hosted.names[seat])

    def your_seat(self, hosted: Hosted, person: Person) -> Message:
        """To the person for whom the computer plays."""
        return clock.your_seat(Scene(hosted, language_of(person)))

    def offered(self, hosted: Hosted, seat: Seat) -> Message:
        """Anybody may take this seat."""
        return clock.offered(_public(hosted), hosted.names[seat])

    def invited(self, hosted: Hosted, by: int, guest: int) -> Message:
        """Somebody is called to a free seat."""
        return clock.invited(_public(hosted), by, guest)

    def paused(self, hosted: Hosted) -> Message:
        """The clock stands still, and how it goes on."""
        return clock.paused(_public(hosted))

    def ended(self, hosted: Hosted) -> Message:
        """The table was closed before its game was over."""
        return clock.ended(_public(hosted))

    def consent_asked(self, hosted: Hosted, subject: str, by: int, others: Sequence[int]) -> Message:
        """Somebody would like to stop the clock, or to let it go on."""
        return clock.consent_asked(_public(hosted), subject, by, others)

    def not_agreed(self, hosted: Hosted, subject: str) -> Message:
        """Not everybody agreed."""
        return Message(text=_public(hosted).say(f"not-agreed-{subject}"))

    def secret_lost(self, hosted: Hosted, person: Person) -> Message:
        """What somebody had left in secret went with a move that was taken back."""
        scene = Scene(hosted, language_of(person))
        return Message(text=scene.say("secret-lost", game=scene.words.say(hosted.record.game)))

    def digest(self, person: Person, waiting: Waiting) -> Message:
        """Which tables wait for a person."""
        language = language_of(person)
        return clock.digest(
            [
                (Scene(hosted, language, hosted.record.seat_of(person.id)), link(hosted, place))
                for hosted, place in waiting
            ]
        )

    def opening(self, hosted: Hosted) -> list[str]:
        """What is said when the game begins."""
        return public.opening(_public(hosted))

    def end(self, hosted: Hosted) -> Message:
        """How the game ended."""
        return public.end(_public(hosted))

    def undo_asked(self, hosted: Hosted) -> Message:
        """Somebody would like to take moves back."""
        return public.undo_asked(_public(hosted))

    def lines(self, hosted: Hosted, events: Sequence[Event], person: Person | None, seat: Seat | None) -> list[str]:
        """What happened, one line per event that this seat, or everybody, may know."""
        language = hosted.record.language if person is None else language_of(person)
        speaker = Scene(hosted, language).speaker
        return [speaker.event(event) for event in seen_by(seat, list(events)) if not event.quiet]

    def dealt(self, hosted: Hosted, seat: Seat, person: Person) -> Message:
        """The hand of a player, when the game begins."""
        return private.dealt(Scene(hosted, language_of(person), seat), None)

    def asked(self, hosted: Hosted, seat: Seat, person: Person) -> Message:
        """A secret decision, for a direct message."""
        return private.asked(Scene(hosted, language_of(person), seat), None)

    def told(self, hosted: Hosted, person: Person, lines: Sequence[str]) -> Message:
        """Something that only this player may know."""
        return private.told(Scene(hosted, language_of(person), hosted.record.seat_of(person.id)), lines)

    def parked(self, hosted: Hosted, person: Person) -> Message:
        """The channel of the table cannot be written to any more."""
        scene = Scene(hosted, language_of(person))
        return Message(text=scene.say("parked", game=scene.words.say(hosted.record.game)))

    def dms_closed(self, hosted: Hosted, person: Person) -> Message:
        """A player cannot get direct messages; he is called, for he has just missed one."""
        said = _public(hosted).say("dms-closed", name=person.name)
        return Message(text=f"{said} <@{person.id}>", calls=(person.id,))


def _public(hosted: Hosted) -> Scene:
    return Scene(hosted, hosted.record.language)
