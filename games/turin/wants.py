"""Standing buy orders: "this card up to so much", "a card with three of this good up to so much"."""

from collections.abc import Iterator, Sequence

from games.kernel import Refusal, Seat
from games.turin.actions import Want
from games.turin.components import CARDS, GOODS
from games.turin.reasons import Because
from games.turin.state import Player, State

TARGETS = (*CARDS, *GOODS)
DEAREST = 99
MOST_WANTS = 6


def give(player: Player, want: Want) -> None:
    """Add a standing order; one for the same target takes the place of the older one."""
    if want.what not in TARGETS:
        raise Refusal(Because.UNKNOWN_TARGET, "", what=want.what)
    if want.price < 1:
        raise Refusal(Because.BELOW_LEAST, "MT-9.2", coins=want.price, least=1)
    if want.price > DEAREST:
        raise Refusal(Because.ABOVE_MOST, "", coins=want.price, most=DEAREST)
    if len(player.wants) >= MOST_WANTS:
        raise Refusal(Because.TOO_MANY_WANTS, "", most=MOST_WANTS)
    player.wants = [other for other in player.wants if other.what != want.what]
    player.wants.append(want)


def meets(want: Want, card: str) -> bool:
    """Whether this is the wanted card, or one with three of the wanted good."""
    return want.what in (card, CARDS[card][0])


def turned_into_orders(state: State, seat: Seat, ordered: Sequence[str], purse: int) -> Iterator[tuple[Want, str]]:
    """The wants that the purse covers, in the order they were given, each with the cheapest card that meets it."""
    taken = set(ordered)
    for want in state.players[seat].wants:
        offers = [
            (listing.price, listing.card)
            for listing in state.listings
            if listing.seller != seat and listing.card not in taken and meets(want, listing.card)
        ]
        price, card = min(offers, default=(DEAREST + 1, ""))
        if price <= min(want.price, purse):
            purse -= price
            taken.add(card)
            yield want, card


def fulfil(player: Player, card: str) -> None:
    """Forget the wants that this card meets: its new owner has it now."""
    player.wants = [want for want in player.wants if not meets(want, card)]
