"""What must always hold: the invariants of section 10 that a single state can show."""

from collections.abc import Iterator

from games.turin.components import CARDS, HAND_SIZES, REMOVED, ROUNDS, Phase, is_opening, prizes
from games.turin.state import State


def violations(state: State) -> list[str]:
    """Every invariant that this state breaks, by its number."""
    return [*_cards(state), *_money(state), *_listings(state), *_auction(state)]


def _cards(state: State) -> Iterator[str]:
    every = [card for player in state.players for card in (*player.hand, *player.cards)]
    every += [*state.lots, *state.discarded, *state.removed]
    if sorted(every) != sorted(CARDS):
        yield "1: a card is missing or there twice"
    if len(state.removed) != REMOVED[state.seats]:
        yield "2: removed cards"
    selects = state.round - is_opening(state.seats, 1) - (state.phase is Phase.SELECT)
    size = 0 if state.phase is Phase.OVER else HAND_SIZES[state.seats] - selects
    if any(len(player.hand) != size for player in state.players):
        yield "3: hand sizes"
    if any(player.next_card not in (None, *player.hand) for player in state.players):
        yield "MT-4.1: a card is planned that is not in hand"
    if any(player.plan and player.plan.card not in (None, *player.hand) for player in state.players):
        yield "MT-4.1: a card is planned that is not in hand"
    if state.round > ROUNDS[state.seats]:
        yield "14: too many rounds"


def _money(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if state.phase is Phase.OVER:
            if player.cash != sum(state.sheets[seat]) or state.scores[-1][seat] != player.cash:
                yield f"16: seat {seat}'s sheet"
            if player.debt not in ({*range(15, 34, 2)} if player.loan else {0}):
                yield f"7: seat {seat}'s debt"
            continue
        if player.cash < 0:
            yield f"5: seat {seat} has less than nothing"
        if state.unreserved(seat) < 0:
            yield f"5: seat {seat} has promised more than it has"
        if player.debt != (15 if player.loan else 0):
            yield f"7: seat {seat}'s debt"


def _listings(state: State) -> Iterator[str]:
    for listing in state.listings:
        if listing.card not in state.players[listing.seller].cards:
            yield f"6: {listing.card} is not its seller's"
        if listing.price < 1:
            yield f"6: {listing.card} for nothing"
    new = [listing.seller for listing in state.listings if listing.round == state.round]
    if len(set(new)) < len(new):
        yield "6: two new listings"
    if state.options.listing_limit == "one_at_a_time":
        sellers = [listing.seller for listing in state.listings]
        if len(set(sellers)) < len(sellers):
            yield "MT-9.9: two listings at a time"
    if state.phase is Phase.OVER and any(state.locked(seat) for seat in range(state.seats)):
        yield "MT-12.1: coins still lie on cards"


def _auction(state: State) -> Iterator[str]:
    auction = state.auction
    if auction is None or not auction.holders or state.phase not in (Phase.CHOOSE, Phase.LIST, Phase.BUY):
        return
    table = prizes(state.seats, state.round)
    for seat, (bid, extra, paid) in enumerate(zip(auction.bids, auction.extras, auction.paid, strict=True)):
        won = seat in auction.holders and table[auction.holders.index(seat)] > 0
        if won and not bid:
            yield f"8: seat {seat} won with nothing"
        if paid != (bid + extra if won else (bid + extra) // 2):
            yield f"9: seat {seat} paid {paid}"
    placed = [seat for seat in auction.holders if seat is not None]
    counted = [auction.bids[seat] + (1 if seat == auction.bonus and auction.bids[seat] else 0) for seat in placed]
    if counted != sorted(counted, reverse=True):
        yield "10: a lower bid holds a higher position"
    if state.phase is Phase.CHOOSE and sum(table) - len(state.lots) != sum(
        table[position]
        for position, seat in enumerate(auction.holders)
        if seat is not None and position not in state.queue
    ):
        yield "8: lots taken"
