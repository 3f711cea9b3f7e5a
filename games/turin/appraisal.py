"""What cards are worth to whom, by a view alone: the mean change in the final payments over imagined endings.

An ending deals every card that is not settled yet to anybody, as if by chance. Cards that one takes come to oneself in
all endings; cards that one does not take go to others.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.kernel import Seat, Stream
from games.turin.components import CARDS, GOODS, ITEMS, OPENING_PRIZES, REMOVED, holdings
from games.turin.view import TurinView

ENDINGS = 14
"""How many endings are imagined, unless somebody is in a hurry."""
ENVY = 0.4
"""How much the mean income of the others counts against the own."""
PROFIT = 1.0
"""What a trade has to bring at least."""

_SHOWN = {card: tuple((good, count) for good, count in enumerate(items) if count) for card, items in ITEMS.items()}

Transfer = tuple[str, Seat | None, Seat]
"""A card, whose it was, whose it is."""


class _Ending:
    """Holdings by good and seat, and who got which of the cards that are still to come."""

    def __init__(self, view: TurinView, stream: Stream) -> None:
        seats = len(view.players)
        held = [holdings(player.cards) for player in view.players]
        self.columns = [[row[good] for row in held] for good in range(len(GOODS))]
        self.owners: dict[str, Seat | None] = {}
        hand = view.own.hand if view.own is not None else ()
        settled = {card for player in view.players for card in player.cards} | set(view.discarded)
        for card in CARDS:
            if card in settled:
                continue
            owner: Seat | None = stream.below(seats)
            if REMOVED[seats] and card not in hand and card not in view.lots and stream.below(2):
                owner = None
            if hand == (card,) and seats not in OPENING_PRIZES:
                owner = view.seat  # MT-12.2: the last card is kept
            self.owners[card] = owner
            if owner is not None:
                for good, count in _SHOWN[card]:
                    self.columns[good][owner] += count


class Offer(NamedTuple):
    """A card that could be put up for sale: for how much, who has most use for it, and what that is worth to both."""

    card: str
    price: int
    buyer: Seat
    gain: float
    loss: float

    @property
    def profit(self) -> float:
        """What the seller has of it."""
        return self.price - self.loss


class Appraisal:
    """Values in Scudo, as one seat sees them."""

    def __init__(self, view: TurinView, stream: Stream, endings: int = ENDINGS) -> None:
        assert view.seat is not None  # noqa: S101 - only players appraise
        self.view = view
        self.seat: Seat = view.seat
        self.rivals = [other for other in range(len(view.players)) if other != view.seat]
        self._endings = [_Ending(view, stream) for _ in range(endings)]

    def taking(self, cards: Sequence[str]) -> float:
        """What it is worth to have these lots, instead of leaving them to others."""
        total = 0.0
        for number, ending in enumerate(self._endings):
            other = self.rivals[number % len(self.rivals)]
            mine: list[Transfer] = []
            theirs: list[Transfer] = []
            for card in cards:
                owner = ending.owners[card]
                mine.append((card, owner, self.seat))
                theirs.append((card, owner, other if owner is None or owner == self.seat else owner))
            total += self._change(self.seat, ending, mine) - self._change(self.seat, ending, theirs)
        return total / len(self._endings)

    def moving(self, seat: Seat, card: str, owner: Seat, buyer: Seat) -> float:
        """What it would change for a seat if a face-up card went from its owner to a buyer."""
        return sum(self._change(seat, ending, [(card, owner, buyer)]) for ending in self._endings) / len(self._endings)

    def best_buyer(self, card: str) -> tuple[Seat, float]:
        """The other player to whom an own card brings most, and how much."""
        gains = [(other, self.moving(other, card, self.seat, other)) for other in self.rivals]
        return max(gains, key=lambda gain: gain[1])

    def offer(self, card: str, purse: int) -> Offer:
        """An own card put up for sale at a price between the two values, as far as so many coins reach."""
        buyer, gain = self.best_buyer(card)
        loss = -self.moving(self.seat, card, self.seat, buyer)
        return Offer(card, min(purse, int(gain), max(1, round((gain + loss) / 2))), buyer, gain, loss)

    def _change(self, seat: Seat, ending: _Ending, transfers: list[Transfer]) -> float:
        """How much better an ending gets for a seat by these transfers."""
        columns: dict[int, list[int]] = {}
        for card, owner, buyer in transfers:
            if owner == buyer:
                continue
            for good, count in _SHOWN[card]:
                column = columns.get(good)
                if column is None:
                    columns[good] = column = ending.columns[good].copy()
                column[buyer] += count
                if owner is not None:
                    column[owner] -= count
        payouts, before = self.view.payouts, ending.columns
        better = 0.0
        for good, column in columns.items():
            payout = payouts[good]
            better += _utilities(payout, tuple(column))[seat] - _utilities(payout, tuple(before[good]))[seat]
        return better


@lru_cache(maxsize=1 << 16)
def _utilities(payout: int, column: tuple[int, ...]) -> tuple[float, ...]:
    """By seat the final payment of one good (MT-13), less what is begrudged the others."""
    most = max(column)
    if not most:
        return (0.0,) * len(column)
    leading = column.count(most)
    fined = len(column) - column.count(0) - leading
    share = (payout + fined) // leading
    incomes = [share if have == most else -1 if have else 0 for have in column]
    total, others = sum(incomes), len(column) - 1
    return tuple(income - ENVY * (total - income) / others for income in incomes)
