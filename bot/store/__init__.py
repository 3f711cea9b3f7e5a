"""What is kept: people, tables, moves, messages to be sent. SQLAlchemy Core; SQLite by default."""

from bot.store.club import (
    SPANS,
    STAYED,
    GamesAlike,
    Meetings,
    Part,
    Ranked,
    Rating,
    Reliability,
    Result,
    ResultChair,
    Tally,
    Times,
)
from bot.store.engine import STORE_IS_AWAY, Store, open_store
from bot.store.leases import Taken
from bot.store.records.asked import ReviewRecord, Typed
from bot.store.records.clock import OF_NO_TABLE, Delay, OwnDeadline, Pause, Timer, TimerKind, Window
from bot.store.records.consent import ConsentRequest, Subject
from bot.store.records.outbox import Notice, NoticeKind
from bot.store.records.people import NO_ZONE, Call, Confirming, Person
from bot.store.records.prompts import About, Asks, Prompt
from bot.store.records.seasons import ALL_GAMES, Season, SeasonScore
from bot.store.records.seats import Attendance, Chair, KnownHand, SeatVote, SeatWish
from bot.store.records.servers import Server
from bot.store.records.tables import STANDING_STILL, Note, NoteKind, Remains, Status, TableRecord, Tip
from bot.store.records.tournaments import Entrant, Pairing, Phase, PodRecord, System, Tournament
from bot.store.tables import ConflictError
from bot.store.tournaments import UnreadableTournamentError
from bot.store.transaction import Called, Summons, Transaction
from bot.store.unreadable import UnreadableError

__all__ = [
    "ALL_GAMES",
    "NO_ZONE",
    "OF_NO_TABLE",
    "SPANS",
    "STANDING_STILL",
    "STAYED",
    "STORE_IS_AWAY",
    "About",
    "Asks",
    "Attendance",
    "Call",
    "Called",
    "Chair",
    "Confirming",
    "ConflictError",
    "ConsentRequest",
    "Delay",
    "Entrant",
    "GamesAlike",
    "KnownHand",
    "Meetings",
    "Note",
    "NoteKind",
    "Notice",
    "NoticeKind",
    "OwnDeadline",
    "Pairing",
    "Part",
    "Pause",
    "Person",
    "Phase",
    "PodRecord",
    "Prompt",
    "Ranked",
    "Rating",
    "Reliability",
    "Remains",
    "Result",
    "ResultChair",
    "ReviewRecord",
    "Season",
    "SeasonScore",
    "SeatVote",
    "SeatWish",
    "Server",
    "Status",
    "Store",
    "Subject",
    "Summons",
    "System",
    "TableRecord",
    "Taken",
    "Tally",
    "Timer",
    "TimerKind",
    "Times",
    "Tip",
    "Tournament",
    "Transaction",
    "Typed",
    "UnreadableError",
    "UnreadableTournamentError",
    "Window",
    "open_store",
]
