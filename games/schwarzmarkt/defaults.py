"""What a seat does whose time has run out (rule spec, section 5).

Nothing that others see of it rests on the hand, apart from the card it moves: where it would, a lot decides.
"""

from games.kernel import Action, Decision, Dice, Seat
from games.schwarzmarkt.actions import Lay
from games.schwarzmarkt.components import NEXT_OFFER, OFFERS, PRODUCTS, TEXTS, Phase
from games.schwarzmarkt.laying import layable
from games.schwarzmarkt.listed import COLLECT, DEAL, LAY, PASSES, RAID, SPY, TAKE, swap
from games.schwarzmarkt.offer import most_steps
from games.schwarzmarkt.state import Offer, State
from games.schwarzmarkt.text_cards import Choice, draw_unseen


def default(state: State, seat: Seat, _decision: Decision, dice: Dice) -> Action:
    """What a skipped seat does."""
    if state.offer is not None:
        return _turn(state, state.offer)
    if state.phase is Phase.LAY:
        return _lay(state, seat)
    return default_choice(state, seat, dice)


def _lay(state: State, seat: Seat) -> Lay:
    """D1: the offer held longest; else a text card for the next offer; else the card held longest."""
    cards = layable(state, seat)
    offers = [card for card in cards if card in OFFERS]
    waiting = [card for kind in NEXT_OFFER for card in cards if TEXTS.get(card) is kind]
    return LAY[(offers or waiting or cards)[0]]


def default_choice(state: State, seat: Seat, dice: Dice) -> Choice:
    """D2 to D7."""
    left = state.after(seat)
    player = state.players[seat]
    lot = dice.stream(f"default:p{state.play}.{state.phase}")
    match state.phase:
        case Phase.SPY:
            return SPY[left]
        case Phase.COLLECT:
            return COLLECT[max(state.opponents(seat), key=lambda other: sum(state.players[other].hand))]
        case Phase.DEAL:
            return DEAL[draw_unseen(lot, player.hand, 1).index(1)]
        case Phase.SWAP:
            return swap(left, (PRODUCTS[draw_unseen(lot, player.hand, 1).index(1)],))
        case Phase.RAID:
            return RAID[left][lot.below(len(PRODUCTS))]
        case _:
            in_pile = [index for index, count in enumerate(state.pile) if count]
            return TAKE[max(in_pile, key=lambda index: player.hand[index])]


def _turn(state: State, offer: Offer) -> Action:
    """D8, D9: pass, with the smallest step."""
    return PASSES[min(1, most_steps(state.marker, offer.cap))]
