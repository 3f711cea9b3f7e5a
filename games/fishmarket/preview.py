"""What a choice would cost and bring, as far as the player can know."""

from collections import Counter as Tally
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from games.fishmarket.actions import Accept, Boats, Counter, Freeze, MakeOffer, Rebid
from games.fishmarket.afternoon import most_first
from games.fishmarket.components import COINS, DAYS, DEMAND_CARDS, PRICE_CARDS, ROT, proceeds
from games.fishmarket.market import find_offer
from games.fishmarket.orders import by_plan
from games.fishmarket.state import Player, State
from games.kernel import Action, Figure, Seat


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
    """For bids what is left, for a trade what changes by tonight, for ice what rots."""
    player = state.players[seat]
    match action:
        case Boats(bids=bids) | Rebid(bids=bids):
            coins = sum(bids.values())
            return {"coins": coins, "left": player.cash - coins}
        case MakeOffer(give=give, want=want) | Counter(give=give, want=want):
            return _trade(state, player, give, want)
        case Accept(offer=number):
            offer = find_offer(state, seat, number)
            return {} if offer is None else _trade(state, player, offer.want, offer.give)
        case Freeze(kinds=kinds):
            rotting = sum(count for kind, count in player.stock.items() if kind not in kinds)
            return {"ice": player.ice - len(kinds), "rotting": rotting, "coins": ROT * rotting}
        case _:
            return {}


class _Evening(NamedTuple):
    """What a stock has brought and cost by tonight."""

    coins: int
    rotting: int


def _trade(state: State, player: Player, give: Mapping[str, int], get: Mapping[str, int]) -> Mapping[str, Figure]:
    """What the day brings more or less with the player's own cards: the coins of the trade, sales and rot."""
    after = Tally(player.stock)
    after.update(get)
    after.subtract(give)
    coins = after.pop(COINS, 0)
    without, with_it = (_evening(state, player, stock) for stock in (player.stock, after))
    brings = coins + with_it.coins - without.coins
    undecided = player.ice if state.day < DAYS and _on_ice(player) is None else 0
    way = "more" if brings > 0 else "less" if brings < 0 else "same"
    return {"brings": brings, "coins": abs(brings), "way": way, "rotting": with_it.rotting, "ice": undecided}


def _on_ice(player: Player) -> tuple[str, ...] | None:
    """What they have planned to freeze; None: nothing was said."""
    return None if player.plan is None else player.plan.frozen


def _evening(state: State, player: Player, stock: Mapping[str, int]) -> _Evening:
    """Sales less rot. Of ice only what is certain is used: on the last day (FM-8.9), and by plan (FM-8.10)."""
    sold = proceeds(stock, DEMAND_CARDS[player.demand], PRICE_CARDS[player.price])
    left = replace(player, stock={kind: 0 if kind in sold else count for kind, count in stock.items()})
    frozen: tuple[str, ...] = ()
    if state.day == DAYS:
        frozen = most_first(left, 1)
    elif (kinds := _on_ice(player)) is not None:
        frozen = by_plan(left, kinds).kinds
    rotting = sum(count for kind, count in left.stock.items() if kind not in frozen)
    return _Evening(sum(sold.values()) - ROT * rotting, rotting)
