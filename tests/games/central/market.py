"""A table of Central Market at which hands are laid out and moves are typed."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from games.central.components import CARDS, KG_OF, PRODUCT_NUMBER, PRODUCT_OF, PRODUCTS
from games.central.game import CentralMarket, FirstCentralMarket, SecondCentralMarket
from games.central.listed import WAIT
from games.central.state import Player, State
from games.central.view import CentralView
from games.kernel import Action, Event, Seat, seen_by
from tests.games.bench import Bench

GAME = CentralMarket()
SECOND_GAME = SecondCentralMarket()
FIRST_GAME = FirstCentralMarket()
E = TypeVar("E", bound=Event)


def cards(text: str, pool: list[int]) -> list[int]:
    """Take cards such as ``tomato 2 3 3, carrot 4`` out of the pool, the lowest ids first."""
    taken = []
    for part in text.split(",") if text else []:
        product, *values = part.split()
        for kg in values:
            card = next(c for c in pool if PRODUCT_OF[c] == PRODUCT_NUMBER[product] and KG_OF[c] == int(kg))
            pool.remove(card)
            taken.append(card)
    return taken


class Market(Bench[State, CentralView]):
    """A game in which seat 0 is the first player of round 1, with chosen hands; moves are typed.

    Everybody who is asked for a bid ahead of their turn waits for it, unless the test is about that.
    """

    def __init__(
        self,
        hands: Sequence[str],
        aside: Sequence[str] = (),
        number: int = 1,
        game: CentralMarket = GAME,
        ahead: bool = False,
        **options: object,
    ) -> None:
        super().__init__(game, len(hands), {"first_player": "seat_1"} | options, "market")
        self.ahead = ahead
        self.lay_out(hands, aside)
        self.state.round = number
        for player in self.state.players:
            player.points = [0] * (number - 1)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def lay_out(self, hands: Sequence[str], aside: Sequence[str] = ()) -> None:
        """Give everybody these hands; the other cards are the draw pile."""
        pool = [card for card in CARDS if PRODUCT_OF[card] in self.state.products]
        for player, hand in zip(self.state.players, hands, strict=True):
            player.hand = tuple(sorted(cards(hand, pool)))
        for player, hidden in zip(self.state.players, aside, strict=False):
            player.aside = cards(hidden, pool)
        self.state.draw, self.state.discard = pool, []

    def discard(self, text: str) -> None:
        """Move these cards from the draw pile to the discard pile."""
        self.state.discard += cards(text, self.state.draw)

    # Playing

    def act(self, seat: Seat, action: Action | Mapping[str, object]) -> list[Event]:
        """The same, and whoever is asked ahead of their turn waits for it."""
        happened = super().act(seat, action)
        waiting = [] if self.ahead else [seat for seat, kind in self.asked.items() if kind in ("first-bid", "next-bid")]
        for bidder in waiting:
            if "wait" in self.choices(bidder):
                happened += super().act(bidder, WAIT)
        return happened

    def answer_all(self, kind: str, text: str) -> list[Event]:
        """Everybody who still owes an answer of this kind gives it."""
        return self.go(*[f"{seat} {text}" for seat, asked in self.asked.items() if asked == kind])

    def decline(self, kinds: tuple[str, ...] = ("rot", "tourists")) -> list[Event]:
        """Nobody plays Rot or Tourists, until the table waits for something else."""
        happened: list[Event] = []
        while waiting := [seat for seat, kind in self.asked.items() if kind in kinds]:
            happened += self.go(*[f"{seat} decline" for seat in waiting])
        return happened

    def finish_round(self) -> list[Event]:
        """Nobody does more than is necessary until the round is over."""
        number, happened = self.state.round, list[Event]()
        while not self.table.over and self.state.round == number:
            happened += self._pass_over()
        return happened

    def until_aside(self) -> None:
        """Nobody does more than is necessary until the sale phase is over."""
        while "aside" not in self.asked.values():
            self._pass_over()

    def _pass_over(self) -> list[Event]:
        """The time of the first who is asked runs out; not everything needs to lie where it may."""
        seat = next(iter(self.asked))
        return self.table.skip(seat, self.decision(seat).id)

    # Looking

    def incomes(self) -> list[int]:
        return [player.income for player in self.state.players]

    def sold(self, product: str) -> int:
        return self.state.product_sold[PRODUCT_NUMBER[product]]

    def hand(self, seat: Seat) -> str:
        """The hand of a seat as it is laid out."""
        held = self.player(seat).hand
        parts = [
            " ".join([product, *(str(KG_OF[card]) for card in held if PRODUCT_OF[card] == number)])
            for number, product in enumerate(PRODUCTS)
        ]
        return ", ".join(part for part in parts if " " in part)


def of(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def told(seat: Seat | None, events: list[Event]) -> list[str]:
    """What a seat hears."""
    return [repr(event) for event in seen_by(seat, events)]


def public(events: list[Event]) -> list[str]:
    return told(None, events)


HANDS = ("tomato 2 3, carrot 4", "tomato 3 4, eggplant 2", "tomato 2 4, pepper 3", "cucumber 3 4")
