"""A review of a finished game for one who played: the moves that cost most, and everybody's chance to win over time.

A move is judged twice: in worlds that its seat could not tell from the real one, for that is what a player can be
blamed for; and in the world as it was, where others held what they truly held. It has cost something if both say so.
What will be drawn is left to chance in both. The best of several moves looks better than it is in the worlds in which
it was found: so what is reported is measured once more, in others.

The work is cut into small pieces, each for itself, so that whoever has to move does not wait for them. A game of any
length costs so many play-outs at the most.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kernel.action import Action
from games.kernel.advice import position_of, searcher_of, speaks_for
from games.kernel.dice import Dice
from games.kernel.log import MoveEntry, SavedTable, standing
from games.kernel.point import Point
from games.kernel.record import Record, Seat
from games.kernel.search import Searcher, play_on, value_after
from games.kernel.table import AnyGame, Finder, SeatWorlds, Table

SCREENED, SCREENING = 24, 4
"""So many moves are looked at, at the most, each in so many worlds."""
JUDGED, JUDGING = 6, 16
"""Those that look worst are looked at in so many more, once to find a better move and once to measure it."""
RIVALS = 3
"""So many other moves are tried."""
TOLD = 3
"""So many moves are told."""
WORTH_TELLING = 0.03
"""What costs less of the chance to win is not told."""
SURE = 2.0
"""So many standard errors it must be, for several moves are looked at, and one of them always looks bad."""
POINTS, PLAYED_ON = 20, 16
"""At so many points of the game everybody's chance is reckoned, each time by so many play-outs."""


class Moment(NamedTuple):
    """A game before a move of somebody, as another process needs it."""

    number: int
    """How many moves were made before."""
    kept: bytes
    played: dict[str, Any] | None = None
    """The move that followed, where it is judged."""


class Outline(NamedTuple):
    """What a review looks at."""

    moments: tuple[Moment, ...]
    """Before the moves of one player."""
    points: tuple[Moment, ...]
    """Where everybody's chance is reckoned."""
    moves: int
    stages: tuple[int, ...]
    """After how many moves a round, a day or another part of the game began, from the first."""


class Doubt(Record):
    """A move of somebody, and what it seems to have cost."""

    number: int
    cost: float


class Compared(Record):
    """The chance to win after what was played and after another move, in percent."""

    played: int
    better: int

    @property
    def cost(self) -> int:
        """What the other move would have gained."""
        return self.better - self.played


class Mistake(Record):
    """A move that cost something, what would have been better, and by how much."""

    number: int
    """Which move of the game it was, from 1."""
    played: dict[str, Any]
    better: dict[str, Any]
    points: tuple[Point, ...]
    """What speaks for the better one."""
    known: Compared
    """As far as its player could know."""
    true: Compared
    """With what the others held."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it cost, by both."""
        return (self.known.cost + self.true.cost) / 2


class Chances(Record):
    """Everybody's chance to win after so many moves, in percent; who wins together has one."""

    number: int
    by_seat: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...] = ()
    """Who wins together; empty where everybody plays for themselves."""


class Review(Record):
    """What there is to say of how somebody played."""

    mistakes: tuple[Mistake, ...]
    """The dearest first."""
    chances: tuple[Chances, ...]
    """None where one plays alone: there is nobody to win against."""
    moves: int
    """How many moves the game had."""
    looked_at: int
    """How many moves of this player were looked at."""
    stages: tuple[int, ...] = ()
    """After how many moves each part of the game began; empty where it has no parts, and in reviews made before."""


# What is looked at


def outline(table: Table, seat: Seat) -> Outline:
    """Which moments of a finished game a review is about."""
    if not table.over:
        raise LookupError(f"this game of {table.game.id} is not over")
    entries, following = table.standing(), table.beginning()
    own = _spread([number for number, entry in enumerate(entries) if _is_own(entry, seat)], SCREENED)
    points = set() if table.seats == 1 else set(_spread(list(range(len(entries))), POINTS))
    moments: list[Moment] = []
    looks: list[Moment] = []
    stages: dict[object, int] = {}
    stage = _searcher(table.game).guide.stage
    for number, entry in enumerate(entries):
        stages.setdefault(stage(following.state), number)
        kept = following.dump() if number in own or number in points else b""
        if number in own and _is_a_choice(following, entry):
            moments.append(Moment(number, kept, entry.action))
        if number in points:
            looks.append(Moment(number, kept))
        following.repeat(entry)
    return Outline(tuple(moments), tuple(looks), len(entries), tuple(stages.values()) if len(stages) > 1 else ())


def _is_own(entry: MoveEntry, seat: Seat) -> bool:
    return entry.seat == seat and not entry.skipped


def _is_a_choice(table: Table, entry: MoveEntry) -> bool:
    """Whether a move answered what was asked, and something else could have been answered."""
    kind = entry.action["kind"]
    asked = next((each for each in table.moves(entry.seat) if kind in each.accepts), None)
    return asked is not None and asked.owed and asked.sole_answer() is None


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """All, or so many of them from the first to the last."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]


def at(saved: SavedTable, moment: Moment, find: Finder) -> Table:
    """The table as it was at a moment."""
    before = tuple(standing(saved.log)[: moment.number])
    return Table.resume(saved.model_copy(update={"log": before}), moment.kept, find)


# Judging moves


def doubt(table: Table, seat: Seat, moment: Moment) -> Doubt:
    """What a move seems to have cost, after a short look."""
    judging = _Judging(table, seat, moment)
    means = judging.means("doubt", SCREENING)
    return Doubt(number=moment.number, cost=max(means) - means[0])


def judge(table: Table, seat: Seat, moment: Moment) -> Mistake | None:
    """A move with what would have been better; None if nothing would have been, as far as can be told."""
    judging = _Judging(table, seat, moment)
    means = judging.means("search", JUDGING)
    best = max(range(len(means)), key=means.__getitem__)
    if best == 0:
        return None
    known = judging.values("measure", JUDGING, best)
    gains = [other - own for own, other in zip(*known, strict=True)]
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    if mean < max(WORTH_TELLING, SURE * error):
        return None
    better, true = judging.candidates[best], _compared(judging.values("true", JUDGING, best, truly=True))
    if true.cost <= 0:
        return None  # nobody could know that it would do no harm, but it did none
    return Mistake(
        number=moment.number + 1,
        played=judging.played.model_dump(mode="json"),
        better=better.model_dump(mode="json"),
        points=speaks_for(table.game, judging.worlds, better),
        known=_compared(known),
        true=true,
    )


def _compared(values: Sequence[Sequence[float]]) -> Compared:
    played, better = (round(100 * sum(each) / len(each)) for each in values)
    return Compared(played=played, better=better)


class _Judging:
    """A move and others that could have been made instead, tried out in the same worlds."""

    def __init__(self, table: Table, seat: Seat, moment: Moment) -> None:
        self._table, self._seat = table, seat
        self._searcher = _searcher(table.game)
        self._seed = position_of(table, seat)
        self.worlds = SeatWorlds(table, seat)
        self.played = table.game.read_action(moment.played or {})
        found = self._searcher.guide.candidates(self.worlds.view, self.worlds.moves, Dice.of(self._seed))
        self.candidates: list[Action] = [self.played, *[each for each in found if each != self.played][:RIVALS]]

    def means(self, what: str, worlds: int) -> list[float]:
        """How each candidate does on average; what was played comes first."""
        tried = [
            [self._value(action, Dice.of(f"{self._seed}:{what}:{world}"), truly=False) for action in self.candidates]
            for world in range(worlds)
        ]
        return [sum(column) / worlds for column in zip(*tried, strict=True)]

    def values(self, what: str, worlds: int, other: int, *, truly: bool = False) -> tuple[list[float], list[float]]:
        """How what was played does in each world, and how another candidate does."""
        dice = [Dice.of(f"{self._seed}:{what}:{world}") for world in range(worlds)]
        own = [self._value(self.played, each, truly=truly) for each in dice]
        return own, [self._value(self.candidates[other], each, truly=truly) for each in dice]

    def _value(self, action: Action, dice: Dice, *, truly: bool) -> float:
        game = self._table.game
        state = game.copy(self._table.state) if truly else self.worlds.imagine(dice)
        return value_after(self._searcher.guide, game, state, self._seat, action, dice)


def _searcher(game: AnyGame) -> Searcher:
    searcher = searcher_of(game)
    if searcher is None:
        raise LookupError(f"nobody thinks ahead in {game.id}")
    return searcher


# Chances


def chances(table: Table, moment: Moment) -> Chances:
    """Everybody's chance to win at a moment: that of all sides together is 100 percent."""
    game, guide = table.game, _searcher(table.game).guide
    sides = guide.sides(table.state, table.seats)
    sums = [0.0] * len(sides)
    for number in range(PLAYED_ON):
        state = game.copy(table.state)
        dice = Dice.of(f"chances:{table.game.id}:{moment.number}:{number}")
        play_on(guide, game, state, dice, guide.stage(state))
        values = [guide.value(game, state, side[0]) for side in sides]
        sums = [total + value / sum(values) for total, value in zip(sums, values, strict=True)]
    return _of_sides(moment.number, sides, sums)


def final_chances(table: Table) -> Chances:
    """The same after the last move, where it is certain: who shares the win shares it."""
    sides = _searcher(table.game).guide.sides(table.state, table.seats)
    won = [float(side[0] in table.outcome.winners) for side in sides]
    return _of_sides(len(table.standing()), sides, won)


def _of_sides(number: int, sides: Sequence[tuple[Seat, ...]], weights: Sequence[float]) -> Chances:
    """The chances of seats whose sides have these weights."""
    percents = {seat: share for side, share in zip(sides, in_percent(weights), strict=True) for seat in side}
    together = tuple(sides) if len(sides) < len(percents) else ()
    return Chances(number=number, by_seat=tuple(percents[seat] for seat in sorted(percents)), sides=together)


def in_percent(weights: Sequence[float]) -> tuple[int, ...]:
    """Shares as whole percents that make 100 together: what is left goes to those who lose most by rounding."""
    exact = [100 * weight / sum(weights) for weight in weights]
    whole = [int(share) for share in exact]
    order = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    for seat in order[: 100 - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)


def summed_up(found: Sequence[Mistake | None], reckoned: Sequence[Chances], looked: Outline) -> Review:
    """The review of all that was found."""
    mistakes = sorted((each for each in found if each is not None), key=lambda each: (-each.cost, each.number))
    return Review(
        mistakes=tuple(mistakes[:TOLD]),
        chances=tuple(reckoned),
        moves=looked.moves,
        looked_at=len(looked.moments),
        stages=looked.stages,
    )


def worst(doubts: Sequence[Doubt]) -> list[int]:
    """The numbers of the moves that seem to have cost most."""
    costly = [each for each in doubts if each.cost > 0]
    return [each.number for each in sorted(costly, key=lambda each: (-each.cost, each.number))[:JUDGED]]
