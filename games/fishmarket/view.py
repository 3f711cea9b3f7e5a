"""What one player, or a spectator, may know: built from what is allowed (section 6 of the rule spec).

Contents of lists are not checked again: they come from a legal state, and views are made after every move.
"""

import re
from collections import Counter
from typing import Self

from games.fishmarket.actions import AnyPlan, SealedAnswer, Stall, Why
from games.fishmarket.components import DEMAND_CARDS, PRICE_CARDS, Phase
from games.fishmarket.market import open_offers
from games.fishmarket.state import Boat, Offer, Player, State, Word
from games.kernel import Plain, Referring, Seat, View

_ID = re.compile(r"(?:([0-9])to([0-9])\.)?([0-9]{1,3})")


class BoatView(Plain):
    """A boat: its cargo while it is for sale, all bids once they are revealed, and who bought it for how much."""

    dock: str
    cargo: tuple[str, ...]
    bids: tuple[int, ...]
    """By seat; of those who were asked to bid again only what they bid then."""
    contenders: tuple[Seat, ...]
    buyer: Seat | None
    coins: int | None
    again: bool = False
    """Whether these are the bids of a re-bid round, and of nobody else's."""


class PlayerView(Plain):
    """What lies in front of a player."""

    seat: Seat
    colour: str
    cash: int
    balance: int
    ice: int
    stock: dict[str, int]
    stall: Stall | None
    """Only while the market is open."""


class OfferNumber(Plain):
    """What the id of an offer is made of: ``3`` is the third that all see, ``0to2.1`` the first from seat 0 to seat 2.

    The ids stand in the log for ever; people are told the parts, with their own number for a private one.
    """

    number: int
    seat: Seat | None = None
    partner: Seat | None = None

    @classmethod
    def read(cls, offer: str) -> Self | None:
        """The parts of an id; None if it can be none."""
        found = _ID.fullmatch(offer)
        if found is None:
            return None
        seat, partner, number = found.groups()
        if seat is None:
            return cls(number=int(number))
        return cls(seat=int(seat), partner=int(partner), number=int(number))


class OfferView(Plain):
    """An open offer that this viewer may know of."""

    offer: Referring
    proposer: Seat
    partner: Seat | None
    secret: bool
    give: dict[str, int]
    want: dict[str, int]
    answers: Referring | None
    number: int
    """By which the viewer knows it."""
    answered_number: int | None
    """By which the viewer knows the offer that it answers."""


class WordView(Plain):
    """What a player said today when they did not take an offer of this fish."""

    speaker: Seat
    listener: Seat
    why: Why | None
    fish: tuple[str, ...]


class OwnView(Plain):
    """What a player alone knows."""

    price: str | None
    grey_price: int | None
    brown_price: int | None
    demand: str | None
    grey: str | None
    brown: str | None
    answer: SealedAnswer | None
    """What they have put into the open sealed window."""
    plan: AnyPlan | None
    offers_open: int
    offers_made: int


class FishMarketView(View):
    """The market hall as one seat sees it."""

    day: int
    phase: Phase
    rebid_round: int
    asked: tuple[Seat, ...]
    """Whom the open sealed window is for."""
    answered: tuple[Seat, ...]
    face_up: tuple[str, ...]
    """The demand cards that lay open this morning."""
    boats: tuple[BoatView, ...]
    players: tuple[PlayerView, ...]
    offers: tuple[OfferView, ...]
    words: tuple[WordView, ...]
    piles: dict[str, int]
    demand_discard: tuple[str, ...]
    price_discard: tuple[str, ...]
    fish_discard: dict[str, int]
    allow_gifts: bool
    private_offers: bool
    max_open_offers: int
    max_offers_per_day: int
    max_rebid_rounds: int
    own: OwnView | None


def view(state: State, seat: Seat | None) -> FishMarketView:
    """All that a seat, or a spectator, may know."""
    window = state.window
    trading = state.phase == "market"
    limits = state.options
    return FishMarketView(
        seat=seat,
        day=state.day,
        phase=state.phase,
        rebid_round=state.rebid_round,
        asked=tuple(window.asked) if window else (),
        answered=tuple(other for other, _ in window.results()) if window else (),
        face_up=tuple(state.face_up),
        boats=tuple([_boat(boat) for boat in state.boats]),
        players=tuple([_player(place, player, trading) for place, player in enumerate(state.players)]),
        offers=tuple([offer_view(offer) for offer in state.offers if offer.seen_by(seat)]),
        words=tuple([_word(word) for word in state.words if word.heard_by(seat)]),
        piles={"fish": len(state.fish.pile), "demand": len(state.demand.pile), "price": len(state.price.pile)},
        demand_discard=tuple(state.demand.discard),
        price_discard=tuple(state.price.discard),
        fish_discard=dict(sorted(Counter(state.fish.discard).items())),
        allow_gifts=limits.allow_gifts,
        private_offers=limits.private_offers,
        max_open_offers=limits.max_open_offers,
        max_offers_per_day=limits.max_offers_per_day,
        max_rebid_rounds=limits.max_rebid_rounds,
        own=None if seat is None else _own(state, seat),
    )


def _boat(boat: Boat) -> BoatView:
    return BoatView(
        dock=boat.dock,
        cargo=tuple(boat.cargo),
        bids=tuple(boat.bids),
        contenders=tuple(boat.contenders),
        buyer=boat.buyer,
        coins=None if boat.buyer is None else boat.bids[boat.buyer],
    )


def _player(seat: Seat, player: Player, trading: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=player.colour,
        cash=player.cash,
        balance=player.balance,
        ice=player.ice,
        stock={kind: count for kind, count in player.stock.items() if count},
        stall=player.stall if trading else None,
    )


def offer_view(offer: Offer) -> OfferView:
    """An offer as those see it who may know of it."""
    return OfferView(
        offer=offer.number,
        proposer=offer.proposer,
        partner=offer.partner,
        secret=offer.secret,
        give=offer.give,
        want=offer.want,
        answers=offer.answers,
        number=_last_part(offer.number),
        answered_number=None if offer.answers is None else _last_part(offer.answers),
    )


def _last_part(offer: str) -> int:
    """The number in an id."""
    return int(offer.rpartition(".")[2])


def _word(word: Word) -> WordView:
    return WordView(speaker=word.speaker, listener=word.listener, why=word.why, fish=tuple(word.fish))


def _own(state: State, seat: Seat) -> OwnView:
    player = state.players[seat]
    prices = PRICE_CARDS.get(player.price)
    demand = DEMAND_CARDS.get(player.demand)
    return OwnView(
        price=player.price or None,
        grey_price=prices.grey if prices else None,
        brown_price=prices.brown if prices else None,
        demand=player.demand or None,
        grey=demand.grey if demand else None,
        brown=demand.brown if demand else None,
        answer=state.window.answer_of(seat) if state.window else None,
        plan=player.plan,
        offers_open=open_offers(state, seat),
        offers_made=player.made,
    )
