"""What cards are worth to whom, by a view alone: the mean change in the final payments over imagined endings.

An ending deals every card that is not settled yet to anybody, as if by chance. Cards that one takes come to oneself in
all endings; cards that one does not take go to others.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from games.kernel import Seat, Stream
from games.turin.components import CARDS, GOODS, ITEMS, REMOVED, holdings
from games.turin.view import TurinView

ENDINGS = 14
ENVY = 0.4
"""How much the mean income of the others counts against the own."""

Rows = list[list[int]]
"""Items by seat and good."""


class Appraisal:
    """Values in Scudo, as one seat sees them."""

    def __init__(self, view: TurinView, stream: Stream) -> None:
        assert view.seat is not None  # noqa: S101 - only players appraise
        self.view = view
        self.seat: Seat = view.seat
        self.rivals = [other for other in range(len(view.players)) if other != view.seat]
        self._endings = [self._ending(stream) for _ in range(ENDINGS)]

    def _ending(self, stream: Stream) -> tuple[Rows, dict[str, Seat | None]]:
        """Final holdings, and who got which of the cards that are still to come."""
        seats = len(self.view.players)
        rows = [list(holdings(player.cards)) for player in self.view.players]
        owners: dict[str, Seat | None] = {}
        hand = self.view.own.hand if self.view.own is not None else ()
        settled = {card for player in self.view.players for card in player.cards} | set(self.view.discarded)
        for card in CARDS:
            if card in settled:
                continue
            owner: Seat | None = stream.below(seats)
            known = card in hand or card in self.view.lots
            if REMOVED[seats] and not known and stream.below(2):
                owner = None
            if hand == (card,) and seats not in (4, 5):
                owner = self.seat  # MT-12.2: the last card is kept
            owners[card] = owner
            if owner is not None:
                _move(rows, card, None, owner)
        return rows, owners

    @cached_property
    def prices(self) -> Mapping[str, int]:
        """What is for sale, and for how much."""
        return {listing.card: listing.price for listing in self.view.listings}

    # Cards that are still to come: lots and hand cards

    def taking(self, cards: Iterable[str]) -> float:
        """What it is worth to have these lots, instead of leaving them to others."""
        return self.coming(self.seat, tuple(cards))

    def coming(self, seat: Seat, cards: tuple[str, ...]) -> float:
        """The same for any seat."""
        others = [other for other in range(len(self.view.players)) if other != seat]
        total = 0.0
        for number, (rows, owners) in enumerate(self._endings):
            mine, theirs = [list(row) for row in rows], [list(row) for row in rows]
            for card in cards:
                owner = owners.get(card)
                _move(mine, card, owner, seat)
                if owner == seat or owner is None:
                    _move(theirs, card, owner, others[number % len(others)])
            total += self._utility(seat, mine) - self._utility(seat, theirs)
        return total / len(self._endings)

    # Cards that lie face up

    def moving(self, seat: Seat, card: str, owner: Seat, buyer: Seat) -> float:
        """What it would change for a seat if a card went from its owner to a buyer."""
        total = 0.0
        for rows, _ in self._endings:
            after = [list(row) for row in rows]
            _move(after, card, owner, buyer)
            total += self._utility(seat, after) - self._utility(seat, rows)
        return total / len(self._endings)

    def best_buyer(self, card: str) -> tuple[Seat, float]:
        """The other player to whom an own card brings most, and how much."""
        gains = [(other, self.moving(other, card, self.seat, other)) for other in self.rivals]
        return max(gains, key=lambda gain: gain[1])

    def _utility(self, seat: Seat, rows: Rows) -> float:
        incomes = self._incomes(rows)
        others = sum(incomes) - incomes[seat]
        return incomes[seat] - ENVY * others / len(self.rivals)

    def _incomes(self, rows: Rows) -> list[float]:
        """The final payments (MT-13)."""
        incomes = [0.0] * len(rows)
        for good in range(len(GOODS)):
            held = [row[good] for row in rows]
            most = max(held)
            if not most:
                continue
            leading = held.count(most)
            fined = len(held) - held.count(0) - leading
            share = (self.view.payouts[good] + fined) // leading
            for seat, have in enumerate(held):
                if have == most:
                    incomes[seat] += share
                elif have:
                    incomes[seat] -= 1
        return incomes


def _move(rows: Rows, card: str, owner: Seat | None, buyer: Seat) -> None:
    if owner == buyer:
        return
    for good, count in enumerate(ITEMS[card]):
        if count:
            rows[buyer][good] += count
            if owner is not None:
                rows[owner][good] -= count
