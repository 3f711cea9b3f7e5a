"""The invariants of section 9 that can be seen in one state; those about changes are in the tests."""

from collections import Counter
from collections.abc import Iterator

from games.fishmarket.actions import Boats, Rebid
from games.fishmarket.components import (
    CARGO,
    COPIES,
    DAY_CASH,
    DEMAND_CARDS,
    ICE,
    KINDS,
    PRICE_CARDS,
    START_BALANCE,
)
from games.fishmarket.state import State

PILES_AFTER_THE_MORNING = {3: (13, 10, 7, 4), 4: (12, 8, 4, 12), 5: (11, 6, 1, 11)}
PRICE_PILES = {3: (13, 10, 7, 4), 4: (12, 8, 4, 0), 5: (11, 6, 1, 11)}
FISH_PILES = {3: (58, 46, 30, 14), 4: (55, 40, 20, 0), 5: (52, 34, 10)}


def violations(state: State) -> list[str]:
    """Every broken invariant, with its number in the rule spec."""
    return [*_cards(state), *_money(state), *_ice(state), *_piles(state), *_market(state), *_auction(state)]


def _cards(state: State) -> Iterator[str]:
    fish = Counter(state.fish.pile + state.fish.discard)
    for boat in state.boats:
        fish.update(boat.cargo)
    for player in state.players:
        fish.update(player.stock)
    if fish != dict.fromkeys(KINDS, COPIES):
        yield f"I1: fish {dict(fish)}"
    demand = state.demand.pile + state.demand.discard + [player.demand for player in state.players if player.demand]
    if state.phase in ("bids", "rebids"):
        demand += state.face_up
    if sorted(demand) != sorted(DEMAND_CARDS):
        yield f"I2: demand cards {demand}"
    price = state.price.pile + state.price.discard + [player.price for player in state.players if player.price]
    if sorted(price) != sorted(PRICE_CARDS):
        yield f"I3: price cards {price}"


def _money(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.cash < 0:
            yield f"I4: seat {seat} has {player.cash} coins"
        if state.phase == "bids" and player.cash != DAY_CASH:
            yield f"I4: seat {seat} begins the day with {player.cash} coins"
        ledger = player.ledger
        wealth = START_BALANCE + DAY_CASH - ledger.auctions + ledger.sales - ledger.rot + ledger.trades
        if player.cash + player.balance != wealth:
            yield f"I8: seat {seat} has {player.cash} + {player.balance}, but its ledger says {wealth}"
    if sum(player.ledger.trades for player in state.players):
        yield "I6: the market made or lost coins"


def _ice(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if not 0 <= player.ice <= ICE:
            yield f"I9: seat {seat} has {player.ice} blocks of ice"
        if state.phase in ("bids", "over"):
            kinds = player.unsold()
            if "herring" in kinds or "lobster" in kinds or len(kinds) > ICE - player.ice:
                yield f"I10: seat {seat} kept {kinds} overnight"


def _piles(state: State) -> Iterator[str]:
    seats, day = len(state.players), state.day
    if state.phase == "market":
        if not all(player.price and player.demand for player in state.players):
            yield "I11: a player without a card"
        if len(state.demand.pile) != PILES_AFTER_THE_MORNING[seats][day - 1]:
            yield f"I12: {len(state.demand.pile)} demand cards in the pile on day {day}"
    if state.phase != "over" and len(state.price.pile) != PRICE_PILES[seats][day - 1]:
        yield f"I12: {len(state.price.pile)} price cards in the pile on day {day}"
    if day <= len(FISH_PILES[seats]) and len(state.fish.pile) != FISH_PILES[seats][day - 1]:
        yield f"I13: {len(state.fish.pile)} fish in the pile on day {day}"
    if day > len(FISH_PILES[seats]) and len(state.fish.pile) < 4:
        yield f"I13: {len(state.fish.pile)} fish in the pile after the reshuffle"


def _market(state: State) -> Iterator[str]:
    if state.offers and state.phase != "market":
        yield "I15: an open offer outside the market"
    for offer in state.offers:
        if not state.players[offer.proposer].holds(offer.give):
            yield f"I15: offer {offer.number} of what its proposer does not have"
        people = [offer.proposer] if offer.partner is None else [offer.proposer, offer.partner]
        if any(state.players[seat].stall == "closed" for seat in people):
            yield f"I15: offer {offer.number} of or to a closed stall"
    if state.phase == "market" and all(player.stall != "open" for player in state.players):
        yield "I15: the market is open although nobody's stall is"


def _auction(state: State) -> Iterator[str]:
    if state.phase == "bids" and any(len(boat.cargo) != CARGO[state.day] for boat in state.boats):
        yield "I13: a boat without its full cargo"
    if state.phase not in ("bids", "rebids") and any(boat.cargo for boat in state.boats):
        yield "I14: fish on a dock after dawn"
    for boat in state.boats:
        if boat.buyer is not None and not 1 <= boat.bids[boat.buyer] <= DAY_CASH:
            yield f"I14: boat {boat.dock} was sold for {boat.bids[boat.buyer]}"
        sold = boat.buyer is not None or bool(boat.contenders)
        if boat.bids and sold != any(boat.bids):
            yield f"I14: boat {boat.dock} with bids {boat.bids} is unsold, or sold without"
    for seat, answer in state.window.results() if state.window else ():
        if isinstance(answer, Boats | Rebid) and sum(answer.bids.values()) > state.players[seat].cash:
            yield f"I5: seat {seat} bids more than it has"
