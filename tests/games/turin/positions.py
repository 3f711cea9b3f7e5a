"""Positions of Market of Turin, and moves in notation."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Dice, Event, OpenDecisions, Refusal, Seat, Table
from games.kernel.notation import read
from games.turin.buying import open_buy
from games.turin.components import CARDS, HAND_SIZES, REMOVED, Phase, is_opening, prizes
from games.turin.game import Turin
from games.turin.listing import open_list
from games.turin.sealing import ask
from games.turin.state import Listing, State

TURIN = Turin()


class Position:
    """A table in the middle of a game: moves are played by seat and notation, answers are looked up."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def play(self, seat: Seat, text: str) -> list[Event]:
        events = self.table.play(seat, read(text, self.moves(seat)))
        assert TURIN.violations(self.state) == []
        return events

    def all(self, *texts: str) -> list[Event]:
        """Everybody answers, in seat order."""
        return [event for seat, text in enumerate(texts) for event in self.play(seat, text)]

    def skip(self, seat: Seat) -> list[Event]:
        return self.table.skip(seat, self.table.owed(seat)[0].id)

    def refused(self, seat: Seat, action: Action) -> tuple[str, str]:
        """Reason and clause of the refusal; the state stays as it was."""
        before = TURIN.dump(self.state)
        try:
            self.table.play(seat, action)
        except Refusal as refusal:
            assert TURIN.dump(self.state) == before
            return refusal.reason.value, refusal.clause
        raise AssertionError(f"{action.text} was accepted")

    def moves(self, seat: Seat) -> OpenDecisions:
        return self.table.moves(seat)

    def listed(self, seat: Seat, kind: str) -> list[str]:
        """The listed choices of a decision."""
        return [choice.text for decision in self.moves(seat) if decision.kind == kind for choice in decision.choices]

    def asked(self) -> list[Seat]:
        return [seat for seat in range(self.table.seats) if self.table.owed(seat)]

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
    table = Table(rules, seats, options, Dice.of(seed))
    state: State = table.state
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
    return Position(table)
