"""Before each day: what is laid out, and how it is dealt from the piles (FM-2, FM-11)."""

from typing import Literal

from games.fishmarket.components import CARGO, PRICE_CARDS, counted
from games.fishmarket.events import BoatLanded, DayBegan, PriceDealt, Reshuffled
from games.fishmarket.state import Boat, Deck, State
from games.kernel import Dice, Event, Window

DeckName = Literal["fish", "demand", "price"]


def deal(state: State, name: DeckName, count: int, dice: Dice, events: list[Event]) -> list[str]:
    """So many cards from the top of a pile, which is made anew from its discard when it is empty (FM-11.1).

    Where both are empty, dealing stops (FM-11.6).
    """
    deck: Deck = getattr(state, name)
    dealt: list[str] = []
    while len(dealt) < count:
        if not deck.pile:
            if not deck.discard:
                break
            deck.pile, deck.discard = dice.stream(f"reshuffle:{name}:{state.day}").shuffled(deck.discard), []
            events.append(Reshuffled(pile=name, cards=len(deck.pile)))
        dealt.append(deck.pile.pop())
    return dealt


def begin_day(state: State, dice: Dice) -> list[Event]:
    """Lay out demand cards, deal price cards, unload the boats, and ask for bids."""
    state.day += 1
    seats, docks = len(state.players), len(state.boats)
    events: list[Event] = []
    state.face_up = deal(state, "demand", seats, dice, events)
    events.append(DayBegan(day=state.day, demand=tuple(state.face_up)))
    prices = deal(state, "price", seats, dice, events)
    for seat, card in zip(state.seat_order, prices, strict=True):
        state.players[seat].price = card
        grey, brown = PRICE_CARDS[card]
        events.append(PriceDealt(to=(seat,), seat=seat, card=card, grey=grey, brown=brown))
    state.boats = [Boat(boat.dock) for boat in state.boats]
    for place, kind in enumerate(deal(state, "fish", docks * CARGO[state.day], dice, events)):
        state.boats[place % docks].cargo.append(kind)  # FM-2.6: in rows
    events += [BoatLanded(dock=boat.dock, cargo=counted(boat.cargo)) for boat in state.boats]
    state.phase, state.rebid_round = "bids", 0
    state.window = Window.open(state.day, list(range(seats)))
    return events
