"""What a player remembers of the day and the table no longer shows: numbers of offers, their ends, rounds of bids.

Everybody counts the private offers that they have seen today, in the order in which these were made; so two people
may know one offer by different numbers, and nobody's numbers tell of offers between others. The offers that all see
have the same number for everybody.
"""

from collections.abc import Iterable
from dataclasses import replace

from games.fishmarket.events import (
    BidsShown,
    BoatTied,
    DayBegan,
    OfferClosed,
    OfferMade,
    SecretlyTraded,
    Traded,
)
from games.fishmarket.reasons import Because
from games.fishmarket.view import BoatView, FishMarketView, OfferView
from games.kernel import Event, Figure, Reference, Refusal, Seat, View


def _since_dawn(told: Iterable[Event], days: int = 1) -> list[Event]:
    """What was told since today began, or so many days ago; the oldest first."""
    found: list[Event] = []
    for event in told:
        found.append(event)
        days -= isinstance(event, DayBegan)
        if not days:
            break
    return found[::-1]


# Numbers


def numbers(told: Iterable[Event]) -> dict[str, int]:
    """The numbers of the offers of today; before the first of them those of the day that has just ended."""
    return _numbered(_since_dawn(told, days=2))


def _numbered(happened: Iterable[Event]) -> dict[str, int]:
    found: dict[str, int] = {}
    private, first = 0, True
    for event in happened:
        if isinstance(event, DayBegan):
            first = True
        elif isinstance(event, OfferMade):
            if first:
                found, private, first = {}, 0, False
            private += event.to is not None
            found[event.offer] = int(event.offer) if event.to is None else private
    return found


# The view


def recall(view: View, told: Iterable[Event]) -> View:
    """The view with the viewer's own numbers of private offers, and for each boat the bids of its last round alone."""
    assert isinstance(view, FishMarketView)  # noqa: S101 - the kernel shows this game its own views
    if not view.rebid_round and not any(offer.secret for offer in view.offers):
        return view
    today = _since_dawn(told)
    again, known = _bidders_again(today), _numbered(today)
    boats = tuple(_last_round(boat, again) for boat in view.boats)
    offers = tuple(_as_known(offer, known) for offer in view.offers)
    return view.model_copy(update={"boats": boats, "offers": offers})


def _as_known(offer: OfferView, known: dict[str, int]) -> OfferView:
    answered = None if offer.answers is None else known[offer.answers]
    return replace(offer, number=known[offer.offer], answered_number=answered)


def _bidders_again(today: Iterable[Event]) -> dict[str, tuple[Seat, ...]]:
    """For each boat that was bid for again, who took part in the last round that was shown."""
    tied: dict[str, tuple[Seat, ...]] = {}
    found: dict[str, tuple[Seat, ...]] = {}
    for event in today:
        match event:
            case BoatTied():
                tied[event.dock] = event.seats
            case BidsShown(again=True):
                found |= {dock: tied[dock] for dock in event.bids}
            case _:
                pass
    return found


def _last_round(boat: BoatView, again: dict[str, tuple[Seat, ...]]) -> BoatView:
    if boat.dock not in again:
        return boat
    bids = tuple(coins if seat in again[boat.dock] else 0 for seat, coins in enumerate(boat.bids))
    return replace(boat, bids=bids, again=True)


# What has become of an offer


def explain(refusal: Refusal, seat: Seat, told: Iterable[Event]) -> Refusal:
    """Of an offer that this player has seen and that is no longer open: who has ended it, and how."""
    if refusal.reason is not Because.NO_SUCH_OFFER:
        return refusal
    offer = str(refusal.figures["offer"])
    traded: Traded | SecretlyTraded | None = None
    for event in reversed(_since_dawn(told)):
        match event:
            case Traded() | SecretlyTraded():
                traded = event
            case OfferClosed() if event.offer == offer:
                by = _who_ended(event, traded)
                figures: dict[str, Figure] = {"how": event.how, "seat": by, "own": "yes" if by == seat else "no"}
                return Refusal(Because.OFFER_GONE, refusal.clause, offer=Reference(offer), **figures)
            case _:
                pass
    return refusal


def _who_ended(closed: OfferClosed, traded: Traded | SecretlyTraded | None) -> Seat:
    """The one who took it, or did not; else its proposer."""
    if closed.how == "accepted" and traded is not None:
        return traded.partner
    return closed.seat if closed.partner is None or closed.how in ("withdrawn", "void") else closed.partner
