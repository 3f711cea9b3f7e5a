"""Black market cards: which may be laid, and what follows (SM-3)."""

from games.kernel import Dice, Event, Refusal, Seat
from games.schwarzmarkt.components import DISCOVERY, NEXT_OFFER, OFFERS, TEXTS, Text
from games.schwarzmarkt.events import Laid
from games.schwarzmarkt.offer import open_offer
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import draw_market_card, finish_play
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_cards import begin_text


def layable(state: State, seat: Seat) -> list[str]:
    """The black market cards that the seat may lay, the one held longest first."""
    return [card for card in state.players[seat].market if forbidden(state, seat, card) is None]


def check_held(state: State, seat: Seat, card: str) -> None:
    """Refuse a card that the seat does not hold."""
    if card not in state.players[seat].market:
        raise Refusal(Because.NOT_YOUR_CARD, "SM-3.1", card=card)


def forbidden(state: State, seat: Seat, card: str) -> Refusal | None:
    """Why the seat may not lay a card that it holds."""
    if TEXTS.get(card) is not Text.NEUE_WARE_ENTDECKT:
        return None
    points = state.players[seat].points
    if points < DISCOVERY:
        return Refusal(Because.TOO_POOR, "SM-8.9", points=points, price=DISCOVERY)
    if not any(state.pile):
        return Refusal(Because.PILE_EMPTY, "SM-8.9")
    return None


def lay_card(state: State, seat: Seat, card: str, dice: Dice) -> list[Event]:
    """Lay a card, draw another, then open the offer or begin with the text card; a waiting card ends the play."""
    player = state.players[seat]
    player.market.remove(card)
    if player.plan is not None and player.plan.lay == card:
        player.plan = player.plan.after_laying
    if card not in state.shown:
        state.shown.append(card)
    laid = Laid(seat=seat, card=card, scope=state.options.scope_of(card))
    events: list[Event] = [laid, *draw_market_card(state, seat)]
    if card in OFFERS:
        open_offer(state, card)
    elif TEXTS[card] in NEXT_OFFER:
        state.waiting.append(card)
        events += finish_play(state, dice)
    else:
        events += begin_text(state, seat, card, TEXTS[card])
    return events
