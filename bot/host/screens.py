"""What the house has shown. The screens themselves are made elsewhere, from views alone."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from bot.host.club.before import Past
from bot.host.club.standing import SeasonPage
from bot.host.hosted import HostedTable
from bot.host.tournament.screens import TournamentScreens
from bot.messages.message import Message
from bot.store import ConsentRequest, Note, Person, Remains, Season, Subject
from games.kernel import Decision, Event, Seat
from games.kernel.review import Review


class Stage(StrEnum):
    """Which message about a question this is."""

    ASKED = "asked"
    HALF = "half"
    LAST = "last"


Waiting = Sequence[tuple[HostedTable, int | None]]
"""Tables, each with the message that has its buttons."""


class Screens(Protocol):
    """Every message that the house sends by itself."""

    tournaments: TournamentScreens

    # The table in its channel

    def lobby(self, hosted: HostedTable) -> Message:
        """The table before it begins, or for the last time: that it was cancelled, or the hash of its seed."""
        ...

    def card(self, hosted: HostedTable, role: int | None) -> Message:
        """The table for another channel, where a role may be called: before it begins, that it has, or was closed."""
        ...

    def seat_card(self, hosted: HostedTable, seat: Seat, role: int | None) -> Message:
        """A seat that is offered in a game that runs, for another channel."""
        ...

    def open_seats(self, person: Person, tables: Sequence[HostedTable]) -> Message:
        """To somebody who likes their games: the tables that look for players."""
        ...

    def unjoined(self, hosted: HostedTable, days: int) -> str:
        """Why a table closes by itself that nobody has joined or begun for so many days."""
        ...

    def handed_on(self, hosted: HostedTable) -> Message:
        """Who opened the table has left, and it belongs to somebody else now."""
        ...

    def now_rated(self, hosted: HostedTable) -> Message:
        """The opener has changed whether the game counts for ratings; the others who sit there are called."""
        ...

    def is_everyday(self, word: str) -> bool:
        """Whether a word stands in texts without meaning anybody, whoever is called by it."""
        ...

    def nobody(self, person: Person) -> str:
        """What somebody is called in games of others who wants to be forgotten."""
        ...

    def opening(self, hosted: HostedTable) -> list[str]:
        """What is said when the game begins."""
        ...

    def fair_deal(self, hosted: HostedTable) -> Message:
        """The hash of the seed, in a message of its own."""
        ...

    def lines(self, hosted: HostedTable, moves: Sequence[Sequence[Event]]) -> list[str]:
        """What happened, as everybody may know it: one line per move."""
        ...

    def news(self, hosted: HostedTable, events: Sequence[Event], person: Person, seat: Seat) -> list[str]:
        """What happened that concerns this person in this seat, event by event."""
        ...

    def note(self, hosted: HostedTable, note: Note) -> str:
        """What has happened beside the game."""
        ...

    def turn(self, hosted: HostedTable, calls: tuple[int, ...]) -> Message:
        """What has happened since the last such message (the record's lines), the board, and who is asked what."""
        ...

    def end(self, hosted: HostedTable, before: Past) -> Message:
        """How the game ended, and what was played there before it."""
        ...

    def review(self, hosted: HostedTable, seat: Seat, person: Person, found: Review) -> Message:
        """What there is to say of how somebody played, to them alone."""
        ...

    def no_review(self, hosted: HostedTable, seat: Seat, person: Person) -> Message:
        """That nothing can be said of it, though they wait for it."""
        ...

    def closed(self, hosted: HostedTable, reason: str, by: int | None) -> Message:
        """The table was closed before its game was over, or before it began; everybody is called but who did it."""
        ...

    # Questions

    def slip(self, hosted: HostedTable, seat: Seat, person: Person, lines: Sequence[str]) -> Message:
        """All that a player needs to know in private: what has happened, what they are asked, what they have."""
        ...

    def since(self, hosted: HostedTable, seat: Seat, person: Person, stage: Stage) -> list[str]:
        """How the slip of a player begins who is asked, or still is: that, and what happened since their last move."""
        ...

    def reminder(
        self, hosted: HostedTable, person: Person, decision: Decision, stage: Stage, place: int | None
    ) -> Message:
        """Somebody is called in the channel because they are asked, or still are; ``place`` is the board's message."""
        ...

    def addressed(self, hosted: HostedTable, person: Person, events: Sequence[Event]) -> Message:
        """Something that everybody may know and that is meant for this player, who is called in the channel."""
        ...

    def digest(self, person: Person, waiting: Waiting) -> Message:
        """Which tables wait for a person."""
        ...

    def unread(self, person: Person, waiting: Waiting) -> Message:
        """What a person typed to the bot was not read, and these tables wait for them."""
        ...

    # Seats, pauses, consent

    def computer_took_over(self, hosted: HostedTable, seat: Seat, calls: tuple[int, ...]) -> Message:
        """The computer plays for somebody: what they (who may have to be called) and the others can do about it."""
        ...

    def your_seat(self, hosted: HostedTable, person: Person) -> Message:
        """To the person for whom the computer plays."""
        ...

    def took_over(self, hosted: HostedTable, person: Person, before: str) -> str:
        """To somebody who has taken a seat over: whose it was, and since when the game runs."""
        ...

    def replaced(self, hosted: HostedTable, person: Person, successor: str, in_channel: bool) -> Message:
        """To somebody in whose seat another one sits now."""
        ...

    def offered(self, hosted: HostedTable, seat: Seat, may_sit: tuple[int, ...], others: tuple[int, ...]) -> Message:
        """Anybody may take this seat; those who have sat there and the others of the table are called."""
        ...

    def invited(self, hosted: HostedTable, by: int, guest: int) -> Message:
        """Somebody is called to a free seat."""
        ...

    def paused(self, hosted: HostedTable) -> Message:
        """The clock stands still, and how it goes on."""
        ...

    def consent_asked(self, hosted: HostedTable, request: ConsentRequest) -> Message:
        """Somebody would like to take moves back, to stop the clock, or to let it go on."""
        ...

    def not_agreed(self, hosted: HostedTable, subject: Subject) -> Message:
        """Not everybody agreed."""
        ...

    def secret_lost(self, hosted: HostedTable, person: Person) -> Message:
        """What somebody had left in secret went with a move that was taken back."""
        ...

    # Seasons

    def season_name(self, language: str, number: int) -> str:
        """What a season is called that nobody has named."""
        ...

    def season_begins(self, season: Season) -> Message:
        """To everybody: a season begins, until when it lasts and what counts."""
        ...

    def season_ends(self, season: Season, tables: Sequence[SeasonPage]) -> Message:
        """To everybody: a season is over, and who has won it, in all games and in each."""
        ...

    # What does not arrive

    def set_aside(self, remains: Remains, person: Person | None) -> Message:
        """A table cannot be read any more: to its channel, or to somebody who sits there."""
        ...

    def moved_away(self, hosted: HostedTable, channel_id: int) -> Message:
        """The table goes on in another channel."""
        ...

    def parked(self, hosted: HostedTable, person: Person) -> Message:
        """The channel of the table cannot be written to any more."""
        ...

    def dms_closed(self, hosted: HostedTable, person: Person) -> Message:
        """A player cannot get direct messages."""
        ...
