"""What a choice would cost and bring, as far as the player can know."""

from collections import Counter as Tally
from collections.abc import Mapping

from games.fishmarket.actions import Accept, Boats, Counter, Freeze, MakeOffer, Rebid
from games.fishmarket.components import COINS, DEMAND_CARDS, PRICE_CARDS, ROT, proceeds
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
            return _trade(player, give, want)
        case Accept(offer=number):
            found = [offer for offer in state.offers if offer.number == number and offer.seen_by(seat)]
            return _trade(player, found[0].want, found[0].give) if found else {}
        case Freeze(kinds=kinds):
            rotting = sum(count for kind, count in player.stock.items() if kind not in kinds)
            return {"ice": player.ice - len(kinds), "rotting": rotting, "coins": ROT * rotting}
        case _:
            return {}


def _trade(player: Player, give: Mapping[str, int], get: Mapping[str, int]) -> Mapping[str, Figure]:
    """What the afternoon brings more or less with his own cards, the coins of the trade included."""
    demand, prices = DEMAND_CARDS[player.demand], PRICE_CARDS[player.price]
    after = Tally(player.stock)
    after.update(get)
    after.subtract(give)
    coins = after.pop(COINS, 0)
    before_sold, after_sold = (proceeds(stock, demand, prices) for stock in (player.stock, after))
    unsold = sum(after[kind] for kind in after if kind not in after_sold)
    return {"brings": coins + sum(after_sold.values()) - sum(before_sold.values()), "unsold": unsold}
