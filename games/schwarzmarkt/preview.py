"""What a choice costs and brings, as far as the seat can know."""

from collections.abc import Mapping

from games.kernel import Action, Fact, Seat
from games.schwarzmarkt.actions import Collect, Deal, Drop, Lay, Pass, Raid, Sell, Spy, Swap
from games.schwarzmarkt.components import (
    DISCOVERY,
    NEXT_OFFER,
    OFFERS,
    QUICK_DEAL,
    RATES,
    TEXTS,
    TOP,
    Text,
)
from games.schwarzmarkt.offer import payment
from games.schwarzmarkt.state import State


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Fact]:
    """Figures for the button or line of a choice."""
    player = state.players[seat]
    match action:
        case Lay(card=card):
            return _laid(state, seat, card)
        case Sell(counts=counts):
            number = sum(counts)
            return {"paid": payment(state, number), "left": sum(player.hand) - number}
        case Pass(steps=steps):
            return {"rate": RATES[min(state.marker + (steps or 0), TOP)]}
        case Deal():
            return {"paid": QUICK_DEAL, "left": sum(player.hand) - 1}
        case Spy(victim=victim) | Collect(victim=victim) | Swap(victim=victim) | Raid(victim=victim):
            return {"cards": sum(state.players[victim].hand)}
        case Drop(number=number) if number <= len(player.rules):
            return {"rule": player.rules[number - 1].text}
        case _:
            return {}


def _laid(state: State, seat: Seat, card: str) -> dict[str, Fact]:
    if card in OFFERS:
        held = sum(map(min, state.players[seat].hand, OFFERS[card]))
        return {"effect": "offer", "held": held}
    if TEXTS[card] in NEXT_OFFER:
        return {"effect": "waits", "scope": state.options.scope_of(card)}
    return {"effect": "search", "price": DISCOVERY} if TEXTS[card] is Text.NEUE_WARE_ENTDECKT else {}
