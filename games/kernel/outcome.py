"""How a game ended: places, and every line of every score."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from games.kernel.record import Record, Seat


class ScoreLine(Record):
    """One line of a score sheet: its name in the catalogue, and what it adds."""

    name: str
    amount: int


class Standing(Record):
    """How one seat ended."""

    seat: Seat
    place: int
    """From 1; equal ones share a place and the next is counted after all of them (1, 2, 2, 4)."""
    score: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[ScoreLine, ...] = ()
    """What decided among equal scores, in order of use."""
    title: str | None = None
    """What the rules call so good a result, by its name in the catalogue: the rank of a solo campaign."""


class SheetPart(Record):
    """A part of a solo campaign: its name in the catalogue, what it gave, and for which result if it is for one."""

    name: str
    amount: int
    result: int | None = None


class Sheet(Record):
    """What has been written down of a solo campaign so far."""

    parts: tuple[SheetPart, ...]
    most: int
    """So many parts with a result a whole campaign has."""
    total: int
    title: str | None
    """What the rules call so good a campaign; None if it is not complete."""


class Outcome(Record):
    """Why the game ended, and the standing of every seat, in seat order."""

    reason: StrEnum | str
    standings: tuple[Standing, ...]

    @classmethod
    def ranked(
        cls,
        reason: StrEnum | str,
        lines: Sequence[Mapping[str, int]],
        tie_breaks: Sequence[Mapping[str, int]] | None = None,
    ) -> "Outcome":
        """Places by the sums of the lines, by seat; among equals by the tie-breaks in order: the most is best."""
        breaks = tie_breaks or [{}] * len(lines)
        scores = [sum(sheet.values()) for sheet in lines]
        ranks = places([(score, *decided.values()) for score, decided in zip(scores, breaks, strict=True)])
        return cls(
            reason=reason,
            standings=tuple(
                Standing(
                    seat=seat,
                    place=ranks[seat],
                    score=scores[seat],
                    lines=_score_lines(lines[seat]),
                    tie_breaks=_score_lines(breaks[seat]),
                )
                for seat in range(len(lines))
            ),
        )

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat on the first place."""
        return tuple(standing.seat for standing in self.standings if standing.place == 1)


class Ending(Record):
    """How a game ended and how it went: what each seat would have scored, at the start and after every move."""

    outcome: Outcome
    course: tuple[tuple[int, ...], ...]


def _score_lines(amounts: Mapping[str, int]) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(name=name, amount=amount) for name, amount in amounts.items())


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each key: the highest is first, equal keys share a place (1, 1, 3)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
