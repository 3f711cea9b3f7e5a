"""Positions and ties: MT-6 and what the goose changes about them. All but ``bids_of`` need no state."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from games.kernel import Seat
from games.turin.components import prizes
from games.turin.state import State


class Bids(NamedTuple):
    """All that decides about positions, but the extras."""

    bids: tuple[int, ...]
    prizes: tuple[int, ...]
    bonus: Seat | None = None
    taker: Seat | None = None
    giver: Seat | None = None

    def effective(self, seat: Seat) -> int:
        """What a bid counts in the ranking; a bid of 0 gets no bonus (MT-17.2)."""
        bid = self.bids[seat]
        return bid + 1 if seat == self.bonus and bid else bid


class Block(NamedTuple):
    """Players with equal bids and the positions, from 0, that they occupy."""

    positions: range
    seats: tuple[Seat, ...]
    bid: int


class Group(NamedTuple):
    """Players of one block who bid again, for these positions."""

    positions: range
    seats: tuple[Seat, ...]


class Ranking(NamedTuple):
    """By position who holds it; who went void, and which orders the lot decided."""

    holders: list[Seat | None]
    voids: list[Group]
    lots: list[tuple[Seat, ...]]


Draw = Callable[[int, tuple[Seat, ...]], tuple[Seat, ...]]
"""Puts players who are equal from this position on into a random order."""


def bids_of(state: State) -> Bids:
    """The public bids of the latest auction."""
    auction = state.auction
    assert auction is not None  # noqa: S101 - asked only after the bids were shown
    return Bids(tuple(auction.bids), prizes(state.seats, state.round), auction.bonus, auction.taker, auction.giver)


def blocks(auction: Bids) -> Iterator[Block]:
    """Players with equal bids, highest first (MT-6.1)."""
    first = 0
    ranked = sorted(range(len(auction.bids)), key=lambda seat: (-auction.effective(seat), seat))
    for bid, members in groupby(ranked, key=auction.effective):
        seats = tuple(members)
        yield Block(range(first, first + len(seats)), seats, bid)
        first += len(seats)


def tied_blocks(auction: Bids) -> list[Block]:
    """The blocks that would bid again, goose or not (MT-6.3 to MT-6.5)."""
    counted = [auction.effective(seat) for seat, bid in enumerate(auction.bids) if bid]
    if len(set(counted)) == len(counted):
        return []
    return [
        block
        for block in blocks(auction)
        if block.bid > 0 and len(block.seats) > 1 and _has_prize(auction, block.positions)
    ]


@lru_cache(maxsize=256)
def groups(auction: Bids) -> tuple[Group, ...]:
    """Who bids again, after the goose has placed whom it placed (MT-16.5)."""
    tied = (_without_placed(auction, block) for block in tied_blocks(auction))
    return tuple(group for group in tied if len(group.seats) > 1 and _has_prize(auction, group.positions))


def rank(auction: Bids, extras: Sequence[int], draw: Draw) -> Ranking:
    """Who holds which position in the end."""
    ranking = Ranking([None] * len(auction.bids), [], [])
    for block in blocks(auction):
        if block.bid == 0:
            ranking.voids.append(Group(block.positions, block.seats))  # MT-6.3
        elif len(block.seats) == 1:
            ranking.holders[block.positions[0]] = block.seats[0]  # MT-6.2
        elif _has_prize(auction, block.positions):
            _rank_tied(auction, block, extras, draw, ranking)
    return ranking


def _has_prize(auction: Bids, positions: range) -> bool:
    return any(auction.prizes[position] for position in positions)


def _without_placed(auction: Bids, block: Block) -> Group:
    positions, seats = block.positions, block.seats
    if auction.giver in seats:
        positions = positions[1:]
    elif auction.taker in seats:
        positions = positions[:-1]
    return Group(positions, tuple(seat for seat in seats if seat not in (auction.giver, auction.taker)))


def _rank_tied(auction: Bids, block: Block, extras: Sequence[int], draw: Draw, ranking: Ranking) -> None:
    if auction.giver in block.seats:
        ranking.holders[block.positions[0]] = auction.giver  # MT-16.4
    elif auction.taker in block.seats:
        ranking.holders[block.positions[-1]] = auction.taker  # MT-16.3
    group = _without_placed(auction, block)
    if len(group.seats) == 1:
        ranking.holders[group.positions[0]] = group.seats[0]  # MT-16.5
    elif _has_prize(auction, group.positions):
        _rank_group(group, extras, draw, ranking)


def _rank_group(group: Group, extras: Sequence[int], draw: Draw, ranking: Ranking) -> None:
    """MT-6.7 to MT-6.10."""
    first = group.positions[0]
    ranked = sorted(group.seats, key=lambda seat: (-extras[seat], seat))
    for extra, members in groupby(ranked, key=lambda seat: extras[seat]):
        seats = tuple(members)
        if len(seats) > 1 and extra == 0:
            ranking.voids.append(Group(range(first, first + len(seats)), seats))
        else:
            if len(seats) > 1:
                seats = draw(first, seats)
                ranking.lots.append(seats)
            ranking.holders[first : first + len(seats)] = seats
        first += len(seats)
