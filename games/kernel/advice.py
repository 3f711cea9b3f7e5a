"""Advice to a person: what hard would do now, two other moves, and what speaks for each.

It follows from what the seat may know alone. Its dice too: the same position gives the same advice, whoever asks how
often, and whatever the others hold.
"""

from enum import StrEnum
from operator import itemgetter

from games.kernel.action import Action
from games.kernel.agent import Worlds
from games.kernel.dice import Dice
from games.kernel.level import Level
from games.kernel.point import Point
from games.kernel.record import Record, Seat
from games.kernel.search import Searcher
from games.kernel.table import AnyGame, SeatWorlds, Table

MOVES = 3
"""So many moves are shown."""
BREADTH = 2
"""So many times as much is tried as by a computer that has to move: people want to compare."""
LITTLE, MUCH = 0.08, 0.3
"""Below the one a move is as good as another, from the other on much worse; where a game is even, 2 and 7 percent."""


class Rank(StrEnum):
    """How a move compares with the first one."""

    FIRST = "first"
    EVEN = "even"
    CLOSE = "close"
    WORSE = "worse"


class Suggestion(Record):
    """A move, as JSON, with how good it is and what speaks for it."""

    action: str
    rank: Rank
    points: tuple[Point, ...]


class Hint(Record):
    """What somebody is advised to do, the best first."""

    suggestions: tuple[Suggestion, ...]


def searcher_of(game: AnyGame) -> Searcher | None:
    """The player that thinks; None if the game has none."""
    hard = game.agents().get(Level.HARD)
    return hard if isinstance(hard, Searcher) else None


def position_of(table: Table, seat: Seat) -> str:
    """All that a seat knows of where the game stands: the same text is the same position."""
    asked = ",".join(decision.id for decision in table.moves(seat))
    return f"{table.game.id}:{table.game.rules_version}:{asked}:{table.view(seat).model_dump_json()}"


def advise(table: Table, seat: Seat) -> Hint:
    """What hard would do in this seat, and two others."""
    searcher = searcher_of(table.game)
    if searcher is None:
        raise LookupError(f"nobody thinks ahead in {table.game.id}")
    worlds: Worlds = SeatWorlds(table, seat)
    weighed = searcher.weigh(worlds, Dice.of(position_of(table, seat)), mixed=False, breadth=BREADTH)
    told: list[tuple[float, Suggestion]] = []
    said: set[str] = set()
    for each in weighed:
        points, figures = speaks_for(table.game, worlds, each.action), table.preview(seat, each.action)
        rank = _rank(each.lag) if told else Rank.FIRST
        reasons = f"{each.action.kind} {points or figures}" if figures or points else each.action.text
        all_said = f"{each.action.kind} {points} {figures}" if figures or points else each.action.text
        if all_said in said or (rank is Rank.EVEN and reasons in said):
            continue  # another way to the same thing, or at least nothing can be said that sets it apart
        said |= {reasons, all_said}
        told.append((each.lag, Suggestion(action=each.action.model_dump_json(), rank=rank, points=points)))
    first, *others = told[:MOVES]
    return Hint(suggestions=(first[1], *(suggestion for _, suggestion in sorted(others, key=itemgetter(0)))))


def speaks_for(game: AnyGame, worlds: Worlds, action: Action) -> tuple[Point, ...]:
    """What speaks for an action, the weightiest points only."""
    return tuple(game.points(worlds.view, action))[:MOVES]


def _rank(lag: float) -> Rank:
    if lag < LITTLE:
        return Rank.EVEN
    return Rank.CLOSE if lag < MUCH else Rank.WORSE
