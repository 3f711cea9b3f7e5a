"""Positions of Schwarzmarkt, set up by hands, and moves in notation.

Product cards are written by letters: ``PPS`` is two potatoes and a sugar.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from games.kernel import Seat
from games.schwarzmarkt.components import DECKS
from games.schwarzmarkt.game import Schwarzmarkt
from games.schwarzmarkt.state import Offer, Player, State
from games.schwarzmarkt.view import SchwarzmarktView
from tests.games.bench import Bench

GAME = Schwarzmarkt()
LETTERS = "PCFBS"


def counts(letters: str) -> list[int]:
    assert set(letters) <= set(LETTERS)
    return [letters.count(letter) for letter in LETTERS]


def letters(cards: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, cards, strict=True))


class Setup(TypedDict, total=False):
    """What else can be said of a position, for helpers that pass it on."""

    waiting: Sequence[str]
    points: Sequence[int]
    starter: Seat
    round_: int
    seed: int | str
    spoiled_scope: str
    short_supply_scope: str
    winnings_visibility: str
    second_round_deal: str


class Position(Bench[State, SchwarzmarktView]):
    """A table with given hands; the first seat starts, in round 1, unless told otherwise.

    ``market`` puts black market cards into the hands of seats, ``waiting`` lays text cards out for the next offer,
    ``points`` are luxury points that seats have from earlier sales. Whatever is left lies in the piles.
    """

    def __init__(
        self,
        *hands: str,
        market: Mapping[Seat, Sequence[str]] | None = None,
        waiting: Sequence[str] = (),
        points: Sequence[int] = (),
        starter: Seat = 0,
        round_: int = 1,
        seed: int | str = 1,
        **options: str | int,
    ) -> None:
        super().__init__(GAME, len(hands), options, seed)
        self.state.starter = starter
        self.state.round = round_
        self._deal(hands)
        for seat, cards in (market or {}).items():
            for place, card in enumerate(cards):
                self._hold(seat, place, card)
        for card in waiting:
            self._lay_out(card)
        for seat, amount in enumerate(points):
            self.player(seat).sales = amount
        assert GAME.violations(self.state) == []

    def _deal(self, hands: Sequence[str]) -> None:
        pile = list(DECKS[self.state.options.product_deck])
        for seat, hand in enumerate(hands):
            self.player(seat).hand = counts(hand)
            pile = [left - held for left, held in zip(pile, counts(hand), strict=True)]
        self.state.pile = pile

    def _places(self) -> list[list[str]]:
        return [player.market for player in self.state.players] + [self.state.market_pile]

    def _hold(self, seat: Seat, place: int, card: str) -> None:
        own = self.player(seat).market
        if card in own[:place]:
            return
        cards = next(cards for cards in self._places() if card in cards)
        other = cards.index(card)
        cards[other], own[place] = own[place], cards[other]

    def _lay_out(self, card: str) -> None:
        cards = next(cards for cards in self._places() if card in cards)
        cards.remove(card)
        if cards is not self.state.market_pile:
            cards.append(self.state.market_pile.pop())
        self.state.waiting.append(card)
        self.state.shown.append(card)

    # What there is

    @property
    def offer(self) -> Offer:
        assert self.state.offer is not None
        return self.state.offer

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def hand(self, seat: Seat) -> str:
        return letters(self.player(seat).hand)

    @property
    def hands(self) -> list[str]:
        return [letters(player.hand) for player in self.state.players]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.state.players]

    @property
    def wanted(self) -> str:
        return letters(self.offer.wanted)


HANDS = ("PPBS", "CCCF", "PFFB", "BBSS")


def laid(card: str, *hands: str, **more: Unpack[Setup]) -> Position:
    """The first seat has laid this card."""
    position = Position(*(hands or HANDS), market={0: [card]}, **more)
    position.play(0, f"lay {card}")
    return position
