"""A market hall for tests: positions are laid out, moves are played in notation."""

from collections.abc import Mapping
from typing import Any

from games.fishmarket.components import DEMAND_CARDS, KINDS
from games.fishmarket.game import FishMarket
from games.fishmarket.state import Offer, Player, State
from games.fishmarket.view import FishMarketView
from games.kernel import Seat
from tests.games.bench import Bench, every, told

GAME = FishMarket()
NO_BIDS = "boats nothing"


class Hall(Bench[State, FishMarketView]):
    """A table of Fish Market. Fish come from nowhere."""

    whole = False

    def __init__(self, seats: int = 4, seed: object = 1, **options: Any) -> None:  # noqa: ANN401 - option values
        super().__init__(GAME, seats, options, f"hall:{seed}")

    # Looking

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def listed(self, seat: Seat) -> list[str]:
        """All that can be chosen, whatever is asked."""
        return [choice.text for decision in self.table.moves(seat) for choice in decision.choices]

    def holdings(self) -> list[tuple[int, dict[str, int]]]:
        return [(player.cash, _present(player.stock)) for player in self.state.players]

    def offers(self) -> list[str]:
        return [offer.number for offer in self.state.offers]

    def offer(self, number: str) -> Offer:
        return next(offer for offer in self.state.offers if offer.number == number)

    def happened(self, kind: str) -> list[Any]:
        return every(self.events, kind)

    def told(self, seat: Seat | None) -> list[str]:
        return told(seat, self.events)

    # Laying out

    def stock(self, seat: Seat, **fish: int) -> "Hall":
        self.player(seat).stock = dict.fromkeys(KINDS, 0) | fish
        return self

    def cards(self, seat: Seat, demand: str, price: str) -> "Hall":
        """Give a player these cards in exchange for their own, wherever they are."""
        state = self.state
        for deck, name, card in ((state.demand, "demand", demand), (state.price, "price", price)):
            player = self.player(seat)
            for other in state.players:
                if getattr(other, name) == card:
                    setattr(other, name, getattr(player, name))
            for cards in (deck.pile, deck.discard):
                if card in cards:
                    cards[cards.index(card)] = getattr(player, name)
            setattr(player, name, card)
        return self

    # Playing

    def then(self, seat: Seat, text: str) -> "Hall":
        """A move as a person would type it, and then another."""
        self.play(seat, text)
        return self

    def bid(self, *forms: str) -> "Hall":
        """Everybody's bids, in seat order; nothing from those not named."""
        for seat in self.seats:
            self.play(seat, f"boats {forms[seat]}" if seat < len(forms) and forms[seat] else NO_BIDS)
        return self

    def close_market(self) -> "Hall":
        for seat in self.seats:
            if self.state.phase == "market" and self.player(seat).stall == "open":
                self.play(seat, "done")
        return self


def _present(stock: Mapping[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in stock.items() if count}


def market(seats: int = 4, day: int = 1, **options: Any) -> Hall:  # noqa: ANN401 - option values
    """The open market of a day on which nobody has bought anything: cash 50, no fish."""
    hall = Hall(seats, **options)
    for _ in range(day - 1):
        hall.bid().close_market()
    hall.bid()
    assert (hall.state.phase, hall.state.day) == ("market", day)
    return hall


def ice(stock: Mapping[str, int], seats: int = 4, day: int = 1, blocks: int = 2) -> Hall:
    """The market of a day in which player 0 holds these fish, and customers of theirs ask for none of them."""
    hall = market(seats, day)
    hall.stock(0, **stock).cards(0, unwanted(stock), "P-25a")
    hall.player(0).ice = blocks
    return hall


def unwanted(stock: Mapping[str, int]) -> str:
    """A demand card that shows none of these fish."""
    return next(card for card, kinds in DEMAND_CARDS.items() if not set(kinds) & set(stock))


def traders(**options: Any) -> Hall:  # noqa: ANN401 - option values
    """An open market: 0 has soles and an eel, 1 salmon and mackerel, 2 a cod, 3 nothing but coins."""
    hall = market(4, **options)
    return hall.stock(0, sole=2, eel=1).stock(1, salmon=1, mackerel=2).stock(2, cod=1)


def offering(**values: object) -> dict[str, object]:
    return {"kind": "offer", "give": {}, "want": {}} | values


def tie(*bids: str, seats: int = 4, **options: int) -> Hall:
    """A dawn after the first reveal."""
    hall = Hall(seats, **options)
    hall.bid(*bids)
    return hall


def buyers(hall: Hall) -> dict[str, tuple[int, int]]:
    """Who bought each boat, and for how much."""
    return {boat.dock: (boat.buyer, boat.bids[boat.buyer]) for boat in hall.state.boats if boat.buyer is not None}
