"""What the club keeps: the log of results, and the records that are derived from it."""

from datetime import datetime
from enum import StrEnum
from typing import Any, Self

from games.kernel import Level, Record

Times = tuple[int, ...]
"""How many answers took how long, by the spans of ``SPANS``; the last number is of those that took longer."""

SPANS = (1, 2, 5, 10, 20, 30, 60, 120, 240, 480, 720, 1440, 2880)
"""Minutes."""


def together(one: Times, other: Times) -> Times:
    """Two counts of times in one."""
    length = max(len(one), len(other))
    padded = [(*times, *([0] * (length - len(times)))) for times in (one, other)]
    return tuple(first + second for first, second in zip(*padded, strict=True))


class Part(StrEnum):
    """What somebody had to do with a seat in a game that has ended."""

    COMPUTER = "computer"
    WHOLE = "whole"
    """They sat there from the first move to the last."""
    BACK = "back"
    """The same, but for a while the computer played for them."""
    TOOK_OVER = "took-over"
    """They sat down when the game was running, and stayed."""
    LEFT = "left"
    """They sat there at the beginning and not in the end."""
    LEFT_LAST = "left-last"
    """The same, and they were the last: with that the table closed."""
    PASSED_BY = "passed-by"
    """They took a seat over and left it again."""


STAYED = frozenset({Part.WHOLE, Part.BACK, Part.TOOK_OVER})
"""Whose the result of the seat is."""


class ResultChair(Record):
    """A seat in a game that has ended, and somebody who had to do with it. A seat that changed hands has several."""

    seat: int
    person_id: int | None
    """Below zero for somebody whose traces were erased: the same in all games of a title, and nobody knows who."""
    name: str
    level: Level | None = None
    """Of a computer: how strong it is."""
    part: Part
    place: int | None = None
    """Of the seat; None where the table was closed."""
    score: int | None = None
    best_move: int | None = None
    """The most that a single move has brought; None if nobody has looked."""
    title: str | None = None
    """The rank of a solo campaign."""
    asked: int = 0
    missed: int = 0
    times: Times = ()

    @property
    def won(self) -> bool:
        """Whether they have won, with their own hands."""
        return self.place == 1 and self.part in STAYED


NOTHING_ANSWERED: dict[str, Any] = {"asked": 0, "missed": 0, "times": ()}
"""In the place of how somebody answered."""


class Result(Record):
    """A game that has ended, or was closed after it had begun: a row of the log, with its chairs."""

    id: int = 0
    """They are numbered in the order in which they count."""
    table_id: int
    place_id: int
    """The server, or where there is none, the conversation."""
    game: str
    variant: str
    """The same for games whose scores can be compared: rules, options and seats are."""
    rated: bool
    closed: bool
    """Whether it was closed before its end: nobody has won then."""
    best: int | None = None
    """The highest score."""
    margin: int | None = None
    """By how much the winner was ahead; None alone, where several have won, or where the scores did not decide."""
    ended_at: datetime
    chairs: tuple[ResultChair, ...]

    @property
    def seats(self) -> int:
        """How many seats it had."""
        return len({chair.seat for chair in self.chairs})

    def without(self, person_id: int, pseudonym: int, name: str) -> Self:
        """The same, with somebody else in the place of a person whose traces are erased."""
        nobody = {"person_id": pseudonym, "name": name, **NOTHING_ANSWERED}
        chairs = (chair.model_copy(update=nobody) if chair.person_id == person_id else chair for chair in self.chairs)
        return self.model_copy(update={"chairs": tuple(chairs)})


class Meetings(Record):
    """How two people have fared against each other."""

    won: int
    """How often the first came in ahead of the second."""
    lost: int
    shared: int
    last: int
    """1 if the first was ahead the last time, -1 if the second was, else 0."""

    @property
    def games(self) -> int:
        """How often they have met."""
        return self.won + self.lost + self.shared


class GamesAlike(Record):
    """The games in one place whose scores can be compared with each other."""

    games: int
    best: int | None = None
    holder: str | None = None
    """Who has scored most; None if they want to be in no list."""
    decided: int = 0
    """How many of them were won by a margin."""
    closest: int | None = None
    """The smallest margin."""


class Rating(Record):
    """How strong somebody is taken to be in a game: a guess, and how uncertain it is."""

    mu: float
    sigma: float
    games: int = 0
    """How many rated games it rests on."""

    @property
    def points(self) -> int:
        """What people are shown: what somebody is at least worth, in all likelihood. Whoever is new has 1000."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


class Tally(Record):
    """What somebody has done in one game in one place."""

    person_id: int
    place_id: int
    game: str
    games: int = 0
    """How many they have played to the end against others."""
    won: int = 0
    abandoned: int = 0
    """How many they left before."""
    alone: int = 0
    """How many they have played to the end alone."""
    highest: int | None = None
    """Their highest score against others."""
    margin: int | None = None
    """Their largest margin."""
    best_move: int | None = None
    campaign: int | None = None
    """Their best result alone, and its rank."""
    campaign_title: str | None = None
    streak: int = 0
    """How many of the last games against others they have won in a row."""
    longest_streak: int = 0
    ended_at: datetime
    points: int | None = None
    """Of their rating in this game, wherever it was earned; None without one."""


class Ranked(Record):
    """A line of the list of the best in one game and place."""

    rank: int
    person_id: int
    name: str
    points: int
    games: int
    won: int


class Reliability(Record):
    """How somebody answers, in all games that have ended."""

    person_id: int
    asked: int = 0
    missed: int = 0
    times: Times = ()

    @property
    def in_time(self) -> int | None:
        """Of a hundred questions, how many they answered in time; None if nobody has counted any."""
        return None if not self.asked else round(100 * (self.asked - self.missed) / self.asked)

    @property
    def median(self) -> int | None:
        """Within how many minutes half of their answers came; None if none did, or it takes longer than is counted."""
        half, answered = sum(self.times) / 2, 0
        for minutes, number in zip(SPANS, self.times, strict=False):
            answered += number
            if answered and answered >= half:
                return minutes
        return None

    def with_answers(self, chair: ResultChair) -> Self:
        """The same with those of another game."""
        return self.model_copy(
            update={
                "asked": self.asked + chair.asked,
                "missed": self.missed + chair.missed,
                "times": together(self.times, chair.times),
            }
        )
