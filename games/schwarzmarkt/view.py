"""What one seat, or a spectator, may know (rule spec, section 6)."""

from games.kernel import Record, Seat, View
from games.schwarzmarkt.actions import AnyRule, Plan
from games.schwarzmarkt.components import RATES, Phase, goods, luxury
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.options import SchwarzmarktOptions, Winnings
from games.schwarzmarkt.state import Offer, State

Cards = dict[str, int]


class PlayerView(Record):
    """What is known of one player."""

    seat: Seat
    cards: int
    """How many product cards they hold."""
    hand: Cards | None
    """Which ones: of the seat that looks, and of everybody after the end."""
    points: int | None
    luxury: dict[str, int] | None
    """The points in luxury items."""
    delivered: Cards
    """What they have delivered to the open offer."""


class OfferView(Record):
    """The open offer."""

    card: str
    texts: tuple[str, ...]
    wanted: Cards
    turn: Seat
    turns: int
    """The number of this turn in the offer."""
    rate: int
    cap: int
    """The rate at which it closes."""
    steps: int
    """How far a pass may push the marker; 0 in the final turn."""
    spoiled: bool
    """The next exchange is paid at half the rate."""
    scarce: bool
    """One card at a time, or in the whole offer."""


class SchwarzmarktView(View):
    """Everything that a seat sees."""

    options: SchwarzmarktOptions
    phase: Phase
    round: int
    starter: Seat
    players: tuple[PlayerView, ...]
    marker: int
    """The space of the rate track, from 0."""
    offer: OfferView | None
    waiting: tuple[str, ...]
    text: str | None
    market_pile: int
    product_pile: int
    market: tuple[str, ...]
    """The seat's own black market cards."""
    rules: tuple[AnyRule, ...]
    """The seat's own standing orders for the open offer."""
    pile: Cards | None
    """What is in the product pile, for the player who looks through it."""
    known: tuple[tuple[int, ...], ...]
    """What the seat must know, if it remembers all it was shown, of each player's hand and then of the product pile:
    so many cards of each product at the very least."""
    totals: tuple[int, ...] = ()
    """The points of all, by seat, as whoever has added up all payments knows them: each one is announced."""
    plan: Plan | None = None
    """What the seat does in every offer. Pictures that wait in an old database know of none."""


def view(state: State, seat: Seat | None) -> SchwarzmarktView:
    """What this seat, or a spectator, may know."""
    over = state.phase is Phase.OVER
    own = None if seat is None else state.players[seat]
    searching = state.phase is Phase.TAKE and seat == state.starter
    return SchwarzmarktView(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        players=tuple(_player(state, other, seat, over) for other in range(state.seats)),
        marker=state.marker,
        offer=None if state.offer is None else _offer(state, state.offer),
        waiting=tuple(state.waiting),
        text=state.text,
        market_pile=len(state.market_pile),
        product_pile=sum(state.pile),
        market=() if own is None else tuple(own.market),
        rules=() if own is None else tuple(own.rules),
        totals=tuple(player.points for player in state.players),
        plan=None if own is None else own.plan,
        pile=goods(state.pile) if searching else None,
        known=tuple(tuple(counts) for counts in state.known[state.seats if seat is None else seat]),
    )


def _player(state: State, other: Seat, seat: Seat | None, over: bool) -> PlayerView:
    player = state.players[other]
    shown = over or other == seat
    points = player.points if shown or state.options.winnings_visibility is Winnings.OPEN else None
    return PlayerView(
        seat=other,
        cards=sum(player.hand),
        hand=goods(player.hand) if shown else None,
        points=points,
        luxury=None if points is None else luxury(points),
        delivered={} if state.offer is None else goods(state.offer.delivered[other]),
    )


def _offer(state: State, offer: Offer) -> OfferView:
    return OfferView(
        card=offer.card,
        texts=tuple(offer.texts),
        wanted=goods(offer.wanted),
        turn=offer.turn,
        turns=offer.turns,
        rate=state.rate,
        cap=RATES[offer.cap],
        steps=most_steps(state.marker, offer.cap),
        spoiled=offer.spoiled,
        scarce=offer.scarce,
    )
