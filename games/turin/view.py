"""What a seat, or a spectator, may know. Built from what is allowed, field by field."""

from games.kernel import Record, Seat, View
from games.turin.actions import Ahead, Answer, Want
from games.turin.choosing import chooser
from games.turin.components import PAYOUTS, ROUNDS, Phase, prizes
from games.turin.options import TurinOptions
from games.turin.ranking import bids_of, groups
from games.turin.state import Auction, State


class PlayerView(Record):
    """One seat, as everybody sees it; cash only where it may be seen."""

    cash: int | None
    locked: int
    hand: int
    cards: tuple[str, ...]
    loan: bool
    debt: int
    tokens: int


class ListingView(Record):
    """A card for sale."""

    card: str
    seller: Seat
    price: int
    round: int


class AuctionView(Record):
    """The latest auction, from the moment at which its bids were shown."""

    bids: tuple[int, ...]
    extras: tuple[int, ...]
    bonus: Seat | None
    taker: Seat | None
    giver: Seat | None
    tied: tuple[tuple[Seat, ...], ...]
    holders: tuple[Seat | None, ...]
    paid: tuple[int, ...]


class ContestView(Record):
    """A card that several want."""

    card: str
    seats: tuple[Seat, ...]


class ClaimView(Record):
    """A claimed card, and who is asked whether they want it too."""

    card: str
    claimant: Seat
    waiting: tuple[Seat, ...]


class OwnView(Record):
    """What only the seat itself may know."""

    hand: tuple[str, ...]
    free: int
    """Cash that is promised nowhere."""
    answer: Answer | None
    claiming: tuple[str, ...]
    extra: int | None
    prefer: tuple[str, ...]
    wants: tuple[Want, ...]
    favour: tuple[Seat, ...]
    never_sell: bool
    no_purchase: bool
    next_card: str | None
    plan: Ahead | None


class TurinView(View):
    """A table of Market of Turin."""

    options: TurinOptions
    game: int
    round: int
    rounds: int
    phase: Phase
    prizes: tuple[int, ...]
    payouts: tuple[int, ...]
    players: tuple[PlayerView, ...]
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    choosing: Seat | None
    lots: tuple[str, ...]
    placed: tuple[str, ...]
    discarded: tuple[str, ...]
    listings: tuple[ListingView, ...]
    auction: AuctionView | None
    contests: tuple[ContestView, ...]
    claims: tuple[ClaimView, ...]
    tokens: tuple[Seat | None, ...]
    goose: Seat | None
    scores: tuple[tuple[int, ...], ...]
    own: OwnView | None


def view(state: State, seat: Seat | None) -> TurinView:
    """All that this seat, or a spectator, may know."""
    window = state.window
    return TurinView(
        seat=seat,
        options=state.options,
        game=state.game,
        round=state.round,
        rounds=ROUNDS[state.seats],
        phase=state.phase,
        prizes=prizes(state.seats, state.round),
        payouts=PAYOUTS[state.options.payout_version],
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        asked=tuple(window.asked) if window else (),
        answered=tuple([other for other, _ in window.results()]) if window else (),
        choosing=chooser(state),
        lots=tuple(state.lots),
        placed=tuple(state.placed),
        discarded=tuple(state.discarded),
        listings=tuple(
            [
                ListingView(card=listing.card, seller=listing.seller, price=listing.price, round=listing.round)
                for listing in state.listings
            ]
        ),
        auction=_auction(state, state.auction) if state.auction else None,
        contests=tuple([ContestView(card=contest.card, seats=tuple(contest.seats)) for contest in state.contests]),
        claims=tuple(
            [
                ClaimView(
                    card=claim.card,
                    claimant=claim.claimant,
                    waiting=tuple([other for other in claim.window.asked if claim.window.answer_of(other) is None]),
                )
                for claim in state.claims
            ]
        ),
        tokens=tuple(state.tokens),
        goose=state.goose,
        scores=tuple([tuple(scores) for scores in state.scores]),
        own=None if seat is None else _own(state, seat),
    )


def _player(state: State, other: Seat, seat: Seat | None) -> PlayerView:
    player = state.players[other]
    shown = other == seat or state.options.money_visibility == "open" or state.phase is Phase.OVER
    return PlayerView(
        cash=player.cash if shown else None,
        locked=state.locked(other),
        hand=len(player.hand),
        cards=tuple(player.cards),
        loan=player.loan,
        debt=player.debt,
        tokens=state.tokens.count(other),
    )


def _auction(state: State, auction: Auction) -> AuctionView:
    rebidding = state.phase is Phase.REBID
    return AuctionView(
        bids=tuple(auction.bids),
        extras=tuple(auction.extras),
        bonus=auction.bonus,
        taker=auction.taker,
        giver=auction.giver,
        tied=tuple([group.seats for group in groups(bids_of(state))]) if rebidding else (),
        holders=tuple(auction.holders),
        paid=tuple(auction.paid),
    )


def _own(state: State, seat: Seat) -> OwnView:
    player = state.players[seat]
    return OwnView(
        hand=tuple(player.hand),
        free=state.unreserved(seat),
        answer=state.window.answer_of(seat) if state.window else None,
        claiming=tuple([claim.card for claim in state.claims if claim.window.answer_of(seat)]),
        extra=player.extra,
        prefer=tuple(player.prefer),
        wants=tuple(player.wants),
        favour=tuple(player.favour),
        never_sell=player.never_sell,
        no_purchase=player.no_purchase,
        next_card=player.next_card,
        plan=player.plan,
    )
