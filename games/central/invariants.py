"""What must hold in every state (CM section 8). What must hold of events and moves is in the tests."""

from games.central.components import CARDS, LIMIT, PRODUCT_OF
from games.central.state import State


def violations(state: State) -> list[str]:
    """Every broken invariant, by its number in the rule spec."""
    broken = [*_cards(state), *_limits(state), *_auction(state), *_progress(state)]
    return [name for name, holds in broken if not holds]


def _cards(state: State) -> list[tuple[str, bool]]:
    piles = [state.draw, state.discard]
    for player in state.players:
        piles += [list(player.hand), player.aside, player.played, player.buried]
    cards = sorted(card for pile in piles for card in pile)
    in_play = [card for card in CARDS if PRODUCT_OF[card] in state.products]
    return [
        ("1 every card is somewhere, once", cards == in_play),
        ("hands are sorted", all(list(player.hand) == sorted(player.hand) for player in state.players)),
        (
            "known to lack a product, and yet holds it",
            all(PRODUCT_OF[card] not in player.lacks for player in state.players for card in player.hand),
        ),
    ]


def _limits(state: State) -> list[tuple[str, bool]]:
    sold = [player.sold for player in state.players]
    unopened = [product for product in range(len(state.product_sold)) if product not in state.opened]
    return [
        ("2 product limit", all(0 <= kg <= LIMIT for kg in state.product_sold)),
        ("2 player limit", all(0 <= kg <= LIMIT for kg in sold)),
        ("2 both limits count the same kg", sum(state.product_sold) == sum(sold)),
        ("3 nothing unopened is sold", all(state.product_sold[product] == 0 for product in unopened)),
    ]


def _auction(state: State) -> list[tuple[str, bool]]:
    auction = state.auction
    if auction is None:
        return []
    bids = [bid for bid in auction.bids if bid]
    done = auction.sellers[: auction.sales]
    full = state.product_sold[auction.product] == LIMIT
    return [
        ("4 prices differ", len(set(bids)) == len(bids)),
        ("the newest bid is the lowest", auction.lowest == min(bids)),
        ("4 prices are on the card", all(1 <= bid <= state.price_max for bid in bids)),
        ("6 sold within the limit", all(kg <= LIMIT for kg in auction.sold)),
        ("7 every bidder sold or was shut out", all(auction.sold[seat] or full for seat in done)),
        ("an auction is of an opened product", auction.product in state.opened),
    ]


def _progress(state: State) -> list[tuple[str, bool]]:
    ended = state.phase == "over"
    rounds_done = state.round if ended else state.round - 1
    points = [player.points for player in state.players]
    totals = [player.total for player in state.players]
    seats = state.seats
    return [
        ("5 openings", len(set(state.opened)) == len(state.opened) <= state.rights <= seats),
        ("11 points of a round", all(0 <= point <= seats for player in points for point in player)),
        ("11 every round is scored once", all(len(player) == rounds_done for player in points)),
        ("12 set aside", all(len(player.aside) <= state.round for player in state.players)),
        ("12 nothing aside in the final round", not (state.final and any(p.aside for p in state.players))),
        ("15 the first player has the fewest points", state.round == 1 or ended or totals[state.first] == min(totals)),
        ("17 rounds", state.rounds == (6 if seats == 5 else 7) and 1 <= state.round <= state.rounds),
        ("between moves somebody is asked", state.phase not in ("delivery", "scoring")),
        ("no orders after the sale phase", state.phase != "over" or not any(p.orders for p in state.players)),
    ]
