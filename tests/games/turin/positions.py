"""Positions of Market of Turin, and moves in notation."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Event, OpenDecisions, OrderActed, Seat
from games.turin.buying import open_buy
from games.turin.components import CARDS, HAND_SIZES, REMOVED, Phase, is_opening, prizes
from games.turin.events import Sold
from games.turin.game import Turin
from games.turin.listing import open_list
from games.turin.sealing import ask
from games.turin.state import Listing, State
from games.turin.view import TurinView
from tests.games.bench import Bench

TURIN = Turin()


class Position(Bench[State, TurinView]):
    """A table in the middle of a game."""

    def why_not(self, seat: Seat, action: Action) -> tuple[str, str]:
        """Reason and clause of the refusal."""
        refusal = self.refused(seat, action)
        return refusal.reason.value, refusal.clause

    def moves(self, seat: Seat) -> OpenDecisions:
        return self.table.moves(seat)

    def listed(self, seat: Seat, kind: str) -> list[str]:
        """The listed choices of a decision."""
        return [choice.text for decision in self.moves(seat) if decision.kind == kind for choice in decision.choices]

    def kinds(self, seat: Seat) -> list[str]:
        return [decision.kind for decision in self.moves(seat)]

    @property
    def cash(self) -> list[int]:
        return [player.cash for player in self.state.players]

    @property
    def cards(self) -> list[list[str]]:
        return [sorted(player.cards) for player in self.state.players]

    @property
    def forsale(self) -> dict[str, tuple[Seat, int]]:
        return {listing.card: (listing.seller, listing.price) for listing in self.state.listings}

    def phase(self) -> Phase:
        return self.state.phase


def position(
    seats: int = 3,
    *,
    phase: Phase = Phase.BID,
    round: int = 2,  # noqa: A002
    cash: Sequence[int] | None = None,
    cards: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    lots: str = "",
    listings: Mapping[str, tuple[Seat, int]] | None = None,
    loans: Sequence[Seat] = (),
    seed: int = 1,
    rules: Turin = TURIN,
    **options: str | int,
) -> Position:
    """A position at the beginning of SELECT, BID, LIST or BUY. Cards that are not named lie where they may."""
    laid_out = Position(rules, seats, options, seed)
    state = laid_out.state
    state.round = round
    placed = {seat: text.split() for seat, text in (cards or {}).items()}
    state.listings = [Listing(card, seller, price, round - 1) for card, (seller, price) in (listings or {}).items()]
    if phase is Phase.BUY:  # something new of everybody who sells, or nobody would be asked (MT-3.7)
        for listing in {listing.seller: listing for listing in state.listings}.values():
            listing.round = round
    for listing in state.listings:
        placed.setdefault(listing.seller, [])
        if listing.card not in placed[listing.seller]:
            placed[listing.seller].append(listing.card)
    held = {seat: text.split() for seat, text in (hands or {}).items()}
    named = [card for group in (*placed.values(), *held.values(), lots.split()) for card in group]
    pool = [card for card in CARDS if card not in named]
    selects = round - is_opening(seats, 1) - (phase is Phase.SELECT)
    for seat, player in enumerate(state.players):
        player.cards = placed.get(seat, [])
        player.cash = cash[seat] if cash else 15
        if seat in loans:
            player.loan, player.debt = True, 15
        player.hand = held.get(seat, [])
        player.hand += [pool.pop() for _ in range(HAND_SIZES[seats] - selects - len(player.hand))]
    state.removed = [pool.pop() for _ in range(REMOVED[seats])]
    state.lots = lots.split()
    wanted = sum(prizes(seats, round)) if phase is Phase.BID else 0
    state.lots += [pool.pop() for _ in range(wanted - len(state.lots))]
    state.placed = list(state.lots)
    state.discarded = sorted(pool)
    match phase:
        case Phase.LIST:
            open_list(state)
        case Phase.BUY:
            open_buy(state)
        case _:
            ask(state, phase, list(range(seats)))
    assert TURIN.violations(state) == []
    return laid_out


def acted(events: list[Event]) -> list[tuple[tuple[int, ...] | None, str, str]]:
    return [(event.to, event.order, event.action) for event in events if isinstance(event, OrderActed)]


def bought(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.card, event.buyer) for event in events if isinstance(event, Sold)]
