"""A market hall for tests: positions are laid out, moves are played in notation."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from games.fishmarket import FishMarket
from games.fishmarket.components import DEMAND_CARDS, KINDS
from games.fishmarket.state import Offer, Player, State
from games.fishmarket.view import FishMarketView
from games.kernel import Action, Decision, Dice, Refusal, Seat, Table, seen_by
from games.kernel.notation import read

GAME = FishMarket()
NO_BIDS = "boats nothing"


class Hall:
    """A table of Fish Market, with what tests like to do at it."""

    def __init__(self, seats: int = 4, seed: object = 1, **options: Any) -> None:  # noqa: ANN401 - option values
        self.table = Table(GAME, seats, options, Dice.of(f"hall:{seed}"))
        self.events: list[Any] = []
        """What the last move led to."""

    # Looking

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def view(self, seat: Seat | None) -> FishMarketView:
        view = self.table.view(seat)
        assert isinstance(view, FishMarketView)
        return view

    def decision(self, seat: Seat, kind: str) -> Decision:
        return next(decision for decision in self.table.moves(seat) if decision.kind == kind)

    def owing(self) -> list[Seat]:
        return [seat for seat in self.seats if self.table.owed(seat)]

    def choices(self, seat: Seat) -> list[str]:
        return [choice.text for decision in self.table.moves(seat) for choice in decision.choices]

    def holdings(self) -> list[tuple[int, dict[str, int]]]:
        return [(player.cash, _present(player.stock)) for player in self.state.players]

    def offers(self) -> list[str]:
        return [offer.number for offer in self.state.offers]

    def offer(self, number: str) -> Offer:
        return next(offer for offer in self.state.offers if offer.number == number)

    def happened(self, kind: str) -> list[Any]:
        return [event for event in self.events if event.kind == kind]

    def told(self, seat: Seat | None) -> list[str]:
        return [event.kind for event in seen_by(seat, self.events)]

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

    def play(self, seat: Seat, text: str) -> "Hall":
        """A move as a person would type it."""
        return self.act(seat, read(text, self.table.moves(seat)))

    def act(self, seat: Seat, action: Action | Mapping[str, object]) -> "Hall":
        self.events = self.table.play(seat, action)
        return self

    def skip(self, seat: Seat) -> "Hall":
        decision = self.table.owed(seat)[0]
        self.events = self.table.skip(seat, decision.id)
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

    @contextmanager
    def refuses(self, reason: str, clause: str, **figures: object) -> Iterator[None]:
        """What happens inside must be refused so, and change nothing to the byte."""
        before = GAME.dump(self.state)
        with pytest.raises(Refusal) as refused:
            yield
        assert (refused.value.reason.value, refused.value.clause) == (reason, clause)
        assert {name: refused.value.figures[name] for name in figures} == figures
        assert GAME.dump(self.state) == before


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
