"""How long a game takes by correspondence: ``make waits``.

Computer players stand for people who look in once for every wait. A *wait* is the time in which the table stands until
somebody answers: all who are asked then answer, and that is one wait. What is done for people without asking them (what
a computer decides, what has only one answer, what a standing order carries out) is none.

``--write`` keeps the figures in the folder of each game; the lobby speaks of them.
"""

import argparse
import statistics
import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from games.kernel import AnyGame, Dice, Seat, Table
from games.kernel.course import FILE, Course
from games.kernel.playout import LONGEST, EndlessGameError
from games.registry import find_game, games

LEAST_PEOPLE = 2
"""Whoever plays alone waits for nobody."""


class Habit(Enum):
    """How the people of a measured game play."""

    ASKED = "everything asked"
    """Also what has only one answer: as it was before that was done for people."""
    PLAIN = "nobody plans"
    PLANNING = "everybody plans"


class Measured(NamedTuple):
    """What one game took; the rest is per person."""

    waits: int
    questions: float
    with_one_answer: float


class Correspondence:
    """One game in which the first so many seats are people's, lived through wait by wait."""

    def __init__(self, table: Table, people: int, habit: Habit, dice: Dice) -> None:
        self._table = table
        self._people = range(people)
        self._computers = range(people, table.seats)
        self._habit = habit
        self._seed = dice.seed.hex()
        self._agent = table.game.agent()
        self._planner = table.game.planner() if habit is Habit.PLANNING else None
        self._with_one_answer = 0

    def measure(self) -> Measured:
        """Play to the end."""
        waits = questions = 0
        self._go_on()
        while not self._table.over:
            if self._plan():
                self._go_on()
                continue
            asked = {seat: {decision.id for decision in self._table.owed(seat)} for seat in self._people}
            waits += 1
            questions += sum(len(ids) for ids in asked.values())
            for seat, ids in asked.items():
                self._answer(seat, ids)
            self._go_on()
        count = len(self._people)
        return Measured(waits, questions / count, self._with_one_answer / count)

    def _plan(self) -> bool:
        """Let everybody leave the orders that are to be left; whether that answered somebody's question."""
        if self._planner is None:
            return False
        before = self._table.awaited()
        for seat in self._people:
            for order in self._planner.plan(self._table.view(seat), self._table.moves(seat), self._dice()):
                self._table.play(seat, order)
        return self._table.awaited() != before

    def _answer(self, seat: Seat, asked: set[str]) -> None:
        """Let a person answer all that they are asked, if nobody else has settled it meanwhile."""
        if self._forced(seat):
            self._with_one_answer += 1
        for _ in range(LONGEST):
            if self._table.over or asked.isdisjoint(decision.id for decision in self._table.owed(seat)):
                return
            self._play(seat)
        raise EndlessGameError(self._table.game.id, LONGEST)

    def _go_on(self) -> None:
        """All that needs no person."""
        for _ in range(LONGEST):
            seat = next((seat for seat in self._computers if self._table.owed(seat)), None)
            if self._table.over or (seat is None and not self._answer_forced()):
                return
            if seat is not None:
                self._play(seat)
        raise EndlessGameError(self._table.game.id, LONGEST)

    def _answer_forced(self) -> bool:
        """Answer for a person who has only one answer; whether there was one."""
        if self._habit is Habit.ASKED:
            return False
        for seat in self._people:
            if self._forced(seat):
                self._with_one_answer += 1
                self._play(seat)
                return True
        return False

    def _forced(self, seat: Seat) -> bool:
        return not self._table.over and self._table.forced(seat) is not None

    def _play(self, seat: Seat) -> None:
        self._table.play(seat, self._agent.choose(self._table.view(seat), self._table.moves(seat), self._dice()))

    def _dice(self) -> Dice:
        return Dice.of(f"{self._seed}:{len(self._table.log)}")


def measure(game: AnyGame, seats: int, people: int, habit: Habit, count: int, seed: int) -> list[Measured]:
    """So many games of so many seats, of which so many are people's."""
    dice = [Dice.of(f"waits:{seed}:{number}") for number in range(count)]
    return [Correspondence(Table(game, seats, {}, each), people, habit, each).measure() for each in dice]


# Figures to keep


def courses(game: AnyGame, count: int, seed: int) -> Iterator[Course]:
    """What is to be expected of a game with every number of seats and of people."""
    for seats in game.seat_counts:
        for people in range(LEAST_PEOPLE, seats + 1):
            played = measure(game, seats, people, Habit.PLAIN, count, seed)
            plans = game.planner() is not None
            planned = measure(game, seats, people, Habit.PLANNING, count, seed) if plans else []
            yield Course(
                seats=seats,
                people=people,
                waits=_middle(each.waits for each in played),
                answers=_middle(each.questions for each in played),
                planned=_middle(each.waits for each in planned) if planned else None,
            )


def _middle(values: Iterable[float]) -> int:
    return round(statistics.median(values))


def write(game: AnyGame, count: int, seed: int) -> None:
    """Keep the figures of a game in its folder."""
    kept = ",\n".join(course.model_dump_json() for course in courses(game, count, seed))
    folder = Path(str(resources.files(type(game).__module__.rpartition(".")[0])))
    (folder / FILE).write_text(f"[\n{kept}\n]\n")


# The table


def _spread(values: Sequence[float]) -> str:
    """The median with its quartiles."""
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return f"{middle:.0f} ({low:.0f}-{high:.0f})"


def lines(game: AnyGame, count: int, seed: int) -> Iterator[str]:
    """A line for each number of players and each habit; nobody plans a game that has no planner."""
    habits = [habit for habit in Habit if habit is not Habit.PLANNING or game.planner() is not None]
    for seats in game.seat_counts:
        for habit in habits if seats >= LEAST_PEOPLE else ():
            played = measure(game, seats, seats, habit, count, seed)
            columns = (_spread(column) for column in zip(*played, strict=True))
            yield "| " + " | ".join((game.id, str(seats), habit.value, *columns)) + " |"


HEADING = """\
| game | players | | waits | questions a person | with one answer |
|---|---|---|---|---|---|"""


def main() -> int:
    """Print the table, or keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", type=find_game, help="only this one")
    parser.add_argument("--games", type=int, default=20, help="how many of each kind are played")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="keep the figures instead of printing them")
    asked = parser.parse_args()
    chosen = games() if asked.game is None else (asked.game,)
    if asked.write:
        for game in chosen:
            write(game, asked.games, asked.seed)
        return 0
    print(HEADING)
    for game in chosen:
        for line in lines(game, asked.games, asked.seed):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
